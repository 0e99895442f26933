import { beforeEach, describe, expect, test } from 'vitest'
import { shallowRef } from 'vue'
import { useSecondPress, type SecondPress } from '@renderer/table/second-press'

const moment = shallowRef({})
let done = 0
let press: SecondPress
function pressed(): void {
  press.press(() => (done += 1))
}

beforeEach(() => {
  done = 0
  press = useSecondPress(() => moment.value)
})

describe('a press that is asked for once more', () => {
  test('does nothing at first but ask, and its work with the second', () => {
    pressed()
    expect(press.armed.value).toBe(true)
    expect(done).toBe(0)
    pressed()
    expect(done).toBe(1)
    expect(press.armed.value).toBe(false)
  })

  test('counts for nothing once it is let go', () => {
    pressed()
    press.letGo()
    pressed()
    expect(done).toBe(0)
  })

  test('counts for nothing once things stand otherwise', () => {
    pressed()
    moment.value = {}
    expect(press.armed.value).toBe(false)
    pressed()
    expect(done).toBe(0)
  })
})
