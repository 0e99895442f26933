/** Takes a bundle out of the library: table after table is read, checked and packed, then whatever may leave is put together. */
import * as v from 'valibot'
import type { LeftThing } from '@shared/api'
import { tableContent } from '@shared/content'
import type { Content, TableContent } from '@shared/content'
import { Refusal } from '@shared/errors'
import type { TableId } from '@shared/ids'
import { findGame } from '../games'
import type { Games } from '../games'
import type { Acceptable, ContentScope, StoredContent } from '../store/content-reads'
import type { ExchangeQueries } from '../store/exchange-queries'
import type { WorkHooks } from '../store/long-work'
import type { TableText } from '../store/table-texts'
import { makeBundle, packEntry } from './bundle'
import type { PackedEntry } from './bundle'
import { createPacker } from './packers'
import type { Packer } from './packers'

/** Why a table's actions keep it from leaving. */
export type TableFault = 'damaged' | 'doubtful' | 'oversized'

/** What of the stored content another computer takes, and what it would refuse. */
export type Accept = (
  stored: StoredContent,
  /** Null where nothing is wrong with its actions, or nobody asks for them. */
  faultOf: (table: TableId) => TableFault | null,
) => Acceptable

export interface BundleSources {
  readonly queries: ExchangeQueries
  readonly games: Games
  readonly accept: Accept
  /** The version of this release. */
  readonly app: string
  readonly now: () => Date
}

export interface TakenBundle {
  readonly file: Uint8Array<ArrayBuffer>
  readonly left: readonly LeftThing[]
  /** All that could be read, but for the actions of tables. */
  readonly content: Content
}

/**
 * @throws Refusal `oversized-library`, `cancelled`; `database-damaged` where the campaign asked for would itself be taken nowhere
 */
export async function takeBundle(
  scope: ContentScope,
  { queries, games, accept, app, now }: BundleSources,
  { step, ofOneMoment }: Pick<WorkHooks, 'step' | 'ofOneMoment'>,
): Promise<TakenBundle> {
  const stored = queries.content(scope, 'heads')
  const { tables } = stored.content
  const packing = ofOneMoment ? packingBeside() : packingHere()
  const faults = new Map<TableId, TableFault>()
  for (const [at, head] of tables.entries()) {
    const text = textOf(head, queries)
    if (typeof text === 'string') faults.set(head.id, text)
    else if (isBeyond(text, head, games)) faults.set(head.id, 'oversized')
    else {
      const full = packing.add(head.id, text.text)
      // Where it may not wait it never does: nobody writes until all is read.
      if (full !== null) await full
    }
    step('export', at + 1, tables.length)
  }
  const faultOf = (table: TableId): TableFault | null => faults.get(table) ?? null
  const { content, left } = queries.walk(scope, () => accept(stored, faultOf))
  requireCampaign(content, scope)
  const packed = await packing.done()
  const file = makeBundle({ content, packed }, app, now().toISOString())
  return { file, left, content: stored.content }
}

type Packed = Map<TableId, PackedEntry>
/** Tables packed one after another. */
interface Packing {
  /** @returns what to wait for before more is added; null: nothing */
  readonly add: (table: TableId, text: string) => Promise<unknown> | null
  readonly done: () => Promise<Packed>
}

function packingHere(): Packing {
  const packed: Packed = new Map()
  return {
    add: (table, text) => {
      packed.set(table, packEntry(text))
      return null
    },
    done: () => Promise.resolve(packed),
  }
}

/** So many tables are packed at a time. */
const MOST_AT_A_TIME = 8

/** By other threads, while this one reads the next tables. */
function packingBeside(): Packing {
  const packed: Packed = new Map()
  const idle: Packer[] = []
  const underWay = new Set<Promise<void>>()
  const pack = async (table: TableId, text: string): Promise<void> => {
    const packer = idle.pop() ?? createPacker()
    packed.set(table, await packer.pack(text))
    idle.push(packer)
  }
  return {
    add: (table, text) => {
      const one = pack(table, text).finally(() => underWay.delete(one))
      underWay.add(one)
      return underWay.size < MOST_AT_A_TIME ? null : Promise.race(underWay)
    },
    done: async () => {
      await Promise.all(underWay)
      for (const packer of idle) packer.close()
      return packed
    },
  }
}

/** A table's text, or why there is none. What is not as it is usually written, slower readers judge. */
function textOf(head: TableContent, queries: ExchangeQueries): TableText | TableFault {
  const usual = queries.tableText(head)
  if (usual !== null) return usual
  const table = readable(() => queries.table(head.id))
  if (table === null || !v.is(tableContent, table)) return 'damaged'
  if (!queries.isTableSound(head.id)) return 'doubtful'
  const { actions } = table
  const longest = Math.max(0, ...actions.map(({ action }) => JSON.stringify(action).length))
  return { text: JSON.stringify(table), actions: actions.length, longest }
}

function readable<Thing>(read: () => Thing): Thing | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof Refusal && error.code === 'database-damaged') return null
    throw error
  }
}

/** Whether it is more than a reader takes for a game. */
function isBeyond({ actions, longest }: TableText, { game }: TableContent, games: Games): boolean {
  const limits = findGame(games, game)?.limits ?? null
  return limits !== null && (actions > limits.actions || longest > limits.actionLength)
}

/** @throws Refusal `database-damaged` where the campaign itself would be taken nowhere */
export function requireCampaign({ campaigns }: Content, scope: ContentScope): void {
  if (scope !== 'everything' && campaigns.length === 0) throw cannotLeave()
}

export function cannotLeave(): Refusal {
  return new Refusal('database-damaged', 'What is stored of it would be taken by no computer.')
}
