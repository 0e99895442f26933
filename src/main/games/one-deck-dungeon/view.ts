/** What a seat may know: everything on the table, never the deck's order nor a closed door's card. */
import {
  DIE_COLORS,
  type DieColor,
  type EncounterView,
  type HeroView,
  type Outcome,
  type Progress,
  type Question,
  type Seat,
  type Stat,
  type View,
} from '@shared/games/one-deck-dungeon'
import { apply } from './apply'
import { isOpen } from './boxes'
import { consequencesOf } from './consequences'
import { supply, thrownDice } from './dice'
import { doorLimit, encounterRules, heroCardOf, visibleFloors } from './floors'
import { fateOf, type Fate } from './falling'
import { evenShare, healthOf } from './health'
import { purchase, worth, xpNeeded, xpTotal } from './levels'
import { throwsAfter } from './enter-dice'
import { outlooksOf } from './outlook'
import { sideOf } from './party'
import { isComplete, reachedBy } from './picks'
import { cardInHand, doorOf, heroAt, isUsed, optionsAt } from './transition'
import { levelOf, statOf } from './roll'
import { skillsOf } from './skills'
import { preventionsOf, stakesOf } from './stakes'
import type { Encounter, GameState, State, Used } from './state'
import { isAsked, type Asked, type EffectRun, type PickDice } from './tasks'
import { stairsLimit, stairsVisible } from './time'
import { hasBegun, turnTime } from './turn'

function byStat(value: (stat: Stat) => number): Readonly<Record<Stat, number>> {
  return {
    strength: value('strength'),
    agility: value('agility'),
    magic: value('magic'),
  }
}

function heroView(state: State, seat: Seat): HeroView {
  const hero = heroAt(state, seat)
  const options = optionsAt(state, seat)
  const used = (name: Used['name']): boolean =>
    state.encounter !== null && isUsed(state.encounter, seat, name)
  return {
    hero: options.hero,
    player: options.player,
    health: healthOf(state, seat),
    damage: hero.damage,
    stats: byStat((stat) => statOf(state, seat, stat)),
    stored: hero.stored,
    storeLimit: heroCardOf(state, seat).stores,
    items: hero.items,
    skills: skillsOf(state, seat).map((owned) => ({ ...owned, used: used(owned.skill) })),
    talents: options.talents.map((talent) => ({ talent, used: used(talent) })),
    focus: options.focus,
  }
}

const UNHARMED: Fate = { deadly: false, falling: [], rescues: [] }

function encounterView(state: GameState, encounter: Encounter): EncounterView {
  const { kind, card, option, heroes, boxes, pool, rolled } = encounter
  const stopping = rolled && boxes.length > 0 ? consequencesOf(state) : null
  const each = evenShare(stopping?.damage ?? 0, heroes)
  const preventions = stopping === null ? [] : preventionsOf(state, stopping)
  return {
    kind,
    card,
    option,
    heroes,
    boxes: boxes.map((box) => ({ ...box, open: isOpen(encounter, box) })),
    pool,
    stopping,
    each,
    odd: (stopping?.damage ?? 0) % heroes.length,
    ...(stopping === null ? UNHARMED : fateOf(state, stopping, preventions)),
    stakes: stopping === null ? [] : stakesOf(state, stopping),
    preventions,
    rules: encounterRules(state),
  }
}

function choosing(type: 'choose-value' | 'choose-effect', run: EffectRun): Question {
  return {
    type,
    hero: run.hero,
    source: run.source,
  }
}

/** The question before the table, from the head of the agenda. */
function questionOf(state: GameState, forecast: boolean): Question {
  const [task] = state.agenda
  return task !== undefined && isAsked(task)
    ? questionFrom(state, task, forecast)
    : { type: 'game-over' }
}

/** Whether the dice picked are all that could be, and confirming them neither rolls a die nor shows a card. */
function isSettled(state: GameState, pick: PickDice): boolean {
  if (!isComplete(state, pick)) return false
  const confirmed = apply(state, { type: 'confirm', hero: null })
  return confirmed.ok && !confirmed.reveals
}

function questionFrom(state: GameState, task: Asked, forecast: boolean): Question {
  switch (task.type) {
    case 'start-of-turn':
      return { type: task.type, ...turnTime(state, task) }
    case 'choose-turn':
    case 'feats':
    case 'place':
    case 'descend-or-stay':
      return { type: task.type }
    case 'flee-or-face':
      return { type: task.type, door: task.door, cards: doorOf(state, task.door).cards }
    case 'choose-card':
      return { type: task.type, cards: doorOf(state, task.door).cards }
    case 'choose-pair':
      return { type: task.type, card: task.card }
    case 'before-encounter':
      return { type: task.type, card: task.card, heroes: task.heroes }
    case 'add-door':
    case 'save-hero':
      return { type: task.type, hero: task.hero }
    case 'drain-item':
      return { type: task.type, card: cardInHand(state) }
    case 'choose-option':
      return { type: task.type, card: cardInHand(state) }
    case 'claim-loot':
      return { type: task.type, card: task.card }
    case 'roll-round':
      return { type: task.type, round: state.boss?.round ?? 0 }
    case 'discard-feat-die':
      return { type: task.type, hero: task.hero, dice: thrownDice(state).map(({ id }) => id) }
    case 'choose-first':
      return { type: task.type, color: task.color, left: supply(state, task.color) }
    case 'choose-bonus':
      return { type: task.type, dice: Math.min(levelOf(state).heroic, supply(state, 'heroic')) }
    case 'enter-dice': {
      const { type, hero, roll, color, count, entered } = task
      return { type, hero, roll, color, count, entered, next: throwsAfter(state) }
    }
    case 'assign-damage':
      return {
        type: task.type,
        among: task.among.filter((seat) => !task.takers.includes(seat)),
        each: task.each,
        cause: task.cause,
      }
    case 'pick-dice': {
      const { type, hero, purpose, picked, least, most, sum } = task
      return {
        ...{ type, hero, purpose, picked, least, most, sum },
        reached: reachedBy(state, task),
        settled: forecast && isSettled(state, task),
      }
    }
    case 'choose-value':
    case 'choose-effect':
      return choosing(task.type, task.run)
    case 'level-up':
      return { type: task.type, ...purchase(state) }
    case 'pick-xp':
      return {
        type: task.type,
        ...purchase(state),
        picked: task.picked,
        reached: worth(task.picked),
      }
  }
}

export function outcome(state: State): Outcome | null {
  return state.ending === null
    ? null
    : {
        ...state.ending,
        dungeon: state.options.dungeon,
        tier: state.options.tier,
        heroes: state.options.heroes.map(({ hero }) => hero),
        descents: state.descents,
        levels: state.levelsGained,
        bossDefeated: state.ending.result === 'won',
        turns: state.turn,
        bossRounds: state.boss?.round ?? 0,
        healthLeft: state.heroes.map((hero, seat) =>
          Math.max(0, healthOf(state, seat) - hero.damage),
        ),
        ...(state.options.pack !== undefined && { pack: state.options.pack }),
      }
}

/** The turn under way, or the one about to begin. */
function turnInHand({ turn, agenda: [task] }: GameState): number {
  return task?.type === 'start-of-turn' && !hasBegun(task) ? turn + 1 : turn
}

/** What a list says of a game under way. */
export function progress(state: GameState): Progress {
  return {
    floor: state.floor,
    turn: turnInHand(state),
  }
}

/**
 * Cooperative: every seat knows the same.
 * @param forecast also what only screens show before anything is done
 */
export function view(state: GameState, forecast = false): View {
  const { level, items, skills, heroic } = levelOf(state)
  return {
    options: state.options,
    side: sideOf(state),
    turn: turnInHand(state),
    floor: state.floor,
    floors: visibleFloors(state).map(({ id }) => id),
    heroes: state.heroes.map((_, seat) => heroView(state, seat)),
    level: { level, items, skills, heroic, need: xpNeeded(state) },
    xp: { cards: state.xp, total: xpTotal(state) },
    potions: state.potions,
    identified: state.identified,
    deck: state.deck.length,
    discard: state.discard,
    removed: state.removed,
    stairs: {
      visible: stairsVisible(state),
      tokens: state.stairs.tokens,
      limit: stairsLimit(state),
    },
    doors: state.doors.map(({ id, cards, open }) => ({
      id,
      cards: open ? cards : null,
      count: cards.length,
    })),
    spoils: state.spoils,
    doorLimit: doorLimit(state),
    supply: Object.fromEntries(DIE_COLORS.map((color) => [color, supply(state, color)])) as Record<
      DieColor,
      number
    >,
    encounter: state.encounter === null ? null : encounterView(state, state.encounter),
    outlooks: forecast ? outlooksOf(state) : [],
    boss: state.boss,
    descents: state.descents,
    levelsGained: state.levelsGained,
    question: questionOf(state, forecast),
    outcome: outcome(state),
  }
}
