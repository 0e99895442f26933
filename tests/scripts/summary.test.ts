import { Writable } from 'node:stream'
import { WriteStream } from 'node:tty'
import { describe, expect, it, vi } from 'vitest'
import { countsLine, errorLines } from '../../scripts/test/summary.ts'

const plain = new Writable()
const terminal = Object.assign(new Writable(), {
  isTTY: true,
  getColorDepth: () => WriteStream.prototype.getColorDepth(process.env),
})

describe('the counts of a run', () => {
  it('are those of all runners, alone on a line', () => {
    const counted = [
      { passed: 1200, failed: 1 },
      { passed: 40, failed: 2 },
    ]
    expect(countsLine(counted)).toBe('1240 passed, 3 failed')
  })

  it('are nothing where no runner came to count', () => {
    expect(countsLine([null, null])).toBe('0 passed, 0 failed')
  })
})

describe('the errors of a run', () => {
  const lines = Array.from({ length: 30 }, (_, at) => `line ${at + 1}`)
  const crashed = {
    name: 'lint',
    ending: 'exit code 2',
    output: `${lines.join('\n')}\nError: ENOENT: no such file\n\n`,
  }

  it('name each failed step and end with what it said last', () => {
    const said = errorLines([crashed], plain).split('\n')
    expect(said[0]).toBe('Stopped at: lint (exit code 2)')
    expect(said[1]).toBe('line 12')
    expect(said.at(-1)).toBe('Error: ENOENT: no such file')
  })

  it('name a step that said nothing, and how it ended', () => {
    const killed = { name: 'unit', ending: 'ended by SIGKILL', output: '\n' }
    expect(errorLines([crashed, killed], plain)).toMatch(
      /\n\nStopped at: unit \(ended by SIGKILL\)$/,
    )
  })

  it('are red on a terminal, line by line, without a tool’s own colours', () => {
    const red = { name: 'types', ending: 'exit code 1', output: '\u001b[32mgreen\u001b[39m\r\n' }
    vi.stubEnv('TERM', 'xterm-256color')
    for (const kept of ['CI', 'TEAMCITY_VERSION', 'NO_COLOR']) vi.stubEnv(kept, undefined)
    vi.stubEnv('FORCE_COLOR', undefined)
    vi.stubEnv('NODE_DISABLE_COLORS', undefined)
    expect(errorLines([red], terminal)).toBe(
      '\u001b[31mStopped at: types (exit code 1)\u001b[39m\n\u001b[31mgreen\u001b[39m',
    )
    vi.stubEnv('NO_COLOR', '1')
    expect(errorLines([red], terminal)).toBe('Stopped at: types (exit code 1)\ngreen')
    vi.unstubAllEnvs()
  })

  it('are nothing where nothing failed', () => {
    expect(errorLines([], plain)).toBe('')
  })
})
