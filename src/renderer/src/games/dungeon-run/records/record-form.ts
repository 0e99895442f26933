/** A game with the real cards as it is entered: what fits together, what does not and why, and what is still missing. */
import type { RecordDetails } from '@shared/api'
import type { Seat } from '@shared/games'
import {
  type BossId,
  type DungeonRunTypes,
  type HeroId,
  type HowEnded,
  type RunManualGame,
} from '@shared/games/dungeon-run'

export interface PlayerDraft {
  player: string
  hero: HeroId | ''
}
export interface SoloDraft {
  treasures: number | null
  artifacts: number | null
  encounters: number | null
  tokens: number | null
}
export interface Draft {
  players: PlayerDraft[]
  boss: BossId | ''
  by: HowEnded | null
  winner: Seat | null
  /** Who left the game, in this order. */
  eliminated: Seat[]
  /** Where the ending does not say it. */
  bossDead: boolean
  rounds: number | null
  solo: SoloDraft
}

const TOGETHER: readonly HowEnded[] = ['stone', 'last-hero', 'nobody-left', 'round-cap']
const ALONE: readonly HowEnded[] = ['boss', 'nobody-left', 'round-cap']

/** @param players who sat there last time, so that they need not be typed again */
export function emptyDraft(players: readonly string[]): Draft {
  const seats = players.length > 0 ? players : ['', '']
  return {
    players: seats.map((player) => ({ player, hero: '' })),
    boss: '',
    by: null,
    winner: null,
    eliminated: [],
    bossDead: true,
    rounds: null,
    solo: { treasures: null, artifacts: null, encounters: null, tokens: null },
  }
}
export function draftOf({ outcome, seats }: RecordDetails<DungeonRunTypes>): Draft {
  const { heroes, boss, by, winner, eliminated, bossDead, rounds, solo } = outcome
  return {
    players: heroes.map((hero, seat) => ({ player: seats[seat]?.player ?? '', hero })),
    boss,
    by,
    winner,
    eliminated: [...eliminated],
    bossDead,
    rounds,
    solo: {
      treasures: solo?.treasures ?? null,
      artifacts: solo?.artifacts ?? null,
      encounters: solo?.encounters ?? null,
      tokens: solo?.tokens ?? null,
    },
  }
}

/** Every ending, and whether so many can have come to it. */
export function endingsFor(players: number) {
  const able = players === 1 ? ALONE : TOGETHER
  return [...TOGETHER.slice(0, 2), ...ALONE].map((by) => ({ by, possible: able.includes(by) }))
}
/** Heroes that somebody else has. */
export function takenBy({ players }: Pick<Draft, 'players'>, seat: Seat): ReadonlySet<HeroId> {
  return new Set(players.flatMap(({ hero }, at) => (at === seat || hero === '' ? [] : [hero])))
}

export function isAlone({ players }: Pick<Draft, 'players'>): boolean {
  return players.length === 1
}
export function asksWinner({ by }: Pick<Draft, 'by'>): boolean {
  return by === 'stone' || by === 'last-hero'
}
/** What the ending says of the Boss; null: nothing. */
export function bossByEnding(draft: Pick<Draft, 'by' | 'players'>): boolean | null {
  if (isAlone(draft)) return draft.by === null ? null : draft.by === 'boss'
  return draft.by === 'stone' ? true : null
}
/** How many have left the game by such an ending: at least and at most. */
export function leftBy({ by, players }: Pick<Draft, 'by' | 'players'>) {
  const all = players.length
  if (by === 'last-hero') return { least: all - 1, most: all - 1 }
  if (by === 'nobody-left') return { least: all, most: all }
  if (all === 1) return { least: 0, most: by === 'boss' ? 1 : 0 }
  return { least: 0, most: all - 2 }
}
/** Whether the order of leaving must be told by hand: where one could have left at most, and had to, it is clear. */
export function asksOrder(draft: Pick<Draft, 'by' | 'players'>): boolean {
  return draft.by !== null && !isAlone(draft) && leftBy(draft).most > 0
}

/** The draft with all that no longer fits taken out, and what is clear by now put in. */
export function settled(draft: Draft): Draft {
  const players = draft.players.length
  const possible = endingsFor(players).some(({ by, possible }) => by === draft.by && possible)
  const by = possible ? draft.by : null
  const there = draft.winner !== null && draft.winner < players ? draft.winner : null
  const winner = by === 'boss' ? 0 : asksWinner({ by }) ? there : null
  const { least, most } = leftBy({ by, players: draft.players })
  const left = draft.eliminated.filter((seat) => seat < players && seat !== winner).slice(0, most)
  const others = draft.players.map((_, seat) => seat).filter((seat) => seat !== winner)
  const known = winner !== null || !asksWinner({ by })
  // Where all the others but one are told, the last follows.
  const clear = by !== null && known && least === others.length && left.length >= least - 1
  const eliminated = clear ? [...left, ...others.filter((seat) => !left.includes(seat))] : left
  return { ...draft, by, winner, eliminated }
}

/** What is still to be entered, by keys; nothing: it is whole. */
export function missingIn(draft: Draft): readonly string[] {
  const { players, boss, by, winner, eliminated, solo } = draft
  return [
    ...(players.some(({ hero }) => hero === '') ? ['run.form.missing.hero'] : []),
    ...(boss === '' ? ['run.form.missing.boss'] : []),
    ...(by === null ? ['run.form.missing.ending'] : []),
    ...(asksWinner(draft) && winner === null ? ['run.form.missing.winner'] : []),
    ...(by !== null && eliminated.length < leftBy(draft).least ? ['run.form.missing.order'] : []),
    ...(isAlone(draft) && Object.values(solo).includes(null) ? ['run.form.missing.points'] : []),
  ]
}

/** The game as it is recorded; null: something is missing. */
export function gameFrom(draft: Draft): RunManualGame | null {
  const { boss, by, winner, eliminated, rounds, solo } = draft
  const players = draft.players.flatMap(({ player, hero }) =>
    hero === '' ? [] : [{ player: player.trim() === '' ? null : player.trim(), hero }],
  )
  if (boss === '' || by === null || missingIn(draft).length > 0) return null
  const bossDead = bossByEnding(draft) ?? draft.bossDead
  const { treasures, artifacts, encounters, tokens } = solo
  const alone = isAlone(draft)
  return {
    players,
    boss,
    bossDead,
    winner,
    by,
    rounds,
    eliminated,
    solo: alone
      ? {
          treasures: treasures ?? 0,
          artifacts: artifacts ?? 0,
          encounters: encounters ?? 0,
          boss: bossDead,
          tokens: tokens ?? 0,
        }
      : null,
  }
}
