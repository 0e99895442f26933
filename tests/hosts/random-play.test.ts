/**
 * Plays campaign games through the stdio host, picking at random from what it lists: every hero, dungeon and
 * tier, alone, in pairs and in fours, some with dice of their own. `FULL=1` plays many more.
 */
import type { CallInput, CallName } from '@shared/api'
import type { Sheet } from '@shared/games/one-deck-dungeon'
import type { OwnOutput, TableAnswer } from '@shared/games/one-deck-dungeon/answers'
import type { Result } from '@shared/errors'
import {
  DUNGEONS,
  FOCUSES,
  HEROES,
  TIERS,
  type DungeonId,
  type TierId,
  type View,
} from '@shared/games/one-deck-dungeon'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { describe, expect, test } from 'vitest'
import { amount, AS_LONG_AS_IT_TAKES } from '../amount.ts'
import { dataFolder, runApp, type RunningApp } from './app.ts'

const combinations = DUNGEONS.flatMap((dungeon) => TIERS.map((tier) => ({ dungeon, tier })))

/** How many games are played by parties of each size. */
const GAMES = [
  { size: 1, games: amount(combinations.length, 1_000) },
  { size: 2, games: amount(10, 500) },
  { size: 4, games: amount(5, 200) },
] as const

const generator = xoroshiro128plus(2026)
function pick<T>(list: readonly T[]): T {
  const one = list[uniformInt(generator, 0, list.length - 1)]
  if (one === undefined) throw new Error('nothing to pick from')
  return one
}

type Ask = <Name extends CallName>(name: Name, input: CallInput<Name>) => Promise<OwnOutput<Name>>

/** Asks a running stdio host, one call at a time; a refusal fails the test. Events are passed over. */
function asking(app: RunningApp): Ask {
  let id = 0
  return async (name, input) => {
    app.child.stdin?.write(`${JSON.stringify({ id: ++id, call: name, input })}\n`)
    for (;;) {
      const line = JSON.parse((await app.nextLine()) ?? 'null') as { id?: number } & Result<
        OwnOutput<typeof name>
      >
      if (line.id !== id) continue
      if ('error' in line) throw new Error(`${name}: ${JSON.stringify(line.error)}`)
      return line.ok
    }
  }
}

/** Every card in one place, as far as a seat may know. */
function cardsIn(view: View): number {
  return (
    view.deck +
    view.discard.length +
    view.removed.length +
    view.doors.reduce((sum, { count }) => sum + count, 0) +
    view.spoils.length +
    view.identified.length +
    view.xp.cards.length +
    view.heroes.reduce(
      (sum, hero) =>
        sum + hero.items.length + hero.skills.filter((skill) => skill.card !== null).length,
      0,
    )
  )
}

/** Every die in one place. */
function diceIn(view: View): number {
  return (
    Object.values(view.supply).reduce((sum, count) => sum + count, 0) +
    view.heroes.reduce((sum, hero) => sum + hero.stored, 0) +
    (view.encounter?.pool.length ?? 0) +
    (view.encounter?.boxes.reduce((sum, box) => sum + box.dice.length, 0) ?? 0)
  )
}

/** 44 cards and 30 dice; four heroes play with two sets. */
function check({ view, actions, status }: TableAnswer): void {
  const sets = view.heroes.length === 4 ? 2 : 1
  if (cardsIn(view) !== 44 * sets) throw new Error(`${cardsIn(view)} cards`)
  if (diceIn(view) !== 30 * sets) throw new Error(`${diceIn(view)} dice`)
  if (status === 'playing' && actions.length === 0) throw new Error('stuck')
}

/** Plays one game to its end; how many actions it took. */
async function playGame(
  call: Ask,
  sheets: readonly Sheet[],
  { dungeon, tier }: { readonly dungeon: DungeonId; readonly tier: TierId },
): Promise<number> {
  const [{ campaign }] = sheets as readonly [Sheet]
  let answer = await call('tables.start', {
    game: 'one-deck-dungeon',
    campaign,
    options: {
      heroes: sheets.map(({ sheet, talents }) => {
        const veteran = talents.some(({ talent, earned }) => talent === 'veteran' && earned)
        return { sheet, focus: pick(FOCUSES), basicSkill: veteran ? 'spark' : null }
      }),
      dungeon,
      tier,
      dice: pick(['app', 'app', 'own']),
    },
    seed: uniformInt(generator, 0, 0x7fffffff),
  })
  check(answer)
  let actions = 0
  while (answer.status === 'playing') {
    const { table, revision } = answer
    answer = await call('tables.act', { table, revision, action: pick(answer.actions) })
    check(answer)
    actions += 1
  }
  return actions
}

/** Places checkmarks wherever they may go, at random, then ends the placing. */
async function placeCheckmarks(call: Ask, from: Sheet): Promise<Sheet> {
  let sheet = from
  while (sheet.open?.placeable === true) {
    const { colors, record } = sheet.open
    const free = sheet.talents.flatMap(({ talent, marks, spaces }) =>
      colors.filter((color) => marks[color] < spaces[color]).map((color) => ({ talent, color })),
    )
    sheet = await call('sheets.mark', { sheet: sheet.sheet, record, ...pick(free) })
  }
  for (const { marks, spaces } of sheet.talents)
    for (const color of ['green', 'yellow', 'red'] as const)
      expect(marks[color]).toBeLessThanOrEqual(spaces[color])
  return sheet.open === null
    ? sheet
    : call('sheets.settle', { sheet: sheet.sheet, record: sheet.open.record })
}

/** The heroes in turn, so that each plays with each. */
function partyOf(sheets: readonly Sheet[], size: number, game: number): readonly Sheet[] {
  const stride = 1 + (Math.floor(game / sheets.length) % 2)
  return Array.from({ length: size }, (_, at) => (game + at * stride) % sheets.length).flatMap(
    (seat) => sheets[seat] ?? [],
  )
}

describe.each(GAMES)('$size heroes whose players pick at random', ({ size, games }) => {
  test(
    `finish ${games} campaign games over every dungeon and tier`,
    AS_LONG_AS_IT_TAKES,
    async () => {
      const app = runApp(['--host', 'stdio', '--data', dataFolder()])
      await app.nextLine()
      const call = asking(app)
      const { campaign } = await call('campaigns.create', { name: 'Chance' })
      const sheets: Sheet[] = []
      for (const hero of HEROES)
        sheets.push(await call('sheets.create', { campaign, hero, player: 'Chance' }))
      let actions = 0
      for (let played = 0; played < games; played++) {
        // All combinations in turn, each time with other heroes.
        const round = Math.floor(played / combinations.length)
        const party = partyOf(sheets, size, played + round)
        const combination = combinations[played % combinations.length]
        if (party.length !== size || combination === undefined) throw new Error('no such game')
        actions += await playGame(call, party, combination)
        for (const { sheet } of party) {
          const seat = sheets.findIndex((one) => one.sheet === sheet)
          sheets[seat] = await placeCheckmarks(call, await call('sheets.get', { sheet }))
        }
      }
      const kept = await call('campaigns.get', { campaign })
      expect(kept.games).toBe(games)
      expect(actions).toBeGreaterThan(games * 10)
    },
  )
})
