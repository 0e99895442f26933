/**
 * What happened is played over the board: tiles are laid, minions step along their way, spaces flash. What was laid or has
 * arrived is out of sight until then; a press anywhere, a key or the next answer ends what is played.
 */
import { nextTick, onBeforeUnmount, onMounted, watch } from 'vue'
import type { TableAnswer } from '@shared/api'
import type {
  DungeonDiggerTypes,
  Event as GameEvent,
  EventType,
  Space,
} from '@shared/games/dungeon-digger'
import { shake, shine, sweep } from '@renderer/motion/marks'
import { paceOf } from '@renderer/motion/pace'
import { copyOf, placeOf, Stage, type Place } from '@renderer/motion/stage'
import { useAppStore } from '@renderer/stores/app'
import { findSpot } from '@renderer/table/spots'

/** Between one happening and the next, in milliseconds at normal speed. */
const APART = 220
/** Along one tile. */
const STEP = 190
/** However much has happened, it is over in time. */
const LONGEST = 4000

export function useMoving(
  answer: () => TableAnswer<DungeonDiggerTypes>,
  root: () => HTMLElement | null,
): void {
  const app = useAppStore()
  let stage: Stage | null = null
  let turn = 0

  function finish(): void {
    turn += 1
    stage?.clear()
    stage = null
  }
  async function begin(events: readonly GameEvent[], pace: number): Promise<void> {
    const own = ++turn
    await nextTick()
    const table = root()
    if (own !== turn || table === null) return
    stage = new Stage(pace)
    playAll(stage, table, events)
    stage.run(finish)
  }
  watch(answer, (now, was) => {
    finish()
    const pace = paceOf(app.settings?.speed ?? 'normal')
    if (pace === 0 || now.table !== was.table || now.revision <= was.revision) return
    if (now.events.length > 0) void begin(now.events, pace)
  })
  const presses = ['pointerdown', 'keydown', 'wheel', 'resize'] as const
  onMounted(() => {
    for (const name of presses) window.addEventListener(name, finish, { capture: true })
    document.addEventListener('visibilitychange', finish)
  })
  onBeforeUnmount(() => {
    finish()
    for (const name of presses) window.removeEventListener(name, finish, { capture: true })
    document.removeEventListener('visibilitychange', finish)
  })
}

function hexAt(root: HTMLElement, space: Space): Element | null {
  return root.querySelector(`[data-space="${space}"]`)
}
function placeAt(root: HTMLElement, space: Space): Place | null {
  const hex = hexAt(root, space)
  return hex === null ? null : placeOf(hex)
}

/** One after the other, as far as there is time for it. */
function playAll(stage: Stage, root: HTMLElement, events: readonly GameEvent[]): void {
  let at = 0
  /** Where minions have come to: whoever goes on from there has been seen on its way. */
  const reached = new Set<Space>()
  for (const event of events) {
    if (at > LONGEST) return
    at += play(stage, root, event, at, reached)
    if (event.type === 'stepped') reached.add(event.path.at(-1) ?? event.from)
  }
}
/** What is seen where something happened on one space. */
const SEEN: Readonly<Partial<Record<EventType, 'lay' | 'shine' | 'hurt' | 'quake'>>> = {
  placed: 'lay',
  'portal-placed': 'lay',
  'tile-hidden': 'lay',
  'tile-revealed': 'lay',
  rose: 'shine',
  liberated: 'shine',
  summoned: 'shine',
  'treasure-taken': 'shine',
  died: 'hurt',
  'piece-died': 'hurt',
  conquered: 'hurt',
  'dragon-moved': 'hurt',
  collapsed: 'quake',
  demolished: 'quake',
}
/** @returns how long it is until the next thing happens */
function play(
  stage: Stage,
  root: HTMLElement,
  event: GameEvent,
  at: number,
  reached: ReadonlySet<Space>,
): number {
  if (event.type === 'stepped') {
    const path = [event.from, ...event.path]
    return walk(stage, root, { ...event, path, goesOn: reached.has(event.from) }, at)
  }
  if (event.type === 'walked') {
    const path = [event.from, event.to]
    return walk(stage, root, { seat: event.seat, size: null, path, goesOn: false }, at)
  }
  if (event.type === 'corridor-completed' || event.type === 'flame') {
    const kinds = event.type === 'flame' ? ['hurt'] : []
    for (const space of event.spaces) flash(stage, root, space, at, ...kinds)
    return APART
  }
  const seen = SEEN[event.type]
  if (seen === undefined || !('at' in event) || event.at === null) return 0
  if (seen === 'lay') return lay(stage, root, event.at, at)
  if (seen === 'quake') return quake(stage, root, event.at, at)
  return flash(stage, root, event.at, at, ...(seen === 'hurt' ? ['hurt'] : []))
}
function lay(stage: Stage, root: HTMLElement, space: Space, at: number): number {
  const place = placeAt(root, space)
  if (place === null) return 0
  const tile = root.querySelector(`[data-tile="${space}"]`)
  if (tile !== null && at > 0) stage.hide(tile, at)
  sweep(stage, place, at, 'hexagon')
  return APART
}
function flash(
  stage: Stage,
  root: HTMLElement,
  space: Space,
  at: number,
  ...kinds: readonly string[]
): number {
  const place = placeAt(root, space)
  if (place === null) return 0
  shine(stage, place, at, 'hexagon', ...kinds)
  return APART
}
function quake(stage: Stage, root: HTMLElement, space: Space, at: number): number {
  const hex = hexAt(root, space)
  if (hex !== null) shake(stage, hex, at)
  return APART
}
interface Walk {
  readonly seat: number
  /** How many minions; null: another figure. */
  readonly size: number | null
  readonly path: readonly Space[]
  /** They are seen on an earlier way until they set out on this one. */
  readonly goesOn: boolean
}
/** The player's emblem goes the way of its minions; where nobody else of theirs stood, they are there once it arrives. */
function walk(
  stage: Stage,
  root: HTMLElement,
  { seat, size, path, goesOn }: Walk,
  at: number,
): number {
  const emblem = findSpot(`player ${seat}`, root)?.querySelector<HTMLElement>('svg')
  const places = path.flatMap((space) => placeAt(root, space) ?? [])
  const [first] = places
  if (emblem == null || first === undefined || places.length < 2) return 0
  const ghost = stage.ghost(first, [copyOf(emblem)], 'raised')
  ghost.style.scale = '0.55'
  const frames = places.map(({ left, top }) => ({
    transform: `translate(${(left - first.left) / first.zoom / 0.55}px, ${(top - first.top) / first.zoom / 0.55}px)`,
  }))
  const length = STEP * (places.length - 1)
  stage.play(ghost, frames, { at, length, easing: 'ease-in-out' })
  if (goesOn) stage.hide(ghost, at)
  const hex = hexAt(root, path.at(-1) ?? 0)?.parentElement
  const arrived = hex?.querySelector(`[data-squad="${seat} ${size ?? 0}"]`)
  if (arrived != null) stage.hide(arrived, at + length)
  return length
}
