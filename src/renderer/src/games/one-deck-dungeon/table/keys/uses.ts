/**
 * The letters of skills, talents, potions and heroic dice. Boxes have the first letters, these the last, and each
 * keeps its own as long as the same heroes fight with the same cards.
 */
import type { Action, Catalogue, Seat, View } from '@shared/games/one-deck-dungeon'
import type { Offer, Place } from '../offer'
import { identifiedPotions } from '../../cards/cards'

/** The letter after the last one that a box can have. */
const FIRST = 'N'
const LETTERS = Array.from({ length: 'Z'.charCodeAt(0) - FIRST.charCodeAt(0) + 1 }, (_, at) =>
  String.fromCharCode(FIRST.charCodeAt(0) + at),
)

/** Something that is used in an encounter, and the key that does it. */
export interface UseKey {
  readonly letter: string
  readonly place: Place
  readonly hero: Seat
}

type Used = Omit<UseKey, 'letter'>

/** Whether a card's word in an encounter is that of something used there. */
function usedThere(facts: { readonly when: readonly string[] } | undefined): boolean {
  return (facts?.when ?? []).some((when) => when === 'combat' || when === 'peril')
}

/** What the heroes on the table may ever use in an encounter, in the order in which it is shown. */
function usesOf(view: View, catalogue: Catalogue): readonly Used[] {
  const seats = view.encounter?.heroes ?? view.heroes.map((_, seat) => seat)
  const own = seats.flatMap((hero): readonly Used[] => [
    { place: `pool ${hero}`, hero },
    ...(view.heroes[hero]?.skills ?? [])
      .filter((one) => usedThere(catalogue.skills.find(({ id }) => id === one.skill)))
      .map(({ skill }): Used => ({ place: `skill ${hero} ${skill}`, hero })),
    ...(view.heroes[hero]?.talents ?? [])
      .filter((one) => usedThere(catalogue.talents.find(({ id }) => id === one.talent)))
      .map(({ talent }): Used => ({ place: `talent ${hero} ${talent}`, hero })),
  ])
  const potions = [
    'healing' as const,
    ...identifiedPotions(view, catalogue).filter((potion) => potion !== 'invisibility'),
  ].flatMap((potion) => seats.map((hero): Used => ({ place: `potion ${potion}`, hero })))
  return [...own, ...potions]
}

/** Every use that has a key; what there is beyond the last letter is reached by Tab. */
export function useKeysOf(view: View, catalogue: Catalogue): readonly UseKey[] {
  return usesOf(view, catalogue).flatMap((use, at) => {
    const letter = LETTERS[at]
    return letter === undefined ? [] : [{ letter, ...use }]
  })
}

/** What a use's key does now; undefined where it may not be used. */
export function usedBy({ place, hero }: UseKey, offer: Offer): Action | undefined {
  return offer.at(place).find((action) => action.hero === hero)
}
