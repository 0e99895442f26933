/** A game with the real tiles as it is entered: what fits together, what does not and why, and what is still missing. */
import type { RecordDetails } from '@shared/api'
import type { Seat } from '@shared/games'
import {
  AWARDS,
  FEWEST_PLAYERS,
  HOW_ENDED,
  totalOf,
  type Award,
  type DiggerManualGame,
  type DungeonDiggerTypes,
  type HowEnded,
  type LordId,
  type ScenarioId,
} from '@shared/games/dungeon-digger'

export interface PlayerDraft {
  player: string
  lord: LordId | ''
  gold: number | null
  /** Nothing written: none. */
  escapes: number | null
  coins: number | null
}
export interface Draft {
  players: PlayerDraft[]
  scenario: ScenarioId | 'standard'
  by: HowEnded | null
  rounds: number | null
  /** Who has each award; null: nobody. */
  awards: Record<Award, Seat | null>
  /** Who left the game, in this order. */
  eliminated: Seat[]
}

/** What ends one scenario alone; gold ends all that have a target, and any game may stop. */
const ENDS_OF: Readonly<Record<HowEnded, readonly (ScenarioId | 'standard')[] | null>> = {
  gold: ['standard', 'monsterHunt', 'adventurers', 'dwarvenCitadel', 'dragonsLair', 'creatures'],
  clock: ['sandsOfTime'],
  'citadel-full': ['dwarvenCitadel'],
  treasure: ['dragonsLair'],
  'last-lord': ['creatures'],
  idle: null,
  'round-cap': null,
}

export function emptyPlayer(player = ''): PlayerDraft {
  return { player, lord: '', gold: null, escapes: null, coins: null }
}
/** @param players who sat there last time, so that they need not be typed again */
export function emptyDraft(players: readonly string[]): Draft {
  const seats = players.length >= FEWEST_PLAYERS ? players : ['', '']
  return {
    players: seats.map((player) => emptyPlayer(player)),
    scenario: 'standard',
    by: 'gold',
    rounds: null,
    awards: { tunneller: null, builder: null, conqueror: null },
    eliminated: [],
  }
}
export function draftOf({ outcome, seats }: RecordDetails<DungeonDiggerTypes>): Draft {
  const { scenario, by, rounds, scores, eliminated } = outcome
  const holder = (award: Award): Seat | null => {
    const seat = scores.findIndex(({ awards }) => awards.includes(award))
    return seat < 0 ? null : seat
  }
  return {
    players: scores.map(({ lord, gold, escapes, coins }, seat) => ({
      player: seats[seat]?.player ?? '',
      lord: lord ?? '',
      gold,
      escapes,
      coins,
    })),
    scenario: scenario ?? 'standard',
    by,
    rounds,
    awards: {
      tunneller: holder('tunneller'),
      builder: holder('builder'),
      conqueror: holder('conqueror'),
    },
    eliminated: [...eliminated],
  }
}

/** The endings that a scenario can come to. */
export function endingsFor(scenario: Draft['scenario']): readonly HowEnded[] {
  return HOW_ENDED.filter((by) => ENDS_OF[by]?.includes(scenario) ?? true)
}
/** Lords that somebody else has. */
export function takenBy({ players }: Pick<Draft, 'players'>, seat: Seat): ReadonlySet<LordId> {
  return new Set(players.flatMap(({ lord }, at) => (at === seat || lord === '' ? [] : [lord])))
}
/** As many as can have left by such an ending: with one left, the last Lord has won. */
export function mostLeft({ by, players }: Pick<Draft, 'by' | 'players'>): number {
  return players.length - (by === 'last-lord' ? 1 : 2)
}

/** The draft with all that no longer fits taken out, and what is clear by now put in. */
export function settled(draft: Draft): Draft {
  const { players, scenario } = draft
  const endings = endingsFor(scenario)
  const by = draft.by !== null && endings.includes(draft.by) ? draft.by : (endings[0] ?? null)
  const eliminated =
    scenario === 'creatures'
      ? draft.eliminated.filter((seat) => seat < players.length).slice(0, mostLeft({ by, players }))
      : []
  const awards = { ...draft.awards }
  for (const award of AWARDS) {
    const seat = awards[award]
    if (seat !== null && (seat >= players.length || eliminated.includes(seat))) awards[award] = null
  }
  return { ...draft, by, eliminated, awards }
}

/** What is still to be entered, by keys; nothing: it is whole. */
export function missingIn(draft: Draft): readonly string[] {
  const { players, by, eliminated } = draft
  const asked = players.filter((_, seat) => !eliminated.includes(seat))
  return [
    ...(by === null ? ['digger.form.missing.ending'] : []),
    ...(asked.some(({ gold }) => gold === null) ? ['digger.form.missing.gold'] : []),
    ...(asked.some(({ coins }) => coins === null) ? ['digger.form.missing.coins'] : []),
    ...(by === 'last-lord' && eliminated.length < mostLeft(draft)
      ? ['digger.form.missing.order']
      : []),
  ]
}

/** The game as it is recorded; null: something is missing. */
export function gameFrom(draft: Draft): DiggerManualGame | null {
  const { by, rounds, scenario, awards, eliminated } = draft
  if (by === null || missingIn(draft).length > 0) return null
  return {
    scenario: scenario === 'standard' ? null : scenario,
    by,
    rounds,
    eliminated,
    players: draft.players.map(({ player, lord, gold, escapes, coins }, seat) => ({
      player: player.trim() === '' ? null : player.trim(),
      lord: lord === '' ? null : lord,
      gold: gold ?? 0,
      escapes: scenario === 'adventurers' ? (escapes ?? 0) : 0,
      awards: AWARDS.filter((award) => awards[award] === seat),
      coins: coins ?? 0,
    })),
  }
}
/** The total that each player comes to so far; null: its numbers are not whole yet, or it is out. */
export function totalsOf(draft: Draft): readonly (number | null)[] {
  return draft.players.map(({ gold, escapes, coins }, seat) =>
    gold === null || coins === null || draft.eliminated.includes(seat)
      ? null
      : totalOf({
          lord: null,
          gold,
          coins,
          escapes: draft.scenario === 'adventurers' ? (escapes ?? 0) : 0,
          awards: AWARDS.filter((award) => draft.awards[award] === seat),
        }),
  )
}
