import { describe, expect, test } from 'vitest'
import { createI18n } from 'vue-i18n'
import { oneDeckDungeon } from '@main/games/one-deck-dungeon'
import type { Action, View } from '@shared/games/one-deck-dungeon'
import en from '@renderer/locales/en.json'
import it from '@renderer/locales/it.json'
import { actionText } from '@renderer/tables/one-deck-dungeon/actionText'
import {
  lootWays,
  offerOf,
  openOptions,
  sceneOf,
  wayOn,
} from '@renderer/tables/one-deck-dungeon/actions'
import type { Place, Scene } from '@renderer/tables/one-deck-dungeon/actions'
import { identifiedPotions } from '@renderer/tables/one-deck-dungeon/cards'
import { describe as tell } from '@renderer/tables/one-deck-dungeon/eventText'
import { questionText } from '@renderer/tables/one-deck-dungeon/questionText'
import { playedGames } from './played'

const { catalogue } = oneDeckDungeon
const SEEDS = [0, 1, 2, 3, 4]

/** Whether the screen draws such a place now, by what each component shows. */
function isDrawn(place: Place, view: View): boolean {
  const [kind = '', first = '', second = ''] = place.split(' ')
  const scene: Scene = sceneOf(view)
  const hero = view.heroes[Number(first)]
  const has = (ids: readonly (number | string)[] = []) => ids.map(String).includes(first)
  const idsOf = (things: readonly { readonly id: number }[] = []) => things.map(({ id }) => id)
  const items = view.heroes.flatMap((one) => one.items)
  const drawn: Readonly<Record<string, () => boolean>> = {
    prompt: () => true,
    pool: () => scene === 'encounter',
    door: () => scene === 'doors' && has(idsOf(view.doors)),
    die: () => scene === 'encounter' && has(idsOf(view.encounter?.pool)),
    box: () => scene === 'encounter' && has(idsOf(view.encounter?.boxes)),
    option: () => scene === 'card' && has(openOptions(view, catalogue)),
    skill: () => hero?.skills.some(({ skill }) => skill === second) ?? false,
    talent: () => hero?.talents.some(({ talent }) => talent === second) ?? false,
    potion: () => has(['healing', ...identifiedPotions(view, catalogue)]),
    card: () => has(scene === 'level' ? [...items, ...view.xp.cards] : items),
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
        if (!isDrawn(place, view)) problems.push(`${place} during ${view.question.type}`)
        kinds.add(place.split(' ')[0] ?? '')
      }
    }
    expect(problems).toEqual([])
    // Every kind of place has had its turn.
    expect([...kinds].sort().join(' ')).toBe(
      'box card die door loot option pool potion prompt skill talent',
    )
  })

  test('fall to the prompt where what they touch is not on the screen', () => {
    for (const { view, actions } of playedGames([5])) {
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
      for (const { view, actions, events } of playedGames([2])) {
        const heroes = view.heroes.map(({ hero }) => hero)
        const said = [
          questionText(view, actions, catalogue, t),
          ...actions.map((action) => actionText(action, view, catalogue, t)),
          ...events.map((event) => tell(event, catalogue, t, heroes)),
        ]
        problems.push(...said.filter((words) => /[{}]|^$|undefined|odd\./.test(words)))
      }
      expect(problems).toEqual([])
    },
  )
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
    expect(wayOn(stopping(0, 0), [made, finish])).toBe(finish)
    expect(wayOn(stopping(1, 0), [made, finish])).toBeNull()
    expect(wayOn(stopping(0, 1), [made, finish])).toBeNull()
    expect(wayOn(stopping(0, 1), [finish])).toBeNull()
  })

  test('confirms before anything else, and never accepts defeat', () => {
    const confirm: Action = { type: 'confirm', hero: null }
    const cancel: Action = { type: 'cancel', hero: null }
    expect(wayOn(stopping(3, 0), [cancel, confirm])).toBe(confirm)
    expect(wayOn(stopping(3, 0), [{ type: 'accept-defeat', hero: null }])).toBeNull()
  })

  test('does what alone is listed', () => {
    const only: Action = { type: 'let-turn-pass', hero: null }
    expect(wayOn(stopping(3, 0), [only])).toBe(only)
  })
})
