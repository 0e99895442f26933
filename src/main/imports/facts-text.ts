/** Two forms of what is recorded of a game in words, so that a person can choose between them. */
import type { RecordContent } from '@shared/content'
import type { PlayerId } from '@shared/ids'
import type { Game } from '../games/game'
import type { Facts } from '../store/record-forms'
import type { Say } from './names'

interface Words {
  readonly say: Say
  /** What a player is called. */
  readonly nameOf: (player: PlayerId) => string
}

/** Line by line; where all that is read by people is the same, what differs is told as rows for spreadsheets tell it. */
export function factsTexts(
  { here, file }: { readonly here: Facts; readonly file: Facts },
  game: Game,
  words: Words,
): { readonly here: string; readonly file: string } {
  const [own, theirs] = [linesOf(here, game, words), linesOf(file, game, words)]
  if (own.join() !== theirs.join()) return { here: textOf(own), file: textOf(theirs) }
  const [ofHere, ofFile] = [cellsOf(here, game, words), cellsOf(file, game, words)]
  const differs = (line: string, at: number): boolean => ofHere[at] !== ofFile[at] && line !== ''
  return {
    here: textOf([...own, ...ofHere.filter(differs)]),
    file: textOf([...theirs, ...ofFile.filter(differs)]),
  }
}

function textOf(lines: readonly string[]): string {
  return lines.filter((line) => line !== '').join('\n')
}

function linesOf({ day, outcome, seats }: Facts, { files }: Game, words: Words): readonly string[] {
  const { say } = words
  return [
    day,
    ...files.readable.map((fact) => {
      const said = fact.value(outcome).map(say).join(', ')
      return said === '' ? '' : `${say(fact.heading)}: ${said}`
    }),
    ...files.particulars.map((fact) => `${say(fact.heading)}: ${fact.value(outcome)}`),
    playersOf(seats, words).join(', '),
  ]
}

function cellsOf(
  { endedAt, outcome, seats }: Facts,
  { files }: Game,
  words: Words,
): readonly string[] {
  const names = playersOf(seats, words)
  const sat = seats.map(({ sheet, bot }, seat) => ({ sheet, bot, player: names[seat] ?? '' }))
  return [
    endedAt,
    ...files.columns.map((column) => {
      const cell = column.value(outcome, sat)
      return `${column.name}: ${cell === null ? '–' : String(cell)}`
    }),
  ]
}

function playersOf(seats: RecordContent['seats'], { nameOf }: Words): readonly string[] {
  return seats.map(({ player }) => (player === null ? '' : nameOf(player)))
}
