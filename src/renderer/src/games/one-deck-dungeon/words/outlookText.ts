/** What waits in an encounter, in words and numbers. */
import type { Outlook } from '@shared/games/one-deck-dungeon'
import { chanceText, type Percentage } from '@renderer/table/chance-text'
import type { Names, Translate } from './names'

/** The chance to get by, where there is one to tell. */
export function passText({ chance }: Outlook, percent: Percentage): string | null {
  return chance === null ? null : chanceText(chance, percent)
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
  const chance = passText(outlook, percent)
  const worst = `${worstText(outlook, names, t)}.`
  return chance === null
    ? worst
    : `${t('odd.help.outlook.chanceSpoken', { percent: chance }, 1)} ${worst}`
}
