/** The fifteen floors: each dungeon's own place, and in it what the floor is feared for. */
import type { FloorId } from '@shared/games/one-deck-dungeon'
import type { ArtIcon } from '@renderer/art/icons'
import {
  BONES,
  FLAME,
  ICE,
  IRON,
  RUNE,
  SCALES,
  SEA_SCALES,
  SLIME,
  SLATE,
  SNOW_FUR,
  STEEL,
  STONE,
  staged,
} from '@renderer/art/paints'
import {
  ARCANE,
  DEEP,
  EMBER,
  FROST,
  MOSS,
  TORCH,
  crypt,
  frozen,
  furnace,
  reef,
  vault,
  wall,
  type Place,
} from '@renderer/art/places'
import { motes } from '@renderer/art/rock'
import { figure, glow, silhouette, type Scene, type Tint } from '@renderer/art/scene'

/** What a floor is feared for, large, with its like in the dark to both sides. */
function feared(seed: number, place: Place, icon: ArtIcon, tint: Tint): Scene {
  return staged(
    place,
    [
      silhouette(icon, -74, 6, 58, place.ground.air[2], { flip: true, opacity: 0.75 }),
      silhouette(icon, 76, 6, 58, place.ground.air[2], { opacity: 0.75 }),
      glow(0, 2, 44, place.light.color, 0.6),
      figure(icon, 0, 2, 82, tint, { rim: place.light.color, shadow: true }),
    ],
    { before: [motes(seed, 46, place.light.color, {})] },
  )
}

function cave(seed: number): Place {
  return furnace({ seed, palette: EMBER, light: { y: 0 } })
}
function water(seed: number): Place {
  return reef({ seed, palette: DEEP, light: { y: -30 } })
}
function bog(seed: number): Place {
  return vault({ seed, palette: MOSS })
}
function ice(seed: number): Place {
  return frozen({ seed, palette: FROST, light: { y: -16 } })
}
function tomb(seed: number): Place {
  return crypt({ seed, palette: ARCANE })
}
function maze(seed: number): Place {
  return wall({ seed, palette: TORCH, horizon: 30 })
}

export const FLOOR_SCENES: Readonly<Record<FloorId, Scene>> = {
  'hall-of-statues': feared(801, vault({ seed: 801, palette: EMBER }), 'stone-bust', STONE),
  'flame-aura': feared(802, cave(802), 'flame', FLAME),
  dragonskin: feared(803, cave(803), 'dragon-shield', SCALES),
  'sticky-surrounding': feared(804, water(804), 'spider-web', SLIME),
  regeneration: feared(805, water(805), 'sea-serpent', SEA_SCALES),
  'poison-aura': feared(806, bog(806), 'goo-skull', SLIME),
  'freezing-winds': feared(807, ice(807), 'snowing', ICE),
  'brutal-strength': feared(808, ice(808), 'gorilla', SNOW_FUR),
  'biting-cold': feared(809, ice(809), 'ice-spear', ICE),
  'undying-legions': feared(810, tomb(810), 'raise-skeleton', BONES),
  'weakness-curse': feared(811, tomb(811), 'cursed-star', RUNE),
  'blade-storm': feared(812, tomb(812), 'thrown-daggers', STEEL),
  'deadly-maze': feared(813, maze(813), 'maze', SLATE),
  'crumbling-walls': feared(814, maze(814), 'broken-wall', STONE),
  'poison-dart-traps': feared(815, maze(815), 'striking-arrows', IRON),
}
