/** What the things of a file are called where a person is to recognise them. */
import * as v from 'valibot'
import type {
  CampaignContent,
  RecordContent,
  SeriesContent,
  SheetContent,
  TableContent,
} from '@shared/content'
import type { Phrase } from '@shared/games/game'
import type { PlayerId } from '@shared/ids'
import { findSeries } from '../games/series'
import type { Game } from '../games/game'

/** Says a phrase in the language of the screens. */
export type Say = (phrase: Phrase) => string

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ')
}

/** @param nameOf gives what a player is called */
export function itemNames(say: Say, nameOf: (player: PlayerId) => string) {
  return {
    campaign: ({ name }: CampaignContent): string => name,
    sheet: ({ role, player }: SheetContent, { files }: Game): string => {
      const named = files.sheets?.role(role) ?? null
      return joined(named === null ? '' : say(named), nameOf(player))
    },
    series: ({ kind, setup }: SeriesContent, game: Game): string => {
      const rules = findSeries(game, kind)
      const parsed = rules === null ? null : v.safeParse(rules.setup, setup)
      return say(rules && parsed?.success ? rules.title(parsed.output) : game.phrases.name)
    },
    record: ({ outcome }: RecordContent, game: Game): string => say(game.files.title(outcome)),
    /** Where the options of a file are none, the game's own name must do. */
    table: ({ options }: Pick<TableContent, 'options'>, { schemas, phrases }: Game): string => {
      const parsed = v.safeParse(schemas.options, options)
      return say(parsed.success ? phrases.title(parsed.output) : phrases.name)
    },
  }
}
