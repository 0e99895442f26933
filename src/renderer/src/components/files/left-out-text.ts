/** What an exported file lacks, in a sentence; null where it lacks nothing. */
import type { Composer } from 'vue-i18n'
import type { LeftOut } from '@shared/api'
import { leftOutKind, leftOutReason } from '@renderer/locales/keys'

/** So many are named; the rest is counted. */
const MOST_NAMED = 5

/** How the language of the screens says things. */
type Saying = Pick<Composer, 't' | 'd'>

export function leftOutText(leftOut: readonly LeftOut[], { t, d }: Saying): string | null {
  const nameOf = ({ kind, name, at }: LeftOut): string => {
    const told = [name, at === null ? null : d(at, 'day')].filter((part) => part !== null)
    return told.length === 0 ? t(leftOutKind(kind)) : `${t(leftOutKind(kind))} (${told.join(', ')})`
  }
  const named = (things: readonly LeftOut[]): string => {
    const names = things.slice(0, MOST_NAMED).map(nameOf).join('; ')
    const more = things.length - MOST_NAMED
    return more > 0 ? t('export.leftOut.andMore', { names, more }) : names
  }
  if (leftOut.length === 0) return null
  const reasons = [...new Set(leftOut.map(({ why }) => why))]
  return reasons
    .map((why) => t(leftOutReason(why), { names: named(leftOut.filter((one) => one.why === why)) }))
    .join(' ')
}
