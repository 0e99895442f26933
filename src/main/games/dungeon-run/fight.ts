/** A Fight, against a monster or a hero (rules page, 10, 11): one exchange, step by step. */
import type { Action, ActionOf } from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'
import { monsterCard } from './cards'
import type { Board } from './conditions'
import { freeAttackOn, roll } from './contest'
import { heroAt, isHero, isSolo, log, push, replaceTop, setHero, type Draft } from './draft'
import { trigger } from './effects'
import { askForHelp, settleHelp } from './help'
import { isStanding, roomOfFoe } from './places'
import type { Contest, TaskOf } from './state'
import {
  armorOf,
  attackDice,
  automaticHits,
  defenseOf,
  diceFor,
  doubledFaces,
  forbids,
} from './values'
import { hurtOf, pushFallen } from './wounds'

const AFTERMATH = 12
/** What hits a hero, or answers one (section 11). */
export const HERO_HIT_FACE = 4

export function runFight(g: Draft, c: Contest): void {
  const { seat, foe, step } = c
  if (foe === null) {
    g.agenda.pop()
    return
  }
  const next = { ...c, step: step + 1 }
  replaceTop(g, next)
  switch (step) {
    case 0:
      replaceTop(g, { ...next, room: heroAt(g, seat).at })
      askForHelp(g, c)
      return
    case 1:
      begin(g, next)
      return
    case 2:
      // Whoever has fallen before any die ends the Fight.
      if (!goesOn(g, c)) replaceTop(g, { ...c, step: AFTERMATH })
      else if (isHero(foe)) push(g, { type: 'stat', seat: foe, roll: 'fight' })
      else roll(g, 'attack', foe, attackDice(g, c, foe))
      return
    case 3:
      if (!goesOn(g, c)) replaceTop(g, { ...c, step: AFTERMATH })
      else push(g, { type: 'stat', seat, roll: 'fight' })
      return
    case 4:
      if (isHero(foe)) roll(g, 'fight', foe, diceFor(g, c, foe, 'fight', c.foeStat ?? 'strength'))
      return
    case 5:
      if (goesOn(g, c)) roll(g, 'fight', seat, diceFor(g, c, seat, 'fight', c.stat ?? 'strength'))
      return
    case 6:
      if (!goesOn(g, c)) replaceTop(g, { ...c, step: AFTERMATH })
      else push(g, { type: 'assign', seat })
      return
    case 7:
      replaceTop(g, { ...next, hits: c.hits + automaticHits(c, seat), won: true, rolled: [] })
      rollArmor(g, c, seat, unblocked(c))
      return
    case 8:
      replaceTop(g, { ...next, suffered: [unblocked(c) - cancelled(g, c, seat), 0], rolled: [] })
      if (isHero(foe)) rollArmor(g, c, foe, c.hits)
      return
    case 9:
      push(
        g,
        hurtOf(
          [
            { who: seat, n: Math.max(0, c.suffered[0]) },
            { who: foe, n: c.hits - (isHero(foe) ? cancelled(g, c, foe) : 0) },
          ],
          'fight',
          foe,
          true,
        ),
      )
      return
    case 10:
      inflict(g, c)
      return
    case 11:
      pushFallen(g, [
        { who: foe, by: seat },
        { who: seat, by: foe },
      ])
      return
    case AFTERMATH:
      // A27: at least one hit on a monster, assigned or automatic.
      settleHelp(g, c, !isHero(foe) && c.hits > 0)
      return
    case AFTERMATH + 1:
      if (c.won && isStanding(g, seat)) trigger(g, { when: 'fightEnd', of: seat })
      return
    default:
      g.agenda.pop()
  }
}
function goesOn(g: Draft, { seat, foe }: Contest): boolean {
  if (foe === null || !isStanding(g, seat)) return false
  return isHero(foe) ? isStanding(g, foe) : roomOfFoe(g, foe) !== null
}

/** A15: without assistance nobody attacks on the Blinding Glyph; a monster just drawn attacks instead. */
function begin(g: Draft, c: Contest): void {
  const { seat, foe, helpers, surprise } = c
  if (foe === null) return
  if (!isHero(foe) && helpers.length === 0 && needsHelp(g, c.room)) {
    if (surprise) replaceTop(g, { ...freeAttackOn(seat, foe), saboteurs: c.saboteurs })
    else replaceTop(g, { ...c, step: AFTERMATH })
    return
  }
  const { fought } = heroAt(g, seat)
  replaceTop(g, { ...c, repeat: fought.includes(foe) })
  setHero(g, seat, { fought: [...fought, foe] })
  if (isHero(foe)) trigger(g, { when: 'fightStart', of: foe, foe: seat, selfOnly: true })
  trigger(g, { when: 'fightStart', of: seat, monster: isHero(foe) ? null : foe })
}
/** Whether a Fight against a monster here needs an assistant. */
export function needsHelp(g: Pick<Draft, 'layout' | 'options'>, room: number): boolean {
  if (g.layout[room]?.tile !== 'x4') return false
  return !(isSolo(g) && g.options.glyphSolo === 'ignoreAssistance')
}

/** Faces of the other side's dice that are hits. */
export function foeHits(c: Pick<Contest, 'foe' | 'foeDice'>): readonly number[] {
  const { foe } = c
  if (foe === null) return []
  const faces = isHero(foe) ? null : monsterCard(foe).strength
  const hits: number[] = []
  for (const [die, face] of c.foeDice.entries())
    if (faces === null ? face >= HERO_HIT_FACE : faces.includes(face)) hits.push(die)
  return hits
}
/** Hits of the other side that no die blocks; automatic ones cannot be blocked. */
function unblocked(c: Contest): number {
  return foeHits(c).length - c.blocks + (c.foe === null ? 0 : automaticHits(c, c.foe))
}
export function rollArmor(g: Draft, c: Contest, seat: Seat, hits: number): void {
  const foe = c.foe === seat ? c.seat : c.foe
  if (hits <= 0 || (foe !== null && forbids(g, c, foe, 'armor'))) return
  const dice = armorOf(g, c, seat)
  if (dice.length > 0) roll(g, 'armor', seat, dice.length)
}
/** Hits that the armour dice which were rolled have cancelled. */
export function cancelled(g: Draft, c: Contest, seat: Seat): number {
  if (c.rolled.length === 0) return 0
  const needs = armorOf(g, c, seat)
  const saved = c.rolled.filter((face, die) => face >= (needs[die] ?? 7)).length
  const hits = seat === c.seat ? unblocked(c) : c.hits
  return Math.min(hits, saved)
}

/** Whoever wounded the other and did not defeat it. */
export function inflict(g: Draft, { seat, foe, suffered }: Contest): void {
  if (foe === null) return
  if (suffered[1] > 0 && goesOnFor(g, foe))
    trigger(g, { when: 'inflict', of: seat, selfOnly: true })
  if (suffered[0] > 0 && isStanding(g, seat))
    trigger(g, { when: 'inflict', of: foe, selfOnly: true, monster: isHero(foe) ? null : foe })
}
function goesOnFor(g: Draft, foe: Seat | string): boolean {
  return isHero(foe) ? isStanding(g, foe) : roomOfFoe(g, foe) !== null
}

/** Ways to use the dice that come to something else: so many hits blocked, so many dealt (10 phase 3, A20). */
export const assign = {
  options(g: Draft, { seat }: TaskOf<'assign'>): readonly Action[] {
    const c = g.agenda.findLast(({ type }) => type === 'contest')
    return c?.type === 'contest' ? assignments(g, c, seat) : []
  },
  answer(g: Draft, { seat }: TaskOf<'assign'>, action: Action): void {
    const c = g.agenda.at(-1)
    if (action.type !== 'assign' || c?.type !== 'contest') return
    const hits = hitsOf(g, c, seat, action)
    log(g, { type: 'assigned', seat, blocks: action.blocks.length, hits })
    replaceTop(g, { ...c, blocks: action.blocks.length, hits })
  },
}

function hitsOf(g: Board, c: Contest, seat: Seat, { hits }: ActionOf<'assign'>): number {
  const doubled = doubledFaces(g, c, seat)
  return hits.reduce((sum, die) => sum + (doubled.includes(c.dice[die] ?? 0) ? 2 : 1), 0)
}
/** What a way to use the dice leaves: hits on each side, automatic ones too, before armour and cards. */
export function assignedBy(
  g: Board,
  c: Contest,
  seat: Seat,
  action: ActionOf<'assign'>,
): { readonly taken: number; readonly dealt: number } {
  return {
    taken: Math.max(0, unblocked({ ...c, blocks: action.blocks.length })),
    dealt: hitsOf(g, c, seat, action) + automaticHits(c, seat),
  }
}

type Block = readonly [die: number, hit: number]

function assignments(g: Draft, c: Contest, seat: Seat): readonly Action[] {
  const { foe, dice } = c
  const defense = foe !== null && !isHero(foe) ? defenseOf(g, c, foe) : HERO_HIT_FACE
  const hits = foeHits(c)
  const mayBlock = !forbids(g, c, seat, 'block')
  const matches = mayBlock && foe !== null && !isHero(foe) && !forbids(g, c, foe, 'matchBlock')
  const doubled = doubledFaces(g, c, seat)
  const low: Block[] = []
  const plain: number[] = []
  const double: number[] = []
  const open = new Set(hits)
  for (const [die, face] of dice.entries()) {
    if (face >= defense) {
      if (doubled.includes(face)) double.push(die)
      else plain.push(die)
      continue
    }
    const hit = matches ? hits.find((one) => open.has(one) && c.foeDice[one] === face) : undefined
    if (hit === undefined) continue
    open.delete(hit)
    low.push([die, hit])
  }
  return combine(hits, low, plain, double, mayBlock)
}

/** @param low dice below Defense that can block one hit of their own face; `plain` and `double` can do either */
function combine(
  hits: readonly number[],
  low: readonly Block[],
  plain: readonly number[],
  double: readonly number[],
  mayBlock: boolean,
): readonly Action[] {
  const actions: ActionOf<'assign'>[] = []
  const seen = new Set<number>()
  for (let twos = double.length; twos >= 0; twos--)
    for (let ones = plain.length; ones >= 0; ones--) {
      const spare = [...plain.slice(ones), ...double.slice(twos)]
      const most = mayBlock ? Math.min(hits.length, low.length + spare.length) : 0
      for (let blocks = most; blocks >= 0; blocks--) {
        // What it comes to: blocked and dealt.
        const key = blocks * 100 + ones + 2 * twos
        if (seen.has(key)) continue
        seen.add(key)
        actions.push({
          type: 'assign',
          blocks: blocksOf(hits, low, spare, blocks),
          hits: [...plain.slice(0, ones), ...double.slice(0, twos)],
        })
      }
    }
  return actions
}
function blocksOf(
  hits: readonly number[],
  low: readonly Block[],
  spare: readonly number[],
  count: number,
): [number, number][] {
  const blocks = low.slice(0, count).map(([die, hit]): [number, number] => [die, hit])
  const blocked = new Set(blocks.map(([, hit]) => hit))
  for (const die of spare) {
    if (blocks.length === count) break
    const hit = hits.find((one) => !blocked.has(one))
    if (hit === undefined) break
    blocked.add(hit)
    blocks.push([die, hit])
  }
  return blocks
}
