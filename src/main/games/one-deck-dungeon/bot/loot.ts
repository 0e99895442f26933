/** What to make of a card, and which hero gets it. */
import type { Action, CardId, Seat, SkillId, Stat, View } from '@shared/games/one-deck-dungeon'
import { encounterCard, isPotion, printing } from '../cards'
import { sets } from '../party'
import { payableShare, skillCostWorth } from './skill-costs'
import { companyOf, diceOf, heroAt, kitOf, knowsSkill, partyOf, withDie, withSkills } from './kit'
import type { Kit } from './kit'
import { leftOf } from './price'
import { expectedBossDamage } from './boss-forecast'
import { POTION_WORTH, SKILL_WORTH, WEIGHTS } from './weights'

/** What the next level is worth: to two pairs, twice as much as it costs them (R40). */
function levelWorth(view: View): number {
  return sets(view) * (WEIGHTS.level[view.level.level - 1] ?? WEIGHTS.potion)
}

function xpWorth(view: View, card: CardId): number {
  const { xp } = encounterCard(card)
  const missing = Math.max(0, view.level.need - view.xp.total)
  const unit = levelWorth(view) / view.level.need
  // XP beyond the level's need waits for the next one.
  const useful = Math.min(xp, missing) + WEIGHTS.spareXp * Math.max(0, xp - missing)
  return unit * useful + (missing > 0 && xp >= missing ? WEIGHTS.levelNow : 0)
}

/** A die more in a stat: the fewer there are, the more it is worth. */
function statWorth(kit: Kit, stat: Stat): number {
  return WEIGHTS.die * Math.max(0.3, 1.45 - 0.12 * diceOf(kit, stat))
}

function itemsOf(view: View, company: readonly Seat[]): number {
  return company.reduce((sum, seat) => sum + heroAt(view, seat).items.length, 0)
}

/** How much more health is worth to a hero than to those beside it: more to who has less left. */
function frailty(view: View, seat: Seat, company: readonly Seat[]): number {
  const left = (one: Seat): number => Math.max(1, leftOf(view, one))
  const mean = company.reduce((sum, one) => sum + left(one), 0) / company.length
  return mean / left(seat)
}

function itemWorth(view: View, seat: Seat, card: CardId): number {
  const { stat, health } = printing(card).item
  const company = companyOf(view, seat)
  const kit = kitOf(view, company)
  // Whose die it is hardly matters on boxes, which all dice cover.
  const more = withDie(kit, company[0] ?? seat, stat)
  const items = itemsOf(view, company) + 1
  const eased =
    WEIGHTS.bossDie === 0
      ? 0
      : expectedBossDamage(view, kit, items) - expectedBossDamage(view, more, items)
  return (
    statWorth(kit, stat) +
    WEIGHTS.health * health * frailty(view, seat, company) +
    WEIGHTS.bossDie * eased +
    skillCostWorth(view, seat, stat, company)
  )
}

function skillWorth(view: View, seat: Seat, skill: SkillId): number {
  const company = companyOf(view, seat)
  const items = itemsOf(view, company)
  const kit = kitOf(view, company)
  const hero = heroAt(view, seat)
  const skills = hero.skills.map((known) => known.skill).filter((known) => known !== skill)
  const eased =
    WEIGHTS.bossSkill === 0
      ? 0
      : expectedBossDamage(view, withSkills(kit, seat, skills), items) -
        expectedBossDamage(view, withSkills(kit, seat, [...skills, skill]), items)
  return (
    (SKILL_WORTH[skill] ?? 0) * payableShare(view, hero.stats, skill) + WEIGHTS.bossSkill * eased
  )
}

function heldSkillWorth(view: View, seat: Seat, card: CardId): number {
  const { loot } = printing(card)
  return isPotion(loot) ? 0 : skillWorth(view, seat, loot)
}

type Claim = Extract<Action, { type: 'claim-item' | 'claim-skill' | 'claim-potion' | 'claim-xp' }>
function isClaim(action: Action): action is Claim {
  return action.type.startsWith('claim-')
}

/** What a claim is worth: the card's use, less what it replaces, which becomes XP. */
function claimWorth(view: View, card: CardId, action: Claim): number {
  switch (action.type) {
    case 'claim-xp':
      return xpWorth(view, card)
    case 'claim-potion': {
      const { loot } = printing(card)
      return isPotion(loot) ? WEIGHTS.potion + POTION_WORTH[loot] : 0
    }
    case 'claim-item':
      return (
        itemWorth(view, action.hero, card) -
        (action.replace === null
          ? 0
          : itemWorth(view, action.hero, action.replace) - xpWorth(view, action.replace))
      )
    case 'claim-skill':
      return (
        heldSkillWorth(view, action.hero, card) -
        (action.replace === null
          ? 0
          : heldSkillWorth(view, action.hero, action.replace) - xpWorth(view, action.replace))
      )
  }
}

/** The claims of a card by a hero who gives up nothing for it. */
function claimsOf(view: View, hero: Seat, card: CardId): readonly Claim[] {
  const { items, skills } = heroAt(view, hero)
  const { loot } = printing(card)
  const learned = skills.filter((skill) => skill.card !== null).length
  const learns =
    !isPotion(loot) && !knowsSkill(heroAt(view, hero), loot) && learned < view.level.skills
  return [
    ...(items.length < view.level.items
      ? [{ type: 'claim-item', hero, replace: null } as const]
      : []),
    ...(learns ? [{ type: 'claim-skill', hero, replace: null } as const] : []),
  ]
}

function best<Item>(items: readonly Item[], worth: (item: Item) => number): Item | null {
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

/** What a skill is worth at a glance. */
function glance(view: View, seat: Seat, card: CardId): number {
  const { loot } = printing(card)
  return isPotion(loot)
    ? 0
    : (SKILL_WORTH[loot] ?? 0) * payableShare(view, heroAt(view, seat).stats, loot)
}

/** A skill is for those who look hardly worse at it than the best. */
const HARDLY_WORSE = 0.8

/**
 * Several heroes' claims are many, and weighing them all against the boss takes long: a skill is weighed for those
 * alone who can best pay for it, in place of the one of theirs that looks worst.
 */
function shortlist(view: View, card: CardId, claims: readonly Claim[]): readonly Claim[] {
  if (view.heroes.length === 1) return claims
  const looks = partyOf(view).map((seat) => glance(view, seat, card))
  const least = HARDLY_WORSE * Math.max(...looks)
  const worst = partyOf(view).map((seat) =>
    best(
      heroAt(view, seat).skills.flatMap((skill) => skill.card ?? []),
      (held) => -glance(view, seat, held),
    ),
  )
  return claims.filter(
    (claim) =>
      claim.type !== 'claim-skill' ||
      ((looks[claim.hero] ?? 0) >= least &&
        (claim.replace === null || claim.replace === worst[claim.hero])),
  )
}

/** What the best claim of a card would be worth now. */
export function lootWorth(view: View, card: CardId): number {
  const { loot } = printing(card)
  const unknown = isPotion(loot) && !view.identified.some((known) => printing(known).loot === loot)
  const claims: readonly Claim[] = [
    { type: 'claim-xp', hero: null },
    ...(unknown ? [{ type: 'claim-potion', hero: null } as const] : []),
    ...partyOf(view).flatMap((hero) => claimsOf(view, hero, card)),
  ]
  return Math.max(...shortlist(view, card, claims).map((claim) => claimWorth(view, card, claim)))
}

export function claimLoot(view: View, actions: readonly Action[]): Action | null {
  const { question } = view
  if (question.type !== 'claim-loot') return null
  const claims = shortlist(view, question.card, actions.filter(isClaim))
  return best(claims, (action) => claimWorth(view, question.card, action))
}

/** Drain takes the item that is worth least. */
export function giveItem(view: View, actions: readonly Action[]): Action | null {
  return best(actions, (action) =>
    action.type === 'give-item' ? -itemWorth(view, action.hero, action.card) : -99,
  )
}
