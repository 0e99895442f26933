/** What a hero takes from its sheet into its next game (R44). */
import { BASIC_SKILLS } from '@shared/games/one-deck-dungeon'
import type {
  Loadout,
  Catalogue,
  FocusId,
  TalentId,
  TalentMarks,
} from '@shared/games/one-deck-dungeon'

export function loadoutOf(marks: readonly TalentMarks[], catalogue: Catalogue): Loadout {
  const earned = new Set(marks.filter((talent) => talent.earned).map(({ talent }) => talent))
  const active = (focus: FocusId): readonly TalentId[] =>
    catalogue.talents
      .filter((talent) => talent.focus === null || talent.focus === focus)
      .map(({ id }) => id)
      .filter((id) => earned.has(id))
  return {
    talents: { survival: active('survival'), tactics: active('tactics'), lore: active('lore') },
    basicSkills: earned.has('veteran') ? BASIC_SKILLS : [],
  }
}
