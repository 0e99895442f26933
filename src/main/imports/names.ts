/** What the things of a file are called where a person is to recognise them. */
import { dungeonName, heroName, tierName } from '@shared/games/one-deck-dungeon/keys'
import type {
  CampaignContent,
  GauntletContent,
  RecordContent,
  SheetContent,
  TableContent,
} from '@shared/content'
import { DUNGEONS } from '@shared/games/one-deck-dungeon'

/** Finds a message in the language of the screens. */
export type Say = (key: string) => string

const joined = (...parts: readonly string[]): string => parts.join(' · ')

export const itemNames = (say: Say) => ({
  campaign: ({ name }: CampaignContent): string => name,
  sheet: ({ hero, player }: SheetContent): string => joined(say(heroName(hero)), player),
  gauntlet: ({ tier }: GauntletContent): string => say(tierName(tier)),
  record: ({ outcome }: RecordContent): string => say(dungeonName(outcome.dungeon)),
  /** Options of a file are the game's own to read: where they name no dungeon, the game's own name must do. */
  table: ({ options }: TableContent): string => {
    const dungeon = DUNGEONS.find((id) => id === options['dungeon'])
    return say(dungeon === undefined ? 'odd.name' : dungeonName(dungeon))
  },
})
