/** Every key of the table with what it does, by the scene; those that do something now stand out. */
import type { Action, Catalogue, View } from '@shared/games/one-deck-dungeon'
import type { KeyAction, KeyGroupId } from '@shared/games/one-deck-dungeon/keys'
import { offerOf, sceneOf, primaryAction, promptKey, type Scene } from '../actions'
import type { Offer } from '../offer'
import { boxLetter } from '../../cards/cards'
import { TRAY_KEYS } from '../dice/tray'
import { usedBy, type UseKey } from './uses'

export interface KeyLine {
  readonly keys: readonly string[]
  /** What it does: in the words of the catalogues, or those of an action's button. */
  readonly does: KeyAction | Action
  /** Whether it does something now. */
  readonly now: boolean
}

export interface KeyGroup {
  readonly id: KeyGroupId
  readonly lines: readonly KeyLine[]
}

/** What the digits press in the scenes where they press no dice. */
const SCENE_DIGITS: readonly (readonly [action: KeyAction, scenes: readonly Scene[]])[] = [
  ['doors', ['doors']],
  ['cards', ['card']],
  ['heroes', ['pair', 'heroes']],
  ['loot', ['loot']],
  ['xp', ['level']],
]

function offers(offer: Offer, kind: string): boolean {
  return offer.places.some((place) => place.startsWith(kind))
}

/** The keys of the table as it stands. */
export function keyList(
  view: View,
  actions: readonly Action[],
  catalogue: Catalogue,
  uses: readonly UseKey[],
  undo: boolean,
): readonly KeyGroup[] {
  const offer = offerOf(view, actions, catalogue)
  const scene = sceneOf(view)
  const entering = view.question.type === 'enter-dice'
  const boxes = view.encounter?.boxes ?? []
  const lastBox = boxes.at(-1)?.id
  const line = (does: KeyAction, keys: readonly string[], now: boolean): KeyLine => ({
    does,
    keys,
    now,
  })
  const usable = uses.flatMap((use): readonly KeyLine[] => {
    const does = usedBy(use, offer)
    return does === undefined ? [] : [{ keys: [use.letter], does, now: true }]
  })
  const answers = offer.at('prompt').flatMap((does): readonly KeyLine[] => {
    const key = promptKey(does)
    return key === null ? [] : [{ keys: [key], does, now: true }]
  })
  return [
    {
      id: 'always',
      lines: [
        line('goOn', ['Enter'], primaryAction(view, actions) !== null),
        line(
          'letGo',
          ['Esc'],
          actions.some(({ type }) => type === 'cancel'),
        ),
        line('undo', ['Ctrl', 'Z'], undo),
        line('press', ['Tab', 'Space'], true),
        line('help', ['?', 'F1'], true),
      ],
    },
    {
      id: 'encounter',
      lines: [
        line('dice', ['1', '…', '0', '⇧1', '…'], !entering && offers(offer, 'die ')),
        line(
          'boxes',
          ['A', '…', boxLetter(lastBox ?? 9)],
          scene === 'encounter' && boxes.length > 0,
        ),
        line(
          'trays',
          TRAY_KEYS.map(({ sign }) => sign),
          (view.encounter?.heroes.length ?? 0) > 1 && offers(offer, 'die '),
        ),
      ],
    },
    { id: 'uses', lines: usable },
    {
      id: 'own',
      lines: [
        line('faces', ['1', '…', '6'], entering),
        line('back', ['⌫'], offer.at('entry').length > 0),
      ],
    },
    {
      id: 'scenes',
      lines: [
        ...answers,
        ...SCENE_DIGITS.map(([action, scenes]) => line(action, ['1', '…'], scenes.includes(scene))),
      ],
    },
  ]
}
