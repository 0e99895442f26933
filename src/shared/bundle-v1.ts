/** A table as the first version of the bundle wrote it: a game of One Deck Dungeon. Read for ever. */
import * as v from 'valibot'
import { whole } from './api/call'
import { MOST_ACTIONS, tableContent, type TableContent } from './content'
import { keptName } from './file-parts'

const { seats, actions, script, ...entries } = v.omit(tableContent, ['progress']).entries
const { sheet } = seats.pipe[0].item.entries
const { action, takenAt } = actions.pipe[0].item.entries

export const firstTableContent = v.strictObject({
  ...entries,
  script: v.nullable(
    v.strictObject({
      deck: script.wrapped.entries.deck,
      rolls: v.pipe(v.array(v.pipe(whole(6), v.minValue(1))), v.maxLength(10_000)),
    }),
  ),
  /** Per seat; null: a hero without a sheet. */
  seats: v.pipe(v.array(sheet), v.minLength(1), v.maxLength(4)),
  floor: whole(10),
  turn: whole(1_000_000),
  actions: v.pipe(v.array(v.strictObject({ action, takenAt })), v.maxLength(MOST_ACTIONS)),
})
export type FirstTableContent = v.InferOutput<typeof firstTableContent>

/** Who plays a hero stood in the options alone. */
const playersIn = v.object({ heroes: v.array(v.object({ player: v.nullable(keptName) })) })

/** The table as it is written today. */
export const tableOfFirst = (table: FirstTableContent): TableContent => {
  const { floor, turn, seats: sheets, actions: taken, ...same } = table
  const told = v.safeParse(playersIn, same.options)
  return {
    ...same,
    progress: { floor, turn },
    seats: sheets.map((of, seat) => ({
      sheet: of,
      player: told.success ? (told.output.heroes[seat]?.player ?? null) : null,
      bot: null,
    })),
    actions: taken.map((one) => ({ ...one, seat: null, bot: null })),
  }
}
