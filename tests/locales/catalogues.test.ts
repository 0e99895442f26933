import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { api } from '@shared/api'
import type { AppEventName } from '@shared/api'
import { ERROR_CODES } from '@shared/errors'
import { GAMES } from '@shared/games'
import { LICENCES_FILE } from '@shared/licences'
import { ENGLISH, LOCALES } from '@shared/locales'
import * as oneDeckDungeon from '@shared/games/one-deck-dungeon'
import * as paperDungeons from '@shared/games/paper-dungeons'
import {
  catalogueOf,
  english,
  englishOf,
  familyKeys,
  quoted,
  sections,
  templates,
} from './catalogues'
import { filesOf } from './files'

/** Names of calls and events that look like keys. */
const EVENTS: readonly AppEventName[] = [
  'table.changed',
  'campaign.changed',
  'job.progress',
  'app.notice',
  'app.command',
  'imports.waiting',
  'exports.ended',
  'app.acknowledged',
  'packs.changed',
]
const notKeys = new Set<string>([...Object.keys(api), ...EVENTS, LICENCES_FILE])

function parameters(message: string): readonly string[] {
  return [...new Set([...message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))].sort()
}

/** The games, those too whose screens are still to come: a game is registered with its screens. */
const folders = readdirSync('src/shared/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort()

test('every registered game has its folder', () => {
  expect(folders).toEqual(expect.arrayContaining([...GAMES]))
})

test('English and Italian are spoken', () => {
  expect(LOCALES).toEqual(expect.arrayContaining(['en', 'it']))
})

describe.each(LOCALES)('the catalogue of %s', (locale) => {
  const catalogue = catalogueOf(locale)
  const plurals = (catalogue.get('language.plurals') ?? '').split(' ')

  test('has the keys of the English files of the same names', () => {
    expect([...catalogue.keys()].sort()).toEqual([...englishOf(locale).keys()].sort())
  })

  test('is one file for the app, and one for each game with its own section and its own refusals', () => {
    const { app, ...games } = filesOf(locale)
    // A game begins with English, and other languages follow.
    if (locale === ENGLISH) expect(Object.keys(games).sort()).toEqual(folders)
    else expect(folders).toEqual(expect.arrayContaining(Object.keys(games)))
    const roots = Object.keys(app ?? {})
    for (const [game, messages] of Object.entries(games)) {
      const [root = '', ...others] = Object.keys(messages).filter((section) => section !== 'errors')
      expect(others).toEqual([])
      expect(roots).not.toContain(root)
      roots.push(root)
      expect(Object.keys(messages['errors'] ?? {})).toEqual([game])
    }
  })

  test('has its named parameters in each message', () => {
    const all = (one: ReadonlyMap<string, string>) =>
      Object.fromEntries([...one].map(([key, message]) => [key, parameters(message)]))
    expect(all(catalogue)).toEqual(all(englishOf(locale)))
  })

  test('names plural categories of its language, and has as many forms in each message that counts', () => {
    const known = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
    expect(known).toEqual(expect.arrayContaining(plurals))
    const forms = [...catalogue].map(([key, message]) => [key, message.split('|').length] as const)
    const odd = forms.filter(
      ([, count]) => count > 1 && count !== plurals.length && count !== plurals.length + 1,
    )
    expect(odd).toEqual([])
  })

  test('leaves no message empty or untidy', () => {
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
  const ofGames = Object.entries({
    'one-deck-dungeon': oneDeckDungeon,
    'paper-dungeons': paperDungeons,
  }).flatMap(([game, { REJECTIONS, CAMPAIGN_REFUSALS }]) =>
    [...REJECTIONS, ...CAMPAIGN_REFUSALS].map((code) => `${game}.${code}`),
  )
  const codes = [...ERROR_CODES, ...ofGames]

  test.each(LOCALES)('in %s, of its own', (locale) => {
    const catalogue = catalogueOf(locale)
    const sentences = codes.map((code) => catalogue.get(`errors.${code}`))
    expect(sentences.filter((sentence) => !/[.!?]$/.test(sentence ?? ''))).toEqual([])
    expect(new Set(sentences).size).toBe(codes.length)
  })
})
