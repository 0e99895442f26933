/** What cards are worth to a hero, by what they do: dice first, then armour, then the rest. */
import {
  STONE,
  type Effect,
  type HeroId,
  type ItemId,
  type SkillId,
} from '@shared/games/dungeon-run'
import { effectsOf, isItem, itemCard } from '../cards'
import { mayWear } from '../kit'
import type { Hero } from '../state'
import { mainStat, type Sense } from './sense'

/** What a card in play adds. */
function worthOfEffects(effects: readonly Effect[], stat: 'strength' | 'magic'): number {
  let worth = 0
  for (const effect of effects) {
    const conditions = effect.if ?? []
    const named = conditions.find(({ c }) => c === 'stat')
    if (named?.c === 'stat' && !named.in.includes(stat)) continue
    const rare = conditions.some(({ c }) => c === 'foeType' || c === 'foe') ? 0.4 : 1
    const often = effect.limit === 'turn' ? 0.8 : effect.limit === 'round' ? 0.7 : 1
    for (const operation of effect.do) {
      if (operation.op === 'addDice' && operation.roll === 'fight') worth += 2 * operation.n * rare
      else if (operation.op === 'addDice') worth += 0.3 * operation.n
      else if (operation.op === 'armor') worth += operation.dice * (7 - operation.min) * 0.4
      else if (operation.op === 'reroll') worth += 1.1 * often
      else if (operation.op === 'prevent') worth += 1.4 * often * rare
      else if (operation.op === 'stat')
        worth += operation.stat === stat ? 2 * operation.n : 0.2 * operation.n
      else if (operation.op === 'dieTable') worth += 1.2
      else if (operation.op === 'heal') worth += 1.5
      else worth += 0.4
    }
  }
  return worth
}
/** In play; 0 where the hero may not use it. */
export function worthOfItem(
  { board, seat }: Pick<Sense, 'board' | 'seat'>,
  hero: Hero,
  item: ItemId,
): number {
  if (item === STONE) return 100
  if (!mayWear(hero, item)) return 0.2
  return worthOfEffects(effectsOf(`item:${item}`), mainStat(board, seat)) + 0.1
}
/** What putting an item on would add, less what has to come off. */
export function gainBy(sense: Sense, item: ItemId): number {
  const { hero } = sense
  if (!mayWear(hero, item)) return -1
  const { slots } = itemCard(item)
  let gain = worthOfItem(sense, hero, item)
  for (const other of hero.kit.equipped)
    if (itemCard(other).slots.some((slot) => slots.includes(slot)))
      gain -= worthOfItem(sense, hero, other)
  return gain
}
/** The best that the hero has in loot and could put on. */
export function bestInLoot(sense: Sense): number {
  let best = 0
  for (const card of sense.hero.loot) if (isItem(card)) best = Math.max(best, gainBy(sense, card))
  return best
}

/** What any card of one's own is worth to keep: Encounter cards pay for an Advance by two. */
export function worthOfCard(sense: Sense, card: string): number {
  if (!isItem(card)) return card.includes('.') ? 1.5 : 3
  const inPlay = sense.hero.kit.equipped.includes(card)
  return worthOfItem(sense, sense.hero, card) * (inPlay ? 1.2 : 0.8)
}

/** Skills that bring more, or less, than their effects tell. */
const SKILLS: Readonly<Partial<Record<SkillId, number>>> = {
  backstab: 3,
  'last-rites': 1.2,
  'second-arrow': 2,
  'play-to-the-crowd': 1,
  'lone-hunter': 1.8,
  'finish-the-job': 1.6,
  'knife-dance': 2.6,
  hammerfall: 2,
  smite: 2,
  overcharge: 2,
  berserk: 1.8,
  headbutt: 1.8,
  'burn-the-wick': 1.8,
  'bitter-spit': 1.8,
  'war-cry': 1.2,
  'pinning-shot': 1.2,
  'steady-hand': 1.6,
  'lay-on-hands': 1.8,
  cautery: 1.8,
  'second-wind': 1.6,
  vigil: 1.5,
  'patch-kit': 1.2,
  'too-angry-to-fall': 2,
  devour: 1.2,
  volley: 1.5,
}
export function worthOfSkill(sense: Sense, skill: SkillId): number {
  const { board, seat } = sense
  return SKILLS[skill] ?? worthOfEffects(effectsOf(`skill:${skill}`), mainStat(board, seat))
}
/** From the one who wins most on. */
export const HEROES_BY_WINS: readonly HeroId[] = [
  'grothka',
  'hadrun',
  'ssorrek',
  'maelis',
  'pim',
  'aelithra',
  'nixit',
  'ysaline',
]
