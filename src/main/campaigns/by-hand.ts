/** A game played with the cards, as its players tell it (R46), checked against what can happen in a game. */
import type { ParsedInput } from '@shared/api'
import { Refusal } from '@shared/errors'
import { PARTY_SIZES } from '@shared/games/one-deck-dungeon'
import type { HeroId, Outcome } from '@shared/games/one-deck-dungeon'
import type { CampaignId, SheetId } from '@shared/ids'
import type { SheetRow } from '../store/campaign-queries'
import type { RecordFacts } from '../store/record-queries'

export type ToldGame = ParsedInput<'records.add'>['game']
type ToldHero = ToldGame['heroes'][number]

const DESCENTS_TO_BOSS = 3
/** Level 4 is the highest: three levels gained from the first, two from Novice's second. */
const MOST_LEVELS = 3
const MOST_LEVELS_FROM_NOVICE = 2
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
  checkCourse(game)
  checkEnd(game)
  return {
    endedAt: readMoment(game.playedAt, circumstances.now),
    outcome: outcomeOf(
      game,
      heroes.map(({ hero }) => hero),
    ),
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
  if (!PARTY_SIZES.some((size) => size === told.length)) {
    throw badRecord('heroes', 'A party has one, two or four heroes.')
  }
  const sheets = told.flatMap(({ sheet }) => (sheet === null ? [] : [sheetOf(sheet)]))
  const [first] = sheets
  if (sheets.some((sheet) => sheet.campaign !== (campaign ?? first?.campaign))) {
    throw badRecord('sheet', 'The sheets are not all of this campaign.')
  }
  if (hasTwice(sheets.map(({ id }) => id))) {
    throw badRecord('sheet', 'One sheet cannot take two seats.')
  }
  const heroes = told.map(({ hero, sheet: id, player }): Seated => {
    const sheet = sheets.find((each) => each.id === id)
    if (sheet !== undefined && hero !== undefined && hero !== sheet.hero) {
      throw badRecord('hero', `The sheet belongs to the ${sheet.hero}.`)
    }
    const who = sheet?.hero ?? hero
    if (who === undefined) throw badRecord('hero', 'A seat without a sheet needs a hero.')
    return { hero: who, sheet: id, player: player ?? sheet?.player ?? null }
  })
  if (hasTwice(heroes.map(({ hero }) => hero))) {
    throw badRecord('hero', 'No hero is in a party twice.')
  }
  return heroes
}

const hasTwice = (all: readonly string[]): boolean => new Set(all).size < all.length

/** How far the party came. */
const checkCourse = ({ won, descents, levels, tier, bossRounds }: ToldGame): void => {
  const reachedBoss = descents === DESCENTS_TO_BOSS
  if (won && !reachedBoss) throw badRecord('descents', 'The boss waits behind three descents.')
  if (bossRounds !== null && bossRounds > 0 && !reachedBoss) {
    throw badRecord('bossRounds', 'The boss waits behind three descents.')
  }
  if (won && bossRounds === 0) throw badRecord('bossRounds', 'No boss falls without a round.')
  if (levels > (tier === 'novice' ? MOST_LEVELS_FROM_NOVICE : MOST_LEVELS)) {
    throw badRecord('levels', 'There are not so many levels to gain.')
  }
}

/** How it ended. */
const checkEnd = ({ won, cause, descents, heroes, healthLeft }: ToldGame): void => {
  if (won && cause !== null)
    throw badRecord('cause', 'A game that was won was not lost to anything.')
  if (cause === 'boss' && descents < DESCENTS_TO_BOSS) {
    throw badRecord('cause', 'The boss waits behind three descents.')
  }
  if (healthLeft === null) return
  if (healthLeft.length !== heroes.length) {
    throw badRecord('healthLeft', 'Each hero has its health left.')
  }
  if (won && healthLeft.includes(0)) {
    throw badRecord('healthLeft', 'A party with a fallen hero has lost (R34).')
  }
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
