/**
 * The themes keep their word (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11): text reaches a contrast of 4.5 to 1 on every
 * ground it is made for, 7 to 1 in the theme of contrast; what has to be seen without being read reaches 3 to 1.
 */
import { describe, expect, test } from 'vitest'
import { THEMES } from '../../src/shared/api.ts'
import { colorsOf, contrast, luminance } from './themes.ts'

const STATS = ['strength', 'agility', 'magic', 'heroic'] as const
function of(part: string): readonly string[] {
  return STATS.map((stat) => `${stat}-${part}`)
}
type Pairs = readonly (readonly [over: readonly string[], under: readonly string[]])[]

const TABLE = ['ground-deep', 'ground', 'ground-raised', 'ground-high']
const LYING = ['panel', 'panel-raised', 'panel-low', 'bar', 'well', 'well-deep', 'veil-strong']
const CARDS = ['card-bright', 'card', 'card-dim']
const LIT = ['card-lit', 'card-lit-deep', 'card-lit-over', 'card-alarm', 'card-alarm-over']
const BOXES = ['box', 'box-over', 'box-ready', 'box-held', 'box-covered']

const text: Pairs = [
  [
    ['ground-ink', 'ground-ink-muted', 'ground-ink-faint'],
    [...TABLE, ...LYING],
  ],
  [
    ['accent-ink', 'accent-ink-soft', 'good', 'bad', 'warn', 'heart', 'potion'],
    [...TABLE, ...LYING],
  ],
  [['accent-ink'], ['ground-over', 'accent-ground', 'accent-ground-deep', 'won', 'won-deep']],
  [
    ['ground-ink', 'accent-ink'],
    ['won-lit', 'won', 'won-deep'],
  ],
  [
    ['ground-ink', 'lost-ink'],
    ['lost-lit', 'lost', 'lost-deep'],
  ],
  [
    ['card-ink', 'card-ink-muted'],
    [...CARDS, 'card-dark', ...LIT, ...BOXES],
  ],
  [
    ['card-foe', 'card-gold', 'card-bad', 'card-heart', 'card-potion'],
    [...CARDS, 'card-lit', 'card-lit-deep', 'box', 'box-over', 'box-held'],
  ],
  [of('deep'), [...CARDS, 'card-lit', 'card-lit-deep']],
  [['card-heart', 'armor-ink', 'skull-ink'], BOXES],
  [['on-accent'], ['accent-bright', 'accent', 'accent-deep']],
  [['card-ink'], ['meter', 'meter-fill', 'meter-full', 'meter-full-deep']],
  [['on-danger'], ['danger', 'danger-raised']],
  [['on-alarm'], ['alarm', 'alarm-deep']],
  [['on-success'], ['success']],
  [['felt-ink', 'felt-ink-muted', 'felt-accent'], ['felt']],
  [['stone-ink'], ['stone', 'stone-deep']],
  [['on-stone-dark'], ['stone-dark']],
  [['on-cave'], ['cave', 'cave-light']],
  [['on-tier'], ['tier-novice', 'tier-standard', 'tier-veteran', 'tier-fearless']],
  [['any-ink'], ['any-fill']],
  ...[...STATS].map((stat) => [[`${stat}-ink`], [`${stat}-fill`]] as const),
]

const seen: Pairs = [
  [['accent-line'], [...TABLE, 'panel', 'panel-raised', 'bar']],
  [['accent'], ['felt']],
  [['focus'], [...TABLE, ...LYING]],
  [['card-focus'], [...CARDS, ...LIT, 'card-dark']],
  [
    ['card-edge', 'card-ink-muted'],
    [...CARDS, 'card-lit', 'card-lit-over'],
  ],
  [['card-alarm-line'], ['card-alarm', 'card-alarm-over', 'card']],
  [
    ['box-line', 'box-bars-line', 'armor-line', 'box-ready-line', 'accent-line'],
    ['card', 'card-bright', 'box'],
  ],
  [['box-covered-line'], ['box-covered', 'card']],
  [['alarm-line'], ['alarm', 'alarm-deep', 'ground-deep', 'ground']],
  [['success-line'], [...TABLE]],
  [['on-space'], ['space-green', 'space-red']],
  [['on-space-yellow'], ['space-yellow']],
  [['space-green-deep', 'space-yellow-deep', 'space-red-deep'], CARDS],
  [['on-enamel'], ['hero-warrior', 'hero-rogue', 'hero-mage', 'hero-archer', 'hero-paladin']],
  [['card-ink-muted'], ['meter', 'meter-fill', 'meter-full', 'meter-full-deep']],
]

function each(pairs: Pairs): (readonly [string, string])[] {
  return pairs.flatMap(([overs, unders]) =>
    overs.flatMap((over) => unders.map((under) => [over, under] as const)),
  )
}

describe.each(THEMES)('%s', (theme) => {
  test.each(each(text))('%s is read on %s', (over, under) => {
    expect(contrast(theme, over, under)).toBeGreaterThanOrEqual(theme === 'contrast' ? 7 : 4.5)
  })

  test.each(each(seen))('%s is seen on %s', (over, under) => {
    expect(contrast(theme, over, under)).toBeGreaterThanOrEqual(3)
  })

  /** A die or a stat's box stands out by what it is filled with or else by its edge. */
  test.each(
    STATS.flatMap((stat) =>
      ['felt', 'box', 'box-held', 'card', 'panel'].map((under) => [stat, under] as const),
    ),
  )('the shape of %s is seen on %s', (stat, under) => {
    const [fill, edge] = ['fill', 'edge'].map((part) => contrast(theme, `${stat}-${part}`, under))
    expect(Math.max(fill ?? 0, edge ?? 0)).toBeGreaterThanOrEqual(3)
  })

  /** In grey, each is at least half as light again as the next darker one. */
  test('the stats are told apart by lightness', () => {
    const lights = STATS.flatMap((stat) => colorsOf(theme, `${stat}-fill`))
      .map(luminance)
      .sort((a, b) => b - a)
    const steps = lights.slice(1).map((dark, at) => ((lights[at] ?? 0) + 0.05) / (dark + 0.05))
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(1.7)
  })
})
