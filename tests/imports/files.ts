/** Files on their way from one app to another. */
import { expect } from 'vitest'
import type { CallOutput, ImportItem, ImportStatus } from '@shared/api'
import type { SheetId } from '@shared/ids'
import { games } from '@main/games'
import type { KnownGames } from '@main/imports/outcomes'
import type { TestApp } from '../api/test-app'

/** To read a file where nothing is here yet. */
export const KNOWN: KnownGames = { games, gameHere: () => null }

export const base64Of = (text: string | Uint8Array): string => Buffer.from(text).toString('base64')
export const textOf = ({ base64 }: { readonly base64: string }): string =>
  Buffer.from(base64, 'base64').toString()

export const bundleOf = async ({ call }: TestApp): Promise<string> =>
  (await call('exports.everything', { format: 'delve' })).base64

export const sheetText = async ({ call }: TestApp, sheet: SheetId): Promise<string> =>
  textOf(await call('exports.sheet', { sheet, format: 'json' }))

/** Imports a file after its preview has said what would happen, and only that. */
export const bring = async (app: TestApp, base64: string): Promise<CallOutput<'imports.apply'>> => {
  const before = app.dump()
  const preview = await app.call('imports.preview', { base64 })
  expect(app.dump()).toBe(before)
  const applied = await app.call('imports.apply', { base64 })
  expect(applied).toEqual(preview)
  expect(app.dump() !== before).toBe(applied.changes)
  return applied
}

/** Of each thing of a kind, what happened to it. */
export const statusesOf = (
  { items }: { readonly items: readonly ImportItem[] },
  kind: ImportItem['kind'],
): readonly ImportStatus[] => items.filter((item) => item.kind === kind).map(({ status }) => status)

/** Hands in a file that must be refused, and sees that it changed nothing. @returns the code */
export const refusedFile = async (app: TestApp, file: string | Uint8Array): Promise<string> => {
  const before = app.dump()
  const input = { base64: base64Of(file) }
  const preview = await app.refusal('imports.preview', input)
  const applied = await app.refusal('imports.apply', input)
  expect(applied).toEqual(preview)
  expect(app.dump()).toBe(before)
  return applied.code
}
