/** What a record says of a game, in words, and as it is entered again. */
import {
  standings,
  totalOf,
  type DiggerManualGame,
  type DungeonDiggerTypes,
} from '@shared/games/dungeon-digger'
import { awardName, endingName, lordName, scenarioName } from '@shared/games/dungeon-digger/keys'
import type { Translate } from '../../say'
import type { RecordFact, RecordForm } from '../../screens'

type Form = RecordForm<DungeonDiggerTypes>

export function factsOf({ outcome, seats }: Form, t: Translate): readonly RecordFact[] {
  const say = (key: string): string => t(key, {}, 1)
  const { scenario, by, rounds, scores, eliminated } = outcome
  const places = standings(outcome)
  const none = say('digger.records.none')
  return [
    {
      name: say('digger.records.scenario'),
      value: say(scenario === null ? 'digger.standard' : scenarioName(scenario)),
    },
    { name: say('digger.records.ending'), value: say(endingName(by)) },
    {
      name: say('digger.records.rounds'),
      value: rounds === null ? say('digger.records.unknown') : String(rounds),
    },
    ...scores.flatMap((score, seat) => {
      const number = seat + 1
      const named = (key: string): string => t(key, { number }, 1)
      return [
        {
          name: named('digger.form.player'),
          value: seats[seat]?.player ?? say('record.anonymous'),
        },
        {
          name: named('digger.form.lordOf'),
          value: say(score.lord === null ? 'digger.records.noLord' : lordName(score.lord)),
        },
        { name: named('digger.form.goldOf'), value: String(score.gold) },
        ...(scenario === 'adventurers'
          ? [{ name: named('digger.form.escapesOf'), value: String(score.escapes) }]
          : []),
        {
          name: named('digger.form.awardsOf'),
          value:
            score.awards.length === 0
              ? none
              : score.awards.map((award) => say(awardName(award))).join(', '),
        },
        { name: named('digger.form.coinsOf'), value: String(score.coins) },
        {
          name: named('digger.form.totalOf'),
          value: totalText(score, places[seat]?.score ?? null),
        },
      ]
    }),
    ...(scenario === 'creatures'
      ? [
          {
            name: say('digger.form.order'),
            value:
              eliminated.length === 0
                ? none
                : eliminated
                    .map((seat) => t('digger.form.player', { number: seat + 1 }, 1))
                    .join(', '),
          },
        ]
      : []),
  ]
}
/** Who was eliminated is not in the scoring. */
function totalText(score: Parameters<typeof totalOf>[0], counted: number | null): string {
  return counted === null ? '–' : String(totalOf(score))
}

/** The game as it is entered by hand. */
export function gameOf({ outcome, seats }: Form): DiggerManualGame {
  const { scores, eliminated, ...told } = outcome
  return {
    ...told,
    players: scores.map((score, seat) => ({
      ...score,
      awards: [...score.awards],
      player: seats[seat]?.player ?? null,
    })),
    eliminated: [...eliminated],
  }
}
