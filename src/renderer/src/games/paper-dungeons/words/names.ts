/** The names of things in Paper Dungeons, in the language of the app. */
import type {
  BossId,
  BoxId,
  HeroId,
  ItemId,
  MissionCard,
  MissionId,
  MonsterId,
  ObjectiveCard,
  ObjectiveId,
  PowerId,
  RewardId,
  Source,
  SymbolId,
} from '@shared/games/paper-dungeons'
import {
  bossName,
  boxName,
  heroName,
  itemName,
  missionName,
  monsterName,
  objectiveName,
  powerName,
  rewardName,
  sourceName,
  symbolName,
} from '@shared/games/paper-dungeons/keys'
import { aimOf, measureOf } from '@shared/games/paper-dungeons/measures'
import { say as sayPhrase, type Translate } from '../../say'

export function wordsOf(t: Translate) {
  const say = (key: string): string => t(key, {}, 1)
  return {
    t,
    hero: (id: HeroId) => say(heroName(id)),
    symbol: (id: SymbolId) => say(symbolName(id)),
    item: (id: ItemId) => say(itemName(id)),
    boss: (id: BossId) => say(bossName(id)),
    mission: (id: MissionId) => say(missionName(id)),
    /** When it is done. */
    aim: (card: MissionCard) => sayPhrase(aimOf(card), t),
    objective: (id: ObjectiveId) => say(objectiveName(id)),
    /** What its tiers count. */
    measure: (card: ObjectiveCard) => sayPhrase(measureOf(card), t),
    power: (id: PowerId) => say(powerName(id)),
    monster: (id: MonsterId) => say(monsterName(id)),
    reward: (id: RewardId) => say(rewardName(id)),
    source: (id: Source) => say(sourceName(id)),
    box: (id: BoxId) => say(boxName(id)),
  }
}
export type Words = ReturnType<typeof wordsOf>

/** A change with its sign; a true minus. */
export function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`
}
/** A number that was written for a language, with a true minus. */
export function withMinus(written: string): string {
  return written.replace('-', '−')
}
/** Glory as it is written: a true minus. */
export function glory(points: number): string {
  return points < 0 ? `−${-points}` : String(points)
}
