/**
 * The names that the sentences of One Deck Dungeon are made of: heroes, cards, dice, boxes, amounts. The
 * words are in the catalogues (`odd`); this puts them together for a game's party and cards.
 */
import { FOE_ABILITIES, FLOORS, FLOORS_WITH_RULE } from '@shared/games/one-deck-dungeon'
import type {
  BossId,
  Box,
  BoxId,
  BoxView,
  CardId,
  Catalogue,
  ConsequenceLine,
  Cost,
  Die,
  DieColor,
  EffectSource,
  EncounterId,
  EncounterView,
  FloorId,
  FloorWithRule,
  FoeAbility,
  HealCause,
  HeroId,
  HeroSkillId,
  Purchase,
  Rescue,
  RollName,
  Seat,
  View,
} from '@shared/games/one-deck-dungeon'
import type { Translate } from '@renderer/games/say'
import { boxLetter, lessonOf, printedCard } from '../cards/cards'
import { contentWords } from './content'

export type { Translate }

/** What the names depend on: the cards' facts, who plays which seat, and the language. */
export interface NamingContext {
  readonly catalogue: Catalogue
  readonly heroes: readonly HeroId[]
  /** Who plays them, by seat, where that is known. */
  readonly players?: readonly (string | null)[]
  readonly t: Translate
}

/** Whether a rule is printed on a floor's strip: the others have no `rule` in the catalogues. */
export function hasRule(floor: FloorId): floor is FloorWithRule {
  return FLOORS_WITH_RULE.includes(floor as FloorWithRule)
}

/** What naming things takes, for a game as a seat sees it. */
export function namingContextOf(
  { heroes }: Pick<View, 'heroes'>,
  catalogue: Catalogue,
  t: Translate,
): NamingContext {
  return {
    catalogue,
    heroes: heroes.map(({ hero }) => hero),
    players: heroes.map(({ player }) => player),
    t,
  }
}

/** Floors and bosses whose numbers are others with four heroes (rulebook, p. 37). */
const OTHERWISE_FOR_FOUR: readonly (FloorId | BossId)[] = [
  'hall-of-statues',
  'sticky-surrounding',
  'crumbling-walls',
  'minotaur',
]

function isFloor(from: string): from is FloorId {
  return FLOORS.includes(from as FloorId)
}
function isAbility(from: string): from is FoeAbility {
  return FOE_ABILITIES.includes(from as FoeAbility)
}

/** The words for what is printed, whoever plays: lists, amounts, costs and boxes. */
export function wordsOf(t: Translate) {
  const say = (key: string, named: Readonly<Record<string, unknown>> = {}, count = 1): string =>
    t(`odd.${key}`, named, count)

  const list = (items: readonly string[]): string => {
    const rest = items.slice(0, -1).join(', ')
    const last = items.at(-1) ?? say('amounts.none')
    return rest === '' ? last : say('lists.and', { rest, last })
  }

  const amount = (
    unit: 'damage' | 'time' | 'xp' | 'dice' | 'cards' | 'tokens',
    count: number,
  ): string => say(`amounts.${unit}`, {}, count)

  const plainBox = (color: Box['color'], value: Box['value']): string =>
    say('box.name', { color: say(color === 'chosen' ? 'box.chosen' : `stats.${color}`), value })
  const marks = (box: Box): string[] =>
    (['wide', 'armor', 'skull'] as const).filter((mark) => box[mark]).map((m) => say(`box.${m}`))
  /** A box as it is printed: its colour, value and marks, and what leaving it uncovered costs. */
  const printedBox = (box: Box): string =>
    [
      plainBox(box.color, box.value),
      ...marks(box),
      ...(box.damage > 0 ? [amount('damage', box.damage)] : []),
      ...(box.time > 0 ? [amount('time', box.time)] : []),
    ].join(', ')

  /** Damage and time together: "2 damage and 1 time", or none. */
  const damageAndTime = (damage: number, time: number): string =>
    list([
      ...(damage > 0 ? [amount('damage', damage)] : []),
      ...(time > 0 ? [amount('time', time)] : []),
    ])

  const cost = ({ strength = 0, agility = 0, mana = 0, potion = 0 }: Cost): string => {
    const parts = Object.entries({ strength, agility, mana, potion })
      .filter(([, count]) => count > 0)
      .map(([unit, count]) => say(`costs.${unit}`, {}, count))
    return parts.length === 0 ? say('costs.free') : list(parts)
  }

  return { say, list, amount, plainBox, marks, printedBox, damageAndTime, cost }
}

/** Gives the functions that name things in one language, for one party. */
export function namesOf({ catalogue, heroes, players = [], t }: NamingContext) {
  const words = wordsOf(t)
  const { say, list, amount, plainBox, marks, damageAndTime } = words
  const content = contentWords(catalogue, t)

  /** A hero; `null` is the whole party, and where one delves alone that hero. */
  const hero = (seat: Seat | null): string => {
    const id = seat === null && heroes.length > 1 ? undefined : heroes[seat ?? 0]
    return id === undefined ? say('party') : say(`heroes.${id}`)
  }

  /** Whether several people play: only then does a hero's name not say who is meant. */
  const several = new Set(players).size > 1
  /** A hero as it is called to act: with its player, where several people play. */
  const who = (seat: Seat): string => {
    const player = several ? (players[seat] ?? null) : null
    return player === null ? hero(seat) : say('heroOf', { hero: hero(seat), player })
  }
  const party = heroes.length > 1

  const encounter = (id: CardId): EncounterId => printedCard(catalogue, id).card.id
  const card = (id: CardId): string => say(`encounters.${encounter(id)}`)
  const cards = (ids: readonly CardId[]): string => list(ids.map(card))
  /** A door by its number, with what waits behind it once it is open. */
  const door = (number: number, within: readonly CardId[] | null): string =>
    within === null
      ? say('doors.closed', { number })
      : say('doors.open', { number, card: cards(within) })
  const xp = (id: CardId): string => amount('xp', printedCard(catalogue, id).card.xp)

  const die = ({ color, value, only }: Die): string =>
    say(`die.${only ?? 'name'}`, { color: say(`dice.${color}`), value })
  /** Several dice; those of one colour name it once: "Strength 5, 3 and 3". */
  const dice = (some: readonly Die[]): string => {
    const [first] = some
    const alike = first !== undefined && some.every(({ color }) => color === first.color)
    if (!alike || some.some(({ only }) => only !== null)) return list(some.map(die))
    const value = list(some.map((one) => String(one.value)))
    return say('die.name', { color: say(`dice.${first.color}`), value })
  }
  /** A die with the hero whose it is, where there are several. */
  const ownedDie = (one: Die): string =>
    party ? say('die.owned', { die: die(one), hero: hero(one.hero) }) : die(one)
  const ownedDice = (some: readonly Die[]): string => list(some.map(ownedDie))
  /** Dice before they are thrown, with the colour they have: "3 yellow strength dice". */
  const throwing = (color: DieColor, count: number): string => say(`throws.${color}`, {}, count)

  /** A box as it is drawn: its colour, value and marks. */
  const boxFace = (box: BoxView): string =>
    [plainBox(box.color, box.value), ...marks(box)].join(', ')
  /** A box of the current encounter, by its letter and face. */
  const box = (id: BoxId, boxes: readonly BoxView[]): string => {
    const letter = boxLetter(id)
    const found = boxes.find((one) => one.id === id)
    return found
      ? say('box.lettered', { letter, box: boxFace(found) })
      : say('box.letter', { letter })
  }

  const item = (id: CardId): string => {
    const { stat, health } = printedCard(catalogue, id).printing.item
    return say(health > 0 ? 'loot.healthItem' : 'loot.item', { stat: say(`stats.${stat}`) })
  }
  const lesson = (id: CardId): string => {
    const loot = lessonOf(printedCard(catalogue, id).printing)
    const name = say(`${loot.way === 'skill' ? 'skills' : 'potions'}.${loot.id}.name`)
    return say(`loot.${loot.way}`, { [loot.way]: name })
  }

  const source = (of: EffectSource): string => {
    switch (of.type) {
      case 'skill':
        return content.skill(of.skill)
      case 'talent':
        return content.talent(of.talent)
      case 'potion':
        return say(`potions.${of.potion}.name`)
    }
  }

  /** Something about those who would fall by stopping: who they are, or that it is one of several. */
  const fallen = (
    { falling }: Pick<EncounterView, 'falling'>,
    keys: { readonly some: string; readonly one: string },
    named: Readonly<Record<string, unknown>> = {},
  ): string =>
    falling.length === 0
      ? say(keys.one, named)
      : say(keys.some, { ...named, heroes: list(falling.map(hero)) }, falling.length)

  /** What could still save a hero, with whose it is where there are several. */
  const rescue = ({ hero: seat, by }: Rescue): string => {
    const what = by.type === 'healing' ? say('potions.healing.name') : source(by)
    return party && seat !== null ? say('byHero', { hero: hero(seat), action: what }) : what
  }

  /** Where a line of the consequences comes from. */
  const consequence = ({ from, rule }: Pick<ConsequenceLine, 'from' | 'rule'>): string => {
    if (from === 'foe' || from === 'option' || from === 'boss' || from === 'prevented')
      return say(`sources.${from}`)
    if (isFloor(from)) {
      const floor = say(`floors.${from}.name`)
      return rule ? floor : say('sources.floor', { floor })
    }
    if (isAbility(from)) return say(`abilities.${from}.name`)
    const skill: HeroSkillId = from
    return say(`skills.${skill}.name`)
  }

  /** The key of a rule in its group, with the numbers of this party. */
  const ruleOf = (id: FloorId | BossId): 'rule' | 'ruleFour' =>
    heroes.length > 2 && OTHERWISE_FOR_FOUR.includes(id) ? 'ruleFour' : 'rule'
  /** A floor's rule as it stands for this party. */
  const floorRule = (id: FloorWithRule): string => say(`floors.${id}.${ruleOf(id)}`)
  /** A boss's rule as it stands for this party. */
  const bossRule = (id: BossId): string => say(`bosses.${id}.${ruleOf(id)}`)

  /** What healed a hero: Healing, Second Wind, or a talent. */
  const healing = (cause: HealCause): string =>
    cause === 'healing' || cause === 'second-wind' ? say(`causes.${cause}`) : content.talent(cause)

  /** What XP is spent on: the next level, or potions. */
  const purchase = ({ buys, potions }: Purchase): string => say(`buys.${buys}`, {}, potions)

  /** What a roll is for: `encounter.strength` is the encounter's. */
  const roll = (of: RollName): string => say(`rolls.${of.slice(0, of.indexOf('.'))}`)

  return {
    ...words,
    ...content,
    hero,
    who,
    party,
    encounter,
    card,
    cards,
    door,
    xp,
    damageAndTime,
    die,
    dice,
    ownedDie,
    ownedDice,
    throwing,
    boxFace,
    box,
    item,
    lesson,
    source,
    fallen,
    rescue,
    consequence,
    floorRule,
    bossRule,
    healing,
    purchase,
    roll,
  }
}
export type Names = ReturnType<typeof namesOf>
