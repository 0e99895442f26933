/** Every card has a picture of its own, composed of what the icon set has; whose icons they are is credited. */
import set from '@iconify-json/game-icons/icons.json'
import { expect, test } from 'vitest'
import { catalogue } from '@main/games/one-deck-dungeon/cards'
import { levelPicture } from '@renderer/games/one-deck-dungeon/art/levels'
import type { Layer } from '@renderer/art/scene'
import { SCENES, sceneOf, type Pictured } from '@renderer/games/one-deck-dungeon/art/scenes'
import imports from '@renderer/art/icons.ts?raw'
import { en, it } from '../../locales/messages'
import credits from '../../../docs/credits.md?raw'

const cards: readonly Pictured[] = [
  ...[catalogue.encounters, catalogue.bosses, catalogue.heroes, catalogue.dungeons].flatMap(
    (kind) => kind.map(({ id }) => id),
  ),
  ...catalogue.dungeons.flatMap(({ floors }) => floors.map(({ id }) => id)),
  ...catalogue.potions.map(({ id }) => id),
  ...catalogue.levels.solo.map(({ level }) => levelPicture(level)),
  'victory',
  'defeat',
]
function layersOf(card: Pictured): readonly Layer[] {
  const { backdrop, subject, foreground } = sceneOf(card)
  return [...backdrop, ...subject, ...foreground]
}
function iconsOf(layers: readonly Layer[]): readonly string[] {
  return layers.flatMap((layer) => ('icon' in layer ? [layer.icon] : []))
}

test('every card of the game has its picture, and no picture is left over', () => {
  expect(new Set(cards)).toEqual(new Set(Object.keys(SCENES)))
})

test.each(cards)('%s is a scene: a place, a subject in the light, something before it', (card) => {
  const { backdrop, subject, foreground } = sceneOf(card)
  expect(backdrop.length).toBeGreaterThan(2)
  expect(iconsOf(subject)).not.toEqual([])
  expect(foreground.length).toBeGreaterThan(0)
})

test('no two cards share a picture', () => {
  expect(new Set(cards.map((card) => JSON.stringify(sceneOf(card)))).size).toBe(cards.length)
})

test.each(cards)('%s is drawn in numbers throughout', (card) => {
  expect(JSON.stringify(layersOf(card))).not.toMatch(
    /NaN|undefined|Infinity|"(x|y|rx|ry|size|top|bottom)":null/,
  )
})

test('the icons that are loaded are those that pictures use, and the set has them', () => {
  const loaded = [...imports.matchAll(/'~icons\/game-icons\/([\w-]+)'/g)].map(
    ([, icon]) => icon ?? '',
  )
  expect(new Set(loaded)).toEqual(new Set(cards.flatMap((card) => iconsOf(layersOf(card)))))
  expect(loaded.filter((icon) => !(icon in set.icons))).toEqual([])
})

test.each([en.settings.iconCredit, it.settings.iconCredit, credits])(
  'the icons are credited to who drew them: %s',
  (text) => {
    for (const word of ['Lorc', 'Delapouite', 'game-icons.net', 'CC BY 3.0'])
      expect(text).toContain(word)
  },
)
