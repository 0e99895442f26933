import { describe, expect, test } from 'vitest'
import { faceAt, passingFaces, poseAt, throwOf } from '@renderer/motion/tumble'

const FROM = { x: -400, y: -120 }
const SHARES = Array.from({ length: 101 }, (_, index) => index / 100)

describe.each([
  ['out of a hand', true],
  ['jumping up where it lay', false],
])('a die thrown %s', (_, hand) => {
  const thrown = throwOf(0, 56, FROM, hand)

  test('begins where it was', () => {
    const { x, y } = poseAt(thrown, 0)
    expect(x).toBeCloseTo(FROM.x)
    expect(y).toBeCloseTo(FROM.y)
  })

  test('lies flat, straight and still where it belongs in the end', () => {
    const { x, y, height, turned, lean, squash } = poseAt(thrown, 1)
    for (const still of [x, y, height, turned, lean, squash]) expect(still).toBeCloseTo(0)
  })

  test('never sinks into the table, and comes down three times', () => {
    const heights = SHARES.map((share) => poseAt(thrown, share).height)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(0)
    const lands = heights.filter((height, index) => height < 2 && (heights[index - 1] ?? 0) >= 2)
    expect(lands).toHaveLength(3)
  })

  test('turns over from its first face to its last, one after the other', () => {
    const faces = SHARES.map((share) => faceAt(thrown, share))
    expect(faces[0]).toBe(0)
    expect(faces.at(-1)).toBe(thrown.turns)
    for (const [index, face] of faces.entries())
      expect([0, 1]).toContain(face - (faces[index - 1] ?? face))
  })
})

test('faces pass by, no two alike in a row, and the last is the one rolled', () => {
  for (const rolled of [1, 2, 3, 4, 5, 6]) {
    const faces = passingFaces(6, rolled)
    expect(faces).toHaveLength(7)
    expect(faces.at(-1)).toBe(rolled)
    for (const [index, face] of faces.entries()) expect(face).not.toBe(faces[index - 1])
  }
})
