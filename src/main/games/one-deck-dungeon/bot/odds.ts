/**
 * What a fight would cost before its dice are thrown: it is imagined over a fixed table of rolls, with the
 * skills whose help is certain or likely. Equal fights are imagined once.
 */
import type { Die, DieColor, Seat } from '@shared/games/one-deck-dungeon'
import { STATS } from '@shared/games/one-deck-dungeon'
import { HEALING } from '../cards/potions'
import { DICE } from '../party'
import { afterRoll, dieOf, exists, type Fight } from './fight'
import { expectedHelp, type ExpectedHelp, type RolledDie } from './expected-help'
import { knows, type Kit } from './kit'
import { memoized } from './memoize'
import { COARSE, placeOn } from './position'
import { priceIn, type Prevented, type Standing } from './price'
import { ROLLS, imagined } from './rolls'

/** What one imagined roll leaves open, to be priced by where the hero stands. */
interface Imagined {
  readonly damage: number
  readonly time: number
  readonly skulls: number
  readonly uncovered: number
  readonly armor: number
  readonly prevented: Prevented
  /** Split's time, paid at the roll. */
  readonly split: number
}

/** Heroes in good health, for placing dice in imagined fights. */
function atEase(kit: Kit): Standing {
  return {
    armor: knows(kit, 'armor'),
    kiting: knows(kit, 'kiting'),
    fighters: kit.members.map(() => ({ health: 20, healing: HEALING.otherwise })),
    potions: 0,
    sets: 1,
    deck: 30,
    tokens: 0,
    limit: 3,
    bossHealth: 20,
    bossDamage: 0,
  }
}

/** Half of the table: every die still shows each face once. */
const FEW_ROLLS = ROLLS / 2

/** Fewer rolls are imagined against the boss, whose many boxes take long, and by four heroes, who may pair in many ways. */
function rollsFor(kit: Kit, fight: Fight): number {
  return fight.kind === 'boss' || kit.sets === 2 ? FEW_ROLLS : ROLLS
}

/** A placement cheaper than this needs no help. */
const NEGLIGIBLE = 0.05

function keyOf(kit: Kit, fight: Fight, extra: number): string {
  return [
    kit.heroic + extra,
    kit.sets,
    JSON.stringify(kit.options.pack?.content),
    ...kit.members.flatMap(({ seat, stats, skills, talents }) => [
      seat,
      ...STATS.map((stat) => stats[stat]),
      skills.join(),
      talents.join(),
    ]),
    fight.kind,
    fight.ability,
    fight.color,
    fight.floors.join(),
    ...fight.boxes.map((box) =>
      [box.color, box.value, box.damage, box.time, Number(box.armor), box.times].join(''),
    ),
  ].join(' ')
}

function several(hero: Seat, color: DieColor, count: number): readonly RolledDie[] {
  return Array.from({ length: count }, () => ({ hero, color }))
}

/** What those of a kit roll: the dice of their cards and items, then heroic ones, as far as there are any (R16). */
function throwsOf(kit: Kit, fight: Fight, heroic: number): readonly RolledDie[] {
  const thrown: RolledDie[] = []
  for (const stat of STATS) {
    if (!exists(fight, stat)) continue
    let left = DICE[stat] * kit.sets
    for (const { seat, stats } of kit.members) {
      const count = Math.min(left, stats[stat])
      left -= count
      thrown.push(...several(seat, stat, count))
    }
  }
  const [{ seat } = { seat: 0 }] = kit.members
  return [...thrown, ...several(seat, 'heroic', Math.min(DICE.heroic * kit.sets, heroic))]
}

/** Columns of the table for each die: a colour has its own, so that one die more changes no other. */
const COLUMNS: Readonly<Record<DieColor, number>> = {
  strength: 0,
  agility: 10,
  magic: 20,
  heroic: 30,
}
function columnsOf(thrown: readonly RolledDie[]): readonly number[] {
  const next = { ...COLUMNS }
  return thrown.map(({ color }) => next[color]++)
}

/** What a die shows in an imagined roll: where a partner's skill lets it be rolled again, what it shows then. */
function faceOf(roll: number, column: number, rerolled: number | undefined): number {
  const face = imagined(roll, column)
  return face === rerolled ? imagined(roll + FEW_ROLLS, column) : face
}

function imagine(kit: Kit, fight: Fight, extra: number): readonly Imagined[] {
  const help = expectedHelp(kit, fight, atEase(kit))
  const thrown = [...throwsOf(kit, fight, kit.heroic + extra), ...help.rolled]
  const columns = columnsOf(thrown)
  return Array.from({ length: rollsFor(kit, fight) }, (_, roll) => {
    const faces = thrown.map(({ hero }, at) =>
      faceOf(roll, columns[at] ?? 0, help.rerolled.get(hero)),
    )
    const dice = thrown.flatMap(({ hero, color }, at): readonly Die[] => {
      const value = afterRoll(fight, color, faces[at] ?? 1)
      return value === null ? [] : [dieOf(at, hero, color, value)]
    })
    const split = fight.ability === 'split' ? faces.filter((face) => face === 1).length : 0
    return { ...weigh(fight, dice, help), split }
  })
}

/** What the best placement leaves; offers are taken one after the other where they help. */
function weigh(
  fight: Fight,
  dice: readonly Die[],
  { prevented: free, offers, problem }: ExpectedHelp,
): Omit<Imagined, 'split'> {
  let prevented = free
  let best = placeOn(problem(prevented), dice, COARSE)
  let taken: (typeof offers)[number] = { payments: [], gains: [], prevented: free }
  for (const offer of offers) {
    if (fight.kind !== 'boss' && best.cost < NEGLIGIBLE) break
    const tried = {
      payments: [...taken.payments, ...offer.payments],
      gains: [...taken.gains, ...offer.gains],
      prevented: {
        damage: prevented.damage + offer.prevented.damage,
        time: prevented.time + offer.prevented.time,
      },
    }
    const found = placeOn(problem(tried.prevented), dice, COARSE, tried.payments, tried.gains)
    if (found.cost >= best.cost) continue
    best = found
    taken = tried
    ;({ prevented } = tried)
  }
  const covered = new Set(best.covers.map(({ box }) => box))
  const open = fight.boxes.filter((box) => !covered.has(box.id))
  return {
    damage: open.reduce((sum, box) => sum + box.damage, 0),
    time: open.reduce((sum, box) => sum + box.time, 0),
    skulls: fight.boxes.filter((box) => box.skull && covered.has(box.id)).length,
    uncovered: open.length,
    armor: open.filter((box) => box.armor).length,
    prevented,
  }
}

const imaginedFights = memoized<readonly Imagined[]>(4000)
function fightsFor(kit: Kit, fight: Fight, extra: number): readonly Imagined[] {
  return imaginedFights(keyOf(kit, fight, extra), () => imagine(kit, fight, extra))
}

/** The expected price of a fight for a hero who stands so, with so many heroic dice more. */
export function expectedPrice(kit: Kit, fight: Fight, standing: Standing, extra = 0): number {
  const fights = fightsFor(kit, fight, extra)
  const sum = fights.reduce((total, one) => {
    const price = priceIn(fight, standing, one.prevented)
    return total + price(one.damage, one.time + one.split, one.skulls, one.uncovered, one.armor)
  }, 0)
  return sum / fights.length
}

/** What a round against the boss is expected to bring: damage taken, skulls covered. */
export function expectedRound(
  kit: Kit,
  fight: Fight,
): { readonly damage: number; readonly skulls: number } {
  const fights = fightsFor(kit, fight, 0)
  const mean = (of: (one: Imagined) => number): number =>
    fights.reduce((sum, one) => sum + of(one), 0) / fights.length
  return {
    damage: mean((one) => Math.max(0, one.damage - one.prevented.damage)),
    skulls: mean((one) => one.skulls),
  }
}
