/** What happens on a sheet, in words and as a sign. */
import type { Component } from 'vue'
import type { SheetEvent } from '@shared/games/paper-dungeons'
import Hearts from '~icons/game-icons/hearts'
import Footprint from '~icons/game-icons/footprint'
import WolfTrap from '~icons/game-icons/wolf-trap'
import Prayer from '~icons/game-icons/prayer'
import Scroll from '~icons/game-icons/scroll-unfurled'
import { HERO_ICONS, ITEM_ICONS, REWARD_ICONS, SYMBOL_ICONS } from '../signs/icons'
import Skull from '~icons/game-icons/death-skull'
import { dieUse } from '@shared/games/paper-dungeons/keys'
import { glory, type Words } from './names'

export function eventText(event: SheetEvent, words: Words): string {
  const { t } = words
  switch (event.type) {
    case 'kept':
      return t(
        'paper.events.kept',
        { objective: words.objective(event.objective), power: words.power(event.power) },
        1,
      )
    case 'die-used':
      return t(
        event.swap === null ? 'paper.events.dieUsed' : 'paper.events.dieSwapped',
        { symbol: words.symbol(event.symbol), use: t(dieUse(event.use), {}, 1) },
        1,
      )
    case 'hero-raised':
      return t(
        'paper.events.heroRaised',
        { hero: words.hero(event.hero), level: event.level, by: words.source(event.by) },
        1,
      )
    case 'item-marked':
      return t(
        event.marks === 2 ? 'paper.events.itemComplete' : 'paper.events.itemMarked',
        { item: words.item(event.item), by: words.source(event.by) },
        1,
      )
    case 'potion-gained':
      return t(
        'paper.events.potionGained',
        { potions: event.potions, by: words.source(event.by) },
        1,
      )
    case 'row-filled':
      return t('paper.events.rowFilled', { row: event.row + 1 }, 1)
    case 'gem-taken':
      return t('paper.events.gemTaken', { gem: event.gem }, 1)
    case 'gem-marked':
      return t('paper.events.gemMarked', { marks: event.marks, by: words.source(event.by) }, 1)
    case 'gain-lost':
      return t(
        'paper.events.gainLost',
        { gain: words.reward(event.gain), by: words.source(event.by) },
        1,
      )
    case 'room-entered':
      return t(
        event.first ? 'paper.events.roomExplored' : 'paper.events.roomEntered',
        { room: event.room },
        1,
      )
    case 'monster-defeated':
      return event.damage > 0
        ? t('paper.events.monsterHurt', { room: event.room, damage: event.damage }, 1)
        : t('paper.events.monsterDefeated', { room: event.room }, 1)
    case 'trap-sprung':
      return t('paper.events.trapSprung', { room: event.room, damage: event.damage }, 1)
    case 'damaged':
      return t(
        'paper.events.damaged',
        { marked: event.amount - event.absorbed, absorbed: event.absorbed, total: event.total },
        1,
      )
    case 'resurrected':
      return t('paper.events.resurrected', { glory: glory(-9) }, 1)
  }
}

export function eventIcon(event: SheetEvent): Component {
  switch (event.type) {
    case 'kept':
      return Scroll
    case 'die-used':
      return SYMBOL_ICONS[event.symbol]
    case 'hero-raised':
      return HERO_ICONS[event.hero]
    case 'item-marked':
      return ITEM_ICONS[event.item]
    case 'potion-gained':
    case 'row-filled':
      return REWARD_ICONS.potion
    case 'gem-taken':
    case 'gem-marked':
      return REWARD_ICONS.gem
    case 'gain-lost':
      return REWARD_ICONS[event.gain]
    case 'room-entered':
      return Footprint
    case 'monster-defeated':
      return Skull
    case 'trap-sprung':
      return WolfTrap
    case 'damaged':
      return Hearts
    case 'resurrected':
      return Prayer
  }
}

/** The short note on a sign: a number, or the room. */
export function eventNote(event: SheetEvent): string {
  switch (event.type) {
    case 'hero-raised':
      return String(event.level)
    case 'item-marked':
      return `${event.marks}/2`
    case 'potion-gained':
      return String(event.potions)
    case 'gem-marked':
      return String(event.marks)
    case 'gem-taken':
      return event.gem
    case 'room-entered':
    case 'monster-defeated':
    case 'trap-sprung':
      return event.room
    case 'damaged':
      return `−${event.amount}`
    case 'row-filled':
      return `${event.row + 1}`
    case 'gain-lost':
      return '×'
    case 'kept':
    case 'die-used':
    case 'resurrected':
      return ''
  }
}
