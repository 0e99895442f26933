/** The signs of stats and of what they are about. */
import type { Component } from 'vue'
import Fist from '~icons/game-icons/fist'
import Wingfoot from '~icons/game-icons/wingfoot'
import CrystalShine from '~icons/game-icons/crystal-shine'
import Crown from '~icons/game-icons/crown'
import Hearts from '~icons/game-icons/hearts'
import HeartDrop from '~icons/game-icons/heart-drop'
import Hourglass from '~icons/game-icons/hourglass'
import LanternFlame from '~icons/game-icons/lantern-flame'
import RoundPotion from '~icons/game-icons/round-potion'
import DeathSkull from '~icons/game-icons/death-skull'
import CheckedShield from '~icons/game-icons/checked-shield'
import CrossedSwords from '~icons/game-icons/crossed-swords'
import SpikedLog from '~icons/game-icons/falling-boulder'
import Stairs from '~icons/game-icons/stairs'
import WoodenDoor from '~icons/game-icons/wooden-door'

export const STAT_ICONS = {
  strength: Fist,
  agility: Wingfoot,
  magic: CrystalShine,
  heroic: Crown,
  health: Hearts,
  damage: HeartDrop,
  time: Hourglass,
  xp: LanternFlame,
  potion: RoundPotion,
  skull: DeathSkull,
  armor: CheckedShield,
  combat: CrossedSwords,
  peril: SpikedLog,
  stairs: Stairs,
  door: WoodenDoor,
} satisfies Record<string, Component>
export type StatIconName = keyof typeof STAT_ICONS
