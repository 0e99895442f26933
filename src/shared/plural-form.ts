/** Plural forms of messages, the same way on screens and on printed pages. */

/**
 * Which form of a message a count takes. A catalogue names its language's plural categories (`language.plurals`) in the
 * order in which its messages give their forms; one form more than that stands first, for none at all.
 */
export function pluralForm(
  locale: string,
  categories: readonly string[],
  count: number,
  forms: number,
): number {
  const forNone = forms > categories.length ? 1 : 0
  if (forNone === 1 && count === 0) return 0
  const at = categories.indexOf(new Intl.PluralRules(locale).select(count))
  return Math.min(forms - 1, forNone + (at === -1 ? categories.length - 1 : at))
}
