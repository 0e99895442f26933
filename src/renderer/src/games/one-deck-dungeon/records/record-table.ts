/** Sorting and sifting the record of games. */
import { computed, ref } from 'vue'
import type { Ref } from 'vue'
import type { GameRecord } from '@shared/games/one-deck-dungeon/answers'
import { isSamePlayer } from '@shared/players'
import { byDay } from '@renderer/calendar'
import { DUNGEONS, TIERS } from '@shared/games/one-deck-dungeon'
import type { DungeonId, HeroId } from '@shared/games/one-deck-dungeon'
import type { RECORD_COLUMNS } from '@shared/games/one-deck-dungeon/keys'

export type RecordColumn = (typeof RECORD_COLUMNS)[number]
export type Direction = 'ascending' | 'descending'

/** Which games are shown; an empty choice shows all. */
export interface RecordFilter {
  readonly player: string
  readonly hero: HeroId | ''
  readonly dungeon: DungeonId | ''
  readonly result: 'won' | 'lost' | ''
}
export const EVERY_GAME: RecordFilter = { player: '', hero: '', dungeon: '', result: '' }

function passes({ seats, outcome }: GameRecord, filter: RecordFilter): boolean {
  return (
    (filter.player === '' || seats.some(({ player }) => isSamePlayer(player, filter.player))) &&
    (filter.hero === '' || outcome.heroes.includes(filter.hero)) &&
    (filter.dungeon === '' || outcome.dungeon === filter.dungeon) &&
    (filter.result === '' || outcome.result === filter.result)
  )
}

/** What a column sorts by: a number, or text that sorts as it stands. */
function valueOf(record: GameRecord, column: RecordColumn): number | string {
  const { outcome, seats, checkmarks, day, endedAt } = record
  switch (column) {
    case 'date':
      return `${day} ${endedAt}`
    case 'hero':
      return outcome.heroes.map((hero, seat) => `${seats[seat]?.player ?? ''} ${hero}`).join(' ')
    case 'dungeon':
      return DUNGEONS.indexOf(outcome.dungeon)
    case 'tier':
      return outcome.tier === null ? -1 : TIERS.indexOf(outcome.tier)
    case 'result':
      return outcome.result
    case 'descents':
      return outcome.descents
    case 'levels':
      return outcome.levels
    case 'checkmarks':
      return checkmarks.total
  }
}

/** The games as they are shown: filtered, and sorted by one column; the newest first where that says nothing. */
export function useRecordTable(records: Ref<readonly GameRecord[]>, filter: Ref<RecordFilter>) {
  const column = ref<RecordColumn>('date')
  const direction = ref<Direction>('descending')

  function sortBy(chosen: RecordColumn): void {
    if (column.value === chosen)
      direction.value = direction.value === 'ascending' ? 'descending' : 'ascending'
    else direction.value = chosen === 'date' ? 'descending' : 'ascending'
    column.value = chosen
  }

  const shown = computed(() => {
    const way = direction.value === 'ascending' ? 1 : -1
    return records.value
      .filter((record) => passes(record, filter.value))
      .toSorted((a, b) => {
        const [one, other] = [valueOf(a, column.value), valueOf(b, column.value)]
        const order =
          typeof one === 'number' && typeof other === 'number'
            ? one - other
            : String(one).localeCompare(String(other))
        return order * way || byDay(b, a)
      })
  })

  return { column, direction, sortBy, shown }
}
