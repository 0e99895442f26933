import { describe, expect, test } from 'vitest'
import type { ParsedInput } from '@shared/api'
import type { Mark } from '@shared/games/one-deck-dungeon'
import type { HeroInput } from '@shared/games/one-deck-dungeon/calls'
import type { SheetId } from '@shared/ids'
import { openCampaigns, refused, times, won } from './test-campaigns'
import type { TestCampaigns } from './test-campaigns'

type StartInput = Pick<ParsedInput<'tables.start'>, 'game' | 'campaign' | 'series' | 'options'>

function game(seats: HeroInput[], others: object = {}): StartInput {
  return {
    game: 'one-deck-dungeon',
    campaign: null,
    series: null,
    options: { heroes: seats, dungeon: 'dragons-cave', tier: 'novice', ...others },
  }
}

/** Fills talents, a game of the hardest dungeon for every six marks. */
function earn({ campaigns, sheet, play }: TestCampaigns, marks: readonly Mark[]): void {
  for (let from = 0; from < marks.length; from += 6) {
    const record = play({ ...won, dungeon: 'lichs-tomb' })
    for (const mark of marks.slice(from, from + 6)) campaigns.mark({ sheet, record, ...mark })
    campaigns.closePlacing({ sheet, record, forfeit: true })
  }
}
const veteran = times(6, { talent: 'veteran', color: 'green' })

describe('a hero with a sheet (R44)', () => {
  test('brings its hero, and plays in the campaign of the sheet', async () => {
    const { campaigns, campaign, sheet } = await openCampaigns()
    expect(campaigns.seat(game([{ sheet, focus: 'lore' }]))).toEqual({
      campaign,
      seats: [{ player: 'Ada', bot: null, sheet }],
      options: {
        heroes: [{ hero: 'mage', player: 'Ada', focus: 'lore', talents: [], basicSkill: null }],
        dungeon: 'dragons-cave',
        tier: 'novice',
      },
    })
  })

  test('has its earned basic talents and the earned ones of its focus', async () => {
    const table = await openCampaigns()
    earn(table, [
      ...times(4, { talent: 'durability', color: 'yellow' }),
      ...times(6, { talent: 'cunning', color: 'green' }),
      ...times(2, { talent: 'speed', color: 'yellow' }),
      ...times(1, { talent: 'knowledge', color: 'yellow' }),
      ...times(6, { talent: 'guile', color: 'green' }),
    ])
    const { campaigns, sheet } = table
    const talents = (focus: 'survival' | 'tactics' | 'lore') =>
      campaigns.seat(game([{ sheet, focus }])).options['heroes']
    expect(talents('lore')).toMatchObject([{ talents: ['durability', 'cunning', 'speed'] }])
    expect(talents('tactics')).toMatchObject([{ talents: ['durability', 'guile'] }])
    expect(talents('survival')).toMatchObject([{ talents: ['durability'] }])
  })

  test('must choose a focus', async () => {
    const { campaigns, sheet } = await openCampaigns()
    for (const focus of [null, undefined]) {
      const seat = focus === undefined ? { sheet } : { sheet, focus }
      expect(refused(() => campaigns.seat(game([seat]))).code).toBe(
        'one-deck-dungeon.focus-missing',
      )
    }
  })

  test('has a basic skill exactly when Veteran is earned', async () => {
    const table = await openCampaigns()
    const { campaigns, sheet } = table
    const seat = { sheet, focus: 'lore' } as const
    expect(refused(() => campaigns.seat(game([{ ...seat, basicSkill: 'spark' }]))).code).toBe(
      'one-deck-dungeon.basic-skill-not-earned',
    )
    earn(table, veteran.slice(1))
    expect(refused(() => campaigns.seat(game([{ ...seat, basicSkill: 'spark' }]))).code).toBe(
      'one-deck-dungeon.basic-skill-not-earned',
    )
    earn(table, veteran.slice(0, 1))
    expect(refused(() => campaigns.seat(game([seat]))).code).toBe(
      'one-deck-dungeon.basic-skill-missing',
    )
    expect(
      campaigns.seat(game([{ ...seat, basicSkill: 'spark' }])).options['heroes'],
    ).toMatchObject([{ talents: ['veteran'], basicSkill: 'spark' }])
  })

  test('plays no game while checkmarks of an earlier one are open (R43)', async () => {
    const { campaigns, sheet, play } = await openCampaigns()
    const record = play({ descents: 1 })
    expect(refused(() => campaigns.seat(game([{ sheet, focus: 'lore' }])))).toEqual({
      code: 'one-deck-dungeon.checkmarks-open',
      details: { sheet, record },
    })
    campaigns.closePlacing({ sheet, record, forfeit: true })
    campaigns.seat(game([{ sheet, focus: 'lore' }]))
  })

  test('cannot be another hero, nor say what its talents are', async () => {
    const { campaigns, sheet } = await openCampaigns()
    const wrong: readonly (readonly [HeroInput, string])[] = [
      [{ sheet, focus: 'lore', hero: 'rogue' }, 'hero'],
      [{ sheet, focus: 'lore', talents: ['grit'] }, 'talents'],
    ]
    for (const [seat, field] of wrong) {
      const refusal = refused(() => campaigns.seat(game([seat])))
      expect(refusal).toEqual({ code: 'bad-options', details: { field } })
    }
    campaigns.seat(game([{ sheet, focus: 'lore', hero: 'mage' }]))
  })
})

describe('a campaign game', () => {
  const field = (work: () => unknown): unknown => {
    const { code, details } = refused(work)
    expect(code).toBe('bad-options')
    return details['field']
  }

  test('needs a tier', async () => {
    const { campaigns, sheet } = await openCampaigns()
    for (const tier of [null, undefined]) {
      const input = game([{ sheet, focus: 'lore' }], { tier })
      expect(field(() => campaigns.seat(input))).toBe('tier')
    }
  })

  test('needs sheets, all of that campaign and each once', async () => {
    const { campaigns, campaign, sheet, addSheet } = await openCampaigns()
    const other = campaigns.create({ name: 'Other', game: 'one-deck-dungeon' }).campaign
    const seat = (id: SheetId): HeroInput => ({ sheet: id, focus: 'lore' })
    const asked = (of: typeof campaign, seats: HeroInput[]) => () =>
      campaigns.seat({ ...game(seats), campaign: of })
    expect(field(asked(campaign, [{ hero: 'mage' }]))).toBe('campaign')
    expect(field(asked(other, [seat(sheet)]))).toBe('heroes')
    expect(field(asked(campaign, [seat(sheet), seat(sheet)]))).toBe('heroes')
    const pair = asked(campaign, [seat(sheet), seat(addSheet('rogue'))])()
    expect(pair.campaign).toBe(campaign)
    campaigns.remove(other)
    expect(refused(asked(other, [seat(sheet)])).code).toBe('deleted')
  })
})

test('a hero without a sheet says itself what it is', async () => {
  const { campaigns } = await openCampaigns()
  const seat: HeroInput = { hero: 'rogue', talents: ['grit'], focus: 'survival' }
  expect(campaigns.seat(game([seat], { tier: null }))).toMatchObject({
    campaign: null,
    seats: [{ sheet: null, player: null, bot: null }],
    options: { heroes: [{ ...seat, basicSkill: null }] },
  })
  expect(refused(() => campaigns.seat(game([{}]))).code).toBe('bad-options')
})

describe('a party', () => {
  const seatsOf = (seated: { readonly options: Readonly<Record<string, unknown>> }) =>
    seated.options['heroes']

  test('mixes sheets and guests, each with who plays it', async () => {
    const { campaigns, campaign, sheet, addSheet } = await openCampaigns()
    const rogue = addSheet('rogue', 'Bea')
    const seated = campaigns.seat(
      game([
        { sheet, focus: 'lore' },
        { hero: 'archer', player: 'Cleo' },
        { sheet: rogue, focus: 'tactics', player: 'Dora' },
        { hero: 'paladin' },
      ]),
    )
    expect(seated).toMatchObject({ campaign })
    expect(seated.seats.map((seat) => seat.sheet)).toEqual([sheet, null, rogue, null])
    expect(seatsOf(seated)).toMatchObject([
      { hero: 'mage', player: 'Ada' },
      { hero: 'archer', player: 'Cleo' },
      { hero: 'rogue', player: 'Dora' },
      { hero: 'paladin', player: null },
    ])
  })

  test('waits for whoever of it has checkmarks to place', async () => {
    const { campaigns, sheet, addSheet, play } = await openCampaigns()
    const rogue = addSheet('rogue')
    const record = play({ descents: 1 }, rogue)
    const seats: HeroInput[] = [
      { sheet, focus: 'lore' },
      { sheet: rogue, focus: 'lore' },
    ]
    expect(refused(() => campaigns.seat(game(seats)))).toEqual({
      code: 'one-deck-dungeon.checkmarks-open',
      details: { sheet: rogue, record },
    })
  })
})
