/**
 * The forms that a record's facts ever had, each once: computers that learn of them in whatever order come to one
 * history. A note has its own (earlier-values.ts); of a form that a person corrected it is told too.
 */
import { isDeepStrictEqual } from 'node:util'
import type { RecordContent, VersionContent } from '@shared/content'
import type { Day } from '@shared/days'
import { compareText, later } from '@shared/file-parts'
import type { Instant, RecordId } from '@shared/ids'
import { versionId } from './derived-ids'

export type Facts = Pick<RecordContent, 'endedAt' | 'day' | 'outcome' | 'seats'>
/** A record's facts and when they became what they are. */
export type DatedFacts = Facts & Pick<RecordContent, 'stamps'>

/** An outcome as its game's list of facts, whose order never changes. */
export type FactsOf = (outcome: RecordContent['outcome']) => readonly unknown[]

/** When a record's facts became what they are; those of an old file never changed since the game. */
export function factsAt({ stamps, endedAt }: Pick<RecordContent, 'stamps' | 'endedAt'>): Instant {
  return stamps.facts ?? endedAt
}

export function factsOf({ endedAt, day, outcome, seats }: Facts): Facts {
  return { endedAt, day, outcome, seats }
}

/**
 * The same facts, as far as both know: a sheet's file does not tell which other sheets sat in a game. The day of a
 * moment is no fact of its own: computers in two time zones may each have read another one from it.
 */
export function sameFacts(a: Omit<Facts, 'day'>, b: Omit<Facts, 'day'>): boolean {
  return (
    a.endedAt === b.endedAt &&
    isDeepStrictEqual(a.outcome, b.outcome) &&
    a.seats.length === b.seats.length &&
    a.seats.every(({ sheet, player, bot }, seat) => {
      const other = b.seats[seat]
      const sat = other?.sheet ?? null
      return (
        other?.player === player &&
        other.bot === bot &&
        (sheet === null || sat === null || sheet === sat)
      )
    })
  )
}

/** The same seats with every sheet that either side knows; of two that differ the greater. */
export function joinSeats(
  a: RecordContent['seats'],
  b: RecordContent['seats'],
): RecordContent['seats'] {
  return a.map((own, seat) => {
    const other = b[seat]?.sheet ?? null
    const isOther = other !== null && (own.sheet === null || compareText(own.sheet, other) < 0)
    return isOther ? { ...own, sheet: other } : own
  })
}

function laterDay(a: Day, b: Day): Day {
  return compareText(a, b) < 0 ? b : a
}

/**
 * A form with what any form of the same facts knows: every sheet, and the later of the days, each of which may have been
 * read in another time zone. A form that leaves the history says so here what it knew: else it would depend on the order
 * in which computers meet who knows it.
 */
export function withKnown<Form extends Facts>(form: Form, forms: readonly Facts[]): Form {
  return forms
    .filter((each) => sameFacts(each, form))
    .reduce<Form>(
      (known, each) => ({
        ...known,
        day: laterDay(known.day, each.day),
        seats: joinSeats(known.seats, each.seats),
      }),
      form,
    )
}

/** Facts that gave way to others just by being older: no person corrected them, so there is no note with them. */
export function supersededForm(record: DatedFacts): VersionContent {
  return { correctedAt: factsAt(record), ...factsOf(record), note: '' }
}

/**
 * Each form with each note once, as of when it was last corrected. One without a note says nothing beside the same facts
 * with one, or beside those that count now.
 * @param now the facts that count
 */
export function distinctForms(now: Facts, forms: readonly VersionContent[]): VersionContent[] {
  const all = [now, ...forms]
  const known = forms.map((form) => withKnown(form, all))
  const alike = Map.groupBy(known, (form) => JSON.stringify([keyOf(form), form.note]))
  const united = [...alike.values()].flatMap(unite)
  const noted = Map.groupBy(
    united.filter(({ note }) => note !== ''),
    keyOf,
  )
  return united.filter(
    (form) =>
      form.note !== '' ||
      !(
        sameFacts(form, now) ||
        (noted.get(keyOf(form))?.some((each) => sameFacts(each, form)) ?? false)
      ),
  )
}

/** The earlier forms of a record: by the moment of correction, then by what follows from the content. */
export function inHistoryOrder(
  record: RecordId,
  versions: readonly VersionContent[],
  facts: FactsOf,
): VersionContent[] {
  const idOf = (version: VersionContent): string =>
    versionId(record, version, facts(version.outcome))
  return versions.toSorted(
    (a, b) => compareText(a.correctedAt, b.correctedAt) || compareText(idOf(a), idOf(b)),
  )
}

/** Equal for the same facts, whoever knew which sheets sat in them. */
function keyOf({ endedAt, outcome, seats }: Omit<Facts, 'day'>): string {
  return JSON.stringify([endedAt, outcome, seats.map(({ player, bot }) => [player, bot])])
}

function unite(forms: readonly VersionContent[]): readonly VersionContent[] {
  const united: VersionContent[] = []
  for (const form of forms) {
    const at = united.findIndex((each) => sameFacts(each, form))
    const same = united[at]
    if (same === undefined) united.push(form)
    else
      united[at] = {
        ...form,
        correctedAt: later(same.correctedAt, form.correctedAt) ?? form.correctedAt,
        day: laterDay(same.day, form.day),
      }
  }
  return united
}
