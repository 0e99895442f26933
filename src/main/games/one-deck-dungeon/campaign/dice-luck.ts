/** How dice fell, against what fair dice would show. */
import type { DiceLuck, DieColor } from '@shared/games/one-deck-dungeon'
import { Z95 } from '@shared/interval'

/** With fewer dice the approximations below say nothing: each face should be expected five times. */
const ENOUGH = 30
const MEAN = 3.5
/** The variance of one fair die. */
const VARIANCE = 35 / 12
const SIDES = 6

/** @param faces how often each face came, 1 to 6 */
export function luckOf(color: DieColor, faces: readonly number[]): DiceLuck {
  const rolled = faces.reduce((sum, each) => sum + each, 0)
  const expected = rolled / SIDES
  const half = Z95 * Math.sqrt(expected * (1 - 1 / SIDES))
  const total = faces.reduce((sum, each, at) => sum + each * (at + 1), 0)
  const average = rolled === 0 ? null : total / rolled
  const enough = rolled >= ENOUGH && average !== null
  return {
    color,
    faces,
    rolled,
    expected,
    usual: [Math.max(0, expected - half), expected + half],
    average,
    luckierThan: enough ? 100 * below((average - MEAN) / Math.sqrt(VARIANCE / rolled)) : null,
    asUneven: enough ? 100 * unevenness(faces, expected) : null,
  }
}

/** The part of the normal distribution below a value. */
function below(z: number): number {
  return 1 - errorRest(z / Math.SQRT2) / 2
}

/** The chance that fair dice differ from the expected counts at least so much: chi-squared, five degrees. */
function unevenness(faces: readonly number[], expected: number): number {
  const x = faces.reduce((sum, each) => sum + (each - expected) ** 2 / expected, 0)
  const tail = Math.sqrt((2 * x) / Math.PI) * Math.exp(-x / 2) * (1 + x / 3)
  return Math.min(1, errorRest(Math.sqrt(x / 2)) + tail)
}

/** The complementary error function, to seven digits (Abramowitz and Stegun, 7.1.26). */
function errorRest(x: number): number {
  if (x < 0) return 2 - errorRest(-x)
  const t = 1 / (1 + 0.3275911 * x)
  const series = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592]
  return series.reduce((sum, factor) => sum * t + factor, 0) * t * Math.exp(-x * x)
}
