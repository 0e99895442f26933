/** What the events of one game add up to, for statistics. */
import * as v from 'valibot'
import { zeros } from '../../zeros'
import type { Event, Foe } from './events'
import { BOSSES, HEROES, type BossId, type HeroId } from './names'
import type { Options } from './options'

/** Games without a round cap may go on for long. */
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))

/** What is counted of each hero. */
export const FEATS = [
  'kills',
  'hits',
  'wounds',
  'healed',
  'faints',
  'felled',
  'advances',
  'tiles',
  'treasures',
  'disarmed',
  'assists',
  'sabotages',
] as const
export type Feat = (typeof FEATS)[number]

export const tallySchema = v.strictObject({
  rounds: count,
  /** null: the Lair has not been found. */
  boss: v.nullable(v.picklist(BOSSES)),
  /** By seat. */
  seats: v.array(
    v.strictObject({
      /** null: not chosen yet. */
      hero: v.nullable(v.picklist(HEROES)),
      ...v.entriesFromList(FEATS, count),
    }),
  ),
})
export type Tally = Readonly<v.InferOutput<typeof tallySchema>>

/** Counts what happened, of a whole game or of a part of it from the setup on. */
export function tallyOf({ players }: Pick<Options, 'players'>, events: Iterable<Event>): Tally {
  let rounds = 0
  let boss: BossId | null = null
  const heroes = Array.from({ length: players }, (): HeroId | null => null)
  const counts = heroes.map(() => zeros(FEATS))
  for (const event of events) {
    if (event.type === 'round-begun') rounds = event.round
    else if (event.type === 'lair-placed') ({ boss } = event)
    else if (event.type === 'hero-dealt') heroes[event.seat] = event.hero
    for (const [who, feat, n] of featsIn(event)) {
      const own = typeof who === 'number' ? counts[who] : undefined
      if (own !== undefined) own[feat] += n
    }
  }
  return {
    rounds,
    boss,
    seats: counts.map((own, seat) => ({ hero: heroes[seat] ?? null, ...own })),
  }
}

/** Who did what, so many times; what monsters do is counted for nobody. */
function featsIn(event: Event): readonly (readonly [Foe | null, Feat, number])[] {
  if (event.type === 'slain') return [[event.by, 'kills', 1]]
  if (event.type === 'assigned') return [[event.seat, 'hits', event.hits]]
  if (event.type === 'wounded') return [[event.who, 'wounds', event.n]]
  if (event.type === 'healed') return [[event.who, 'healed', event.n]]
  if (event.type === 'fainted')
    return [
      [event.seat, 'faints', 1],
      [event.by, 'felled', 1],
    ]
  if (event.type === 'eliminated') return [[event.by, 'felled', 1]]
  if (event.type === 'advanced') return [[event.seat, 'advances', 1]]
  if (event.type === 'tile-placed') return [[event.seat, 'tiles', 1]]
  if (event.type === 'searched') return [[event.seat, 'treasures', event.items.length]]
  if (event.type === 'disarmed') return [[event.seat, 'disarmed', 1]]
  if (event.type === 'help') return [[event.seat, event.stat === null ? 'sabotages' : 'assists', 1]]
  return []
}
