/** A game played with the cards, as its players tell it (R46), checked against what can happen in a game. */
import type { ParsedInput } from '@shared/api'
import { dayTold } from '@shared/days'
import { Refusal } from '@shared/errors'
import type { HeroId, Outcome } from '@shared/games/one-deck-dungeon'
import type { CampaignId, SheetId } from '@shared/ids'
import { impossibleIn } from '../games/one-deck-dungeon/outcomes'
import type { SheetRow } from '../store/campaign-queries'
import type { RecordFacts } from '../store/record-queries'
import { heroOf } from './odd-records'

export type ToldGame = ParsedInput<'records.add'>['game']
type ToldHero = ToldGame['heroes'][number]

/** The game is younger; an older date is a slip of the pen. */
const EARLIEST = Date.UTC(2000, 0, 1)
/** Clocks and calendars differ by less than this. */
const DAY = 24 * 60 * 60 * 1000

export interface Circumstances {
  /** The campaign whose sheets may be in it; null: that of its sheets. */
  readonly campaign: CampaignId | null
  /** Gives a sheet, or refuses one that may not be in the game. */
  readonly sheetOf: (sheet: SheetId) => SheetRow
  readonly now: Date
}

/**
 * What a record says of a game that is told, in the form in which a played one ends.
 * @throws Refusal `bad-record` with the field, where it could not have happened, and what `sheetOf` refuses
 */
export const factsByHand = (game: ToldGame, circumstances: Circumstances): RecordFacts => {
  const heroes = readHeroes(game.heroes, circumstances)
  const outcome = outcomeOf(
    game,
    heroes.map(({ hero }) => hero),
  )
  const impossible = impossibleIn(outcome)
  if (impossible !== null) throw badRecord(impossible.field, `It cannot be: ${impossible.why}.`)
  return {
    endedAt: readMoment(game.playedAt, circumstances.now),
    day: dayTold(game.playedAt),
    outcome,
    seats: heroes.map(({ sheet, player }) => ({ sheet, player })),
  }
}

interface Seated {
  readonly hero: HeroId
  readonly sheet: SheetId | null
  readonly player: string | null
}

const readHeroes = (
  told: readonly ToldHero[],
  { campaign, sheetOf }: Circumstances,
): readonly Seated[] => {
  const sheets = told.flatMap(({ sheet }) => (sheet === null ? [] : [sheetOf(sheet)]))
  const [first] = sheets
  if (sheets.some((sheet) => sheet.campaign !== (campaign ?? first?.campaign))) {
    throw badRecord('sheet', 'The sheets are not all of this campaign.')
  }
  if (new Set(sheets.map(({ id }) => id)).size < sheets.length) {
    throw badRecord('sheet', 'One sheet cannot take two seats.')
  }
  return told.map(({ hero, sheet: id, player }): Seated => {
    const sheet = sheets.find((each) => each.id === id)
    const own = sheet === undefined ? undefined : heroOf(sheet)
    if (own !== undefined && hero !== undefined && hero !== own) {
      throw badRecord('hero', `The sheet belongs to the ${own}.`)
    }
    const who = own ?? hero
    if (who === undefined) throw badRecord('hero', 'A seat without a sheet needs a hero.')
    return { hero: who, sheet: id, player: player ?? sheet?.player ?? null }
  })
}

const readMoment = (told: string, now: Date): string => {
  const moment = Date.parse(told)
  if (moment < EARLIEST) throw badRecord('playedAt', 'Nobody has played so long ago.')
  if (moment > now.getTime() + DAY) throw badRecord('playedAt', 'That day is still to come.')
  return new Date(moment).toISOString()
}

const outcomeOf = (game: ToldGame, heroes: readonly HeroId[]): Outcome => ({
  result: game.won ? 'won' : 'lost',
  cause: game.cause,
  dungeon: game.dungeon,
  tier: game.tier,
  heroes,
  descents: game.descents,
  levels: game.levels,
  bossDefeated: game.won,
  turns: game.turns,
  bossRounds: game.bossRounds,
  healthLeft: game.healthLeft,
})

const badRecord = (field: string, message: string): Refusal =>
  new Refusal('bad-record', message, { field })
