/** What the owner of the printed game may put in the place of our own values (docs/content-packs.md). */
import {
  BASIC_SKILLS,
  changedFrom,
  contentSchema,
  FOCUSES,
  TALENTS_WITH_CONTENT,
} from '@shared/games/one-deck-dungeon'
import type { OddContent, OddTypes, SkillId } from '@shared/games/one-deck-dungeon'
import {
  costWords,
  focusWords,
  skillEffectWords,
  skillNameWords,
  talentWords,
} from '@shared/games/one-deck-dungeon/effect-phrases'
import { packPart, talentName } from '@shared/games/one-deck-dungeon/keys'
import { isSameAction } from '@shared/games/game'
import type { PackChange, PackPart, PackValue } from '@shared/games/packs'
import type { PackRules } from '../pack-rules'
import { skillCard } from './cards'
import { OWN_CONTENT } from './cards/own-content'

/** What differs, in the words of either side. */
function difference(
  what: PackChange['what'],
  from: PackValue,
  to: PackValue,
): readonly PackChange[] {
  return isSameAction(from, to) ? [] : [{ what, from, to }]
}

function skillChanges(
  skill: SkillId & keyof NonNullable<OddContent['basicSkills']>,
  content: OddContent,
) {
  const changed = content.basicSkills?.[skill]
  if (changed === undefined) return []
  const named = { skill: { key: `odd.skills.${skill}.name` } }
  // The name is ours in every language, whichever of them a file was written in.
  const renamed = changed.name !== OWN_CONTENT.basicSkills?.[skill]?.name
  return [
    ...(renamed
      ? difference(
          { key: 'odd.pack.name', named },
          skillNameWords(skill, undefined),
          skillNameWords(skill, content),
        )
      : []),
    ...difference(
      { key: 'odd.pack.cost', named },
      costWords(skillCard(skill).cost),
      costWords(changed.cost),
    ),
    ...(isSameAction(useOf(changed), useOf(skillCard(skill)))
      ? []
      : difference(
          { key: 'odd.pack.effect', named },
          skillEffectWords(skill, undefined),
          skillEffectWords(skill, content),
        )),
  ]
}

function useOf({ when, effects }: Pick<ReturnType<typeof skillCard>, 'when' | 'effects'>) {
  return { when, effects }
}

function partsOf(content: OddContent): readonly PackPart[] {
  return [
    {
      part: { key: packPart('focusNames') },
      changes: FOCUSES.flatMap((focus) =>
        difference(
          { key: `odd.focuses.${focus}` },
          focusWords(focus, undefined),
          focusWords(focus, content),
        ),
      ),
    },
    {
      part: { key: packPart('talents') },
      changes: TALENTS_WITH_CONTENT.flatMap((talent) =>
        difference(
          { key: talentName(talent) },
          talentWords(talent, undefined),
          talentWords(talent, content),
        ),
      ),
    },
    {
      part: { key: packPart('basicSkills') },
      changes: BASIC_SKILLS.flatMap((skill) => skillChanges(skill, content)),
    },
  ]
}

export const packRules: PackRules<OddTypes> = {
  schema: contentSchema,
  own: OWN_CONTENT,
  changes: (content) =>
    partsOf(changedFrom(OWN_CONTENT, content)).filter(({ changes }) => changes.length > 0),
  take: ({ pack: _pack, ...options }, pack) => (pack === null ? options : { ...options, pack }),
  packOf: ({ pack }) => pack ?? null,
}
