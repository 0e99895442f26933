/** What becomes of a thing of a file beside what is here of it. */
import { isDeepStrictEqual } from 'node:util'
import type { ImportItem, ImportStatus } from '@shared/api'
import type { AsideKind } from '../store/aside-queries'
import type {
  FactsConflict,
  MarksConflict,
  PaperConflict,
  Settled,
  Sides,
  TextConflict,
} from './conflicts'
import { agree } from './merge/stamped'
import { conflict } from './refusals'

export interface Outcome<Thing> {
  readonly merged: Thing
  readonly changes: boolean
  readonly status: ImportStatus
  readonly wins: ImportItem['wins']
  readonly conflicts: readonly Conflict[]
}
export type Conflict = TextConflict | FactsConflict | MarksConflict | PaperConflict

export function asNew<Thing>(merged: Thing): Outcome<Thing> {
  return {
    merged,
    changes: true,
    status: 'new',
    wins: null,
    conflicts: [],
  }
}

/** What never changes is here already. */
export function asSame<Thing>(merged: Thing): Outcome<Thing> {
  return { merged, changes: false, status: 'same', wins: null, conflicts: [] }
}

/** What is here is not sound. */
export function asMended<Thing>(merged: Thing): Outcome<Thing> {
  return { merged, changes: true, status: 'mend', wins: 'file', conflicts: [] }
}

export function asOutdated<Thing>(merged: Thing): Outcome<Thing> {
  return { merged, changes: false, status: 'older', wins: null, conflicts: [] }
}

export function compare<Thing>(
  here: Thing,
  file: Thing,
  merge: (a: Thing, b: Thing) => Thing,
  settle: (sides: Sides<Thing>) => Settled<Thing, Conflict> = unsettled,
): Outcome<Thing> {
  const { merged, conflicts } = settle({ here, file, merged: merge(here, file) })
  const changes = !isDeepStrictEqual(merged, here)
  const learns = !isDeepStrictEqual(merged, file)
  const status = changes ? (learns ? 'merge' : 'newer') : learns ? 'older' : 'same'
  const [first, ...others] = new Set(conflicts.map(({ wins }) => wins))
  if (first === undefined) return { merged, changes, status, wins: null, conflicts }
  const wins = others.length === 0 ? first : null
  return { merged, changes, status: 'conflict', wins, conflicts }
}
function unsettled<Thing>({ merged }: Sides<Thing>): Settled<Thing, never> {
  return { merged, conflicts: [] }
}

/** @throws Refusal `import-conflict` */
export function checkAgree<Thing>(
  here: Thing,
  file: Thing,
  keys: readonly (keyof Thing)[],
  name: string,
): void {
  if (!agree(here, file, keys)) throw conflict('it has another origin', name)
}

export function changed<Thing>(outcomes: readonly Outcome<Thing>[]): Thing[] {
  return outcomes.filter(({ changes }) => changes).map(({ merged }) => merged)
}

/** Things here that are not sound, which the file's take the place of. */
export function mendedOf(
  kind: AsideKind,
  outcomes: readonly Outcome<{ readonly id: string }>[],
): readonly { readonly kind: AsideKind; readonly id: string }[] {
  return outcomes.flatMap(({ status, merged: { id } }) => (status === 'mend' ? [{ kind, id }] : []))
}
