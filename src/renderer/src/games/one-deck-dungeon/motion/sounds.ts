/** Which sound each cue has. */
import type { Heard } from '@renderer/sound'
import type { Sound } from '@renderer/sound/voices'
import type { Cue } from './cues'
import type { Timed } from './timeline'

type Loudness = Omit<Heard, 'at'>

function one(sound: Sound): Loudness {
  return { sound, count: 1 }
}

/** What a cue sounds like; null: it is only seen. */
export function soundOf(cue: Cue): Loudness | null {
  switch (cue.type) {
    case 'throw-dice':
    case 'throw-again':
      return { sound: 'dice', count: cue.dice.length }
    case 'turn-dice':
      return { sound: 'tap', count: cue.before.length }
    case 'gain-dice':
    case 'place-dice':
      return { sound: 'tap', count: cue.dice.length }
    case 'burn-card':
      return one('burn')
    case 'deal-door':
    case 'tuck':
      return one('card')
    case 'open-door':
      return one('door')
    case 'reveal-stairs':
    case 'stairs-step':
      return one('step')
    case 'hurt':
      return { sound: 'hit', count: cue.amount }
    case 'heal':
    case 'boss-heals':
      return one('heal')
    case 'use':
      return one('spark')
    case 'drink':
      return one('drink')
    case 'boss-roars':
      return one('roar')
    case 'strike-boss':
      return { sound: 'strike', count: cue.amount }
    case 'survive':
      return one('relief')
    case 'level-up':
      return one('level')
    case 'descend':
      return one('descend')
    case 'victory':
      return one('victory')
    case 'defeat':
      return one('defeat')
    case 'drop-dice':
    case 'meet':
    case 'cast-away':
      return null
  }
}

/** The sounds of timed cues. */
export function heardOf(cues: readonly Timed[]): readonly Heard[] {
  return cues.flatMap(({ cue, at }) => {
    const sound = soundOf(cue)
    return sound === null ? [] : [{ ...sound, at }]
  })
}
