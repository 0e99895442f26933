import { describe, expect, test } from 'vitest'
import { api } from '@shared/api'
import type { AppEventName } from '@shared/api'
import { ERROR_CODES } from '@shared/errors'
import { REJECTIONS } from '@shared/games/one-deck-dungeon'
import { english, familyKeys, italian, quoted, sections, templates } from './catalogues'

const catalogues = { English: english, Italian: italian }

/** Names of calls and events that look like keys. */
const EVENTS: readonly AppEventName[] = [
  'table.changed',
  'campaign.changed',
  'job.progress',
  'app.notice',
]
const notKeys = new Set<string>([...Object.keys(api), ...EVENTS])

const parameters = (message: string): readonly string[] =>
  [...new Set([...message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))].sort()

describe('the two languages', () => {
  test('have the same keys', () => {
    expect([...italian.keys()].sort()).toEqual([...english.keys()].sort())
  })

  test('have the same named parameters in each message', () => {
    const all = (catalogue: ReadonlyMap<string, string>) =>
      Object.fromEntries([...catalogue].map(([key, message]) => [key, parameters(message)]))
    expect(all(italian)).toEqual(all(english))
  })

  test.each(Object.entries(catalogues))('%s leaves no message empty or untidy', (_, catalogue) => {
    const untidy = [...catalogue].filter(([, message]) => /^\s|\s$|\s{2}|^$|[^\n]'/.test(message))
    expect(untidy).toEqual([])
  })
})

describe('the messages and the source', () => {
  test('every key that the source names is there', () => {
    const named = [...quoted].filter(
      (key) => sections.includes(key.split('.')[0] ?? '') && key.includes('.') && !notKeys.has(key),
    )
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter((key) => !english.has(key))).toEqual([])
  })

  test('every key that is put together from an id is there', () => {
    expect(familyKeys.length).toBeGreaterThan(100)
    expect(familyKeys.filter((key) => !english.has(key))).toEqual([])
  })

  test('no message lies unused', () => {
    const used = new Set(familyKeys)
    const unused = [...english.keys()].filter(
      (key) =>
        !used.has(key) &&
        !quoted.has(key) &&
        !quoted.has(key.replace(/^odd\./, '')) &&
        !templates.some((template) => template.test(key)),
    )
    expect(unused).toEqual([])
  })
})

describe('every refusal has its sentence', () => {
  const codes = [...ERROR_CODES, ...REJECTIONS.map((code) => `one-deck-dungeon.${code}`)]

  test.each(Object.entries(catalogues))('in %s, of its own', (_, catalogue) => {
    const sentences = codes.map((code) => catalogue.get(`errors.${code}`))
    expect(sentences.filter((sentence) => !/[.!?]$/.test(sentence ?? ''))).toEqual([])
    expect(new Set(sentences).size).toBe(codes.length)
  })
})
