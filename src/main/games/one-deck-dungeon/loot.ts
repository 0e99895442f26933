/** Claiming a card as item, skill, potion or XP (rulebook, Claim Loot; R26). */
import type { Action, CardId, LootWay, Seat } from '@shared/games/one-deck-dungeon'
import { isPotion, printing } from './cards'
import { levelOf } from './encounter'
import { healingActions } from './health'
import {
  cardInHand,
  done,
  encounterOf,
  first,
  heroAt,
  record,
  seats,
  update,
  updateHero,
  type Play,
} from './play'
import { isUnknownPotion } from './potions'
import { skillsOf } from './skills'
import type { State } from './state'

/** Taking one more, if the limit allows, or in place of one that the hero has. */
const placesFor = (held: readonly CardId[], limit: number): readonly (CardId | null)[] => [
  ...(held.length < limit ? [null] : []),
  ...held,
]

const canLearn = (state: State, seat: Seat, card: CardId): boolean => {
  const { loot } = printing(card)
  return !isPotion(loot) && !skillsOf(state, seat).some(({ skill }) => skill === loot)
}

export const claimLootActions = (state: State): readonly Action[] => {
  const card = cardInHand(state)
  const level = levelOf(state)
  const { loot } = printing(card)
  return [
    ...seats(state).flatMap((hero): readonly Action[] => [
      ...placesFor(heroAt(state, hero).items, level.items).map((replace): Action => ({
        type: 'claim-item',
        hero,
        replace,
      })),
      ...(canLearn(state, hero, card)
        ? placesFor(heroAt(state, hero).skills, level.skills).map((replace): Action => ({
            type: 'claim-skill',
            hero,
            replace,
          }))
        : []),
    ]),
    ...(isUnknownPotion(state, loot) ? [{ type: 'claim-potion', hero: null } as const] : []),
    { type: 'claim-xp', hero: null },
    ...healingActions(state),
  ]
}

/** The card leaves its door; the encounter is over. */
const take = (play: Play, way: LootWay, hero: Seat | null): Play => {
  const card = cardInHand(play.state)
  const { door } = encounterOf(play.state)
  return record(
    update(done(play), {
      doors: play.state.doors.filter((other) => other.id !== door),
      encounter: null,
    }),
    { type: 'loot-claimed', way, hero, card },
  )
}

/** A replaced card becomes XP in the same claim (R26). */
const replaced = (play: Play, hero: Seat, card: CardId | null): Play =>
  card === null
    ? play
    : record(update(play, { xp: [...play.state.xp, card] }), { type: 'loot-replaced', hero, card })

const swap = (held: readonly CardId[], card: CardId, replace: CardId | null): readonly CardId[] => [
  ...held.filter((other) => other !== replace),
  card,
]

/** An item gives its stat and health; giving one up for it may cost health. */
export const claimItem = (play: Play, hero: Seat, replace: CardId | null): Play => {
  const items = swap(heroAt(play.state, hero).items, cardInHand(play.state), replace)
  const taken = updateHero(take(play, 'item', hero), hero, { items })
  return first(replaced(taken, hero, replace), {
    type: 'check-health',
    hero,
    cause: 'item-lost',
  })
}

export const claimSkill = (play: Play, hero: Seat, replace: CardId | null): Play => {
  const skills = swap(heroAt(play.state, hero).skills, cardInHand(play.state), replace)
  return replaced(updateHero(take(play, 'skill', hero), hero, { skills }), hero, replace)
}

/** Identifies a potion; its card gives one token (R26). */
export const claimPotion = (play: Play): Play =>
  update(take(play, 'potion', null), {
    identified: [...play.state.identified, cardInHand(play.state)],
    potions: play.state.potions + 1,
  })

export const claimXp = (play: Play): Play =>
  update(take(play, 'xp', null), { xp: [...play.state.xp, cardInHand(play.state)] })
