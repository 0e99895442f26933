/**
 * Prepares a library before a test looks at it: what takes a person evenings, the bot plays on the stdio host
 * in a moment, up to just the scene that is wanted.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { chooseAction } from '../../src/main/games/one-deck-dungeon/bot.ts'
import type { CallInput, CallName } from '../../src/shared/api.ts'
import type { OwnOutput, TableAnswer } from '../../src/shared/games/one-deck-dungeon/answers.ts'
import type { Result } from '../../src/shared/errors.ts'
import type { Action, View } from '../../src/shared/games/one-deck-dungeon.ts'
import { built } from '../../scripts/build.ts'

/** Calls the app; a refusal fails the test. */
export type Ask = <Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
) => Promise<OwnOutput<Name>>

/** Runs the app on this folder, with the welcome done and the tips off; it is closed again when `work` is done. */
export function prepare<T>(dataDir: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  return withApp(dataDir, async (ask) => {
    await ask('settings.set', { welcomed: true, tips: false })
    return work(ask)
  })
}

async function withApp<T>(dataDir: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  const args = [built('main/index.js'), '--host', 'stdio', '--scripted', '--data', dataDir]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  let id = 0
  try {
    return await work(async (name, input) => {
      child.stdin.write(`${JSON.stringify({ id: ++id, call: name, input })}\n`)
      for (;;) {
        const { value, done } = await lines.next()
        if (done) throw new Error(`The app ended before it answered ${name}.`)
        const line = JSON.parse(value) as { id?: number } & Result<OwnOutput<typeof name>>
        if (line.id !== id) continue
        if ('error' in line) throw new Error(`${name}: ${JSON.stringify(line.error)}`)
        return line.ok
      }
    })
  } finally {
    child.stdin.end()
    await once(child, 'close')
  }
}

/**
 * Has the bot, or `choose` where it knows better, play until a scene is reached. A game that is over before is
 * let be, and the next one begun, unless just one seed is asked for.
 */
export async function playTo(
  ask: Ask,
  start: CallInput<'tables.start'>,
  reached: (view: View) => boolean,
  choose: (view: View, actions: readonly Action[]) => Action | undefined = () => undefined,
): Promise<TableAnswer> {
  const seeds =
    start.seed === undefined ? Array.from({ length: 20 }, (_, at) => at + 1) : [start.seed]
  for (const seed of seeds) {
    const begun = await ask('tables.start', { ...start, seed })
    const answer = await playOn(ask, begun, reached, choose)
    if (reached(answer.view)) return answer
  }
  throw new Error('No game came to that scene.')
}

/** Has the bot, or `choose` where it knows better, play on from there until a scene is reached or the game is over. */
export async function playOn(
  ask: Ask,
  from: TableAnswer,
  reached: (view: View) => boolean,
  choose: (view: View, actions: readonly Action[]) => Action | undefined = () => undefined,
): Promise<TableAnswer> {
  let answer = from
  while (answer.view.outcome === null && !reached(answer.view)) {
    const { table, revision, view, actions } = answer
    const action = choose(view, actions) ?? chooseAction(view, actions)
    answer = await ask('tables.act', { table, revision, action: { ...action } })
  }
  return answer
}
