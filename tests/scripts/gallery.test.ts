import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { placesIn, writeIndex } from '../../scripts/gallery/sheets.ts'
import { slugOf } from '../../scripts/gallery/pictures.ts'
import { newFolder, removeFolder } from '../temporary-folder.ts'

const folder = newFolder('gallery')
afterAll(() => removeFolder(folder))

test('pictures of some places leave the others in the gallery, in their order', () => {
  expect(placesIn(folder)).toEqual([])
  const places = ['the library', 'a rule', 'the codex: ogre-1']
  for (const place of places) writeFileSync(join(folder, `${slugOf(place)}.jpg`), '')
  writeIndex(folder, [...places, 'a place that has gone'])
  expect(placesIn(folder)).toEqual(places)
})
