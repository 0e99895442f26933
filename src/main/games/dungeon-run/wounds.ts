/** Wounds, from the effects that change them to whom they kill (rules page, 10 phase 3, 15.4). */
import type { Cause, Foe } from '@shared/games/dungeon-run'
import { heroCard, monsterCard } from './cards'
import {
  heroAt,
  isHero,
  log,
  push,
  replaceTop,
  roomAt,
  setHero,
  setRoom,
  type Draft,
} from './draft'
import { trigger } from './effects'
import { roomOfMonster } from './places'
import type { TaskOf } from './state'

type Hurt = TaskOf<'hurt'>
export type Hits = Hurt['hits']

export function hurtOf(hits: Hits, cause: Cause, by: Foe | null, contest = false): Hurt {
  return { type: 'hurt', step: 0, asked: false, dealt: false, hits, cause, by, contest }
}

/** Asks what changes each amount, then gives out all of them at once. */
export function runHurt(g: Draft, task: Hurt): void {
  const { step, hits, cause, asked, dealt } = task
  if (dealt) {
    settle(g, task)
    return
  }
  const hit = hits[step]
  if (hit === undefined) {
    deal(g, task)
    return
  }
  if (asked || hit.n <= 0) {
    replaceTop(g, { ...task, step: step + 1, asked: false })
    return
  }
  replaceTop(g, { ...task, asked: true })
  trigger(g, { when: 'wounds', of: hit.who, cause, monster: isHero(hit.who) ? null : hit.who })
}

function deal(g: Draft, task: Hurt): void {
  replaceTop(g, { ...task, dealt: true })
  for (const { who, n } of task.hits) if (n > 0) wound(g, who, n, task.cause)
  // Last moments to avoid it, before anybody falls.
  for (const who of new Set(task.hits.map((hit) => hit.who)))
    if (hasFallen(g, who))
      trigger(g, { when: 'defeat', of: who, monster: isHero(who) ? null : who })
}
function wound(g: Draft, who: Foe, n: number, cause: Cause): void {
  if (isHero(who)) {
    if (heroAt(g, who).status === 'eliminated') return
    setHero(g, who, { wounds: heroAt(g, who).wounds + n })
  } else {
    const room = roomOfMonster(g, who)
    if (room === null) return
    const wounds = roomAt(g, room).monster?.wounds ?? 0
    setRoom(g, room, { monster: { card: who, wounds: wounds + n } })
  }
  log(g, { type: 'wounded', who, n, cause })
}

/** Wounds at Life or above. */
export function hasFallen(g: Draft, who: Foe): boolean {
  if (isHero(who)) {
    const { id, wounds, status } = heroAt(g, who)
    return status === 'standing' && wounds >= heroCard(id).stats.life
  }
  const room = roomOfMonster(g, who)
  return room !== null && (roomAt(g, room).monster?.wounds ?? 0) >= monsterCard(who).life
}

function settle(g: Draft, { hits, by, contest }: Hurt): void {
  g.agenda.pop()
  if (contest) {
    const at = g.agenda.findLastIndex(({ type }) => type === 'contest')
    const fight = g.agenda[at]
    if (fight?.type !== 'contest') return
    const total = (who: Foe | null) =>
      hits.reduce((sum, hit) => (hit.who === who ? sum + hit.n : sum), 0)
    g.agenda[at] = { ...fight, suffered: [total(fight.seat), total(fight.foe)] }
    // Those of the contest fall when it says so; who took wounds upon itself falls now.
    const others = hits.filter(({ who }) => who !== fight.seat && who !== fight.foe)
    pushFallen(
      g,
      others.map(({ who }) => ({ who, by })),
    )
    return
  }
  pushFallen(
    g,
    hits.map(({ who }) => ({ who, by })),
  )
}

/** Monsters first, then heroes; who is left alone is seen once all have fallen (A34). */
export function pushFallen(g: Draft, whos: readonly Fall[]): void {
  const fallen = whos.filter(
    ({ who }, at) => hasFallen(g, who) && whos.findIndex((other) => other.who === who) === at,
  )
  if (fallen.length === 0) return
  const slain: TaskOf<'slain'>[] = []
  const heroes: TaskOf<'fallen'>[] = []
  for (const { who, by } of fallen)
    if (isHero(who)) {
      const author = by === who ? null : by
      heroes.push({ type: 'fallen', seat: who, by: author, step: 0, killed: false, dropped: [] })
    } else slain.push({ type: 'slain', card: who, by: isHero(by) ? by : null })
  push(g, ...slain, ...heroes, { type: 'last-alive' })
}
export interface Fall {
  readonly who: Foe
  /** Whose doing it is. */
  readonly by: Foe | null
}
