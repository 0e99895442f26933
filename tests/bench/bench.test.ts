import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { amount } from '../amount.ts'

/** Two have their games compared, and those on one thread with those on two. */
const RUNS = amount(1, 2)

it('measures whole games and names the machine that played them', () => {
  const output = execFileSync(
    process.execPath,
    [
      join(import.meta.dirname, '../../scripts/bench.ts'),
      '--only',
      'games',
      '--games',
      '1',
      '--runs',
      String(RUNS),
      '--threads',
      String(amount(1, 2)),
    ],
    { encoding: 'utf8' },
  )
  const [machine, ...measures] = output.trimEnd().split('\n')
  expect(machine).toMatch(/threads, \d+ GiB; \w+, Node \d+\..*; commit \w+$/)
  const alone = measures.filter((line) => line.includes(' 1 thread:'))
  const speed = new RegExp(
    `: \\d+ games?, \\d+ actions, 1 thread: \\d+ actions a second \\(\\d+ to \\d+ in ${RUNS} runs\\), \\d+ a second of the processor’s time, [\\d.]+ games a second, [\\d.]+ a second of the processor’s time, checksum \\w+$`,
  )
  for (const line of alone) expect(line).toMatch(speed)
  expect(alone.map((line) => line.split(':')[0]).slice(0, 5)).toEqual([
    'all',
    'warrior,mage',
    'warrior,rogue,mage,archer',
    'legal actions and applies, warrior',
    'legal actions and applies, warrior,mage',
  ])
})

it('measures how soon the library is there, and how smoothly a table moves', () => {
  const output = execFileSync(
    process.execPath,
    [join(import.meta.dirname, '../../scripts/bench.ts'), '--only', 'screens', '--runs', '1'],
    { encoding: 'utf8' },
  )
  const [, start, roll] = output.trimEnd().split('\n')
  expect(start).toMatch(/^start: usable after \d+ ms .* in 1 run, 13 games shown$/)
  expect(roll).toMatch(
    /^roll: longest frame \d+ ms .*; longest task \d+ ms .* in 1 run, 18 dice and 3 cards moved$/,
  )
})

it('measures calls on a library, each with a checksum over what it answers', () => {
  const output = execFileSync(
    process.execPath,
    [
      join(import.meta.dirname, '../../scripts/bench.ts'),
      ...['--only', 'library', '--library', '30', '--runs', '1'],
    ],
    { encoding: 'utf8' },
  )
  const [, start, ...measures] = output.trimEnd().split('\n')
  const file =
    /^(exports|imports)\.\w+.*: [\d.]+ s, work [\d.]+ s, longest answer [\d.]+ ms, memory \d+ MB, then \d+ MB$/
  expect(measures.filter((line) => file.test(line))).toHaveLength(4)
  const calls = measures.filter((line) => !file.test(line))
  const figure = /: [\d.]+ ms \([\d.]+ to [\d.]+ in \d+ runs?\), work [\d.]+ ms/
  expect(start).toMatch(figure)
  expect(start).toMatch(/^start of the app/)
  for (const line of calls) expect(line).toMatch(figure)
  const named = calls.map((line) => line.split(/[,:]/)[0])
  for (const call of ['tables.list', 'campaigns.get', 'statistics.get', 'statistics.plots'])
    expect(named).toContain(call)
  expect(calls.filter((line) => /, then: .*, checksum \w{16}$/.test(line)).length).toBeGreaterThan(
    8,
  )
})
