/** Refuses cards outside the vocabulary, and sets that do not add up (rules page, 24: checks when cards are loaded). */
import { contentSchema, type Content } from '@shared/games/dungeon-run'
import * as v from 'valibot'

/** How many cards there are (section 2). */
const COUNTS = {
  encounters: 38,
  skillsPerHero: 10,
  standardTiles: 16,
  specialTiles: 8,
} as const

/** @throws Error naming what is wrong, and where */
export function load(given: unknown): Content {
  const parsed = v.safeParse(contentSchema, given)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new Error(`${v.getDotPath(issue) ?? 'cards'}: ${issue.message}`)
  }
  const content: Content = parsed.output
  for (const [kind, cards] of Object.entries(content) as [string, readonly { id: string }[]][]) {
    const ids = new Set(cards.map(({ id }) => id))
    if (ids.size !== cards.length) throw new Error(`${kind}: an id stands there twice`)
  }
  const { monsters, traps, strangers, skills, heroes, tiles } = content
  const copies = [...monsters, ...traps, ...strangers].reduce((sum, card) => sum + card.copies, 0)
  check('Encounter cards', copies, COUNTS.encounters)
  for (const { id } of heroes)
    check(`skills of ${id}`, skills.filter(({ hero }) => hero === id).length, COUNTS.skillsPerHero)
  const standard = tiles.filter(({ kind }) => kind === 'standard').length
  check('standard tiles', standard, COUNTS.standardTiles)
  check('special tiles', tiles.filter(({ kind }) => kind === 'special').length, COUNTS.specialTiles)
  return content
}

function check(what: string, found: number, right: number): void {
  if (found !== right) throw new Error(`${what}: ${found} instead of ${right}`)
}
