/** The sheets of a record by hand that are counted from their marks, each kept while the form is open. */
import { computed, ref, shallowRef } from 'vue'
import type { RecordDetails } from '@shared/api'
import {
  blankMarks,
  DUNGEONS,
  type DungeonId,
  type PaperTypes,
  type SheetMarks,
} from '@shared/games/paper-dungeons'

/** What the form knows of a sheet before its marks are copied. */
interface Known extends Pick<SheetMarks, 'alone' | 'objective' | 'power' | 'written'> {
  /** null: not chosen yet. */
  readonly dungeon: DungeonId | null
}

export function useSheetMarks(record: RecordDetails<PaperTypes> | null) {
  const sheets = shallowRef<ReadonlyMap<number, SheetMarks>>(new Map())
  /** The column whose sheet is counted; null: none is. */
  const counting = ref<number | null>(null)
  const missions = ref(record?.outcome.missions ?? [])
  const scattered = ref(record?.outcome.scattered ?? false)
  const marks = computed({
    get: () => (counting.value === null ? null : (sheets.value.get(counting.value) ?? null)),
    set: (now) => {
      const at = counting.value
      if (at !== null && now !== null) sheets.value = new Map([...sheets.value, [at, now]])
    },
  })

  /** Opens a column's sheet: what the form says of it goes before what it said before. */
  function open(at: number, { dungeon, ...known }: Known): void {
    const place = dungeon ?? DUNGEONS[0]
    const blank: SheetMarks = {
      ...blankMarks(place, known.alone),
      scattered: known.alone || scattered.value,
      missions: missions.value.map((id) => ({ id, turn: 0, others: false })),
    }
    const before = sheets.value.get(at) ?? blank
    counting.value = at
    marks.value = { ...before, ...known, dungeon: dungeon ?? before.dungeon }
  }
  function close(): void {
    counting.value = null
  }
  return { counting, marks, missions, scattered, open, close }
}
