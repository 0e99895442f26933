/**
 * Three computers edit the same words and exchange bundles in any order and repeatedly: they end with the same bytes, and
 * every text that anybody wrote is still there, as what counts or among the earlier texts.
 */
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { amount, AS_LONG_AS_IT_TAKES } from '../amount'
import { openTestApp, startCampaign } from '../api/test-app'
import type { TestApp } from '../api/test-app'

const START = Date.parse('2026-03-01T10:00:00.000Z')
let time = START
beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const FIELDS = ['name', 'notes', 'player', 'note', 'facts'] as const
const step = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      site: fc.nat(2),
      minutes: fc.nat(2),
      field: fc.constantFrom(...FIELDS),
      /** Few, so that two computers also write the same. */
      word: fc.nat(5),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      site: fc.nat(2),
      from: fc.nat(2),
      /** Where both have changed a field, whether the form that would lose is chosen. */
      turn: fc.boolean(),
    }),
  },
)
/** In which order everybody at last tells everybody. */
const ORDERS = fc.shuffledSubarray([0, 1, 2], { minLength: 3 })

interface Things {
  readonly campaign: string
  readonly sheet: string
  readonly record: string
}

function game(sheet: string, descents: number) {
  return {
    heroes: [{ sheet }],
    dungeon: 'dragons-cave' as const,
    tier: 'standard' as const,
    won: false,
    descents,
    levels: 2,
    playedAt: '2026-02-02T10:00:00.000Z',
  }
}

async function everything({ call }: TestApp): Promise<string> {
  return (await call('exports.everything', { format: 'delve' })).base64
}

async function edit(
  { call }: TestApp,
  things: Things,
  field: (typeof FIELDS)[number],
  word: number,
) {
  const { campaign, sheet, record } = things
  const text = `${field} ${word}`
  switch (field) {
    case 'name':
      await call('campaigns.rename', { campaign, name: text })
      return
    case 'notes':
      await call('campaigns.note', { campaign, notes: text })
      return
    case 'player':
      await call('sheets.rename', { sheet, player: text })
      return
    case 'note':
      await call('records.note', { record, note: text })
      return
    case 'facts': {
      const { note } = await call('records.get', { record })
      await call('records.correct', { record, game: { ...game(sheet, word % 3), note } })
    }
  }
}

/** Brings what one computer knows to another one, which asks for the other form of every conflict where it is told to. */
async function tell(from: TestApp, to: TestApp, turn: boolean): Promise<void> {
  const base64 = await everything(from)
  const { conflicts } = await to.call('imports.preview', { base64 })
  const choices = conflicts.map(({ key, wins }) => ({
    key,
    take: wins === 'here' ? ('file' as const) : ('here' as const),
  }))
  await to.call('imports.apply', { base64, ...(turn ? { choices } : {}) })
  expect(await to.call('imports.apply', { base64 })).toMatchObject({ changes: false })
}

/** Every text of one computer, those that count and the earlier ones. */
async function textsOf(
  { call }: TestApp,
  { campaign, record, sheet }: Things,
): Promise<Set<string>> {
  const { name, notes } = await call('campaigns.get', { campaign })
  const { player } = await call('sheets.get', { sheet })
  const { note, outcome, history } = await call('records.get', { record })
  const facts = [outcome, ...history.map((form) => form.outcome)]
  const earlier = await Promise.all([
    call('earlier.list', { of: 'campaign-name', campaign }),
    call('earlier.list', { of: 'campaign-notes', campaign }),
    call('earlier.list', { of: 'player-name', player }),
    call('earlier.list', { of: 'record-note', record }),
  ])
  return new Set([
    ...[name, notes, player, note],
    ...facts.map(({ descents }) => `facts ${descents}`),
    ...earlier.flat().map(({ text }) => text),
  ])
}

test(
  'computers that edit the same words end equal, and no word is lost',
  AS_LONG_AS_IT_TAKES,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 10 }), ORDERS, async (steps, order) => {
        time = START
        vi.setSystemTime(time)
        const sites = [await openTestApp(), await openTestApp(), await openTestApp()] as const
        const [first, ...others] = sites
        const { campaign, sheet } = await startCampaign(first)
        const { record } = await first.call('records.add', { campaign, game: game(sheet, 0) })
        for (const other of others) await tell(first, other, false)
        const things = { campaign, sheet, record }
        const written = new Set<string>()
        for (const one of steps) {
          const site = sites[one.site] ?? first
          if ('field' in one) {
            time += one.minutes * 60_000
            vi.setSystemTime(time)
            const { field, word } = one
            await edit(site, things, field, word)
            written.add(field === 'facts' ? `facts ${word % 3}` : `${field} ${word}`)
          } else await tell(sites[one.from] ?? first, site, one.turn)
        }
        const [hub = 0, ...rest] = order
        for (const other of rest) await tell(sites[other] ?? first, sites[hub] ?? first, false)
        for (const other of rest) await tell(sites[hub] ?? first, sites[other] ?? first, false)
        const bundles = await Promise.all(sites.map(everything))
        expect(new Set(bundles).size).toBe(1)
        for (const site of sites) {
          const texts = await textsOf(site, things)
          expect([...written].filter((text) => !texts.has(text))).toEqual([])
          expect(site.broken()).toEqual([])
          await site.app.close()
        }
      }),
      { numRuns: amount(4, 300) },
    )
  },
)
