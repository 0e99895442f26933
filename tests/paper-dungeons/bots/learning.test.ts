/** What the bots have learned, and how they learn more. */
import { FEATURES } from '@main/games/paper-dungeons/bot/features'
import { learn } from '@main/games/paper-dungeons/bot/learning'
import { NORMAL } from '@main/games/paper-dungeons/bot/normal-weights'
import weights from '@main/games/paper-dungeons/bot/weights.json'
import { expect, test } from 'vitest'

const lesson = { name: 'solo', games: 2, seed: 3 }

test('every weight is that of a feature', () => {
  expect(new Set(FEATURES).size).toBe(FEATURES.length)
  expect(Object.keys(weights.company).toSorted()).toEqual(FEATURES.toSorted())
  expect(Object.keys(weights.solo).toSorted()).toEqual(FEATURES.toSorted())
  expect(FEATURES).toEqual(expect.arrayContaining(Object.keys(NORMAL)))
})

test('a lesson changes the weights that it is about alone, and the same lesson changes them alike', () => {
  const { weights: after, report } = learn(weights, lesson)
  expect(after.company).toEqual(weights.company)
  expect(after.solo).not.toEqual(weights.solo)
  expect(Object.values(after.solo).flat().every(Number.isFinite)).toBe(true)
  expect(report).toMatch(/^solo: 2 games, -?[\d.]+ points on average, estimates [\d.]+ off$/)
  expect(learn(weights, lesson).weights).toEqual(after)
})

test('there is no lesson of another name', () => {
  expect(() => learn(weights, { ...lesson, name: 'chess' })).toThrow('Invalid type')
})
