/** Several people at one computer: whose turn it is at the screen, and what they may see there. */
import { computed, shallowRef, watch } from 'vue'
import type { TableAnswer } from '@shared/api'
import type { Actor, Seat, SeatInfo } from '@shared/games'

interface AtTable {
  /** null: the table is not here yet. */
  readonly seats: () => readonly SeatInfo[] | null
  readonly answer: () => Pick<TableAnswer, 'viewer' | 'asked'> | null
  /** Whether what a seat sees is hidden from the others. */
  readonly secret: () => boolean
  /** Shows the table as a seat may know it. */
  readonly look: (seat: Seat) => Promise<void>
}

/** All seats but those of bots belong to people. */
export function peopleAt(seats: readonly SeatInfo[]): readonly Seat[] {
  return seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))
}

/** The person to come to the screen; null: whoever is there may stay, or everyone acts together. */
export function nextAtScreen(
  people: readonly Seat[],
  asked: readonly Actor[],
  viewer: Actor,
): Seat | null {
  if (asked.includes(viewer) || asked.includes(null)) return null
  return people.find((seat) => asked.includes(seat)) ?? null
}

export function useSeats({ seats, answer, secret, look }: AtTable) {
  const people = computed(() => peopleAt(seats() ?? []))
  /** Whose side was asked for by name. */
  const wanted = shallowRef<Seat | null>(null)
  const hidden = computed(() => secret() && people.value.length > 1)
  /** Who is asked when whoever is at the screen no longer is. */
  const following = computed(() => {
    const now = answer()
    return now === null ? null : nextAtScreen(people.value, now.asked, now.viewer)
  })
  /** Where the computer is passed on, it is by a press: until then people see what they have done, and may take it back. */
  const stays = computed(() => {
    const viewer = answer()?.viewer ?? null
    return hidden.value && viewer !== null && people.value.includes(viewer)
  })
  const next = computed(() => wanted.value ?? (stays.value ? null : following.value))
  /** Who comes next, once whoever is at the screen passes the computer on; null: nobody is waited for. */
  const passingTo = computed(() => (stays.value ? following.value : null))
  /** Whom the computer is to be passed to: until they press, the screen shows nobody's side. */
  const handingTo = computed(() => (hidden.value ? next.value : null))
  /** Whether this is a game in which each seat acts for itself. */
  const seated = computed(() => {
    const now = answer()
    return now !== null && (now.viewer !== null || now.asked.some((actor) => actor !== null))
  })

  async function show(seat: Seat): Promise<void> {
    await look(seat)
    wanted.value = null
  }
  /** Asks for a seat's side: at once where nothing is hidden, else when its player presses. */
  function ask(seat: Seat): void {
    if (answer()?.viewer !== seat) wanted.value = seat
  }
  watch(
    [next, hidden],
    ([seat, cover]) => {
      if (seat !== null && !cover) void show(seat)
    },
    { immediate: true },
  )

  return { handingTo, passingTo, seated, show, ask }
}
