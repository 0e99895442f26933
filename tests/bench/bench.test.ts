import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('measures whole games and names the machine that played them', () => {
  const output = execFileSync(
    process.execPath,
    [join(import.meta.dirname, '../../scripts/bench.ts'), '--games', '5', '--runs', '2'],
    { encoding: 'utf8' },
  )
  const [machine, alone] = output.trimEnd().split('\n')
  expect(machine).toMatch(/threads, \d+ GiB; \w+, Node \d+\..*; commit \w+$/)
  expect(alone).toMatch(
    /^5 games, \d+ actions, 1 thread: \d+ actions a second \(\d+ to \d+ in 2 runs\), checksum \w+$/,
  )
})
