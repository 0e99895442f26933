/** What screens show before a choice is made, so that they compute no rule: numbers as cards change them, and what dice do. */
import { STATS, type Action, type Assigned, type Shown, type Stat } from '@shared/games/dungeon-run'
import type { Actor, Seat } from '@shared/games/game'
import { cellKey, atlasOf, spotBeyond } from './atlas'
import { legalActions } from './apply'
import { trapCard } from './cards'
import { contestOf } from './conditions'
import { heroAt, isAlive, isHero } from './draft'
import { assignedBy, foeHits, HERO_HIT_FACE } from './fight'
import { hasHero } from './places'
import type { Contest, State, Task, TaskOf } from './state'
import { exitsFrom } from './ways'
import { armorOf, assistDice, defenseOf, diceFor, escapeOf, needOf, statOf } from './values'

/** @param viewer who sees what is put together in secret */
export function shown(state: State, viewer: Actor): Shown {
  const task = state.agenda.at(-1)
  const contest = contestOf(state)
  return {
    stats: state.heroes.map((hero, seat) =>
      hasHero(state, seat)
        ? {
            strength: statOf(state, hero, 'strength'),
            magic: statOf(state, hero, 'magic'),
            dexterity: statOf(state, hero, 'dexterity'),
          }
        : null,
    ),
    distances: atlasOf(state.layout).distance,
    unexplored: unexplored(state),
    cell: cellOf(state, task),
    contest: contest === null ? null : shownContest(state, contest),
    rolls: task === undefined || contest === null ? [] : rollsOf(state, task, contest),
    help: task?.type === 'offer' ? helpOf(state, task.seat) : null,
    assigned:
      task?.type === 'assign' && contest !== null ? assigned(state, task.seat, contest) : [],
    trade: task?.type === 'trade' ? tradeOf(task, viewer) : null,
    vote: task?.type === 'vote' ? voteOf(state, task) : null,
  }
}

/** What is put together is its player's own until it is shown; third players never see it. */
function tradeOf(
  { asker, partner, stage, gives, asks, adds }: TaskOf<'trade'>,
  viewer: Actor,
): Shown['trade'] {
  const proposed = stage !== 'offer'
  const sees = viewer === asker || (viewer === partner && proposed)
  const seesAdded = viewer === partner || stage === 'confirm'
  return {
    asker,
    partner,
    agreed: stage === 'offer' ? [] : [stage === 'answer' ? asker : partner],
    gives: sees ? gives : null,
    asks: sees ? asks : null,
    adds: sees && seesAdded ? adds : null,
  }
}
/** Who has voted is seen, as thumbs under a hat are; how, only once all have (21). */
function voteOf({ heroes }: State, { seat, votes }: TaskOf<'vote'>): Shown['vote'] {
  const voters = heroes.flatMap((hero, at) => (at !== seat && isAlive(hero) ? [at] : []))
  return { about: seat, voters, voted: voters.filter((at) => votes[at] !== null) }
}

/** Cells that somebody could still explore, by `x,y`. */
function unexplored(state: State): readonly string[] {
  const { at } = atlasOf(state.layout)
  const cells = new Set<string>()
  for (const [room, tile] of state.layout.entries())
    for (const dir of exitsFrom(state, room, false)) {
      const key = cellKey(spotBeyond(tile, dir))
      if (!at.has(key)) cells.add(key)
    }
  return [...cells]
}

function cellOf(state: State, task: Task | undefined): Shown['cell'] {
  if (task?.type !== 'place') return null
  const from = state.layout[heroAt(state, task.seat).at]
  return from === undefined ? null : spotBeyond(from, task.dir)
}

function shownContest(state: State, contest: Contest): Shown['contest'] {
  const { kind, foe, seat, trap, test } = contest
  const monster = foe !== null && !isHero(foe) ? foe : null
  const base = { hits: foeHits(contest), armor: armorOf(state, contest, seat) }
  switch (kind) {
    case 'fight':
    case 'free':
      return {
        ...base,
        face: monster === null ? HERO_HIT_FACE : defenseOf(state, contest, monster),
        need: null,
      }
    case 'escape':
      return {
        ...base,
        face: monster === null ? HERO_HIT_FACE : escapeOf(state, contest, monster),
        need: 1,
      }
    case 'disarm':
      return {
        ...base,
        // Once it is disarmed or has sprung, nothing more hangs on the dice.
        face: trap === null ? null : HERO_HIT_FACE,
        need: trap === null ? null : needOf(state, contest, trapCard(trap).need),
      }
    case 'test':
      return test?.pass.mode === 'successes'
        ? { ...base, face: test.pass.min, need: test.pass.need }
        : { ...base, face: null, need: null }
  }
}

/** How many dice each characteristic that may be chosen would roll. */
function rollsOf(state: State, task: Task, contest: Contest): Shown['rolls'] {
  if (task.type !== 'stat' && task.type !== 'offer' && task.type !== 'answer-help') return []
  const { kind } = contest
  if (kind === 'test')
    return STATS.map((stat) => ({
      stat,
      dice: Math.max(1, statOf(state, heroAt(state, contest.seat), stat)),
    }))
  const pool = kind === 'free' ? 'fight' : kind
  const seat = task.type === 'stat' ? task.seat : contest.seat
  return statsToRoll(kind).map((stat) => ({
    stat,
    dice: diceFor(state, contest, seat, pool, stat),
  }))
}
function statsToRoll(kind: Contest['kind']): readonly Stat[] {
  return kind === 'fight' || kind === 'free' || kind === 'disarm' ? STATS : ['dexterity', 'magic']
}

function helpOf(state: State, seat: Seat): Shown['help'] {
  return {
    strength: assistDice(state, seat, 'strength'),
    magic: assistDice(state, seat, 'magic'),
  }
}

/** What each listed way to use the dice leaves, before armour and cards. */
function assigned(state: State, seat: Seat, contest: Contest): readonly Assigned[] {
  return legalActions(state, seat).flatMap((action: Action) =>
    action.type === 'assign' ? [assignedBy(state, contest, seat, action)] : [],
  )
}
