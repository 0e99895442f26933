/** What dice would bring, for whoever is asked and where it matters: before a Fight, an Escape, a trap, a tile's roll. */
import type {
  Action,
  FightOdds,
  Foe,
  Forecast,
  ForecastLine,
  Odds,
  OperationOf,
  Stat,
  TileId,
} from '@shared/games/dungeon-run'
import type { Actor, Seat } from '@shared/games/game'
import { optionsOf } from './agenda'
import { atlasOf, dirOf } from './atlas'
import { effectsOf } from './cards'
import { contestOf, holdAll, type Board } from './conditions'
import { blankContest } from './contest'
import { heroAt, isHero, openDraft } from './draft'
import { needsHelp } from './fight'
import { disarmOdds, escapeOdds, testOdds } from './odds/attempts'
import { fightOdds } from './odds/fight'
import { monsterAt } from './places'
import type { Contest, Helper, State, Task } from './state'
import { statsOf } from './trials'
import { assistDice } from './values'

/** null: the viewer is not asked, or nothing hangs on dice. */
export function forecast(state: State, viewer: Actor): Forecast | null {
  const task = state.agenda.at(-1)
  if (task === undefined || viewer === null || state.result !== null) return null
  if (!('seat' in task) || task.seat !== viewer) return null
  const lines = linesOf(state, task)
  const seat = task.type === 'menu' ? viewer : (contestOf(state)?.seat ?? viewer)
  return lines.length === 0 ? null : { seat, lines }
}

function linesOf(state: State, task: Task): readonly ForecastLine[] {
  const contest = contestOf(state)
  if (task.type === 'menu') return menuLines(state, task.seat)
  if (contest === null) return []
  if (task.type === 'offer') return offerLines(state, contest, task.seat)
  if (task.type === 'answer-help') {
    const { offer } = task
    return [
      ...line(state, { type: 'accept' }, helped(contest, offer)),
      ...line(state, { type: 'refuse' }, contest),
    ]
  }
  if (task.type !== 'stat') return []
  return optionsOf(openDraft(state)).flatMap((action): readonly ForecastLine[] => {
    if (action.type !== 'stat' || task.seat !== contest.seat) return []
    const odds = oddsOf(state, contest, action.stat)
    return odds === null ? [] : [{ action, odds: [odds] }]
  })
}
function helped(contest: Contest, ...helpers: readonly Helper[]): Contest {
  return { ...contest, helpers: [...contest.helpers, ...helpers] }
}
/** Offers that lie there already are reckoned with as accepted. */
function offerLines(state: State, contest: Contest, seat: Seat): readonly ForecastLine[] {
  const help = state.agenda.findLast(({ type }) => type === 'help')
  const now = helped(contest, ...(help?.type === 'help' ? help.offers : []))
  const lines = [...line(state, null, now)]
  for (const action of optionsOf(openDraft(state))) {
    if (action.type === 'assist') {
      const { stat } = action
      const dice = assistDice(state, seat, stat)
      lines.push(...line(state, action, helped(now, { seat, stat, dice })))
    }
    if (action.type === 'sabotage')
      lines.push(...line(state, action, { ...now, saboteurs: [...now.saboteurs, seat] }))
  }
  return lines
}

function menuLines(state: State, seat: Seat): readonly ForecastLine[] {
  const monster = monsterAt(state, heroAt(state, seat).at)
  return optionsOf(openDraft(state)).flatMap((action) => {
    if (action.type === 'fight') return line(state, action, fightOf(seat, action.target ?? monster))
    if (action.type === 'escape')
      return line(state, action, { ...blankContest(seat, 'escape'), foe: monster })
    if (action.type === 'move') return moveLines(state, seat, action)
    return []
  })
}
export function fightOf(seat: Seat, foe: Foe | null): Contest {
  return { ...blankContest(seat, 'fight'), foe }
}
/** A roll to get off this tile, or on to one that is known. */
function moveLines(state: State, seat: Seat, action: Action): readonly ForecastLine[] {
  if (action.type !== 'move') return []
  const { at } = heroAt(state, seat)
  const there = atlasOf(state.layout).neighbours[at]?.[dirOf(action.dir)] ?? -1
  const leaving = rollOf(state, seat, state.layout[at]?.tile, 'leave')
  if (leaving !== null) return line(state, action, leaving)
  const entering = rollOf(state, seat, state.layout[there]?.tile, 'enter')
  return entering === null ? [] : line(state, action, entering)
}
/** The roll that a tile asks of a hero that enters or leaves it; null: none. */
export function rollOf(
  g: Board,
  seat: Seat,
  tile: TileId | undefined,
  when: 'enter' | 'leave',
): Contest | null {
  const card = `tile:${tile ?? ''}`
  for (const effect of effectsOf(card)) {
    if (effect.when !== when) continue
    const test = effect.do.find((one): one is OperationOf<'test'> => one.op === 'test')
    if (test === undefined || !holdAll(g, effect.if, { owner: seat, contest: null, card })) continue
    const { stats, pass, onPass = [], onFail = [] } = test
    return { ...blankContest(seat, 'test'), test: { stats, pass, onPass, onFail, card } }
  }
  return null
}

/** By each characteristic that may be rolled. */
function line(g: Board, action: Action | null, contest: Contest): readonly ForecastLine[] {
  const { kind, seat, helpers, foe } = contest
  const alone = kind === 'fight' && !isHero(foe) && helpers.length === 0
  // A15: it would not come to a Fight.
  if (alone && needsHelp(g, heroAt(g, seat).at)) return []
  const all = statsOf(g, contest, seat, rollKind(contest)).flatMap(
    (stat) => oddsOf(g, contest, stat) ?? [],
  )
  const [best, ...others] = all.toSorted((one, other) => worthOf(other) - worthOf(one))
  return best === undefined ? [] : [{ action, odds: [best, ...others] }]
}
function worthOf(odds: Odds): number {
  if (odds.type === 'fight')
    return odds.slain - odds.fallen * 3 + mean(odds.foe) / 5 - mean(odds.own) / 5
  return odds.success
}
function mean(chances: readonly number[]): number {
  return chances.reduce((sum, chance, n) => sum + chance * n, 0)
}
function rollKind({ kind }: Contest): 'fight' | 'escape' | 'disarm' | 'tile' {
  switch (kind) {
    case 'fight':
    case 'free':
      return 'fight'
    case 'escape':
    case 'disarm':
      return kind
    case 'test':
      return 'tile'
  }
}
/** Without what it is worth to a bot. */
function toldOf(given: FightOdds): FightOdds {
  const { type, against, stat, dice, foeDice, own, foe, fallen, slain, uses, leftOut } = given
  return { type, against, stat, dice, foeDice, own, foe, fallen, slain, uses, leftOut }
}
function oddsOf(g: Board, contest: Contest, stat: Stat): Odds | null {
  switch (contest.kind) {
    case 'fight': {
      const odds = fightOdds(g, contest, stat)
      return odds === null ? null : toldOf(odds)
    }
    case 'escape':
      return escapeOdds(g, contest, stat)
    case 'disarm':
      return disarmOdds(g, contest, stat)
    case 'test':
      return testOdds(g, contest, stat)
    case 'free':
      return null
  }
}
