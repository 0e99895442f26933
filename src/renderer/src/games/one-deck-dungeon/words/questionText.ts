/** What One Deck Dungeon asks the table, as one sentence: `odd.questions.<type>`. */
import type { Action, Catalogue, PickPurpose, Question, View } from '@shared/games/one-deck-dungeon'
import { dieInPlay } from '../table/dice/dice-in-play'
import { namesOf, namingContextOf } from './names'
import type { Names, Translate } from './names'

type PickDice = Extract<Question, { type: 'pick-dice' }>
type StartOfTurn = Extract<Question, { type: 'start-of-turn' }>
type EnterDice = Extract<Question, { type: 'enter-dice' }>

/** What the picked dice are for. */
function purposeText(purpose: PickPurpose, view: View, names: Names): string {
  switch (purpose.type) {
    case 'wide-box': {
      const box = names.box(purpose.box, view.encounter?.boxes ?? [])
      return names.say('purposes.wide-box', { box })
    }
    case 'heroic-die':
      return names.say(purpose.crafty ? 'purposes.crafty' : 'purposes.heroic-die')
    case 'cost':
      return names.say('purposes.cost', { skill: names.skill(purpose.skill) })
    case 'effect': {
      const effect = names.say(`effects.${purpose.effect}`)
      return names.say('purposes.effect', { source: names.source(purpose.source), effect })
    }
  }
}

/** How many dice to pick, or what they must come to: then their number is beside the point. */
function amountText({ least, most, sum }: PickDice, view: View, names: Names): string {
  if (sum !== null) return names.say('amounts.sum', { sum })
  // "Any number" arrives as a number no pool reaches: what lies in the pool is the true limit.
  const limit = Math.max(least, Math.min(most, view.encounter?.pool.length ?? most))
  if (least === limit) return names.amount('dice', limit)
  return least === 0
    ? names.say('amounts.diceUpTo', {}, limit)
    : names.say('amounts.diceBetween', { least, most: limit }, limit)
}

/** What to throw with dice of one's own, and what for; once all values are entered, whether they are right. */
function enterText({ hero, roll, color, count, entered }: EnterDice, names: Names): string {
  const named = { hero: names.who(hero), dice: names.throwing(color, count) }
  if (entered.length === count) return names.say('questions.enter-dice.check', named)
  const again = roll.startsWith('reroll.')
  return names.say(again ? 'questions.enter-dice.again' : 'questions.enter-dice.throw', named)
}

/** The turn's question, naming only what is offered. */
function turnQuestion(actions: readonly Action[]): string {
  const offers = (type: Action['type']): boolean => actions.some((action) => action.type === type)
  if (!offers('enter-room'))
    return offers('explore') ? 'questions.choose-turn.explore' : 'questions.choose-turn.pass'
  return offers('explore') ? 'questions.choose-turn.either' : 'questions.choose-turn.enter'
}

/** What Healing heals but for the start of a turn. */
const HEALED_LATER = 2

/** The turn's beginning: what is worth knowing before its time passes. */
function beginQuestion(
  { turn, heroes }: View,
  { strikes }: StartOfTurn,
  actions: readonly Action[],
  { say }: Names,
): string {
  // With less damage than that, it would heal no more now than later.
  const healing =
    heroes.some(({ damage }) => damage > HEALED_LATER) &&
    actions.some(({ type }) => type === 'drink-healing')
  return [
    say('questions.start-of-turn.ready', { turn }),
    ...(strikes > 0 ? [say('questions.start-of-turn.stairs')] : []),
    ...(healing ? [say('questions.start-of-turn.healing')] : []),
  ].join(' ')
}

/** The question now before the table, in words; `actions` are the answers that it offers. */
export function questionText(
  view: View,
  actions: readonly Action[],
  catalogue: Catalogue,
  t: Translate,
): string {
  const names = namesOf(namingContextOf(view, catalogue, t))
  const { say } = names
  const question = view.question
  const ask = (named: Readonly<Record<string, string | number>> = {}): string =>
    say(`questions.${question.type}`, named)

  switch (question.type) {
    case 'flee-or-face':
      return ask({ cards: names.cards(question.cards) })
    case 'choose-card':
      return ask()
    case 'choose-pair':
      return question.card === null
        ? say('questions.choose-pair.boss')
        : say('questions.choose-pair.card', { card: names.card(question.card) })
    case 'before-encounter':
      return ask({
        card: names.card(question.card),
        heroes: names.list(question.heroes.map(names.hero)),
      })
    case 'drain-item':
    case 'choose-option':
    case 'claim-loot':
      return ask({ card: names.card(question.card) })
    case 'add-door':
    case 'save-hero':
      return ask({ hero: names.who(question.hero) })
    case 'choose-first':
      return ask({ color: say(`dice.${question.color}`), left: question.left })
    case 'choose-bonus':
      return say('questions.choose-bonus', {}, question.dice)
    case 'enter-dice':
      return enterText(question, names)
    case 'assign-damage':
      return say(`questions.assign-damage.${question.each === 0 ? 'lone' : 'odd'}`, {
        cause: say(`causes.${question.cause}`),
        each: names.amount('damage', question.each),
      })
    case 'roll-round':
      return ask({ round: question.round })
    case 'discard-feat-die': {
      const dice = question.dice.map((id) => dieInPlay(view, id))
      return ask({ hero: names.who(question.hero), dice: names.dice(dice) })
    }
    case 'pick-dice': {
      const picking = {
        purpose: purposeText(question.purpose, view, names),
        amount: amountText(question, view, names),
      }
      // A lone hero is no company.
      const hero = question.hero ?? (names.party ? null : 0)
      return hero === null
        ? say('questions.pick-dice.together', picking)
        : say('questions.pick-dice.alone', { hero: names.who(hero), ...picking })
    }
    case 'choose-value':
    case 'choose-effect':
      return ask({ hero: names.who(question.hero), source: names.source(question.source) })
    case 'level-up':
      return ask({
        need: names.amount('xp', question.need),
        purchase: names.purchase(question),
      })
    case 'pick-xp':
      return ask({
        purchase: names.purchase(question),
        picked: question.reached,
        need: names.amount('xp', question.need),
      })
    case 'choose-turn':
      return say(turnQuestion(actions))
    case 'feats':
      return actions.some(({ type }) => type === 'use-feat')
        ? say('questions.feats.offered')
        : say('questions.feats.none')
    case 'place': {
      const covered = view.encounter?.boxes.every(({ dice }) => dice.length > 0) === true
      return say(`questions.place.${covered ? 'covered' : 'open'}`)
    }
    case 'start-of-turn':
      return beginQuestion(view, question, actions, names)
    case 'descend-or-stay':
    case 'game-over':
      return ask()
  }
}
