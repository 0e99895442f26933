import { describe as group, expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import {
  BOSSES,
  DEFEAT_CAUSES,
  DIE_COLORS,
  DUNGEONS,
  EFFECTS,
  FEATS,
  FLOORS,
  FLOORS_WITH_RULE,
  FOE_ABILITIES,
  FOCUSES,
  HEROES,
  HERO_SKILLS,
  BASIC_SKILLS,
  LOOT_POTIONS,
  ROLLS,
  SKILLS,
  STATS,
  TALENTS,
  TIERS,
} from '@shared/games/one-deck-dungeon'
import type {
  Action,
  ActionType,
  BoxView,
  DamageCause,
  Die,
  DiscardCause,
  EffectSource,
  Event,
  EventType,
  HealCause,
  PickPurpose,
  Question,
  TimeCause,
  View,
} from '@shared/games/one-deck-dungeon'
import { en, it as itMessages } from '../../locales/messages'
import { actionText } from '@renderer/games/one-deck-dungeon/words/actionText'
import { describe } from '@renderer/games/one-deck-dungeon/words/eventText'
import { namesOf } from '@renderer/games/one-deck-dungeon/words/names'
import type { Translate } from '@renderer/games/one-deck-dungeon/words/names'
import { questionText } from '@renderer/games/one-deck-dungeon/words/questionText'
import { CARDS, box, catalogue } from './cards'

const messages = { en, it: itMessages }
const LOCALES = ['en', 'it'] as const
type Locale = (typeof LOCALES)[number]

function rawMessage(locale: Locale, key: string): unknown {
  let at: unknown = messages[locale]
  for (const step of key.split('.')) {
    at = typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined
  }
  return at
}

/** vue-i18n's own `t`, that also refuses missing keys and parameters a message names but is not given. */
function strict(locale: Locale): Translate {
  const { t } = createI18n({ legacy: false, locale, messages }).global
  return (key, named, plural) => {
    const raw = rawMessage(locale, key)
    if (typeof raw !== 'string') throw new Error(`${locale}: no message ${key}`)
    for (const [, name = ''] of raw.matchAll(/\{(\w+)\}/g)) {
      if (name !== 'count' && named[name] === undefined)
        throw new Error(`${locale}: ${key} is not given ${name}`)
    }
    return t(key, named, plural)
  }
}

const die: Die = { id: 7, color: 'heroic', value: 5, hero: 0, only: null }
const dice: readonly Die[] = [die, { ...die, id: 8, color: 'magic', only: 'mana' }]
const boxes: readonly BoxView[] = [
  { ...box, color: 'agility', value: 4, id: 0, source: 'foe', dice: [], broken: false, open: true },
]
const [card = 'goblin-1', other = 'goblin-2'] = CARDS

// Records keyed by the types without a list of their own: a new cause is a compile error here.
function keysOf<Key extends string>(record: Record<Key, 0>): Key[] {
  return Object.keys(record) as Key[]
}
const timeCauses = keysOf<TimeCause>({
  floor: 0,
  turn: 0,
  explore: 0,
  option: 0,
  feat: 0,
  consequences: 0,
  kiting: 0,
  invisibility: 0,
  undying: 0,
  fade: 0,
  split: 0,
  frost: 0,
})
const damageCauses = keysOf<DamageCause>({
  stairs: 0,
  flames: 0,
  feat: 0,
  consequences: 0,
  boss: 0,
})
const healCauses: readonly HealCause[] = ['healing', 'second-wind', 'recovery', 'grit']
const discardCauses = keysOf<DiscardCause>({
  cost: 0,
  'heroic-die': 0,
  discarded: 0,
  effect: 0,
  feat: 0,
  ethereal: 0,
  'weakness-curse': 0,
  yeti: 0,
  lich: 0,
})

type Samples<Tagged extends { type: string }> = {
  readonly [Type in Tagged['type']]: readonly Omit<Extract<Tagged, { type: Type }>, 'type'>[]
}
function allOf<Tagged extends { type: string }>(samples: Samples<Tagged>): Tagged[] {
  return Object.entries<readonly object[]>(samples).flatMap(([type, list]) =>
    list.map((sample) => ({ type, ...sample }) as unknown as Tagged),
  )
}

const perilOptions = catalogue.encounters.flatMap((one) =>
  one.kind === 'peril'
    ? one.options.map(({ id }) => ({ card: one.printings[0].id, option: id }))
    : [],
)

const events: Samples<Event> = {
  'game-began': DUNGEONS.map((dungeon) => ({ dungeon })),
  'starting-xp': CARDS.map((id) => ({ card: id })),
  'turn-began': [{ turn: 3 }],
  'card-discarded': timeCauses.map((cause) => ({ card, cause })),
  'stairs-revealed': [{}],
  'stairs-token': [1, 2].map((tokens) => ({ tokens, cause: 'turn' })),
  explored: [{ doors: [1] }, { doors: [1, 2, 3, 4] }],
  'door-added': [{ door: 4 }],
  'lone-card-discarded': [{ card }],
  'door-opened': [
    ...CARDS.map((id) => ({ door: 1, cards: [id] })),
    { door: 1, cards: [card, card] },
  ],
  fled: [{ cards: [card] }, { cards: [card, other] }],
  'turn-passed': [{}],
  'encounter-began': [{ card, heroes: [0] }],
  'ability-applied': FOE_ABILITIES.map((ability) => ({ ability })),
  'floor-applied': FLOORS.map((floor) => ({ floor })),
  'item-drained': [{ hero: 0, card }],
  'option-chosen': perilOptions,
  'feat-used': FEATS.map((feat, at) => ({ hero: 0, feat, dice: at })),
  'die-stored': [{ hero: 0 }],
  'stored-dice-lost': [
    { hero: 0, count: 1 },
    { hero: 0, count: 2 },
  ],
  'dice-rolled': ROLLS.map((roll) => ({ hero: 0, roll, dice })),
  'dice-lost': DIE_COLORS.map((color) => ({ hero: 0, color, count: 1 })),
  'dice-gained': [{ hero: 0, dice }],
  'dice-changed': [{ hero: 0, before: dice, after: dice }],
  'dice-discarded': discardCauses.map((cause) => ({ hero: 0, dice, cause })),
  'dice-placed': [{ box: 0, dice }],
  'heroic-die-made': [{ hero: 0, die }],
  'skill-used': [...SKILLS, ...HERO_SKILLS, ...BASIC_SKILLS].map((skill) => ({ hero: 0, skill })),
  'talent-used': TALENTS.map((talent) => ({ hero: 0, talent })),
  'potion-drunk': [
    ...LOOT_POTIONS.map((potion) => ({ hero: null, potion })),
    { hero: 0, potion: 'healing' },
  ],
  healed: healCauses.map((cause) => ({ hero: 0, amount: 2, cause })),
  'prevention-readied': [{ hero: 0, damage: 1, time: 0 }],
  consequences: [
    { consequences: { damage: 0, time: 0, lines: [] } },
    { consequences: { damage: 2, time: 1, lines: [] } },
  ],
  damaged: damageCauses.map((cause) => ({ hero: 0, amount: 1, cause })),
  'encounter-survived': [{ card }],
  'loot-lost': [{ card }],
  'loot-claimed': CARDS.flatMap((id) => [
    { way: 'item' as const, hero: 0, card: id },
    { way: 'skill' as const, hero: 0, card: id },
    { way: 'potion' as const, hero: null, card: id },
    { way: 'xp' as const, hero: null, card: id },
  ]),
  'loot-replaced': [{ hero: 0, card }],
  'level-gained': [1, 2].map((potions) => ({ level: 2, potions, cards: [card] })),
  'potions-gained': [1, 2].map((potions) => ({ potions, cards: [card] })),
  descended: [{ floor: 2 }],
  'boss-began': BOSSES.map((boss) => ({ boss })),
  'round-began': [{ round: 2, heroes: [0] }],
  'boss-healed': [{ amount: 1 }],
  'boss-struck': [{ amount: 2 }],
  won: BOSSES.map((boss) => ({ boss })),
  lost: DEFEAT_CAUSES.map((cause) => ({ cause })),
}

const view: View = {
  options: {
    heroes: [{ hero: 'mage', player: null, focus: null, talents: [], basicSkill: null }],
    dungeon: 'lichs-tomb',
    tier: 'standard',
    dice: 'app',
  },
  side: 'solo',
  turn: 1,
  floor: 1,
  floors: ['undying-legions'],
  heroes: [
    {
      hero: 'mage',
      player: null,
      health: 5,
      damage: 1,
      stats: { strength: 1, agility: 2, magic: 4 },
      stored: 1,
      storeLimit: 2,
      items: [card],
      skills: [],
      talents: [],
      focus: null,
    },
  ],
  level: { level: 1, items: 1, skills: 2, heroic: 0, need: 6 },
  xp: { cards: [card], total: 2 },
  potions: 1,
  identified: [],
  deck: 30,
  discard: [],
  removed: [],
  stairs: { visible: false, tokens: 0, limit: 3 },
  doors: [
    { id: 11, cards: null, count: 1 },
    { id: 12, cards: [card], count: 1 },
    { id: 13, cards: [card, other], count: 2 },
  ],
  spoils: [],
  doorLimit: 4,
  supply: { strength: 8, agility: 8, magic: 8, heroic: 6 },
  encounter: {
    kind: 'combat',
    card,
    option: null,
    heroes: [0],
    boxes,
    pool: dice,
    stopping: { damage: 1, time: 2, lines: [] },
    each: 1,
    odd: 0,
    deadly: false,
    falling: [],
    rescues: [],
    stakes: [],
    preventions: [],
    rules: [],
  },
  outlooks: [],
  boss: null,
  descents: 0,
  levelsGained: 0,
  question: { type: 'place' },
  outcome: null,
}
function asking(question: Question): View {
  return { ...view, question }
}
/** The same with two heroes and their players. */
const [mage] = view.heroes
function together(one: View): View {
  return {
    ...one,
    side: 'party',
    heroes: mage
      ? [
          { ...mage, player: 'Anna' },
          { ...mage, hero: 'archer', player: 'Bo' },
        ]
      : [],
  }
}

const sources: readonly EffectSource[] = [
  { type: 'skill', skill: 'cleave' },
  { type: 'talent', talent: 'planning' },
  { type: 'potion', potion: 'heroism' },
]
const purposes: readonly PickPurpose[] = [
  { type: 'wide-box', box: 0 },
  { type: 'heroic-die', crafty: false },
  { type: 'heroic-die', crafty: true },
  { type: 'cost', skill: 'haste' },
  ...EFFECTS.flatMap((effect) =>
    sources.map((source): PickPurpose => ({ type: 'effect', source, effect })),
  ),
]
const pick = { hero: 0, picked: [], least: 1, most: 1, sum: null, reached: 0, settled: false }

const questions: Samples<Question> = {
  'start-of-turn': [
    { discards: 2, tokens: 0, strikes: 0 },
    { discards: 0, tokens: 2, strikes: 1 },
  ],
  'choose-turn': [{}],
  'flee-or-face': [
    { door: 11, cards: [card] },
    { door: 11, cards: [card, other] },
  ],
  'choose-card': [{ cards: [card, other] }],
  'choose-pair': [{ card }, { card: null }],
  'before-encounter': [{ card, heroes: [0] }],
  'add-door': [{ hero: 0 }],
  'drain-item': [{ card }],
  'choose-option': [{ card }],
  feats: [{}],
  'roll-round': [{ round: 1 }],
  'discard-feat-die': [{ hero: 0, dice: [7, 8] }],
  'choose-first': STATS.map((color) => ({ color, left: 5 })),
  'choose-bonus': [1, 2].map((count) => ({ dice: count })),
  'enter-dice': ROLLS.flatMap((roll) =>
    [[], [3], [3, 6]].map((entered) => ({
      hero: 0,
      roll,
      color: DIE_COLORS.find((color) => roll.endsWith(color)) ?? 'heroic',
      count: 2,
      entered,
      next: [],
    })),
  ),
  place: [{}],
  'pick-dice': [
    { ...pick, hero: null, purpose: { type: 'wide-box', box: 0 } },
    ...purposes.map((purpose) => ({ ...pick, purpose })),
    ...purposes.map((purpose) => ({ ...pick, purpose, least: 0, most: 30 })),
    ...purposes.map((purpose) => ({ ...pick, purpose, most: 2, sum: 6 })),
  ],
  'choose-value': sources.map((source) => ({ hero: 0, source })),
  'choose-effect': sources.map((source) => ({ hero: 0, source })),
  'assign-damage': damageCauses.flatMap((cause) =>
    [0, 2].map((each) => ({ among: [0, 1], each, cause })),
  ),
  'save-hero': [{ hero: 0 }],
  'claim-loot': [{ card }],
  'level-up': [
    { need: 6, buys: 'level', potions: 1 },
    { need: 5, buys: 'potion', potions: 1 },
    { need: 10, buys: 'potion', potions: 2 },
  ],
  'pick-xp': [{ need: 6, buys: 'level', potions: 1, picked: [card], reached: 4 }],
  'descend-or-stay': [{}],
  'game-over': [{}],
}

const familiar: Question = {
  type: 'choose-effect',
  hero: 0,
  source: { type: 'skill', skill: 'lucky-familiar' },
}
const claim: Question = { type: 'claim-loot', card }
const levelUp: Question = { type: 'level-up', need: 10, buys: 'potion', potions: 2 }
/** The question that an action answers, where its words depend on it. */
function questionFor(type: ActionType): Question {
  if (type === 'choose-effect') return familiar
  if (type === 'begin-level-up') return levelUp
  if (type === 'begin-turn') return { type: 'start-of-turn', discards: 2, tokens: 0, strikes: 0 }
  return type.startsWith('claim-') ? claim : { type: 'place' }
}

const actions: Samples<Action> = {
  'begin-turn': [{ hero: null }],
  explore: [{ hero: null }],
  'choose-card': [{ hero: null, card }],
  'choose-pair': [{ hero: null, first: 0, second: 1 }],
  'take-first': [{ hero: 0 }],
  'roll-bonus': [{ hero: 0 }],
  'enter-die': [1, 6].map((value) => ({ hero: 0, value })),
  'take-back-die': [{ hero: 0 }],
  'take-damage': [{ hero: 0 }],
  'enter-room': [11, 12, 13, 99].map((door) => ({ hero: null, door })),
  'let-turn-pass': [{ hero: null }],
  flee: [{ hero: null }],
  'face-encounter': [{ hero: null }],
  'add-door': [{ hero: 0 }],
  'decline-door': [{ hero: 0 }],
  'drink-invisibility': [{ hero: null }],
  'drink-healing': [{ hero: 0 }],
  'accept-defeat': [{ hero: null }],
  'give-item': [
    { hero: 0, card },
    { hero: 0, card: other },
  ],
  'choose-option': [],
  'use-feat': [1, 2].map((count) => ({ hero: 0, dice: count })),
  'roll-dice': [{ hero: null }],
  'place-die': [{ hero: 0, die: 7, box: 0 }],
  'begin-wide-box': [{ hero: null, box: 0 }],
  'begin-heroic-die': [true, false].map((crafty) => ({ hero: 0, crafty })),
  'use-skill': SKILLS.map((skill) => ({ hero: 0, skill })),
  'use-talent': TALENTS.map((talent) => ({ hero: 0, talent })),
  'drink-potion': LOOT_POTIONS.map((potion) => ({ hero: 0, potion })),
  'discard-die': [{ hero: 0, die: 8 }],
  'pick-die': [{ hero: 0, die: 8 }],
  'unpick-die': [{ hero: 0, die: 8 }],
  'choose-value': [{ hero: 0, value: 4 }],
  'choose-effect': [0, 1].map((effect) => ({ hero: 0, effect })),
  confirm: [{ hero: null }],
  cancel: [{ hero: null }],
  'finish-placing': [{ hero: null }],
  'claim-item': [null, other].map((replace) => ({ hero: 0, replace })),
  'claim-skill': [null, other].map((replace) => ({ hero: 0, replace })),
  'claim-potion': [{ hero: null }],
  'claim-xp': [{ hero: null }],
  'begin-level-up': [{ hero: null }],
  'decline-level-up': [{ hero: null }],
  'pick-card': [{ hero: null, card }],
  'unpick-card': [{ hero: null, card }],
  descend: [{ hero: null }],
  stay: [{ hero: null }],
}

/** A sentence a person can read: something is said, and no key, brace or empty value shows through. */
function expectSentence(text: string): void {
  expect(text.trim()).not.toBe('')
  expect(text).not.toMatch(/[{}|]|odd\.|undefined|\bnull\b|NaN|, \.|\(\)/)
}

/** The button that begins turn 4: for two cards, one, two tokens, one of each, and for nothing. */
const BEGINNINGS = {
  en: [
    'Begin turn 4: discard 2 cards',
    'Begin turn 4: discard 1 card',
    'Begin turn 4: put 2 tokens on the stairs',
    'Begin turn 4: discard 1 card, put 1 token on the stairs',
    'Begin turn 4',
  ],
  it: [
    'Inizia il turno 4: scarta 2 carte',
    'Inizia il turno 4: scarta 1 carta',
    'Inizia il turno 4: metti 2 segnalini sulle scale',
    'Inizia il turno 4: scarta 1 carta, metti 1 segnalino sulle scale',
    'Inizia il turno 4',
  ],
} as const

group.each(LOCALES)('words of One Deck Dungeon in %s', (locale) => {
  const t = strict(locale)

  it('says every event', () => {
    for (const event of allOf<Event>(events)) {
      for (const hero of HEROES) expectSentence(describe(event, { catalogue, t, heroes: [hero] }))
      expectSentence(
        describe(event, { catalogue, t, heroes: ['mage', 'archer', 'rogue', 'warrior'] }),
      )
    }
  })

  it('says every question', () => {
    for (const question of allOf<Question>(questions))
      for (const offered of [[], allOf<Action>(actions)])
        for (const seen of [asking(question), together(asking(question))])
          expectSentence(questionText(seen, offered, catalogue, t))
  })

  it('labels every action', () => {
    for (const action of allOf<Action>(actions)) {
      const seen = asking(questionFor(action.type))
      expectSentence(actionText(action, seen, catalogue, t))
      expectSentence(actionText(action, together(seen), catalogue, t))
    }
  })

  it('says which turn begins, and what its time takes', () => {
    const taking = (discards: number, tokens: number): string =>
      actionText(
        { type: 'begin-turn', hero: null },
        { ...asking({ type: 'start-of-turn', discards, tokens, strikes: 0 }), turn: 4 },
        catalogue,
        t,
      )
    expect([taking(2, 0), taking(1, 0), taking(0, 2), taking(1, 1), taking(0, 0)]).toEqual(
      BEGINNINGS[locale],
    )
  })

  it('labels every way through every peril with its box and time', () => {
    const labels = perilOptions.map(({ card: peril, option }) =>
      actionText(
        { type: 'choose-option', hero: null, option },
        asking({ type: 'choose-option', card: peril }),
        catalogue,
        t,
      ),
    )
    labels.forEach(expectSentence)
    expect(new Set(labels).size).toBeGreaterThan(15)
  })

  it('names every cost and every source of consequences', () => {
    const names = namesOf({ catalogue, heroes: ['rogue'], t })
    expectSentence(names.cost({}))
    expectSentence(names.cost({ strength: 1, agility: 2, mana: 3, potion: 1 }))
    for (const from of [
      'foe',
      'option',
      'boss',
      'prevented',
      ...FLOORS,
      ...FOE_ABILITIES,
      ...HERO_SKILLS,
    ] as const)
      for (const rule of [true, false]) expectSentence(names.consequence({ from, rule }))
  })

  it('tells the numbers of four heroes where theirs are others (rulebook, p. 37)', () => {
    const names = (size: number) => namesOf({ catalogue, t, heroes: HEROES.slice(0, size) })
    const numbers = (text: string) => text.match(/\d+/g)?.map(Number) ?? []
    for (const floor of ['hall-of-statues', 'sticky-surrounding', 'crumbling-walls'] as const) {
      const [alone] = numbers(names(1).floorRule(floor))
      const [four] = numbers(names(4).floorRule(floor))
      expect(four).toBe(2 * (alone ?? NaN))
      expect(names(2).floorRule(floor)).toBe(names(1).floorRule(floor))
    }
    expect(names(4).bossRule('minotaur')).not.toBe(names(2).bossRule('minotaur'))
    expect(names(4).bossRule('dragon')).toBe(names(1).bossRule('dragon'))
  })

  it('has a name and an effect for every card', () => {
    const say = (key: string): string => t(`odd.${key}`, {}, 1)
    const named = [
      ...[...SKILLS, ...HERO_SKILLS, ...BASIC_SKILLS].map((id) => `skills.${id}`),
      ...[...LOOT_POTIONS, 'healing'].map((id) => `potions.${id}`),
      ...FEATS.map((id) => `feats.${id}`),
      ...FOE_ABILITIES.map((id) => `abilities.${id}`),
      ...TALENTS.map((id) => `talents.${id}`),
      ...TIERS.map((id) => `tiers.${id}`),
    ]
    for (const key of named) {
      expectSentence(say(`${key}.name`))
      expectSentence(say(`${key}.effect`))
    }
    for (const id of FEATS) expectSentence(say(`feats.${id}.party`))
    for (const id of BOSSES) expectSentence(say(`bosses.${id}.rule`))
    for (const key of [
      'name',
      ...FOCUSES.map((id) => `focuses.${id}`),
      ...STATS.map((id) => `stats.${id}`),
      ...DIE_COLORS.map((id) => `dice.${id}`),
    ])
      expectSentence(say(key))
  })

  it('has a rule for exactly the floors that have one', () => {
    const ruled = FLOORS.filter((id) => 'rule' in messages[locale].odd.floors[id])
    expect(ruled).toEqual(FLOORS_WITH_RULE)
  })

  it('has words for every event, action and question type, and for no other', () => {
    const { odd } = messages[locale]
    const sorted = (keys: readonly string[]): string[] => [...keys].sort()
    expect(sorted(Object.keys(odd.events))).toEqual(sorted(Object.keys(events)))
    expect(sorted(Object.keys(odd.actions))).toEqual(sorted(Object.keys(actions)))
    expect(sorted(Object.keys(odd.questions))).toEqual(sorted(Object.keys(questions)))
  })
})

group('sentences in full', () => {
  const said = (locale: Locale, event: Event): string =>
    describe(event, { catalogue, t: strict(locale), heroes: ['warrior'] })

  it('pick the plural by the number', () => {
    const hurt = (amount: number): Event => ({
      type: 'damaged',
      hero: 0,
      amount,
      cause: 'consequences',
    })
    expect(said('en', hurt(1))).toBe('Warrior takes 1 damage (consequences).')
    expect(said('it', hurt(1))).toBe('Guerriera subisce 1 ferita (conseguenze).')
    expect(said('it', hurt(2))).toBe('Guerriera subisce 2 ferite (conseguenze).')
  })

  it('say who is meant where several heroes and people play', () => {
    const words = strict('en')
    const seen = together(asking({ type: 'add-door', hero: 1 }))
    expect(questionText(seen, [], catalogue, words)).toBe('Archer (Bo): add a closed door?')
    const use: Action = { type: 'use-skill', hero: 1, skill: 'valor' }
    expect(actionText(use, seen, catalogue, words)).toBe('Archer: Use Valor')
    expect(actionText(use, view, catalogue, words)).toBe('Use Valor')
    const face: Action = { type: 'face-encounter', hero: null }
    const [rat, ogre] = [card, other].map((id) =>
      namesOf({ catalogue, heroes: [], t: words }).card(id),
    )
    const faced = (question: Question): string =>
      actionText(face, asking(question), catalogue, words)
    expect(faced({ type: 'flee-or-face', door: 12, cards: [card] })).toBe('Face the encounter')
    expect(faced({ type: 'flee-or-face', door: 13, cards: [card, other] })).toBe(
      `Face ${rat} and ${ogre}`,
    )
    expect(faced({ type: 'before-encounter', card: other, heroes: [0] })).toBe(`Face ${ogre}`)
    const placed: Event = {
      type: 'dice-placed',
      box: 0,
      dice: [die, { ...die, value: 2, hero: 1 }],
    }
    expect(describe(placed, { catalogue, t: words, heroes: ['mage', 'archer'] })).toBe(
      'Box A takes Heroic 5 (Mage) and Heroic 2 (Archer).',
    )
    const met: Event = { type: 'encounter-began', card, heroes: [1, 3] }
    expect(
      describe(met, { catalogue, t: words, heroes: ['mage', 'archer', 'rogue', 'warrior'] }),
    ).toBe(`Archer and Warrior face ${words('odd.encounters.plague-rat', {}, 1)}.`)
  })

  it('name the dice to throw by their colour', () => {
    const seen = together(
      asking({
        type: 'enter-dice',
        hero: 0,
        roll: 'encounter.strength',
        color: 'strength',
        count: 3,
        entered: [],
        next: [],
      }),
    )
    expect(questionText(seen, [], catalogue, strict('en'))).toBe(
      'Roll 3 yellow strength dice for Mage (Anna) and enter the result.',
    )
    expect(questionText(seen, [], catalogue, strict('it'))).toBe(
      'Maga (Anna): tira 3 dadi forza gialli e inserisci il risultato.',
    )
  })

  it('say that Healing heals more now only where it would', () => {
    const hurt = (damage: number): View => {
      const seen = asking({ type: 'start-of-turn', discards: 2, tokens: 0, strikes: 0 })
      return { ...seen, heroes: seen.heroes.map((hero) => ({ ...hero, damage })) }
    }
    const drink: Action = { type: 'drink-healing', hero: 0 }
    const asked = (damage: number): string =>
      questionText(hurt(damage), [drink], catalogue, strict('en'))
    expect(asked(3)).toContain('Healing heals 1 more now than later.')
    expect(asked(2)).not.toContain('Healing')
  })

  it('name dice in a list', () => {
    const event: Event = { type: 'dice-gained', hero: 0, dice: [die, { ...die, value: 2 }] }
    expect(said('en', event)).toBe('Warrior gains Heroic 5 and 2.')
  })

  it('tell events of different types apart', () => {
    const types = Object.keys(events) as EventType[]
    const sentences = allOf<Event>(events).map((event) => said('en', event))
    expect(new Set(sentences).size).toBeGreaterThan(types.length)
  })
})
