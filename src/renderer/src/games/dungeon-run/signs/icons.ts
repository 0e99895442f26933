/** The signs of Dungeon Run: what heroes, characteristics, cards and tiles are drawn as where there is no room for a picture. */
import type { Component } from 'vue'
import type {
  BossId,
  HeroId,
  ItemId,
  MonsterId,
  MonsterType,
  Slot,
  Stat,
  StrangerId,
  TrapId,
} from '@shared/games/dungeon-run'
import Amphora from '~icons/game-icons/amphora'
import ArrowCluster from '~icons/game-icons/arrow-cluster'
import Backpack from '~icons/game-icons/backpack'
import Backstab from '~icons/game-icons/backstab'
import BandageRoll from '~icons/game-icons/bandage-roll'
import Biceps from '~icons/game-icons/biceps'
import BlackKnightHelm from '~icons/game-icons/black-knight-helm'
import BleedingWound from '~icons/game-icons/bleeding-wound'
import Blindfold from '~icons/game-icons/blindfold'
import Boar from '~icons/game-icons/boar'
import BowArrow from '~icons/game-icons/bow-arrow'
import Broadsword from '~icons/game-icons/broadsword'
import CandleFlame from '~icons/game-icons/candle-flame'
import ChainMail from '~icons/game-icons/chain-mail'
import CheckedShield from '~icons/game-icons/checked-shield'
import CookingPot from '~icons/game-icons/cooking-pot'
import CrossedSwords from '~icons/game-icons/crossed-swords'
import CrownedSkull from '~icons/game-icons/crowned-skull'
import CrystalBall from '~icons/game-icons/crystal-ball'
import CrystalWand from '~icons/game-icons/crystal-wand'
import Cultist from '~icons/game-icons/cultist'
import Daggers from '~icons/game-icons/daggers'
import DeathSkull from '~icons/game-icons/death-skull'
import DiceSixFacesFour from '~icons/game-icons/dice-six-faces-four'
import Doorway from '~icons/game-icons/doorway'
import DwarfFace from '~icons/game-icons/dwarf-face'
import FallingBoulder from '~icons/game-icons/falling-boulder'
import FlangedMace from '~icons/game-icons/flanged-mace'
import FloatingCrystal from '~icons/game-icons/floating-crystal'
import Ghost from '~icons/game-icons/ghost'
import GolemHead from '~icons/game-icons/golem-head'
import Hearts from '~icons/game-icons/hearts'
import HighShot from '~icons/game-icons/high-shot'
import HolySymbol from '~icons/game-icons/holy-symbol'
import Hood from '~icons/game-icons/hood'
import ImperialCrown from '~icons/game-icons/imperial-crown'
import Imprisoned from '~icons/game-icons/imprisoned'
import Key from '~icons/game-icons/key'
import LanternFlame from '~icons/game-icons/lantern-flame'
import LeatherVest from '~icons/game-icons/leather-vest'
import Lizardman from '~icons/game-icons/lizardman'
import LockedChest from '~icons/game-icons/locked-chest'
import MagicSwirl from '~icons/game-icons/magic-swirl'
import Manacles from '~icons/game-icons/manacles'
import MiningHelmet from '~icons/game-icons/mining-helmet'
import MirrorMirror from '~icons/game-icons/mirror-mirror'
import Mushrooms from '~icons/game-icons/mushrooms'
import OldLantern from '~icons/game-icons/old-lantern'
import OrcHead from '~icons/game-icons/orc-head'
import Person from '~icons/game-icons/person'
import PirateCaptain from '~icons/game-icons/pirate-captain'
import PotionBall from '~icons/game-icons/potion-ball'
import Rat from '~icons/game-icons/rat'
import Robe from '~icons/game-icons/robe'
import RobotGolem from '~icons/game-icons/robot-golem'
import RockGolem from '~icons/game-icons/rock-golem'
import RollingDices from '~icons/game-icons/rolling-dices'
import RoundShield from '~icons/game-icons/round-shield'
import Run from '~icons/game-icons/run'
import RuneStone from '~icons/game-icons/rune-stone'
import ScaleMail from '~icons/game-icons/scale-mail'
import ScrollUnfurled from '~icons/game-icons/scroll-unfurled'
import ShamblingZombie from '~icons/game-icons/shambling-zombie'
import Shield from '~icons/game-icons/shield'
import Skeleton from '~icons/game-icons/skeleton'
import Slime from '~icons/game-icons/slime'
import SmokeBomb from '~icons/game-icons/smoke-bomb'
import Sparkles from '~icons/game-icons/sparkles'
import SpiderAlt from '~icons/game-icons/spider-alt'
import SpiderFace from '~icons/game-icons/spider-face'
import SpikyPit from '~icons/game-icons/spiky-pit'
import Stiletto from '~icons/game-icons/stiletto'
import SwordBrandish from '~icons/game-icons/sword-brandish'
import Tiara from '~icons/game-icons/tiara'
import Tinker from '~icons/game-icons/tinker'
import Upgrade from '~icons/game-icons/upgrade'
import VampireDracula from '~icons/game-icons/vampire-dracula'
import VisoredHelm from '~icons/game-icons/visored-helm'
import Warhammer from '~icons/game-icons/warhammer'
import WingedSword from '~icons/game-icons/winged-sword'
import Wingfoot from '~icons/game-icons/wingfoot'
import WizardFace from '~icons/game-icons/wizard-face'
import WizardStaff from '~icons/game-icons/wizard-staff'
import WolfHead from '~icons/game-icons/wolf-head'
import { cardRef } from '../words/card-ref'

export const HERO_ICONS: Readonly<Record<HeroId, Component>> = {
  hadrun: DwarfFace,
  ysaline: CandleFlame,
  pim: Daggers,
  aelithra: HighShot,
  grothka: OrcHead,
  maelis: HolySymbol,
  nixit: Tinker,
  ssorrek: Lizardman,
}
export const STAT_ICONS: Readonly<Record<Stat, Component>> = {
  strength: Biceps,
  magic: MagicSwirl,
  dexterity: Wingfoot,
}
export const SLOT_ICONS: Readonly<Record<Slot, Component>> = {
  mainHand: Broadsword,
  offHand: RoundShield,
  head: VisoredHelm,
  body: ChainMail,
}
export const TYPE_ICONS: Readonly<Record<MonsterType, Component>> = {
  humanoid: Person,
  undead: Skeleton,
  beast: WolfHead,
  animated: RockGolem,
}
export const MONSTER_ICONS: Readonly<Record<MonsterId, Component>> = {
  'tunnel-cutthroat': Backstab,
  'ember-zealot': Cultist,
  'pit-jailer': Imprisoned,
  'captain-vask': PirateCaptain,
  rattlebones: Skeleton,
  'barrow-ghoul': ShamblingZombie,
  'wailing-shade': Ghost,
  'candlelit-king': CrownedSkull,
  'gutter-rats': Rat,
  orbweaver: SpiderFace,
  'scree-boar': Boar,
  'old-whitejaw': WolfHead,
  slime: Slime,
  'hollow-armor': BlackKnightHelm,
  'bursting-urn': Amphora,
  'foundry-colossus': GolemHead,
}
export const BOSS_ICONS: Readonly<Record<BossId, Component>> = {
  'hollow-regent': VampireDracula,
  'mother-tangle': SpiderAlt,
  'brazen-juggernaut': RobotGolem,
  'ithrel-noon': WizardFace,
}
export const TRAP_ICONS: Readonly<Record<TrapId, Component>> = {
  'dart-gallery': ArrowCluster,
  trapdoor: SpikyPit,
  'withering-rune': RuneStone,
  'rolling-boulder': FallingBoulder,
  'choking-spores': Mushrooms,
  'mirror-sigil': MirrorMirror,
  'leg-irons': Manacles,
}
export const STRANGER_ICONS: Readonly<Record<StrangerId, Component>> = {
  'lost-peddler': Backpack,
  bonesetter: BandageRoll,
  'blind-cartographer': Blindfold,
  sellsword: SwordBrandish,
  'lantern-keeper': OldLantern,
}
export const ITEM_ICONS: Readonly<Record<ItemId, Component>> = {
  'notched-falchion': Broadsword,
  'miners-maul': Warhammer,
  'gravebane-mace': FlangedMace,
  'twin-slivers': Stiletto,
  'rookwing-bow': BowArrow,
  'ashwood-wand': CrystalWand,
  stormrod: WizardStaff,
  'riveted-buckler': RoundShield,
  'gatehouse-shield': CheckedShield,
  'moon-orb': CrystalBall,
  'iron-pot': CookingPot,
  lampcap: MiningHelmet,
  'circlet-of-calm': Tiara,
  'whisper-hood': Hood,
  'scale-hauberk': ScaleMail,
  'road-leathers': LeatherVest,
  'sigil-robe': Robe,
  'heartroot-draught': PotionBall,
  'smoke-flask': SmokeBomb,
  'lockwrights-kit': Key,
  'lucky-knuckle': RollingDices,
  'recall-scroll': ScrollUnfurled,
  'summoning-stone': FloatingCrystal,
  'well-spirit-sword': WingedSword,
  'candle-crown': ImperialCrown,
  'delvers-lantern': LanternFlame,
}
/** The sign of a card that can lie in loot or in play, by its key; null: it has none. */
export function signOf(key: string): Component | null {
  const ref = cardRef(key)
  switch (ref?.kind) {
    case 'item':
      return ITEM_ICONS[ref.id]
    case 'monster':
      return MONSTER_ICONS[ref.id]
    case 'boss':
      return BOSS_ICONS[ref.id]
    case 'trap':
      return TRAP_ICONS[ref.id]
    case 'stranger':
      return STRANGER_ICONS[ref.id]
    case 'hero':
    case 'ability':
    case 'summoning':
      return HERO_ICONS[ref.id]
    case 'skill':
    case 'tile':
    case undefined:
      return null
  }
}
/** What numbers on cards count. */
export const VALUE_ICONS = {
  life: Hearts,
  attack: CrossedSwords,
  defense: Shield,
  escape: Run,
  wound: BleedingWound,
  enchanted: Sparkles,
  exits: Doorway,
  treasure: LockedChest,
  encounter: DeathSkull,
  need: DiceSixFacesFour,
  skill: Upgrade,
} as const satisfies Readonly<Record<string, Component>>
