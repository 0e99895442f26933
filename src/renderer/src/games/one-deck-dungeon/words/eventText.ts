/**
 * Every event of One Deck Dungeon as one sentence, for the log and for screen readers. The sentences are
 * `odd.events.<type>`; their parameters are the names given here, and `count` wherever there are plurals.
 */
import type { CardId, Event, LootWay } from '@shared/games/one-deck-dungeon'
import { boxLetter } from '../cards/cards'
import { namesOf } from './names'
import type { Names, NamingContext } from './names'

type Named = Readonly<Record<string, string | number>>

/** The parameters of an event's sentence, and the number that picks its plural. */
interface Phrase {
  readonly named: Named
  readonly count: number
}
function phrase(named: Named = {}, count = 1): Phrase {
  return { named, count }
}

/** What a claimed card was taken as. */
function lootOf(way: LootWay, card: CardId, names: Names): string {
  switch (way) {
    case 'item':
      return names.item(card)
    case 'skill':
    case 'potion':
      return names.lesson(card)
    case 'xp':
      return names.say('loot.xp', { xp: names.xp(card) })
  }
}

function tell(event: Event, names: Names, times: number): Phrase {
  const { say, hero, card, die, dice, xp, amount, damageAndTime } = names
  switch (event.type) {
    case 'game-began':
      return phrase({ dungeon: say(`dungeons.${event.dungeon}`) })
    case 'starting-xp':
      return phrase({ card: card(event.card), xp: xp(event.card) })
    case 'turn-began':
      return phrase({ turn: event.turn })
    case 'card-discarded':
      return phrase({ card: card(event.card), cause: say(`causes.${event.cause}`) })
    case 'stairs-token':
      return phrase({ cause: say(`causes.${event.cause}`) }, event.tokens)
    case 'explored':
      return phrase({}, event.doors.length)
    case 'door-opened':
    case 'fled':
      return phrase({ cards: names.cards(event.cards) })
    case 'encounter-began':
      return phrase({ card: card(event.card), heroes: names.list(event.heroes.map(hero)) })
    case 'lone-card-discarded':
    case 'encounter-survived':
    case 'loot-lost':
      return phrase({ card: card(event.card) })
    case 'ability-applied':
      return phrase({
        ability: say(`abilities.${event.ability}.name`),
        effect: say(`abilities.${event.ability}.effect`),
      })
    case 'floor-applied':
      return phrase({ floor: say(`floors.${event.floor}.name`) })
    case 'item-drained':
    case 'loot-replaced':
      return phrase({ hero: hero(event.hero), card: card(event.card), xp: xp(event.card) })
    case 'option-chosen': {
      const encounter = names.encounter(event.card)
      return phrase({ card: card(event.card), option: say(`options.${encounter}.${event.option}`) })
    }
    case 'feat-used':
      return phrase({ hero: hero(event.hero), feat: say(`feats.${event.feat}.name`) }, event.dice)
    case 'die-stored':
      return phrase({ hero: hero(event.hero) }, times)
    case 'stored-dice-lost':
      return phrase({ hero: hero(event.hero) }, event.count)
    case 'dice-lost': {
      const color = say(`dice.${event.color}`)
      return phrase({ hero: hero(event.hero), color }, event.count)
    }
    case 'dice-rolled':
    case 'dice-gained':
      return phrase({ hero: hero(event.hero), dice: dice(event.dice) })
    case 'dice-changed': {
      const changed = { before: dice(event.before), after: dice(event.after) }
      return phrase({ hero: hero(event.hero), ...changed })
    }
    case 'dice-discarded': {
      const cause = say(`causes.${event.cause}`)
      return phrase({ hero: hero(event.hero), dice: dice(event.dice), cause })
    }
    case 'dice-placed':
      return phrase({ box: boxLetter(event.box), dice: names.ownedDice(event.dice) })
    case 'heroic-die-made':
      return phrase({ hero: hero(event.hero), die: die(event.die) })
    case 'skill-used':
      return phrase({ hero: hero(event.hero), skill: names.skill(event.skill) })
    case 'talent-used':
      return phrase({ hero: hero(event.hero), talent: names.talent(event.talent) })
    case 'potion-drunk':
      return phrase({ hero: hero(event.hero), potion: say(`potions.${event.potion}.name`) })
    case 'healed': {
      const cause = names.healing(event.cause)
      return phrase({ hero: hero(event.hero), damage: amount('damage', event.amount), cause })
    }
    case 'damaged': {
      const cause = say(`causes.${event.cause}`)
      return phrase({ hero: hero(event.hero), damage: amount('damage', event.amount), cause })
    }
    case 'prevention-readied':
      return phrase({ hero: hero(event.hero), amount: damageAndTime(event.damage, event.time) })
    case 'consequences':
      return phrase({ amount: damageAndTime(event.consequences.damage, event.consequences.time) })
    case 'loot-claimed': {
      const loot = lootOf(event.way, event.card, names)
      return phrase({ hero: hero(event.hero), card: card(event.card), loot })
    }
    case 'level-gained':
      return phrase({ level: event.level }, event.potions)
    case 'potions-gained':
      return phrase({}, event.potions)
    case 'descended':
      return phrase({ floor: event.floor })
    case 'boss-began':
    case 'won':
      return phrase({ boss: say(`bosses.${event.boss}.name`) })
    case 'round-began':
      return phrase({ round: event.round, heroes: names.list(event.heroes.map(hero)) })
    case 'boss-healed':
    case 'boss-struck':
      return phrase({ damage: amount('damage', event.amount) })
    case 'lost':
      return phrase({ cause: say(`causes.${event.cause}`) })
    case 'stairs-revealed':
    case 'door-added':
    case 'turn-passed':
      return phrase()
  }
}

/** The key of an event's sentence: by what a roll is for, or by whether there are pairs to name. */
function sentenceOf(event: Event, heroes: number): string {
  const { type } = event
  if (type === 'encounter-began' || type === 'round-began')
    return heroes > 2 ? `events.${type}.pair` : `events.${type}.party`
  // `encounter.strength` is the encounter's.
  if (event.type === 'dice-rolled')
    return `events.dice-rolled.${event.roll.slice(0, event.roll.indexOf('.'))}`
  return `events.${type}`
}

/**
 * One sentence for what happened.
 * @param event what happened
 * @param context the cards' facts, the language's `t`, and who plays which seat
 * @param times how often in a row
 */
export function describe(event: Event, context: NamingContext, times = 1): string {
  const names = namesOf(context)
  const { named, count } = tell(event, names, times)
  return names.say(sentenceOf(event, context.heroes.length), named, count)
}
