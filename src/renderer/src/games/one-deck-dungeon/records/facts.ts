/** What a record says of a game, in words, and as it is entered again. */
import type { OddManualGame, OddTypes } from '@shared/games/one-deck-dungeon'
import {
  defeatText,
  dungeonName,
  heroName,
  resultName,
  tierName,
} from '@shared/games/one-deck-dungeon/keys'
import type { Translate } from '../../say'
import type { RecordFact, RecordForm } from '../../screens'

/** In the order in which the form asks for them; what nobody remembers is left out. */
export function factsOf(
  { outcome, seats }: RecordForm<OddTypes>,
  t: Translate,
): readonly RecordFact[] {
  const say = (key: string): string => t(key, {}, 1)
  const counted = (key: string, count: number | null): readonly RecordFact[] =>
    count === null ? [] : [{ name: say(key), value: String(count) }]
  const players = outcome.heroes.map((hero, seat) => {
    const { sheet = null, player = null } = seats[seat] ?? {}
    const name = player ?? say('record.anonymous')
    const value = sheet === null ? `${name} · ${say('odd.record.noSheet')}` : name
    return { name: say(heroName(hero)), value }
  })
  const health = outcome.healthLeft?.map((left, seat) => {
    const hero = outcome.heroes[seat]
    const named = { hero: hero === undefined ? '' : say(heroName(hero)) }
    return { name: t('odd.record.healthOf', named, 1), value: String(left) }
  })
  return [
    ...players,
    { name: say('odd.record.columns.dungeon'), value: say(dungeonName(outcome.dungeon)) },
    ...(outcome.tier === null
      ? []
      : [{ name: say('odd.record.columns.tier'), value: say(tierName(outcome.tier)) }]),
    { name: say('odd.record.columns.result'), value: say(resultName(outcome.result)) },
    ...(outcome.cause === null
      ? []
      : [{ name: say('record.cause'), value: say(defeatText(outcome.cause)) }]),
    ...counted('odd.result.descentsMade', outcome.descents),
    ...counted('odd.result.levelsGained', outcome.levels),
    ...counted('odd.result.turnsTaken', outcome.turns),
    ...counted('odd.result.roundsFought', outcome.bossRounds),
    ...(health ?? []),
  ]
}

/** The game as it is entered by hand; null: one without a tier, as no form takes it. */
export function gameOf({ outcome, seats }: RecordForm<OddTypes>): OddManualGame | null {
  const { dungeon, tier, cause, descents, levels, turns, bossRounds, healthLeft, pack } = outcome
  if (tier === null) return null
  return {
    heroes: outcome.heroes.map((hero, seat) => {
      const { sheet = null, player = null } = seats[seat] ?? {}
      return { hero, sheet, player }
    }),
    dungeon,
    tier,
    won: outcome.result === 'won',
    cause,
    descents,
    levels,
    turns,
    bossRounds,
    healthLeft: healthLeft === null ? null : [...healthLeft],
    ...(pack !== undefined && { pack }),
  }
}
