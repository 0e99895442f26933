/** A hero's sheet as one page: the map with its way, what it is and has, and what it did. */
import {
  FEATS,
  standings,
  STATS,
  type DungeonRunTypes,
  type HeroView,
  type Tally,
} from '@shared/games/dungeon-run'
import { featName, heroName, statName } from '@shared/games/dungeon-run/keys'
import { phrases } from '@shared/games/dungeon-run/phrases'
import { resolvePhrase } from '@shared/games/resolve-phrase'
import { columnsIn, line, type Area, type Box } from '../../../print-layout'
import { MUTED, type Page, type SeatSource } from '../../../print-rules'
import { drawSign } from '../../../print-signs'
import { heroCard } from '../../cards'
import { abilitiesOf, drawEntries, heightOf, MOST_LINES, thingsOf } from './entries'
import {
  ACCENT,
  drawBox,
  drawCounts,
  drawFooter,
  drawHeader,
  LABEL,
  MARGIN,
  NAME,
  NUMBER,
  TEXT,
  TINT,
} from '../../../print-record'
import { drawMap, ON_PAPER } from './map'
import { drawScore, SCORE_HEIGHT } from './score'
import { STAT_SIGNS } from './signs'

type Source = SeatSource<DungeonRunTypes>

/** The map takes what the rest leaves, between these. */
const MAP_HEIGHT = { least: 230, most: 400 }
const STATS_HEIGHT = 30
const FEATS_HEIGHT = 58
const GAP = 10
/** Tiles of a small dungeon are not blown up. */
const MOST_TILE = 62

export function drawSheet(page: Page, source: Source, hero: HeroView): void {
  const { view } = source
  const { say } = page.words
  const left = MARGIN.side
  const width = page.width - 2 * MARGIN.side
  const header = drawHeader(page, {
    kind: `${say('run.name')} · ${say('run.print.sheet')}`,
    title: hero.id === null ? say('run.print.noHero') : say(heroName(hero.id)),
    fields: [
      { label: say('run.print.player'), value: source.player },
      { label: dayLabel(page, source), value: page.words.day(source.day, 'medium') },
    ],
  })
  const top = drawVerdict(page, source, { x: left, y: header, width })
  const bottom = drawFigures(page, source, {
    x: left,
    y: page.height - MARGIN.bottom - 14,
    width,
  })
  const columns = [
    { x: left, groups: abilitiesOf(page, hero, view.heroes.length === 1) },
    { x: left + width / 2 + 9, groups: thingsOf(page, hero) },
  ]
  const half = { width: width / 2 - 9, most: MOST_LINES }
  const needed =
    hero.id === null ? 0 : Math.max(...columns.map(({ groups }) => heightOf(page, groups, half)))
  const rest = bottom - top - STATS_HEIGHT - 2 * GAP - 8
  const mapHeight = Math.min(MAP_HEIGHT.most, Math.max(MAP_HEIGHT.least, rest - needed))
  drawBox(page, { x: left, y: top, width, height: mapHeight }, TINT)
  const place = { x: left + 6, y: top + 6, width: width - 12, height: mapHeight - 12 }
  drawMap(
    page,
    { view, trail: hero.trail },
    { place: { ...place, most: MOST_TILE }, colors: ON_PAPER },
  )
  drawFooter(page, say('run.print.footer'))
  if (hero.id === null) return
  const statsY = top + mapHeight + GAP
  drawStats(page, hero, { x: left, y: statsY, width, height: STATS_HEIGHT })
  const y = statsY + STATS_HEIGHT + GAP
  for (const { x, groups } of columns)
    drawEntries(page, groups, { x, y, width: half.width, height: bottom - y })
}

/** A game under way says how far it has come. */
function dayLabel({ words }: Page, { view }: Source): string {
  if (view.outcome !== null) return words.say('run.print.day')
  return words.say('run.print.inRound', { round: view.round })
}

/** How the game ended, and this hero's place or points. @returns below it */
function drawVerdict(page: Page, { view, seat }: Source, { x, y, width }: Area): number {
  const { outcome } = view
  if (outcome === null) return y
  const { say } = page.words
  const { score, rank } = standings(outcome)[seat] ?? { score: null, rank: 1 }
  const own = score === null ? say('run.print.place', { rank }) : say('run.print.points', { score })
  const ended = resolvePhrase(phrases.result(outcome), say)
  line(page, `${ended} · ${own}`, { ...NAME, size: 11, color: ACCENT }, { x, y: y + 9, width })
  return y + 18
}

/** At the foot of the page: points of a game alone, and what the hero did. @returns above them */
function drawFigures(page: Page, source: Source, { x, y, width }: Area): number {
  const { view, seat } = source
  const done = source.tally()?.seats[seat]
  let top = y
  if (done !== undefined) {
    top -= FEATS_HEIGHT
    drawFeats(page, done, { x, y: top, width })
  }
  const solo = view.outcome?.solo ?? null
  if (solo === null) return top - GAP / 2
  top -= SCORE_HEIGHT + 4
  const won = view.outcome?.winner === seat
  drawScore(page, { solo, won }, { x, y: top, width })
  return top - GAP / 2
}
function drawFeats(page: Page, done: Tally['seats'][number], area: Area): void {
  const { say } = page.words
  const counts = FEATS.map((feat) => ({ label: say(featName(feat)), value: done[feat] }))
  drawCounts(page, say('run.print.feats'), counts, { ...area, gap: 5 })
}

/** Characteristics as printed and with tokens, and the Life that is left of all. */
function drawStats(page: Page, { id, training, wounds }: HeroView, area: Box): void {
  if (id === null) return
  const { stats } = heroCard(id)
  const { say } = page.words
  const boxes = [
    ...STATS.map((stat) => ({
      sign: STAT_SIGNS[stat],
      label: say(statName(stat)),
      value: String(stats[stat] + training[stat]),
      beside: training[stat] > 0 ? `${stats[stat]} + ${training[stat]}` : '',
    })),
    {
      sign: STAT_SIGNS.life,
      label: say('run.print.life'),
      value: String(Math.max(0, stats.life - wounds)),
      beside: say('run.print.of', { life: stats.life }),
    },
  ]
  const areas = columnsIn(area, boxes.length, 8)
  for (const [at, { sign, label, value, beside }] of boxes.entries()) {
    const { x, y, width } = areas[at] ?? area
    drawBox(page, { x, y, width, height: area.height })
    drawSign(page, sign, MUTED, { x: x + 6, y: y + 6, size: 18 })
    line(page, page.capitals(label), LABEL, { x: x + 30, y: y + 10, width: width - 34 })
    page.write(value, NUMBER, { x: x + 30, y: y + 25 })
    line(page, beside, TEXT, { x: x + 48, y: y + 24, width: width - 52 })
  }
}
