/** What happened, in words; the empty text where something else tells it. */
import type { Event, Result } from '@shared/games/dungeon-run'
import type { Naming } from './naming'

/** What a hero does where no other event tells it. */
const TOLD_ACTIONS: Readonly<Partial<Record<string, string>>> = {
  escape: 'triesEscape',
  fight: 'fights',
  equip: 'equips',
}

function faces(dice: readonly number[]): string {
  return dice.join(' ')
}

export function eventText(event: Event, naming: Naming): string {
  const { words, who, foe, room } = naming
  const { t } = words
  const say = (key: string, named: Readonly<Record<string, unknown>>, count = 1): string =>
    t(`run.log.${key}`, named, count)
  const hidden = (
    key: string,
    { cards, count }: { cards: readonly string[] | null; count: number },
    named: Readonly<Record<string, unknown>>,
  ): string =>
    cards === null
      ? say(`${key}Hidden`, { ...named, count }, count)
      : say(key, { ...named, cards: words.list(cards.map((card) => words.card(card))) })

  switch (event.type) {
    case 'begun':
      return say('begun', { hero: who(event.first) })
    case 'hero-dealt':
      return say('heroDealt', { seat: event.seat + 1, hero: words.hero(event.hero) })
    case 'skills-drawn':
      return hidden('skillsDrawn', event, { hero: who(event.seat) })
    case 'skill-learned':
      return say('skillLearned', { hero: who(event.seat), skill: words.card(event.skill) })
    case 'round-begun':
      return say('roundBegun', { round: event.round })
    case 'turn-begun':
      return say(event.stands ? 'turnBegun' : 'stands', { hero: who(event.seat) })
    case 'token-passed':
      return say('tokenPassed', { hero: who(event.to) })
    case 'acted': {
      const told = TOLD_ACTIONS[event.action]
      return told === undefined ? '' : say(told, { hero: who(event.seat) })
    }
    case 'moved':
      return say('moved', { hero: who(event.seat), tile: room(event.to) })
    case 'stayed':
      return say('stayed', { hero: who(event.seat) })
    case 'tile-placed':
      return say('tilePlaced', { hero: who(event.seat), tile: words.tile(event.tile) })
    case 'tile-set-aside':
      return say('tileSetAside', { tile: words.tile(event.tile) })
    case 'cell-exhausted':
      return say('cellExhausted', {})
    case 'lair-placed':
      return say('lairPlaced', { boss: words.card(event.boss) })
    case 'rolled':
      return say('rolled', {
        who: foe(event.by),
        what: t(`run.rolls.${event.kind}`, {}, 1),
        dice: faces(event.dice),
      })
    case 'rerolled':
      return say('rerolled', {
        hero: who(event.seat),
        card: words.card(event.card),
        dice: faces(event.dice),
      })
    case 'treasure-found':
      return say('treasureFound', { tile: room(event.room) })
    case 'encounter-drawn':
      return say('encounterDrawn', { card: words.card(event.card), tile: room(event.room) })
    case 'stranger-left':
      return say('strangerLeft', { card: words.card(event.card) })
    case 'card-discarded':
      return say('cardDiscarded', { card: words.card(event.card) })
    case 'help':
      return event.stat === null
        ? say('sabotages', { hero: who(event.seat), other: who(event.to) })
        : say(
            'helps',
            {
              hero: who(event.seat),
              other: who(event.to),
              stat: words.stat(event.stat),
              dice: event.dice,
            },
            event.dice,
          )
    case 'help-answered':
      return say(event.accepted ? 'helpAccepted' : 'helpRefused', { hero: who(event.seat) })
    case 'assigned':
      return say('assigned', { hero: who(event.seat), blocks: event.blocks, hits: event.hits })
    case 'effect':
      // What a monster's own card does is told by what comes of it.
      return words.card(event.card) === foe(event.owner)
        ? ''
        : say('effect', { who: foe(event.owner), card: words.card(event.card) })
    case 'wounded':
      return say('wounded', { who: foe(event.who), count: event.n }, event.n)
    case 'prevented':
      return say('prevented', { who: foe(event.who), count: event.n }, event.n)
    case 'healed':
      return say('healed', { who: foe(event.who), count: event.n }, event.n)
    case 'survived':
      return say('survived', { who: foe(event.who) })
    case 'slain':
      return event.by === null
        ? say('destroyed', { card: words.card(event.card) })
        : say('slain', { hero: who(event.by), card: words.card(event.card) })
    case 'disarmed':
      return say('disarmed', { hero: who(event.seat), card: words.card(event.card) })
    case 'sprung':
      return say('sprung', { hero: who(event.seat), card: words.card(event.card) })
    case 'attached':
      return say('attached', { hero: who(event.seat), card: words.card(event.card) })
    case 'shed':
      return say('shed', { hero: who(event.seat), card: words.card(event.card) })
    case 'fainted':
      return say('fainted', { hero: who(event.seat) })
    case 'eliminated':
      return event.by === null
        ? say('eliminated', { hero: who(event.seat) })
        : say('eliminatedBy', { hero: who(event.seat), who: foe(event.by) })
    case 'voted': {
      const spared = event.down.some((down) => down === false)
      return say(spared ? 'spared' : 'condemned', { hero: who(event.about) })
    }
    case 'dropped':
      return say('dropped', { hero: who(event.seat), card: words.card(event.item) })
    case 'loot-taken':
      return event.from === null
        ? hidden('lootTaken', event, { hero: who(event.seat) })
        : hidden('lootFrom', event, { hero: who(event.seat), other: who(event.from) })
    case 'searched':
      return say('searched', {
        hero: who(event.seat),
        cards: words.list(event.items.map((item) => words.card(item))),
      })
    case 'equipped':
      return say('equipped', { hero: who(event.seat), card: words.card(event.item) })
    case 'stowed':
      return say('stowed', { hero: who(event.seat), card: words.card(event.item) })
    case 'trade-proposed':
      return tradeText(event, naming)
    case 'trade-ended':
      return say(event.agreed ? 'traded' : 'notTraded', {
        hero: who(event.seat),
        other: who(event.partner),
      })
    case 'advanced':
      return say('advanced', { hero: who(event.seat), stat: words.stat(event.stat) })
    case 'summoned':
      return say('summoned', { card: words.card(event.card), tile: room(event.room) })
    case 'wandered':
      return say('wandered', { card: words.card(event.card), tile: room(event.room) })
    case 'monster-moved':
      return say('monsterMoved', { card: words.card(event.card), tile: room(event.to) })
    case 'peeked':
      return hidden('peeked', event, {
        hero: who(event.seat),
        what: t(`run.log.deck.${event.what}`, {}, 1),
      })
    case 'stone-appeared':
      return say('stoneAppeared', { tile: room(event.room) })
    case 'endgame':
      return say('endgame', { hero: who(event.seat) })
    case 'over':
      return resultText(event.result, naming)
  }
}

function tradeText(
  { seat, partner, asked, cards, count }: Extract<Event, { readonly type: 'trade-proposed' }>,
  { words, who }: Naming,
): string {
  const given =
    cards === null
      ? words.t('run.log.cardsCounted', { count }, count)
      : words.list(cards.map((card) => words.card(card)))
  const named = {
    hero: who(seat),
    other: who(partner),
    gives: count === 0 ? words.say('run.log.nothing') : given,
    asks:
      asked.length === 0
        ? words.say('run.log.nothing')
        : words.list(asked.map((item) => words.card(item))),
  }
  return words.t('run.log.tradeProposed', named, 1)
}

/** How the race ended. */
export function resultText(result: Result, { words, who }: Naming): string {
  return words.t(
    `run.endings.${result.by}`,
    result.type === 'won' ? { hero: who(result.seat) } : {},
    1,
  )
}
