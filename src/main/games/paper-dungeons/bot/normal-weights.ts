/**
 * The weights of the normal bot's estimate: written down by hand, for what stands on the sheet and lies within two moves.
 * It has no eye for what others may take, for goals half reached, nor for damage to come.
 */
import type { Weights } from './estimate'

export const NORMAL: Weights = {
  life: [0.5, 1.5],
  'next-lowest-level': [0.6, 0.3],
  'class-bonus.warrior': [0.3, 0.7],
  'class-bonus.mage': [0.2, 1],
  'class-bonus.cleric': [0.2, 1.5],
  'started.flaming-sword': [0.5, 0.5],
  'started.funereal-sceptre': [1, 0.8],
  'started.sea-amulet': [0.5, 0.5],
  'started.ethereal-cloak': [0.5, 0.5],
  'started.crown-of-the-just': [2, 0.3],
  'started.alchemical-cauldron': [1, 0.8],
  'started.armour-of-heroes': [1.3, 1],
  'started.tome-of-wisdom': [2.2, 0.6],
  hearts: [0.5, 1],
  'life-margin.4': [-1, 0],
  resurrected: [-5, 0],
  'room.near.potion': [0.7, 0.5],
  'room.near.item': [0.6, 0.6],
  'room.near.level': [0.9, 0.9],
  'room.near.monster': [0.5, 0.4],
  'room.near.damage': [-0.1, -0.2],
  'room.near.gem': [0.6, 0.4],
  'boss.entered': [0.95, 0],
  'boss.open.near': [0.85, 0],
  'boss.open.mid': [0.7, 0],
  'boss.open.far': [0.3, 0],
  'boss.way': [-0.2, 0],
  'boss.later': [0.8, 0],
  'boss.flight': [1, 0],
}
