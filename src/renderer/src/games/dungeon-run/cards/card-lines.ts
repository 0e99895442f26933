/** What cards say in short lines and numbers, made of their data. */
import type {
  HeroCard,
  ItemCard,
  MonsterCard,
  Stat,
  TileCard,
  TrapCard,
} from '@shared/games/dungeon-run'
import { slotName, statName } from '@shared/games/dungeon-run/keys'
import type { Translate } from '../../say'

export const tileKind: Readonly<Record<TileCard['kind'], string>> = {
  entrance: 'run.codex.tileKinds.entrance',
  lair: 'run.codex.tileKinds.lair',
  standard: 'run.codex.tileKinds.standard',
  special: 'run.codex.tileKinds.special',
}

export function statsInWords(stats: readonly Stat[], t: Translate): string {
  return stats.map((stat) => t(statName(stat), {}, 1)).join(', ')
}
/** The exits of a tile by their number. */
export function exitCount({ exits }: Pick<TileCard, 'exits'>): number {
  return exits.length
}

export function heroValues({ stats, training }: HeroCard, t: Translate) {
  const own = (['strength', 'magic', 'dexterity'] as const).map((stat) => ({
    sign: stat,
    name: t(statName(stat), {}, 1),
    value: String(stats[stat]),
    marked: training.includes(stat),
  }))
  return [
    ...own,
    { sign: 'life', name: t('run.codex.life', {}, 1), value: String(stats.life) },
  ] as const
}
export function monsterValues({ attack, defense, escape, life }: MonsterCard, t: Translate) {
  const say = (key: string): string => t(key, {}, 1)
  return [
    {
      sign: 'attack',
      name: say('run.codex.attack'),
      value: t('run.codex.dice', { count: attack }, attack),
    },
    { sign: 'defense', name: say('run.codex.defense'), value: `${defense}+` },
    { sign: 'escape', name: say('run.codex.escape'), value: `${escape}+` },
    { sign: 'life', name: say('run.codex.life'), value: String(life) },
  ] as const
}
export function trapValues({ stats, need, damage }: TrapCard, t: Translate) {
  const [first = 'dexterity'] = stats
  return [
    { sign: first, name: t('run.codex.disarm', {}, 1), value: statsInWords(stats, t) },
    { sign: 'need', name: t('run.codex.need', {}, 1), value: String(need) },
    { sign: 'wound', name: t('run.codex.wounds', {}, 1), value: String(damage) },
  ] as const
}
/** Where an item is worn, and whether it is enchanted. */
export function itemLine({ slots, enchanted }: ItemCard, t: Translate): string {
  const places =
    slots.length === 0
      ? t('run.codex.noSlot', {}, 1)
      : slots.map((slot) => t(slotName(slot), {}, 1)).join(' + ')
  return [places, ...(enchanted ? [t('run.codex.enchanted', {}, 1)] : [])].join(' · ')
}
