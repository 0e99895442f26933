/** Everything that a bot is asked besides its turn and dice: cards, tiles, monsters, trades, votes. */
import { STONE, type Action, type ActionOf } from '@shared/games/dungeon-run'
import { atlasOf, dirOf, exitsOf } from '../atlas'
import { isItem, monsterCard } from '../cards'
import { goalOf, isReady } from './goals'
import { routesOf } from './routes'
import { readiness, type Sense } from './sense'
import { gainBy, HEROES_BY_WINS, worthOfCard, worthOfItem, worthOfSkill } from './worth'

export function worthOfMay(sense: Sense, action: Action): number {
  const [card = ''] = sense.view.question?.cards ?? []
  if (action.type !== 'use') return 0
  switch (card) {
    case 'skill:stand-between':
    case 'skill:shoulder-charge':
    case 'skill:appraiser':
      return -1
    case 'item:smoke-flask':
      return sense.life <= 3 || sense.holder === sense.seat ? 1 : -1
    case 'skill:fleet':
    case 'skill:cinderstep':
      return goalOf(sense).dir >= 0 && goalOf(sense).worth > 0 ? 1 : -1
    default:
      return 1
  }
}
/** A way out, or on. */
export function worthOfExit(sense: Sense, { dir }: ActionOf<'exit'>): number {
  if (goalOf(sense).dir === dirOf(dir)) return 5
  const { view, hero } = sense
  const there = atlasOf(view.layout).neighbours[hero.at]?.[dirOf(dir)] ?? -1
  if (there < 0) return 2
  if (view.rooms[there]?.monster != null) return 0
  const tile = view.layout[there]?.tile
  return tile === 'x1' || tile === 'x7' ? 0.5 : 3
}
export function worthOfPlace({ tile, turn }: ActionOf<'place'>): number {
  const special = tile === 'x1' || tile === 'x6' || tile === 'x7' ? -2 : 0
  // Exits that lead on, and treasures.
  let exits = 0
  for (let dir = 0; dir < 4; dir++) if ((exitsOf(tile, turn) & (1 << dir)) !== 0) exits += 1
  return special + exits * 0.3
}
export function worthOfLair(sense: Sense, { x, y }: ActionOf<'lair'>): number {
  const { view, hero } = sense
  const here = view.layout[hero.at]
  return here === undefined ? 0 : -Math.abs(here.x - x) - Math.abs(here.y - y)
}

/** A card put on, kept, or left; Equip. */
export function worthOfWear(sense: Sense, action: Action): number {
  if (action.type === 'wear')
    return gainBy(sense, action.item) > 0.05 ? 1 + gainBy(sense, action.item) : -1
  if (action.type === 'keep') return 0.5
  if (action.type === 'leave') return 0
  if (action.type === 'done') return 0.2
  return -2
}
/** What is given away: the least worth first. */
export function worthOfDiscard(sense: Sense, { card }: ActionOf<'discard'>): number {
  return card === STONE ? -1000 : -worthOfCard(sense, card)
}
export function worthOfHeal(action: Action): number {
  if (action.type === 'heal') return 2
  return action.type === 'shed' ? 1 : 0
}
/** Gifts are taken, and trades that bring more than they cost. */
export function worthOfTrade(sense: Sense, action: Action): number {
  if (action.type === 'decline' || action.type === 'refuse') return 0
  if (action.type !== 'accept') return -1
  const { view, hero } = sense
  let gain = 0
  for (const card of view.question?.cards ?? []) {
    const isOwn = hero.loot.includes(card) || hero.kit.equipped.some((item) => item === card)
    if (isOwn) gain -= worthOfCard(sense, card) + 0.5
    else gain += isItem(card) ? Math.max(0.3, worthOfItem(sense, hero, card)) * 0.8 : 1.2
  }
  return gain - 0.4
}
export function worthOfTarget(sense: Sense, { who }: ActionOf<'target'>): number {
  if (who === sense.seat) return 0
  if (typeof who === 'string') return monsterCard(who).boss ? 2 : 1.5
  if (who === sense.holder) return 5
  return isFriendly(sense) ? -1 : 1
}
/** What is chosen a target for heals. */
function isFriendly({ view }: Sense): boolean {
  return view.question?.cards?.includes('skill:lay-on-hands') ?? false
}
export function worthOfLearn(sense: Sense, { skill }: ActionOf<'learn'>): number {
  return worthOfSkill(sense, skill)
}
export function worthOfHero({ hero }: ActionOf<'hero'>): number {
  return -HEROES_BY_WINS.indexOf(hero)
}

/** A monster that the first player, or a card, moves. */
export function worthOfMonster(sense: Sense, { card, to }: ActionOf<'monster'>): number {
  const { view, hero, seat } = sense
  const room = view.rooms[to]
  const rivals = view.heroes.filter(
    ({ at, status }, other) => other !== seat && status === 'standing' && at === to,
  ).length
  const isHere = hero.at === to
  if (monsterCard(card).boss) return worthOfBossAt(sense, card, to, rivals)
  if (view.endgame) {
    const hunted =
      sense.holder !== null && sense.holder !== seat && view.heroes[sense.holder]?.at === to
    return isHere ? -3 : hunted ? 4 : rivals
  }
  if (isHere) return Math.min(2, readiness(sense, card)) - 1.2
  const treasure = (room?.faceDown ?? 0) + (room?.items.length ?? 0)
  return 0.3 * rivals - 0.4 * treasure
}
function worthOfBossAt(sense: Sense, card: string, to: number, rivals: number): number {
  const { view, hero } = sense
  if (hero.at === to) return isReady(sense, card) ? 6 - distanceToLair(sense) * 0.2 : -4
  if (view.endgame) return rivals
  return isReady(sense, card) ? -0.1 * distance(sense, to) : 0.05 * distance(sense, to)
}
function distance(sense: Sense, to: number): number {
  return Math.min(20, routesOf(sense).cost[to] ?? 20)
}
function distanceToLair(sense: Sense): number {
  const { view } = sense
  return view.lair === null ? 0 : distance(sense, view.lair)
}
/** In the way of whoever hunts the holder; never in its own. */
export function worthOfSummonOn(sense: Sense, { to }: ActionOf<'summon-on'>): number {
  const { view, hero, seat } = sense
  const { distance: home } = atlasOf(view.layout)
  let worth = 0
  view.heroes.forEach(({ at, status }, other) => {
    if (other === seat || status === 'eliminated' || at !== to) return
    const apart = Math.abs((home[at] ?? 0) - (home[hero.at] ?? 0))
    worth += status === 'standing' ? 4 - 0.3 * apart : 0.5
    if ((home[at] ?? 0) <= (home[hero.at] ?? 0)) worth += 1
  })
  if (isOnTheWay(sense, to)) worth -= 5
  return worth
}
function isOnTheWay({ view, hero }: Sense, to: number): boolean {
  const { distance: home, neighbours } = atlasOf(view.layout)
  let room = hero.at
  for (let steps = home[hero.at] ?? 0; steps >= 0; steps--) {
    if (room === to) return true
    const next = (neighbours[room] ?? []).find(
      (there) => there >= 0 && (home[there] ?? Infinity) < (home[room] ?? 0),
    )
    if (next === undefined) return false
    room = next
  }
  return false
}
/** Whoever is ahead is not spared. */
export function worthOfVote({ down }: ActionOf<'vote'>): number {
  return down ? 1 : 0
}
export function worthOfPeek(action: Action): number {
  return action.type === 'return' && action.to === 'top' ? 1 : 0
}
