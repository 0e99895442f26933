import { describe, expect, test } from 'vitest'
import { shiftInto } from '@renderer/table/zoom'

describe('what is to be in sight', () => {
  test.each<[string, number, number, number]>([
    ['stays where it is in sight already', 40, 80, 0],
    ['comes in from the left just so far', -30, 10, 38],
    ['comes in from the right just so far', 180, 240, -48],
    ['shows its beginning where there is no room for all of it', -50, 300, 58],
    ['keeps a little away from the edge', 2, 20, 6],
  ])('%s', (_, from, to, shift) => {
    expect(shiftInto(from, to, 200)).toBe(shift)
  })
})
