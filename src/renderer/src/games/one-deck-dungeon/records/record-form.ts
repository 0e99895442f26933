/** A game played with the cards as far as its players have entered it (R46). */
import { computed, ref, shallowRef, watch } from 'vue'
import type { Ref } from 'vue'
import type { Day } from '@shared/api'
import type { RecordDetails } from '@shared/games/one-deck-dungeon/answers'
import type {
  DefeatCause,
  DungeonId,
  HeroId,
  OddContent,
  PlayedWithCards,
  SheetSummary,
  TierId,
} from '@shared/games/one-deck-dungeon'
import type { Pack } from '@shared/games/packs'
import type { SheetId } from '@shared/ids'
import { momentOn, today } from '@renderer/calendar'
import { seatsOfRecord } from '../library/seats'

/** A hero without a sheet, who played it if anybody has said. */
export interface Guest {
  hero: HeroId
  player: string
}
export type ResultChoice = 'won' | 'lost'
/** Numbers on cards of choice. */
export const COUNTS = ['0', '1', '2', '3'] as const
export type Count = (typeof COUNTS)[number]

/** What the form begins with: nothing, the last party of the campaign, or a record to be corrected. */
export interface Beginning {
  readonly sheets: readonly SheetSummary[]
  readonly party: readonly SheetId[]
  readonly dungeon: DungeonId | null
  readonly tier: TierId | null
  readonly record: RecordDetails | null
}

function countOf(number: number | undefined): Count | null {
  return COUNTS.find((one) => Number(one) === number) ?? null
}

/** Where today was left as the day, it becomes the new one after midnight; a day that was chosen stays. */
export function followToday(day: Ref<Day>, today: Readonly<Ref<Day>>): void {
  watch(today, (now, before) => {
    if (day.value === before) day.value = now
  })
}

export function useRecordForm({ sheets, party, dungeon, tier, record }: Beginning) {
  const outcome = record?.outcome ?? null
  const seats = record === null ? [] : seatsOfRecord(record)
  const here = new Set(sheets.map(({ sheet }) => sheet))
  const onSheets = seats.flatMap(({ sheet }) => (sheet !== null && here.has(sheet) ? [sheet] : []))

  const form = {
    party: ref<readonly SheetId[]>(record === null ? party : onSheets),
    guests: ref<Guest[]>(
      seats
        .filter(({ sheet }) => sheet === null || !here.has(sheet))
        .map(({ hero, player }) => ({ hero, player: player ?? '' })),
    ),
    dungeon: ref<DungeonId | null>(outcome?.dungeon ?? dungeon),
    tier: ref<TierId | null>(outcome?.tier ?? tier),
    result: ref<ResultChoice | null>(outcome?.result ?? null),
    descents: ref<Count | null>(countOf(outcome?.descents)),
    levels: ref<Count | null>(countOf(outcome?.levels)),
    day: ref<Day>(record?.day ?? today()),
    cause: ref<DefeatCause | ''>(outcome?.cause ?? ''),
    turns: ref<number | null>(outcome?.turns ?? null),
    bossRounds: ref<number | null>(outcome?.bossRounds ?? null),
    /** By hero: seats may change their order while one corrects. */
    healthLeft: ref<Partial<Record<HeroId, number | null>>>(
      Object.fromEntries(
        seats.map(({ hero }, seat) => [hero, outcome?.healthLeft?.[seat] ?? null]),
      ),
    ),
    note: ref(record?.note ?? ''),
    /** By whose values it was played: null is the app's own. */
    pack: shallowRef<Pack<OddContent> | null>(outcome?.pack ?? null),
  }

  const sheetOf = (id: SheetId) => sheets.find(({ sheet }) => sheet === id)
  /** The heroes in the order of their seats: those on sheets first. */
  const heroes = computed(
    (): readonly { hero: HeroId; player: string; sheet: SheetId | null }[] => [
      ...form.party.value.flatMap((id) => {
        const sheet = sheetOf(id)
        return sheet === undefined ? [] : [{ hero: sheet.hero, player: sheet.player, sheet: id }]
      }),
      ...form.guests.value.map(({ hero, player }) => ({
        hero,
        player: player.trim(),
        sheet: null,
      })),
    ],
  )
  const taken = computed(() => new Set(heroes.value.map(({ hero }) => hero)))

  /** A day that was not touched keeps its moment, so that games of one day keep their order. */
  const playedAt = computed(() =>
    record !== null && form.day.value === record.day ? record.endedAt : momentOn(form.day.value),
  )
  const healthLeft = computed(() => {
    const entered = heroes.value.map(({ hero }) => form.healthLeft.value[hero] ?? null)
    const all = entered.filter((health) => health !== null)
    return all.length === entered.length && all.length > 0 ? all : null
  })

  /** The game, once everything required is entered. */
  const game = computed((): PlayedWithCards | null => {
    const { dungeon: where, tier: dared, result, descents, levels, day } = form
    if (heroes.value.length === 0 || where.value === null || dared.value === null) return null
    if (result.value === null || descents.value === null || levels.value === null) return null
    if (day.value === '') return null
    return {
      heroes: heroes.value.map(({ hero, player, sheet }) =>
        sheet === null ? { hero, player: player === '' ? null : player } : { sheet },
      ),
      dungeon: where.value,
      tier: dared.value,
      won: result.value === 'won',
      cause: result.value === 'won' || form.cause.value === '' ? null : form.cause.value,
      descents: Number(descents.value),
      levels: Number(levels.value),
      turns: form.turns.value,
      bossRounds: form.bossRounds.value,
      healthLeft: healthLeft.value,
      ...(form.pack.value !== null && { pack: form.pack.value }),
      playedAt: playedAt.value,
      note: form.note.value,
    }
  })

  return { ...form, heroes, taken, game }
}
