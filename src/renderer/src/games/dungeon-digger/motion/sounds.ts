/** What the digging sounds like. */
import { watch } from 'vue'
import type { TableAnswer } from '@shared/api'
import type { DungeonDiggerTypes, Event, EventType } from '@shared/games/dungeon-digger'
import { paceOf } from '@renderer/motion/pace'
import { playSounds, type Heard } from '@renderer/sound'
import { useAppStore } from '@renderer/stores/app'

/** Between one sound and the next, in milliseconds. */
const APART = 160

const SOUNDS: Readonly<Partial<Record<EventType, Heard['sound']>>> = {
  'portal-placed': 'level',
  'tile-hidden': 'tap',
  'tile-revealed': 'card',
  'tiles-drawn': 'card',
  placed: 'door',
  'corridor-completed': 'spark',
  gold: 'relief',
  'coin-gained': 'tap',
  'coin-stored': 'tap',
  'coin-paid': 'tap',
  rose: 'heal',
  stepped: 'step',
  walked: 'step',
  died: 'strike',
  'piece-died': 'strike',
  sacrificed: 'burn',
  collapsed: 'roar',
  demolished: 'roar',
  conquered: 'hit',
  liberated: 'relief',
  'ability-used': 'spark',
  converted: 'spark',
  flame: 'burn',
  clock: 'tap',
  'entered-citadel': 'door',
  'dragon-moved': 'roar',
  rescued: 'relief',
  'treasure-taken': 'level',
  'treasure-delivered': 'victory',
  summoned: 'roar',
  eliminated: 'defeat',
  over: 'victory',
}
/** How much of it there is. */
function countOf(event: Event): number {
  if (event.type === 'died' || event.type === 'converted') return event.count
  return event.type === 'stepped' ? event.path.length : 1
}

/** One after the other, in the order of what happened. */
export function heardOf(events: readonly Event[]): readonly Heard[] {
  let at = 0
  return events.flatMap((event): readonly Heard[] => {
    const sound = SOUNDS[event.type]
    return sound === undefined ? [] : [{ sound, count: countOf(event), at: APART * at++ }]
  })
}

/** Lets the answers of a table be heard, where that is asked for. */
export function useSounds(answer: () => TableAnswer<DungeonDiggerTypes>): void {
  const app = useAppStore()
  watch(answer, (now, was) => {
    if (now.table !== was.table || now.revision <= was.revision) return
    if (!app.settings?.sound) return
    playSounds(heardOf(now.events), paceOf(app.settings.speed), app.settings.volume)
  })
}
