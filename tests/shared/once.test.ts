import { eachOnce, Latest, once, onceOfLatest } from '@shared/once'
import { describe, expect, test } from 'vitest'

interface Named {
  readonly name: string
}
const [one, other, third]: readonly [Named, Named, Named] = [
  { name: 'one' },
  { name: 'other' },
  { name: 'third' },
]
/** Remembers what it was asked to make. */
function maker() {
  const asked: string[] = []
  const make = ({ name }: Named) => {
    asked.push(name)
    return { made: name }
  }
  return { asked, make }
}

describe('what is made once', () => {
  test('is made once of each object, in whatever order they are asked for', () => {
    const { asked, make } = maker()
    const made = once(make)
    const first = made(one)
    expect([made(one), made(other), made(one)]).toEqual([first, { made: 'other' }, first])
    expect(made(one)).toBe(first)
    expect(asked).toEqual(['one', 'other'])
  })

  test('of the last few is made anew once others have come', () => {
    const { asked, make } = maker()
    const made = onceOfLatest(2, make)
    expect([one, other, one, third, other, one].map((each) => made(each).made)).toEqual([
      'one',
      'other',
      'one',
      'third',
      'other',
      'one',
    ])
    expect(asked).toEqual(['one', 'other', 'third', 'one'])
  })

  test('of a list is made anew where something else stands, and only there', () => {
    const { asked, make } = maker()
    const made = eachOnce(make)
    const before = made([one, other])
    const after = made([one, third, other])
    expect(after.map((each) => each.made)).toEqual(['one', 'third', 'other'])
    expect(after[0]).toBe(before[0])
    expect(asked).toEqual(['one', 'other', 'third', 'other'])
    const same = [one]
    expect(made(same)).toBe(made(same))
  })
})

test('the latest alone are looked up', () => {
  const latest = new Latest<Named, number>(2)
  latest.set(one, 1)
  latest.set(other, 2)
  latest.set(third, 3)
  expect([latest.get(one), latest.get(other), latest.get(third)]).toEqual([undefined, 2, 3])
})
