/** Cards and wounds that come and go: loot, decks, attachments, healing. */
import { STONE, type Foe, type ItemId, type LootCard, type Until } from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'
import { ENCOUNTER_COPIES, idOf, isItem, isMonster, isTrap } from './cards'
import { heroAt, isHero, log, roomAt, setHero, setRoom, type Draft } from './draft'
import { roomOfMonster } from './places'

/** A wound less, as far as there are any. */
export function heal(g: Draft, who: Foe, n: number): void {
  const room = isHero(who) ? null : roomOfMonster(g, who)
  const wounds = isHero(who)
    ? heroAt(g, who).wounds
    : room === null
      ? 0
      : (roomAt(g, room).monster?.wounds ?? 0)
  const less = Math.min(n, wounds)
  if (less <= 0) return
  log(g, { type: 'healed', who, n: less })
  if (isHero(who)) setHero(g, who, { wounds: wounds - less })
  else if (room !== null) setRoom(g, room, { monster: { card: who, wounds: wounds - less } })
}

/** @param knownTo `all` where the cards lay open */
export function gainLoot(
  g: Draft,
  seat: Seat,
  cards: readonly LootCard[],
  knownTo: readonly Seat[] | 'all',
  from: Seat | null = null,
): void {
  if (cards.length === 0) return
  const stone = cards.includes(STONE)
  const others = stone ? cards.filter((card) => card !== STONE) : cards
  setHero(g, seat, { loot: [...heroAt(g, seat).loot, ...others] })
  const seats = knownTo === 'all' ? g.heroes.map((_, at) => at) : knownTo
  log(g, { type: 'loot-taken', seat, from, count: cards.length, cards, knownTo: seats })
  if (stone) holdStone(g, seat)
}
/** The Stone is in play as soon as it is held (A35), and the endgame begins (18). */
export function holdStone(g: Draft, seat: Seat): void {
  const { kit } = heroAt(g, seat)
  setHero(g, seat, { kit: { ...kit, equipped: [...kit.equipped, STONE] } })
  log(g, { type: 'equipped', seat, item: STONE })
  if (g.endgame) return
  g.endgame = true
  log(g, { type: 'endgame', seat })
}

/** From the top of a deck that is never shuffled anew: an empty one gives nothing (A11). */
export function drawTreasure(g: Draft, seat: Seat): void {
  const [item, ...rest] = g.treasureDeck
  if (item === undefined) return
  g.treasureDeck = rest
  g.reveals = true
  gainLoot(g, seat, [item], [seat])
}
/**
 * The next Encounter card. By option `variedEncounters` cards of a kind that was met go under the deck, unseen, as long
 * as there are others.
 */
export function takeEncounter(g: Draft): string | null {
  const deck = g.encounterDeck
  const at = g.options.variedEncounters ? firstUnmet(deck) : 0
  const card = deck[at]
  if (card === undefined) return null
  g.encounterDeck = [...deck.slice(at + 1), ...deck.slice(0, at)]
  g.reveals = true
  return card
}
/** The place of the first card all copies of which are in the deck; where there is none, the top. */
function firstUnmet(deck: readonly string[]): number {
  const left = new Map<string, number>()
  for (const card of deck) left.set(idOf(card), (left.get(idOf(card)) ?? 0) + 1)
  const at = deck.findIndex((card) => left.get(idOf(card)) === ENCOUNTER_COPIES.get(idOf(card)))
  return Math.max(at, 0)
}

/** An Encounter card onto the tile of the hero who arrives there, who reacts to it once it stands there. */
export function drawEncounter(g: Draft): void {
  const at = g.agenda.findLastIndex(({ type }) => type === 'arrive')
  const arrive = g.agenda[at]
  if (arrive?.type !== 'arrive') return
  const card = takeEncounter(g)
  if (card === null) return
  log(g, { type: 'encounter-drawn', room: arrive.to, card })
  g.agenda[at] = { ...arrive, drawn: [...arrive.drawn, card] }
  const { strangers } = roomAt(g, arrive.to)
  if (isMonster(card)) putMonster(g, arrive.to, card, 0)
  else if (!isTrap(card)) setRoom(g, arrive.to, { strangers: [...strangers, card] })
}
/** A monster that comes to a tile discards the strangers there (A45). */
export function putMonster(g: Draft, room: number, card: string, wounds: number): void {
  const { strangers } = roomAt(g, room)
  for (const stranger of strangers) log(g, { type: 'stranger-left', card: stranger })
  if (strangers.length > 0) g.encounterDiscard = [...g.encounterDiscard, ...strangers]
  setRoom(g, room, { monster: { card, wounds }, strangers: [] })
}

/** An item goes from a room: taken up. */
export function leaveItem(g: Draft, room: number, item: ItemId): void {
  setRoom(g, room, { items: roomAt(g, room).items.filter(({ id }) => id !== item) })
}
export function dropItems(g: Draft, room: number, items: readonly ItemId[]): void {
  if (items.length === 0) return
  const lying = items.map((id) => ({ id, faceUp: true }))
  setRoom(g, room, { items: [...roomAt(g, room).items, ...lying] })
}
/** Out of play or loot, onto no pile. */
export function giveUp(g: Draft, seat: Seat, card: LootCard): void {
  const { kit, loot } = heroAt(g, seat)
  const at = loot.indexOf(card)
  if (at >= 0) setHero(g, seat, { loot: loot.toSpliced(at, 1) })
  else setHero(g, seat, { kit: { ...kit, equipped: kit.equipped.filter((item) => item !== card) } })
}
/** Onto the pile of its kind. */
export function discardCard(g: Draft, seat: Seat, card: LootCard): void {
  giveUp(g, seat, card)
  toPile(g, card)
  log(g, { type: 'card-discarded', card })
}
export function toPile(g: Draft, card: LootCard): void {
  if (isItem(card)) g.treasureDiscard = [...g.treasureDiscard, card]
  else g.encounterDiscard = [...g.encounterDiscard, card]
}

/**
 * A card or its marker stays with a hero. A trap or a stranger lies there itself; of a monster there is a marker.
 * @param card as effects are looked up by: `trap:leg-irons`
 */
export function attach(g: Draft, seat: Seat, card: string, until: Until): void {
  const id = card.slice(card.indexOf(':') + 1)
  const own = takeAttached(g, seat, card)
  const hero = heroAt(g, seat)
  // A turn that is under way does not count: it lasts until the next one ends.
  const turns = g.active === seat ? 2 : 1
  const others = hero.kit.attached.filter((one) => one.card !== id)
  const attached = [...others, { card: own ?? id, until, turns }]
  setHero(g, seat, { kit: { ...hero.kit, attached } })
  log(g, { type: 'attached', seat, card: id })
}
/** The card itself, taken from where it lay; null: only a marker. */
function takeAttached(g: Draft, seat: Seat, card: string): string | null {
  if (card.startsWith('trap:')) {
    const contest = g.agenda.findLast((task) => task.type === 'contest' && task.kind === 'disarm')
    return contest?.type === 'contest' ? contest.trap : null
  }
  if (!card.startsWith('stranger:')) return null
  const { at } = heroAt(g, seat)
  const { strangers } = roomAt(g, at)
  const key = strangers.find((one) => idOf(one) === card.slice('stranger:'.length)) ?? null
  if (key !== null) setRoom(g, at, { strangers: strangers.filter((one) => one !== key) })
  return key
}
/** Attachments that go: traps and strangers onto the pile, markers to nowhere. */
export function detach(g: Draft, seat: Seat, goes: (card: string, at: number) => boolean): void {
  const { kit } = heroAt(g, seat)
  const gone = kit.attached.filter(({ card }, at) => goes(card, at))
  if (gone.length === 0) return
  setHero(g, seat, { kit: { ...kit, attached: kit.attached.filter((one) => !gone.includes(one)) } })
  for (const { card } of gone) {
    log(g, { type: 'shed', seat, card })
    if (isCard(card)) g.encounterDiscard = [...g.encounterDiscard, card]
  }
}
/** A card with the number of its copy, not a marker. */
function isCard(card: string): boolean {
  return card.includes('.')
}
