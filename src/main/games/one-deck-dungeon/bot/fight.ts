/** A fight as the bot weighs it: boxes to cover, and the rules on rolls. */
import type {
  BossId,
  Box,
  BoxView,
  CardId,
  Die,
  DieColor,
  FloorId,
  FoeAbility,
  Seat,
  Stat,
  View,
} from '@shared/games/one-deck-dungeon'
import { bossX } from '../boss-fight'
import { bossCard, dungeonCard, encounterCard } from '../cards'
import { DISCARDED_VALUES, poisoned } from '../dice'
import { SWARM_PER_DOOR } from '../encounter'
import { sets } from '../party'
import { diceForHeroicDie } from '../placing'
import type { SolverBox } from '../solver'

/** What is fought: a card's boxes with the floors', or the boss's. */
export interface Fight {
  readonly kind: 'combat' | 'peril' | 'boss'
  readonly ability: FoeAbility | null
  readonly boss: BossId | null
  /** The colour that dice are limited to in a peril (R17). */
  readonly color: Stat | null
  readonly boxes: readonly SolverBox[]
  /** Floors whose rules are in force. */
  readonly floors: readonly FloorId[]
  /** Time that the way chosen through a peril costs. */
  readonly time: number
  /** No heroic die is left in the supply: none can be made (R16). */
  readonly heroicOut: boolean
}

function solverBox(
  box: Box,
  id: number,
  color: Stat,
  x: number,
  fight: Pick<Fight, 'boss' | 'floors'>,
): SolverBox {
  return {
    id,
    color,
    value: box.value === 'X' ? x : box.value,
    wide: box.wide,
    armor: box.armor || (color === 'strength' && fight.floors.includes('biting-cold')),
    damage: box.damage,
    time: fight.boss === null ? box.time : 0,
    skull: box.skull,
    heroic: !(fight.boss === 'dragon' && box.skull),
    times: fight.boss === 'lich' && box.skull ? 2 : 1,
  }
}

/** The boss as it would be fought now. */
export function bossFight(view: View): Fight {
  const id = dungeonCard(view.options.dungeon).boss
  const rules = { boss: id, floors: [], heroicOut: false }
  const x = bossX(view.boss?.damage ?? 0, sets(view))
  const boxes = bossCard(id).boxes.map((box, at) =>
    solverBox(box, at, box.color === 'chosen' ? 'strength' : box.color, x, rules),
  )
  return { kind: 'boss', ability: null, color: null, boxes, time: 0, ...rules }
}

/** The ways to face a card as it would be faced now: one for a foe, one for each option of a peril. */
export function fightsOf(
  view: View,
  card: CardId,
): readonly { readonly option: string | null; readonly fight: Fight }[] {
  const facts = encounterCard(card)
  const floors = dungeonCard(view.options.dungeon).floors.slice(0, view.floor)
  const rules = { boss: null, floors: view.floors, heroicOut: false }
  const open = view.doors.filter((door) => door.cards !== null)
  const x = SWARM_PER_DOOR * Math.max(1, open.length)
  const build = (own: readonly Box[], chosen: Stat): readonly SolverBox[] =>
    [...own, ...floors.flatMap((floor) => floor[facts.kind])].map((box, at) =>
      solverBox(box, at, box.color === 'chosen' ? chosen : box.color, x, rules),
    )
  if (facts.kind === 'combat') {
    const boxes = build(facts.boxes, 'strength')
    const fight = { kind: 'combat', ability: facts.ability, color: null, boxes, time: 0 } as const
    return [{ option: null, fight: { ...fight, ...rules } }]
  }
  return facts.options.map(({ id, time, box }) => {
    const color = box.color === 'chosen' ? 'strength' : box.color
    const fight = { kind: 'peril', ability: null, color, boxes: build([box], color), time } as const
    return { option: id, fight: { ...fight, ...rules } }
  })
}

/** The fight in hand, with the boxes that are still uncovered. */
export function fightInHand(view: View): Fight | null {
  const { encounter } = view
  if (encounter === null) return null
  const boss = view.boss?.boss ?? null
  const card = encounter.card === null ? null : encounterCard(encounter.card)
  const boxes = encounter.boxes
    .filter((box) => box.dice.length === 0)
    .map((box: BoxView): SolverBox => ({
      id: box.id,
      color: box.color,
      value: box.value,
      wide: box.wide,
      armor: box.armor,
      damage: box.damage,
      time: boss === null ? box.time : 0,
      skull: box.skull,
      heroic: !(boss === 'dragon' && box.skull),
      times: boss === 'lich' && box.skull && !box.broken ? 2 : 1,
    }))
  const [own] = encounter.boxes
  return {
    kind: encounter.kind,
    ability: card?.kind === 'combat' ? card.ability : null,
    boss,
    color: encounter.kind === 'peril' ? (own?.color ?? null) : null,
    boxes,
    floors: boss === null ? view.floors : [],
    time: 0,
    heroicOut: view.supply.heroic === 0,
  }
}

/** Dice that make a heroic die; 0: none can be made, or is worth it in a peril, where all dice are of one colour. */
export function heroicDiceOf(fight: Fight): 0 | 2 | 3 {
  return fight.kind === 'peril' || fight.heroicOut ? 0 : diceForHeroicDie(fight.ability)
}

function isDiscarded(rule: keyof typeof DISCARDED_VALUES, value: number): boolean {
  return DISCARDED_VALUES[rule].some((discarded) => discarded === value)
}

/** What becomes of a die the moment it is rolled (R13); null: it is discarded. */
export function afterRoll(fight: Fight, color: DieColor, value: number): number | null {
  if (fight.ability === 'ethereal' && isDiscarded('ethereal', value)) return null
  if (fight.floors.includes('weakness-curse') && isDiscarded('weakness-curse', value)) return null
  if (fight.boss === 'yeti' && isDiscarded('yeti', value)) return null
  return color === 'heroic' && fight.floors.includes('poison-aura') ? poisoned(value) : value
}

/** Whether dice of a colour exist in a fight (R17). */
export function exists(fight: Fight, color: DieColor): boolean {
  return fight.color === null || color === 'heroic' || color === fight.color
}

/** A die of a hero's. */
export function dieOf(
  id: number,
  hero: Seat,
  color: DieColor,
  value: number,
  only: Die['only'] = null,
): Die {
  return { id, color, value, hero, only }
}
