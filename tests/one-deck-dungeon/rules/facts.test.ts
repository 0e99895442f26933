/**
 * The card data against the facts of the printed cards, field by field, in both directions: a value that
 * differs, a field or card that only one side has, is a failure. Words of effect are no data; what they say
 * is proven by the scenarios.
 */
import { en } from '../../locales/messages'
import { colorsOf, earnedCheckmarks } from '@main/games/one-deck-dungeon/checkmarks'
import {
  BASIC_SKILLS as BASIC_SKILL_IDS,
  BOSSES as BOSS_IDS,
  DUNGEONS as DUNGEON_IDS,
  FLOORS_WITH_RULE,
  FOCUSES,
  FOE_ABILITIES,
  HEROES as HERO_IDS,
  LOOT_POTIONS,
  SKILLS,
  TALENTS as TALENT_IDS,
  TIERS as TIER_IDS,
  usedWhen,
} from '@shared/games/one-deck-dungeon'
import type {
  Box,
  CombatCard,
  HeroSide,
  Outcome,
  PerilCard,
  Side,
} from '@shared/games/one-deck-dungeon'
import { catalogue, DECK, skillCard } from '@main/games/one-deck-dungeon/cards'
import { BOSSES } from '@main/games/one-deck-dungeon/cards/bosses'
import { TALENTS, TIERS, type Talent } from '@main/games/one-deck-dungeon/cards/campaign'
import { DUNGEONS } from '@main/games/one-deck-dungeon/cards/dungeons'
import { HEROES } from '@main/games/one-deck-dungeon/cards/heroes'
import { LEVELS, TOP_LEVEL } from '@main/games/one-deck-dungeon/cards/levels'
import { POTIONS } from '@main/games/one-deck-dungeon/cards/potions'
import { BASIC_SKILLS, LOOT_SKILLS } from '@main/games/one-deck-dungeon/cards/skills'
import { DICE } from '@main/games/one-deck-dungeon/party'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { facts } from './facts'

// --- the facts, without their words ----------------------------------------------------------------

/** Sentences, and where a value comes from. */
const NOT_COMPARED = ['note', 'effect', 'source', 'setup']

/** What an effect's first words say about when a talent may be used; the rest of it is words. */
function whenOf(effect: string): readonly string[] {
  const [, when] = /^(Combat and peril|Combat|Peril):/.exec(effect) ?? []
  return when === undefined ? [] : when.toLowerCase().split(' and ')
}

type Entries = Readonly<Record<string, unknown>>
function isEntries(value: unknown): value is Entries {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The same facts without what is not compared; a rule in words becomes whether there is one. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare)
  if (!isEntries(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !NOT_COMPARED.includes(key))
      .map(([key, of]) => [key, key === 'rule' ? of !== null : bare(of)]),
  )
}

const talentFacts = v.array(v.looseObject({ effect: v.string() }))
function withWhen(talents: v.InferOutput<typeof talentFacts>) {
  return talents.map((talent) => ({ ...talent, when: whenOf(talent.effect) }))
}

/** The facts as the printed cards have them; talents tell when they are used in their effect's first words. */
const printed = v.parse(
  v.object({
    dice: v.unknown(),
    levels: v.unknown(),
    heroes: v.unknown(),
    encounters: v.unknown(),
    foeAbilities: v.record(v.string(), v.string()),
    loot: v.unknown(),
    healing: v.unknown(),
    dungeons: v.unknown(),
    bosses: v.unknown(),
    campaign: v.looseObject({
      talents: v.strictObject({
        basic: talentFacts,
        focuses: v.array(v.looseObject({ talents: talentFacts })),
      }),
    }),
  }),
  facts,
)
const { campaign } = printed
const campaignFacts = bare({
  ...campaign,
  talents: {
    basic: withWhen(campaign.talents.basic),
    focuses: campaign.talents.focuses.map((focus) => ({
      ...focus,
      talents: withWhen(focus.talents),
    })),
  },
})

// --- the same, from the code -----------------------------------------------------------------------

/** The English names are the printed ones; the catalogue sets its apostrophes typographically. */
function plain(name: string): string {
  return name.replaceAll('’', "'")
}
function nameIn(names: Readonly<Record<string, string | { readonly name: string }>>, id: string) {
  const found = names[id]
  if (found === undefined) throw new Error(`${id} has no name`)
  return plain(typeof found === 'string' ? found : found.name)
}

/** Only a boss's boxes tell whether they bear a skull; on any other a skull would be a fault. */
function boxOf({ skull, ...box }: Box) {
  return skull ? { ...box, skull } : box
}

const options: Readonly<Record<string, Readonly<Record<string, string>>>> = en.odd.options
function encounterOf(card: CombatCard | PerilCard) {
  const { id, kind, xp, printings } = card
  const shared = { id, name: nameIn(en.odd.encounters, id), kind, xp, printings }
  return card.kind === 'combat'
    ? { ...shared, ability: card.ability, boxes: card.boxes.map(boxOf) }
    : {
        ...shared,
        options: card.options.map((option) => ({
          ...option,
          name: nameIn(options[id] ?? {}, option.id),
          box: boxOf(option.box),
        })),
      }
}

function useOf(id: keyof typeof en.odd.skills) {
  const { when, cost } = skillCard(id)
  return { id, name: nameIn(en.odd.skills, id), when, cost }
}

function sideOf({ stats, health, feat, skill }: HeroSide) {
  return {
    ...stats,
    health,
    feat: { id: feat, name: nameIn(en.odd.feats, feat) },
    skill: useOf(skill),
  }
}
const heroes = HEROES.map(({ id, sides }) => ({
  id,
  name: nameIn(en.odd.heroes, id),
  sides: { solo: sideOf(sides.solo), party: sideOf(sides.party) },
}))

function levelsOf(side: Side) {
  return LEVELS[side].map(({ need, ...level }) =>
    level.level === TOP_LEVEL ? { ...level, xpPerPotion: need } : { ...level, xp: need },
  )
}

const loot = [
  ...SKILLS.map((id) => ({ ...useOf(id), type: 'skill' })),
  ...LOOT_POTIONS.map((id) => {
    const { when, cost } = POTIONS[id]
    return { id, name: nameIn(en.odd.potions, id), type: 'potion', when, cost }
  }),
]

const dungeons = DUNGEONS.map((dungeon) => ({
  ...dungeon,
  name: nameIn(en.odd.dungeons, dungeon.id),
  floors: dungeon.floors.map(({ id, peril, combat }) => ({
    id,
    name: nameIn(en.odd.floors, id),
    rule: FLOORS_WITH_RULE.some((floor) => floor === id),
    peril: peril.map(boxOf),
    combat: combat.map(boxOf),
  })),
}))

const bosses = BOSSES.map((boss) => ({
  ...boss,
  name: nameIn(en.odd.bosses, boss.id),
  rule: en.odd.bosses[boss.id].rule !== '',
}))

function talentOf({ id, spaces, effect }: Talent) {
  return {
    id,
    name: nameIn(en.odd.talents, id),
    spaces,
    when: usedWhen(effect),
  }
}

const won: Outcome = {
  result: 'won',
  cause: null,
  dungeon: 'dragons-cave',
  tier: null,
  heroes: ['warrior'],
  descents: 1,
  levels: 1,
  bossDefeated: true,
  turns: 1,
  bossRounds: 1,
  healthLeft: null,
}
const earned = earnedCheckmarks(won, catalogue)

const campaignData = {
  tiers: TIERS.map((tier) => ({ ...tier, name: nameIn(en.odd.tiers, tier.id) })),
  checkmarks: { perLevelUp: earned.levels, perDescent: earned.descents, boss: earned.boss },
  spacesByDifficulty: Object.fromEntries(
    DUNGEONS.map(({ id, difficulty }) => [difficulty, colorsOf(id, catalogue)]),
  ),
  talents: {
    basic: TALENTS.filter(({ focus }) => focus === null).map(talentOf),
    focuses: FOCUSES.map((id) => ({
      id,
      name: nameIn(en.odd.focuses, id),
      talents: TALENTS.filter(({ focus }) => focus === id).map(talentOf),
    })),
  },
  basicSkills: BASIC_SKILL_IDS.map(useOf),
}

// --- the comparison --------------------------------------------------------------------------------

/** A list of cards by id: their order on the list is nobody's fact. A card that comes twice is a fault. */
function byId(list: unknown): Entries {
  const cards = v.parse(v.array(v.looseObject({ id: v.string() })), list)
  const keyed = Object.fromEntries(cards.map((card) => [card.id, card]))
  expect(Object.keys(keyed), 'a card comes twice').toHaveLength(cards.length)
  return keyed
}

describe('facts', () => {
  test('every chapter of the facts is compared below', () => {
    expect(Object.keys(v.parse(v.looseObject({}), facts)).sort()).toEqual(
      ['note', ...Object.keys(printed)].sort(),
    )
  })

  test('dice', () => {
    expect(DICE).toStrictEqual(printed.dice)
  })

  test('levels, both sides', () => {
    expect({ solo: levelsOf('solo'), party: levelsOf('party') }).toStrictEqual(bare(printed.levels))
  })

  test('heroes, both sides, with feats and skills', () => {
    expect(byId(heroes)).toStrictEqual(byId(bare(printed.heroes)))
  })

  test('encounters, with boxes, options, abilities and printings', () => {
    expect(byId(catalogue.encounters.map(encounterOf))).toStrictEqual(byId(printed.encounters))
  })

  test('the deck holds every printing once', () => {
    const cards = v.parse(
      v.array(v.object({ printings: v.array(v.object({ id: v.string() })) })),
      printed.encounters,
    )
    const ids = cards.flatMap(({ printings }) => printings.map(({ id }) => id))
    expect([...DECK].sort()).toEqual(ids.sort())
    expect(new Set(DECK).size).toBe(44)
  })

  test('foe abilities', () => {
    expect([...FOE_ABILITIES].sort()).toEqual(Object.keys(printed.foeAbilities).sort())
  })

  test('skills and potions on cards', () => {
    expect(byId(loot)).toStrictEqual(byId(bare(printed.loot)))
    expect(Object.keys(LOOT_SKILLS).sort()).toEqual([...SKILLS].sort())
    expect(Object.keys(POTIONS).sort()).toEqual([...LOOT_POTIONS].sort())
  })

  test('Healing', () => {
    const healing = catalogue.potions.find(({ id }) => id === 'healing')
    expect({
      ...healing,
      name: nameIn(en.odd.potions, 'healing'),
      type: 'potion',
      cost: { potion: 1 },
    }).toStrictEqual(bare(printed.healing))
  })

  test('dungeons, with floors, their boxes and whether they have a rule', () => {
    expect(byId(dungeons)).toStrictEqual(byId(bare(printed.dungeons)))
  })

  test('bosses', () => {
    expect(byId(bosses)).toStrictEqual(byId(bare(printed.bosses)))
  })

  test('tiers, checkmarks, spaces by difficulty, talents and basic skills', () => {
    expect(campaignData).toStrictEqual(campaignFacts)
    expect(Object.keys(BASIC_SKILLS).sort()).toEqual([...BASIC_SKILL_IDS].sort())
  })

  test('difficulty alone decides which spaces a dungeon opens', () => {
    for (const { id, difficulty } of DUNGEONS)
      expect(colorsOf(id, catalogue)).toEqual(campaignData.spacesByDifficulty[difficulty])
  })

  test('the shared lists of names are those of the cards', () => {
    const ids = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id).sort()
    expect(ids(HEROES)).toEqual([...HERO_IDS].sort())
    expect(ids(DUNGEONS)).toEqual([...DUNGEON_IDS].sort())
    expect(ids(BOSSES)).toEqual([...BOSS_IDS].sort())
    expect(ids(TALENTS)).toEqual([...TALENT_IDS].sort())
    expect(ids(TIERS)).toEqual([...TIER_IDS].sort())
  })

  test('what the screens draw from is the same data', () => {
    expect(catalogue).toMatchObject({
      heroes: HEROES,
      dungeons: DUNGEONS,
      bosses: BOSSES,
      tiers: TIERS,
    })
    expect(byId(catalogue.skills)).toMatchObject(
      Object.fromEntries(
        [...SKILLS, ...BASIC_SKILL_IDS].map((id) => {
          const { when, cost } = skillCard(id)
          return [id, { id, when, cost }]
        }),
      ),
    )
    expect(catalogue.talents).toStrictEqual(
      TALENTS.map(({ id, focus, spaces, effect }) => ({
        id,
        focus,
        spaces,
        when: usedWhen(effect),
      })),
    )
  })
})
