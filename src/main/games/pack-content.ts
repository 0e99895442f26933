/** The content of a pack by its game's schema: what is wrong with it is told as a code, with the place and what should be there. */
import * as v from 'valibot'
import { PACK_FAULTS, type PackFault } from '@shared/errors'
import type { GameTypes } from '@shared/games/game'
import type { ContentOf, PackRules } from './pack-rules'

export interface ContentFault {
  /** One of `PACK_FAULTS`, or the game's own. */
  readonly code: string
  /** Where, as a person who wrote the file finds it. */
  readonly field: string
  /** What should be there. */
  readonly expected: string
}
export type ReadContent<T extends GameTypes> =
  | { readonly ok: true; readonly content: ContentOf<T> }
  | { readonly ok: false; readonly fault: ContentFault }

const LONGEST = 200

export function readContent<T extends GameTypes>(
  { schema }: Pick<PackRules<T>, 'schema'>,
  data: unknown,
): ReadContent<T> {
  const parsed = v.safeParse(schema, data, { abortPipeEarly: true })
  if (parsed.success) return { ok: true, content: parsed.output }
  return { ok: false, fault: faultOf(parsed.issues[0]) }
}

/** What an issue of a schema says of a file that a person wrote. */
export function faultOf(issue: v.BaseIssue<unknown>): ContentFault {
  const { requirement = issue.expected ?? '' } = issue
  const expected = typeof requirement === 'number' ? String(requirement) : (issue.expected ?? '')
  return {
    code: codeOf(issue),
    field: pathOf(issue).slice(0, LONGEST),
    expected: asList(expected).slice(0, LONGEST),
  }
}

/** `("warrior" | "mage")`, as schemas write it. */
function asList(expected: string): string {
  return expected.replace(/["()]/g, '').replaceAll(' | ', ', ')
}

function codeOf(issue: v.BaseIssue<unknown>): string {
  const own = /^pack-[a-z-]+$/.test(issue.message)
  if (own) return issue.message
  if (issue.received === 'undefined') return 'pack-missing'
  switch (issue.type) {
    case 'strict_object':
      return issue.expected === 'never' ? 'pack-unknown' : 'pack-no-group'
    case 'array':
    case 'strict_tuple':
      return issue.expected === 'never' ? 'pack-too-long' : 'pack-no-list'
    case 'number':
    case 'integer':
      return 'pack-no-number'
    case 'min_value':
      return 'pack-too-small'
    case 'max_value':
      return 'pack-too-large'
    case 'length':
      return 'pack-length'
    case 'min_length':
      return 'pack-too-short'
    case 'max_length':
      return 'pack-too-long'
    case 'boolean':
      return 'pack-no-truth'
    case 'picklist':
    case 'variant':
    case 'literal':
      return 'pack-not-among'
    default:
      return 'pack-other'
  }
}

/** `bosses[3].thresholds[1].glory` */
function pathOf({ path }: v.BaseIssue<unknown>): string {
  return (path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')
}

/** Whether every game's packs can be refused with it; else it is the game's own. */
export function isCommonFault(code: string): code is PackFault {
  return PACK_FAULTS.some((known) => known === code)
}
