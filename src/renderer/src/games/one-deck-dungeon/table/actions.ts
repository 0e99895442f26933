/**
 * Where each listed action is offered. An action belongs to the thing it touches, if that thing is on the
 * screen; every other falls into the row of buttons under the question. So none can be out of reach, and
 * none is offered twice.
 */
import type { Action, ActionType, Catalogue, View } from '@shared/games/one-deck-dungeon'
import { FACES } from '@shared/games/one-deck-dungeon'
import { identifiedPotions } from '../cards/cards'
import { heroChoices, lootWays, openOptions, pairsOf } from './choices'
import type { Offer, Place } from './offer'

/** The thing an action touches, whether or not it is on the screen. */
function touched(action: Action): Place {
  switch (action.type) {
    case 'enter-room':
      return `door ${action.door}`
    case 'place-die':
    case 'discard-die':
    case 'pick-die':
    case 'unpick-die':
      return `die ${action.die}`
    case 'begin-heroic-die':
      return `pool ${action.hero}`
    case 'take-damage':
    case 'take-first':
    case 'roll-bonus':
      return `hero ${action.hero}`
    case 'choose-pair':
      return `pair ${action.first} ${action.second}`
    case 'choose-card':
      return `first ${action.card}`
    case 'enter-die':
      return `face ${action.value}`
    case 'take-back-die':
      return 'entry'
    case 'begin-wide-box':
      return `box ${action.box}`
    case 'choose-option':
      return `option ${action.option}`
    case 'use-skill':
      return `skill ${action.hero} ${action.skill}`
    case 'use-talent':
      return `talent ${action.hero} ${action.talent}`
    case 'drink-potion':
      return `potion ${action.potion}`
    case 'drink-healing':
      return 'potion healing'
    case 'give-item':
      return `item ${action.hero} ${action.card}`
    case 'pick-card':
    case 'unpick-card':
      return `card ${action.card}`
    case 'claim-item':
      return 'loot item'
    case 'claim-skill':
      return 'loot skill'
    case 'claim-potion':
      return 'loot potion'
    case 'claim-xp':
      return 'loot xp'
    case 'begin-turn':
    case 'explore':
    case 'let-turn-pass':
    case 'flee':
    case 'face-encounter':
    case 'add-door':
    case 'decline-door':
    case 'drink-invisibility':
    case 'accept-defeat':
    case 'use-feat':
    case 'roll-dice':
    case 'choose-value':
    case 'choose-effect':
    case 'confirm':
    case 'cancel':
    case 'finish-placing':
    case 'begin-level-up':
    case 'decline-level-up':
    case 'descend':
    case 'stay':
      return 'prompt'
  }
}

/** What the middle of the screen shows. */
export type Scene = 'doors' | 'card' | 'pair' | 'heroes' | 'encounter' | 'loot' | 'level' | 'stairs'

/** The scene of the questions that may come up anywhere: the current encounter stays on the screen. */
function standingScene({ encounter }: View): 'doors' | 'card' | 'encounter' {
  if (encounter === null) return 'doors'
  return encounter.boxes.length > 0 ? 'encounter' : 'card'
}

/** The scene that fits the question. */
export function sceneOf(view: View): Scene {
  switch (view.question.type) {
    case 'choose-pair':
      return 'pair'
    case 'assign-damage':
    case 'choose-first':
    case 'choose-bonus':
      // What lies on the table helps to choose: beside it there is room for the heroes.
      return standingScene(view) === 'encounter' ? 'encounter' : 'heroes'
    case 'flee-or-face':
    case 'choose-card':
    case 'before-encounter':
    case 'choose-option':
      return 'card'
    case 'claim-loot':
      return 'loot'
    case 'level-up':
    case 'pick-xp':
      return 'level'
    case 'descend-or-stay':
      return 'stairs'
    case 'start-of-turn':
    case 'choose-turn':
    case 'add-door':
    case 'drain-item':
    case 'feats':
    case 'roll-round':
    case 'discard-feat-die':
    case 'enter-dice':
    case 'place':
    case 'pick-dice':
    case 'choose-value':
    case 'choose-effect':
    case 'save-hero':
    case 'game-over':
      return standingScene(view)
  }
}

/** What lies below the boxes of an encounter: heroes to choose from, dice to be entered, or the dice. */
function encounterPlaces(view: View): readonly Place[] {
  const choices = heroChoices(view)
  if (choices.length > 0) return choices.map((seat): Place => `hero ${seat}`)
  if (view.question.type === 'enter-dice')
    return ['entry', ...FACES.map((face): Place => `face ${face}`)]
  return [
    ...(view.encounter?.heroes ?? []).map((seat): Place => `pool ${seat}`),
    ...(view.encounter?.pool ?? []).map((die): Place => `die ${die.id}`),
  ]
}

/** The things of the middle of the screen. */
function sceneThings(
  view: View,
  actions: readonly Action[],
  catalogue: Catalogue,
): readonly Place[] {
  switch (sceneOf(view)) {
    case 'doors':
      return view.doors.map((door): Place => `door ${door.id}`)
    case 'card':
      return view.question.type === 'choose-card'
        ? view.question.cards.map((card): Place => `first ${card}`)
        : openOptions(view, catalogue).map((option): Place => `option ${option}`)
    case 'pair':
      return pairsOf(view, actions).map(({ first, second }): Place => `pair ${first} ${second}`)
    case 'heroes':
      return heroChoices(view).map((seat): Place => `hero ${seat}`)
    case 'encounter':
      return [
        ...encounterPlaces(view),
        ...(view.encounter?.boxes ?? []).map((box): Place => `box ${box.id}`),
      ]
    case 'loot':
      return lootWays(view, catalogue).map((way): Place => `loot ${way}`)
    case 'level':
      return view.xp.cards.map((card): Place => `card ${card}`)
    case 'stairs':
      return []
  }
}

/** The potions the party knows, as they stand in the party's panel. */
function potionThings(view: View, catalogue: Catalogue): readonly Place[] {
  const known = identifiedPotions(view, catalogue).map((potion): Place => `potion ${potion}`)
  // Saving a hero is urgent: its answers stand together beside the question.
  return view.question.type === 'save-hero' ? known : ['potion healing', ...known]
}

/** Everything on the screen that can carry actions. */
function thingsOn(
  view: View,
  actions: readonly Action[],
  catalogue: Catalogue,
): ReadonlySet<Place> {
  const heroes = view.heroes.flatMap((hero, seat): Place[] => [
    ...hero.skills.map(({ skill }): Place => `skill ${seat} ${skill}`),
    ...hero.talents.map(({ talent }): Place => `talent ${seat} ${talent}`),
    ...hero.items.map((card): Place => `item ${seat} ${card}`),
  ])
  return new Set([
    ...sceneThings(view, actions, catalogue),
    ...potionThings(view, catalogue),
    ...heroes,
  ])
}

/** Sorts the listed actions by place: each lands in exactly one, in the order listed. */
export function offerOf(view: View, actions: readonly Action[], catalogue: Catalogue): Offer {
  const things = thingsOn(view, actions, catalogue)
  const byPlace = new Map<Place, Action[]>()
  for (const action of actions) {
    const thing = touched(action)
    const place = things.has(thing) ? thing : 'prompt'
    const here = byPlace.get(place)
    if (here) here.push(action)
    else byPlace.set(place, [action])
  }
  return { at: (place) => byPlace.get(place) ?? [], places: [...byPlace.keys()] }
}

/** Narrows a list of actions to those of one type. */
export function ofType<T extends ActionType>(
  actions: readonly Action[],
  type: T,
): readonly Extract<Action, { type: T }>[] {
  return actions.filter((action): action is Extract<Action, { type: T }> => action.type === type)
}

/** Ways back, and ways on: whatever else is offered stands between them. */
const WAYS_BACK: readonly ActionType[] = [
  'cancel',
  'flee',
  'decline-door',
  'decline-level-up',
  'stay',
  'let-turn-pass',
  'accept-defeat',
]
const WAYS_ON: readonly ActionType[] = [
  'confirm',
  'begin-turn',
  'explore',
  'face-encounter',
  'add-door',
  'roll-dice',
  'finish-placing',
  'drink-healing',
  'begin-level-up',
  'descend',
]

/** The answers in the order of their buttons: what goes on is always the last, and what turns back the first. */
export function promptOrder(answers: readonly Action[]): readonly Action[] {
  const rank = ({ type }: Action): number =>
    Number(WAYS_ON.includes(type)) - Number(WAYS_BACK.includes(type))
  return answers.toSorted((a, b) => rank(a) - rank(b))
}

/** The keys of answers that Enter does not stand for; no box has a letter where they are offered. */
const PROMPT_KEYS: Readonly<Partial<Record<ActionType, string>>> = {
  explore: 'E',
  'face-encounter': 'F',
  flee: 'L',
  descend: 'D',
  stay: 'S',
}
export function promptKey({ type }: Action): string | null {
  return PROMPT_KEYS[type] ?? null
}

/** What takes something from the party: never done by Enter alone. */
const GIVES_AWAY: readonly ActionType[] = ['finish-placing', 'accept-defeat', 'flee']

/**
 * The action Enter stands for when nothing is focused: the one way on, where there is one that takes nothing
 * from the party unasked. Stopping with boxes uncovered is not among them.
 */
export function primaryAction(view: View, actions: readonly Action[]): Action | null {
  const [only, ...others] = actions
  if (only && others.length === 0 && !GIVES_AWAY.includes(only.type)) return only
  const order: readonly ActionType[] = ['confirm', 'begin-turn', 'roll-dice', 'begin-level-up']
  for (const type of order) {
    const found = actions.find((action) => action.type === type)
    if (found) return found
  }
  const stopping = view.encounter?.stopping
  if (stopping?.damage !== 0 || stopping.time !== 0) return null
  return actions.find((action) => action.type === 'finish-placing') ?? null
}
