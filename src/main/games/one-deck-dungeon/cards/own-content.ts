/** Our own values, as a pack would say them; names as the English catalogue has them. */
import { TALENTS_WITH_CONTENT } from '@shared/games/one-deck-dungeon'
import type { OddContent, TalentEffect } from '@shared/games/one-deck-dungeon'
import { contentSchema } from '@shared/games/one-deck-dungeon'
import * as v from 'valibot'
import { TALENTS } from './campaign'
import { BASIC_SKILLS } from './skills'

/** The effect of each talent that a pack may change. */
const talents: Readonly<Record<string, TalentEffect | null | undefined>> = Object.fromEntries(
  TALENTS_WITH_CONTENT.map((id) => [id, TALENTS.find((talent) => talent.id === id)?.effect]),
)

export const OWN_CONTENT: OddContent = v.parse(contentSchema, {
  focusNames: { survival: 'Survival', tactics: 'Tactics', lore: 'Lore' },
  talents,
  basicSkills: {
    'steady-grip': { name: 'Steady Grip', ...BASIC_SKILLS['steady-grip'] },
    spark: { name: 'Spark', ...BASIC_SKILLS.spark },
  },
})
