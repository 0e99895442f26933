/** Cards and abilities by name, with what they do in as many lines as there is room for. */
import type { HeroView } from '@shared/games/dungeon-run'
import {
  abilityName,
  abilityText,
  heroTitle,
  itemName,
  itemText,
  lootName,
  skillName,
  skillText,
  summoningName,
  summoningText,
} from '@shared/games/dungeon-run/keys'
import { line, type Area } from '../../../print-layout'
import { LINE, type Page } from '../../../print-rules'
import { idOf } from '../../cards'
import { heading, HEADING_HEIGHT, NAME, TEXT } from '../../../print-record'

interface Entry {
  /** Empty: the text stands alone. */
  readonly name: string
  readonly text: string
}
export interface Group {
  readonly heading: string
  readonly entries: readonly Entry[]
}

/**
 * What a hero can do.
 * @param alone there are no skills then (section 20)
 */
export function abilitiesOf(
  { words: { say } }: Page,
  { id, skills }: HeroView,
  alone: boolean,
): readonly Group[] {
  if (id === null) return []
  const learned = skills.map((skill) => ({
    name: say(skillName(skill)),
    text: say(skillText(skill)),
  }))
  return [
    {
      heading: say(heroTitle(id)),
      entries: [
        { name: say(abilityName(id)), text: say(abilityText(id)) },
        { name: say(summoningName(id)), text: say(summoningText(id)) },
      ],
    },
    ...(alone ? [] : [{ heading: say('run.print.skills'), entries: learned }]),
  ]
}

/** What a hero has. Loot lies face down until the game is over. */
export function thingsOf({ words: { say } }: Page, hero: HeroView): readonly Group[] {
  const { equipped, loot, items, encounters } = hero
  const lies =
    loot === null
      ? say('run.print.hidden', { items, encounters })
      : loot.map((card) => say(lootName(idOf(card)))).join(', ')
  return [
    {
      heading: say('run.print.items'),
      entries: equipped.map((item) => ({ name: say(itemName(item)), text: say(itemText(item)) })),
    },
    { heading: say('run.print.loot'), entries: lies === '' ? [] : [{ name: '', text: lies }] },
  ]
}

const NAME_LINE = 10
const TEXT_LINE = 8.2
const AFTER = 3
const HEAD = HEADING_HEIGHT + 4
export const MOST_LINES = 4

/** @param most how many lines of a text are written at most; 0: names alone */
function linesOf(page: Page, { name, text }: Entry, width: number, most: number) {
  return most === 0 && name !== '' ? [] : page.wrap(text, TEXT, width, Math.max(1, most))
}
export function heightOf(
  page: Page,
  groups: readonly Group[],
  { width, most }: { readonly width: number; readonly most: number },
): number {
  const height = ({ entries }: Group): number =>
    entries.reduce(
      (sum, entry) =>
        sum +
        (entry.name === '' ? 0 : NAME_LINE) +
        linesOf(page, entry, width, most).length * TEXT_LINE +
        AFTER,
      HEAD + (entries.length === 0 ? AFTER : 0),
    )
  return groups.reduce((sum, group) => sum + height(group), 0)
}

export function drawEntries(
  page: Page,
  groups: readonly Group[],
  { x, y, width, height }: Area & { readonly height: number },
): void {
  let most = MOST_LINES
  while (most > 0 && heightOf(page, groups, { width, most }) > height) most -= 1
  let top = y
  for (const { heading: named, entries } of groups) {
    heading(page, named, { x, y: top, width })
    top += HEAD
    if (entries.length === 0) {
      page.rule(LINE, 0.6, { from: x, to: x + 40, y: top })
      top += AFTER
    }
    for (const entry of entries) {
      if (entry.name !== '') {
        line(page, entry.name, NAME, { x, y: top + 4, width })
        top += NAME_LINE
      }
      for (const text of linesOf(page, entry, width, most)) {
        page.write(text, TEXT, { x, y: top + 3 })
        top += TEXT_LINE
      }
      top += AFTER
    }
  }
}
