import { describe, expect, it } from 'vitest'
import { BadFlag, parseFlags } from '@main/advice/flags'

describe('the flags of a simulation', () => {
  it('name one series', () => {
    const { series, json, workers } = parseFlags(
      '--game one-deck-dungeon --heroes rogue --dungeon lichs-tomb --tier fearless --games 7 --seed 9 --json'.split(
        ' ',
      ),
    )
    expect(json).toBe(true)
    expect(workers).toBe(null)
    expect(series).toEqual([
      {
        game: 'one-deck-dungeon',
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

  it('may all be left out', () => {
    const { series, json } = parseFlags([])
    expect(series).toHaveLength(1)
    expect(json).toBe(false)
  })

  it('take all of a kind in turn', () => {
    const { series } = parseFlags(['--heroes', 'all', '--dungeon', 'all'])
    expect(series).toHaveLength(25)
    const names = series.map(
      ({ options }) => `${String(options.heroes[0]?.hero)} ${options.dungeon}`,
    )
    expect(new Set(names).size).toBe(25)
  })

  it.each(['warrior', 'mage,rogue', 'archer,paladin,warrior,mage'])('seat a party: %s', (names) => {
    const { series } = parseFlags(['--heroes', names])
    expect(series.map(({ options }) => options.heroes.map(({ hero }) => hero).join())).toEqual([
      names,
    ])
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
    [['--workers', '0'], '--workers'],
    [['--gams', '3'], '--gams'],
    [['warrior'], 'warrior'],
  ])('%j is refused with a sentence that says what would do', (args, hint) => {
    expect(() => parseFlags(args)).toThrow(BadFlag)
    expect(() => parseFlags(args)).toThrow(hint)
  })
})
