/**
 * What rolls bring is told once the dice lie still: until then the table shows what it showed before, with nothing to
 * press, and the dice fly. A press anywhere, a key or the next answer brings them down at once.
 */
import {
  computed,
  nextTick,
  onBeforeUnmount,
  onMounted,
  ref,
  shallowRef,
  watch,
  type Ref,
} from 'vue'
import type { LogEntry, TableAnswer } from '@shared/api'
import type { DungeonRunTypes, Event as GameEvent, View } from '@shared/games/dungeon-run'
import { paceOf } from '@renderer/motion/pace'
import { middleOf, placeOf, Stage } from '@renderer/motion/stage'
import { playThrow } from '@renderer/motion/throwing'
import { passingFaces, throwOf } from '@renderer/motion/tumble'
import { useAppStore } from '@renderer/stores/app'
import { swallowClick } from '@renderer/table/swallow-click'
import { thrownDie, type DieSide } from './thrown-die'

type Answer = TableAnswer<DungeonRunTypes>
type Log = readonly LogEntry<DungeonRunTypes>[]

/** Between one die and the next, in milliseconds at normal speed. */
const APART = 35
/** A roll is over in time, however many dice it has. */
const LONGEST = 1000

export interface Rolling {
  /** Dice are in the air. */
  readonly rolling: Readonly<Ref<boolean>>
  /** The view and the log as far as they may be told. */
  readonly told: Readonly<Ref<View>>
  readonly log: Readonly<Ref<Log>>
}

export function isRoll({ type }: GameEvent): boolean {
  return type === 'rolled' || type === 'rerolled'
}

/** @param moving false: a table that is looked back at shows everything at once */
export function useRolling(
  answer: () => Answer,
  log: () => Log,
  root: () => HTMLElement | null,
  moving: boolean,
): Rolling {
  const app = useAppStore()
  const rolling = ref(false)
  const before = shallowRef({ view: answer().view, log: log() })
  let stage: Stage | null = null
  /** Raised whenever something else has come: what waited for the screen is then no longer wanted. */
  let turn = 0

  function finish(): void {
    turn += 1
    stage?.clear()
    stage = null
    rolling.value = false
  }
  async function begin(events: readonly GameEvent[]): Promise<void> {
    const own = ++turn
    const lay = facesOf(root())
    await nextTick()
    if (own !== turn) return
    stage = new Stage(paceOf(app.settings?.speed ?? 'normal'))
    if (throwAll(stage, freshDice(root(), events, lay))) stage.run(finish)
    else finish()
  }
  /** What is under the pointer or the keys now was not there when they were pressed. */
  function interrupt(event: Event): void {
    if (!rolling.value) return
    finish()
    if (event.type === 'keydown') event.stopPropagation()
    const pressed = event.target instanceof Element ? event.target.closest('a, button') : null
    if (event.type === 'pointerdown' && pressed === null) swallowClick()
  }
  if (moving) {
    watch(answer, (now, was) => {
      finish()
      if (now.table !== was.table || now.revision <= was.revision) return
      if (!now.events.some(isRoll) || paceOf(app.settings?.speed ?? 'normal') === 0) return
      rolling.value = true
      void begin(now.events)
    })
    const presses = ['pointerdown', 'keydown', 'resize'] as const
    onMounted(() => {
      for (const name of presses) window.addEventListener(name, interrupt, { capture: true })
      document.addEventListener('visibilitychange', finish)
    })
    onBeforeUnmount(() => {
      finish()
      for (const name of presses) window.removeEventListener(name, interrupt, { capture: true })
      document.removeEventListener('visibilitychange', finish)
    })
  }
  watch(
    [() => answer().view, log, rolling],
    ([view, entries, moves]) => {
      if (!moves) before.value = { view, log: entries }
    },
    { flush: 'post' },
  )
  return {
    rolling,
    told: computed(() => (rolling.value ? before.value.view : answer().view)),
    log: computed(() => (rolling.value ? before.value.log : log())),
  }
}

type Faces = ReadonlyMap<string, readonly string[]>
function diceBy(root: HTMLElement | null): ReadonlyMap<string, readonly Element[]> {
  return Map.groupBy(
    root?.querySelectorAll('[data-die]') ?? [],
    (die) => die.getAttribute('data-by') ?? '',
  )
}
/** What the dice show, by whoever rolled them. */
function facesOf(root: HTMLElement | null): Faces {
  const faces = [...diceBy(root)].map(
    ([by, dice]) => [by, dice.map((die) => die.getAttribute('data-die') ?? '')] as const,
  )
  return new Map(faces)
}
/** Dice that were rolled; of those rolled again the ones that show something else, or all where none does. */
function freshDice(
  root: HTMLElement | null,
  events: readonly GameEvent[],
  lay: Faces,
): readonly Element[] {
  return [...diceBy(root)].flatMap(([by, dice]) => {
    const last = events.findLast(
      (event) => (event.type === 'rolled' || event.type === 'rerolled') && String(event.by) === by,
    )
    if (last === undefined) return []
    const changed = dice.filter((die, at) => die.getAttribute('data-die') !== lay.get(by)?.[at])
    return last.type === 'rerolled' && changed.length > 0 ? changed : dice
  })
}

/** Throws the dice that lie there, each from the edge of whoever rolled. Whether there was any. */
function throwAll(stage: Stage, dice: readonly Element[]): boolean {
  let any = false
  for (const [at, die] of dice.entries()) {
    const place = placeOf(die)
    const face = Number(die.getAttribute('data-die'))
    if (place === null || !(face > 0)) continue
    any = true
    const side: DieSide = die.getAttribute('data-side') === 'foe' ? 'foe' : 'own'
    const { x, y } = middleOf(place)
    const from = {
      x: (side === 'foe' ? window.innerWidth * 0.62 : window.innerWidth * 0.1) - x,
      y: window.innerHeight * (side === 'foe' ? 0.05 : 0.9) - y,
    }
    const begun = throwOf(at * APART, place.width, from, true)
    const thrown = { ...begun, at: Math.min(begun.at, LONGEST / 2) }
    const length = Math.min(thrown.length, LONGEST - thrown.at)
    const token = thrownDie(side, place.width / place.zoom)
    const lands = playThrow(stage, place, token, passingFaces(thrown.turns, face), {
      ...thrown,
      length,
    })
    stage.hide(die, lands)
  }
  return any
}
