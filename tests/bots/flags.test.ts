import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { optionsSchema } from '@shared/games/one-deck-dungeon'
import { BadFlag, parseFlags as parse, usageOf } from '@main/bots/flags'
import { allGames } from '../contract/subjects'

function parseFlags(args: readonly string[]) {
  return parse(args, allGames)
}
/** One Deck Dungeon's options of each series. */
async function optionsOf(args: readonly string[]) {
  return (await parseFlags(args)).series.map(({ options }) => v.parse(optionsSchema, options))
}

describe('the flags of a simulation', () => {
  it('name one series', async () => {
    const { series, json, workers } = await parseFlags(
      '--game one-deck-dungeon --heroes rogue --dungeon lichs-tomb --tier fearless --games 7 --seed 9 --json'.split(
        ' ',
      ),
    )
    expect(json).toBe(true)
    expect(workers).toBe(null)
    expect(series).toEqual([
      {
        game: 'one-deck-dungeon',
        bots: [],
        rules: 2,
        games: 7,
        seed: 9,
        options: {
          heroes: [{ hero: 'rogue', player: null, focus: null, talents: [], basicSkill: null }],
          dungeon: 'lichs-tomb',
          tier: 'fearless',
          dice: 'app',
        },
      },
    ])
  })

  it('may all be left out', async () => {
    const { series, json } = await parseFlags([])
    expect(series).toHaveLength(1)
    expect(json).toBe(false)
  })

  it('take all of a kind in turn', async () => {
    const all = await optionsOf(['--heroes', 'all', '--dungeon', 'all'])
    expect(all).toHaveLength(25)
    const names = all.map(({ heroes, dungeon }) => `${String(heroes[0]?.hero)} ${dungeon}`)
    expect(new Set(names).size).toBe(25)
  })

  it.each(['warrior', 'mage,rogue', 'archer,paladin,warrior,mage'])(
    'seat a party: %s',
    async (names) => {
      const all = await optionsOf(['--heroes', names])
      expect(all.map(({ heroes }) => heroes.map(({ hero }) => hero).join())).toEqual([names])
    },
  )

  it('take the options of any game as JSON', async () => {
    const told = { heroes: [{ hero: 'mage' }], dungeon: 'lichs-tomb', tier: null }
    const [options] = await optionsOf(['--options', JSON.stringify(told)])
    expect(options).toMatchObject({ ...told, dice: 'app' })
    const args = ['--game', 'dice-race', '--options', '{"rounds":4}', '--bots', 'easy']
    expect((await parseFlags(args)).series).toEqual([
      {
        game: 'dice-race',
        options: { rounds: 4 },
        bots: ['easy', 'easy'],
        rules: 1,
        games: 100,
        seed: 1,
      },
    ])
    const both = await parseFlags([...args.slice(0, -1), 'easy,hard'])
    expect(both.series[0]?.bots).toEqual(['easy', 'hard'])
  })

  it('have listed actions drawn where nobody is to think', async () => {
    expect((await parseFlags(['--random'])).series[0]?.bots).toBe('random')
  })

  it('play by earlier rules where they are asked for', async () => {
    expect((await parseFlags(['--rules', '1'])).series[0]?.rules).toBe(1)
  })

  it('are told with those of each game’s own', async () => {
    const usage = await usageOf(allGames)
    expect(usage).toContain(`--game NAME               ${Object.keys(allGames).join(', ')}`)
    expect(usage).toContain('of one-deck-dungeon, in the place of --options:\n  --heroes')
  })

  it.each([
    [['--heroes', 'bard'], 'warrior'],
    [['--heroes', 'warrior,bard'], 'warrior'],
    [['--heroes', 'warrior,mage,rogue'], 'two or four'],
    [['--heroes', 'warrior,mage,warrior,rogue'], 'different'],
    [['--heroes', 'all,warrior'], 'all'],
    [['--heroes', ''], 'warrior'],
    [['--dungeon', 'cellar'], 'dragons-cave'],
    [['--tier', 'easy'], 'novice'],
    [['--game', 'chess'], 'one-deck-dungeon'],
    [['--games', '0'], '--games'],
    [['--games', '1.5'], '--games'],
    [['--seed', '4294967296'], '--seed'],
    [['--seed', 'one'], '--seed'],
    [['--rules', '3'], '--rules takes 2 at most'],
    [['--workers', '0'], '--workers'],
    [['--gams', '3'], '--gams'],
    [['warrior'], 'warrior'],
    [['--options', '{'], '--options takes JSON'],
    [['--options', '{"heroes":[]}'], 'heroes'],
    [['--options', '{}', '--tier', 'novice'], '--tier'],
    [['--bots', 'easy'], '--bots'],
    [['--game', 'dice-race', '--options', '{"rounds":1}', '--random', '--bots', 'easy'], '--bots'],
    [['--game', 'dice-race'], 'rounds'],
    [['--game', 'dice-race', '--options', '{"rounds":1}', '--heroes', 'mage'], '--heroes'],
    [['--game', 'dice-race', '--options', '{"rounds":1}', '--bots', 'best'], 'easy'],
    [['--game', 'dice-race', '--options', '{"rounds":1}', '--bots', 'easy,easy,easy'], '2'],
  ])('%j is refused with a sentence that says what would do', async (args, hint) => {
    await expect(parseFlags(args)).rejects.toThrow(BadFlag)
    await expect(parseFlags(args)).rejects.toThrow(hint)
  })
})
