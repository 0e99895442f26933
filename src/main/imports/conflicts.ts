/**
 * Fields that both sides have changed, each without knowledge of the other: told with both forms, and settled as a
 * person chooses. Where nobody does, the later form counts; the other one stays among the earlier values either way.
 */
import type { ConflictField, ParsedInput } from '@shared/api'
import { EARLIER_TEXTS } from '@shared/content'
import type {
  MarksContent,
  PaperContent,
  PlacedMarks,
  RecordContent,
  SheetContent,
} from '@shared/content'
import { compareText } from '@shared/file-parts'
import type { Instant, SheetId } from '@shared/ids'
import { Refusal } from '@shared/errors'
import { comparePaper, comparePlaced } from '../store/earlier-values'
import type { TextEntity, TextField } from '../store/earlier-values'
import { factsAt, factsOf, sameFacts } from '../store/record-forms'
import type { Facts } from '../store/record-forms'
import { choose, diverge, knownMarks, knownPaper, knownText } from './merge/earlier'
import type { WithTexts } from './merge/earlier'
import { correctTo, factsDiverge } from './merge/record'
import type { FactsOf } from '../store/record-forms'

export type Side = 'here' | 'file'
type Choices = ParsedInput<'imports.apply'>['choices']

/** A conflict before it is put into words. */
export interface FieldConflict<Value> {
  readonly key: string
  readonly field: ConflictField
  readonly here: Value
  readonly file: Value
  /** The form that counts: the chosen one, or else the later. */
  readonly wins: Side
}
export type TextConflict = FieldConflict<string>
export interface FactsConflict extends FieldConflict<Facts> {
  readonly field: 'record-facts'
}
export interface MarksConflict extends FieldConflict<PlacedMarks['marks']> {
  readonly sheet: SheetId
}

export interface PaperConflict extends FieldConflict<PaperContent> {
  readonly field: 'sheet-paper'
}

/** Two forms of a thing, and what becomes of them. */
export interface Sides<Thing> {
  readonly here: Thing
  readonly file: Thing
  readonly merged: Thing
}
export interface Settled<Thing, Conflict> {
  readonly merged: Thing
  readonly conflicts: readonly Conflict[]
}

/** What a person has chosen, conflict by conflict. */
export function settlement(choices: Choices, moment: Instant) {
  const chosen = new Map(choices.map(({ key, take }) => [key, take]))
  const met = new Set<string>()
  return {
    moment,
    /** @returns null: nothing was chosen */
    take: (key: string): Side | null => {
      met.add(key)
      return chosen.get(key) ?? null
    },
    /** @throws Refusal `import-changed` where a choice is of nothing that is in conflict now */
    check: (): void => {
      if ([...chosen.keys()].every((key) => met.has(key))) return
      throw new Refusal('import-changed', 'A choice is of something that has changed since.')
    },
  }
}
export type Settlement = ReturnType<typeof settlement>

type Texts<Entity extends TextEntity> = WithTexts<TextField<Entity>> & { readonly id: string }

/** The texts of a thing. */
export function settleTexts<Entity extends TextEntity, Thing extends Texts<Entity>>(
  entity: Entity,
  sides: Sides<Thing>,
  settlement: Settlement,
): Settled<Thing, TextConflict> {
  const fields: readonly TextField<Entity>[] = EARLIER_TEXTS[entity]
  return fields.reduce<Settled<Thing, TextConflict>>(
    ({ merged, conflicts }, field) => {
      const settled = settleText(entity, field, { ...sides, merged }, settlement)
      return {
        merged: settled.merged,
        conflicts: [...conflicts, ...settled.conflicts],
      }
    },
    { merged: sides.merged, conflicts: [] },
  )
}

function settleText<Field extends string, Thing extends WithTexts<Field> & { readonly id: string }>(
  entity: TextEntity,
  field: Field,
  { here, file, merged }: Sides<Thing>,
  { take, moment }: Settlement,
): Settled<Thing, TextConflict> {
  const [own, theirs] = [knownText<Field>(here, field), knownText<Field>(file, field)]
  if (own.now === null || theirs.now === null || !diverge(own, theirs, compareText))
    return { merged, conflicts: [] }
  const key = [entity, here.id, field, own.now.at, theirs.now.at].join(' ')
  const later: Side = merged[field] === file[field] ? 'file' : 'here'
  const wins = take(key) ?? later
  const told = { key, field: fieldOf(entity, field), here: here[field], file: file[field], wins }
  if (wins === later) return { merged, conflicts: [told] }
  const value = wins === 'here' ? here[field] : file[field]
  const known = knownText<Field>(merged, field)
  const { at, earlier } = choose(known, value, { moment, compare: compareText })
  return {
    merged: {
      ...merged,
      [field]: value,
      stamps: { ...merged.stamps, [field]: at },
      bases: { ...merged.bases, ...(known.now === null ? {} : { [field]: known.now.at }) },
      earlier: { ...merged.earlier, [field]: earlier },
    },
    conflicts: [told],
  }
}

function fieldOf(entity: TextEntity, field: string): ConflictField {
  switch (entity) {
    case 'player':
      return 'player-name'
    case 'record':
      return 'record-note'
    case 'campaign':
      return field === 'name' ? 'campaign-name' : 'campaign-notes'
  }
}

/**
 * What is recorded of a game that was played with the cards; of one at a table the table says how it went.
 * @param facts of the game that it is a record of
 */
export function settleFacts(
  { here, file, merged }: Sides<RecordContent>,
  { take, moment }: Settlement,
  facts: FactsOf,
): Settled<RecordContent, FactsConflict> {
  if (merged.table !== null || !factsDiverge(here, file)) return { merged, conflicts: [] }
  const key = ['facts', here.id, factsAt(here), factsAt(file)].join(' ')
  const later: Side = sameFacts(merged, file) ? 'file' : 'here'
  const wins = take(key) ?? later
  const told = {
    key,
    field: 'record-facts' as const,
    here: factsOf(here),
    file: factsOf(file),
    wins,
  }
  if (wins === later) return { merged, conflicts: [told] }
  const chosen = factsOf(wins === 'here' ? here : file)
  return { merged: correctTo(merged, chosen, { moment, facts }), conflicts: [told] }
}

/** What a sheet brought from paper. */
export function settlePaper(
  { here, file, merged }: Sides<SheetContent>,
  { take, moment }: Settlement,
): Settled<SheetContent, PaperConflict> {
  const [own, theirs] = [knownPaper(here), knownPaper(file)]
  if (own.now === null || theirs.now === null || !diverge(own, theirs, comparePaper))
    return { merged, conflicts: [] }
  const key = ['paper', here.id, own.now.at, theirs.now.at].join(' ')
  const later: Side = comparePaper(merged.paper, file.paper) === 0 ? 'file' : 'here'
  const wins = take(key) ?? later
  const field = 'sheet-paper' as const
  const told = { key, field, here: here.paper, file: file.paper, wins }
  if (wins === later) return { merged, conflicts: [told] }
  const known = knownPaper(merged)
  const value = wins === 'here' ? here.paper : file.paper
  const { at, earlier } = choose(known, value, { moment, compare: comparePaper })
  return {
    merged: {
      ...merged,
      paper: value,
      stamps: { ...merged.stamps, paper: at },
      bases: { ...merged.bases, ...(known.now === null ? {} : { paper: known.now.at }) },
      earlier: { paper: earlier },
    },
    conflicts: [told],
  }
}

/** What a game placed on each of its sheets. */
export function settleMarks(
  { here, file, merged }: Sides<RecordContent>,
  settlement: Settlement,
): Settled<RecordContent, MarksConflict> {
  const settled = merged.marks.map((placed) => {
    const of = ({ sheet }: MarksContent): boolean => sheet === placed.sheet
    const [own, theirs] = [here.marks.find(of), file.marks.find(of)]
    if (own === undefined || theirs === undefined) return { placed, conflicts: [] }
    return settlePlaced(here.id, { here: own, file: theirs, merged: placed }, settlement)
  })
  return {
    merged: { ...merged, marks: settled.map(({ placed }) => placed) },
    conflicts: settled.flatMap(({ conflicts }) => conflicts),
  }
}

function settlePlaced(
  record: string,
  { here, file, merged }: Sides<MarksContent>,
  { take, moment }: Settlement,
): { readonly placed: MarksContent; readonly conflicts: readonly MarksConflict[] } {
  const [won, lost]: [MarksContent, MarksContent] =
    merged.changedAt === file.changedAt && comparePlaced(merged, file) === 0
      ? [file, here]
      : [here, file]
  if (!diverge(knownMarks(here), knownMarks(file), comparePlaced) || !drops(lost, won))
    return { placed: merged, conflicts: [] }
  const { sheet } = merged
  const key = ['marks', record, sheet, here.changedAt, file.changedAt].join(' ')
  const later: Side = won === file ? 'file' : 'here'
  const wins = take(key) ?? later
  const told = { key, field: 'marks' as const, sheet, here: here.marks, file: file.marks, wins }
  if (wins === later) return { placed: merged, conflicts: [told] }
  const { settled, marks } = wins === 'here' ? here : file
  const chosen = choose(knownMarks(merged), { settled, marks }, { moment, compare: comparePlaced })
  const { at: changedAt, earlier } = chosen
  return { placed: { sheet, changedAt, settled, marks, earlier }, conflicts: [told] }
}

/** Whether something is placed in one form and not in the other one. */
function drops({ marks: lost }: MarksContent, { marks: won }: MarksContent): boolean {
  const left = won.map(({ talent, color }) => `${talent} ${color}`)
  return lost.some(({ talent, color }) => {
    const at = left.indexOf(`${talent} ${color}`)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
