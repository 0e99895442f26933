/**
 * The strong bot: a beam search over what may be done up to the end of the own turn, in a state whose hidden part is dealt
 * anew, finds turns that look good by the position that each leaves, to this seat and to the others. They, and what looks
 * good at once, are then played out (`playouts.ts`).
 */
import type { Action, View, DungeonDiggerTypes } from '@shared/games/dungeon-digger'
import { isSameAction, type Seat } from '@shared/games/game'
import { apply, asked, legalActions } from '../apply'
import type { State } from '../state'
import { view as viewOf } from '../view'
import type { Bot } from '../../game'
import { estimate } from './estimate'
import { guess } from './guess'
import { normal } from './normal'
import { bestOfPlayouts, type Plan } from './playouts'
import { Sense } from './posts'
import type { Stage } from './prospects'
import { stageOf } from './standing'
import { Thumb } from './thumb'

/** As many turns are followed side by side. */
const BEAM = 4
/** As many actions are tried in each position, those that look best. */
const WIDTH = 5
/** Choices ahead. */
const DEPTH = 9
/** Each choice costs a little, so that of equal turns the shorter is taken. */
const CHOICE = 0.05
/** What a Think is worth beside what the rules of thumb say. */
const THOUGHT = 0.8
/** As many plans are played out: of turns that the search finds so many, and so many actions that look good at once. */
const PLANS = 6
const TURNS = 3
const ALONE = 4

interface Line {
  readonly state: State
  readonly actions: readonly Action[]
  readonly worth: number
  readonly bonus: number
}

export const hard: Bot<DungeonDiggerTypes> = {
  choose(view, actions, seat, random) {
    if (actions.length === 1 && actions[0] !== undefined) return actions[0]
    const usual = normal.choose(view, actions, seat, random)
    const state = isSearched(view) ? guess(view, seat, random) : null
    if (state === null) return usual
    const plans = plansOf(state, view, actions, usual, seat)
    const found = plans.length < 2 ? null : bestOfPlayouts(view, seat, plans, random)
    return found === null ? usual : (actions.find((one) => isSameAction(one, found)) ?? usual)
  },
}
/** What is played out: the usual choice, the best turns of the search, and what else looks good at once. */
function plansOf(
  state: State,
  view: View,
  actions: readonly Action[],
  usual: Action,
  seat: Seat,
): readonly Plan[] {
  const turns = search(state, view, actions, seat).map((line) => line.actions)
  const plans: Plan[] = [[usual], ...turns]
  for (const action of bestAtOnce(new Sense(view, seat), actions).slice(0, ALONE)) {
    const isKnown = plans.some(([first]) => first !== undefined && isSameAction(first, action))
    if (!isKnown && plans.length < PLANS) plans.push([action])
  }
  return plans
}
/** The best-looking first. */
function bestAtOnce(sense: Sense, actions: readonly Action[]): readonly Action[] {
  const thumb = new Thumb(sense, actions)
  return actions
    .map((action) => ({ action, worth: thumb.worth(action) }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ action }) => action)
}

/** The best turns, the best first and one for each first action; none where what is listed is not what the guess would list. */
function search(state: State, view: View, actions: readonly Action[], seat: Seat): readonly Line[] {
  if (legalActions(state, seat).length !== actions.length) return []
  const stage = stageOf(view)
  let lines: readonly Line[] = [{ state, actions: [], worth: -Infinity, bonus: 0 }]
  const over: Line[] = []
  for (let depth = 0; depth < DEPTH && lines.length > 0; depth++) {
    const next: Line[] = []
    for (const line of lines)
      for (const action of candidates(line, depth === 0 ? view : null, seat, stage)) {
        const grown = grow(line, action, seat, stage)
        if (grown === null) continue
        if (grown.isOver) over.push(grown.line)
        else next.push(grown.line)
      }
    lines = pruned(next)
  }
  const found: Line[] = []
  for (const line of [...over, ...lines].sort((one, other) => other.worth - one.worth)) {
    const [first] = line.actions
    if (!found.some(({ actions: [one] }) => one === first)) found.push(line)
    if (found.length >= TURNS) break
  }
  return found
}
/** Positions that look alike are followed once. */
function pruned(lines: readonly Line[]): readonly Line[] {
  const sorted = lines.toSorted((one, other) => other.worth - one.worth)
  const kept: Line[] = []
  const seen = new Set<number>()
  for (const line of sorted) {
    if (kept.length >= BEAM) break
    if (seen.has(line.worth)) continue
    seen.add(line.worth)
    kept.push(line)
  }
  return kept
}

function candidates(
  { state }: Line,
  view: View | null,
  seat: Seat,
  stage: Stage,
): readonly Action[] {
  const [next] = asked(state)
  if (next === undefined) return []
  const actions = legalActions(state, next)
  const seen = view ?? viewOf(state, next)
  const sorted = bestAtOnce(new Sense(seen, next, stage), actions)
  // Somebody else is asked, or a small matter: it is decided by rules of thumb.
  if (next !== seat || !isSearched(seen)) return sorted.slice(0, 1)
  const best = sorted.slice(0, WIDTH)
  const end = actions.find(({ type }) => type === 'end-turn' || type === 'stop')
  return end === undefined || best.includes(end) ? best : [...best, end]
}
function isSearched({ question }: View): boolean {
  return question !== null && ['turn', 'steps', 'bonus', 'pit'].includes(question.type)
}

function grow(
  line: Line,
  action: Action,
  seat: Seat,
  stage: Stage,
): { readonly line: Line; readonly isOver: boolean } | null {
  const actions = [...line.actions, action]
  // What the end of the turn draws is not looked at.
  if (action.type === 'end-turn')
    return {
      line: { ...line, actions, worth: judged(line.state, seat, stage) + line.bonus },
      isOver: true,
    }
  if (action.type === 'think')
    return { line: { ...line, actions, worth: thought(line, seat, stage) }, isOver: true }
  const [asker] = asked(line.state)
  if (asker === undefined) return null
  const applied = apply(line.state, asker, action)
  if (!applied.ok) return null
  const bonus = line.bonus - CHOICE
  const worth = judged(applied.state, seat, stage) + bonus
  const isOver = applied.state.active !== seat
  return { line: { state: applied.state, actions, worth, bonus }, isOver }
}
/** Which tiles come nobody knows: it is worth what dull ones are in hand, not what a guess would draw. */
function thought(line: Line, seat: Seat, stage: Stage): number {
  const sense = new Sense(viewOf(line.state, seat), seat, stage)
  const hoped = new Thumb(sense, []).worth({ type: 'think' })
  return estimate(sense) + hoped * THOUGHT + line.bonus
}
function judged(state: State, seat: Seat, stage: Stage): number {
  return estimate(new Sense(viewOf(state, seat), seat, stage))
}
