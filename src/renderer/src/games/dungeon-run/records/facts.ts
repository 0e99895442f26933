/** What a record says of a game, in words, and as it is entered again. */
import { soloTotal, type DungeonRunTypes, type RunManualGame } from '@shared/games/dungeon-run'
import { bossName, endingName, heroName } from '@shared/games/dungeon-run/keys'
import type { Translate } from '../../say'
import type { RecordFact, RecordForm } from '../../screens'

type Form = RecordForm<DungeonRunTypes>

export function factsOf({ outcome, seats }: Form, t: Translate): readonly RecordFact[] {
  const say = (key: string): string => t(key, {}, 1)
  const { heroes, boss, bossDead, winner, by, rounds, eliminated, solo } = outcome
  const names = heroes.map((hero) => say(heroName(hero)))
  const none = say('run.records.nobody')
  return [
    ...heroes.flatMap((_, seat) => [
      {
        name: t('run.form.player', { number: seat + 1 }, 1),
        value: seats[seat]?.player ?? say('record.anonymous'),
      },
      { name: t('run.form.heroOf', { number: seat + 1 }, 1), value: names[seat] ?? '' },
    ]),
    { name: say('run.codex.kinds.boss'), value: say(bossName(boss)) },
    {
      name: say('run.records.bossFate'),
      value: say(bossDead ? 'run.form.dead' : 'run.form.lives'),
    },
    { name: say('run.records.ending'), value: say(endingName(by)) },
    { name: say('run.form.winner'), value: winner === null ? none : (names[winner] ?? none) },
    {
      name: say('run.form.order'),
      value:
        eliminated.length === 0 ? none : eliminated.map((seat) => names[seat] ?? '').join(', '),
    },
    {
      name: say('run.records.rounds'),
      value: rounds === null ? say('run.records.unknown') : String(rounds),
    },
    ...(solo === null
      ? []
      : [
          { name: say('run.result.treasures'), value: String(solo.treasures) },
          { name: say('run.result.artifacts'), value: String(solo.artifacts) },
          { name: say('run.result.encounters'), value: String(solo.encounters) },
          { name: say('run.result.tokens'), value: String(solo.tokens) },
          { name: say('run.result.total'), value: String(soloTotal(solo, winner !== null)) },
        ]),
  ]
}

/** The game as it is entered by hand. */
export function gameOf({ outcome, seats }: Form): RunManualGame {
  const { heroes, eliminated, solo, ...told } = outcome
  return {
    ...told,
    players: heroes.map((hero, seat) => ({ player: seats[seat]?.player ?? null, hero })),
    eliminated: [...eliminated],
    solo: solo === null ? null : { ...solo },
  }
}
