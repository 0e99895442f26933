/** What waits in an encounter, in words and numbers. */
import type { Outlook } from '@shared/games/one-deck-dungeon'
import type { Names, Translate } from './names'

/** A share of one as a percentage, in the language. */
type Percentage = (share: number) => string

/** The chance to get by, where there is one to tell; what is neither certain nor impossible is never said to be. */
export function chanceText({ chance }: Outlook, percent: Percentage): string | null {
  if (chance === null) return null
  if (chance > 0 && chance < 0.01) return `< ${percent(0.01)}`
  if (chance > 0.99 && chance < 1) return `> ${percent(0.99)}`
  return percent(chance)
}

/** The worst that could come. */
export function worstText({ worst }: Outlook, names: Names, t: Translate): string {
  return t('odd.help.outlook.worst', { amount: names.damageAndTime(worst.damage, worst.time) }, 1)
}

/** All of it as it is read out with the button that goes in: the chance, then the worst. */
export function spokenOutlook(
  outlook: Outlook,
  names: Names,
  t: Translate,
  percent: Percentage,
): string {
  const chance = chanceText(outlook, percent)
  const worst = `${worstText(outlook, names, t)}.`
  return chance === null
    ? worst
    : `${t('odd.help.outlook.chanceSpoken', { percent: chance }, 1)} ${worst}`
}
