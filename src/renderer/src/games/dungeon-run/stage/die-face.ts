/** A die with pips, in a field of 44 by 44: where they lie, and how it is made of its two sides when it flies. */

export const DIE_SIZE = 44
export const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[22, 22]],
  [
    [12, 12],
    [32, 32],
  ],
  [
    [11, 11],
    [22, 22],
    [33, 33],
  ],
  [
    [12, 12],
    [32, 12],
    [12, 32],
    [32, 32],
  ],
  [
    [11, 11],
    [33, 11],
    [22, 22],
    [11, 33],
    [33, 33],
  ],
  [
    [12, 10],
    [32, 10],
    [12, 22],
    [32, 22],
    [12, 34],
    [32, 34],
  ],
]
