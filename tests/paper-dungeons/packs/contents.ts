/** Packs to be played with by properties: other rooms, walls, dice, bosses, goals and tracks than the house's. */
import { paperDungeons } from '@main/games/paper-dungeons'
import { HOUSE_CONTENT } from '@main/games/paper-dungeons/content'
import type { PaperContent, Threshold } from '@shared/games/paper-dungeons'
import fc from 'fast-check'
import { must } from '../../must'

export const packs = must(paperDungeons.packs)
export const own = HOUSE_CONTENT

const glory = fc.integer({ min: -99, max: 99 })
const rooms = fc
  .shuffledSubarray([...own.rooms], { minLength: own.rooms.length })
  .map((shuffled) => own.rooms.map(({ id }, at) => ({ ...must(shuffled[at]), id })))
const faces = fc.tuple(
  ...own.faces.map((die) => fc.shuffledSubarray([...die], { minLength: die.length })),
)
const thresholds = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 3, maxLength: 3 }),
    fc.array(fc.tuple(glory, fc.nat(24)), { minLength: 3, maxLength: 3 }),
  )
  .map(([levels, rest]): readonly [Threshold, Threshold, Threshold] => {
    const [a = 0, b = 0, c = 0] = levels.toSorted((one, other) => one - other)
    const at = (atLeast: number, which: number): Threshold => {
      const [points, damage] = must(rest[which])
      return { atLeast, glory: points, damage }
    }
    return [at(a, 0), at(b, 1), at(c, 2)]
  })
const bosses = fc.tuple(
  ...own.bosses.map((card) =>
    fc
      .record({ thresholds, flight: glory, count: fc.integer({ min: 1, max: 6 }) })
      .map(({ count, ...others }) => ({ ...card, ...others, reward: { ...card.reward, count } })),
  ),
)
const missions = fc
  .shuffledSubarray([...own.missions], { minLength: own.missions.length })
  .map((shuffled) => own.missions.map(({ id }, at) => ({ ...must(shuffled[at]), id })))
const tracks = fc
  .record({
    lowestHero: fc.array(glory, { minLength: 6, maxLength: 6 }),
    monsters: fc.array(glory, { minLength: 17, maxLength: 31 }),
    sizes: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 }),
  })
  .map(({ sizes, ...others }) => ({
    ...own.tracks,
    ...others,
    potionRows: sizes.map((size) => ({ size, bonus: 'gem' as const })),
  }))

/** Any of these, or none. */
export const contents: fc.Arbitrary<PaperContent> = fc.record(
  {
    rooms,
    faces,
    bosses,
    missions,
    tracks,
    rivers: fc.constant([]),
    walls: fc.subarray([...own.walls]),
  },
  { requiredKeys: [] },
)
