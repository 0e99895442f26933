/** Which effects a hero has: of its abilities, skills, items and attachments, looked up once for each kit. */
import {
  ROUND_REROLL,
  STONE,
  type Effect,
  type ItemId,
  type Operation,
  type Stat,
  type Trigger,
} from '@shared/games/dungeon-run'
import { once } from '@shared/once'
import { atlasOf } from './atlas'
import { effectsOf, heroCard, idOf, itemCard } from './cards'
import type { Hero, Kit, State } from './state'

export interface Entry {
  readonly card: string
  readonly effect: Effect
  /** Silenced with abilities (A13); items are by option `silentHall: "all"` only. */
  readonly kind: 'ability' | 'item' | 'attached'
}
type Setting = Pick<State, 'layout' | 'options'>
type Entries = Partial<Record<Trigger, readonly Entry[]>>
type Passives = Map<Operation['op'], readonly Entry[]>

const NONE: readonly Entry[] = []
/** By option: once a round everyone may reroll one die of its own. No ability of a hero, so it never falls silent. */
const LUCK: Entry = {
  card: ROUND_REROLL,
  kind: 'attached',
  effect: {
    when: 'roll',
    may: true,
    limit: 'round',
    do: [{ op: 'reroll', whose: 'self', count: '1' }],
  },
}
const kits = new WeakMap<Kit, Entries>()
const passivesOf = once((_: Kit): Passives => new Map())

function entriesOf(hero: Hero): Entries {
  let entries = kits.get(hero.kit)
  if (entries === undefined) kits.set(hero.kit, (entries = gather(hero)))
  return entries
}
function gather({ id, kit }: Hero): Entries {
  const entries: Partial<Record<Trigger, Entry[]>> = {}
  const add = (card: string, kind: Entry['kind']) => {
    for (const effect of effectsOf(card)) (entries[effect.when] ??= []).push({ card, effect, kind })
  }
  add(`ability:${id}`, 'ability')
  if (kit.equipped.includes(STONE)) add(`summoning:${id}`, 'ability')
  for (const skill of kit.skills) add(`skill:${skill}`, 'ability')
  for (const item of kit.equipped) add(`item:${item}`, 'item')
  // A second copy of an attachment has no further effect (9.1).
  for (const card of new Set(kit.attached.map((one) => idOf(one.card))))
    add(`attached:${card}`, 'attached')
  return entries
}

/** The hero's effects of a trigger that are not silenced (24: Silencing). */
export function effectsOn(g: Setting, hero: Hero, when: Trigger): readonly Entry[] {
  const own = entriesOf(hero)[when] ?? NONE
  return audible(g, hero, when === 'roll' && g.options.roundReroll ? [...own, LUCK] : own)
}
/** Its passive effects that do a thing of this kind, looked up once too: numbers are asked for far more often than cards change. */
export function passivesOn(g: Setting, hero: Hero, op: Operation['op']): readonly Entry[] {
  const found = passivesOf(hero.kit)
  let entries = found.get(op)
  if (entries === undefined) {
    const all = entriesOf(hero).passive ?? NONE
    entries = all.filter(({ effect }) => effect.do.some((operation) => operation.op === op))
    found.set(op, entries)
  }
  return audible(g, hero, entries)
}
function audible(g: Setting, { at }: Hero, entries: readonly Entry[]): readonly Entry[] {
  if (entries.length === 0 || atlasOf(g.layout).silent[at] !== true) return entries
  const all = g.options.silentHall === 'all'
  return entries.filter(({ kind }) => kind === 'attached' || (kind === 'item' && !all))
}
export function hasStone({ kit }: Hero): boolean {
  return kit.equipped.includes(STONE)
}
/** Whether a hero may put a card on: one match of its icons is enough, without a demand anyone may (section 5). */
export function mayWear({ id }: Pick<Hero, 'id'>, item: ItemId): boolean {
  const { training } = itemCard(item)
  const icons = heroCard(id).training
  return training.length === 0 || training.some((stat) => icons.includes(stat))
}
/** A16: "trained in" means the icon on the hero card, by option a token too. */
export function isTrainedIn(
  { options }: Pick<State, 'options'>,
  { id, training }: Hero,
  stat: Stat,
): boolean {
  if (heroCard(id).training.includes(stat)) return true
  return options.trained === 'iconOrToken' && training[stat] > 0
}
/** Items in play, the Stone excluded. */
export function equippedTreasures({ kit }: Hero): number {
  return kit.equipped.filter((item) => item !== STONE).length
}
export function isEnchanted({ kit }: Hero): boolean {
  return kit.equipped.some((item) => itemCard(item).enchanted)
}
