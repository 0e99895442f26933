/** A monster goes to another tile, in the monster phase or pushed (16.2). */
import type { MonsterKey } from '@shared/games/dungeon-run'
import { monsterCard } from './cards'
import { log, roomAt, setRoom, type Draft } from './draft'
import { putMonster } from './gains'
import { roomOfMonster } from './places'

/** What is not a beast takes along what lies under it (A29); the Boss always does (A30). */
export function moveMonster(g: Draft, card: MonsterKey, to: number): void {
  const from = roomOfMonster(g, card)
  if (from === null || from === to) return
  const { monster, items } = roomAt(g, from)
  const { type, boss } = monsterCard(card)
  const carries = boss || type !== 'beast'
  setRoom(g, from, { monster: null, items: carries ? [] : items })
  putMonster(g, to, card, monster?.wounds ?? 0)
  if (carries && items.length > 0) setRoom(g, to, { items: [...roomAt(g, to).items, ...items] })
  log(g, { type: 'monster-moved', card, from, to })
}
