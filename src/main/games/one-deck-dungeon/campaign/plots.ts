/** What plots are drawn from: games as they ended, and the tallies of those played at a table. */
import {
  BOSSES,
  DIE_COLORS,
  DUNGEONS,
  FACES,
  HEROES,
  PLOT_TIERS,
} from '@shared/games/one-deck-dungeon'
import type {
  Defeats,
  DungeonId,
  Filters,
  HeroId,
  OddPlots,
  OddTypes,
  Options,
  PlotTier,
  Seat,
  Tally,
  TierId,
  DamageBySource,
} from '@shared/games/one-deck-dungeon'
import type { Counted, CountedGame, CountedTally } from '../../counted-games'
import { rateOf } from '../../win-rate'
import { luckOf } from './dice-luck'

type OddGame = CountedGame<OddTypes>
type OddTally = CountedTally<OddTypes>

/** Whether a hero is one of those that count. */
export function wasPlayed(hero: HeroId, { outcome, seats }: OddGame): boolean {
  return seats.some((seat) => outcome.heroes[seat] === hero)
}

/** The heroes of a game that count. */
function heroesOf({ outcome, seats }: OddGame): readonly HeroId[] {
  return outcome.heroes.filter((_, seat) => seats.includes(seat))
}

/** Of a game at a table only the seats of the hero that is asked for count. */
export function narrow(counted: Counted<OddTypes>, filters: Filters): Counted<OddTypes> {
  if (Object.values(filters).every((filter) => filter === null)) return counted
  const { games, tallies } = counted
  return {
    games: games.filter((game) => {
      const { dungeon, tier } = game.outcome
      return isAskedFor(filters, { dungeon, tier, heroes: heroesOf(game) })
    }),
    tallies: tallies.flatMap((counted): readonly OddTally[] => {
      const { dungeon, tier } = counted.options
      const heroAt = (seat: Seat): HeroId | undefined => counted.options.heroes[seat]?.hero
      const heroes = counted.seats.flatMap((seat) => heroAt(seat) ?? [])
      if (!isAskedFor(filters, { dungeon, tier, heroes })) return []
      const { hero } = filters
      const seats =
        hero === null ? counted.seats : counted.seats.filter((at) => heroAt(at) === hero)
      return [{ ...counted, seats }]
    }),
  }
}

export function plotsOf({ games, tallies }: Counted<OddTypes>): OddPlots {
  return {
    ...winRates(games),
    lost: tallies.filter(({ tally }) => tally.defeat !== null).length,
    tolls: damageBySource(tallies),
    defeats: defeatsOf(tallies),
    dice: { app: diceOf(tallies, 'app'), own: diceOf(tallies, 'own') },
  }
}

function plotTier(tier: TierId | null): PlotTier {
  return tier ?? 'none'
}

interface Facts {
  readonly heroes: readonly HeroId[]
  readonly dungeon: DungeonId
  readonly tier: TierId | null
}

function isAskedFor({ hero, dungeon, tier }: Filters, game: Facts): boolean {
  return (
    (hero === null || game.heroes.includes(hero)) &&
    (dungeon === null || game.dungeon === dungeon) &&
    (tier === null || plotTier(game.tier) === tier)
  )
}

function winRates(games: readonly OddGame[]): Pick<OddPlots, 'byHero' | 'byDungeon' | 'byTier'> {
  return {
    byHero: HEROES.map((hero) => ({
      hero,
      ...rateOf(games.filter((game) => wasPlayed(hero, game))),
    })),
    byDungeon: DUNGEONS.map((dungeon) => ({
      dungeon,
      ...rateOf(games.filter(({ outcome }) => outcome.dungeon === dungeon)),
    })),
    byTier: PLOT_TIERS.map((tier) => ({
      tier,
      ...rateOf(games.filter(({ outcome }) => plotTier(outcome.tier) === tier)),
    })),
  }
}

function sumAt(numbers: readonly number[], seats: readonly Seat[]): number {
  let sum = 0
  for (const seat of seats) sum += numbers[seat] ?? 0
  return sum
}

/** What was met by a hero that counts, and what struck one. */
function damageBySource(tallies: readonly OddTally[]): readonly DamageBySource[] {
  const totals = new Map<DamageBySource['source'], { damage: number; met: number | null }>()
  const charge = (source: DamageBySource['source'], damage: number, met: number | null): void => {
    const total = totals.get(source)
    if (total === undefined) totals.set(source, { damage, met })
    else {
      total.damage += damage
      if (met !== null) total.met = (total.met ?? 0) + met
    }
  }
  for (const { tally, seats } of tallies) {
    for (const { obstacle, heroes, damage } of tally.encounters)
      if (seats.some((seat) => heroes.includes(seat))) charge(obstacle, sumAt(damage, seats), 1)
    charge('stairs', sumAt(tally.stairs, seats), null)
    charge('feat', sumAt(tally.feats, seats), null)
  }
  return [...totals]
    .map(([source, total]) => ({ source, ...total }))
    .filter(({ damage, met }) => damage > 0 || met !== null)
    .toSorted((a, b) => b.damage - a.damage || (b.met ?? 0) - (a.met ?? 0))
}

const BOSS_NAMES: readonly string[] = BOSSES

function stageOf({ floor, obstacle }: NonNullable<Tally['defeat']>): Defeats['stage'] {
  if (obstacle !== null && BOSS_NAMES.includes(obstacle)) return 'boss'
  return floor === 1 || floor === 2 ? floor : 3
}

function defeatsOf(tallies: readonly OddTally[]): readonly Defeats[] {
  const found = new Map<string, Defeats>()
  for (const { tally } of tallies) {
    if (tally.defeat === null) continue
    const stage = stageOf(tally.defeat)
    const by = tally.defeat.obstacle ?? tally.defeat.cause
    const games = (found.get(`${stage} ${by}`)?.games ?? 0) + 1
    found.set(`${stage} ${by}`, { stage, by, games })
  }
  return [...found.values()].toSorted((a, b) => b.games - a.games)
}

function diceOf(tallies: readonly OddTally[], thrownBy: Options['dice']) {
  const thrown = tallies.filter(({ options }) => options.dice === thrownBy)
  return DIE_COLORS.map((color) => {
    const faces = FACES.map(() => 0)
    for (const { tally, seats } of thrown)
      for (const seat of seats) {
        const rolled = tally.rolls[seat]?.[color] ?? []
        for (let at = 0; at < rolled.length; at += 1)
          faces[at] = (faces[at] ?? 0) + (rolled[at] ?? 0)
      }
    return luckOf(color, faces)
  })
}
