/** The names of things in Dungeon Digger, in the language of the app. */
import type {
  Award,
  BonusAbility,
  Edge,
  EdgeKind,
  LordId,
  NeutralId,
  Order,
  PieceId,
  TileId,
} from '@shared/games/dungeon-digger'
import {
  awardName,
  edgeKindName,
  edgeName,
  edgeShortName,
  lordName,
  neutralName,
  orderName,
  pieceName,
  tileText,
  tileTypeName,
} from '@shared/games/dungeon-digger/keys'
import type { Translate } from '../../say'
import { typeOf } from './tile-type'

export function wordsOf(t: Translate) {
  const say = (key: string): string => t(key, {}, 1)
  return {
    t,
    say,
    /** What lies on a tile of a player's. */
    tile: (id: TileId) => say(tileTypeName(typeOf(id))),
    /** What it is good for. */
    tileRule: (id: TileId) => say(tileText(typeOf(id))),
    neutral: (id: NeutralId) => say(neutralName(id)),
    order: (id: Order) => say(orderName(id)),
    /** The room that grants a bonus Order. */
    room: (id: BonusAbility) => say(tileTypeName(id)),
    lord: (id: LordId) => say(lordName(id)),
    piece: (id: PieceId) => say(pieceName(id)),
    award: (id: Award) => say(awardName(id)),
    edge: (id: Edge) => say(edgeName(id)),
    /** By its first letters, where there is little room. */
    edgeShort: (id: Edge) => say(edgeShortName(id)),
    edgeKind: (id: EdgeKind) => say(edgeKindName(id)),
    /** Several names, one after the other. */
    list: (names: readonly string[]) => names.join(', '),
  }
}
export type Words = ReturnType<typeof wordsOf>
