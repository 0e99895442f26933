/** Whom wounds kill: monsters slain, heroes fainting or eliminated (rules page, 15.5, 18.2, 19, 21). */
import { STONE, type Action, type Foe, type ItemId } from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'
import { heroCard, isItem, monsterCard } from './cards'
import {
  clockwise,
  finish,
  heroAt,
  isAlive,
  isHero,
  isSolo,
  log,
  push,
  replaceTop,
  roomAt,
  setHero,
  setRoom,
  type Draft,
} from './draft'
import { trigger } from './effects'
import { detach, dropItems, gainLoot, giveUp, heal as healOf, holdStone, toPile } from './gains'
import { mayWear } from './kit'
import { isStanding, roomOfMonster } from './places'
import type { TaskOf } from './state'
import { sumOf } from './values'
import { putOn } from './wear'

/** A killed monster goes to its killer's loot, even of one who falls with it (A21). */
export function runSlain(g: Draft, { card, by }: TaskOf<'slain'>): void {
  g.agenda.pop()
  const room = roomOfMonster(g, card)
  if (room === null) return
  const { boss } = monsterCard(card)
  setRoom(g, room, { monster: null })
  log(g, { type: 'slain', card, by, room })
  if (by !== null && isAlive(heroAt(g, by))) gainLoot(g, by, [card], 'all')
  else toPile(g, card)
  if (boss) {
    g.bossDead = true
    if (isSolo(g)) {
      // A37: even if the hero falls in the same exchange.
      finish(g, { type: 'won', seat: 0, by: 'boss' })
      return
    }
    if (g.lair !== null) {
      g.artifacts = g.artifacts.filter((item) => item !== STONE)
      dropItems(g, g.lair, [STONE])
      log(g, { type: 'stone-appeared', room: g.lair })
    }
  }
  // Kill, death, Heal (10): the first to happen is pushed last.
  if (by !== null && isStanding(g, by)) push(g, healOnce(by))
  deathOf(g, card, by, room)
  if (by !== null) trigger(g, { when: 'kill', of: by, foe: card, room })
}
function deathOf(g: Draft, card: string, by: Seat | null, room: number): void {
  trigger(g, { when: 'death', of: card, room, monster: card })
  // Its killer is whom these effects are about.
  const top = g.agenda.at(-1)
  if (top?.type === 'effect' && top.owner === card) replaceTop(g, { ...top, actor: by })
}

/** One Heal for each cause (15.3). */
export function healOnce(seat: Seat): TaskOf<'heal'> {
  return { type: 'heal', seat, n: 1 }
}
export const heal = {
  options(g: Draft, { seat, n }: TaskOf<'heal'>): readonly Action[] {
    if (!isStanding(g, seat)) return []
    const { wounds, kit } = heroAt(g, seat)
    const actions: Action[] = []
    if (wounds > 0 && n > 0) actions.push({ type: 'heal' })
    // House traps may be given up in place of a wound (9.1).
    for (const { card, until } of kit.attached)
      if (until === 'defeatOrHeal' && n > 0) actions.push({ type: 'shed', card })
    actions.push({ type: 'decline' })
    return actions
  },
  answer(g: Draft, { seat, n }: TaskOf<'heal'>, action: Action): void {
    if (action.type === 'decline') return
    const amount = n === 1 ? 1 + sumOf(g, seat, 'healBonus') : n - 1
    const sheds = heroAt(g, seat).kit.attached.some(({ until }) => until === 'defeatOrHeal')
    if (action.type === 'shed') {
      detach(g, seat, (card) => card === action.card)
      if (amount > 1) push(g, { type: 'heal', seat, n: amount })
      return
    }
    if (!sheds || amount <= 1) {
      healOf(g, seat, amount)
      return
    }
    healOf(g, seat, 1)
    push(g, { type: 'heal', seat, n: amount })
  },
}

const FAINT_DIVISOR = 2

export function runFallen(g: Draft, task: TaskOf<'fallen'>): void {
  const { seat, step, killed } = task
  const others = clockwise(g, seat).filter((other) => other !== seat)
  replaceTop(g, { ...task, step: step + 1 })
  switch (step) {
    case 0:
      if (isSolo(g)) {
        // What the hero has still scores (section 20).
        setHero(g, seat, { status: 'eliminated' })
        g.eliminated = [seat]
        log(g, { type: 'eliminated', seat, by: task.by })
        finish(g, { type: 'lost', by: 'nobody-left' })
      } else if (g.options.begForYourLife && !g.endgame && others.length > 0)
        push(g, { type: 'vote', seat, votes: g.heroes.map(() => null) })
      return
    case 1:
      if (g.endgame || killed) eliminate(g, task)
      else faint(g, seat, task.by)
      return
    case 2:
      if (!g.endgame && !killed)
        trigger(g, { when: 'heroDefeated', of: seat, room: heroAt(g, seat).at })
      return
    default:
      g.agenda.pop()
      if (isHero(task.by) && isStanding(g, task.by))
        trigger(g, { when: 'vanquish', of: task.by, foe: seat })
  }
}

/** Before the endgame: half the wounds, one item left behind (15.5). */
function faint(g: Draft, seat: Seat, by: Foe | null): void {
  const { id, kit, loot } = heroAt(g, seat)
  const wounds = Math.floor(heroCard(id).stats.life / FAINT_DIVISOR)
  setHero(g, seat, { status: 'fainted', wounds, actions: 0 })
  detach(g, seat, (_, at) => kit.attached[at]?.until !== 'endNextTurn')
  log(g, { type: 'fainted', seat, by })
  if (kit.equipped.length > 0 || loot.some(isItem)) push(g, { type: 'drop', seat })
}
export const drop = {
  options(g: Draft, { seat }: TaskOf<'drop'>): readonly Action[] {
    const { kit, loot } = heroAt(g, seat)
    return [...kit.equipped, ...loot.filter(isItem)].map((card) => ({ type: 'discard', card }))
  },
  answer(g: Draft, { seat }: TaskOf<'drop'>, action: Action): void {
    if (action.type !== 'discard') return
    const item = action.card as ItemId
    giveUp(g, seat, item)
    dropItems(g, heroAt(g, seat).at, [item])
    log(g, { type: 'dropped', seat, item })
    const fallen = g.agenda.at(-1)
    if (fallen?.type === 'fallen') replaceTop(g, { ...fallen, dropped: [item] })
  },
}

/** All items onto the tile; whoever defeated the hero may take of them first (18.2). */
function eliminate(g: Draft, { seat, by }: TaskOf<'fallen'>): void {
  const hero = heroAt(g, seat)
  const items = [...hero.kit.equipped, ...hero.loot.filter(isItem)] as ItemId[]
  for (const card of hero.loot) if (!isItem(card)) toPile(g, card)
  detach(g, seat, () => true)
  dropItems(g, hero.at, items)
  setHero(g, seat, {
    status: 'eliminated',
    loot: [],
    actions: 0,
    training: { strength: 0, magic: 0, dexterity: 0 },
    kit: { skills: [], equipped: [], attached: [] },
    skillDeck: [],
    skillDiscard: [],
  })
  g.eliminated = [...g.eliminated, seat]
  log(g, { type: 'eliminated', seat, by })
  // A48: the token goes to the next living player on the left at once.
  const [next] = clockwise(g, (seat + 1) % g.heroes.length)
  if (g.firstPlayer === seat && next !== undefined) {
    g.firstPlayer = next
    log(g, { type: 'token-passed', to: next })
  }
  if (isHero(by) && isStanding(g, by) && items.length > 0)
    push(g, { type: 'spoils', seat: by, room: hero.at, items })
}
export const spoils = {
  options(g: Draft, { seat, items }: TaskOf<'spoils'>): readonly Action[] {
    const [item] = items
    if (item === undefined || !isStanding(g, seat)) return []
    const actions: Action[] = [{ type: 'keep', item }]
    if (item !== STONE && mayWear(heroAt(g, seat), item)) actions.push({ type: 'wear', item })
    actions.push({ type: 'leave', item })
    return actions
  },
  answer(g: Draft, { seat, room, items }: TaskOf<'spoils'>, action: Action): void {
    const [item, ...left] = items
    if (item === undefined) return
    if (left.length > 0) push(g, { type: 'spoils', seat, room, items: left })
    if (action.type === 'leave') return
    setRoom(g, room, { items: roomAt(g, room).items.filter(({ id }) => id !== item) })
    if (item === STONE) holdStone(g, seat)
    else {
      gainLoot(g, seat, [item], 'all')
      if (action.type === 'wear') putOn(g, seat, item)
    }
  },
}

/** Thumbs up or down, secretly and together (21): all down, and the hero is killed (A39). */
export const vote = {
  voters(g: Pick<Draft, 'heroes'>, { seat, votes }: TaskOf<'vote'>): readonly Seat[] {
    return votes.flatMap((given, at) =>
      given === null && at !== seat && isAlive(heroAt(g, at)) ? [at] : [],
    )
  },
  answer(g: Draft, task: TaskOf<'vote'>, voter: Seat, down: boolean): void {
    const votes = task.votes.with(voter, down)
    if (vote.voters(g, { ...task, votes }).length > 0) {
      replaceTop(g, { ...task, votes })
      return
    }
    g.agenda.pop()
    g.reveals = true
    log(g, { type: 'voted', about: task.seat, down: votes })
    const fallen = g.agenda.at(-1)
    if (fallen?.type === 'fallen')
      replaceTop(g, { ...fallen, killed: votes.every((one) => one !== false) })
  },
}
export const VOTES: readonly Action[] = [
  { type: 'vote', down: false },
  { type: 'vote', down: true },
]

/** The last hero alive wins; with nobody left the dungeon does (19, A34). */
export function runLastAlive(g: Draft): void {
  g.agenda.pop()
  if (isSolo(g)) return
  const alive = clockwise(g, 0)
  const [only] = alive
  if (only === undefined) finish(g, { type: 'lost', by: 'nobody-left' })
  else if (alive.length === 1) finish(g, { type: 'won', seat: only, by: 'last-hero' })
}
