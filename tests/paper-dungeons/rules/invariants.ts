/** What holds of every state of a game, whoever plays and whatever the dice show (rules page, 4). */
import type { State } from '@main/games/paper-dungeons/state'
import { boardOfGame } from '@main/games/paper-dungeons/stages'
import { roomOf, TRAIL_TURN, type Sheet } from '@shared/games/paper-dungeons'

function bits(set: number): number {
  return set.toString(2).replaceAll('0', '').length
}

/** What is wrong with a sheet; nothing where all is well. */
function brokenOn(
  sheet: Sheet,
  { rooms, monsters, dungeon }: ReturnType<typeof boardOfGame>,
): string[] {
  const wrong: string[] = []
  const hold = (holds: boolean, what: string): void => {
    if (!holds) wrong.push(what)
  }
  const life = sheet.levels.reduce((sum, level) => sum + level, 0)
  hold(
    sheet.levels.every((level) => level >= 1 && level <= 6),
    'levels lie in 1 to 6',
  )
  hold(life >= 4 && life <= 24, 'life lies in 4 to 24')
  hold(sheet.potions >= 0 && sheet.potions <= 12, 'at most 12 potions')
  hold(sheet.hearts >= 0 && sheet.hearts <= 2 * sheet.potions, 'two hearts to a potion')
  hold(
    sheet.items.every((marks) => marks >= 0 && marks <= 2),
    'two marks to an item',
  )
  hold(sheet.gemMarks <= 10, 'ten spaces for gems')
  const extra = ((sheet.levels[3] ?? 0) >= 4 ? 1 : 0) + (sheet.potions >= 12 ? 1 : 0)
  hold(sheet.gemMarks <= bits(sheet.gems) + extra, 'gems marked come from somewhere')
  hold((sheet.gems & sheet.lostGems) === 0, 'no gem is both taken and lost')
  hold(sheet.gems < 256 && sheet.lostGems < 256, 'there are eight gems')
  hold(sheet.defeated < 2 ** monsters.length, 'there are so many monsters')
  hold(sheet.damage >= 0, 'damage is counted up')
  hold(sheet.brews * 2 <= sheet.potions + 2, 'a die brewed brought potions')
  const entered = new Set(sheet.trail.map((step) => step % TRAIL_TURN))
  const explored = rooms.filter(({ row, bit }) => ((sheet.explored[row] ?? 0) & bit) !== 0)
  hold(
    explored.every(({ room }) => entered.has(room)),
    'what is explored was entered',
  )
  hold(entered.size === explored.length, 'what was entered is explored')
  hold((sheet.trail.at(-1) ?? -1) % TRAIL_TURN === sheet.room, 'the trail ends where one stands')
  for (const [at, boss] of dungeon.bossRooms.entries())
    hold(
      (sheet.entered & (1 << at)) === 0 || entered.has(roomOf(boss)),
      'bosses entered are entered',
    )
  return wrong
}

/** What may not go back from one state of a sheet to a later one. */
function wentBack(before: Sheet, now: Sheet): string[] {
  const wrong: string[] = []
  if (now.damage < before.damage) wrong.push('damage never falls')
  if (before.resurrected && !now.resurrected) wrong.push('the resurrection box never empties')
  if ((before.gems & ~now.gems) !== 0) wrong.push('gems stay')
  if ((before.lostGems & ~now.lostGems) !== 0) wrong.push('lost gems stay lost')
  if ((before.defeated & ~now.defeated) !== 0) wrong.push('monsters stay defeated')
  if (now.levels.some((level, at) => level < (before.levels[at] ?? 0)))
    wrong.push('levels never fall')
  if (now.items.some((marks, at) => marks < (before.items[at] ?? 0))) wrong.push('marks stay')
  return wrong
}

/** @param before an earlier state of the same game */
export function brokenInvariants(state: State, before: State = state): readonly string[] {
  const board = boardOfGame(state)
  const sheets = (of: State) =>
    of.steps.length > 0 ? of.steps.map(({ sheet }) => sheet) : of.sheets
  const now = sheets(state)
  const old = sheets(before)
  // A sheet that is the very same object as before was looked at before.
  const wrong = now.flatMap((sheet, seat) => {
    const known = old[seat] ?? sheet
    if (known === sheet && before !== state) return []
    return [...brokenOn(sheet, board), ...wentBack(known, sheet)]
  })
  if (state.stage === 'turn') {
    const shown = (face: number) => state.dice.filter((die) => die === face).length
    if (shown(6) > 2 || shown(4) > 2) wrong.push('a roll shows at most two skulls and two clovers')
    if (state.dice.length !== 6) wrong.push('there are six dice')
  }
  for (const { diceLeft, used, sheet } of state.steps)
    if (state.stage === 'turn') {
      if (diceLeft + bits(used) !== 3) wrong.push('three dice a turn')
      if (sheet.tracker.length !== 3 * state.turn - diceLeft)
        wrong.push('the tracker has every die')
    }
  const bossesDone = [3, 6, 8].filter((turn) => turn < state.turn).length
  if (state.sheets.some(({ bosses }) => bosses.length < bossesDone))
    wrong.push('bosses are met in time')
  return wrong
}
