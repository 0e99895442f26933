/** What a seat sees, as the rules' own functions take it: characteristics, dice and odds are worked out by them alone. */
import type { HeroView, RoomView, View } from '@shared/games/dungeon-run'
import { eachOnce, onceOfLatest } from '@shared/once'
import type { Board } from '../conditions'
import { blankContest } from '../contest'
import type { Attachment, Contest, Hero, Kit, Room, Task } from '../state'

export function boardOf(view: View): Board {
  const contest = contestIn(view)
  const agenda: Task[] = []
  const { question } = view
  if (contest !== null && question?.contest !== null && question?.contest !== undefined) {
    const { used, rerolled } = question.contest
    agenda.push({ type: 'action', seat: contest.seat, main: false, used, rerolled }, contest)
  }
  return {
    heroes: view.heroes.map(heroOf),
    rooms: roomsOf(view.rooms),
    layout: view.layout,
    options: view.options,
    endgame: view.endgame,
    agenda,
  }
}

const roomsOf = eachOnce(({ monster, strangers, items }: RoomView): Room => ({
  monster,
  strangers,
  items: items.map((id) => ({ id, faceUp: true })),
}))

const kits = new WeakMap<HeroView['skills'], Kit>()
/** Kept as long as nothing in it changes: effects are looked up by it. */
function kitOf({ skills, equipped, attached }: HeroView): Kit {
  const kept = kits.get(skills)
  if (
    kept?.equipped === equipped &&
    kept.attached.length === attached.length &&
    kept.attached.every(({ card }, at) => card === attached[at])
  )
    return kept
  const kit = { skills, equipped, attached: attached.map(attachment) }
  kits.set(skills, kit)
  return kit
}
function attachment(card: string): Attachment {
  return { card, until: 'defeat', turns: 0 }
}
const LATEST = 24
/** A view that has not changed is the same hero. */
export const heroOf = onceOfLatest(LATEST, heroFrom)
function heroFrom(view: HeroView): Hero {
  return {
    // Nobody is asked about dice before it has a hero.
    id: view.id ?? 'hadrun',
    at: view.at,
    status: view.status,
    wounds: view.wounds,
    training: view.training,
    kit: kitOf(view),
    skillDeck: [],
    skillDiscard: [],
    loot: view.loot ?? [],
    actions: view.actions,
    equips: view.equips,
    startedWith: view.startedWith,
    fought: view.fought,
    used: view.used,
    trail: [],
  }
}

/** The contest that the viewer sees; null: none is going on. */
export function contestIn({ question }: View): Contest | null {
  const seen = question?.contest ?? null
  if (seen === null) return null
  const { kind, seat, foe, trap, stat, foeStat, helpers, saboteurs, dice, foeDice } = seen
  const { surprise, repeat, mods, auto, begun } = seen
  return {
    ...blankContest(seat, kind),
    ...{ foe, trap, stat, foeStat, helpers, saboteurs, dice, foeDice },
    ...{ surprise, repeat, mods, auto, step: begun ? 2 : 1 },
  }
}
