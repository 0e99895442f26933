/** What stands in the bar of the table: how the game ends, what is left, and what its scenario counts. */
import type { Content, View } from '@shared/games/dungeon-digger'
import { scenarioName } from '@shared/games/dungeon-digger/keys'
import type { Naming } from '../words/naming'
import { isLastTurn, targetOf } from './player-counts'

export function factsOf(view: View, content: Content, naming: Naming): readonly string[] {
  const { words } = naming
  const say = (key: string, named: Readonly<Record<string, unknown>>, count = 1): string =>
    words.t(`digger.table.state.${key}`, named, count)
  const target = targetOf(view, content)
  const { scenario } = view.options
  return [
    ...(scenario === null ? [] : [words.say(scenarioName(scenario))]),
    ...scenarioFacts(view, naming),
    ...(target === null ? [] : [say('target', { count: target })]),
    say('coinBag', { count: view.coinBag }, view.coinBag),
    say('collapses', { count: view.collapses }, view.collapses),
  ]
}
/** That the game ends with this turn, or that it may: a round in which nothing happened is one of two that end it (R28). */
export function warningOf(view: View, content: Content, { words }: Naming): string | null {
  const { idleRounds, result } = view
  if (result !== null) return null
  if (isLastTurn(view, content)) return words.say('digger.table.state.lastTurn')
  return idleRounds > 0 ? words.say('digger.table.state.idle') : null
}

function scenarioFacts(view: View, naming: Naming): readonly string[] {
  const { words, who } = naming
  const { scenario } = view
  const say = (key: string, named: Readonly<Record<string, unknown>> = {}, count = 1): string =>
    words.t(`digger.table.state.${key}`, named, count)
  switch (scenario.type) {
    case 'none':
      return []
    case 'monsterHunt':
      return scenario.left === 0 ? [] : [say('hunt', { count: scenario.left }, scenario.left)]
    case 'adventurers': {
      const escapes = scenario.escapes.flatMap((count, seat) =>
        count === 0 ? [] : [say('escape', { player: who(seat), count })],
      )
      return [
        ...pieceFacts(view, naming),
        escapes.length === 0 ? say('noEscapes') : say('escapes', { escapes: words.list(escapes) }),
      ]
    }
    case 'sandsOfTime':
      return [say('clock', { clock: scenario.clock, last: scenario.last })]
    case 'dwarvenCitadel': {
      const inside = scenario.inside.reduce((sum, count) => sum + count, 0)
      return [say('citadel', { inside, capacity: scenario.capacity })]
    }
    case 'dragonsLair': {
      const { treasure, hoard } = scenario
      const carried = treasure?.carrier ?? null
      return [
        treasure === null
          ? say('treasureHidden')
          : carried === null
            ? say('treasureLies')
            : say('treasureCarried', { player: who(carried) }),
        say('hoard', { count: hoard }, hoard),
        ...(scenario.delivered === null ? [] : [say('lastTurn')]),
      ]
    }
    case 'creatures': {
      const there = pieceFacts(view, naming)
      return [
        there.length === 0
          ? say('noCreatures')
          : say('creatures', { creatures: words.list(there) }),
      ]
    }
  }
}
/** Figures on the board, each with its player and what it is worth now. */
function pieceFacts({ pieces }: View, { words, who }: Naming): readonly string[] {
  return pieces.flatMap(({ id, seat, at, life, movement }) =>
    at === null || seat === null
      ? []
      : [
          words.t(
            'digger.table.state.piece',
            { piece: words.piece(id), player: who(seat), life, movement },
            1,
          ),
        ],
  )
}
