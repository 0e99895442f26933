/** Every action of One Deck Dungeon as the words on its button: `odd.actions.<type>`. */
import type {
  Action,
  ActionType,
  CardId,
  Catalogue,
  EffectSource,
  PerilOption,
  View,
} from '@shared/games/one-deck-dungeon'
import { lessonOf, printedCard } from '../cards/cards'
import { dieInPlay } from '../table/dice/dice-in-play'
import { namesOf, namingContextOf } from './names'
import type { Names, Translate } from './names'

/** The card whose loot is claimed. */
function claimed(view: View): CardId {
  if (view.question.type !== 'claim-loot') throw new Error('No loot is being claimed')
  return view.question.card
}

/** An effect's name among those a skill offers: a pack's, or `odd.choices.<skill>.<number>`. */
function effectChoice(source: EffectSource, effect: number, names: Names): string {
  const chosen = names.choice(source, effect)
  if (chosen !== null) return chosen
  return source.type === 'skill'
    ? names.say(`choices.${source.skill}.${effect}`)
    : names.source(source)
}

function optionLabel(view: View, id: string, catalogue: Catalogue, names: Names): string {
  const question = view.question
  const asked =
    question.type === 'choose-option' ? printedCard(catalogue, question.card).card : null
  const option: PerilOption | undefined =
    asked?.kind === 'peril' ? asked.options.find((one) => one.id === id) : undefined
  if (!asked || !option) throw new Error(`No such option: ${id}`)
  return names.say('actions.choose-option', {
    option: names.say(`options.${asked.id}.${id}`),
    box: [names.plainBox(option.box.color, option.box.value), ...names.marks(option.box)].join(
      ', ',
    ),
    cost: names.amount('time', option.time),
    uncovered: names.damageAndTime(option.box.damage, option.box.time),
  })
}

/** The turn that begins, and what its time takes from the deck and puts on the stairs. */
function beginText({ turn, question }: View, { say, amount }: Names): string {
  if (question.type !== 'start-of-turn') throw new Error('No turn is about to begin')
  const { discards, tokens } = question
  const named = { turn, cards: amount('cards', discards), tokens: amount('tokens', tokens) }
  if (discards === 0 && tokens === 0) return say('actions.begin-turn.free', named)
  if (tokens === 0) return say('actions.begin-turn.cards', named)
  return say(discards === 0 ? 'actions.begin-turn.tokens' : 'actions.begin-turn.both', named)
}

/** Ending the placing: what it costs, and who falls by it. */
function stopText({ encounter }: View, { say, damageAndTime, fallen }: Names): string {
  const { damage = 0, time = 0 } = encounter?.stopping ?? {}
  const named = { amount: damageAndTime(damage, time) }
  if (encounter?.deadly !== true) return say('actions.finish-placing', named)
  return fallen(encounter, { some: 'stop.falls', one: 'stop.oneFalls' }, named)
}

/** What gives way, by the name that its button shows: an item by its card's, a skill by its own. */
function replacing(card: string | null, names: Names): string {
  return card === null ? '' : names.say('loot.replacing', { card })
}

/** The skill that a learnt card taught. */
function taught(card: CardId | null, catalogue: Catalogue, names: Names): string | null {
  if (card === null) return null
  const lesson = lessonOf(printedCard(catalogue, card).printing)
  return lesson.way === 'skill' ? names.say(`skills.${lesson.id}.name`) : names.card(card)
}

/** Which cards would be faced, where a room holds two, or one of them is about to be met (R39). */
function facing({ question }: View, names: Names): string | null {
  if (question.type === 'before-encounter')
    return names.say('face', { cards: names.card(question.card) })
  return question.type === 'flee-or-face' && question.cards.length > 1
    ? names.say('face', { cards: names.cards(question.cards) })
    : null
}

/** Actions whose words do not say which of several heroes does it. */
const BY_ONE: readonly ActionType[] = [
  'add-door',
  'decline-door',
  'give-item',
  'use-feat',
  'begin-heroic-die',
  'use-skill',
  'use-talent',
  'drink-potion',
  'claim-item',
  'claim-skill',
]

/** The words on an action's button, for the table as it stands; in a party they begin with who does it. */
export function actionText(action: Action, view: View, catalogue: Catalogue, t: Translate): string {
  const names = namesOf(namingContextOf(view, catalogue, t))
  const words = wordsOf(action, view, catalogue, names)
  return names.party && action.hero !== null && BY_ONE.includes(action.type)
    ? names.say('byHero', { hero: names.hero(action.hero), action: words })
    : words
}

function wordsOf(action: Action, view: View, catalogue: Catalogue, names: Names): string {
  const { say, card } = names
  const die = names.ownedDie
  const words = (named: Readonly<Record<string, string | number>> = {}, count = 1): string =>
    say(`actions.${action.type}`, named, count)
  const question = view.question

  switch (action.type) {
    case 'enter-room': {
      const at = view.doors.findIndex(({ id }) => id === action.door)
      return words({ door: names.door(at + 1, view.doors[at]?.cards ?? null) })
    }
    case 'drink-healing':
    case 'take-damage':
    case 'take-first':
    case 'roll-bonus':
      return words({ hero: names.who(action.hero) })
    case 'face-encounter':
      return facing(view, names) ?? words()
    case 'choose-card':
      return words({ card: card(action.card) })
    case 'choose-pair':
      return words({ first: names.hero(action.first), second: names.hero(action.second) })
    case 'give-item':
      return words({ card: card(action.card), loot: names.item(action.card) })
    case 'choose-option':
      return optionLabel(view, action.option, catalogue, names)
    case 'use-feat': {
      const hero = catalogue.heroes.find(({ id }) => id === view.heroes[action.hero]?.hero)
      return words(
        { feat: hero ? say(`feats.${hero.sides[view.side].feat}.name`) : '' },
        action.dice,
      )
    }
    case 'place-die': {
      const boxes = view.encounter?.boxes ?? []
      return words({ die: die(dieInPlay(view, action.die)), box: names.box(action.box, boxes) })
    }
    case 'begin-wide-box':
      return words({ box: names.box(action.box, view.encounter?.boxes ?? []) })
    case 'begin-heroic-die':
      return action.crafty
        ? say('craftyHeroicDie', { talent: names.highest(view.heroes[action.hero]?.talents ?? []) })
        : words()
    case 'use-skill':
      return words({ skill: names.skill(action.skill) })
    case 'use-talent':
      return words({ talent: names.talent(action.talent) })
    case 'drink-potion':
      return words({ potion: say(`potions.${action.potion}.name`) })
    case 'discard-die':
    case 'pick-die':
    case 'unpick-die':
      return words({ die: die(dieInPlay(view, action.die)) })
    case 'choose-value':
    case 'enter-die':
      return words({ value: action.value })
    case 'choose-effect': {
      if (question.type !== 'choose-effect') throw new Error('No effect is being chosen')
      return words({ choice: effectChoice(question.source, action.effect, names) })
    }
    case 'finish-placing':
      return stopText(view, names)
    case 'claim-item':
      return words({
        loot: names.item(claimed(view)),
        replacing: replacing(action.replace === null ? null : card(action.replace), names),
      })
    case 'claim-skill':
      return words({
        loot: names.lesson(claimed(view)),
        replacing: replacing(taught(action.replace, catalogue, names), names),
      })
    case 'claim-potion':
      return words({ loot: names.lesson(claimed(view)) })
    case 'claim-xp':
      return words({ xp: names.xp(claimed(view)) })
    case 'begin-level-up': {
      if (question.type !== 'level-up') throw new Error('No level is offered')
      return words({ purchase: names.purchase(question) })
    }
    case 'pick-card':
    case 'unpick-card':
      return words({ card: card(action.card), xp: names.xp(action.card) })
    case 'begin-turn':
      return beginText(view, names)
    case 'explore':
    case 'let-turn-pass':
    case 'flee':
    case 'add-door':
    case 'decline-door':
    case 'drink-invisibility':
    case 'accept-defeat':
    case 'roll-dice':
    case 'take-back-die':
    case 'confirm':
    case 'cancel':
    case 'decline-level-up':
    case 'descend':
    case 'stay':
      return words()
  }
}
