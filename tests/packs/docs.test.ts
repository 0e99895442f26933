/** The examples of docs/content-packs.md are packs that the app takes. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { games } from '@main/games'
import { PACK_FORMAT, packFile } from '@shared/pack-file'
import { openTestApp } from '../api/test-app'
import { base64Of, bring, statusesOf } from '../imports/files'

const docs = readFileSync(join(import.meta.dirname, '../../docs/content-packs.md'), 'utf8')
const examples = [...docs.matchAll(/```json\n(.*?)```/gs)]
  .map(([, text = '']) => text)
  .filter((text) => text.includes(PACK_FORMAT))

test('there is an example for each game that takes packs, and each changes something', async () => {
  const app = await openTestApp()
  for (const text of examples) {
    const applied = await bring(app, base64Of(text))
    expect(statusesOf(applied, 'pack')).toEqual(['new'])
    expect(applied.items).not.toMatchObject([{ parts: [] }])
  }
  const taking = Object.values(games).flatMap(({ id, packs }) => (packs === null ? [] : [id]))
  const told = examples.map((text) => v.parse(packFile, JSON.parse(text)).game)
  expect([...new Set(told)].toSorted()).toEqual(taking.toSorted())
})

test('every part of a pack of Paper Dungeons is told of', () => {
  for (const part of Object.keys(games['paper-dungeons'].packs?.own ?? {}))
    expect(docs).toContain(`| \`${part}\``)
})
