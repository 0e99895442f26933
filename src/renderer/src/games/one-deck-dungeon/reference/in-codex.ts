/** Which cards of the codex a topic of the rules is about, as the query of the codex's address. */
import { FOE_ABILITIES } from '@shared/games/one-deck-dungeon'
import type { Kind } from '@renderer/games/one-deck-dungeon/codex/entries'
import { TOPICS, type Chapter, type TopicId } from './topics'

const OF_CHAPTER: Readonly<Partial<Record<Chapter, Kind>>> = {
  skills: 'skill',
  potions: 'potion',
  heroes: 'hero',
  foes: 'combat',
  dungeons: 'dungeon',
  boss: 'boss',
}
/** Topics whose chapter is about other things. */
const OF_TOPIC: Readonly<Partial<Record<TopicId, Kind>>> = {
  combat: 'combat',
  peril: 'peril',
  'claim-skill': 'skill',
  'claim-potion': 'potion',
  levels: 'level',
  talents: 'talent',
  tiers: 'tier',
}

/** What to ask the codex for; null where no cards would help. */
export function inCodex(topic: TopicId): Readonly<Record<string, string>> | null {
  const ability = FOE_ABILITIES.find((one) => one === topic)
  if (ability !== undefined) return { ability }
  const kind = OF_TOPIC[topic] ?? OF_CHAPTER[TOPICS[topic].chapter]
  return kind === undefined ? null : { kind }
}
