/** What to make of a card, and when to level up. */
import type { Action, CardId, SkillId, Stat, View } from '@shared/games/one-deck-dungeon'
import { encounterCard, isPotion, printing, skillCard } from '../cards'
import { heroOf, kitOf } from './fight'
import { bossToll } from './prospects'
import { POTION_WORTH, SKILL_WORTH, WEIGHTS } from './weights'

/** What the next level is worth. */
const levelWorth = (view: View): number => WEIGHTS.level[view.level.level - 1] ?? WEIGHTS.potion

const xpWorth = (view: View, card: CardId): number => {
  const { xp } = encounterCard(card)
  const missing = Math.max(0, view.level.need - view.xp.total)
  const unit = levelWorth(view) / view.level.need
  // XP beyond the level's need waits for the next one.
  const useful = Math.min(xp, missing) + WEIGHTS.spareXp * Math.max(0, xp - missing)
  return unit * useful + (missing > 0 && xp >= missing ? WEIGHTS.levelNow : 0)
}

/** A die more in a stat: the fewer there are, the more it is worth. */
const statWorth = (view: View, stat: Stat): number => {
  const have = heroOf(view).stats[stat]
  return WEIGHTS.die * Math.max(0.3, 1.45 - 0.12 * have)
}

const itemWorth = (view: View, card: CardId): number => {
  const { stat, health } = printing(card).item
  const kit = kitOf(view)
  const more = { ...kit, stats: { ...kit.stats, [stat]: kit.stats[stat] + 1 } }
  const { length } = heroOf(view).items
  const eased =
    WEIGHTS.bossDie === 0 ? 0 : bossToll(view, kit, length + 1) - bossToll(view, more, length + 1)
  return statWorth(view, stat) + WEIGHTS.health * health + WEIGHTS.bossDie * eased
}

/** Whether the hero has the dice for a skill's cost. */
const affordable = (view: View, skill: SkillId): number => {
  const { strength = 0, agility = 0, mana = 0 } = skillCard(skill).cost
  const { stats } = heroOf(view)
  const ease = Math.min(
    strength === 0 ? 9 : stats.strength / strength,
    agility === 0 ? 9 : stats.agility / agility,
    mana === 0 ? 9 : (stats.magic * 3.5) / mana,
  )
  return ease >= 2.5 ? 1 : ease >= 1.5 ? 0.8 : ease >= 1 ? 0.45 : 0.1
}

const skillWorth = (view: View, skill: SkillId): number => {
  const kit = kitOf(view)
  const skills = kit.skills.filter((known) => known !== skill)
  const eased =
    WEIGHTS.bossSkill === 0
      ? 0
      : bossToll(view, { ...kit, skills }) - bossToll(view, { ...kit, skills: [...skills, skill] })
  return (SKILL_WORTH[skill] ?? 0) * affordable(view, skill) + WEIGHTS.bossSkill * eased
}

const heldSkillWorth = (view: View, card: CardId): number => {
  const { loot } = printing(card)
  return isPotion(loot) ? 0 : skillWorth(view, loot)
}

type Claim = Extract<Action, { type: 'claim-item' | 'claim-skill' | 'claim-potion' | 'claim-xp' }>
const isClaim = (action: Action): action is Claim => action.type.startsWith('claim-')

/** What a claim is worth: the card's use, less what it replaces, which becomes XP. */
const claimWorth = (view: View, card: CardId, action: Claim): number => {
  switch (action.type) {
    case 'claim-xp':
      return xpWorth(view, card)
    case 'claim-potion': {
      const { loot } = printing(card)
      return isPotion(loot) ? WEIGHTS.potion + POTION_WORTH[loot] : 0
    }
    case 'claim-item':
      return (
        itemWorth(view, card) -
        (action.replace === null
          ? 0
          : itemWorth(view, action.replace) - xpWorth(view, action.replace))
      )
    case 'claim-skill':
      return (
        heldSkillWorth(view, card) -
        (action.replace === null
          ? 0
          : heldSkillWorth(view, action.replace) - xpWorth(view, action.replace))
      )
  }
}

/** What the best claim of a card would be worth now. */
export const lootWorth = (view: View, card: CardId): number => {
  const hero = heroOf(view)
  const { loot } = printing(card)
  const claims: Claim[] = [{ type: 'claim-xp', hero: null }]
  if (hero.items.length < view.level.items)
    claims.push({ type: 'claim-item', hero: 0, replace: null })
  if (isPotion(loot)) {
    if (!view.identified.some((known) => printing(known).loot === loot))
      claims.push({ type: 'claim-potion', hero: null })
  } else if (
    !hero.skills.some(({ skill }) => skill === loot) &&
    hero.skills.filter((skill) => skill.card !== null).length < view.level.skills
  )
    claims.push({ type: 'claim-skill', hero: 0, replace: null })
  return Math.max(...claims.map((claim) => claimWorth(view, card, claim)))
}

const best = <Item>(items: readonly Item[], worth: (item: Item) => number): Item | null => {
  let found: Item | null = null
  let most = -Infinity
  for (const item of items) {
    const value = worth(item)
    if (value > most) {
      found = item
      most = value
    }
  }
  return found
}

export const claimLoot = (view: View, actions: readonly Action[]): Action | null => {
  const { question } = view
  if (question.type !== 'claim-loot') return null
  const claims = actions.filter(isClaim)
  return best(claims, (action) => claimWorth(view, question.card, action))
}

/** Drain takes the item that is worth least. */
export const giveItem = (view: View, actions: readonly Action[]): Action | null =>
  best(actions, (action) => (action.type === 'give-item' ? -itemWorth(view, action.card) : -99))
