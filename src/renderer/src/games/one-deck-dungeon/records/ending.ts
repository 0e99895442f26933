/** What the heroes had when their game ended, in words. */
import type { Catalogue, HeroView, View } from '@shared/games/one-deck-dungeon'
import { statName } from '@shared/games/one-deck-dungeon/keys'
import type { Translate } from '@renderer/games/say'
import { identifiedPotions, printedCard } from '../cards/cards'
import { contentWords } from '../words/content'

/** What one hero had; empty lists where there was nothing. */
export interface Build {
  readonly items: readonly string[]
  readonly skills: readonly string[]
  readonly talents: readonly string[]
}

export function buildOf(
  { items, skills, talents }: Pick<HeroView, 'items' | 'skills' | 'talents'>,
  catalogue: Catalogue,
  t: Translate,
): Build {
  const words = contentWords(catalogue, t)
  return {
    items: items.map((id) => {
      const { card, printing } = printedCard(catalogue, id)
      const { stat, health } = printing.item
      const key = health > 0 ? 'odd.ending.itemWithHealth' : 'odd.ending.item'
      const named = { card: t(`odd.encounters.${card.id}`, {}, 1), stat: t(statName(stat), {}, 1) }
      return t(key, named, 1)
    }),
    skills: skills.map(({ skill }) => words.skill(skill)),
    talents: talents.map(({ talent }) => words.talent(talent)),
  }
}

/** What the party had together: its level, and the potions that were left, of which kinds. */
export function partyLines(view: View, catalogue: Catalogue, t: Translate): readonly string[] {
  const kinds = identifiedPotions(view, catalogue).map((id) => t(`odd.potions.${id}.name`, {}, 1))
  return [
    t('odd.ending.level', { level: view.level.level }, 1),
    t('odd.ending.potions', {}, view.potions),
    ...(kinds.length === 0 ? [] : [t('odd.ending.known', { potions: kinds.join(', ') }, 1)]),
  ]
}
