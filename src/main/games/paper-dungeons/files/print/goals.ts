/** What a player was after: the missions that lay open, the objective and the power kept (rules page, 15 to 17). */
import {
  missionName,
  objectiveName,
  powerEffect,
  powerName,
} from '@shared/games/paper-dungeons/keys'
import { aimOf, measureOf } from '@shared/games/paper-dungeons/measures'
import { resolvePhrase } from '@shared/games/resolve-phrase'
import { columnsIn, line, type Area } from '../../../print-layout'
import { LINE } from '../../../print-rules'
import { boardOf } from '../../board'
import { MISSIONS_OPEN } from '../../content/printed'
import { objectiveGlory } from '../../scoring'
import {
  glory,
  heading,
  HEADING,
  LABEL,
  lines,
  NAME,
  NUMBER,
  signed,
  TEXT,
  WRITTEN,
} from './layout'
import type { Layout } from './layout'

const HEIGHT = 46
export const GOALS_HEIGHT = HEADING.height + HEIGHT
const PADDING = 5

/** A card: what it is, its name, what it says, and what was written beside it. */
interface Goal {
  readonly kind: string
  readonly name: string | null
  readonly text: string
  /** What stands below it. */
  readonly note: string | null
  readonly points: string | null
}

export function drawGoals(layout: Layout, area: Area): void {
  heading(layout, 'paper.print.goals', area)
  const goals = [...missionsOf(layout), objectiveOf(layout), powerOf(layout)]
  const columns = columnsIn({ ...area, y: area.y + HEADING.height }, goals.length, 7)
  for (const [at, goal] of goals.entries()) {
    const column = columns[at]
    if (column !== undefined) drawGoal(layout, goal, column)
  }
}

function drawGoal(layout: Layout, goal: Goal, { x, y, width }: Area): void {
  const { page } = layout
  page.draw(
    { kind: 'rect', corner: [x, y], width, height: HEIGHT, radius: 4 },
    { stroke: { color: LINE, width: 0.8 } },
  )
  const inner = { x: x + PADDING, width: width - 2 * PADDING }
  line(page, page.capitals(goal.kind), LABEL, {
    ...inner,
    y: y + 9,
    width: inner.width - 18,
  })
  if (goal.points !== null)
    page.write(goal.points, WRITTEN, { x: x + width - PADDING, y: y + 10.5, align: 'right' })
  if (goal.name === null) {
    for (const at of [21, 31, 40.5])
      page.rule(LINE, 0.5, { from: inner.x, to: inner.x + inner.width, y: y + at })
    return
  }
  line(page, goal.name, NAME, { ...inner, y: y + 19.5 })
  lines(layout, goal.text, TEXT, { ...inner, y: y + 28.4, most: goal.note === null ? 2 : 1 })
  if (goal.note !== null) line(page, goal.note, NUMBER, { ...inner, y: y + 39.5 })
}

/** A game without missions has none to show; on an empty sheet there is room for them. */
function missionsOf({ page: { words }, content, filled }: Layout): readonly Goal[] {
  const kind = words.say('paper.print.mission')
  if (filled === null)
    return Array.from({ length: MISSIONS_OPEN }, () => {
      return emptyGoal(kind)
    })
  return filled.view.missions.map(({ id }, at) => {
    const points = filled.sheet.missions[at] ?? 0
    const card = content.missions.find((one) => one.id === id)
    return {
      kind,
      name: words.say(missionName(id)),
      text: card === undefined ? '' : resolvePhrase(aimOf(card), words.say),
      note: null,
      points: points === 0 ? null : signed(points),
    }
  })
}

function emptyGoal(kind: string): Goal {
  return { kind, name: null, text: '', note: null, points: null }
}

function objectiveOf({ page: { words }, content, dungeon, filled }: Layout): Goal {
  const kind = words.say('paper.keep.objective')
  const id = filled?.sheet.objective ?? null
  const card = content.objectives.find((one) => one.id === id)
  if (card === undefined || filled === null || dungeon === null) return emptyGoal(kind)
  const tiers = card.tiers.map((tier) =>
    words.say('paper.goals.tier', { at: tier.at, glory: glory(tier.glory) }),
  )
  return {
    kind,
    name: words.say(objectiveName(card.id)),
    text: resolvePhrase(measureOf(card), words.say),
    note: tiers.join('  ·  '),
    points: signed(objectiveGlory(boardOf(content, dungeon.id), filled.sheet)),
  }
}

function powerOf({ page: { words }, content, filled }: Layout): Goal {
  const kind = words.say('paper.keep.power')
  const id = filled?.sheet.power ?? null
  const card = content.powers.find((one) => one.id === id)
  if (card === undefined) return emptyGoal(kind)
  return {
    kind,
    name: words.say(powerName(card.id)),
    text: words.say(powerEffect(card.id)),
    note: null,
    points: signed(card.glory),
  }
}
