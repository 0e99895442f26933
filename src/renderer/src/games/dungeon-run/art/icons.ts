/** The signs of Dungeon Run: what heroes, monsters, cards and tiles are drawn as. */
import type { Component } from 'vue'
import type {
  BossId,
  HeroId,
  ItemId,
  MonsterId,
  Stat,
  StrangerId,
  TileId,
  TrapId,
} from '@shared/games/dungeon-run'
import ThreeStairs from '~icons/game-icons/3d-stairs'
import Amphora from '~icons/game-icons/amphora'
import Anvil from '~icons/game-icons/anvil'
import Aqueduct from '~icons/game-icons/aqueduct'
import ArchBridge from '~icons/game-icons/arch-bridge'
import BandageRoll from '~icons/game-icons/bandage-roll'
import Bandit from '~icons/game-icons/bandit'
import BoarTusks from '~icons/game-icons/boar-tusks'
import Bookshelf from '~icons/game-icons/bookshelf'
import BowArrow from '~icons/game-icons/bow-arrow'
import Broadsword from '~icons/game-icons/broadsword'
import CandleFlame from '~icons/game-icons/candle-flame'
import Church from '~icons/game-icons/church'
import CloakDagger from '~icons/game-icons/cloak-dagger'
import CookingPot from '~icons/game-icons/cooking-pot'
import CrossedBones from '~icons/game-icons/crossed-bones'
import CrossedChains from '~icons/game-icons/crossed-chains'
import CrownOfThorns from '~icons/game-icons/crown-of-thorns'
import CrownedSkull from '~icons/game-icons/crowned-skull'
import CrystalBall from '~icons/game-icons/crystal-ball'
import CrystalGrowth from '~icons/game-icons/crystal-growth'
import Cultist from '~icons/game-icons/cultist'
import Daggers from '~icons/game-icons/daggers'
import Dart from '~icons/game-icons/dart'
import Doorway from '~icons/game-icons/doorway'
import DreadSkull from '~icons/game-icons/dread-skull'
import Drowning from '~icons/game-icons/drowning'
import DungeonGate from '~icons/game-icons/dungeon-gate'
import DwarfFace from '~icons/game-icons/dwarf-face'
import EyeTarget from '~icons/game-icons/eye-target'
import FairyWand from '~icons/game-icons/fairy-wand'
import FallingRocks from '~icons/game-icons/falling-rocks'
import Fist from '~icons/game-icons/fist'
import FlangedMace from '~icons/game-icons/flanged-mace'
import Gecko from '~icons/game-icons/gecko'
import GoblinHead from '~icons/game-icons/goblin-head'
import GoldScarab from '~icons/game-icons/gold-scarab'
import Halberd from '~icons/game-icons/halberd'
import HangingSpider from '~icons/game-icons/hanging-spider'
import HighShot from '~icons/game-icons/high-shot'
import Hole from '~icons/game-icons/hole'
import HolySymbol from '~icons/game-icons/holy-symbol'
import Hood from '~icons/game-icons/hood'
import HornedSkull from '~icons/game-icons/horned-skull'
import JewelCrown from '~icons/game-icons/jewel-crown'
import Knapsack from '~icons/game-icons/knapsack'
import LanternFlame from '~icons/game-icons/lantern-flame'
import LeatherArmor from '~icons/game-icons/leather-armor'
import LightHelm from '~icons/game-icons/light-helm'
import LightningBranches from '~icons/game-icons/lightning-branches'
import Lockpicks from '~icons/game-icons/lockpicks'
import Manacles from '~icons/game-icons/manacles'
import MeatHook from '~icons/game-icons/meat-hook'
import MirrorMirror from '~icons/game-icons/mirror-mirror'
import MushroomGills from '~icons/game-icons/mushroom-gills'
import OldLantern from '~icons/game-icons/old-lantern'
import OrcHead from '~icons/game-icons/orc-head'
import PerspectiveDiceSixFacesOne from '~icons/game-icons/perspective-dice-six-faces-one'
import PirateCaptain from '~icons/game-icons/pirate-captain'
import Rat from '~icons/game-icons/rat'
import RelicBlade from '~icons/game-icons/relic-blade'
import Robe from '~icons/game-icons/robe'
import RobotGolem from '~icons/game-icons/robot-golem'
import RockGolem from '~icons/game-icons/rock-golem'
import RollingEnergy from '~icons/game-icons/rolling-energy'
import RopeBridge from '~icons/game-icons/rope-bridge'
import RoundBottomFlask from '~icons/game-icons/round-bottom-flask'
import RoundShield from '~icons/game-icons/round-shield'
import Run from '~icons/game-icons/run'
import RuneStone from '~icons/game-icons/rune-stone'
import ScaleMail from '~icons/game-icons/scale-mail'
import ScrollUnfurled from '~icons/game-icons/scroll-unfurled'
import ShamblingZombie from '~icons/game-icons/shambling-zombie'
import Shield from '~icons/game-icons/shield'
import Silence from '~icons/game-icons/silence'
import Skeleton from '~icons/game-icons/skeleton'
import Slime from '~icons/game-icons/slime'
import SmokeBomb from '~icons/game-icons/smoke-bomb'
import Spectre from '~icons/game-icons/spectre'
import SpellBook from '~icons/game-icons/spell-book'
import SpiderAlt from '~icons/game-icons/spider-alt'
import StoneWall from '~icons/game-icons/stone-wall'
import SwordBrandish from '~icons/game-icons/sword-brandish'
import TreasureMap from '~icons/game-icons/treasure-map'
import TreeRoots from '~icons/game-icons/tree-roots'
import Trident from '~icons/game-icons/trident'
import VineLeaf from '~icons/game-icons/vine-leaf'
import VisoredHelm from '~icons/game-icons/visored-helm'
import Warhammer from '~icons/game-icons/warhammer'
import Well from '~icons/game-icons/well'
import Whirlwind from '~icons/game-icons/whirlwind'
import WindSlap from '~icons/game-icons/wind-slap'
import WizardFace from '~icons/game-icons/wizard-face'
import WolfHead from '~icons/game-icons/wolf-head'
import WoodenCrate from '~icons/game-icons/wooden-crate'

export const HERO_ICONS: Readonly<Record<HeroId, Component>> = {
  hadrun: DwarfFace,
  ysaline: CandleFlame,
  pim: CloakDagger,
  aelithra: BowArrow,
  grothka: OrcHead,
  maelis: HolySymbol,
  nixit: GoblinHead,
  ssorrek: Gecko,
}

export const MONSTER_ICONS: Readonly<Record<MonsterId | BossId, Component>> = {
  'tunnel-cutthroat': Bandit,
  'ember-zealot': Cultist,
  'pit-jailer': Manacles,
  'captain-vask': PirateCaptain,
  rattlebones: Skeleton,
  'barrow-ghoul': ShamblingZombie,
  'wailing-shade': Spectre,
  'candlelit-king': CrownedSkull,
  'gutter-rats': Rat,
  orbweaver: SpiderAlt,
  'scree-boar': BoarTusks,
  'old-whitejaw': WolfHead,
  slime: Slime,
  'hollow-armor': VisoredHelm,
  'bursting-urn': Amphora,
  'foundry-colossus': RockGolem,
  'hollow-regent': HornedSkull,
  'mother-tangle': HangingSpider,
  'brazen-juggernaut': RobotGolem,
  'ithrel-noon': WizardFace,
}

export const TRAP_ICONS: Readonly<Record<TrapId, Component>> = {
  'dart-gallery': Dart,
  trapdoor: Hole,
  'withering-rune': RuneStone,
  'rolling-boulder': RollingEnergy,
  'choking-spores': MushroomGills,
  'mirror-sigil': MirrorMirror,
  'leg-irons': CrossedChains,
}

export const STRANGER_ICONS: Readonly<Record<StrangerId, Component>> = {
  'lost-peddler': Knapsack,
  bonesetter: BandageRoll,
  'blind-cartographer': TreasureMap,
  sellsword: SwordBrandish,
  'lantern-keeper': OldLantern,
}

export const ITEM_ICONS: Readonly<Record<ItemId, Component>> = {
  'notched-falchion': Broadsword,
  'miners-maul': Warhammer,
  'gravebane-mace': FlangedMace,
  'twin-slivers': Daggers,
  'rookwing-bow': HighShot,
  'ashwood-wand': FairyWand,
  stormrod: LightningBranches,
  'riveted-buckler': RoundShield,
  'gatehouse-shield': Shield,
  'moon-orb': CrystalBall,
  'iron-pot': CookingPot,
  lampcap: LightHelm,
  'circlet-of-calm': CrownOfThorns,
  'whisper-hood': Hood,
  'scale-hauberk': ScaleMail,
  'road-leathers': LeatherArmor,
  'sigil-robe': Robe,
  'heartroot-draught': RoundBottomFlask,
  'smoke-flask': SmokeBomb,
  'lockwrights-kit': Lockpicks,
  'lucky-knuckle': PerspectiveDiceSixFacesOne,
  'recall-scroll': ScrollUnfurled,
  'summoning-stone': CrystalGrowth,
  'well-spirit-sword': RelicBlade,
  'candle-crown': JewelCrown,
  'delvers-lantern': LanternFlame,
}

export const TILE_ICONS: Readonly<Record<TileId, Component>> = {
  entrance: DungeonGate,
  lair: DreadSkull,
  s01: StoneWall,
  s02: ArchBridge,
  s03: Trident,
  s04: TreeRoots,
  s05: CrossedBones,
  s06: Halberd,
  s07: Church,
  s08: WoodenCrate,
  s09: Anvil,
  s10: WindSlap,
  s11: VineLeaf,
  s12: ThreeStairs,
  s13: Doorway,
  s14: Aqueduct,
  s15: MeatHook,
  s16: GoldScarab,
  x1: RopeBridge,
  x2: Silence,
  x3: Whirlwind,
  x4: EyeTarget,
  x5: Bookshelf,
  x6: FallingRocks,
  x7: Drowning,
  x8: Well,
}

export const STAT_ICONS: Readonly<Record<Stat, Component>> = {
  strength: Fist,
  magic: SpellBook,
  dexterity: Run,
}
