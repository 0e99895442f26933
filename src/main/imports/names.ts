/** What the things of a file are called where a person is to recognise them. */
import { dungeonName, heroName, tierName } from '@renderer/locales/keys'
import type {
  CampaignContent,
  GauntletContent,
  RecordContent,
  SheetContent,
  TableContent,
} from '@shared/content'
import { DUNGEONS } from '@shared/games/one-deck-dungeon'
import type { Instant } from '@shared/ids'

/** Finds a message in the language of the screens. */
export type Say = (key: string) => string

const dayOf = (at: Instant): string => at.slice(0, 10)
const joined = (...parts: readonly string[]): string => parts.join(' · ')

export const itemNames = (say: Say) => ({
  campaign: ({ name }: CampaignContent): string => name,
  sheet: ({ hero, player }: SheetContent): string => joined(say(heroName(hero)), player),
  gauntlet: ({ tier, startedAt }: GauntletContent): string =>
    joined(say(tierName(tier)), dayOf(startedAt)),
  record: ({ outcome, endedAt }: RecordContent): string =>
    joined(say(dungeonName(outcome.dungeon)), dayOf(endedAt)),
  /** Options of a file are the game's own to read: what they do not name is left out. */
  table: ({ options, startedAt }: TableContent): string => {
    const dungeon = DUNGEONS.find((id) => id === options['dungeon'])
    return joined(...(dungeon === undefined ? [] : [say(dungeonName(dungeon))]), dayOf(startedAt))
  },
})
