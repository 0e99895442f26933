/** How the table lies in windows of every kind. */
import { expect, test } from 'vitest'
import { arrange } from '@renderer/table/arrangement'
import type { Arrangement } from '@renderer/table/arrangement'

function at(width: number, height: number, textSize: 100 | 125 | 150 | 200 = 100): Arrangement {
  return arrange({ width, height }, textSize)
}

test('the window that it was drawn for shows it as it is, larger ones show it larger', () => {
  expect(at(1280, 800)).toEqual({ form: 'wide', scale: 1 })
  expect(at(1920, 1080)).toEqual({ form: 'wide', scale: 1.35 })
  expect(at(3840, 2160)).toEqual({ form: 'wide', scale: 2.7 })
})

test('small windows show it smaller, as long as it can be read', () => {
  expect(at(1024, 700)).toEqual({ form: 'wide', scale: 0.8 })
  expect(at(960, 540)).toEqual({ form: 'wide', scale: 0.67 })
  expect(at(640, 400)).toEqual({ form: 'scrolled', scale: 1 })
})

test('an upright window has heroes and log below', () => {
  expect(at(900, 1200)).toEqual({ form: 'tall', scale: 0.93 })
  expect(at(768, 1024)).toEqual({ form: 'tall', scale: 0.8 })
  expect(at(2160, 3840)).toEqual({ form: 'tall', scale: 2.25 })
})

test('larger text is never drawn smaller again: what does not fit is scrolled to', () => {
  expect(at(1280, 800, 200)).toEqual({ form: 'scrolled', scale: 1 })
  expect(at(1280, 800, 125)).toEqual({ form: 'scrolled', scale: 1 })
  expect(at(1920, 1080, 125)).toEqual({ form: 'wide', scale: 1.08 })
  expect(at(3840, 2160, 200)).toEqual({ form: 'wide', scale: 1.35 })
})
