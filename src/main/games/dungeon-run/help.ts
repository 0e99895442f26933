/** Assist and Sabotage: announced before any die, clockwise; help may be refused (rules page, 15.1, 15.2). */
import type { Action } from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'
import { contestOf } from './conditions'
import { clockwise, heroAt, isHero, log, push, replaceTop, type Draft } from './draft'
import { trigger } from './effects'
import { healOnce } from './defeat'
import { isStanding, neighboursOf } from './places'
import type { Contest, TaskOf } from './state'
import { allows, assistDice, forbids } from './values'
import { hurtOf } from './wounds'

/** Whom the help window asks: those here, and those next to it who may assist from there. */
export function helpersFor(g: Draft, contest: Contest): Seat[] {
  const { seat, foe } = contest
  const { at } = heroAt(g, seat)
  return clockwise(g, seat).filter((other) => {
    if (other === seat || other === foe || !isStanding(g, other)) return false
    const there = heroAt(g, other).at
    return (
      there === at || (neighboursOf(g, at).includes(there) && allows(g, other, 'assistAdjacent'))
    )
  })
}
/** Whether anybody could be of help at all (Blinding Glyph). */
export function canBeAssisted(g: Draft, contest: Contest): boolean {
  return mayAssist(g, contest) && helpersFor(g, contest).length > 0
}
function mayAssist(g: Draft, contest: Contest): boolean {
  const { foe, kind } = contest
  return kind !== 'fight' || foe === null || isHero(foe) || !forbids(g, contest, foe, 'assist')
}

export function askForHelp(g: Draft, contest: Contest): void {
  const left = helpersFor(g, contest)
  if (left.length > 0) push(g, { type: 'help', seat: contest.seat, left, offers: [] })
}
export function runHelp(g: Draft, { seat, left, offers }: TaskOf<'help'>): void {
  const [next, ...others] = left
  if (next !== undefined) {
    replaceTop(g, { type: 'help', seat, left: others, offers })
    push(g, { type: 'offer', seat: next, to: seat })
    return
  }
  g.agenda.pop()
  push(g, ...offers.map((offer): TaskOf<'answer-help'> => ({ type: 'answer-help', seat, offer })))
}

export const offer = {
  options(g: Draft, { seat, to }: TaskOf<'offer'>): readonly Action[] {
    const contest = contestOf(g)
    if (contest === null || !isStanding(g, seat)) return []
    const actions: Action[] = []
    if (mayAssist(g, contest))
      actions.push({ type: 'assist', stat: 'strength' }, { type: 'assist', stat: 'magic' })
    if (heroAt(g, seat).at === heroAt(g, to).at && !forbids(g, contest, to, 'sabotage'))
      actions.push({ type: 'sabotage' })
    actions.push({ type: 'pass' })
    return actions
  },
  answer(g: Draft, { seat, to }: TaskOf<'offer'>, action: Action): void {
    const help = g.agenda.at(-1)
    if (action.type === 'assist' && help?.type === 'help') {
      const dice = assistDice(g, seat, action.stat)
      log(g, { type: 'help', seat, to, stat: action.stat, dice })
      replaceTop(g, { ...help, offers: [...help.offers, { seat, stat: action.stat, dice }] })
    }
    if (action.type === 'sabotage') {
      log(g, { type: 'help', seat, to, stat: null, dice: -1 })
      changeContest(g, (contest) => ({ saboteurs: [...contest.saboteurs, seat] }))
    }
  },
}
export const answerHelp = {
  options: (): readonly Action[] => ANSWERS,
  answer(g: Draft, { offer: helper }: TaskOf<'answer-help'>, action: Action): void {
    const accepted = action.type === 'accept'
    log(g, { type: 'help-answered', seat: helper.seat, accepted })
    if (accepted) changeContest(g, (contest) => ({ helpers: [...contest.helpers, helper] }))
  },
}
const ANSWERS: readonly Action[] = [{ type: 'accept' }, { type: 'refuse' }]

function changeContest(g: Draft, change: (contest: Contest) => Partial<Contest>): void {
  const at = g.agenda.findLastIndex(({ type }) => type === 'contest')
  const contest = g.agenda[at]
  if (contest?.type === 'contest') g.agenda[at] = { ...contest, ...change(contest) }
}

/** After the action: saboteurs whose sabotage failed are wounded, helpers may Heal whatever came of it. */
export function settleHelp(
  g: Draft,
  { seat, helpers, saboteurs }: Contest,
  backfires: boolean,
): void {
  for (const helper of helpers.toReversed()) {
    if (!isStanding(g, helper.seat)) continue
    push(g, healOnce(helper.seat))
    trigger(g, { when: 'assist', of: helper.seat, actor: seat, selfOnly: true })
  }
  if (saboteurs.length === 0) return
  if (isStanding(g, seat)) trigger(g, { when: 'sabotaged', of: seat })
  if (backfires)
    push(
      g,
      hurtOf(
        saboteurs.map((who) => ({ who, n: 1 })),
        'card',
        null,
      ),
    )
}
