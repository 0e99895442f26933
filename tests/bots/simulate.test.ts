import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { games } from '@main/games'
import { playGame, simulated } from '@main/bots/play'
import { summarize, type Series } from '@main/bots/series'
import { amount } from '../amount'

const root = join(import.meta.dirname, '../..')
function simulate(flags: string) {
  return spawnSync(process.execPath, [join(root, 'scripts/simulate.ts'), ...flags.split(' ')], {
    cwd: root,
    encoding: 'utf8',
  })
}

const lineSchema = v.object({
  games: v.number(),
  wins: v.number(),
  winRate: v.number(),
  interval: v.tuple([v.number(), v.number()]),
  actions: v.number(),
  seconds: v.number(),
  actionsPerSecond: v.number(),
  processorSeconds: v.number(),
  checksum: v.string(),
})
function lastLine(output: string) {
  return v.parse(lineSchema, JSON.parse(output.trimEnd().split('\n').at(-1) ?? ''))
}

/** As many for each of three workers. */
const GAMES = amount(6, 12)
const FLAGS = `--heroes mage --dungeon yetis-cavern --tier novice --games ${GAMES} --seed 3`

describe('npm run simulate', () => {
  it('plays the same games however many workers share them', async () => {
    const [alone, shared] = [1, 3].map((workers) => {
      const { status, stdout } = simulate(`${FLAGS} --workers ${workers} --json`)
      expect(status).toBe(0)
      expect(stdout.trimEnd().split('\n')).toHaveLength(1)
      return lastLine(stdout)
    })
    expect(shared?.checksum).toBe(alone?.checksum)
    expect(shared).toMatchObject({ games: GAMES, wins: alone?.wins, actions: alone?.actions })

    const series: Series = {
      game: 'one-deck-dungeon',
      options: {
        heroes: [{ hero: 'mage', player: null, focus: null, talents: [], basicSkill: null }],
        dungeon: 'yetis-cavern',
        tier: 'novice',
        dice: 'app',
      },
      bots: [],
      rules: 2,
      games: GAMES,
      seed: 3,
    }
    const game = await simulated(games['one-deck-dungeon'])
    const here = summarize(
      Array.from({ length: GAMES }, (_, index) => playGame(game, series, index)),
    )
    expect(alone).toMatchObject(here)
  })

  it('ends with JSON after its sentences, and gives each series its own', () => {
    const { status, stdout } = simulate('--heroes all --games 1')
    expect(status).toBe(0)
    const lines = stdout.trimEnd().split('\n')
    expect(lines).toHaveLength(6)
    expect(lines[0]).toContain('warrior')
    expect(lastLine(stdout).games).toBe(5)
    expect(lines.at(-1)).toContain('"series":[{"hero":"warrior"')
  })

  it('explains bad flags and ends with 2', () => {
    const { status, stdout, stderr } = simulate('--heroes bard')
    expect(status).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toContain('--heroes takes one of: warrior')
  })
})
