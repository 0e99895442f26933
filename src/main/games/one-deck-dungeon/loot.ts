/** Claiming a card as item, skill, potion or XP (rulebook, Claim Loot; R26). */
import type { Action, CardId, DoorId, LootWay, Seat } from '@shared/games/one-deck-dungeon'
import { isPotion, printing } from './cards'
import { withHealing } from './health'
import {
  done,
  first,
  heroAt,
  instead,
  record,
  seats,
  update,
  updateHero,
  without,
  type Transition,
} from './transition'
import { isUnknownPotion } from './potions'
import { levelOf } from './roll'
import { skillsOf } from './skills'
import type { State } from './state'
import type { TaskOf } from './tasks'

/** Taking one more, if the limit allows, or in place of one that the hero has. */
function placesFor(held: readonly CardId[], limit: number): readonly (CardId | null)[] {
  const given = [...new Set(held)]
  return held.length < limit ? [null, ...given] : given
}

function canLearn(state: State, seat: Seat, card: CardId): boolean {
  const { loot } = printing(card)
  return !isPotion(loot) && !skillsOf(state, seat).some(({ skill }) => skill === loot)
}

export function claimLootActions(state: State, { card }: TaskOf<'claim-loot'>): readonly Action[] {
  const level = levelOf(state)
  const actions: Action[] = []
  for (const hero of seats(state)) {
    const { items, skills } = heroAt(state, hero)
    for (const replace of placesFor(items, level.items))
      actions.push({ type: 'claim-item', hero, replace })
    if (!canLearn(state, hero, card)) continue
    for (const replace of placesFor(skills, level.skills))
      actions.push({ type: 'claim-skill', hero, replace })
  }
  if (isUnknownPotion(state, printing(card).loot))
    actions.push({ type: 'claim-potion', hero: null })
  actions.push({ type: 'claim-xp', hero: null })
  return withHealing(state, actions)
}

/** A card leaves its door, and an empty door leaves the room. */
export function leaveDoor(transition: Transition, id: DoorId, card: CardId): Transition {
  return update(transition, {
    doors: transition.state.doors
      .map((door) => (door.id === id ? { ...door, cards: without(door.cards, card) } : door))
      .filter((door) => door.cards.length > 0),
  })
}

/** A card is won, to be claimed when the room is done with (R25, R40). */
export function winCard(transition: Transition, door: DoorId, card: CardId): Transition {
  return update(leaveDoor(transition, door, card), { spoils: [...transition.state.spoils, card] })
}

/** Asks how each card won is claimed. */
export function claimSpoils(transition: Transition): Transition {
  const [card] = transition.state.spoils
  return card === undefined
    ? done(transition)
    : instead(transition, { type: 'claim-loot', card }, { type: 'claim-spoils' })
}

function take(
  transition: Transition,
  { card }: TaskOf<'claim-loot'>,
  way: LootWay,
  hero: Seat | null,
): Transition {
  return record(update(done(transition), { spoils: without(transition.state.spoils, card) }), {
    type: 'loot-claimed',
    way,
    hero,
    card,
  })
}

/** A replaced card becomes XP in the same claim (R26). */
function replaced(transition: Transition, hero: Seat, card: CardId | null): Transition {
  return card === null
    ? transition
    : record(update(transition, { xp: [...transition.state.xp, card] }), {
        type: 'loot-replaced',
        hero,
        card,
      })
}

function swap(held: readonly CardId[], card: CardId, replace: CardId | null): readonly CardId[] {
  return [...(replace === null ? held : without(held, replace)), card]
}

type Claim = TaskOf<'claim-loot'>

/** An item gives its stat and health; giving one up for it may cost health. */
export function claimItem(
  transition: Transition,
  claim: Claim,
  hero: Seat,
  replace: CardId | null,
): Transition {
  const items = swap(heroAt(transition.state, hero).items, claim.card, replace)
  const taken = updateHero(take(transition, claim, 'item', hero), hero, { items })
  return first(replaced(taken, hero, replace), {
    type: 'check-health',
    hero,
    cause: 'item-lost',
  })
}

export function claimSkill(
  transition: Transition,
  claim: Claim,
  hero: Seat,
  replace: CardId | null,
): Transition {
  const skills = swap(heroAt(transition.state, hero).skills, claim.card, replace)
  return replaced(
    updateHero(take(transition, claim, 'skill', hero), hero, { skills }),
    hero,
    replace,
  )
}

/** Identifies a potion; its card gives one token (R26). */
export function claimPotion(transition: Transition, claim: Claim): Transition {
  return update(take(transition, claim, 'potion', null), {
    identified: [...transition.state.identified, claim.card],
    potions: transition.state.potions + 1,
  })
}

export function claimXp(transition: Transition, claim: Claim): Transition {
  return update(take(transition, claim, 'xp', null), { xp: [...transition.state.xp, claim.card] })
}
