/** What the pencil and the dice sound like. */
import { watch } from 'vue'
import type { TableAnswer } from '@shared/api'
import type { Event, PaperTypes, SheetEvent } from '@shared/games/paper-dungeons'
import { paceOf } from '@renderer/motion/pace'
import { playSounds, type Heard } from '@renderer/sound'
import { useAppStore } from '@renderer/stores/app'

/** Between one sound and the next, in milliseconds. */
const APART = 140

type Loudness = Omit<Heard, 'at'>

function soundOfSheet(event: SheetEvent): Loudness | null {
  switch (event.type) {
    case 'hero-raised':
      return { sound: 'level', count: 1 }
    case 'potion-gained':
      return { sound: 'drink', count: 1 }
    case 'room-entered':
      return { sound: 'step', count: 1 }
    case 'monster-defeated':
      return { sound: 'strike', count: 1 }
    case 'damaged':
      return { sound: 'hit', count: event.amount }
    case 'gem-taken':
      return { sound: 'spark', count: 1 }
    case 'item-marked':
    case 'gem-marked':
    case 'kept':
      return { sound: 'tap', count: 1 }
    case 'die-used':
    case 'row-filled':
    case 'gain-lost':
    case 'trap-sprung':
    case 'resurrected':
      return null
  }
}

/** What everyone hears: a boss, the end; and what the viewer's own pencil does. */
export function heardOf(events: readonly Event[]): readonly Heard[] {
  const sounds = events.flatMap((event): readonly (Loudness | null)[] => {
    switch (event.type) {
      case 'played':
        return event.events.map(soundOfSheet)
      case 'boss-fought':
        return [{ sound: 'roar', count: 1 }]
      case 'finished':
        return [{ sound: 'victory', count: 1 }]
      case 'begun':
      case 'dealt':
      // Dice are heard as they are thrown.
      case 'rolled':
      case 'committed':
      case 'revealed':
      case 'gem-announced':
      case 'mission-done':
      case 'reward-decided':
      case 'gems-scattered':
        return []
    }
  })
  return sounds
    .filter((sound) => sound !== null)
    .map((sound, at): Heard => ({ ...sound, at: at * APART }))
}

/** Lets the answers of a table be heard, where that is asked for. */
export function useSounds(answer: () => TableAnswer<PaperTypes>): void {
  const app = useAppStore()
  watch(answer, (now, was) => {
    if (now.table !== was.table || now.revision <= was.revision) return
    if (!app.settings?.sound) return
    playSounds(heardOf(now.events), paceOf(app.settings.speed), app.settings.volume)
  })
}
