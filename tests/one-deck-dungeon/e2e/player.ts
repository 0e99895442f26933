/**
 * A player who knows the game and has only what the table reads out, in English: covers what would hurt, lets
 * time run, takes items while there is room, spends XP as soon as it may, and goes down.
 */
import { heardButtons } from './table.ts'
import type { Heard, Table } from './table.ts'

/** What a player has done so far that earns checkmarks. */
export interface Progress {
  readonly descents: number
  readonly levels: number
}

/** The first of these that is offered is pressed. */
const WAYS: readonly (readonly [words: RegExp, counter?: keyof Progress])[] = [
  [/^Descend$/, 'descents'],
  [/^Begin turn \d+/],
  [/^Face the encounter$/],
  [/^[\w ]+ \((Strength|Agility|Magic) \d+, .+\)/],
  [/^Enter: /],
  [/^Explore$/],
  [/^Roll the dice$/],
  [/^Give up /],
  [/^Take it as item: (?!.*replacing)/],
  [/^Keep as \d+ XP$/],
  [/^Spend XP for the next level$/, 'levels'],
  [/^Spend XP for a potion$/],
  [/^Confirm$/],
  [/^Press again: /],
  [/^End[:,] /],
]
const HEALING = 'Drink Healing: Warrior'
/** With this much health left, the player drinks. */
const CAREFUL = 3

/** Plays on until the game is over; gives `progress` with what was done meanwhile added. */
export async function playToTheEnd(table: Table, progress: Progress): Promise<Progress> {
  const done = { ...progress }
  for (;;) {
    const readOut = await table.readOut()
    const heard = heardButtons(readOut)
    const healthLeft = Number(/(\d+) of \d+ health left/.exec(readOut)?.[1])
    const offered = heard.filter(({ enabled }) => enabled).map(({ name }) => name)
    if (healthLeft <= CAREFUL && offered.includes(HEALING)) {
      await table.press(HEALING)
      continue
    }
    if (await coverOne(table, heard)) continue
    const way = WAYS.find(([words]) => offered.some((name) => words.test(name)))
    const name = offered.find((one) => way?.[0].test(one))
    if (way === undefined || name === undefined) return done
    const [, counter] = way
    if (counter !== undefined) done[counter] += 1
    // Doors and cards may have the same words: any of them will do.
    await table.pressAny(name)
  }
}

interface Die {
  readonly name: string
  readonly color: string
  readonly value: number
}

interface Box {
  readonly letter: string
  readonly color: string
  readonly value: number
  readonly wide: boolean
  readonly armor: boolean
  readonly skull: boolean
  readonly damage: number
}

function diceAmong(heard: readonly Heard[]): readonly Die[] {
  return heard.flatMap(({ name, enabled }) => {
    const [, color, value] = /^(\w+) die (\d)$/.exec(name) ?? []
    return color === undefined || !enabled ? [] : [{ name, color, value: Number(value) }]
  })
}

/** Uncovered boxes that would hurt, or that open the way or strike the boss; the most pressing first. */
function boxesAmong(heard: readonly Heard[]): readonly Box[] {
  return heard
    .flatMap(({ name, enabled }) => {
      const [, letter, color, value, rest = ''] = /^Box (\w): (\w+) (\d+)(.*)$/.exec(name) ?? []
      if (letter === undefined || color === undefined || !enabled) return []
      const has = (mark: string): boolean => rest.includes(`, ${mark}`)
      const damage = Number(/(\d+) damage/.exec(rest)?.[1] ?? 0)
      const marks = { wide: has('wide'), armor: has('armor'), skull: has('skull') }
      return has('covered') ? [] : [{ letter, color, value: Number(value), damage, ...marks }]
    })
    .filter(({ armor, skull, damage }) => armor || skull || damage > 0)
    .sort(
      (a, b) =>
        Number(b.armor) - Number(a.armor) ||
        Number(b.skull) - Number(a.skull) ||
        b.damage - a.damage,
    )
}

/** The dice that would cover a box, its own colour first and heroic ones spared; null if they cannot. */
function diceFor(box: Box, dice: readonly Die[]): readonly Die[] | null {
  const own = dice.filter(({ color }) => color === box.color)
  const heroic = box.skull ? [] : dice.filter(({ color }) => color === 'Heroic')
  if (!box.wide) {
    const lowestFirst = [...own, ...heroic].toSorted((a, b) => a.value - b.value)
    const fitting = lowestFirst.filter(({ value }) => value >= box.value)
    const die = fitting.find(({ color }) => color === box.color) ?? fitting[0]
    return die === undefined ? null : [die]
  }
  const taken: Die[] = []
  for (const die of [...own, ...heroic]) {
    if (taken.reduce((sum, { value }) => sum + value, 0) >= box.value) break
    taken.push(die)
  }
  return taken.reduce((sum, { value }) => sum + value, 0) >= box.value ? taken : null
}

/** Covers one more box, if one that matters can be covered; gives whether. */
async function coverOne(table: Table, heard: readonly Heard[]): Promise<boolean> {
  const dice = diceAmong(heard)
  for (const box of boxesAmong(heard)) {
    const [die, ...others] = diceFor(box, dice) ?? []
    if (die === undefined) continue
    if (box.wide)
      await table.fill(
        box.letter,
        [die, ...others].map(({ name }) => name),
      )
    else await table.place(die.name, box.letter)
    return true
  }
  return false
}
