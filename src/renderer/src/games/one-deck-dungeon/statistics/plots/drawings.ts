/**
 * The plots of the statistics, drawn as SVG in the theme's colours. Every value stands beside its mark, and
 * no meaning is carried by colour alone.
 */
import * as Plot from '@observablehq/plot'
import type { Day } from '@shared/api'
import type { DiceLuck } from '@shared/games/one-deck-dungeon'
import { FACES } from '@shared/games/one-deck-dungeon'
import { dateOf } from '@renderer/calendar'
import { ACCENT, BASE, FAINT, INK } from '@renderer/components/plots/drawing'
import { labelledDays } from '@renderer/components/plots/periods'
import type { Period } from '@renderer/components/plots/periods'

/** With fewer games a rate says next to nothing: its mark is hollow. */
export const FEW_GAMES = 5

/** Pixels beside a plot for the longest of these words, at 8 a letter, and no fewer than `least`. */
function roomFor(words: readonly string[], least: number): number {
  return Math.max(least, 20 + 8 * Math.max(0, ...words.map(({ length }) => length)))
}

export interface RateRow {
  readonly label: string
  readonly games: number
  readonly rate: number | null
  readonly low: number
  readonly high: number
  /** The value in words, beside the mark. */
  readonly value: string
}

/** Rates with their intervals, one to a line. */
export function drawRates(
  rows: readonly RateRow[],
  width: number,
  percent: (rate: number) => string,
): Element {
  const played = rows.filter(({ rate }) => rate !== null)
  return Plot.plot({
    ...BASE,
    width,
    height: rows.length * 36 + 34,
    marginLeft: roomFor(
      rows.map(({ label }) => label),
      164,
    ),
    marginRight: roomFor(
      rows.map(({ value }) => value),
      84,
    ),
    insetLeft: 10,
    marginTop: 4,
    marginBottom: 30,
    x: { domain: [0, 1], label: null, ticks: [0, 0.5, 1], tickFormat: percent, tickSize: 0 },
    y: { domain: rows.map(({ label }) => label), label: null, tickSize: 0 },
    marks: [
      Plot.ruleX([0, 0.25, 0.5, 0.75, 1], { stroke: FAINT }),
      Plot.ruleY(played, {
        y: 'label',
        x1: 'low',
        x2: 'high',
        stroke: 'var(--accent-line)',
        strokeWidth: 4,
        strokeLinecap: 'round',
      }),
      Plot.dot(played, {
        y: 'label',
        x: 'rate',
        r: 7,
        stroke: ACCENT,
        strokeWidth: 2.5,
        fill: ({ games }: RateRow) => (games < FEW_GAMES ? 'var(--ground-deep)' : ACCENT),
      }),
      Plot.text(rows, {
        y: 'label',
        x: 1,
        dx: 12,
        text: 'value',
        textAnchor: 'start',
        fill: INK,
        fillOpacity: ({ games }: RateRow) => (games === 0 ? 0.7 : 1),
      }),
    ],
  })
}

/** Games won stand up, games lost hang down. */
export function drawPeriods(
  periods: readonly Period[],
  width: number,
  words: {
    readonly won: string
    readonly lost: string
    readonly date: (day: Day) => string
    readonly number: (count: number) => string
  },
): Element {
  const most = Math.max(1, ...periods.flatMap(({ won, lost }) => [won, lost]))
  const roomy = width / periods.length > 16
  const middle = ({ from, to }: Period): Date =>
    new Date((dateOf(from).getTime() + dateOf(to).getTime()) / 2)
  const begin = ({ from }: Period): Date => dateOf(from)
  const end = ({ to }: Period): Date => dateOf(to)
  const label = (of: 'won' | 'lost') =>
    Plot.text(
      periods.filter((period) => period[of] > 0 && roomy),
      {
        x: middle,
        y: (period: Period) => (of === 'won' ? period.won : -period.lost),
        dy: of === 'won' ? -9 : 10,
        text: (period: Period) => words.number(period[of]),
        fill: INK,
      },
    )
  return Plot.plot({
    ...BASE,
    width,
    height: 230,
    marginLeft: 70,
    marginRight: 16,
    marginTop: 20,
    marginBottom: 44,
    // Days are all of one length in UTC, wherever and whenever the clock is put forward.
    x: {
      type: 'utc',
      label: null,
      tickFormat: (at: Date) => words.date(at.toISOString().slice(0, 10)),
      ticks: labelledDays(periods, Math.floor((width - 86) / 110)).map(dateOf),
    },
    y: {
      domain: [-most, most],
      label: null,
      ticks: [-most / 2, most / 2],
      tickFormat: (at: number) => (at > 0 ? words.won : words.lost),
      tickSize: 0,
    },
    marks: [
      Plot.rectY(periods, {
        x1: begin,
        x2: end,
        y1: 0,
        y2: 'won',
        fill: ACCENT,
        inset: 1,
      }),
      Plot.rectY(periods, {
        x1: begin,
        x2: end,
        y1: 0,
        y2: ({ lost }: Period) => -lost,
        fill: 'none',
        stroke: 'var(--ground-ink-muted)',
        strokeDasharray: '4 3',
        inset: 2,
      }),
      Plot.ruleY([0], { stroke: INK }),
      label('won'),
      label('lost'),
    ],
  })
}

export interface DamageRow {
  readonly label: string
  readonly damage: number
  readonly value: string
}

/** Pixels that the longest bar keeps, however long the words beside it are. */
const LEAST_BAR = 50

/** Damage by what dealt it, the most first. */
export function drawDamageBySource(rows: readonly DamageRow[], width: number): Element {
  const marginLeft = roomFor(
    rows.map(({ label }) => label),
    150,
  )
  const forValues = roomFor(
    rows.map(({ value }) => value),
    Math.min(210, width / 3),
  )
  return Plot.plot({
    ...BASE,
    width,
    height: rows.length * 30 + 8,
    marginLeft,
    marginRight: Math.min(forValues, width - marginLeft - LEAST_BAR),
    marginTop: 4,
    marginBottom: 4,
    x: { domain: [0, Math.max(1, ...rows.map(({ damage }) => damage))], axis: null },
    y: { domain: rows.map(({ label }) => label), label: null, tickSize: 0, padding: 0.28 },
    marks: [
      Plot.barX(rows, { y: 'label', x: 'damage', fill: 'var(--heart)', rx: 3 }),
      Plot.ruleX([0], { stroke: INK }),
      Plot.text(rows, {
        y: 'label',
        x: 'damage',
        dx: 8,
        text: 'value',
        textAnchor: 'start',
        fill: INK,
      }),
    ],
  })
}

export interface DefeatRow {
  readonly stage: string
  readonly by: string
  readonly games: number
  readonly value: string
}

/** Where games were lost, and to what: the larger the circle, the more games. */
export function drawDefeats(
  rows: readonly DefeatRow[],
  stages: readonly string[],
  width: number,
): Element {
  const by = [...new Set(rows.map((row) => row.by))]
  return Plot.plot({
    ...BASE,
    width,
    height: by.length * 38 + 40,
    marginLeft: 190,
    marginRight: 20,
    marginTop: 34,
    marginBottom: 6,
    x: { type: 'point', domain: stages, label: null, axis: 'top', tickSize: 0, padding: 0.5 },
    y: { type: 'point', domain: by, label: null, tickSize: 0, padding: 0.5 },
    r: { domain: [0, Math.max(1, ...rows.map(({ games }) => games))], range: [0, 17] },
    marks: [
      Plot.ruleY(by, { stroke: FAINT }),
      Plot.ruleX(stages, { stroke: FAINT }),
      Plot.dot(rows, {
        x: 'stage',
        y: 'by',
        r: 'games',
        fill: 'var(--danger)',
        stroke: 'var(--alarm-line)',
      }),
      Plot.text(rows, {
        x: 'stage',
        y: 'by',
        dx: 22,
        text: 'value',
        textAnchor: 'start',
        fill: INK,
      }),
    ],
  })
}

/** How often each face came; across each bar what fair dice would show, and how far they usually stray. */
export function drawDice(
  { color, faces, expected, usual }: DiceLuck,
  width: number,
  number: (count: number) => string,
): Element {
  const rows = faces.map((count, at) => ({ face: FACES[at] ?? 0, count }))
  const [low, high] = usual
  const most = Math.max(1, high, ...faces)
  return Plot.plot({
    ...BASE,
    width,
    height: 170,
    marginLeft: 6,
    marginRight: 6,
    marginTop: 22,
    marginBottom: 26,
    x: { domain: FACES, label: null, tickSize: 0, padding: 0.22 },
    y: { domain: [0, most], axis: null },
    marks: [
      Plot.barY(rows, {
        x: 'face',
        y: 'count',
        fill: `var(--${color}-fill)`,
        stroke: `var(--${color}-edge)`,
        rx: 2,
      }),
      Plot.ruleX(rows, { x: 'face', y1: low, y2: high, stroke: INK, strokeWidth: 1.5 }),
      Plot.tickY(rows, { x: 'face', y: expected, stroke: INK, strokeWidth: 2.5 }),
      Plot.ruleY([0], { stroke: INK }),
      Plot.text(rows, {
        x: 'face',
        y: ({ count }: { readonly count: number }) => Math.max(count, high),
        dy: -10,
        text: ({ count }: { readonly count: number }) => number(count),
        fill: INK,
      }),
    ],
  })
}
