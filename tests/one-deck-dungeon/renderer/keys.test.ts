/** The table's keys on the keyboards that people have. */
import { describe, expect, test } from 'vitest'
import { keyFrom } from '@renderer/games/one-deck-dungeon/table/keys/keys'
import type { KeyPress } from '@renderer/table/keyboard'

/** What the keys of a layout type, in the order of their rows on a US keyboard. */
interface Layout {
  readonly digits: string
  readonly shifted: string
  readonly top: string
  readonly home: string
  readonly bottom: string
  /** Where Ctrl+Z is pressed. */
  readonly undo: string
}
const ROWS = {
  digits: '1234567890',
  top: 'QWERTYUIOP',
  home: 'ASDFGHJKL;',
  bottom: 'ZXCVBNM,./',
} as const

const LATIN: Readonly<Record<string, Layout>> = {
  QWERTY: {
    digits: '1234567890',
    shifted: '!@#$%^&*()',
    top: 'qwertyuiop',
    home: 'asdfghjkl;',
    bottom: 'zxcvbnm,./',
    undo: 'KeyZ',
  },
  QWERTZ: {
    digits: '1234567890',
    shifted: '!"§$%&/()=',
    top: 'qwertzuiop',
    home: 'asdfghjklö',
    bottom: 'yxcvbnm,.-',
    undo: 'KeyY',
  },
  AZERTY: {
    digits: `&é"'(-è_çà`,
    shifted: '1234567890',
    top: 'azertyuiop',
    home: 'qsdfghjklm',
    bottom: 'wxcvbn,;:!',
    undo: 'KeyW',
  },
  Czech: {
    digits: '+ěščřžýáíé',
    shifted: '1234567890',
    top: 'qwertzuiop',
    home: 'asdfghjklů',
    bottom: 'yxcvbnm,.-',
    undo: 'KeyY',
  },
  Dvorak: {
    digits: '1234567890',
    shifted: '!@#$%^&*()',
    top: `',.pyfgcrl`,
    home: 'aoeuidhtns',
    bottom: ';qjkxbmwvz',
    undo: 'Slash',
  },
}
const OTHER: Readonly<Record<string, Layout>> = {
  Russian: {
    digits: '1234567890',
    shifted: '!"№;%:?*()',
    top: 'йцукенгшщз',
    home: 'фывапролдж',
    bottom: 'ячсмитьбю.',
    undo: 'KeyZ',
  },
  Bulgarian: {
    digits: '1234567890',
    shifted: '!?+"%=:/–№',
    top: ',уеишщксдз',
    home: 'ьяаожгтнвм',
    bottom: 'юйъэфхпрлб',
    undo: 'KeyZ',
  },
  Greek: {
    digits: '1234567890',
    shifted: '!@#$%^&*()',
    top: ';ςερτυθιοπ',
    home: 'ασδφγηξκλ´',
    bottom: 'ζχψωβνμ,./',
    undo: 'KeyZ',
  },
  Hebrew: {
    digits: '1234567890',
    shifted: '!@#$%^&*)(',
    top: `/'קראטוןםפ`,
    home: 'שדגכעיחלךף',
    bottom: 'זסבהנמצתץ.',
    undo: 'KeyZ',
  },
  Arabic: {
    digits: '١٢٣٤٥٦٧٨٩٠',
    shifted: '!@#$%^&*)(',
    top: 'ضصثقفغعهخح',
    home: 'شسيبلاتنمك',
    bottom: 'ئءؤرىةوزظ/',
    undo: 'KeyZ',
  },
  Hindi: {
    digits: '१२३४५६७८९०',
    shifted: '!@#$%^&*()',
    top: 'ौैाीूबहगदज',
    home: 'ोे्िुपरकतच',
    bottom: 'ॆंमनवलस,.य',
    undo: 'KeyZ',
  },
}

function codeOf(place: string): string {
  if (/\d/.test(place)) return `Digit${place}`
  if (/[A-Z]/.test(place)) return `Key${place}`
  return { ';': 'Semicolon', ',': 'Comma', '.': 'Period', '/': 'Slash' }[place] ?? ''
}
function press(code: string, key: string, also: Partial<KeyPress> = {}): KeyPress {
  return { code, key, ctrlKey: false, metaKey: false, shiftKey: false, ...also }
}
/** Every key of the rows of letters, with its code and what the layout types there. */
function lettersOn(layout: Layout) {
  return (['top', 'home', 'bottom'] as const).flatMap((row) =>
    Array.from(ROWS[row]).map((place, at) => ({
      place,
      code: codeOf(place),
      key: layout[row][at] ?? '',
    })),
  )
}
function letterAt(code: string, key: string): string | null {
  const pressed = keyFrom(press(code, key))
  return pressed?.type === 'letter' ? pressed.letter : null
}
const ALL = Object.entries({ ...LATIN, ...OTHER })

describe.each(ALL)('on a %s keyboard', (_, layout) => {
  test('each digit is pressed on its key, with or without Shift where it needs Shift', () => {
    for (const [at, place] of Array.from(ROWS.digits).entries()) {
      const [plain = '', shifted = ''] = [layout.digits[at], layout.shifted[at]]
      const code = codeOf(place)
      const digit = Number(place)
      expect(keyFrom(press(code, plain))).toEqual({ type: 'digit', digit, shift: false })
      // What a question mark lies on is the way to the list of keys.
      const withShift =
        shifted === '?' ? { type: 'help' } : { type: 'digit', digit, shift: !/[0-9]/.test(shifted) }
      expect(keyFrom(press(code, shifted, { shiftKey: true }))).toEqual(withShift)
    }
  })

  test('Ctrl+Z takes back where the layout has it, and nowhere else', () => {
    const undoing = lettersOn(layout).filter(
      ({ code, key }) => keyFrom(press(code, key, { ctrlKey: true }))?.type === 'undo',
    )
    expect(undoing.map(({ code }) => code)).toEqual([layout.undo])
    for (const { code, key } of undoing) {
      expect(keyFrom(press(code, key, { metaKey: true }))).toEqual({ type: 'undo' })
      expect(keyFrom(press(code, key, { ctrlKey: true, shiftKey: true }))).toBeNull()
      expect(keyFrom(press(code, key.toUpperCase(), { ctrlKey: true }))).toEqual({ type: 'undo' })
    }
  })
})

describe.each(Object.entries(LATIN))('on a %s keyboard, which has Latin letters,', (_, layout) => {
  test('the letter that is printed counts', () => {
    for (const { code, key } of lettersOn(layout)) {
      const printed = /[a-z]/.test(key) ? key.toUpperCase() : null
      expect(letterAt(code, key)).toBe(printed)
      expect(letterAt(code, key.toUpperCase())).toBe(printed)
    }
  })
})

describe.each(Object.entries(OTHER))(
  'on a %s keyboard, which has no Latin letters,',
  (_, layout) => {
    test('the place of a key counts', () => {
      for (const { place, code, key } of lettersOn(layout))
        expect(letterAt(code, key)).toBe(/[A-Z]/.test(place) ? place : null)
    })
  },
)

test('the dotted and the dotless I of a Turkish keyboard are both I', () => {
  expect([letterAt('KeyI', 'ı'), letterAt('Quote', 'i'), letterAt('Quote', 'İ')]).toEqual([
    'I',
    'I',
    'I',
  ])
})

test.each([
  ['Slash', '?', true],
  ['Minus', '?', true],
  ['KeyM', '?', true],
  ['Digit7', '?', true],
  ['F1', 'F1', false],
])('the list of keys opens by %s typing %s', (code, key, shiftKey) => {
  expect(keyFrom(press(code, key, { shiftKey }))).toEqual({ type: 'help' })
})

test.each([
  ['Numpad7', '7', { type: 'digit', digit: 7, shift: false }],
  ['Numpad7', 'Home', null],
  ['ArrowLeft', 'ArrowLeft', { type: 'arrow', at: 0 }],
  ['ArrowRight', 'ArrowRight', { type: 'arrow', at: 1 }],
  ['Escape', 'Escape', { type: 'escape' }],
  ['Backspace', 'Backspace', { type: 'back' }],
  ['NumpadEnter', 'Enter', { type: 'enter' }],
  ['ShiftLeft', 'Shift', null],
  ['KeyA', 'Process', null],
  ['BracketLeft', 'х', null],
])('%s typing %s', (code, key, expected) => {
  expect(keyFrom(press(code, key))).toEqual(expected)
})
