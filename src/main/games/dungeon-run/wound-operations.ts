/** Operations that wound, take wounds away or keep somebody standing (rules page, 24.3). */
import type { Cause, Foe, OperationOf } from '@shared/games/dungeon-run'
import { heroCard, monsterCard } from './cards'
import { contestOf, diceOf } from './conditions'
import { heroAt, isHero, log, push, setHero, setRoom, type Draft } from './draft'
import { equippedTreasures } from './kit'
import { roomOfMonster } from './places'
import type { Doing } from './state'
import { targetsOf } from './would-do'

/** Where a card's wounds come from. */
function causeOf(card: string): Cause {
  if (card.startsWith('trap:')) return 'trap'
  return card.startsWith('tile:') ? 'tile' : 'card'
}
function authorOf({ owner, card }: Doing): Foe | null {
  return causeOf(card) === 'card' ? owner : null
}

/** Wounds whoever an operation is aimed at; a card that counts something wounds once for each. */
export function wound(g: Draft, task: Doing, { target, n, per }: OperationOf<'wound'>): void {
  const { owner, card } = task
  const targets = task.chosen === null ? targetsOf(g, target, owner, task) : [task.chosen]
  const amount = n * (per === undefined ? 1 : countOf(g, owner, per))
  if (amount === 0 || targets.length === 0) return
  const by = authorOf(task)
  push(g, {
    type: 'hurt',
    step: 0,
    asked: false,
    dealt: false,
    hits: targets.map((who) => ({ who, n: amount })),
    cause: causeOf(card),
    by,
    contest: false,
  })
}
function countOf(g: Draft, owner: Foe, per: NonNullable<OperationOf<'wound'>['per']>): number {
  if (per === 'die1') return diceOf(contestOf(g), owner).filter((die) => die === 1).length
  if (!isHero(owner)) return 0
  return per === 'ownWound' ? heroAt(g, owner).wounds : equippedTreasures(heroAt(g, owner))
}

/** Takes wounds away that are about to be received, or takes them upon oneself. */
export function lessen(
  g: Draft,
  owner: Foe,
  { op, n }: OperationOf<'prevent'> | OperationOf<'redirect'>,
): void {
  const at = g.agenda.findLastIndex(({ type }) => type === 'hurt')
  const hurt = g.agenda[at]
  const hit = hurt?.type === 'hurt' ? hurt.hits[hurt.step] : undefined
  if (hurt?.type !== 'hurt' || hit === undefined) return
  const less = Math.min(n, hit.n)
  let hits = hurt.hits.with(hurt.step, { who: hit.who, n: hit.n - less })
  // Whoever takes some over receives them as its own: its cards may lessen them in turn.
  if (op === 'redirect') hits = [...hits, { who: owner, n: less }]
  log(g, { type: 'prevented', who: hit.who, n: less })
  g.agenda[at] = { ...hurt, hits }
}
/** Stays up, or in the dungeon, with so much Life left. */
export function survive(g: Draft, owner: Foe, leave: number): void {
  log(g, { type: 'survived', who: owner })
  if (isHero(owner)) {
    setHero(g, owner, { wounds: heroCard(heroAt(g, owner).id).stats.life - leave })
    return
  }
  const room = roomOfMonster(g, owner)
  if (room !== null)
    setRoom(g, room, { monster: { card: owner, wounds: monsterCard(owner).life - leave } })
}
