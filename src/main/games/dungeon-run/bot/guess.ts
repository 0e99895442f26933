/** A state as it could be behind what a seat sees: what is hidden is dealt anew, from the cards that nobody sees. */
import {
  BOSSES,
  TREASURES,
  type HeroView,
  type ItemId,
  type TileId,
  type View,
} from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'
import { createRandom, drawFrom, shuffle, type Random } from '../../random'
import {
  CONTENT,
  effectsOf,
  ENCOUNTER_DECK,
  isMonster,
  isTrap,
  SPECIAL_TILES,
  STANDARD_TILES,
} from '../cards'
import { actionOf } from '../contest'
import { clockwise, heroAt, openDraft } from '../draft'
import { helpersFor } from '../help'
import type { Attachment, Contest, Hero, State, Task } from '../state'
import { contestIn, heroOf } from './board'

/** @param view of whoever is asked what to do on its turn, whether to Summon, or to help or hinder somebody else */
export function guess(view: View, seat: Seat, random: Random): State {
  const [number, drawn] = drawFrom(random, 'bot', 1_000_000_000)
  const cards = new Cards(view, drawn)
  const heroes = view.heroes.map((hero, at) => cards.hero(hero, at === seat))
  const rooms = view.rooms.map(({ monster, strangers, items, faceDown }) => ({
    monster,
    strangers,
    items: [
      ...items.map((id) => ({ id, faceUp: true })),
      ...cards.items(faceDown).map((id) => ({ id, faceUp: false })),
    ],
  }))
  const encounterDeck = cards.encounters.slice(0, view.encountersLeft)
  const treasureDeck = cards.items(view.treasuresLeft)
  const active = view.active ?? seat
  const order = clockwise({ heroes }, view.firstPlayer)
  const state: State = {
    rules: 1,
    options: view.options,
    random: createRandom(number),
    heroes,
    layout: view.layout,
    rooms,
    tileDeck: cards.tiles(),
    tileDiscard: [],
    exhausted: view.exhausted,
    encounterDeck,
    encounterDiscard: cards.encounters.slice(view.encountersLeft),
    treasureDeck,
    treasureDiscard: cards.rest(),
    artifacts: view.artifacts,
    boss: view.boss ?? cards.boss(),
    bossSeenBy: view.lair === null && view.boss !== null ? [seat] : [],
    lair: view.lair,
    bossDead: view.bossDead,
    eliminated: heroes.flatMap(({ status }, at) => (status === 'eliminated' ? [at] : [])),
    firstPlayer: view.firstPlayer,
    active,
    round: view.round,
    endgame: view.endgame,
    result: null,
    agenda: [
      { type: 'round', stage: 'turns', left: order.slice(order.indexOf(active) + 1) },
      { type: 'turn', seat: active, step: 3 },
    ],
  }
  return { ...state, agenda: [...state.agenda, ...asking(view, state, seat)] }
}
/** The tasks on top of a turn that ask what the view asks. */
function asking(view: View, state: State, seat: Seat): readonly Task[] {
  const contest = contestIn(view)
  if (view.question?.type === 'summon') {
    const card = view.question.cards?.[0] ?? null
    return [actionOf(seat, false), { type: 'summon', seat, left: 0, card }]
  }
  if (view.question?.type !== 'offer' || contest === null) return [{ type: 'menu', seat }]
  const { used = [], rerolled = [] } = view.question.contest ?? {}
  const to = contest.seat
  const begun: Contest = { ...contest, room: heroAt(state, to).at }
  const asked = helpersFor(openDraft(state), begun)
  return [
    { ...actionOf(to, true), used, rerolled },
    begun,
    // What others have offered before is not told: nobody did.
    { type: 'help', seat: to, left: asked.slice(asked.indexOf(seat) + 1), offers: [] },
    { type: 'offer', seat, to },
  ]
}

/** The cards that the viewer does not see, in random order. */
class Cards {
  encounters: string[]
  readonly #treasures: ItemId[]
  readonly #view: View
  #random: Random
  constructor(view: View, random: Random) {
    this.#view = view
    this.#random = random
    const seen = new Set<string>()
    for (const { monster, strangers, items } of view.rooms) {
      if (monster !== null) seen.add(monster.card)
      for (const card of [...strangers, ...items]) seen.add(card)
    }
    for (const { equipped, loot, attached } of view.heroes)
      for (const card of [...equipped, ...(loot ?? []), ...attached]) seen.add(card)
    // What is being placed or disarmed lies nowhere yet.
    const { type, cards, contest } = view.question ?? {}
    if (type === 'summon') for (const card of cards ?? []) seen.add(card)
    if (contest?.trap != null) seen.add(contest.trap)
    this.encounters = this.#shuffled(ENCOUNTER_DECK.filter((card) => !seen.has(card)))
    this.#treasures = this.#shuffled(TREASURES.filter((card) => !seen.has(card)))
  }
  #shuffled<Card extends string>(cards: readonly Card[]): Card[] {
    const [shuffled, left] = shuffle(cards, this.#random, 'bot')
    this.#random = left
    return [...shuffled]
  }
  items(count: number): ItemId[] {
    return this.#treasures.splice(0, count)
  }
  /** Encounter cards in somebody's loot: strangers never are. */
  #spoils(count: number): string[] {
    const taken = this.encounters.filter((card) => isMonster(card) || isTrap(card)).slice(0, count)
    this.encounters = this.encounters.filter((card) => !taken.includes(card))
    return taken
  }
  rest(): readonly ItemId[] {
    return this.#treasures
  }
  boss(): State['boss'] {
    return this.#shuffled(BOSSES)[0] ?? 'hollow-regent'
  }
  tiles(): readonly TileId[] {
    const placed = new Set<string>(this.#view.layout.map(({ tile }) => tile))
    const standard = STANDARD_TILES.map(({ id }) => id).filter((id) => !placed.has(id))
    const special = this.#shuffled(
      SPECIAL_TILES.map(({ id }) => id).filter((id) => !placed.has(id)),
    )
    const left = this.#view.tilesLeft
    return this.#shuffled([
      ...standard,
      ...special.slice(0, Math.max(0, left - standard.length)),
    ]).slice(0, left)
  }
  hero(view: HeroView, own: boolean): Hero {
    const hero = heroOf(view)
    const kit = { ...hero.kit, attached: view.attached.map(attachment) }
    const all = CONTENT.skills.filter((card) => card.hero === view.id).map(({ id }) => id)
    const unseen = this.#shuffled(
      all.filter((id) => !view.skills.includes(id) && view.skillDiscard?.includes(id) !== true),
    )
    const skillDeck = unseen.slice(0, view.skillDeck)
    if (own) return { ...hero, kit, skillDeck, skillDiscard: view.skillDiscard ?? [] }
    return {
      ...hero,
      kit,
      skillDeck,
      skillDiscard: unseen.slice(view.skillDeck),
      loot: [...this.#spoils(view.encounters), ...this.items(view.items)],
    }
  }
}
function attachment(card: string): Attachment {
  const id = card.includes('.') ? card.slice(0, card.indexOf('.')) : card
  for (const kind of ['trap', 'stranger', 'monster'])
    for (const { do: operations } of effectsOf(`${kind}:${id}`))
      for (const operation of operations)
        if (operation.op === 'attach') return { card, until: operation.until, turns: 1 }
  return { card, until: 'defeat', turns: 0 }
}
