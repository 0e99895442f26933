/** What a sheet brings from paper: what was on it before its games were kept here (R45). */
import * as v from 'valibot'
import { whole } from '../../api/call'
import { BOSSES, SPACE_COLORS, TALENTS, TIERS } from './names'

/** Ten games a week for twenty years are no more. */
export const MOST_PAPER_GAMES = 10_000
/** No sheet has as many spaces. */
const MOST_MARKS = 200

const markSchema = v.strictObject({
  talent: v.picklist(TALENTS),
  color: v.picklist(SPACE_COLORS),
})

/** Checkmarks in a file or a call. */
export const marksSchema = v.pipe(v.array(markSchema), v.maxLength(MOST_MARKS), v.readonly())

const defeats = v.pipe(
  v.array(v.strictObject({ boss: v.picklist(BOSSES), tier: v.picklist(TIERS) })),
  v.check((told) => new Set(told.map(({ boss }) => boss)).size === told.length),
  v.readonly(),
)

/** The shape alone: whether it can be, the rules of the campaign say (`campaign/paper.ts`). */
export const paperSchema = v.strictObject({
  /** Games played before, those of the bosses among them. */
  games: whole(MOST_PAPER_GAMES),
  marks: marksSchema,
  /** Each boss that was beaten, with the tier of its first defeat. */
  bosses: defeats,
})
export type PaperSheet = Readonly<v.InferOutput<typeof paperSchema>>

/** The same in one order, so that equal sheets are equal as text. */
export function inPaperOrder({ games, marks, bosses }: PaperSheet): PaperSheet {
  return {
    games,
    marks: TALENTS.flatMap((talent) =>
      SPACE_COLORS.flatMap((color) =>
        marks.flatMap((mark) =>
          mark.talent === talent && mark.color === color ? [{ talent, color }] : [],
        ),
      ),
    ),
    bosses: BOSSES.flatMap((boss) => {
      const defeat = bosses.find((one) => one.boss === boss)
      return defeat === undefined ? [] : [{ boss, tier: defeat.tier }]
    }),
  }
}
