/** Levelling up, and buying potions at level 4 (rulebook, Leveling Up; R27, R28). */
import type { Action, CardId, Purchase } from '@shared/games/one-deck-dungeon'
import { encounterCard } from './cards'
import { TOP_LEVEL } from './cards/levels'
import { partyGiven } from './content'
import { withHealing } from './health'
import { sets } from './party'
import { done, first, instead, record, update, without, type Transition } from './transition'
import { levelOf } from './roll'
import type { State } from './state'
import type { TaskOf } from './tasks'

/** XP on cards together. */
export function worth(cards: readonly CardId[]): number {
  return cards.reduce((sum, card) => sum + encounterCard(card).xp, 0)
}

export function xpTotal(state: State): number {
  return worth(state.xp)
}

/** XP for the next level, less what talents save, but never nothing; for a potion at level 4. Four heroes need twice. */
export function xpNeeded(state: State): number {
  const need = levelOf(state).need * sets(state)
  return buysPotion(state) ? need : Math.max(1, need - partyGiven(state, 'cheaper-levels'))
}

function buysPotion(state: State): boolean {
  return state.level === TOP_LEVEL
}

/** What the party may spend XP on now; four heroes gain two tokens (R40). */
export function purchase(state: State): Purchase {
  return {
    need: xpNeeded(state),
    buys: buysPotion(state) ? 'potion' : 'level',
    potions: sets(state),
  }
}

export function offerLevelUp(transition: Transition): Transition {
  return xpTotal(transition.state) >= xpNeeded(transition.state)
    ? instead(transition, { type: 'level-up' })
    : done(transition)
}

export function levelUpActions(state: State): readonly Action[] {
  return withHealing(state, [
    { type: 'begin-level-up', hero: null },
    { type: 'decline-level-up', hero: null },
  ])
}

/** The cards that waste least XP, fewest among equals: what the app proposes (R27). */
function proposal(state: State): readonly CardId[] {
  const need = xpNeeded(state)
  // The best way found to reach each sum, card by card.
  const best = new Map<number, readonly CardId[]>([[0, []]])
  for (const card of state.xp) {
    for (const [sum, cards] of [...best].sort(([a], [b]) => b - a)) {
      if (sum >= need) continue
      const reached = sum + encounterCard(card).xp
      const known = best.get(reached)
      if (known === undefined || known.length > cards.length + 1)
        best.set(reached, [...cards, card])
    }
  }
  const enough = [...best.keys()].filter((sum) => sum >= need)
  return best.get(Math.min(...enough)) ?? []
}

export function beginLevelUp(transition: Transition): Transition {
  return instead(transition, { type: 'pick-xp', picked: proposal(transition.state) })
}

/** Enough, and no card among them that could stay (rulebook: cards not needed are kept). */
function isFrugal(state: State, picked: readonly CardId[]): boolean {
  const spare = worth(picked) - xpNeeded(state)
  return spare >= 0 && picked.every((card) => encounterCard(card).xp > spare)
}

/** Cards without those taken: of two that share an id, one may be taken and one not. */
function remaining(cards: readonly CardId[], taken: readonly CardId[]): readonly CardId[] {
  return taken.reduce(without, cards)
}

export function pickXpActions(state: State, { picked }: TaskOf<'pick-xp'>): readonly Action[] {
  return [
    ...(isFrugal(state, picked) ? [{ type: 'confirm', hero: null } as const] : []),
    { type: 'cancel', hero: null },
    ...[...new Set(remaining(state.xp, picked))].map((card): Action => ({
      type: 'pick-card',
      hero: null,
      card,
    })),
    ...[...new Set(picked)].map((card): Action => ({ type: 'unpick-card', hero: null, card })),
  ]
}

export function pickCard(
  transition: Transition,
  { picked }: TaskOf<'pick-xp'>,
  card: CardId,
): Transition {
  return instead(transition, { type: 'pick-xp', picked: [...picked, card] })
}

export function unpickCard(
  transition: Transition,
  { picked }: TaskOf<'pick-xp'>,
  card: CardId,
): Transition {
  return instead(transition, { type: 'pick-xp', picked: without(picked, card) })
}

/** The cards go to the box; the party gains a level and what potions come with it, or at level 4 those alone. */
export function confirmXp(transition: Transition, { picked }: TaskOf<'pick-xp'>): Transition {
  const { state } = transition
  const { buys, potions } = purchase(state)
  const paid = update(done(transition), {
    xp: remaining(state.xp, picked),
    removed: [...state.removed, ...picked],
    potions: state.potions + potions,
  })
  const bought =
    buys === 'potion'
      ? record(paid, { type: 'potions-gained', potions, cards: picked })
      : record(update(paid, { level: state.level + 1, levelsGained: state.levelsGained + 1 }), {
          type: 'level-gained',
          level: state.level + 1,
          potions,
          cards: picked,
        })
  return first(bought, { type: 'offer-level-up' })
}

export function cancelXp(transition: Transition): Transition {
  return instead(transition, { type: 'level-up' })
}
