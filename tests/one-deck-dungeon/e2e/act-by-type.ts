/** Takes a game to its scene, action by action. */
import type { TableAnswer } from '../../../src/shared/api.ts'
import type { ActionType } from '../../../src/shared/games/one-deck-dungeon.ts'
import type { Ask } from '../../e2e/prepare.ts'

/** Does the first action of each type, one after the other. @returns the table */
export async function actByType(
  ask: Ask,
  begun: TableAnswer,
  types: readonly ActionType[],
): Promise<TableAnswer['table']> {
  let answer = begun
  for (const type of types) {
    const { table, revision, actions } = answer
    const action = actions.find((one) => 'type' in one && one.type === type)
    if (action === undefined) throw new Error(`${type} is not offered.`)
    answer = await ask('tables.act', { table, revision, action: { ...action } })
  }
  return answer.table
}
