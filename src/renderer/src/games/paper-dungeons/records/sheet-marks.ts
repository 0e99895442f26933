/** The sheets of a record by hand that are counted from their marks, which the record keeps. */
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

/** Whether the pencil has not been on a sheet: cards, missions and boxes are what the form says of it. */
export function isUnmarked(marks: SheetMarks): boolean {
  const { dungeon, alone, scattered, objective, power, written } = marks
  const missions = marks.missions.map(({ id }) => ({ id, turn: 0, others: false }))
  const blank = { ...blankMarks(dungeon, alone), scattered, objective, power, missions, written }
  return JSON.stringify({ ...blank, ...marks }) === JSON.stringify(blank)
}

export function useSheetMarks(record: RecordDetails<PaperTypes> | null) {
  const kept = (record?.outcome.players ?? []).flatMap(({ marks }, at) =>
    marks === undefined ? [] : [[at, marks] as const],
  )
  const sheets = shallowRef<ReadonlyMap<number, SheetMarks>>(new Map(kept))
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
  /** The marks of a column as the record keeps them; null: there are none. */
  function keptOf(at: number): SheetMarks | null {
    const found = sheets.value.get(at)
    return found === undefined || isUnmarked(found) ? null : found
  }
  /** The last columns are gone, and the marks of their sheets with them. */
  function keepFirst(columns: number): void {
    sheets.value = new Map([...sheets.value].filter(([at]) => at < columns))
  }
  return { counting, marks, missions, scattered, open, close, keptOf, keepFirst }
}
