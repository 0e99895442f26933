/**
 * The dice of a new turn fly into the tray, once what the last one revealed has been read; until then they are out of
 * sight. A press anywhere, a key or the next turn brings them down at once.
 */
import { computed, nextTick, onBeforeUnmount, onMounted, ref, watch, type ComputedRef } from 'vue'
import type { TableId } from '@shared/ids'
import { paceOf } from '@renderer/motion/pace'
import { middleOf, placeOf, Stage } from '@renderer/motion/stage'
import { playThrow, type ThrownToken } from '@renderer/motion/throwing'
import { passingFaces, throwOf } from '@renderer/motion/tumble'
import { playSounds } from '@renderer/sound'
import { useAppStore } from '@renderer/stores/app'
import './thrown-dice.css'

/** Between one die and the next, in milliseconds at normal speed. */
const APART = 40
/** A roll is over in time, however many dice it has. */
const LONGEST = 1000
/** How thick a die is, by its size, and how many slices make the rim. */
const THICKNESS = 0.28
const SLICES = 4

/** By table, the turn whose dice were thrown last: the table is drawn anew whenever the computer is passed on. */
const thrown = new Map<TableId, number>()

interface Thrower {
  readonly table: () => TableId
  readonly turn: () => number
  /** Something else is to be read first. */
  readonly waits: () => boolean
  readonly tray: () => Element | null
}

/** @returns whether the dice of the turn are still in the hand */
export function useThrownDice({ table, turn, waits, tray }: Thrower): ComputedRef<boolean> {
  const app = useAppStore()
  // A table that is opened shows its dice as they lie.
  const lying = ref(thrown.get(table()) ?? turn())
  thrown.set(table(), lying.value)
  let stage: Stage | null = null

  function land(): void {
    stage?.clear()
    stage = null
  }
  async function fly(): Promise<void> {
    land()
    if (turn() <= lying.value || waits()) return
    const pace = paceOf(app.settings?.speed ?? 'normal')
    lying.value = turn()
    thrown.set(table(), lying.value)
    if (app.settings?.sound)
      playSounds(
        [{ sound: 'dice', count: dieSides(tray()).length, at: 0 }],
        pace,
        app.settings.volume,
      )
    if (pace === 0) return
    await nextTick()
    if (stage !== null) return
    stage = new Stage(pace)
    if (throwAll(stage, dieSides(tray()))) stage.run(land)
    else land()
  }
  watch([turn, waits], () => void fly(), { flush: 'post', immediate: true })
  const presses = ['pointerdown', 'keydown', 'resize'] as const
  onMounted(() => {
    for (const name of presses) window.addEventListener(name, land, { capture: true })
    document.addEventListener('visibilitychange', land)
  })
  onBeforeUnmount(() => {
    land()
    for (const name of presses) window.removeEventListener(name, land, { capture: true })
    document.removeEventListener('visibilitychange', land)
  })
  return computed(() => lying.value < turn())
}

function dieSides(tray: Element | null): readonly HTMLElement[] {
  return [...(tray?.querySelectorAll<HTMLElement>('[data-symbol]') ?? [])]
}

/** Throws the dice that lie there out of a hand over the table. Whether there was any. */
function throwAll(stage: Stage, dice: readonly HTMLElement[]): boolean {
  let any = false
  for (const [at, die] of dice.entries()) {
    const place = placeOf(die)
    if (place === null) continue
    any = true
    const { x, y } = middleOf(place)
    const from = { x: window.innerWidth * 0.5 - x, y: window.innerHeight * 0.35 - y }
    const begun = throwOf(at * APART, place.width, from, true)
    const flight = { ...begun, length: Math.min(begun.length, LONGEST - begun.at) }
    const token = tokenOf(die, dice, place.width / place.zoom)
    stage.hide(die, playThrow(stage, place, token, passingFaces(flight.turns, at + 1), flight))
  }
  return any
}

/** A thick token with the die on either side; on its way it passes what the others show, in its own colour. */
function tokenOf(die: HTMLElement, dice: readonly HTMLElement[], size: number): ThrownToken {
  const element = document.createElement('div')
  element.className = `paper-die ${die.dataset['color'] ?? ''}`
  const thick = size * THICKNESS
  for (let slice = 0; slice < SLICES; slice += 1) {
    const rim = document.createElement('div')
    rim.className = 'rim'
    rim.style.transform = `translateZ(${(slice / (SLICES - 1) - 0.5) * thick * 0.96}px)`
    element.append(rim)
  }
  const [front, back] = ['', 'rotateX(180deg) '].map((turned) => {
    const side = document.createElement('div')
    side.className = 'side'
    side.style.transform = `${turned}translateZ(${thick / 2}px)`
    element.append(side)
    return side
  })
  function write(side: HTMLElement | undefined, face: number): void {
    const shown = dice[face - 1] ?? die
    const copy = die.cloneNode(true) as HTMLElement
    copy.classList.remove(die.dataset['symbol'] ?? '')
    copy.classList.add(shown.dataset['symbol'] ?? '')
    copy.replaceChildren(...[...shown.childNodes].map((node) => node.cloneNode(true)))
    side?.replaceChildren(copy)
  }
  return {
    element,
    show: (up, below) => {
      write(front, up)
      write(back, below)
    },
  }
}
