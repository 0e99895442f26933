/** How tiles are drawn: the room of each, as it lies unturned, what its floor is of, and the sign on it. */
import type { Component } from 'vue'
import type { TileId } from '@shared/games/dungeon-run'
import AncientColumns from '~icons/game-icons/ancient-columns'
import Anvil from '~icons/game-icons/anvil'
import Aqueduct from '~icons/game-icons/aqueduct'
import Bookshelf from '~icons/game-icons/bookshelf'
import CaveEntrance from '~icons/game-icons/cave-entrance'
import Church from '~icons/game-icons/church'
import ClosedDoors from '~icons/game-icons/closed-doors'
import CrossedBones from '~icons/game-icons/crossed-bones'
import DungeonGate from '~icons/game-icons/dungeon-gate'
import Fern from '~icons/game-icons/fern'
import Gate from '~icons/game-icons/gate'
import IonicColumn from '~icons/game-icons/ionic-column'
import JeweledChalice from '~icons/game-icons/jeweled-chalice'
import MeatHook from '~icons/game-icons/meat-hook'
import PrimitiveTorch from '~icons/game-icons/primitive-torch'
import RopeBridge from '~icons/game-icons/rope-bridge'
import Silence from '~icons/game-icons/silence'
import Stairs from '~icons/game-icons/stairs'
import SunkenEye from '~icons/game-icons/sunken-eye'
import TreeRoots from '~icons/game-icons/tree-roots'
import Watchtower from '~icons/game-icons/watchtower'
import Waterfall from '~icons/game-icons/waterfall'
import Well from '~icons/game-icons/well'
import WindHole from '~icons/game-icons/wind-hole'
import WindowBars from '~icons/game-icons/window-bars'
import WoodenCrate from '~icons/game-icons/wooden-crate'

interface TileArt {
  readonly sign: Component
  /** Walls of its room in a field of 100 by 100, unturned. */
  readonly room: string
  readonly floor: 'flags' | 'earth'
}

const ROOMS = {
  square: 'M22 22H78V78H22Z',
  octagon: 'M36 20H64L80 36V64L64 80H36L20 64V36Z',
  round: 'M50 17A33 33 0 1 1 49.9 17Z',
  cross: 'M34 18H66V34H82V66H66V82H34V66H18V34H34Z',
  /** Lies between the exits in the north and the south. */
  hall: 'M27 12H73V88H27Z',
  /** Flat in the west, where no exit is. */
  apse: 'M26 18H58A32 32 0 0 1 58 82H26Z',
  /** Cut off in the south-west, between the two walls. */
  bend: 'M22 20H80V78H48L22 52Z',
  cave: 'M25 30L39 20L60 25L77 21L80 43L75 60L79 77L58 80L41 76L24 79L20 58L27 46Z',
} as const

function art(
  sign: Component,
  room: keyof typeof ROOMS,
  floor: TileArt['floor'] = 'flags',
): TileArt {
  return { sign, room: ROOMS[room], floor }
}
const ART: Readonly<Record<TileId, TileArt>> = {
  entrance: art(CaveEntrance, 'square'),
  lair: art(DungeonGate, 'round'),
  s01: art(AncientColumns, 'octagon'),
  s02: art(IonicColumn, 'cross'),
  s03: art(WindowBars, 'apse'),
  s04: art(TreeRoots, 'cave', 'earth'),
  s05: art(CrossedBones, 'round', 'earth'),
  s06: art(Watchtower, 'square'),
  s07: art(Church, 'apse'),
  s08: art(WoodenCrate, 'square'),
  s09: art(Anvil, 'bend'),
  s10: art(WindHole, 'cave', 'earth'),
  s11: art(Fern, 'bend', 'earth'),
  s12: art(Stairs, 'cave', 'earth'),
  s13: art(PrimitiveTorch, 'hall'),
  s14: art(Aqueduct, 'hall'),
  s15: art(MeatHook, 'square'),
  s16: art(JeweledChalice, 'octagon'),
  x1: art(RopeBridge, 'octagon', 'earth'),
  x2: art(Silence, 'octagon'),
  x3: art(ClosedDoors, 'octagon'),
  x4: art(SunkenEye, 'octagon'),
  x5: art(Bookshelf, 'octagon'),
  x6: art(Gate, 'octagon'),
  x7: art(Waterfall, 'octagon', 'earth'),
  x8: art(Well, 'octagon'),
}
export function artOf(tile: TileId): TileArt {
  return ART[tile]
}
