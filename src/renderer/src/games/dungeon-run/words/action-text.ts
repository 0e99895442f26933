/** What an action does, in words: what its button says, and a line below it where there is more to know. */
import type { Action, ActionOf, Direction, View } from '@shared/games/dungeon-run'
import { DIRECTIONS } from '@shared/games/dungeon-run'
import { stepFrom } from '../map/geometry'
import type { Naming } from './naming'

/** What words need to know of the table. */
export type Seen = Pick<View, 'heroes' | 'layout' | 'rooms' | 'active' | 'question' | 'shown'> & {
  readonly viewer: View['viewer']
}
export interface ActionText {
  readonly label: string
  /** null: the label says all. */
  readonly hint: string | null
}

/** The tile in a direction from where a hero stands; null: none lies there. */
export function roomBeyond({ layout, heroes }: Seen, seat: number, dir: Direction): number | null {
  const from = layout[heroes[seat]?.at ?? 0]
  if (from === undefined) return null
  const { x, y } = stepFrom(from, dir)
  const there = layout.findIndex((tile) => tile.x === x && tile.y === y)
  return there < 0 ? null : there
}
/** Who is asked, as one: the viewer where it is among them. */
export function askedSeat({ question, viewer, active }: Seen): number {
  const seats = question?.seats ?? []
  if (viewer !== null && seats.includes(viewer)) return viewer
  return seats[0] ?? active ?? 0
}

function plain(label: string): ActionText {
  return { label, hint: null }
}
/** Where the Lair lies from the tile that its one exit leads to, by the Lair's turn. */
const LAIR_LIES = ['S', 'W', 'N', 'E'] as const
function lairBeside(
  { x, y, turn }: ActionOf<'lair'>,
  { layout }: Seen,
  { words, room }: Naming,
): { readonly direction: string; readonly tile: string } {
  const beside = stepFrom({ x, y }, DIRECTIONS[turn])
  return {
    direction: words.direction(LAIR_LIES[turn]),
    tile: room(layout.findIndex((tile) => tile.x === beside.x && tile.y === beside.y)),
  }
}

export function actionText(action: Action, view: Seen, naming: Naming): ActionText {
  const { words, who, foe, room } = naming
  const { t } = words
  const say = (key: string, named: Readonly<Record<string, unknown>> = {}, count = 1): string =>
    t(`run.actions.${key}`, named, count)
  const seat = askedSeat(view)
  const here = view.rooms[view.heroes[seat]?.at ?? 0]
  const type = view.question?.type ?? ''

  switch (action.type) {
    case 'hero':
      return { label: words.hero(action.hero), hint: words.cardText(action.hero) }
    case 'learn':
      return {
        label: say('learn', { skill: words.card(action.skill) }),
        hint: words.cardText(action.skill),
      }
    case 'move':
    case 'exit': {
      const there = roomBeyond(view, seat, action.dir)
      const named = { direction: words.direction(action.dir) }
      return plain(
        there === null ? say('explore', named) : say('go', { ...named, tile: room(there) }),
      )
    }
    case 'escape':
      return { label: say('escape'), hint: say('escapeHint') }
    case 'fight':
      return plain(say('fight', { foe: foe(action.target ?? here?.monster?.card ?? '') }))
    case 'equip':
      return { label: say('equip'), hint: say('equipHint') }
    case 'search': {
      const there = action.dir === null ? null : roomBeyond(view, seat, action.dir)
      return plain(there === null ? say('search') : say('searchAt', { tile: room(there) }))
    }
    case 'advance':
      return {
        label: say('advance', { stat: words.stat(action.stat) }),
        hint: say(action.pay === 'boss' ? 'advanceBoss' : 'advanceCards'),
      }
    case 'special':
    case 'free':
      return {
        label: say(action.type, { card: words.card(action.card) }),
        hint: words.cardText(action.card),
      }
    case 'end-turn':
      return plain(say('endTurn'))
    case 'summon':
      return { label: say('summon'), hint: say('summonHint') }
    case 'place':
      return plain(
        say('place', {
          tile: words.tile(action.tile),
          turn: words.direction(DIRECTIONS[action.turn]),
        }),
      )
    case 'lair':
      return plain(say('lair', lairBeside(action, view, naming)))
    case 'assist': {
      const dice = view.shown?.help?.[action.stat] ?? 1
      return plain(say('assist', { stat: words.stat(action.stat), dice }, dice))
    }
    case 'sabotage':
      return { label: say('sabotage'), hint: say('sabotageHint') }
    case 'pass':
      return plain(say('pass'))
    case 'accept':
      return plain(say(type.startsWith('trade') ? 'agree' : 'accept'))
    case 'refuse':
      return plain(say('refuse'))
    case 'use': {
      const [card] = view.question?.cards ?? []
      return card === undefined
        ? plain(say('useIt'))
        : { label: say('use', { card: words.card(card) }), hint: words.cardText(card) }
    }
    case 'decline':
      return plain(say(declined(type)))
    case 'reroll':
      return plain(say('reroll', { face: dieAt(view, action.die), card: words.card(action.card) }))
    case 'reroll-all':
      return plain(say('rerollAll', { card: words.card(action.card) }))
    case 'also':
      return plain(say('also', { face: dieAt(view, action.die) }))
    case 'roll':
      return plain(say('roll'))
    case 'adjust':
      return plain(say('adjust', { face: dieAt(view, action.die), card: words.card(action.card) }))
    case 'want':
      return plain(say('want'))
    case 'first':
      return plain(say('first', { hero: who(action.seat) }))
    case 'stat': {
      const dice = view.shown?.rolls.find(({ stat }) => stat === action.stat)?.dice ?? null
      const stat = words.stat(action.stat)
      return plain(dice === null ? say('statAlone', { stat }) : say('stat', { stat, dice }, dice))
    }
    case 'assign':
      return plain(say('assign', { blocks: action.blocks.length, hits: action.hits.length }))
    case 'heal':
      return plain(say('heal'))
    case 'shed':
      return { label: say('shed', { card: words.card(action.card) }), hint: say('shedHint') }
    case 'wear':
    case 'stow':
    case 'keep':
    case 'leave':
      return {
        label: say(action.type, { card: words.card(action.item) }),
        hint: words.cardText(action.item),
      }
    case 'done':
      return plain(say('done'))
    case 'discard':
      return plain(say(discarded(type), { card: words.card(action.card) }))
    case 'trade':
      return plain(say('trade', { hero: who(action.with) }))
    case 'give':
      return plain(say('give', { card: words.card(action.card) }))
    case 'ask':
      return plain(say('ask', { card: words.card(action.item) }))
    case 'propose':
      return plain(say('propose'))
    case 'target':
      return plain(say('target', { who: foe(action.who) }))
    case 'monster':
      return plain(say('monster', { card: words.card(action.card), tile: room(action.to) }))
    case 'summon-on':
      return plain(say('summonOn', { tile: room(action.to) }))
    case 'return':
      return plain(say(action.to === 'top' ? 'returnTop' : 'returnBottom'))
    case 'arrange': {
      const seen = view.question?.cards ?? []
      return plain(
        say('arrange', {
          cards: words.list(action.order.map((at) => words.card(seen[at] ?? ''))),
        }),
      )
    }
    case 'vote':
      return plain(say(action.down ? 'voteDown' : 'voteUp'))
  }
}

function dieAt({ question }: Seen, die: number): number {
  return question?.roll?.dice[die] ?? 0
}
/** What it means to say no. */
function declined(type: string): string {
  if (type === 'trade.offer') return 'declineTrade'
  if (type === 'reroll' || type === 'want') return 'declineReroll'
  if (type === 'summon') return 'declineSummon'
  return 'decline'
}
function discarded(type: string): string {
  if (type === 'drop') return 'drop'
  return type === 'victim' ? 'lose' : 'pay'
}
