/** A picture to share of how a game ended: the day outside or the dark within, who was in it, and what is worth telling. */
import type { HeroId, OddTypes, Outcome } from '@shared/games/one-deck-dungeon'
import { endingPhrases } from '@shared/games/one-deck-dungeon/ending-phrases'
import { defeatText, dungeonName, heroName, tierName } from '@shared/games/one-deck-dungeon/keys'
import { resolvePhrase } from '@shared/games/resolve-phrase'
import type { Words } from '@shared/words'
import { drawEdge, drawFooter, drawGrounds, drawHonours, SIZE } from '../../../print-ending'
import { line, titleLine } from '../../../print-layout'
import type { EndingSource, Page, Point, Printable, Style } from '../../../print-rules'
import { drawSign } from '../../../print-signs'
import type { Sign } from '../../../print-signs'
import { catalogue } from '../../cards'
import { HERO_COLORS } from './layout'
import { BLADE_SIGN, HEART_SIGN, HERO_SIGNS, LAURELS_SIGN, TOMB_SIGN } from './signs'

const ART_WIDTH = 216
const LEFT = ART_WIDTH + 26
const RIGHT = SIZE[0] - 24
const WIDTH = RIGHT - LEFT
const WORDS = { left: LEFT, width: WIDTH }

interface Look {
  readonly ground: string
  readonly art: string
  readonly far: string
  readonly near: string
  readonly rays: string
  readonly sign: string
  readonly verdict: string
}
const LOOKS: Readonly<Record<Outcome['result'], Look>> = {
  won: {
    ground: '#2a1b0c',
    art: '#f0b661',
    far: '#c48a5c',
    near: '#4a2a22',
    rays: '#ffdf9a',
    sign: '#fff6d6',
    verdict: '#f7cf6b',
  },
  lost: {
    ground: '#14161d',
    art: '#28303e',
    far: '#1c222d',
    near: '#0a0c11',
    rays: '#343e50',
    sign: '#a9b6cb',
    verdict: '#f0a291',
  },
}
const INK = '#f4ead8'
const MUTED = '#c3b59c'
const VERDICT: Style = { face: 'title', size: 34, color: INK }
const WHERE: Style = { face: 'bold', size: 13, color: INK }
const TEXT: Style = { face: 'body', size: 11, color: INK }
const SMALL: Style = { face: 'body', size: 9, color: MUTED }
const LINE_HEIGHT = 15
const MOST_LINES = 4
const MOST_HONOURS = 3

export function endingPicture(source: EndingSource<OddTypes>, words: Words): Printable {
  const { outcome, at } = source
  const { say } = words
  return {
    title: [say(dungeonName(outcome.dungeon)), say(verdictKey(outcome))].join(' – '),
    size: SIZE,
    createdAt: at,
    draw: (page) => {
      const look = LOOKS[outcome.result]
      drawArt(page, outcome, look)
      drawVerdict(page, source, look)
      const heroes = drawLines(page, source, 104)
      drawHeroes(page, source, Math.max(heroes + 8, 172))
      const mark = { sign: LAURELS_SIGN, color: look.verdict, size: 12, rise: 10 }
      drawHonours(page, source.honours, WORDS, { style: TEXT, mark, most: MOST_HONOURS })
      drawFooter(page, say('odd.ending.footer'), SMALL, WORDS, 6)
    },
  }
}

function verdictKey({ result }: Outcome): string {
  return `result.${result}`
}

/** A sun behind the laurels, or a tomb under a window: shape tells them apart as colour does. */
function drawArt(page: Page, { result }: Outcome, look: Look): void {
  const [width, height] = SIZE
  const middle = ART_WIDTH / 2
  drawGrounds(page, look.ground, look.art, ART_WIDTH)
  if (result === 'won')
    for (let ray = -4; ray <= 4; ray += 1)
      page.draw(
        {
          kind: 'polygon',
          points: [
            [middle + ray * 6, 196],
            [middle + ray * 46 - 11, 0],
            [middle + ray * 46 + 11, 0],
          ],
        },
        { fill: look.rays },
      )
  else
    page.draw(
      {
        kind: 'polygon',
        points: [
          [middle - 34, 170],
          [middle - 34, 60],
          [middle, 26],
          [middle + 34, 60],
          [middle + 34, 170],
        ],
      },
      { fill: look.rays },
    )
  // Beyond the picture the ground of the words covers what the rays and hills leave over.
  drawHill(page, look.far, [250, 190, 262])
  drawHill(page, look.near, [286, 232, 280])
  page.draw(
    { kind: 'rect', corner: [ART_WIDTH, 0], width: width - ART_WIDTH, height },
    { fill: look.ground },
  )
  drawEdge(page, look.verdict, ART_WIDTH)
  const subject = (sign: Sign, size: number, y: number, color: string): void =>
    drawSign(page, sign, color, { x: middle - size / 2, y, size })
  if (result === 'won') {
    subject(LAURELS_SIGN, 150, 66, look.sign)
    subject(BLADE_SIGN, 96, 96, look.near)
  } else subject(TOMB_SIGN, 130, 118, look.sign)
}

/** From edge to edge of the picture, higher or lower in its middle. */
function drawHill(page: Page, fill: string, [left, top, right]: readonly [number, number, number]) {
  const steps = Array.from({ length: 13 }, (_, step): Point => {
    const across = step / 12
    const edge = left + (right - left) * across
    return [ART_WIDTH * across, edge + (top - edge) * Math.sin(Math.PI * across)]
  })
  const points = [...steps, [ART_WIDTH, SIZE[1]], [0, SIZE[1]]] as const
  page.draw({ kind: 'polygon', points }, { fill })
}

function drawVerdict(page: Page, { outcome, day }: EndingSource<OddTypes>, look: Look): void {
  const { say } = page.words
  const style = { ...VERDICT, color: look.verdict }
  titleLine(page, say(verdictKey(outcome)), style, { x: LEFT, y: 50, width: WIDTH }, 18)
  const { dungeon, tier, turns } = outcome
  const facts = [
    say(dungeonName(dungeon)),
    ...(tier === null ? [] : [say(tierName(tier))]),
    ...(turns === null ? [] : [say('odd.result.turns', { count: turns }, turns)]),
    page.words.day(day, 'medium'),
  ]
  line(page, facts.join(' · '), WHERE, { x: LEFT, y: 74, width: WIDTH }, 8)
}

/** Who ended it and how close it was; what little is known of a game with the real cards. @returns below them */
function drawLines(page: Page, { outcome, view }: EndingSource<OddTypes>, top: number): number {
  const { say } = page.words
  const told = view === null ? [] : endingPhrases(view, catalogue)
  const lines = told.map((phrase) => resolvePhrase(phrase, say))
  if (lines.length === 0 && outcome.cause !== null) lines.push(say(defeatText(outcome.cause)))
  for (const [at, text] of lines.slice(0, MOST_LINES).entries())
    line(page, text, TEXT, { x: LEFT, y: top + at * LINE_HEIGHT, width: WIDTH }, 7)
  return top + Math.min(lines.length, MOST_LINES) * LINE_HEIGHT
}

/** Each hero on its enamel, with who played it and the health it had left. */
function drawHeroes(page: Page, source: EndingSource<OddTypes>, top: number): void {
  const { heroes, healthLeft } = source.outcome
  const width = WIDTH / Math.max(2, heroes.length)
  for (const [seat, hero] of heroes.entries())
    drawHero(page, {
      hero,
      player: source.players[seat] ?? null,
      left: healthLeft?.[seat] ?? null,
      place: { x: LEFT + seat * width, y: top, width: width - 6 },
    })
}

interface DrawnHero {
  readonly hero: HeroId
  readonly player: string | null
  readonly left: number | null
  readonly place: { readonly x: number; readonly y: number; readonly width: number }
}

function drawHero(page: Page, { hero, player, left, place: { x, y, width } }: DrawnHero): void {
  const radius = 15
  const center: Point = [x + radius, y + radius]
  const stroke = { color: '#d7a94e', width: 1.5 }
  page.draw({ kind: 'circle', center, radius }, { fill: HERO_COLORS[hero], stroke })
  const size = radius * 1.25
  const corner = { x: center[0] - size / 2, y: center[1] - size / 2 }
  drawSign(page, HERO_SIGNS[hero], '#ffffff', { ...corner, size })
  const beside = { x: x + radius * 2 + 6, width: width - radius * 2 - 6 }
  const name = page.words.say(heroName(hero))
  line(page, player ?? name, { ...WHERE, size: 11 }, { ...beside, y: y + 12 }, 6)
  if (player !== null) line(page, name, SMALL, { ...beside, y: y + 24 }, 6)
  if (left === null) return
  const hearts = y + 36
  drawSign(page, HEART_SIGN, '#f0907e', { x, y: hearts, size: 11 })
  const text = page.words.say('odd.record.healthLeft', { count: left }, left)
  line(page, text, SMALL, { x: x + 15, y: hearts + 9, width: width - 16 })
}
