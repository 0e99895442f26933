/** The sheet that a piece of one belongs to. */
import { computed, inject, provide, type ComputedRef, type InjectionKey } from 'vue'
import type { Content, DungeonId, OpenMission, RoomId, Sheet } from '@shared/games/paper-dungeons'
import type { Choosing } from '../table/choosing'
import type { Offer, Place } from '../table/offers'
import type { Words } from '../words/names'
import { NO_GHOSTS, type Ghosts } from './ghosts'

/** A sheet that is filled in by hand: each place takes marks, and bonuses are circled one by one. */
export interface Marking {
  /** null: it has been filled in. */
  readonly press: ((place: Place) => void) | null
  readonly rewards: ComputedRef<ReadonlySet<RoomId>>
  readonly rows: ComputedRef<ReadonlySet<number>>
}

export interface SheetContext {
  readonly sheet: ComputedRef<Sheet>
  readonly boxes: ComputedRef<readonly (number | null)[]>
  readonly missions: ComputedRef<readonly OpenMission[]>
  readonly content: Content
  readonly dungeon: DungeonId
  readonly words: Words
  /** What the faces of the dice are, by die. */
  readonly dieName: (die: number) => string
  /** null: it is only to be looked at. */
  readonly choosing: Choosing | null
  /** Left out: it is not filled in by hand. */
  readonly marking?: Marking
}

const key: InjectionKey<SheetContext> = Symbol('paper-dungeons sheet')

export function provideSheet(context: SheetContext): void {
  provide(key, context)
}

const NOTHING: readonly Offer[] = []

/** The sheet that the calling component is part of, with what can be done at its places. */
export function useSheet() {
  const context = inject(key)
  if (context === undefined) throw new Error('This component belongs on a sheet.')
  const { choosing, marking } = context
  const mark = marking?.press ?? null
  const ghosts = computed((): Ghosts => choosing?.ghosts.value ?? NO_GHOSTS)
  const offersAt = (place: Place): readonly Offer[] => choosing?.lit.value.get(place) ?? NOTHING
  return {
    ...context,
    ghosts,
    offersAt,
    /** What the element of a place binds. */
    placed: (place: Place) => ({
      type: 'button' as const,
      class: {
        place: true,
        markable: mark !== null,
        lit: offersAt(place).length > 0,
        held: choosing?.place.value === place,
      },
      'data-place': place,
      'aria-disabled': mark === null && offersAt(place).length === 0,
      onClick: () => (mark === null ? choosing?.pressPlace(place) : mark(place)),
      onMouseenter: () => choosing?.preview(place),
      onMouseleave: () => choosing?.preview(null),
      onFocus: () => choosing?.preview(place),
      onBlur: () => choosing?.preview(null),
    }),
    /** What reaches a place, in words; nothing where nothing does. */
    reachText: (place: Place): string => {
      const { words, dieName } = context
      const found = offersAt(place)
      if (found.length === 0) return ''
      const dice = found.flatMap(({ die }) => (die === null ? [] : [dieName(die)]))
      if (dice.length === 0) return words.t('paper.cell.open', {}, 1)
      return words.t('paper.cell.reached', { dice: [...new Set(dice)].join(', ') }, 1)
    },
  }
}
