/** What the dungeon sounds like. */
import { watch } from 'vue'
import type { TableAnswer } from '@shared/api'
import type { DungeonRunTypes, Event } from '@shared/games/dungeon-run'
import { paceOf } from '@renderer/motion/pace'
import { playSounds, type Heard } from '@renderer/sound'
import { useAppStore } from '@renderer/stores/app'
import { isRoll } from './rolling'

/** Between one sound and the next, in milliseconds. */
const APART = 160
/** After so long dice lie still. */
const ROLL = 1000

function soundOf(event: Event): Omit<Heard, 'at'> | null {
  switch (event.type) {
    case 'rolled':
    case 'rerolled':
      return { sound: 'dice', count: event.dice.length }
    case 'tile-placed':
      return { sound: 'door', count: 1 }
    case 'moved':
    case 'monster-moved':
      return { sound: 'step', count: 1 }
    case 'lair-placed':
    case 'endgame':
    case 'summoned':
    case 'wandered':
      return { sound: 'roar', count: 1 }
    case 'encounter-drawn':
    case 'treasure-found':
    case 'searched':
    case 'loot-taken':
    case 'skill-learned':
      return { sound: 'card', count: 1 }
    case 'wounded':
      return typeof event.who === 'number'
        ? { sound: 'hit', count: event.n }
        : { sound: 'strike', count: event.n }
    case 'healed':
      return { sound: 'heal', count: event.n }
    case 'slain':
    case 'disarmed':
      return { sound: 'relief', count: 1 }
    case 'advanced':
      return { sound: 'level', count: 1 }
    case 'stone-appeared':
      return { sound: 'spark', count: 1 }
    case 'equipped':
    case 'stowed':
    case 'help':
      return { sound: 'tap', count: 1 }
    case 'fainted':
    case 'eliminated':
      return { sound: 'defeat', count: 1 }
    case 'over':
      return { sound: event.result.type === 'won' ? 'victory' : 'defeat', count: 1 }
    case 'begun':
    case 'hero-dealt':
    case 'skills-drawn':
    case 'round-begun':
    case 'turn-begun':
    case 'token-passed':
    case 'acted':
    case 'stayed':
    case 'tile-set-aside':
    case 'cell-exhausted':
    case 'stranger-left':
    case 'card-discarded':
    case 'help-answered':
    case 'assigned':
    case 'effect':
    case 'prevented':
    case 'survived':
    case 'sprung':
    case 'attached':
    case 'shed':
    case 'voted':
    case 'dropped':
    case 'trade-proposed':
    case 'trade-ended':
    case 'peeked':
      return null
  }
}
/** Dice are heard as they are thrown; what they bring, once they lie still. */
export function heardOf(events: readonly Event[]): readonly Heard[] {
  const rest = events.some(isRoll) ? ROLL : 0
  let dice = 0
  let others = 0
  return events.flatMap((event): readonly Heard[] => {
    const sound = soundOf(event)
    if (sound === null) return []
    const at = isRoll(event) ? APART * dice++ : rest + APART * others++
    return [{ ...sound, at }]
  })
}

/** Lets the answers of a table be heard, where that is asked for. */
export function useSounds(answer: () => TableAnswer<DungeonRunTypes>): void {
  const app = useAppStore()
  watch(answer, (now, was) => {
    if (now.table !== was.table || now.revision <= was.revision) return
    if (!app.settings?.sound) return
    playSounds(heardOf(now.events), paceOf(app.settings.speed), app.settings.volume)
  })
}
