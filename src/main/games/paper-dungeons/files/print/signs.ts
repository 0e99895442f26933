/** The signs of the sheet, from the same set as those on the screens; each fills a square of 512. */
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
import type { Page } from '../../../print-rules'

const SIZE = 512

/** A sign as an SVG path. */
export type Sign = string

/** @throws Error where the picture is not one path */
function sign(svg: string): Sign {
  const path = / d="([^"]+)"/.exec(svg)?.[1]
  if (path === undefined) throw new Error('A sign has no path.')
  return path
}

export const HEART_SIGN = sign(heart)
export const TRAP_SIGN = sign(wolfTrap)
export const HERO_SIGNS: Readonly<Record<HeroId, Sign>> = {
  warrior: sign(swords),
  mage: sign(hat),
  cleric: sign(relic),
  thief: sign(mask),
}
export const SYMBOL_SIGNS: Readonly<Record<Exclude<SymbolId, 'skull'>, Sign>> = {
  ...HERO_SIGNS,
  clover: sign(clover),
  boots: sign(boots),
}
export const MONSTER_SIGNS: Readonly<Record<MonsterId, Sign>> = {
  goblin: sign(goblin),
  orc: sign(orc),
  spectre: sign(spectre),
  zombie: sign(zombie),
}
export const REWARD_SIGNS: Readonly<Record<RewardId, Sign>> = {
  potion: sign(flask),
  item: sign(anvil),
  level: sign(upgrade),
  gem: sign(diamond),
}
export const ITEM_SIGNS: Readonly<Record<ItemId, Sign>> = {
  'flaming-sword': sign(blade),
  'funereal-sceptre': sign(skullStaff),
  'sea-amulet': sign(pendant),
  'ethereal-cloak': sign(cloak),
  'crown-of-the-just': sign(crown),
  'alchemical-cauldron': sign(cauldron),
  'armour-of-heroes': sign(breastplate),
  'tome-of-wisdom': sign(spellBook),
}
export const BOSS_SIGNS: Readonly<Record<BossId, Sign>> = {
  'rat-king': sign(rat),
  'scarab-swarm': sign(scarab),
  'grave-warden': sign(tombstone),
  'moss-troll': sign(troll),
  chimera: sign(griffin),
  'well-sphinx': sign(sphinx),
  'bone-colossus': sign(giant),
  'storm-roc': sign(eagle),
  'vampire-alderman': sign(vampire),
  'mummy-of-hamnapta': sign(mummy),
  'tower-necromancer': sign(wizard),
  'elder-wyrm': sign(wyvern),
}

/** Draws a sign into a square. */
export function drawSign(
  page: Page,
  data: Sign,
  color: string,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void {
  page.draw({ kind: 'path', data, corner: [x, y], scale: size / SIZE }, { fill: color })
}
