/** The rules page's data, as far as tests look at them. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { TileType } from '@shared/games/dungeon-digger'

type Pair = readonly [q: number, r: number]
type Edges = readonly ('door' | 'corridor' | 'earth' | 'wild')[]
export interface Facts {
  readonly geometry: {
    readonly directions: readonly {
      readonly edge: number
      readonly dq: number
      readonly dr: number
    }[]
  }
  readonly board: {
    readonly areas: readonly {
      readonly id: string
      readonly size: number
      readonly spaces: readonly Pair[]
    }[]
    readonly scenarioAreas: Readonly<
      Record<
        'dragonsLair' | 'creatures',
        {
          readonly byPlayers: readonly {
            readonly players: number
            readonly area: string
            readonly starts: string | readonly Pair[]
          }[]
        }
      >
    >
    readonly starts: readonly {
      readonly players: number
      readonly area: string
      readonly spaces: readonly Pair[]
    }[]
  }
  readonly tileTypes: readonly {
    readonly type: TileType
    readonly name: string
    readonly italian: string
    readonly category: string
    readonly countPerPlayer: number
  }[]
  readonly tiles: readonly {
    readonly id: string
    readonly type: string
    readonly category: string
    readonly edges: Edges
    readonly paths: readonly (readonly number[])[]
    readonly innerDoors: boolean
  }[]
  readonly neutralTiles: readonly { readonly id: string; readonly edges: Edges }[]
  readonly scoring: {
    readonly corridor: {
      readonly gold: readonly { readonly length: number; readonly gold: number }[]
    }
  }
}
export const facts = JSON.parse(
  readFileSync(resolve(import.meta.dirname, 'facts.json'), 'utf8'),
) as Facts
