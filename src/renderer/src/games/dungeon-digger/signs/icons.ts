/** The signs of Dungeon Digger: what seats, tiles, Orders, pieces and numbers are drawn as. */
import type { Component } from 'vue'
import type {
  AdventurerId,
  CreatureId,
  LordId,
  NeutralId,
  Order,
  TileType,
} from '@shared/games/dungeon-digger'
import AncientRuins from '~icons/game-icons/ancient-ruins'
import Barbarian from '~icons/game-icons/barbarian'
import Bat from '~icons/game-icons/bat'
import Bed from '~icons/game-icons/bed'
import BeetleShell from '~icons/game-icons/beetle-shell'
import BlackKnightHelm from '~icons/game-icons/black-knight-helm'
import Bookshelf from '~icons/game-icons/bookshelf'
import Castle from '~icons/game-icons/castle'
import Cauldron from '~icons/game-icons/cauldron'
import CaveEntrance from '~icons/game-icons/cave-entrance'
import CloakDagger from '~icons/game-icons/cloak-dagger'
import Coins from '~icons/game-icons/coins'
import CrossedSwords from '~icons/game-icons/crossed-swords'
import Crown from '~icons/game-icons/crown'
import CrownCoin from '~icons/game-icons/crown-coin'
import DaemonSkull from '~icons/game-icons/daemon-skull'
import DeathSkull from '~icons/game-icons/death-skull'
import DragonHead from '~icons/game-icons/dragon-head'
import EggClutch from '~icons/game-icons/egg-clutch'
import EvilEyes from '~icons/game-icons/evil-eyes'
import FallingRocks from '~icons/game-icons/falling-rocks'
import FlyingFlag from '~icons/game-icons/flying-flag'
import Footsteps from '~icons/game-icons/footsteps'
import GoldNuggets from '~icons/game-icons/gold-nuggets'
import GoldStack from '~icons/game-icons/gold-stack'
import HammerDrop from '~icons/game-icons/hammer-drop'
import HornedSkull from '~icons/game-icons/horned-skull'
import Hourglass from '~icons/game-icons/hourglass'
import Idea from '~icons/game-icons/idea'
import Imp from '~icons/game-icons/imp'
import Knapsack from '~icons/game-icons/knapsack'
import LockedChest from '~icons/game-icons/locked-chest'
import Lyre from '~icons/game-icons/lyre'
import MagicPortal from '~icons/game-icons/magic-portal'
import Manacles from '~icons/game-icons/manacles'
import Mining from '~icons/game-icons/mining'
import MonsterGrasp from '~icons/game-icons/monster-grasp'
import Mushroom from '~icons/game-icons/mushroom'
import NestEggs from '~icons/game-icons/nest-eggs'
import OpenTreasureChest from '~icons/game-icons/open-treasure-chest'
import OrcHead from '~icons/game-icons/orc-head'
import Prayer from '~icons/game-icons/prayer'
import QuillInk from '~icons/game-icons/quill-ink'
import RaiseSkeleton from '~icons/game-icons/raise-skeleton'
import Rock from '~icons/game-icons/rock'
import RockGolem from '~icons/game-icons/rock-golem'
import Scales from '~icons/game-icons/scales'
import ScrollUnfurled from '~icons/game-icons/scroll-unfurled'
import SmallFire from '~icons/game-icons/small-fire'
import SpiderAlt from '~icons/game-icons/spider-alt'
import SpikyPit from '~icons/game-icons/spiky-pit'
import StoneThrone from '~icons/game-icons/stone-throne'
import SwapBag from '~icons/game-icons/swap-bag'
import Troll from '~icons/game-icons/troll'
import Uncertainty from '~icons/game-icons/uncertainty'
import VisoredHelm from '~icons/game-icons/visored-helm'
import Whip from '~icons/game-icons/whip'
import WitchFace from '~icons/game-icons/witch-face'
import WizardFace from '~icons/game-icons/wizard-face'
import WolfTrap from '~icons/game-icons/wolf-trap'

/** What a player's tiles and minions are told by besides their colour, by seat. */
const SEAT_ICONS: readonly Component[] = [Crown, DeathSkull, SpiderAlt, Mushroom, Bat, SmallFire]
export function seatIcon(seat: number): Component {
  return SEAT_ICONS[seat] ?? Uncertainty
}

/** Plain corridors have none. */
export const TILE_ICONS: Readonly<Record<TileType, Component | null>> = {
  torture: Manacles,
  dormitory: Bed,
  kitchen: Cauldron,
  library: Bookshelf,
  throne: StoneThrone,
  treasure: LockedChest,
  pit: SpikyPit,
  portal: MagicPortal,
  corridor: null,
  trap: WolfTrap,
  nugget: GoldNuggets,
}
export const NEUTRAL_ICONS: Readonly<Record<NeutralId, Component>> = {
  collapse: FallingRocks,
  rock: Rock,
  monster: MonsterGrasp,
  ruins: AncientRuins,
  citadel: Castle,
  'lair-cave': CaveEntrance,
  'lair-eggs': EggClutch,
  'lair-dragon': DragonHead,
  'lair-treasure': OpenTreasureChest,
  'hunt-back': Uncertainty,
  'lair-back': Uncertainty,
}
export const ORDER_ICONS: Readonly<Record<Order, Component>> = {
  move: Footsteps,
  think: Idea,
  sabotage: FallingRocks,
  rise: RaiseSkeleton,
  conquer: FlyingFlag,
  demolish: HammerDrop,
  work: Mining,
}
export const LORD_ICONS: Readonly<Record<LordId, Component>> = {
  mordrake: Whip,
  quillia: QuillInk,
  ozzika: NestEggs,
  pelf: Scales,
  gurn: OrcHead,
  vexa: WitchFace,
}
export const PIECE_ICONS: Readonly<Record<AdventurerId | CreatureId, Component>> = {
  barbarian: Barbarian,
  priest: Prayer,
  thief: CloakDagger,
  warrior: VisoredHelm,
  mage: WizardFace,
  bard: Lyre,
  troll: Troll,
  guardian: BlackKnightHelm,
  giantInsect: BeetleShell,
  observer: EvilEyes,
  elemental: RockGolem,
  corruptor: HornedSkull,
}
/** What lies and stands on tiles besides. */
export const TOKEN_ICONS = {
  minion: Imp,
  marker: FlyingFlag,
  coin: CrownCoin,
  dragon: DragonHead,
  treasure: OpenTreasureChest,
  clock: Hourglass,
  attack: CrossedSwords,
} as const satisfies Readonly<Record<string, Component>>
/** What numbers count. */
export const COUNT_ICONS = {
  gold: GoldStack,
  coins: Coins,
  ingenuity: Idea,
  resources: Cauldron,
  tyranny: DaemonSkull,
  reserve: Imp,
  bag: SwapBag,
  projects: ScrollUnfurled,
  hoard: Knapsack,
} as const satisfies Readonly<Record<string, Component>>
