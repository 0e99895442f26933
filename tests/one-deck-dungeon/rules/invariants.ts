/** What holds in every state of a game, whatever was played: 44 cards and 30 dice, with four heroes twice as many. */
import { DECK } from '@main/games/one-deck-dungeon/cards'
import { LEVELS } from '@main/games/one-deck-dungeon/cards/levels'
import { heroCardOf } from '@main/games/one-deck-dungeon/floors'
import { healthOf } from '@main/games/one-deck-dungeon/health'
import { diceInGame, sets, sideOf } from '@main/games/one-deck-dungeon/party'
import type { GameState } from '@main/games/one-deck-dungeon/state'
import { oneDeckDungeon } from '@main/games/one-deck-dungeon'
import { DIE_COLORS } from '@shared/games/one-deck-dungeon'

function everyCard(state: GameState): readonly string[] {
  return [
    ...state.deck,
    ...state.discard,
    ...state.removed,
    ...state.xp,
    ...state.identified,
    ...state.doors.flatMap((door) => door.cards),
    ...state.spoils,
    ...state.heroes.flatMap((hero) => [...hero.items, ...hero.skills]),
  ]
}

function cards(state: GameState): readonly string[] {
  return JSON.stringify([...everyCard(state)].sort()) ===
    JSON.stringify(
      Array.from({ length: sets(state) }, () => DECK)
        .flat()
        .sort(),
    )
    ? []
    : [`the ${44 * sets(state)} encounter cards are not each in one place`]
}

function dice(state: GameState): readonly string[] {
  const { supply } = oneDeckDungeon.view(state, null)
  const pool = state.encounter?.pool ?? []
  const onBoxes = state.encounter?.boxes.flatMap((box) => box.dice) ?? []
  const ids = [...pool, ...onBoxes].map((die) => die.id)
  return [
    ...DIE_COLORS.filter(
      (color) => supply[color] < 0 || supply[color] > diceInGame(state, color),
    ).map((color) => `the supply holds ${supply[color]} ${color} dice`),
    ...(new Set(ids).size === ids.length ? [] : ['a die is in two places']),
    ...[...pool, ...onBoxes]
      .filter((die) => state.encounter?.heroes.includes(die.hero) === false)
      .map((die) => `a die of hero ${die.hero}, who is elsewhere`),
    ...[...pool, ...onBoxes]
      .filter((die) => !Number.isInteger(die.value) || die.value < 1 || die.value > 6)
      .map((die) => `a die shows ${die.value}`),
  ]
}

function limits(state: GameState): readonly string[] {
  const level = LEVELS[sideOf(state)][state.level - 1]
  if (level === undefined) return [`level ${state.level}`]
  return state.heroes.flatMap((hero, seat) => [
    ...(hero.items.length > level.items ? ['more items than the level allows'] : []),
    ...(hero.skills.length > level.skills ? ['more skills than the level allows'] : []),
    ...(hero.stored < 0 || hero.stored > heroCardOf(state, seat).stores
      ? [`${hero.stored} dice stored`]
      : []),
    ...(hero.damage < 0 ? [`damage ${hero.damage}`] : []),
    ...(hero.damage >= healthOf(state, seat) &&
    state.ending === null &&
    // Damage is placed on every hero before each is asked about in turn.
    state.agenda.every((task) => task.type !== 'save-hero' && task.type !== 'check-health')
      ? ['a fallen hero plays on']
      : []),
  ])
}

function counts(state: GameState): readonly string[] {
  return [
    ['potions', state.potions],
    ['stairs tokens', state.stairs.tokens],
    ['damage on the boss', state.boss?.damage ?? 0],
    ['levels gained', state.levelsGained],
    ['descents', state.descents],
  ]
    .filter(([, count]) => typeof count === 'number' && count < 0)
    .map(([what]) => `negative ${String(what)}`)
}

/** What is wrong with a state, in words; nothing for a sound one. */
export function brokenInvariants(state: GameState): readonly string[] {
  return [
    ...cards(state),
    ...dice(state),
    ...limits(state),
    ...counts(state),
    ...(state.stairs.tokens >= 3 * sets(state) ? ['too many tokens on the stairs'] : []),
    ...(state.doors.some((door) => door.cards.length > sets(state) || door.cards.length === 0)
      ? ['a door with too many cards, or none']
      : []),
    ...(state.doors.length > 4 ? ['more than four doors'] : []),
    ...(JSON.stringify(JSON.parse(JSON.stringify(state))) === JSON.stringify(state)
      ? []
      : ['the state is not JSON']),
  ]
}
