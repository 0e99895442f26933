/** A picture to share of how a game ended: the map as it was dug, and everybody by place. */
import { standings, type DungeonDiggerTypes } from '@shared/games/dungeon-digger'
import { endingName, lordName } from '@shared/games/dungeon-digger/keys'
import { phrases, titleOf } from '@shared/games/dungeon-digger/phrases'
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
import type { EndingSource, Page, Printable, Style } from '../../../print-rules'
import { drawSign } from '../../../print-signs'
import { drawMap, drawSeat, seatColor, type MapColors } from './map'
import { LAURELS_SIGN, SEAT_SIGNS } from './signs'

type Source = EndingSource<DungeonDiggerTypes>

const ART_WIDTH = 300
const LEFT = ART_WIDTH + 22
const WIDTH = SIZE[0] - 20 - LEFT
const WORDS = { left: LEFT, width: WIDTH }

const GROUND = '#1a1512'
const EARTH = '#2a211b'
const INK = '#f4ead8'
const MUTED = '#c3b59c'
const GOLD = '#f7cf6b'
const VERDICT: Style = { face: 'title', size: 24, color: GOLD }
const WHERE: Style = { face: 'bold', size: 11, color: INK }
const TEXT: Style = { face: 'body', size: 11, color: INK }
const SMALL: Style = { face: 'body', size: 9, color: MUTED }
const MOST_HONOURS = 2
const ROW = 30

const BY_TORCHLIGHT: MapColors = {
  empty: '#332820',
  line: '#4a3b2e',
  floor: '#e2c79a',
  rock: '#6f6152',
  door: '#4a2417',
  sign: '#6b4f33',
  light: '#fff6e2',
}

export function endingPicture(source: Source, words: Words): Printable {
  const { outcome, at } = source
  const { say } = words
  const verdict = resolvePhrase(phrases.result(outcome), say)
  return {
    title: [say('digger.name'), verdict].join(' – '),
    size: SIZE,
    createdAt: at,
    draw: (page) => {
      drawArt(page, source)
      titleLine(page, verdict, VERDICT, { x: LEFT, y: 40, width: WIDTH }, 12)
      const facts = [
        resolvePhrase(titleOf(outcome.scores.length, outcome.scenario), say),
        say(endingName(outcome.by)),
        words.day(source.day, 'medium'),
      ]
      line(page, facts.join(' · '), WHERE, { x: LEFT, y: 60, width: WIDTH }, 7)
      drawPlaces(page, source, 74)
      const mark = { sign: LAURELS_SIGN, color: GOLD, size: 12, rise: 10 }
      drawHonours(page, source.honours, WORDS, { style: TEXT, mark, most: MOST_HONOURS })
      drawFooter(page, say('digger.print.played'), SMALL, WORDS, 5)
    },
  }
}

/** The map; of a game with the real tiles the winner's emblem. */
function drawArt(page: Page, { outcome, view }: Source): void {
  const [, height] = SIZE
  drawGrounds(page, GROUND, EARTH, ART_WIDTH)
  drawEdge(page, GOLD, ART_WIDTH)
  if (view !== null) {
    const place = { x: 10, y: 10, width: ART_WIDTH - 20, height: height - 20 }
    drawMap(page, view, place, BY_TORCHLIGHT)
    return
  }
  const winner = Math.max(
    0,
    standings(outcome).findIndex(({ won }) => won),
  )
  const size = 170
  const sign = SEAT_SIGNS[winner]
  const corner = { x: (ART_WIDTH - size) / 2, y: (height - size) / 2, size }
  if (sign !== undefined) drawSign(page, sign, seatColor(winner), corner)
}

/** By place: each emblem, who played it, the Lord and the total. */
function drawPlaces(page: Page, { outcome, players }: Source, top: number): void {
  const { say } = page.words
  const placed = byPlace(standings(outcome))
  for (const [at, { seat, rank, score }] of placed.entries()) {
    const y = top + at * ROW
    drawSeat(page, seat, { center: [LEFT + 12, y + 12], radius: 11, light: '#fff6e2' })
    const lord = outcome.scores[seat]?.lord ?? null
    const called = [
      players[seat] ?? say('digger.print.seat', { seat: seat + 1 }),
      ...(lord === null ? [] : [say(lordName(lord))]),
    ]
    const beside = { x: LEFT + 32, width: WIDTH - 32 }
    line(page, called.join(' · '), WHERE, { ...beside, y: y + 10 }, 6)
    const own =
      score === null
        ? say('digger.print.eliminated', { rank })
        : say('digger.print.placed', { rank, score })
    line(page, own, TEXT, { ...beside, y: y + 23 }, 7)
  }
}
