/**
 * The strong bot: a beam search over what may be done up to the end of the own turn, in a state whose hidden part is dealt
 * anew; a turn is worth what the position is worth that it leaves, to this seat and to the others.
 */
import type { Action, View, DungeonDiggerTypes } from '@shared/games/dungeon-digger'
import { isSameAction, type Seat } from '@shared/games/game'
import type { Random } from '../../random'
import { apply, asked, legalActions } from '../apply'
import type { State } from '../state'
import { view as viewOf } from '../view'
import type { Bot } from '../../game'
import { bestByChance } from '../../bot-choice'
import { estimate } from './estimate'
import { guess } from './guess'
import { normal } from './normal'
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

interface Line {
  readonly state: State
  /** The action that it began with; null: it begins now. */
  readonly first: Action | null
  readonly worth: number
  readonly bonus: number
}

export const hard: Bot<DungeonDiggerTypes> = {
  choose(view, actions, seat, random) {
    if (actions.length === 1 && actions[0] !== undefined) return actions[0]
    const state = guess(view, seat, random)
    const found = state === null ? null : search(state, view, actions, seat, random)
    return found ?? normal.choose(view, actions, seat, random)
  },
}

/** The first action of the best turn; null where what is listed is not what the guess would list. */
function search(
  state: State,
  view: View,
  actions: readonly Action[],
  seat: Seat,
  random: Random,
): Action | null {
  const own = legalActions(state, seat)
  if (own.length !== actions.length) return null
  const stage = stageOf(view)
  let lines: readonly Line[] = [{ state, first: null, worth: -Infinity, bonus: 0 }]
  let best: Line | null = null
  for (let depth = 0; depth < DEPTH && lines.length > 0; depth++) {
    const next: Line[] = []
    for (const line of lines) {
      for (const action of candidates(line, depth === 0 ? view : null, seat, stage, random)) {
        const grown = grow(line, action, seat, stage)
        if (grown === null) continue
        if (grown.isOver) {
          if (best === null || grown.line.worth > best.worth) best = grown.line
        } else next.push(grown.line)
      }
    }
    lines = pruned(next)
  }
  for (const line of lines) if (best === null || line.worth > best.worth) best = line
  const first = best?.first ?? null
  return first === null ? null : (actions.find((one) => isSameAction(one, first)) ?? null)
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
  random: Random,
): readonly Action[] {
  const [next] = asked(state)
  if (next === undefined) return []
  const actions = legalActions(state, next)
  const seen = view ?? viewOf(state, next)
  // Somebody else is asked, or a small matter: it is decided by rules of thumb.
  const thumb = new Thumb(new Sense(seen, next, stage), actions)
  const worths = new Map(actions.map((action) => [action, thumb.worth(action)]))
  const worth = (action: Action) => worths.get(action) ?? 0
  if (next !== seat || !isSearched(seen)) return [bestByChance(actions, worth, random, 0)]
  const sorted = actions.toSorted((one, other) => worth(other) - worth(one)).slice(0, WIDTH)
  const end = actions.find(({ type }) => type === 'end-turn' || type === 'stop')
  return end === undefined || sorted.includes(end) ? sorted : [...sorted, end]
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
  const first = line.first ?? action
  // What the end of the turn draws is not looked at.
  if (action.type === 'end-turn')
    return {
      line: { ...line, first, worth: judged(line.state, seat, stage) + line.bonus },
      isOver: true,
    }
  if (action.type === 'think') return { line: thought(line, first, seat, stage), isOver: true }
  const [asker] = asked(line.state)
  if (asker === undefined) return null
  const applied = apply(line.state, asker, action)
  if (!applied.ok) return null
  const bonus = line.bonus - CHOICE
  const worth = judged(applied.state, seat, stage) + bonus
  const isOver = applied.state.active !== seat
  return { line: { state: applied.state, first, worth, bonus }, isOver }
}
/** Which tiles come nobody knows: it is worth what dull ones are in hand, not what a guess would draw. */
function thought(line: Line, first: Action, seat: Seat, stage: Stage): Line {
  const sense = new Sense(viewOf(line.state, seat), seat, stage)
  const hoped = new Thumb(sense, []).worth({ type: 'think' })
  return { ...line, first, worth: estimate(sense) + hoped * THOUGHT + line.bonus }
}
function judged(state: State, seat: Seat, stage: Stage): number {
  return estimate(new Sense(viewOf(state, seat), seat, stage))
}
