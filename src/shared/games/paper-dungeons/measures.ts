/** What missions and objectives ask for, in words: they follow from what is counted, which packs may change. */
import type { Phrase } from '../game'
import type { Measure, MissionCard, ObjectiveCard } from './content'
import { metricAim, metricName, monsterName } from './keys'
import { listOf } from './phrases'

/** What a measure is counted by, as its sentences name it. */
function namedIn(measure: Measure): NonNullable<Phrase['named']> {
  switch (measure.metric) {
    case 'rooms-in-row':
      return { row: measure.row }
    case 'columns-with-at-least':
      return { rooms: measure.rooms }
    case 'monsters-of-type': {
      const types = listOf(measure.types.map((type) => ({ key: monsterName(type) })))
      return types === null ? {} : { types }
    }
    case 'monsters-level-at-least':
    case 'heroes-at-least':
      return { level: measure.level }
    case 'rooms-explored':
    case 'rows-complete':
    case 'corners-explored':
    case 'trap-rooms-explored':
    case 'monsters-defeated':
    case 'max-same-type-monsters':
    case 'min-per-monster-type':
    case 'hero-level-sum':
    case 'lowest-hero-level':
    case 'highest-hero-level':
    case 'gems-marked':
    case 'item-marks':
    case 'items-started':
    case 'items-complete':
    case 'potions-obtained':
    case 'brew-dice':
    case 'potion-hearts-left':
    case 'damage-marked':
    case 'boss-glory':
      return {}
  }
}

/** When a mission is done. */
export function aimOf({ measure, atLeast }: MissionCard): Phrase {
  return { key: metricAim(measure.metric), named: { ...namedIn(measure), at: atLeast } }
}

/** What the tiers of an objective count. */
export function measureOf({ measure, compare }: ObjectiveCard): Phrase {
  const counted = { key: metricName(measure.metric), named: namedIn(measure) }
  return compare === 'least' ? counted : { key: 'paper.metrics.atMost', named: { counted } }
}
