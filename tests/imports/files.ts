/** Files on their way from one house to another. */
import { expect } from 'vitest'
import type { CallOutput, ImportItem, ImportStatus } from '@shared/api'
import type { SheetId } from '@shared/ids'
import { games } from '@main/games'
import type { KnownGames } from '@main/imports/outcomes'
import type { TestHouse } from '../api/test-house'

/** To read a file where nothing is here yet. */
export const KNOWN: KnownGames = { games, gameHere: () => null }

export const base64Of = (text: string | Uint8Array): string => Buffer.from(text).toString('base64')
export const textOf = ({ base64 }: { readonly base64: string }): string =>
  Buffer.from(base64, 'base64').toString()

export const bundleOf = async ({ call }: TestHouse): Promise<string> =>
  (await call('exports.everything', { format: 'delve' })).base64

export const sheetText = async ({ call }: TestHouse, sheet: SheetId): Promise<string> =>
  textOf(await call('exports.sheet', { sheet, format: 'json' }))

/** Imports a file after its preview has said what would happen, and only that. */
export const bring = async (
  house: TestHouse,
  base64: string,
): Promise<CallOutput<'imports.apply'>> => {
  const before = house.dump()
  const preview = await house.call('imports.preview', { base64 })
  expect(house.dump()).toBe(before)
  const applied = await house.call('imports.apply', { base64 })
  expect(applied).toEqual(preview)
  expect(house.dump() !== before).toBe(applied.changes)
  return applied
}

/** Of each thing of a kind, what happened to it. */
export const statusesOf = (
  { items }: { readonly items: readonly ImportItem[] },
  kind: ImportItem['kind'],
): readonly ImportStatus[] => items.filter((item) => item.kind === kind).map(({ status }) => status)

/** Hands in a file that must be refused, and sees that it changed nothing. @returns the code */
export const refusedFile = async (house: TestHouse, file: string | Uint8Array): Promise<string> => {
  const before = house.dump()
  const input = { base64: base64Of(file) }
  const preview = await house.refusal('imports.preview', input)
  const applied = await house.refusal('imports.apply', input)
  expect(applied).toEqual(preview)
  expect(house.dump()).toBe(before)
  return applied.code
}
