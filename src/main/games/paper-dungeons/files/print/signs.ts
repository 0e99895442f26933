/** The signs of the sheet. */
import anvil from '~icons/game-icons/anvil?raw'
import breastplate from '~icons/game-icons/breastplate?raw'
import boots from '~icons/game-icons/boots?raw'
import cauldron from '~icons/game-icons/cauldron?raw'
import cloak from '~icons/game-icons/cloak?raw'
import clover from '~icons/game-icons/clover?raw'
import crown from '~icons/game-icons/crown?raw'
import diamond from '~icons/game-icons/cut-diamond?raw'
import mask from '~icons/game-icons/domino-mask?raw'
import eagle from '~icons/game-icons/eagle-emblem?raw'
import sphinx from '~icons/game-icons/egyptian-sphinx?raw'
import pendant from '~icons/game-icons/gem-pendant?raw'
import giant from '~icons/game-icons/giant?raw'
import goblin from '~icons/game-icons/goblin-head?raw'
import griffin from '~icons/game-icons/griffin-symbol?raw'
import heart from '~icons/game-icons/hearts?raw'
import relic from '~icons/game-icons/holy-symbol?raw'
import mummy from '~icons/game-icons/mummy-head?raw'
import orc from '~icons/game-icons/orc-head?raw'
import hat from '~icons/game-icons/pointy-hat?raw'
import rat from '~icons/game-icons/rat?raw'
import blade from '~icons/game-icons/relic-blade?raw'
import flask from '~icons/game-icons/round-bottom-flask?raw'
import scarab from '~icons/game-icons/scarab-beetle?raw'
import zombie from '~icons/game-icons/shambling-zombie?raw'
import skullStaff from '~icons/game-icons/skull-staff?raw'
import spectre from '~icons/game-icons/spectre?raw'
import spellBook from '~icons/game-icons/spell-book?raw'
import swords from '~icons/game-icons/swords-emblem?raw'
import tombstone from '~icons/game-icons/tombstone?raw'
import troll from '~icons/game-icons/troll?raw'
import upgrade from '~icons/game-icons/upgrade?raw'
import vampire from '~icons/game-icons/vampire-dracula?raw'
import wizard from '~icons/game-icons/wizard-face?raw'
import wolfTrap from '~icons/game-icons/wolf-trap?raw'
import wyvern from '~icons/game-icons/wyvern?raw'
import type {
  BossId,
  HeroId,
  ItemId,
  MonsterId,
  RewardId,
  SymbolId,
} from '@shared/games/paper-dungeons'
import { signOf } from '../../../print-signs'
import type { Sign } from '../../../print-signs'

export const HEART_SIGN = signOf(heart)
export const TRAP_SIGN = signOf(wolfTrap)
export const HERO_SIGNS: Readonly<Record<HeroId, Sign>> = {
  warrior: signOf(swords),
  mage: signOf(hat),
  cleric: signOf(relic),
  thief: signOf(mask),
}
export const SYMBOL_SIGNS: Readonly<Record<Exclude<SymbolId, 'skull'>, Sign>> = {
  ...HERO_SIGNS,
  clover: signOf(clover),
  boots: signOf(boots),
}
export const MONSTER_SIGNS: Readonly<Record<MonsterId, Sign>> = {
  goblin: signOf(goblin),
  orc: signOf(orc),
  spectre: signOf(spectre),
  zombie: signOf(zombie),
}
export const REWARD_SIGNS: Readonly<Record<RewardId, Sign>> = {
  potion: signOf(flask),
  item: signOf(anvil),
  level: signOf(upgrade),
  gem: signOf(diamond),
}
export const ITEM_SIGNS: Readonly<Record<ItemId, Sign>> = {
  'flaming-sword': signOf(blade),
  'funereal-sceptre': signOf(skullStaff),
  'sea-amulet': signOf(pendant),
  'ethereal-cloak': signOf(cloak),
  'crown-of-the-just': signOf(crown),
  'alchemical-cauldron': signOf(cauldron),
  'armour-of-heroes': signOf(breastplate),
  'tome-of-wisdom': signOf(spellBook),
}
export const BOSS_SIGNS: Readonly<Record<BossId, Sign>> = {
  'rat-king': signOf(rat),
  'scarab-swarm': signOf(scarab),
  'grave-warden': signOf(tombstone),
  'moss-troll': signOf(troll),
  chimera: signOf(griffin),
  'well-sphinx': signOf(sphinx),
  'bone-colossus': signOf(giant),
  'storm-roc': signOf(eagle),
  'vampire-alderman': signOf(vampire),
  'mummy-of-hamnapta': signOf(mummy),
  'tower-necromancer': signOf(wizard),
  'elder-wyrm': signOf(wyvern),
}
