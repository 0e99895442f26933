/** What is done about a page that crashes or hangs, event by event. */
import { expect, test } from 'vitest'
import { recoveryOptions } from '@main/hosts/electron/recovery-options'
import { staysInside } from '@main/hosts/electron/stays-inside'
import { WELL, decide } from '@main/hosts/electron/recovery'
import type { PageEvent, PageStep } from '@main/hosts/electron/recovery'
import { Refusal } from '@shared/errors'

function gone(at: number): PageEvent {
  return { kind: 'gone', at }
}
const hangs: PageEvent = { kind: 'unresponsive' }
const responds: PageEvent = { kind: 'responsive' }
function answered(answer: 'reload' | 'wait' | 'quit', at = 0): PageEvent {
  return {
    kind: 'answered',
    answer,
    at,
  }
}

/** The step that each event leads to, one after the other. */
function steps(...events: readonly PageEvent[]): readonly PageStep[] {
  let state = WELL
  return events.map((event) => {
    const decision = decide(state, event)
    state = decision.state
    return decision.step
  })
}

test('a crash is answered by one reload; another soon after it by a question', () => {
  expect(steps(gone(0), gone(59_999))).toEqual(['reload', 'ask-gone'])
})

test('a crash long after the last reload is a first one again', () => {
  expect(steps(gone(0), gone(60_000))).toEqual(['reload', 'reload'])
})

test('while the question is open, nothing else happens', () => {
  expect(steps(gone(0), gone(1), gone(2), hangs, responds)).toEqual([
    'reload',
    'ask-gone',
    'nothing',
    'nothing',
    'nothing',
  ])
})

test('the answer reloads or quits, and a crash soon after that reload is asked about at once', () => {
  expect(steps(gone(0), gone(1), answered('reload', 70_000), gone(80_000))).toEqual([
    'reload',
    'ask-gone',
    'reload',
    'ask-gone',
  ])
  expect(steps(gone(0), gone(1), answered('quit'), gone(2))).toEqual([
    'reload',
    'ask-gone',
    'quit',
    'nothing',
  ])
})

test('a page that hangs is asked about; waiting asks again the next time', () => {
  expect(steps(hangs, hangs, answered('wait'), hangs)).toEqual([
    'ask-unresponsive',
    'nothing',
    'nothing',
    'ask-unresponsive',
  ])
})

test('a page that responds again takes the question back, and its late answer counts for nothing', () => {
  expect(steps(hangs, responds, answered('reload'))).toEqual([
    'ask-unresponsive',
    'end-question',
    'nothing',
  ])
})

test('reloading a page that hangs ends its process first; that end is no crash of its own', () => {
  expect(steps(gone(0), hangs, answered('reload'), gone(1))).toEqual([
    'reload',
    'ask-unresponsive',
    'end-process',
    'reload',
  ])
})

test('a page that crashes while it is asked about is dealt with as a crash', () => {
  expect(steps(hangs, gone(0), answered('wait'))).toEqual(['ask-unresponsive', 'reload', 'nothing'])
})

test.each([
  ['already-running', 3, ['quit']],
  ['disk-full', 3, ['try-again', 'open-folder', 'quit']],
  ['folder-unwritable', 0, ['try-again', 'open-folder', 'quit']],
  ['database-link-broken', 3, ['try-again', 'open-folder', 'quit']],
  ['database-busy', 3, ['try-again', 'open-folder', 'quit']],
  ['disk-error', 3, ['try-again', 'open-folder', 'quit']],
  ['path-too-long', 3, ['try-again', 'open-folder', 'quit']],
  ['migration-failed', 3, ['open-folder', 'choose-backup', 'quit']],
  ['database-folder', 3, ['try-again', 'open-folder', 'quit']],
  ['database-newer', 3, ['open-folder', 'choose-backup', 'quit']],
  ['database-damaged', 1, ['open-folder', 'choose-backup', 'quit']],
  ['database-damaged', 0, ['open-folder', 'quit']],
] as const)('a start refused with %s, with %d backups, offers %j', (code, backups, ways) => {
  expect(recoveryOptions(new Refusal(code, ''), backups)).toEqual(ways)
})

test('a start that failed for an unknown reason offers the backups', () => {
  expect(recoveryOptions(new Error('x'), 1)).toEqual(['open-folder', 'choose-backup', 'quit'])
})

test.each([
  ['app://table/', 'app://table', true],
  ['app://table/assets/x.js', 'app://table', true],
  ['blob:app://table/1', 'app://table', true],
  ['data:text/plain,x', 'app://table', true],
  ['devtools://devtools/x', 'app://table', true],
  ['app://tableau/', 'app://table', false],
  ['https://example.com/', 'app://table', false],
  ['http://127.0.0.1:5173/x', 'app://table', false],
  ['file:///etc/passwd', 'app://table', false],
  ['ws://example.com/', 'app://table', false],
  ['http://localhost:5173/src/main.ts', 'http://localhost:5173', true],
  ['ws://localhost:5173/?token=x', 'http://localhost:5173', true],
  ['http://localhost:51730/', 'http://localhost:5173', false],
  ['ws://localhost:9999/', 'http://localhost:5173', false],
])('a request to %s by a page of %s stays inside: %s', (url, origin, inside) => {
  expect(staysInside(url, origin)).toBe(inside)
})
