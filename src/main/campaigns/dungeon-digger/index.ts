/** The handlers of the calls that only Dungeon Digger has. Its campaigns can do nothing that others cannot. */
import type { Handler } from '@shared/api'
import type { calls } from '@shared/games/dungeon-digger/calls'
import { dungeonDigger as game } from '../../games/dungeon-digger'
import type { GameCallParts } from '../game-call-parts'

type Handlers = { readonly [Name in keyof typeof calls]: Handler<Name> }

export function createHandlers({ blankSheet }: GameCallParts): Handlers {
  return { 'exports.blankDiggerRecord': (page) => blankSheet(game.id, null, page) }
}
