/** Whether an operation would do anything: what would not is not offered (rules page, 24: No target, no effect). */
import type { Foe, Operation, Target } from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'
import { contestOf, foeOf, type Board } from './conditions'
import { heroAt, isHero } from './draft'
import { mayWear } from './kit'
import { isItem, monsterCard } from './cards'
import { companyOf, monsterAt, neighboursOf, roomOfMonster, standingAt, waysOf } from './places'
import { exitsToMove, hasItems } from './ways'
import type { State } from './state'

/** Who may be meant by a target (24.5). */
export function targetsOf(
  g: Board,
  target: Target,
  owner: Foe,
  given: { readonly actor: Seat | null; readonly foe: Foe | null; readonly room: number | null },
): readonly Foe[] {
  const contest = contestOf(g)
  const here = isHero(owner) ? heroAt(g, owner).at : (roomOfMonster(g, owner) ?? given.room)
  const room = given.room ?? here
  switch (target) {
    case 'self':
      return [owner]
    case 'this':
      return roomOfMonster(g, String(owner)) === null ? [] : [owner]
    case 'foe': {
      const foe = foeOf({ owner, contest, foe: given.foe })
      return foe === null || (!isHero(foe) && roomOfMonster(g, foe) === null) ? [] : [foe]
    }
    case 'actor':
      return given.actor === null ? [] : [given.actor]
    case 'saboteurs':
      return contest?.saboteurs ?? []
    case 'heroHereOrSelf':
      return isHero(owner) ? [owner, ...companyOf(g, owner)] : []
    case 'eachHeroHere':
      return room === null ? [] : standingAt(g, room)
    case 'eachOtherHere':
      return isHero(owner) ? companyOf(g, owner) : []
    case 'monsterHere':
      return here === null ? [] : monstersIn(g, [here])
    case 'monsterAdjacent':
      return here === null ? [] : monstersIn(g, neighboursOf(g, here))
    case 'monsterHereOrAdjacent':
      return here === null ? [] : monstersIn(g, [here, ...neighboursOf(g, here)])
    case 'anyMonster':
      return monstersIn(
        g,
        g.rooms.map((_, at) => at),
      )
    case 'summonTile':
      return room === null ? [] : [...standingAt(g, room), ...monstersIn(g, [room])]
  }
}
function monstersIn(g: Board, rooms: readonly number[]): string[] {
  return rooms.map((room) => monsterAt(g, room)).filter((card) => card !== null)
}
/** Targets of which the owner chooses one; of others all are meant. */
export function isChosen(target: Target): boolean {
  return (
    target === 'heroHereOrSelf' ||
    target === 'monsterAdjacent' ||
    target === 'monsterHereOrAdjacent' ||
    target === 'anyMonster' ||
    target === 'monsterHere' ||
    target === 'summonTile'
  )
}

/** Monsters that a push can move: the Boss is immune. */
export function pushable(
  g: Board,
  target: 'monsterHere' | 'anyMonster' | 'this',
  owner: Foe,
): readonly string[] {
  const monsters = targetsOf(g, target, owner, { actor: null, foe: null, room: null })
  return monsters.filter((card): card is string => {
    if (isHero(card) || monsterCard(card).boss) return false
    const room = roomOfMonster(g, card)
    return room !== null && waysOf(g, room).length > 0
  })
}

const ANY = { actor: null, foe: null } as const

export function wouldDo(
  g: Board & Decks,
  owner: Foe,
  operation: Operation,
  room: number | null,
): boolean {
  const seat = isHero(owner) ? owner : null
  switch (operation.op) {
    case 'heal':
      return (
        operation.target === 'actor' ||
        targetsOf(g, operation.target, owner, { ...ANY, room }).some(
          (who) => !isHero(who) || heroAt(g, who).wounds > 0,
        )
      )
    case 'wound':
      return operation.target === 'actor'
        ? true
        : targetsOf(g, operation.target, owner, { ...ANY, room }).length > 0
    case 'freeAttack':
      return seat !== null && freeTargets(g, seat, operation.on).length > 0
    case 'push':
      return operation.to === 'foeTile' || pushable(g, operation.target, owner).length > 0
    case 'peek':
      return isUnseen(g, operation.what, seat)
    case 'draw':
      return g.treasureDeck.length > 0
    case 'doFree':
      return seat !== null && couldDo(g, seat, operation.what)
    case 'goTo':
      return seat !== null && heroAt(g, seat).at !== 0
    case 'artifact':
      return g.artifacts.includes(operation.id)
    case 'take':
      return operation.from !== 'heroHere' || (seat !== null && couldRob(g, seat))
    case 'dieTable':
      return operation.rows.some((row) => row.do.some((one) => wouldDo(g, owner, one, room)))
    case 'discardThis':
      return false
    case 'attach':
      return true
    case 'addDice':
    case 'useStat':
    case 'stat':
    case 'foeMod':
    case 'reroll':
    case 'adjust':
    case 'hit':
    case 'doubleHit':
    case 'armor':
    case 'prevent':
    case 'survive':
    case 'redirect':
    case 'forbid':
    case 'allow':
    case 'healBonus':
    case 'gainActions':
    case 'loseActions':
    case 'auto':
    case 'tileChoice':
    case 'summonExtra':
    case 'encounter':
    case 'contentRoll':
    case 'discard':
    case 'place':
    case 'test':
    case 'stay':
    case 'anchored':
    case 'fewerDicePerWound':
      return true
  }
}
type Decks = Pick<
  State,
  'treasureDeck' | 'tileDeck' | 'encounterDeck' | 'artifacts' | 'lair' | 'bossSeenBy' | 'exhausted'
>

/** Monsters, and heroes where they are meant too, next to the owner's tile. */
export function freeTargets(
  g: Board,
  seat: Seat,
  on: 'monsterAdjacent' | 'anyAdjacent',
): readonly Foe[] {
  const { at } = heroAt(g, seat)
  const rooms = neighboursOf(g, at)
  const monsters: Foe[] = monstersIn(g, rooms)
  if (on === 'monsterAdjacent') return monsters
  return [...monsters, ...rooms.flatMap((room) => standingAt(g, room))]
}
function isUnseen(
  g: Board & Decks,
  what: 'boss' | 'tiles' | 'encounter',
  seat: Seat | null,
): boolean {
  switch (what) {
    case 'boss':
      return g.lair === null && seat !== null && !g.bossSeenBy.includes(seat)
    case 'tiles':
      return g.tileDeck.length > 0
    case 'encounter':
      return g.encounterDeck.length > 0
  }
}
function couldDo(
  g: Board & Decks,
  seat: Seat,
  what: 'move' | 'moveExplored' | 'search' | 'equipSelf',
): boolean {
  const hero = heroAt(g, seat)
  switch (what) {
    case 'move':
      return exitsToMove(g, seat, false).length > 0
    case 'moveExplored':
      return exitsToMove(g, seat, true).length > 0
    case 'search':
      return hasItems(g, hero.at)
    case 'equipSelf':
      return (
        hero.kit.equipped.some((item) => item !== 'summoning-stone') ||
        hero.loot.some((card) => isItem(card) && mayWear(hero, card))
      )
  }
}
function couldRob(g: Board, seat: Seat): boolean {
  return companyOf(g, seat).some((other) => heroAt(g, other).loot.length > 0)
}
