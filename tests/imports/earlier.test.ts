/** Two and three computers edit the same words: what loses is told, can be chosen, and stays. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CallInput, ImportPreview } from '@shared/api'
import { openTestApp, startCampaign } from '../api/test-app'
import type { TestApp } from '../api/test-app'
import { bring, bundleOf, statusesOf } from './files'
import { entriesOf, withEntry } from './zips'

const START = Date.parse('2026-03-01T10:00:00.000Z')
function at(minute: number): void {
  vi.setSystemTime(START + minute * 60_000)
}
beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function game(sheet: string, descents: number): CallInput<'records.add'>['game'] {
  return {
    heroes: [{ sheet }],
    dungeon: 'dragons-cave',
    tier: 'standard',
    won: false,
    descents,
    levels: 2,
    playedAt: '2026-02-02T10:00:00.000Z',
  }
}

/** So many computers that know one campaign with one game. */
async function computers(count: number) {
  const first = await openTestApp()
  const { campaign, sheet } = await startCampaign(first)
  const { record } = await first.call('records.add', { campaign, game: game(sheet, 0) })
  const others: TestApp[] = []
  for (let each = 1; each < count; each += 1) {
    const other = await openTestApp()
    await bring(other, await bundleOf(first))
    others.push(other)
  }
  return { apps: [first, ...others] as const, campaign, sheet, record }
}

function told({ conflicts }: ImportPreview) {
  return conflicts.map(({ field, here, file, wins }) => ({ field, here, file, wins }))
}
async function inOrder(apps: readonly TestApp[], pairs: readonly (readonly [number, number])[]) {
  for (const [to, from] of pairs) {
    const [into, out] = [apps[to], apps[from]]
    if (into !== undefined && out !== undefined) await bring(into, await bundleOf(out))
  }
}
/** What a bundle holds, but for when it was written. */
async function contentOf(app: TestApp): Promise<string> {
  const entries = entriesOf(Buffer.from(await bundleOf(app), 'base64'))
  return entries.map(({ name, data }) => (name === 'manifest.json' ? '' : data.toString())).join('')
}

test('names and notes that both have changed are told with both texts; the later counts, and the other stays', async () => {
  const { apps, campaign, record, sheet } = await computers(2)
  const [here, there] = apps
  if (there === undefined) throw new Error('There is one computer.')
  for (const [minute, app, word] of [
    [1, here, 'Here'],
    [2, there, 'There'],
  ] as const) {
    at(minute)
    await app.call('campaigns.rename', { campaign, name: `${word}: name` })
    await app.call('campaigns.note', { campaign, notes: `${word}: notes` })
    await app.call('records.note', { record, note: `${word}: note` })
    await app.call('sheets.rename', { sheet, player: `${word}: Ada` })
  }
  at(3)
  const merged = await bring(here, await bundleOf(there))
  const text = (word: string) => ({ here: `Here: ${word}`, file: `There: ${word}` })
  expect(told(merged)).toEqual([
    { field: 'campaign-name', ...text('name'), wins: 'file' },
    { field: 'campaign-notes', ...text('notes'), wins: 'file' },
    { field: 'player-name', ...text('Ada'), wins: 'file' },
    { field: 'record-note', ...text('note'), wins: 'file' },
  ])
  expect(statusesOf(merged, 'campaign')).toEqual(['conflict'])
  const earlier = async (input: CallInput<'earlier.list'>) =>
    (await here.call('earlier.list', input)).map((one) => one.text)
  expect(await earlier({ of: 'campaign-name', campaign })).toEqual([
    'Here: name',
    'Winter evenings',
  ])
  expect(await earlier({ of: 'campaign-notes', campaign })).toEqual(['Here: notes'])
  expect(await earlier({ of: 'record-note', record })).toEqual(['Here: note'])
  expect(await earlier({ of: 'player-name', player: 'There: Ada' })).toEqual(['Here: Ada', 'Ada'])
  // Who knows both texts is told nothing more.
  await bring(there, await bundleOf(here))
  expect(await contentOf(there)).toBe(await contentOf(here))
})

test('an edit of what the other computer knows is no conflict', async () => {
  const { apps, campaign } = await computers(2)
  const [here, there] = apps
  if (there === undefined) throw new Error('There is one computer.')
  for (const minute of [1, 2, 3]) {
    at(minute)
    await there.call('campaigns.note', { campaign, notes: `Note ${minute}` })
    const merged = await bring(here, await bundleOf(there))
    expect(merged.conflicts).toEqual([])
    expect(statusesOf(merged, 'campaign')).toEqual(['newer'])
  }
})

test('a text chosen against the later one counts on every computer', async () => {
  const { apps, campaign } = await computers(3)
  const [here, there, third] = apps
  if (there === undefined || third === undefined) throw new Error('Computers are missing.')
  at(1)
  await here.call('campaigns.note', { campaign, notes: 'Here' })
  at(2)
  await there.call('campaigns.note', { campaign, notes: 'There' })
  await bring(third, await bundleOf(there))
  at(3)
  const base64 = await bundleOf(there)
  const { conflicts } = await here.call('imports.preview', { base64 })
  const choices = conflicts.map(({ key }) => ({ key, take: 'here' as const }))
  const applied = await here.call('imports.apply', { base64, choices })
  expect(told(applied)).toEqual([
    { field: 'campaign-notes', here: 'Here', file: 'There', wins: 'here' },
  ])
  await inOrder(apps, [
    [1, 0],
    [2, 0],
  ])
  for (const app of apps) {
    expect((await app.call('campaigns.get', { campaign })).notes).toBe('Here')
    expect(await app.call('earlier.list', { of: 'campaign-notes', campaign })).toMatchObject([
      { text: 'There' },
    ])
    expect(await contentOf(app)).toBe(await contentOf(here))
    expect(app.broken()).toEqual([])
  }
  // What was chosen of has changed since.
  expect(await here.refusal('imports.apply', { base64, choices })).toMatchObject({
    code: 'import-changed',
  })
  expect(
    await here.refusal('imports.apply', { base64, choices: [{ key: 'x', take: 'both' }] }),
  ).toMatchObject({ code: 'bad-input' })
})

test('corrections come to one history, in whatever order computers meet', async () => {
  const histories: string[] = []
  for (const order of [
    [
      [1, 0],
      [2, 1],
    ],
    [
      [2, 1],
      [0, 2],
      [1, 0],
    ],
    [
      [0, 2],
      [1, 0],
      [0, 1],
      [1, 0],
    ],
  ] as const) {
    at(0)
    const { apps, record, sheet } = await computers(3)
    for (const [each, app] of apps.entries()) {
      at(1 + each)
      await app.call('records.correct', { record, game: game(sheet, 1 + each) })
    }
    await inOrder(apps, order)
    await inOrder(apps, [
      [0, 1],
      [0, 2],
      [1, 0],
      [2, 0],
      [0, 1],
    ])
    const contents = await Promise.all(apps.map(contentOf))
    expect(new Set(contents).size).toBe(1)
    const { history, outcome } = await apps[0].call('records.get', { record })
    expect(outcome).toMatchObject({ descents: 3 })
    histories.push(history.map((form) => `${form.correctedAt} ${form.outcome.descents}`).join())
  }
  expect(new Set(histories).size).toBe(1)
  expect(histories[0]?.split(',')).toHaveLength(3)
})

test('a game with the cards that both have corrected is told with both forms, and either can be chosen', async () => {
  for (const take of ['here', 'file', null] as const) {
    at(0)
    const { apps, record, sheet } = await computers(3)
    const [here, there, third] = apps
    if (there === undefined || third === undefined) throw new Error('Computers are missing.')
    at(1)
    await here.call('records.correct', { record, game: game(sheet, 1) })
    at(2)
    await there.call('records.correct', { record, game: { ...game(sheet, 2), tier: 'veteran' } })
    await bring(third, await bundleOf(there))
    at(3)
    const base64 = await bundleOf(there)
    const preview = await here.call('imports.preview', { base64 })
    const [own, theirs] = [
      ['2026-02-02', 'Heroes: Mage', 'Dungeon: Dragon’s Cave', 'Tier: Standard'],
      ['2026-02-02', 'Heroes: Mage', 'Dungeon: Dragon’s Cave', 'Tier: Veteran'],
    ]
    expect(told(preview)).toEqual([
      {
        field: 'record-facts',
        here: [...own, 'Result: Lost', 'Descents: 1', 'Levels gained: 2', 'Ada'].join('\n'),
        file: [...theirs, 'Result: Lost', 'Descents: 2', 'Levels gained: 2', 'Ada'].join('\n'),
        wins: 'file',
      },
    ])
    expect(statusesOf(preview, 'record')).toEqual(['conflict'])
    const choices = take === null ? [] : preview.conflicts.map(({ key }) => ({ key, take }))
    const applied = await here.call('imports.apply', { base64, choices })
    expect(told(applied)).toMatchObject([{ wins: take ?? 'file' }])
    await inOrder(apps, [
      [1, 0],
      [2, 0],
    ])
    const [won, lost] = take === 'here' ? [1, 2] : [2, 1]
    for (const app of apps) {
      const { outcome, history } = await app.call('records.get', { record })
      expect(outcome).toMatchObject({ descents: won })
      expect(history.map((form) => form.outcome.descents)).toContain(lost)
      expect(await contentOf(app)).toBe(await contentOf(here))
      expect(app.broken()).toEqual([])
    }
    // Who knows both forms is told nothing more.
    const again = await here.call('imports.preview', { base64: await bundleOf(there) })
    expect(again).toMatchObject({ changes: false, conflicts: [] })
  }
})

test('forms of a game that read the same to people are told by what differs', async () => {
  const { apps, record, sheet } = await computers(2)
  const [here, there] = apps
  if (there === undefined) throw new Error('There is one computer.')
  at(1)
  const earlier = { ...game(sheet, 0), playedAt: '2026-02-02T11:00:00.000Z' }
  await here.call('records.correct', { record, game: earlier })
  at(2)
  const later = { ...game(sheet, 0), playedAt: '2026-02-02T12:00:00.000Z' }
  await there.call('records.correct', { record, game: later })
  const { conflicts } = await here.call('imports.preview', { base64: await bundleOf(there) })
  const [last, lastOfFile] = conflicts.flatMap((one) =>
    [one.here, one.file].map((text) => text.split('\n').at(-1)),
  )
  expect([last, lastOfFile]).toEqual(['2026-02-02T11:00:00.000Z', '2026-02-02T12:00:00.000Z'])
})

test('checkmarks that both have placed elsewhere are told, and can be chosen', async () => {
  const { apps, sheet, record } = await computers(2)
  const [here, there] = apps
  if (there === undefined) throw new Error('There is one computer.')
  at(1)
  await here.call('sheets.mark', { sheet, record, talent: 'guile', color: 'green' })
  at(2)
  await there.call('sheets.mark', { sheet, record, talent: 'veteran', color: 'green' })
  at(3)
  // The first placing of each is based on no other.
  const base64 = await bundleOf(there)
  const preview = await here.call('imports.preview', { base64 })
  expect(told(preview)).toEqual([
    { field: 'marks', here: 'Guile (green)', file: 'Veteran (green)', wins: 'file' },
  ])
  const choices = preview.conflicts.map(({ key }) => ({ key, take: 'here' as const }))
  await here.call('imports.apply', { base64, choices })
  await bring(there, await bundleOf(here))
  for (const app of apps)
    expect((await app.call('sheets.get', { sheet })).open?.marks).toMatchObject([
      { talent: 'guile' },
    ])
  expect(await contentOf(there)).toBe(await contentOf(here))
  // What goes on from there drops nothing.
  at(4)
  await there.call('sheets.mark', { sheet, record, talent: 'veteran', color: 'green' })
  expect((await bring(here, await bundleOf(there))).conflicts).toEqual([])
})

test('checkmarks of a settled game that both have moved are told; what loses is kept, and can be put back', async () => {
  const { apps, sheet, record } = await computers(2)
  const [here, there] = apps
  if (there === undefined) throw new Error('There is one computer.')
  const mark = (talent: 'guile' | 'veteran' | 'cunning') => ({ talent, color: 'green' }) as const
  for (const place of [mark('guile'), mark('guile')])
    await here.call('sheets.mark', { sheet, record, ...place })
  await here.call('sheets.settle', { sheet, record, forfeit: true })
  await bring(there, await bundleOf(here))
  at(1)
  await here.call('sheets.move', { sheet, record, marks: [mark('guile'), mark('veteran')] })
  at(2)
  await there.call('sheets.move', { sheet, record, marks: [mark('cunning'), mark('guile')] })
  at(3)
  const merged = await bring(here, await bundleOf(there))
  expect(told(merged)).toEqual([
    {
      field: 'marks',
      here: 'Guile (green), Veteran (green)',
      file: 'Cunning (green), Guile (green)',
      wins: 'file',
    },
  ])
  await bring(there, await bundleOf(here))
  expect(await contentOf(there)).toBe(await contentOf(here))
  const [last] = await there.call('sheets.earlierPlacings', { sheet, record })
  expect(last?.marks).toEqual([mark('guile'), mark('veteran')])
  at(4)
  const back = await there.call('sheets.move', { sheet, record, marks: [...(last?.marks ?? [])] })
  expect(back.records[0]?.marks).toEqual([mark('guile'), mark('veteran')])
  expect((await bring(here, await bundleOf(there))).conflicts).toEqual([])
  expect(await contentOf(there)).toBe(await contentOf(here))
})

test('what both have told of a sheet from paper is told with both forms, and can be chosen', async () => {
  const { apps, sheet } = await computers(2)
  const [here, there] = apps
  if (there === undefined) throw new Error('There is one computer.')
  const bosses = [{ boss: 'dragon', tier: 'novice' }] as const
  at(1)
  await here.call('sheets.correctPaper', {
    sheet,
    paper: { games: 2, marks: [{ talent: 'guile', color: 'green' }], bosses: [...bosses] },
  })
  at(2)
  await there.call('sheets.correctPaper', { sheet, paper: { games: 1, marks: [], bosses: [] } })
  at(3)
  const base64 = await bundleOf(there)
  const preview = await here.call('imports.preview', { base64 })
  expect(told(preview)).toEqual([
    {
      field: 'sheet-paper',
      here: '2 games\nDragon: Novice\nGuile (green): 1',
      file: '1 game',
      wins: 'file',
    },
  ])
  expect(statusesOf(preview, 'sheet')).toEqual(['conflict'])
  const choices = preview.conflicts.map(({ key }) => ({ key, take: 'here' as const }))
  await here.call('imports.apply', { base64, choices })
  await bring(there, await bundleOf(here))
  for (const app of apps)
    expect((await app.call('sheets.get', { sheet })).paper).toMatchObject({ games: 2, bosses })
  expect(await contentOf(there)).toBe(await contentOf(here))
  const earlier = await here.call('sheets.earlierPaper', { sheet })
  expect(earlier.map(({ paper }) => paper?.games)).toEqual([1, 2])
})

test('a bundle of before sheets came from paper is read, and takes nothing from one here that did', async () => {
  const { apps, sheet } = await computers(1)
  const [here] = apps
  const before = await bundleOf(here)
  const withoutPaper = (list: unknown): unknown =>
    (list as readonly Record<string, unknown>[]).map(
      ({ paper: _paper, earlier: _earlier, ...thing }) => thing,
    )
  const old = withEntry(
    withEntry(Buffer.from(before, 'base64'), 'sheets.json', withoutPaper),
    'manifest.json',
    (manifest) => ({ ...(manifest as object), version: 4 }),
  ).toString('base64')
  at(1)
  await here.call('sheets.correctPaper', { sheet, paper: { games: 1, marks: [], bosses: [] } })
  await bring(here, old)
  expect((await here.call('sheets.get', { sheet })).paper?.games).toBe(1)
  const other = await openTestApp()
  await bring(other, old)
  expect((await other.call('sheets.get', { sheet })).paper).toBeNull()
})

test('a bundle of before earlier texts were kept is read: a text that it would replace is told', async () => {
  const { apps, campaign } = await computers(2)
  const [here, there] = apps
  if (there === undefined) throw new Error('There is one computer.')
  at(1)
  await here.call('campaigns.rename', { campaign, name: 'Here' })
  at(2)
  await there.call('campaigns.rename', { campaign, name: 'There' })
  const before = (list: unknown): unknown =>
    (list as readonly Record<string, unknown>[]).map(({ earlier, ...thing }) => ({
      ...thing,
      ...(earlier !== undefined && Array.isArray(thing['marks']) ? { marks: [] } : {}),
    }))
  let bundle: Buffer = Buffer.from(await bundleOf(there), 'base64')
  for (const list of ['players', 'campaigns', 'records'])
    bundle = Buffer.from(withEntry(bundle, `${list}.json`, before))
  bundle = Buffer.from(
    withEntry(bundle, 'manifest.json', (manifest) => {
      const { counts, ...others } = manifest as { readonly counts: Record<string, number> }
      const rest = Object.entries(counts).filter(([kind]) => kind !== 'packs')
      return { ...others, counts: Object.fromEntries(rest), version: 2 }
    }),
  )
  const merged = await bring(here, bundle.toString('base64'))
  expect(told(merged)).toEqual([
    { field: 'campaign-name', here: 'Here', file: 'There', wins: 'file' },
  ])
  expect(await here.call('earlier.list', { of: 'campaign-name', campaign })).toMatchObject([
    { text: 'Here' },
    { text: 'Winter evenings' },
  ])
})

test('of many edits the newest earlier texts are kept', async () => {
  const app = await openTestApp()
  const { campaign } = await startCampaign(app)
  for (let minute = 1; minute <= 55; minute += 1) {
    at(minute)
    await app.call('campaigns.note', { campaign, notes: `Note ${minute}` })
  }
  const texts = await app.call('earlier.list', { of: 'campaign-notes', campaign })
  expect(texts.map((one) => one.text)).toEqual(
    Array.from({ length: 50 }, (_, each) => `Note ${54 - each}`),
  )
  expect((await bring(app, await bundleOf(app))).changes).toBe(false)
})
