/**
 * What waits behind a door whose card lies open, told before anyone goes in: the number that X stands for, the dice that
 * would be rolled, the worst that could come, and of each way through a peril the chance to get by.
 */
import { DIE_COLORS, STATS } from '@shared/games/one-deck-dungeon'
import type {
  CardId,
  CombatCard,
  DieColor,
  Outlook,
  PerilCard,
  PerilOption,
  Seat,
} from '@shared/games/one-deck-dungeon'
import { encounterCard } from './cards'
import { chanceOf } from './chances'
import { consequencesOf } from './consequences'
import { colorExists, supply } from './dice'
import { activeBoxes, FLAMES_DAMAGE, FROST_TIME, newEncounter } from './encounter'
import { floorRule } from './floors'
import { fightsInPairs } from './party'
import { levelOf, statOf } from './roll'
import { encounterOf, seats } from './transition'
import type { GameState, State } from './state'

/** The cards that could be met next, and by whom; null: four heroes have not yet said which two of them. */
function ahead(state: GameState): readonly { card: CardId; heroes: readonly Seat[] | null }[] {
  const [task] = state.agenda
  const party = fightsInPairs(state) ? null : seats(state)
  const behind = (open: (id: number) => boolean) =>
    state.doors
      .filter((door) => door.open && open(door.id))
      .flatMap(({ cards }) => [...new Set(cards)])
      .map((card) => ({ card, heroes: party }))
  if (task === undefined) return []
  if (task.type === 'start-of-turn' || task.type === 'choose-turn') return behind(() => true)
  if (task.type === 'flee-or-face' || task.type === 'choose-card')
    return behind((id) => id === task.door)
  if (task.type === 'choose-pair')
    return task.card === null ? [] : [{ card: task.card, heroes: null }]
  if (task.type === 'before-encounter') return [{ card: task.card, heroes: task.heroes }]
  if (task.type !== 'choose-option') return []
  const { card, heroes } = encounterOf(state)
  return card === null ? [] : [{ card, heroes }]
}

/** The state as it would be with the dice to be rolled, no box covered and nothing prevented. */
function inside(
  state: State,
  card: CombatCard | PerilCard,
  heroes: readonly Seat[],
  at: { readonly card: CardId; readonly option: PerilOption | null },
): State {
  const chosen = at.option?.box.color ?? null
  const encounter = {
    ...newEncounter(card.kind, heroes),
    card: at.card,
    option: at.option?.id ?? null,
    color: chosen === 'chosen' ? null : chosen,
    rolled: true,
  }
  const met: State = { ...state, encounter }
  return { ...met, encounter: { ...encounter, boxes: activeBoxes(met) } }
}

/** How many dice of each colour would be rolled, without feats; what the supply lacks is lost (R16). */
function diceOf(state: State, heroes: readonly Seat[]): Readonly<Record<DieColor, number>> {
  const encounter = encounterOf(state)
  const wanted = (color: DieColor): number => {
    if (color === 'heroic') return levelOf(state).heroic
    return colorExists(encounter, color)
      ? heroes.reduce((sum, seat) => sum + statOf(state, seat, color), 0)
      : 0
  }
  const given = (color: DieColor): number => Math.min(wanted(color), supply(state, color))
  return {
    strength: given('strength'),
    agility: given('agility'),
    magic: given('magic'),
    heroic: given('heroic'),
  }
}

/** What a foe takes before the dice, and at most by them: every die of a Split could show a 1. */
function byAbility(card: CombatCard | PerilCard, dice: number): { damage: number; time: number } {
  const ability = card.kind === 'combat' ? card.ability : null
  return {
    damage: ability === 'flames' ? FLAMES_DAMAGE : 0,
    time: ability === 'frost' ? FROST_TIME : ability === 'split' ? dice : 0,
  }
}

function outlookOf(
  state: State,
  id: CardId,
  party: readonly Seat[] | null,
  option: PerilOption | null,
): Outlook {
  const card = encounterCard(id)
  const heroes = party ?? seats(state).slice(0, 2)
  const met = inside(state, card, heroes, { card: id, option })
  const dice = party === null ? null : diceOf(met, heroes)
  const count = dice === null ? 0 : DIE_COLORS.reduce((sum, color) => sum + dice[color], 0)
  const { damage, time } = consequencesOf(met)
  const before = byAbility(card, count)
  const { boxes } = encounterOf(met)
  return {
    card: id,
    option: option?.id ?? null,
    boxes: boxes.map((box) => ({ ...box, open: true })),
    x: swarmNumber(card, boxes),
    dice,
    worst: { damage: damage + before.damage, time: time + before.time + (option?.time ?? 0) },
    chance: option === null || dice === null ? null : chanceFor(met, option, dice),
  }
}

/** What X comes to on a foe's card; null: it has none. */
function swarmNumber(
  card: CombatCard | PerilCard,
  boxes: readonly { readonly value: number }[],
): number | null {
  if (card.kind !== 'combat') return null
  const at = card.boxes.findIndex(({ value }) => value === 'X')
  return boxes[at]?.value ?? null
}

/** The chance that the dice rolled reach the box of a way, before any is changed and if all of them go there. */
function chanceFor(
  state: State,
  { box }: PerilOption,
  dice: Readonly<Record<DieColor, number>>,
): number {
  const plain = STATS.reduce((sum, stat) => sum + dice[stat], 0)
  return chanceOf({
    plain,
    heroic: dice.heroic,
    value: box.value === 'X' ? 0 : box.value,
    together: box.wide,
    discards: floorRule(state, 'weakness-curse') ? [2] : [],
    heroicLess: floorRule(state, 'poison-aura') ? 1 : 0,
  })
}

/** What waits behind each open door that may be gone through next; of a peril, by each of its ways. */
export function outlooksOf(state: GameState): readonly Outlook[] {
  return ahead(state).flatMap(({ card: id, heroes }) => {
    const card = encounterCard(id)
    return card.kind === 'combat'
      ? [outlookOf(state, id, heroes, null)]
      : card.options.map((option) => outlookOf(state, id, heroes, option))
  })
}
