/** A picture to share of how a game ended: the dungeon as it was found, who ran in it, and who came out. */
import { standings, type DungeonRunTypes, type Outcome } from '@shared/games/dungeon-run'
import { bossName, heroName } from '@shared/games/dungeon-run/keys'
import { phrases } from '@shared/games/dungeon-run/phrases'
import { resolvePhrase } from '@shared/games/resolve-phrase'
import type { Words } from '@shared/words'
import {
  byPlace,
  drawEdge,
  drawFooter,
  drawGrounds,
  drawHonours,
  SIZE,
} from '../../../print-ending'
import { line, titleLine } from '../../../print-layout'
import type { EndingSource, Page, Point, Printable, Style } from '../../../print-rules'
import { drawSign } from '../../../print-signs'
import { drawMap, HERO_COLORS, type MapColors } from './map'
import { HERO_SIGNS, LAURELS_SIGN, MONSTER_SIGN, STONE_SIGN } from './signs'

type Source = EndingSource<DungeonRunTypes>

const ART_WIDTH = 290
const LEFT = ART_WIDTH + 22
const RIGHT = SIZE[0] - 20
const WIDTH = RIGHT - LEFT
const WORDS = { left: LEFT, width: WIDTH }

const GROUND = '#17131a'
const WALL = '#241d26'
const INK = '#f4ead8'
const MUTED = '#c3b59c'
const WON = '#f7cf6b'
const LOST = '#f0a291'
const VERDICT: Style = { face: 'title', size: 26, color: INK }
const WHERE: Style = { face: 'bold', size: 11, color: INK }
const TEXT: Style = { face: 'body', size: 11, color: INK }
const SMALL: Style = { face: 'body', size: 9, color: MUTED }
const MOST_HONOURS = 3

const BY_TORCHLIGHT: MapColors = {
  rock: '#2e2630',
  floor: '#d9b98a',
  wall: '#8d6f4c',
  special: '#5f9a5c',
  red: '#c25540',
  sign: '#a98659',
  monster: '#7a2418',
  way: '#274a86',
  light: '#fff6e2',
}

export function endingPicture(source: Source, words: Words): Printable {
  const { outcome, at } = source
  const { say } = words
  const verdict = resolvePhrase(phrases.result(outcome), say)
  return {
    title: [say('run.name'), verdict].join(' – '),
    size: SIZE,
    createdAt: at,
    draw: (page) => {
      const color = outcome.winner === null ? LOST : WON
      drawArt(page, source, color)
      titleLine(page, verdict, { ...VERDICT, color }, { x: LEFT, y: 42, width: WIDTH }, 13)
      const where = factsOf(page, source).join(' · ')
      line(page, where, WHERE, { x: LEFT, y: 64, width: WIDTH }, 7)
      drawPlaces(page, source, 82)
      const mark = { sign: LAURELS_SIGN, color, size: 12, rise: 10 }
      drawHonours(page, source.honours, WORDS, { style: TEXT, mark, most: MOST_HONOURS })
      drawFooter(page, say('run.print.footer'), SMALL, WORDS, 5)
    },
  }
}

function factsOf({ words }: Page, { outcome, day }: Source): readonly string[] {
  const { boss, bossDead, rounds } = outcome
  return [
    words.say(bossDead ? 'run.print.slain' : 'run.print.alive', {
      boss: words.say(bossName(boss)),
    }),
    ...(rounds === null ? [] : [words.say('run.print.afterRounds', { count: rounds }, rounds)]),
    words.day(day, 'medium'),
  ]
}

/** The dungeon; of a game with the real cards the Stone, or a skull where nobody has won. */
function drawArt(page: Page, { outcome, view }: Source, color: string): void {
  const [, height] = SIZE
  drawGrounds(page, GROUND, WALL, ART_WIDTH)
  drawEdge(page, color, ART_WIDTH)
  if (view !== null) {
    const place = { x: 12, y: 12, width: ART_WIDTH - 24, height: height - 24, most: 64 }
    const trail = view.heroes[outcome.winner ?? 0]?.trail ?? []
    drawMap(page, { view, trail }, { place, colors: BY_TORCHLIGHT })
    return
  }
  const size = 160
  const corner = { x: (ART_WIDTH - size) / 2, y: (height - size) / 2, size }
  drawSign(page, outcome.winner === null ? MONSTER_SIGN : STONE_SIGN, color, corner)
}

/** By place: each hero on its enamel, with who played it. */
function drawPlaces(page: Page, { outcome, players }: Source, top: number): void {
  const placed = byPlace(standings(outcome))
  const row = 34
  for (const [at, { seat, rank, score }] of placed.entries()) {
    const y = top + at * row
    drawHero(page, { outcome, seat, y })
    const { say } = page.words
    const hero = outcome.heroes[seat]
    if (hero === undefined) continue
    const player = players[seat] ?? null
    const named = say(heroName(hero))
    const beside = { x: LEFT + 36, width: WIDTH - 36 }
    const called = player === null ? named : `${player} · ${named}`
    line(page, called, WHERE, { ...beside, y: y + 11 }, 6)
    const own =
      score === null ? say('run.print.place', { rank }) : say('run.print.points', { score })
    line(page, own, TEXT, { ...beside, y: y + 25 }, 7)
  }
}
function drawHero(
  page: Page,
  { outcome, seat, y }: { readonly outcome: Outcome; readonly seat: number; readonly y: number },
): void {
  const hero = outcome.heroes[seat]
  if (hero === undefined) return
  const radius = 13
  const center: Point = [LEFT + radius, y + radius]
  const stroke = { color: seat === outcome.winner ? WON : MUTED, width: 1.6 }
  page.draw({ kind: 'circle', center, radius }, { fill: HERO_COLORS[hero], stroke })
  const size = radius * 1.3
  const corner = { x: center[0] - size / 2, y: center[1] - size / 2, size }
  drawSign(page, HERO_SIGNS[hero], '#ffffff', corner)
}
