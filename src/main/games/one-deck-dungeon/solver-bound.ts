/** What can still come of the dice left: the search goes no further where that is too little. */
import { ARMOR_ONLY, HEROIC, KINDS, MANA_ONLY, STATS, type DiceCounts } from './solver-dice'
import { MADE_AT_MOST, type Price, type Stage, type Tally } from './solver-plan'

/** The most that a sum could come to. */
export function within(dice: DiceCounts, stage: Stage): number {
  const own = dice.sum(stage.column)
  if (stage.type === 'mana') return own + dice.sum(HEROIC) + dice.sum(MANA_ONLY)
  if (!stage.heroic) return own
  const bound = stage.armor ? dice.sum(ARMOR_ONLY) : 0
  return own + bound + dice.sum(HEROIC) + dice.makable(stage.column, MADE_AT_MOST)
}

/** Whether the dice left could cover a box if it were the only one. */
function possible(dice: DiceCounts, stage: Stage): boolean {
  const { column, value, armor, heroic } = stage
  if (stage.type === 'wide') return within(dice, stage) >= value
  if (dice.smallest(column, value) > 0) return true
  if (!heroic) return false
  if (dice.smallest(HEROIC, value) > 0 || dice.canMake(column, value)) return true
  return armor && dice.smallest(ARMOR_ONLY, value) > 0
}

/** The most that boxes of a colour could get, if all others went without. */
function atMost(dice: DiceCounts, column: number, asked: number): number {
  const sum = dice.sum(column) + dice.sum(HEROIC) + dice.sum(ARMOR_ONLY)
  return asked <= sum ? sum : sum + dice.makable(column, KINDS)
}

/**
 * No placement of the boxes from a stage on costs less: boxes that no die could cover are left, and of a
 * colour's boxes that together ask for more than there is, the cheapest is. Infinite where one of those must
 * be covered.
 */
export function boundOf(
  dice: DiceCounts,
  stages: readonly Stage[],
  from: number,
  tally: Readonly<Tally>,
  price: Price,
): number {
  let { damage, time, skulls, uncovered, armor } = tally
  for (let column = 0; column < STATS; column++) {
    let asked = 0
    let leastDamage = Infinity
    let leastTime = Infinity
    let allSkulls = true
    for (let later = from; later < stages.length; later++) {
      const stage = stages[later]
      if (stage?.column !== column) continue
      if (possible(dice, stage)) {
        asked += stage.value * stage.times
        if (stage.skull) skulls += 1
        if (stage.must) continue
        if (stage.damage < leastDamage) leastDamage = stage.damage
        if (stage.time < leastTime) leastTime = stage.time
        allSkulls &&= stage.skull
      } else {
        if (stage.must) return Infinity
        damage += stage.damage
        time += stage.time
        uncovered += 1
        if (stage.armor) armor += 1
      }
    }
    if (asked === 0 || asked <= atMost(dice, column, asked)) continue
    if (leastDamage === Infinity) return Infinity
    damage += leastDamage
    time += leastTime
    uncovered += 1
    if (allSkulls) skulls -= 1
  }
  return price(damage, time, skulls, uncovered, armor)
}
