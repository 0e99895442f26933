/** The heroes: life, what the next levels of the weakest bring, class bonuses. */
import { HEROES } from '@shared/games/paper-dungeons'
import { TOP_LEVEL } from '../../content/printed'
import { clericBonus, levelOf, lifeOf, mageBonus, warriorBonus } from '../../sheets'
import { newNames, type Filler, type Part } from './part'
import type { TurnContext } from '../turn-context'

const { names, place } = newNames()
const BIAS = place('bias')
const LIFE = place('life')
const NEXT_LEVEL = place('next-lowest-level')
const SECOND_LEVEL = place('lowest-level-after')
const CLASS = place('class-bonus', ['warrior', 'mage', 'cleric'])
const THIEF_GEM = place('thief-gem')
const HIGH = place('heroes-at', ['5', '6'])

export const heroes: Part = {
  names,
  isSame: ({ sheet: one }, { sheet: other }) => one.levels === other.levels,
  filler,
}

function filler({ board }: TurnContext): Filler {
  const { lowestHero } = board.content.tracks
  return ({ sheet }, into) => {
    let weakest = TOP_LEVEL
    let five = 0
    let six = 0
    for (const level of sheet.levels) {
      if (level < weakest) weakest = level
      if (level >= 5) five += 1
      if (level >= TOP_LEVEL) six += 1
    }
    let missing = 0
    let missingAfter = 0
    for (const level of sheet.levels) {
      missing += Math.max(0, weakest + 1 - level)
      missingAfter += Math.max(0, weakest + 2 - level)
    }
    const glory = lowestHero[weakest - 1] ?? 0
    into[BIAS] = 1
    into[LIFE] = lifeOf(sheet) / 4
    if (missing > 0) into[NEXT_LEVEL] = ((lowestHero[weakest] ?? glory) - glory) / missing
    if (missingAfter > 0)
      into[SECOND_LEVEL] =
        ((lowestHero[weakest + 1] ?? lowestHero[weakest] ?? glory) - glory) / missingAfter
    if (warriorBonus(sheet)) into[CLASS] = 1
    if (mageBonus(sheet)) into[CLASS + 1] = 1
    if (clericBonus(sheet)) into[CLASS + 2] = 1
    const thief = levelOf(sheet, HEROES.length - 1)
    if (thief < 4) into[THIEF_GEM] = thief / 3
    into[HIGH] = five
    into[HIGH + 1] = six
  }
}
