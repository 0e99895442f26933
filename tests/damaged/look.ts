/** Looks at everything in a library: each call that lists, adds up or exports must answer. */
import { expect } from 'vitest'
import type { CallInput, CallName } from '@shared/api'
import type { OwnOutput } from '@shared/games/one-deck-dungeon/answers'
import type { App } from '@main/hosts/host'

export interface Seen {
  /** Kind and id of all that is listed. */
  readonly listed: ReadonlySet<string>
  /** Kind and key of what is named as damaged, or as left out of the bundle of everything. */
  readonly named: readonly string[]
  /** What another computer is to import. */
  readonly files: readonly string[]
}

/** What asks of one thing alone may say that it is damaged. */
const DAMAGED = /^(database-damaged|table-(unreadable|doubtful|newer))$/

/** @param thorough whether each campaign and sheet is exported by itself, too */
export async function lookAtAll(app: App, thorough: boolean): Promise<Seen> {
  const listed = new Set<string>()
  const named: string[] = []
  const files: string[] = []
  const call = async <Name extends CallName>(name: Name, input: CallInput<Name>) => {
    const answer = await app.call(name, input)
    if ('ok' in answer) return answer.ok as OwnOutput<Name>
    throw new Error(`${name} ${JSON.stringify(input)}: ${JSON.stringify(answer.error)}`)
  }
  const callDamaged = async <Name extends CallName>(name: Name, input: CallInput<Name>) => {
    const answer = await app.call(name, input)
    if ('ok' in answer) return answer.ok as OwnOutput<Name>
    expect(answer.error.code, `${name} ${JSON.stringify(input)}`).toMatch(DAMAGED)
    return null
  }
  const everything = { scope: { of: 'everything' } } as const
  await call('settings.get', {})
  await call('app.diagnostics', {})
  await call('statistics.get', everything)
  await call('statistics.get', { scope: { of: 'player', player: 'Bob' } })
  await call('statistics.plots', everything)
  await call('daily.list', {})
  const library = await call('library.get', {})
  for (const { campaign } of library.campaigns) listed.add(`campaign of the library ${campaign}`)
  for (const { table } of library.underWay.tables) listed.add(`table of the library ${table}`)
  for (const { table } of library.bin.tables) listed.add(`table in the bin ${table}`)
  const page = await call('statistics.records', { ...everything, limit: 9 })
  expect(page.records.length).toBe(page.total)
  for (const { record } of page.records) listed.add(`record of statistics ${record}`)
  for (const { pack } of await call('packs.list', {})) {
    listed.add(`pack ${pack}`)
    await call('packs.get', { pack })
    await call('exports.pack', { pack })
  }
  await call('campaigns.list', { deleted: true })
  await call('tables.list', { deleted: true })
  await call('records.list', { deleted: true })
  for (const { record } of await call('records.list', {})) listed.add(`record ${record}`)
  for (const { table } of await call('tables.list', {})) {
    listed.add(`table ${table}`)
    if ((await callDamaged('tables.open', { table })) !== null) listed.add(`game ${table}`)
  }
  for (const { campaign } of await call('campaigns.list', {})) {
    listed.add(`campaign ${campaign}`)
    const of = await call('campaigns.get', { campaign })
    for (const { record } of of.records) {
      listed.add(`record of campaign ${record}`)
      await call('records.get', { record })
    }
    const newest = await call('campaigns.get', { campaign, limit: 9 })
    expect(newest.records).toEqual(of.records)
    for (const { table } of of.tables) listed.add(`table of campaign ${table}`)
    // A campaign of a game that is not here has no more than its name.
    if (!('gauntlets' in of)) continue
    for (const { gauntlet } of of.gauntlets) {
      listed.add(`series ${gauntlet}`)
      await callDamaged('gauntlets.get', { gauntlet })
    }
    for (const { sheet } of of.sheetList) {
      listed.add(`sheet ${sheet}`)
      await call('sheets.get', { sheet })
      if (!thorough) continue
      await call('exports.sheet', { sheet, format: 'csv' })
      await call('exports.sheet', { sheet, format: 'pdf' })
      const file = await callDamaged('exports.sheet', { sheet, format: 'json' })
      if (file !== null) files.push(file.base64)
    }
    await call('statistics.get', { scope: { of: 'campaign', campaign } })
    if (!thorough) continue
    await call('exports.campaign', { campaign, format: 'csv' })
    await call('exports.campaign', { campaign, format: 'bgstats' })
    for (const format of ['json', 'delve'] as const) {
      const file = await callDamaged('exports.campaign', { campaign, format })
      if (file !== null) files.push(file.base64)
    }
  }
  await call('exports.everything', { format: 'csv' })
  await call('exports.everything', { format: 'bgstats' })
  const bundle = await call('exports.everything', { format: 'delve' })
  files.push(bundle.base64)
  for (const { kind, key } of bundle.leftOut) named.push(`${kind} ${key}`)
  for (const { kind, key } of await call('damaged.list', {})) named.push(`${kind} ${key}`)
  return { listed, named, files }
}
