/** A game of Paper Dungeons through the whole app, as its tests play it: by seat, one action after the other. */
import { games } from '@main/games'
import { paperDungeons } from '@main/games/paper-dungeons'
import type { TableAnswer } from '@shared/api'
import type { Actor } from '@shared/games'
import type { Action, PaperTypes } from '@shared/games/paper-dungeons'
import { openTestApp, type TestApp } from '../../api/test-app'
import { must } from '../../must'

export type Answer = TableAnswer<PaperTypes>
export type At = Pick<TableAnswer, 'table' | 'revision'>

const NAMES = ['Ada', 'Bob', 'Cy', 'Dee']

export function openPaper(): Promise<TestApp> {
  return openTestApp({ games: { ...games, [paperDungeons.id]: paperDungeons }, scripted: true })
}

export async function start({ call }: TestApp, players = 2): Promise<Answer> {
  const seats = NAMES.slice(0, players).map((player) => ({ player }))
  const input = { game: paperDungeons.id, options: { players, dungeon: 'A' }, seats, seed: 3 }
  return (await call('tables.start', input)) as unknown as Answer
}
export async function look({ call }: TestApp, { table }: At, viewer: Actor): Promise<Answer> {
  return (await call('tables.open', { table, viewer })) as unknown as Answer
}
export async function act(
  { call }: TestApp,
  { table, revision }: At,
  actor: number,
  action: Action,
) {
  return (await call('tables.act', { table, revision, actor, action })) as unknown as Answer
}
export async function undo(
  { call }: TestApp,
  { table, revision }: At,
  actor: number,
): Promise<Answer> {
  return (await call('tables.undo', { table, revision, actor })) as unknown as Answer
}

/** The seat goes on with what is listed first or last, until it has committed, or the game is over. */
export async function finish(app: TestApp, from: At, seat: number): Promise<Answer> {
  let answer = await look(app, from, seat)
  const { stage, turn } = answer.view
  while (answer.view.stage === stage && answer.view.turn === turn && answer.actions.length > 0) {
    const { actions } = answer
    answer = await act(app, answer, seat, must(actions.at(actions.length > 10 ? 3 : -1)))
  }
  return answer
}
