/** The icons that pictures are composed of, by name. They are loaded with the pictures, never at the start. */
import type { Component } from 'vue'
import Bandit from '~icons/game-icons/bandit'
import Barbarian from '~icons/game-icons/barbarian'
import BatWing from '~icons/game-icons/bat-wing'
import BattleAxe from '~icons/game-icons/battle-axe'
import BookCover from '~icons/game-icons/book-cover'
import BroadheadArrow from '~icons/game-icons/broadhead-arrow'
import Broadsword from '~icons/game-icons/broadsword'
import BrokenTablet from '~icons/game-icons/broken-tablet'
import BrokenWall from '~icons/game-icons/broken-wall'
import BullHorns from '~icons/game-icons/bull-horns'
import CandleLight from '~icons/game-icons/candle-light'
import CandleSkull from '~icons/game-icons/candle-skull'
import Candles from '~icons/game-icons/candles'
import CloakDagger from '~icons/game-icons/cloak-dagger'
import CoinsPile from '~icons/game-icons/coins-pile'
import Coral from '~icons/game-icons/coral'
import CrossedBones from '~icons/game-icons/crossed-bones'
import CrossedSabres from '~icons/game-icons/crossed-sabres'
import CrownedSkull from '~icons/game-icons/crowned-skull'
import CrystalWand from '~icons/game-icons/crystal-wand'
import CursedStar from '~icons/game-icons/cursed-star'
import DeadWood from '~icons/game-icons/dead-wood'
import DeathSkull from '~icons/game-icons/death-skull'
import Doorway from '~icons/game-icons/doorway'
import DragonShield from '~icons/game-icons/dragon-shield'
import DrippingGoo from '~icons/game-icons/dripping-goo'
import Fern from '~icons/game-icons/fern'
import FireSilhouette from '~icons/game-icons/fire-silhouette'
import FireWave from '~icons/game-icons/fire-wave'
import Flame from '~icons/game-icons/flame'
import Ghost from '~icons/game-icons/ghost'
import Goblin from '~icons/game-icons/goblin'
import GoblinHead from '~icons/game-icons/goblin-head'
import GooSkull from '~icons/game-icons/goo-skull'
import Gorilla from '~icons/game-icons/gorilla'
import Graveyard from '~icons/game-icons/graveyard'
import HastyGrave from '~icons/game-icons/hasty-grave'
import HealthPotion from '~icons/game-icons/health-potion'
import HighShot from '~icons/game-icons/high-shot'
import Hood from '~icons/game-icons/hood'
import HoodedFigure from '~icons/game-icons/hooded-figure'
import Hydra from '~icons/game-icons/hydra'
import IceGolem from '~icons/game-icons/ice-golem'
import IceSpear from '~icons/game-icons/ice-spear'
import Invisible from '~icons/game-icons/invisible'
import LanternFlame from '~icons/game-icons/lantern-flame'
import Laurels from '~icons/game-icons/laurels'
import MagicPotion from '~icons/game-icons/magic-potion'
import MagicShield from '~icons/game-icons/magic-shield'
import Maze from '~icons/game-icons/maze'
import Menhir from '~icons/game-icons/menhir'
import Minotaur from '~icons/game-icons/minotaur'
import MoonBats from '~icons/game-icons/moon-bats'
import Mushrooms from '~icons/game-icons/mushrooms'
import MushroomsCluster from '~icons/game-icons/mushrooms-cluster'
import Ogre from '~icons/game-icons/ogre'
import OpenTreasureChest from '~icons/game-icons/open-treasure-chest'
import Padlock from '~icons/game-icons/padlock'
import Pentacle from '~icons/game-icons/pentacle'
import PlainDagger from '~icons/game-icons/plain-dagger'
import PotionBall from '~icons/game-icons/potion-ball'
import RaiseSkeleton from '~icons/game-icons/raise-skeleton'
import Rat from '~icons/game-icons/rat'
import Ribcage from '~icons/game-icons/ribcage'
import Rock from '~icons/game-icons/rock'
import RoundBottomFlask from '~icons/game-icons/round-bottom-flask'
import RoundPotion from '~icons/game-icons/round-potion'
import Run from '~icons/game-icons/run'
import RuneStone from '~icons/game-icons/rune-stone'
import Sasquatch from '~icons/game-icons/sasquatch'
import ScarabBeetle from '~icons/game-icons/scarab-beetle'
import SchoolOfFish from '~icons/game-icons/school-of-fish'
import SeaSerpent from '~icons/game-icons/sea-serpent'
import SeaStar from '~icons/game-icons/sea-star'
import ShadowGrasp from '~icons/game-icons/shadow-grasp'
import SkeletalHand from '~icons/game-icons/skeletal-hand'
import Skeleton from '~icons/game-icons/skeleton'
import Slime from '~icons/game-icons/slime'
import Snowing from '~icons/game-icons/snowing'
import Spectre from '~icons/game-icons/spectre'
import SpellBook from '~icons/game-icons/spell-book'
import SpiderWeb from '~icons/game-icons/spider-web'
import SpikedDragonHead from '~icons/game-icons/spiked-dragon-head'
import SpikedTrunk from '~icons/game-icons/spiked-trunk'
import SpiralBottle from '~icons/game-icons/spiral-bottle'
import Sprint from '~icons/game-icons/sprint'
import SquareBottle from '~icons/game-icons/square-bottle'
import StandingPotion from '~icons/game-icons/standing-potion'
import StoneBust from '~icons/game-icons/stone-bust'
import StonePile from '~icons/game-icons/stone-pile'
import StoneSphere from '~icons/game-icons/stone-sphere'
import StoneTablet from '~icons/game-icons/stone-tablet'
import StoneThrone from '~icons/game-icons/stone-throne'
import StrikingArrows from '~icons/game-icons/striking-arrows'
import Swordwoman from '~icons/game-icons/swordwoman'
import TemplarShield from '~icons/game-icons/templar-shield'
import ThirdEye from '~icons/game-icons/third-eye'
import ThrownDaggers from '~icons/game-icons/thrown-daggers'
import Tombstone from '~icons/game-icons/tombstone'
import Vial from '~icons/game-icons/vial'
import VisoredHelm from '~icons/game-icons/visored-helm'
import Warhammer from '~icons/game-icons/warhammer'
import WizardFace from '~icons/game-icons/wizard-face'
import WolfTrap from '~icons/game-icons/wolf-trap'
import WomanElfFace from '~icons/game-icons/woman-elf-face'
import WoodBeam from '~icons/game-icons/wood-beam'
import WoodClub from '~icons/game-icons/wood-club'
import Wyvern from '~icons/game-icons/wyvern'

export const ART_ICONS = {
  bandit: Bandit,
  barbarian: Barbarian,
  'bat-wing': BatWing,
  'battle-axe': BattleAxe,
  'book-cover': BookCover,
  'broadhead-arrow': BroadheadArrow,
  broadsword: Broadsword,
  'broken-tablet': BrokenTablet,
  'broken-wall': BrokenWall,
  'bull-horns': BullHorns,
  'candle-light': CandleLight,
  'candle-skull': CandleSkull,
  candles: Candles,
  'cloak-dagger': CloakDagger,
  'coins-pile': CoinsPile,
  coral: Coral,
  'crossed-bones': CrossedBones,
  'crossed-sabres': CrossedSabres,
  'crowned-skull': CrownedSkull,
  'crystal-wand': CrystalWand,
  'cursed-star': CursedStar,
  'dead-wood': DeadWood,
  'death-skull': DeathSkull,
  doorway: Doorway,
  'dragon-shield': DragonShield,
  'dripping-goo': DrippingGoo,
  fern: Fern,
  'fire-silhouette': FireSilhouette,
  'fire-wave': FireWave,
  flame: Flame,
  ghost: Ghost,
  goblin: Goblin,
  'goblin-head': GoblinHead,
  'goo-skull': GooSkull,
  gorilla: Gorilla,
  graveyard: Graveyard,
  'hasty-grave': HastyGrave,
  'health-potion': HealthPotion,
  'high-shot': HighShot,
  hood: Hood,
  'hooded-figure': HoodedFigure,
  hydra: Hydra,
  'ice-golem': IceGolem,
  'ice-spear': IceSpear,
  invisible: Invisible,
  'lantern-flame': LanternFlame,
  laurels: Laurels,
  'magic-potion': MagicPotion,
  'magic-shield': MagicShield,
  maze: Maze,
  menhir: Menhir,
  minotaur: Minotaur,
  'moon-bats': MoonBats,
  mushrooms: Mushrooms,
  'mushrooms-cluster': MushroomsCluster,
  ogre: Ogre,
  'open-treasure-chest': OpenTreasureChest,
  padlock: Padlock,
  pentacle: Pentacle,
  'plain-dagger': PlainDagger,
  'potion-ball': PotionBall,
  'raise-skeleton': RaiseSkeleton,
  rat: Rat,
  ribcage: Ribcage,
  rock: Rock,
  'round-bottom-flask': RoundBottomFlask,
  'round-potion': RoundPotion,
  run: Run,
  'rune-stone': RuneStone,
  sasquatch: Sasquatch,
  'scarab-beetle': ScarabBeetle,
  'school-of-fish': SchoolOfFish,
  'sea-serpent': SeaSerpent,
  'sea-star': SeaStar,
  'shadow-grasp': ShadowGrasp,
  'skeletal-hand': SkeletalHand,
  skeleton: Skeleton,
  slime: Slime,
  snowing: Snowing,
  spectre: Spectre,
  'spell-book': SpellBook,
  'spider-web': SpiderWeb,
  'spiked-dragon-head': SpikedDragonHead,
  'spiked-trunk': SpikedTrunk,
  'spiral-bottle': SpiralBottle,
  sprint: Sprint,
  'square-bottle': SquareBottle,
  'standing-potion': StandingPotion,
  'stone-bust': StoneBust,
  'stone-pile': StonePile,
  'stone-sphere': StoneSphere,
  'stone-tablet': StoneTablet,
  'stone-throne': StoneThrone,
  'striking-arrows': StrikingArrows,
  swordwoman: Swordwoman,
  'templar-shield': TemplarShield,
  'third-eye': ThirdEye,
  'thrown-daggers': ThrownDaggers,
  tombstone: Tombstone,
  vial: Vial,
  'visored-helm': VisoredHelm,
  warhammer: Warhammer,
  'wizard-face': WizardFace,
  'wolf-trap': WolfTrap,
  'woman-elf-face': WomanElfFace,
  'wood-beam': WoodBeam,
  'wood-club': WoodClub,
  wyvern: Wyvern,
} satisfies Record<string, Component>
export type ArtIcon = keyof typeof ART_ICONS
