/** Files on their way from one app to another. */
import { expect } from 'vitest'
import type { CallOutput, ImportItem, ImportStatus } from '@shared/api'
import type { SheetId } from '@shared/ids'
import { games } from '@main/games'
import type { KnownGames } from '@main/imports/outcomes'
import type { ReadingParts } from '@main/imports/read-bundle'
import type { TestApp } from '../api/test-app'

/** To read a file where nothing is here yet. */
export const KNOWN: KnownGames & ReadingParts = {
  games,
  gameHere: () => null,
  say: ({ key }) => key,
  step: () => undefined,
}

export function base64Of(text: string | Uint8Array): string {
  return Buffer.from(text).toString('base64')
}
export function textOf({ base64 }: { readonly base64: string }): string {
  return Buffer.from(base64, 'base64').toString()
}

export async function bundleOf({ call }: TestApp): Promise<string> {
  return (await call('exports.everything', { format: 'delve' })).base64
}

export async function sheetText({ call }: TestApp, sheet: SheetId): Promise<string> {
  return textOf(await call('exports.sheet', { sheet, format: 'json' }))
}

/** Imports a file after its preview has said what would happen, and only that. */
export async function bring(app: TestApp, base64: string): Promise<CallOutput<'imports.apply'>> {
  const before = app.dump()
  const preview = await app.call('imports.preview', { base64 })
  expect(app.dump()).toBe(before)
  const applied = await app.call('imports.apply', { base64 })
  expect(applied).toEqual(preview)
  expect(app.dump() !== before).toBe(applied.changes)
  return applied
}

/** Of each thing of a kind, what happened to it. */
export function statusesOf(
  { items }: { readonly items: readonly ImportItem[] },
  kind: ImportItem['kind'],
): readonly ImportStatus[] {
  return items.filter((item) => item.kind === kind).map(({ status }) => status)
}

/** Hands in a file that must be refused, and sees that it changed nothing. @returns the code */
export async function refusedFile(app: TestApp, file: string | Uint8Array): Promise<string> {
  const before = app.dump()
  const input = { base64: base64Of(file) }
  const preview = await app.refusal('imports.preview', input)
  const applied = await app.refusal('imports.apply', input)
  expect(applied).toEqual(preview)
  expect(app.dump()).toBe(before)
  return applied.code
}
