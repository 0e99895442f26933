/** What must hold in every state (rules page, section 3). */
import { DIRS, cellKey, exitsOf, opposite, spotBeyond } from '@main/games/dungeon-run/atlas'
import { ENCOUNTER_DECK, heroCard, isItem, itemCard } from '@main/games/dungeon-run/cards'
import { mayWear } from '@main/games/dungeon-run/kit'
import type { State } from '@main/games/dungeon-run/state'
import { ITEMS, STONE, TILES } from '@shared/games/dungeon-run'

/** @returns a sentence for each that is broken */
export function brokenInvariants(state: State): readonly string[] {
  return [...brokenCards(state), ...brokenMap(state), ...brokenHeroes(state)]
}

function same(what: string, found: readonly string[], all: readonly string[]): string[] {
  const one = found.toSorted().join(' ')
  const other = all.toSorted().join(' ')
  return one === other ? [] : [`${what}: ${one} instead of ${other}`]
}

/** Each card is in exactly one place. */
function brokenCards(state: State): string[] {
  const { heroes, rooms, agenda, options } = state
  const loot = heroes.flatMap((hero) => hero.loot)
  const items = [
    ...state.treasureDeck,
    ...state.treasureDiscard,
    ...state.artifacts,
    ...rooms.flatMap((room) => room.items.map(({ id }) => id)),
    ...heroes.flatMap(({ kit }) => kit.equipped),
    ...loot.filter(isItem),
    ...agenda.flatMap((task) => (task.type === 'receive' ? task.items : [])),
  ]
  const waiting = agenda.flatMap((task): string[] => {
    if (task.type === 'contest') return task.trap === null || task.won ? [] : [task.trap]
    if (task.type === 'summon') return task.card === null ? [] : [task.card]
    if (task.type === 'arrive') return task.drawn.filter((card) => !lies(state, card))
    return []
  })
  const encounters = [
    ...state.encounterDeck,
    ...state.encounterDiscard,
    ...rooms.flatMap(({ monster, strangers }) => [
      ...(monster === null ? [] : [monster.card]),
      ...strangers,
    ]),
    ...loot.filter((card) => !isItem(card)),
    ...heroes.flatMap(({ kit }) =>
      kit.attached.map(({ card }) => card).filter((card) => card.includes('.')),
    ),
    ...waiting,
  ].filter((card) => card !== state.boss)
  // A game may be over while a card is on its way to somebody.
  if (state.result !== null) return twice([...items, ...encounters])
  const broken = [
    ...same('items', items, ITEMS),
    ...same('Encounter cards', [...new Set(encounters)], ENCOUNTER_DECK),
  ]
  if (encounters.length !== ENCOUNTER_DECK.length)
    broken.push(`Encounter cards: ${encounters.length}`)
  const tiles = [
    ...state.layout.map(({ tile }) => tile),
    ...state.tileDeck,
    ...state.tileDiscard,
    ...agenda.flatMap((task) => (task.type === 'place' ? task.tiles : [])),
  ]
  if (new Set(tiles).size !== tiles.length || tiles.some((tile) => !TILES.includes(tile)))
    broken.push('a tile is there twice')
  if (state.lair === null && tiles.length !== 17 + 2 * options.players)
    broken.push(`${tiles.length} tiles`)
  return broken
}
function twice(cards: readonly string[]): string[] {
  return new Set(cards).size === cards.length ? [] : ['a card is there twice']
}
/** Whether a card that was drawn lies in a room, a loot or on a pile already. */
function lies({ rooms, heroes, encounterDiscard }: State, card: string): boolean {
  return (
    rooms.some(({ monster, strangers }) => monster?.card === card || strangers.includes(card)) ||
    heroes.some(({ loot }) => loot.includes(card)) ||
    encounterDiscard.includes(card)
  )
}

/** Touching sides agree, but for those that the Lair has sealed. */
function brokenMap({ layout, lair, bossDead, rooms, boss, tileDeck }: State): string[] {
  const broken: string[] = []
  const at = new Map(layout.map((tile) => [cellKey(tile), tile]))
  if (at.size !== layout.length) broken.push('two tiles lie on one cell')
  for (const tile of layout)
    for (const dir of DIRS) {
      const other = at.get(cellKey(spotBeyond(tile, dir)))
      if (other === undefined) continue
      const side = (exitsOf(tile.tile, tile.turn) & ~tile.sealed & (1 << dir)) !== 0
      const facing = (exitsOf(other.tile, other.turn) & ~other.sealed & (1 << opposite(dir))) !== 0
      if (side !== facing) broken.push(`${tile.tile} and ${other.tile} do not fit`)
    }
  const bosses = rooms.filter(({ monster }) => monster?.card === boss).length
  if (bosses !== (lair === null || bossDead ? 0 : 1))
    broken.push('the Boss is not where it belongs')
  if (lair !== null && tileDeck.length > 0) broken.push('tiles are left after the Lair')
  return broken
}

function brokenHeroes(state: State): string[] {
  const { heroes, agenda, options, endgame } = state
  const broken: string[] = []
  const learning = (seat: number) =>
    agenda.flatMap((task) => (task.type === 'learn' && task.seat === seat ? task.skills : []))
  if (heroes.filter(({ kit }) => kit.equipped.includes(STONE)).length > 1)
    broken.push('two hold the Stone')
  if (!endgame && heroes.some(({ kit }) => kit.equipped.includes(STONE)))
    broken.push('a Stone before the endgame')
  for (const [seat, hero] of heroes.entries()) {
    const { id, wounds, status, kit, skillDeck, skillDiscard, loot } = hero
    const skills = [...skillDeck, ...skillDiscard, ...kit.skills, ...learning(seat)]
    const dealt = status !== 'eliminated' && state.round > 0
    if (dealt && new Set(skills).size !== 10) broken.push(`${id} has ${skills.length} skills`)
    if (options.players === 1 && kit.skills.length > 0) broken.push('a skill alone')
    if (loot.includes(STONE)) broken.push('the Stone in loot')
    const resolving = agenda.some(({ type }) =>
      ['hurt', 'contest', 'fallen', 'slain', 'last-alive'].includes(type),
    )
    const over = state.result !== null
    if (status !== 'eliminated' && !over && !resolving && wounds >= heroCard(id).stats.life)
      broken.push(`${id} should have fallen`)
    if (wounds < 0) broken.push(`${id} is more than whole`)
    const slots = kit.equipped.flatMap((item) => itemCard(item).slots)
    if (new Set(slots).size !== slots.length) broken.push(`${id} has two cards in a slot`)
    if (kit.equipped.some((item) => !mayWear(hero, item)))
      broken.push(`${id} wears what it is not trained for`)
  }
  return broken
}
