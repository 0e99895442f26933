/** Why not: the code and ruling for an action that is not listed. */
import { STONE, type Action, type RejectionCode } from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'
import { atlasOf, cellKey, dirOf, spotBeyond } from './atlas'
import { isItem } from './cards'
import { heroAt } from './draft'
import { needsHelp } from './fight'
import { mayWear } from './kit'
import { companyOf, monsterAt } from './places'
import type { Rejection } from '../game'
import type { State, Task } from './state'
import { heldBy } from './ways'

type Refused = Rejection<RejectionCode>
function because(code: RejectionCode, ruling: string): Refused {
  return { code, ruling }
}
const NOT_NOW = because('not-now', 'section 6')

/** @param listed what may be chosen instead */
export function reject(
  state: State,
  seat: Seat,
  action: Action,
  listed: readonly Action[],
): Refused {
  const refused = refusedBy(state, seat, action)
  // Such a thing is asked now, but not this one.
  if (refused.code === 'not-now' && listed.some(({ type }) => type === action.type))
    return because('not-among-choices', refused.ruling)
  return refused
}
function refusedBy(state: State, seat: Seat, action: Action): Refused {
  const task = state.agenda.at(-1)
  if (task === undefined) return NOT_NOW
  return task.type === 'menu' ? inMenu(state, seat, action) : inChoice(state, task, action)
}

function inMenu(state: State, seat: Seat, action: Action): Refused {
  const { at, actions, equips } = heroAt(state, seat)
  const costs = ['move', 'escape', 'fight', 'equip', 'search', 'advance', 'special']
  if (costs.includes(action.type) && actions === 0) return because('no-actions-left', 'section 6')
  if (action.type === 'move') return noMove(state, seat, dirOf(action.dir))
  if (action.type === 'escape') return because('no-monster', '7.2')
  if (action.type === 'fight') return noFight(state, seat, action.target)
  if (action.type === 'equip') {
    return equips > 0 && monsterAt(state, at) !== null
      ? because('equip-limit', 'section 12')
      : because('no-target', 'section 12')
  }
  if (action.type === 'search') {
    return monsterAt(state, at) !== null
      ? because('monster-here', 'section 13')
      : because('nothing-to-search', 'section 13')
  }
  if (action.type === 'advance') return because('not-enough-encounters', 'section 14')
  if (action.type === 'special' || action.type === 'free') return noUse(state, seat, action.card)
  return NOT_NOW
}
function noMove(state: State, seat: Seat, dir: number): Refused {
  const held = heldBy(state, seat)
  if (held === 'monster') return because('monster-here', '7.1')
  if (held === 'hero') return because('hero-here-in-endgame', '18.1')
  const { at } = heroAt(state, seat)
  const tile = state.layout[at]
  const open = (atlasOf(state.layout).open[at] ?? 0) & (1 << dir)
  if (tile === undefined || open === 0) return because('no-such-exit', '7.1')
  if (state.exhausted.includes(cellKey(spotBeyond(tile, dir))))
    return because('cell-exhausted', 'A5')
  return because('stack-empty', '7.1')
}
function noFight(state: State, seat: Seat, target: Seat | null): Refused {
  const { at } = heroAt(state, seat)
  const monster = monsterAt(state, at)
  if (target !== null)
    return monster === null
      ? because('nobody-there', 'section 11')
      : because('monster-here', 'section 11')
  if (monster === null) return because('no-monster', '6.1')
  return needsHelp(state, at) ? because('needs-assistance', 'A15') : NOT_NOW
}
function noUse(state: State, seat: Seat, card: string): Refused {
  const { used, kit } = heroAt(state, seat)
  if (used.some((one) => one.endsWith(`/${card}`))) return because('already-used', 'section 24')
  const [kind, id = ''] = card.split(':')
  const own =
    kind === 'item'
      ? kit.equipped.some((one) => one === id)
      : kind !== 'skill' || kit.skills.some((one) => one === id)
  return own ? because('no-target', 'section 24') : because('not-yours', 'section 24')
}

function inChoice(state: State, task: Task, action: Action): Refused {
  if (task.type === 'assign')
    return action.type === 'assign' ? because('illegal-assignment', 'section 10, A19') : NOT_NOW
  if (task.type === 'place' || task.type === 'lair') {
    return action.type === 'place' || action.type === 'lair'
      ? because('does-not-fit', '8.1')
      : NOT_NOW
  }
  if (task.type === 'reroll') {
    return action.type === 'reroll' || action.type === 'reroll-all'
      ? because('reroll-used', 'A31')
      : NOT_NOW
  }
  if (task.type === 'monsters' || task.type === 'push')
    return action.type === 'monster' ? because('monster-cannot-go', '16.2') : NOT_NOW
  if (task.type === 'offer') {
    if (action.type === 'sabotage') return because('cannot-be-sabotaged', '15.2')
    return action.type === 'assist' ? because('cannot-be-assisted', '15.1') : NOT_NOW
  }
  if (task.type === 'pay')
    return action.type === 'discard' ? because('cannot-pay', '15.4') : NOT_NOW
  if (task.type === 'equip') return inEquip(state, task.seat, task.moved, action)
  if (task.type === 'target')
    return action.type === 'target' ? because('no-target', 'section 24') : NOT_NOW
  return NOT_NOW
}
function inEquip(state: State, seat: Seat, moved: readonly string[], action: Action): Refused {
  const hero = heroAt(state, seat)
  if (action.type === 'trade') {
    return companyOf(state, seat).includes(action.with)
      ? because('already-used', 'section 12')
      : because('nobody-there', 'section 12')
  }
  if (action.type === 'wear') {
    if (!hero.loot.includes(action.item) || !isItem(action.item))
      return because('not-yours', 'section 12')
    return mayWear(hero, action.item)
      ? because('already-moved', 'section 12')
      : because('not-trained', 'section 5')
  }
  if (action.type === 'stow') {
    if (action.item === STONE) return NOT_NOW
    return moved.includes(action.item)
      ? because('already-moved', 'section 12')
      : because('not-yours', 'section 12')
  }
  return NOT_NOW
}
