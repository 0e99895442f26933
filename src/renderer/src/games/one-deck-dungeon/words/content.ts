/** What skills, talents and focuses are called and do, by a catalogue: as we say it, or as a pack does. */
import type {
  Catalogue,
  EffectSource,
  FocusId,
  HeroView,
  SkillId,
  TalentId,
} from '@shared/games/one-deck-dungeon'
import {
  choiceWords,
  focusWords,
  skillEffectWords,
  skillNameWords,
  talentWords,
} from '@shared/games/one-deck-dungeon/effect-phrases'
import { talentName } from '@shared/games/one-deck-dungeon/keys'
import { say, type Translate } from '@renderer/games/say'

export function contentWords({ own, changed }: Pick<Catalogue, 'own' | 'changed'>, t: Translate) {
  const talent = (id: TalentId): string => t(talentName(id), {}, 1)
  const takesHighest = (id: TalentId): boolean => {
    if (id === 'veteran') return false
    const effect = changed?.talents?.[id] ?? own.talents?.[id]
    return effect?.type === 'highest-heroic-die'
  }
  return {
    /** Whether one of the talents lets a heroic die take the highest value, used or not. */
    hasHighest: (talents: HeroView['talents']): boolean =>
      talents.some((one) => takesHighest(one.talent)),
    /** The talent by which a hero's next heroic die takes the highest value. */
    highest: (talents: HeroView['talents']): string => {
      const ready = talents.find((one) => !one.used && takesHighest(one.talent))
      return talent(ready?.talent ?? 'crafty')
    },
    focus: (id: FocusId): string => say(focusWords(id, changed), t),
    skill: (id: SkillId): string => say(skillNameWords(id, changed), t),
    skillEffect: (id: SkillId): string => say(skillEffectWords(id, changed), t),
    talent,
    talentEffect: (id: TalentId): string => say(talentWords(id, changed), t),
    /** One of the effects that a pack lets choose from; null: it is our own choice. */
    choice: (source: EffectSource, at: number): string | null => {
      const clause = choiceWords(source, at, changed)
      if (clause === null) return null
      const said = say(clause, t)
      return `${said.charAt(0).toLocaleUpperCase()}${said.slice(1)}`
    },
  }
}
