/** What a content says, line by line, so that two contents can be compared in words. */
import {
  ITEMS,
  type BossCard,
  type Content,
  type ContentPart,
  type DungeonCard,
  type MissionCard,
  type ObjectiveCard,
  type RoomCard,
} from '@shared/games/paper-dungeons'
import {
  bossColorName,
  bossName,
  dungeonName,
  heroName,
  itemName,
  missionName,
  monsterName,
  objectiveName,
  packField,
  rankName,
  rewardName,
  symbolName,
  type PackField,
} from '@shared/games/paper-dungeons/keys'
import { aimOf, measureOf } from '@shared/games/paper-dungeons/measures'
import { listOf } from '@shared/games/paper-dungeons/phrases'
import type { Phrase } from '@shared/games/game'
import type { PackValue } from '@shared/games/packs'

export interface Line {
  readonly what: Phrase
  /** null: nothing is there. */
  readonly value: PackValue | null
}

export function linesOf(content: Content, part: ContentPart): readonly Line[] {
  switch (part) {
    case 'faces':
      return content.faces.map((faces, at) => ({
        what: nth('die', at),
        value: names(faces.map((symbol) => symbolName(symbol))),
      }))
    case 'numbers':
      return [
        { what: { key: symbolName('warrior') }, value: content.numbers.warrior },
        { what: { key: symbolName('mage') }, value: content.numbers.mage },
        { what: { key: symbolName('cleric') }, value: content.numbers.cleric },
        { what: { key: symbolName('thief') }, value: content.numbers.thief },
        { what: { key: symbolName('clover') }, value: content.numbers.clover },
        { what: { key: symbolName('boots') }, value: content.numbers.boots },
      ]
    case 'tracks':
      return tracks(content)
    case 'facedBy':
      return (['goblin', 'orc', 'spectre', 'zombie'] as const).map((monster) => ({
        what: { key: monsterName(monster) },
        value: { key: heroName(content.facedBy[monster]) },
      }))
    case 'itemSymbols':
      return content.itemSymbols.map((hero, at) => ({
        what: { key: itemName(ITEMS[at] ?? ITEMS[0]) },
        value: { key: heroName(hero) },
      }))
    case 'rooms':
      return content.rooms.map((card) => ({
        what: { key: packField('room'), named: { room: card.id } },
        value: roomValue(card),
      }))
    case 'walls':
    case 'rivers':
      return [{ what: { key: packField(part) }, value: ids(content[part]) }]
    case 'dungeons':
      return content.dungeons.flatMap(dungeonLines)
    case 'bosses':
      return content.bosses.flatMap(bossLines)
    case 'missions':
      return content.missions.flatMap(missionLines)
    case 'objectives':
      return content.objectives.flatMap(objectiveLines)
    case 'ranks':
      return content.ranks.map(({ id, from }) => ({ what: { key: rankName(id) }, value: from }))
  }
}

function nth(field: PackField, at: number): Phrase {
  return { key: packField(field), named: { n: at + 1 } }
}
function of(name: string, field: Phrase): Phrase {
  return { key: packField('of'), named: { name: { key: name }, field } }
}
function names(keys: readonly string[]): Phrase | null {
  return listOf(keys.map((key) => ({ key })))
}
function ids(all: readonly string[]): string | null {
  return all.length === 0 ? null : all.join(', ')
}

function tracks({ tracks: { lowestHero, gems, monsters, damage, potionRows } }: Content): Line[] {
  return [
    ...lowestHero.map((glory, at) => ({ what: nth('lowestHero', at), value: glory })),
    ...gems.map(({ glory, bonus }, at) => ({
      what: nth('gems', at - 1),
      value:
        bonus === null
          ? glory
          : { key: packField('withBonus'), named: { glory, bonus: { key: rewardName(bonus) } } },
    })),
    ...monsters.map((glory, at) => ({ what: nth('monsters', at - 1), value: glory })),
    ...damage.map(({ from, glory }) => ({ what: nth('damage', from - 1), value: glory })),
    ...potionRows.map(({ size, bonus }, at) => ({
      what: nth('potionRow', at),
      value: { key: packField('rowValue'), named: { size, bonus: { key: rewardName(bonus) } } },
    })),
  ]
}

function roomValue({ monster, trap, reward, gem }: RoomCard): Phrase | null {
  const parts: Phrase[] = []
  if (monster !== null) {
    const { type, level } = monster
    parts.push({ key: packField('monster'), named: { monster: { key: monsterName(type) }, level } })
  }
  if (trap) parts.push({ key: packField('trap') })
  if (reward !== null) parts.push({ key: rewardName(reward) })
  if (gem !== null) parts.push({ key: packField('gem'), named: { gem } })
  return listOf(parts)
}

function dungeonLines({ id, bossRooms, bosses, walls }: DungeonCard): readonly Line[] {
  const name = dungeonName(id)
  return [
    { what: of(name, { key: packField('bossRooms') }), value: ids(bossRooms) },
    {
      what: of(name, { key: packField('bosses') }),
      value: names(bosses.map((boss) => bossName(boss))),
    },
    { what: of(name, { key: packField('walls') }), value: ids(walls) },
  ]
}

function bossLines(card: BossCard): readonly Line[] {
  const name = bossName(card.id)
  const { kind, count } = card.reward
  return [
    { what: of(name, { key: packField('letter') }), value: card.letter },
    { what: of(name, { key: packField('color') }), value: { key: bossColorName(card.color) } },
    { what: of(name, { key: packField('doubled') }), value: { key: heroName(card.doubled) } },
    ...card.thresholds.map(({ atLeast, glory, damage }, at) => ({
      what: of(name, nth('threshold', at)),
      value: { key: 'paper.boss.threshold', named: { atLeast, glory, damage } },
    })),
    { what: of(name, { key: packField('flight') }), value: card.flight },
    {
      what: of(name, { key: packField('reward') }),
      value: { key: packField('times'), named: { count, what: { key: rewardName(kind) } } },
    },
    { what: of(name, { key: packField('scattered') }), value: ids(card.scattered) },
  ]
}

function missionLines(card: MissionCard): readonly Line[] {
  const name = missionName(card.id)
  return [
    { what: of(name, { key: packField('aim') }), value: aimOf(card) },
    { what: of(name, { key: packField('solo') }), value: card.solo.join(' ') },
  ]
}

function objectiveLines(card: ObjectiveCard): readonly Line[] {
  const name = objectiveName(card.id)
  return [
    { what: of(name, { key: packField('measure') }), value: measureOf(card) },
    {
      what: of(name, { key: packField('tiers') }),
      value: card.tiers.map(({ at, glory }) => `${at}: ${glory}`).join(', '),
    },
    {
      what: of(name, { key: packField('black') }),
      value: names(card.black.map((hero) => heroName(hero))),
    },
  ]
}
