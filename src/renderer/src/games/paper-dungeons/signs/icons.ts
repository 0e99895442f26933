/** The signs of Paper Dungeons: what faces, rooms, items and bosses are drawn as. */
import type { Component } from 'vue'
import type {
  BossId,
  HeroId,
  ItemId,
  MonsterId,
  RewardId,
  SymbolId,
} from '@shared/games/paper-dungeons'
import Anvil from '~icons/game-icons/anvil'
import Boots from '~icons/game-icons/boots'
import Breastplate from '~icons/game-icons/breastplate'
import Cauldron from '~icons/game-icons/cauldron'
import Cloak from '~icons/game-icons/cloak'
import Clover from '~icons/game-icons/clover'
import Crown from '~icons/game-icons/crown'
import Diamond from '~icons/game-icons/cut-diamond'
import Skull from '~icons/game-icons/death-skull'
import Mask from '~icons/game-icons/domino-mask'
import Eagle from '~icons/game-icons/eagle-emblem'
import Sphinx from '~icons/game-icons/egyptian-sphinx'
import Pendant from '~icons/game-icons/gem-pendant'
import Giant from '~icons/game-icons/giant'
import GoblinHead from '~icons/game-icons/goblin-head'
import Griffin from '~icons/game-icons/griffin-symbol'
import Relic from '~icons/game-icons/holy-symbol'
import Mummy from '~icons/game-icons/mummy-head'
import OrcHead from '~icons/game-icons/orc-head'
import Hat from '~icons/game-icons/pointy-hat'
import Rat from '~icons/game-icons/rat'
import RelicBlade from '~icons/game-icons/relic-blade'
import Flask from '~icons/game-icons/round-bottom-flask'
import Scarab from '~icons/game-icons/scarab-beetle'
import Zombie from '~icons/game-icons/shambling-zombie'
import SkullStaff from '~icons/game-icons/skull-staff'
import Spectre from '~icons/game-icons/spectre'
import SpellBook from '~icons/game-icons/spell-book'
import Swords from '~icons/game-icons/swords-emblem'
import Tombstone from '~icons/game-icons/tombstone'
import Troll from '~icons/game-icons/troll'
import Upgrade from '~icons/game-icons/upgrade'
import Vampire from '~icons/game-icons/vampire-dracula'
import Wizard from '~icons/game-icons/wizard-face'
import Wyvern from '~icons/game-icons/wyvern'

export const HERO_ICONS: Readonly<Record<HeroId, Component>> = {
  warrior: Swords,
  mage: Hat,
  cleric: Relic,
  thief: Mask,
}
export const SYMBOL_ICONS: Readonly<Record<SymbolId, Component>> = {
  ...HERO_ICONS,
  clover: Clover,
  boots: Boots,
  skull: Skull,
}
export const MONSTER_ICONS: Readonly<Record<MonsterId, Component>> = {
  goblin: GoblinHead,
  orc: OrcHead,
  spectre: Spectre,
  zombie: Zombie,
}
export const REWARD_ICONS: Readonly<Record<RewardId, Component>> = {
  potion: Flask,
  item: Anvil,
  level: Upgrade,
  gem: Diamond,
}
export const ITEM_ICONS: Readonly<Record<ItemId, Component>> = {
  'flaming-sword': RelicBlade,
  'funereal-sceptre': SkullStaff,
  'sea-amulet': Pendant,
  'ethereal-cloak': Cloak,
  'crown-of-the-just': Crown,
  'alchemical-cauldron': Cauldron,
  'armour-of-heroes': Breastplate,
  'tome-of-wisdom': SpellBook,
}
export const BOSS_ICONS: Readonly<Record<BossId, Component>> = {
  'rat-king': Rat,
  'scarab-swarm': Scarab,
  'grave-warden': Tombstone,
  'moss-troll': Troll,
  chimera: Griffin,
  'well-sphinx': Sphinx,
  'bone-colossus': Giant,
  'storm-roc': Eagle,
  'vampire-alderman': Vampire,
  'mummy-of-hamnapta': Mummy,
  'tower-necromancer': Wizard,
  'elder-wyrm': Wyvern,
}
