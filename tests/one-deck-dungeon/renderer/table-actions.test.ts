import { describe, expect, test } from 'vitest'
import { createI18n } from 'vue-i18n'
import { oneDeckDungeon } from '@main/games/one-deck-dungeon'
import type { Action, View } from '@shared/games/one-deck-dungeon'
import { en, it } from '../../locales/messages'
import { actionText } from '@renderer/games/one-deck-dungeon/words/actionText'
import {
  offerOf,
  sceneOf,
  primaryAction,
  promptKey,
  promptOrder,
} from '@renderer/games/one-deck-dungeon/table/actions'
import type { Scene } from '@renderer/games/one-deck-dungeon/table/actions'
import type { Place } from '@renderer/games/one-deck-dungeon/table/offer'
import { identifiedPotions } from '@renderer/games/one-deck-dungeon/cards/cards'
import {
  claimsOf,
  heroChoices,
  lootSlots,
  lootWays,
  openOptions,
  pairsOf,
  xpAction,
  xpCards,
} from '@renderer/games/one-deck-dungeon/table/choices'
import { describe as tell } from '@renderer/games/one-deck-dungeon/words/eventText'
import { questionText } from '@renderer/games/one-deck-dungeon/words/questionText'
import { playedGames } from './played'

const { catalogue } = oneDeckDungeon
const SEEDS = [0, 1]

/** Whether the screen draws such a place now, by what each component shows. */
function isDrawn(place: Place, view: View, actions: readonly Action[]): boolean {
  const [kind = '', first = '', second = ''] = place.split(' ')
  const scene: Scene = sceneOf(view)
  const hero = view.heroes[Number(first)]
  const has = (ids: readonly (number | string)[] = []) => ids.map(String).includes(first)
  const idsOf = (things: readonly { readonly id: number }[] = []) => things.map(({ id }) => id)
  const { question } = view
  /** What stands below the boxes: heroes to choose from, the entry of own dice, or the trays. */
  const choosing = heroChoices(view).length > 0
  const entering = scene === 'encounter' && question.type === 'enter-dice'
  const trays = scene === 'encounter' && !choosing && !entering
  const drawn: Readonly<Record<string, () => boolean>> = {
    prompt: () => true,
    pool: () => trays && has(view.encounter?.heroes),
    hero: () => (scene === 'heroes' || scene === 'encounter') && has(heroChoices(view)),
    pair: () =>
      scene === 'pair' &&
      pairsOf(view, actions).some(
        (pair) => `${pair.first} ${pair.second}` === `${first} ${second}`,
      ),
    first: () => question.type === 'choose-card' && has(question.cards),
    face: () => entering && Number(first) >= 1 && Number(first) <= 6,
    entry: () => entering,
    door: () => scene === 'doors' && has(idsOf(view.doors)),
    die: () => trays && has(idsOf(view.encounter?.pool)),
    box: () => scene === 'encounter' && has(idsOf(view.encounter?.boxes)),
    option: () => scene === 'card' && has(openOptions(view, catalogue)),
    skill: () => hero?.skills.some(({ skill }) => skill === second) ?? false,
    talent: () => hero?.talents.some(({ talent }) => talent === second) ?? false,
    potion: () => has(['healing', ...identifiedPotions(view, catalogue)]),
    item: () => hero?.items.some((card) => card === second) ?? false,
    card: () => scene === 'level' && has(view.xp.cards),
    loot: () => scene === 'loot' && has(lootWays(view, catalogue)),
  }
  return drawn[kind]?.() ?? false
}

describe('the actions of the table', () => {
  test('each land in exactly one place, and that place is on the screen', () => {
    const kinds = new Set<string>()
    const problems: string[] = []
    for (const { view, actions } of playedGames(SEEDS)) {
      const offer = offerOf(view, actions, catalogue)
      const offered = offer.places.flatMap((place) => offer.at(place))
      const once = offered.length === actions.length && new Set(offered).size === actions.length
      if (!once) problems.push(`${view.question.type}: ${offered.length} of ${actions.length}`)
      for (const place of offer.places) {
        if (!isDrawn(place, view, actions)) problems.push(`${place} during ${view.question.type}`)
        kinds.add(place.split(' ')[0] ?? '')
      }
    }
    expect(problems).toEqual([])
    // Every kind of place has had its turn.
    expect([...kinds].sort().join(' ')).toBe(
      'box card die door entry face first hero item loot option pair pool potion prompt skill talent',
    )
  })

  test('to claim loot and to spend XP each have a button, also where cards are alike', () => {
    const problems: string[] = []
    for (const { view, actions } of playedGames([3], [2, 4])) {
      const offer = offerOf(view, actions, catalogue)
      const shown: Action[] = []
      if (view.question.type === 'claim-loot')
        for (const slot of lootSlots(view, catalogue))
          shown.push(...claimsOf(slot, offer, 'plain'), ...claimsOf(slot, offer, 'replacing'))
      if (view.question.type === 'pick-xp')
        for (const card of xpCards(view))
          shown.push(...[xpAction(card, offer)].filter((one) => one !== null))
      const meant = offer.places
        .filter((place) => place.startsWith('loot') || place.startsWith('card'))
        .flatMap((place) => offer.at(place))
      const missed = meant.filter((action) => !shown.includes(action))
      problems.push(...missed.map((action) => JSON.stringify(action)))
    }
    expect(problems).toEqual([])
  })

  test('fall to the prompt where what they touch is not on the screen', () => {
    for (const { view, actions } of playedGames([5], [1, 2])) {
      const bare: View = {
        ...view,
        doors: [],
        identified: [],
        encounter: null,
        xp: { cards: [], total: 0 },
        heroes: view.heroes.map((hero) => ({ ...hero, items: [], skills: [], talents: [] })),
        question: { type: 'save-hero', hero: 0 },
      }
      const offer = offerOf(bare, actions, catalogue)
      if (offer.at('prompt').length !== actions.length) expect(offer.at('prompt')).toEqual(actions)
    }
  })

  test.each(Object.entries({ en, it }))(
    'have words in %s, as have the questions and what happens',
    (locale, messages) => {
      const problems: string[] = []
      const { t } = createI18n({
        legacy: false,
        locale,
        messages: { [locale]: messages },
        missing: (_, key) => void problems.push(key),
      }).global
      const heard = new Map<string, number>()
      /** Of each kind some for each size of party: what is said over and over needs no hearing every time. */
      const fresh = (view: View, kind: string): boolean => {
        const key = `${view.heroes.length} ${view.question.type} ${kind}`
        const times = (heard.get(key) ?? 0) + 1
        heard.set(key, times)
        return times <= 12
      }
      for (const { view, actions, events } of playedGames([0])) {
        const heroes = view.heroes.map(({ hero }) => hero)
        const said = [
          ...(fresh(view, 'question') ? [questionText(view, actions, catalogue, t)] : []),
          ...actions
            .filter(({ type }) => fresh(view, type))
            .map((action) => actionText(action, view, catalogue, t)),
          ...events
            .filter(({ type }) => fresh(view, type))
            .map((event) => tell(event, { catalogue, t, heroes })),
        ]
        problems.push(...said.filter((words) => /[{}]|^$|undefined|odd\./.test(words)))
      }
      expect(problems).toEqual([])
    },
  )
})

describe('the buttons beside the question', () => {
  test('have the way on last and the way back first, whatever is listed when', () => {
    const types = (actions: readonly Action[]) => promptOrder(actions).map(({ type }) => type)
    const feat: Action = { type: 'use-feat', hero: 0, dice: 1 }
    const roll: Action = { type: 'roll-dice', hero: null }
    expect(types([roll, feat])).toEqual(['use-feat', 'roll-dice'])
    expect(
      types([
        { type: 'confirm', hero: null },
        { type: 'cancel', hero: null },
      ]),
    ).toEqual(['cancel', 'confirm'])
    for (const { view, actions } of playedGames(SEEDS)) {
      const answers = promptOrder(offerOf(view, actions, catalogue).at('prompt'))
      const main = primaryAction(view, actions)
      if (main !== null && answers.includes(main)) expect(answers.at(-1)).toBe(main)
    }
  })

  test('have keys of their own where no box or use could have the same', () => {
    for (const { view, actions } of playedGames(SEEDS)) {
      const answers = offerOf(view, actions, catalogue).at('prompt')
      const keys = answers.map((answer) => promptKey(answer)).filter((key) => key !== null)
      expect(new Set(keys).size).toBe(keys.length)
      if (keys.length > 0) expect(sceneOf(view)).not.toBe('encounter')
    }
    expect(promptKey({ type: 'explore', hero: null })).toBe('E')
    expect(promptKey({ type: 'face-encounter', hero: null })).toBe('F')
    expect(promptKey({ type: 'flee', hero: null })).toBe('L')
  })
})

describe('the way on that Enter goes', () => {
  const stopping = (damage: number, time: number): View =>
    ({
      question: { type: 'place' },
      encounter: { stopping: { damage, time, lines: [] } },
    }) as unknown as View
  const finish: Action = { type: 'finish-placing', hero: null }
  const made: Action = { type: 'begin-heroic-die', hero: 0, crafty: false }

  test('ends the placing only where that costs nothing', () => {
    expect(primaryAction(stopping(0, 0), [made, finish])).toBe(finish)
    expect(primaryAction(stopping(1, 0), [made, finish])).toBeNull()
    expect(primaryAction(stopping(0, 1), [made, finish])).toBeNull()
    expect(primaryAction(stopping(0, 1), [finish])).toBeNull()
  })

  test('confirms before anything else, and never accepts defeat', () => {
    const confirm: Action = { type: 'confirm', hero: null }
    const cancel: Action = { type: 'cancel', hero: null }
    expect(primaryAction(stopping(3, 0), [cancel, confirm])).toBe(confirm)
    expect(primaryAction(stopping(3, 0), [{ type: 'accept-defeat', hero: null }])).toBeNull()
  })

  test('does what alone is listed', () => {
    const only: Action = { type: 'let-turn-pass', hero: null }
    expect(primaryAction(stopping(3, 0), [only])).toBe(only)
  })
})
