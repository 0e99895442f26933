/** What the things of a file are called where a person is to recognise them. */
import { heroName, tierName } from '@shared/games/one-deck-dungeon/keys'
import type {
  CampaignContent,
  GauntletContent,
  RecordContent,
  SheetContent,
  TableContent,
} from '@shared/content'
import type { Phrase } from '@shared/games/game'
import * as v from 'valibot'
import type { Game } from '../games/game'

/** Says a phrase in the language of the screens. */
export type Say = (phrase: Phrase) => string

const joined = (...parts: readonly string[]): string => parts.join(' · ')

export const itemNames = (say: Say) => ({
  campaign: ({ name }: CampaignContent): string => name,
  sheet: ({ hero, player }: SheetContent): string => joined(say({ key: heroName(hero) }), player),
  gauntlet: ({ tier }: GauntletContent): string => say({ key: tierName(tier) }),
  record: ({ outcome }: RecordContent, game: Game): string => say(game.files.title(outcome)),
  /** Where the options of a file are none, the game's own name must do. */
  table: ({ options }: TableContent, { schemas, phrases }: Game): string => {
    const parsed = v.safeParse(schemas.options, options)
    return say(parsed.success ? phrases.title(parsed.output) : phrases.name)
  },
})
