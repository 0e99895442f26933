/** What a viewer may know of a game, and of what happens in it (rules page, 3.1). */
import type { Actor } from '@shared/games/game'
import type {
  ContestView,
  Event,
  HeroView,
  Outcome,
  Progress,
  Question,
  RoomView,
  SoloScore,
  View,
} from '@shared/games/dungeon-run'
import { eachOnce, onceOfLatest } from '@shared/once'
import { askedOf } from './agenda'
import { isBoss, isItem, isTreasure, isTrap, isMonster } from './cards'
import { BEGUN } from './contest'
import { actionAt, contestOf } from './conditions'
import { heroAt, isSolo } from './draft'
import { forecast } from './forecast'
import { hasHero } from './places'
import { shown } from './shown'
import type { Hero, Room, State, Task } from './state'

/** @param forScreens also what dice would bring, and what is shown before a choice */
export function view(state: State, viewer: Actor, forScreens = false): View {
  return {
    viewer,
    options: state.options,
    round: state.round,
    active: state.active,
    firstPlayer: state.firstPlayer,
    endgame: state.endgame,
    heroes: state.heroes.map((hero, seat) =>
      // What lay in loot may be looked at when the game is over.
      heroView(hero, seat === viewer || state.result !== null, hasHero(state, seat)),
    ),
    layout: state.layout,
    rooms: roomViews(state.rooms),
    exhausted: state.exhausted,
    tilesLeft: state.tileDeck.length,
    encountersLeft: state.encounterDeck.length,
    treasuresLeft: state.treasureDeck.length,
    artifacts: state.artifacts,
    boss: knowsBoss(state, viewer) ? state.boss : null,
    lair: state.lair,
    bossDead: state.bossDead,
    result: state.result,
    outcome: outcome(state),
    question: questionOf(state, viewer),
    shown: forScreens ? shown(state, viewer) : null,
    forecast: forScreens ? forecast(state, viewer) : null,
  }
}
function knowsBoss({ lair, bossSeenBy, result }: State, viewer: Actor): boolean {
  return lair !== null || result !== null || (viewer !== null && bossSeenBy.includes(viewer))
}
const LATEST = 12
/** A hero that has not changed is shown as the same object: whoever looks again sees that it is. */
const ownHero = onceOfLatest(LATEST, (hero: Hero) => showHero(hero, true, true))
const othersHero = onceOfLatest(LATEST, (hero: Hero) => showHero(hero, false, true))
function heroView(hero: Hero, own: boolean, dealt: boolean): HeroView {
  if (!dealt) return showHero(hero, own, false)
  return own ? ownHero(hero) : othersHero(hero)
}
function showHero(hero: Hero, own: boolean, dealt: boolean): HeroView {
  const { kit, loot } = hero
  const items = loot.filter(isItem).length
  return {
    id: dealt ? hero.id : null,
    at: hero.at,
    trail: hero.trail,
    status: hero.status,
    wounds: hero.wounds,
    training: hero.training,
    skills: kit.skills,
    equipped: kit.equipped,
    attached: kit.attached.map(({ card }) => card),
    actions: hero.actions,
    used: hero.used,
    fought: hero.fought,
    startedWith: hero.startedWith,
    equips: hero.equips,
    encounters: loot.length - items,
    items,
    loot: own ? loot : null,
    skillDeck: hero.skillDeck.length,
    skillDiscard: own ? hero.skillDiscard : null,
  }
}
const roomViews = eachOnce(({ monster, strangers, items }: Room): RoomView => {
  const faceUp = items.filter((item) => item.faceUp).map(({ id }) => id)
  return { monster, strangers, items: faceUp, faceDown: items.length - faceUp.length }
})

function questionOf(state: State, viewer: Actor): Question | null {
  const task = state.agenda.at(-1)
  const seats = askedOf(state)
  if (task === undefined || seats.length === 0) return null
  const roll = state.agenda.findLast(({ type }) => type === 'roll')
  return {
    type: task.type === 'trade' ? `trade.${task.stage}` : task.type,
    seats,
    cards: cardsOf(state, task, viewer),
    contest: contestView(state),
    roll: roll?.type === 'roll' ? { kind: roll.kind, by: roll.by, dice: roll.dice } : null,
  }
}
function contestView(state: State): ContestView | null {
  const contest = contestOf(state)
  if (contest === null) return null
  const { kind, seat, foe, trap, stat, foeStat, helpers, saboteurs, dice, foeDice } = contest
  const { surprise, repeat, mods, auto, step } = contest
  const action = state.agenda[actionAt(state)]
  const { used, rerolled } = action?.type === 'action' ? action : { used: [], rerolled: [] }
  return {
    ...{ kind, seat, foe, trap, stat, foeStat, helpers, saboteurs, dice, foeDice },
    ...{ surprise, repeat, mods, auto, used, rerolled, begun: step >= BEGUN },
  }
}
/** The cards that a choice is about, as far as the viewer may see them. */
function cardsOf(state: State, task: Task, viewer: Actor): readonly string[] | null {
  if (task.type === 'learn') return task.seat === viewer ? task.skills : null
  if (task.type === 'peek') {
    const deck = task.what === 'tiles' ? state.tileDeck : state.encounterDeck
    return task.seat === viewer ? deck.slice(0, task.n) : null
  }
  if (task.type === 'trade') {
    const { asker, partner, stage, gives, asks, adds } = task
    // What is put together is its player's own until it is shown.
    if (viewer !== asker && viewer !== partner) return null
    if (stage === 'offer') return viewer === asker ? [...gives, ...asks] : null
    if (stage === 'answer') return [...gives, ...asks, ...(viewer === partner ? adds : [])]
    return [...gives, ...asks, ...adds]
  }
  if (task.type === 'place') return task.tiles
  if (task.type === 'receive' || task.type === 'spoils') return task.items
  if (task.type === 'summon') return task.card === null ? null : [task.card]
  if (task.type === 'may') return [task.effect.card]
  return null
}

/** Cards that a viewer may not see are left out; how many there are is open to all (A2). */
export function eventsFor(events: readonly Event[], viewer: Actor): readonly Event[] {
  return events.map((event) => {
    if (!('knownTo' in event) || event.cards === null) return event
    return viewer !== null && event.knownTo.includes(viewer) ? event : { ...event, cards: null }
  })
}

/** null while the game goes on. */
export function outcome(state: State): Outcome | null {
  const { result, heroes, boss, bossDead, round, eliminated } = state
  if (result === null) return null
  return {
    heroes: heroes.map(({ id }) => id),
    boss,
    bossDead,
    winner: result.type === 'won' ? result.seat : null,
    by: result.by,
    rounds: round,
    eliminated: [...eliminated],
    solo: isSolo(state) ? soloScore(heroAt(state, 0)) : null,
  }
}
/** Section 20; the Boss card counts as itself alone (A38). */
function soloScore({ kit, loot, training }: Hero): SoloScore {
  const items = [...kit.equipped, ...loot.filter(isItem)]
  const treasures = items.filter(isTreasure).length
  return {
    treasures,
    artifacts: items.length - treasures,
    encounters: loot.filter((card) => !isBoss(card) && (isTrap(card) || isMonster(card))).length,
    boss: loot.some(isBoss),
    tokens: training.strength + training.magic + training.dexterity,
  }
}
export function progress({ round, tileDeck, endgame }: State): Progress {
  return { round, tiles: tileDeck.length, endgame }
}
