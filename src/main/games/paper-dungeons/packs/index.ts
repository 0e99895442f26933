/** What the owner of the printed game may put in the place of house values (docs/content-packs.md). */
import * as v from 'valibot'
import {
  CONTENT_PARTS,
  contentSchema,
  faultBetween,
  withPack,
  type PaperContent,
  type PaperTypes,
} from '@shared/games/paper-dungeons'
import { packPart } from '@shared/games/paper-dungeons/keys'
import type { Pack, PackPart } from '@shared/games/packs'
import { holdsTogether, type Fault } from '@shared/games/pack-checks'
import type { PackRules } from '../../pack-rules'
import { HOUSE_CONTENT } from '../content'
import { HOUSE } from '../content/house'
import { linesOf, type Line } from './lines'

/** What is wrong between the parts of a pack and the house values for what it leaves out. */
function faultIn(content: PaperContent): Fault | null {
  return faultBetween(withPack(HOUSE_CONTENT, content))
}

/** A schema of what may hold a pack, held to packs that can be played with. */
export function playable<Output extends { readonly pack?: Pack<PaperContent> }>(
  schema: v.GenericSchema<unknown, Output>,
): v.GenericSchema<unknown, Output> {
  return v.pipe(
    schema,
    holdsTogether(({ pack }: Output) => {
      const fault = pack === undefined ? null : faultIn(pack.content)
      return fault === null ? null : { ...fault, at: ['pack', 'content', ...(fault.at ?? [])] }
    }),
  )
}

/** Lines that differ, each with what stands there on either side. */
function differences(own: readonly Line[], changed: readonly Line[]): PackPart['changes'] {
  const nameOf = ({ what }: Line): string => JSON.stringify(what)
  const before = new Map(own.map((line) => [nameOf(line), line.value]))
  const after = new Map(changed.map((line) => [nameOf(line), line.value]))
  const all = new Map([...own, ...changed].map((line) => [nameOf(line), line.what]))
  return [...all].flatMap(([name, what]) => {
    const from = before.get(name) ?? null
    const to = after.get(name) ?? null
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ what, from, to }]
  })
}

export const packRules: PackRules<PaperTypes> = {
  schema: v.pipe(contentSchema, holdsTogether(faultIn)),
  own: HOUSE,
  changes: (content) => {
    const played = withPack(HOUSE_CONTENT, content)
    return CONTENT_PARTS.flatMap((part) => {
      const changes = differences(linesOf(HOUSE_CONTENT, part), linesOf(played, part))
      return changes.length === 0 ? [] : [{ part: { key: packPart(part) }, changes }]
    })
  },
  take: ({ pack: _pack, ...options }, pack) => (pack === null ? options : { ...options, pack }),
  packOf: ({ pack }) => pack ?? null,
}
