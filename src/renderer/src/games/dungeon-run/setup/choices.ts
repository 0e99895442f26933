/** What can be chosen before a game: every way to play, with its name and a sentence of what it changes. */
import type { Options } from '@shared/games/dungeon-run'
import type { Translate } from '../../say'

type Text = string
/** Options that choose between two names; the printed rule comes first. */
interface Named<Value> {
  readonly value: Value
  readonly name: Text
  readonly text: Text
}

export function heroDeals(t: Translate): readonly Named<Options['heroDeal']>[] {
  return [
    { value: 'random', name: t('run.setup.dealt', {}, 1), text: t('run.setup.dealtText', {}, 1) },
    { value: 'choose', name: t('run.setup.chosen', {}, 1), text: t('run.setup.chosenText', {}, 1) },
  ]
}
export function bridgeFalls(t: Translate): readonly Named<Options['bridgeFall']>[] {
  return [
    { value: 'anyOne', name: t('run.setup.anyOne', {}, 1), text: t('run.setup.anyOneText', {}, 1) },
    {
      value: 'allOnes',
      name: t('run.setup.allOnes', {}, 1),
      text: t('run.setup.allOnesText', {}, 1),
    },
  ]
}
export function silences(t: Translate): readonly Named<Options['silentHall']>[] {
  return [
    {
      value: 'heroAndSkill',
      name: t('run.setup.silentHero', {}, 1),
      text: t('run.setup.silentHeroText', {}, 1),
    },
    {
      value: 'all',
      name: t('run.setup.silentAll', {}, 1),
      text: t('run.setup.silentAllText', {}, 1),
    },
  ]
}
export function glyphs(t: Translate): readonly Named<Options['glyphSolo']>[] {
  return [
    {
      value: 'ignoreAssistance',
      name: t('run.setup.glyphOpen', {}, 1),
      text: t('run.setup.glyphOpenText', {}, 1),
    },
    {
      value: 'strict',
      name: t('run.setup.glyphStrict', {}, 1),
      text: t('run.setup.glyphStrictText', {}, 1),
    },
  ]
}
export function trainings(t: Translate): readonly Named<Options['trained']>[] {
  return [
    { value: 'icon', name: t('run.setup.icon', {}, 1), text: t('run.setup.iconText', {}, 1) },
    {
      value: 'iconOrToken',
      name: t('run.setup.iconOrToken', {}, 1),
      text: t('run.setup.iconOrTokenText', {}, 1),
    },
  ]
}
export function beggings(t: Translate): readonly Named<'faint' | 'vote'>[] {
  return [
    { value: 'faint', name: t('run.setup.faint', {}, 1), text: t('run.setup.faintText', {}, 1) },
    { value: 'vote', name: t('run.setup.vote', {}, 1), text: t('run.setup.voteText', {}, 1) },
  ]
}
/** What is played besides the printed rules; `no` comes first. */
function variant(
  t: Translate,
  no: readonly [name: Text, text: Text],
  yes: readonly [name: Text, text: Text],
): readonly Named<'no' | 'yes'>[] {
  const named = (value: 'no' | 'yes', [name, text]: readonly [Text, Text]) => ({
    value,
    name: t(name, {}, 1),
    text: t(text, {}, 1),
  })
  return [named('no', no), named('yes', yes)]
}
export function rerolls(t: Translate): readonly Named<'no' | 'yes'>[] {
  return variant(
    t,
    ['run.setup.cardsAlone', 'run.setup.cardsAloneText'],
    ['run.setup.roundReroll', 'run.setup.roundRerollText'],
  )
}
export function wanderers(t: Translate): readonly Named<'no' | 'yes'>[] {
  return variant(
    t,
    ['run.setup.quiet', 'run.setup.quietText'],
    ['run.setup.wandering', 'run.setup.wanderingText'],
  )
}
export function encounters(t: Translate): readonly Named<'no' | 'yes'>[] {
  return variant(
    t,
    ['run.setup.asShuffled', 'run.setup.asShuffledText'],
    ['run.setup.varied', 'run.setup.variedText'],
  )
}
/** Rounds after which a game ends; 0: none. */
export const ROUND_CAPS = [0, 30, 50, 100] as const
