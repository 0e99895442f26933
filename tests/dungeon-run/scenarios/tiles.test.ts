/** Every standard tile: what each face of its content die brings (rules page, 8.3, 25.7). */
import { STANDARD_TILES } from '@main/games/dungeon-run/cards'
import { expect, test } from 'vitest'
import { must } from '../../must'
import { tableAt } from './table'

test.each(STANDARD_TILES.map((tile) => [tile.id, tile] as const))('%s', (id, tile) => {
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const table = tableAt({
      heroes: [{ id: 'pim' }, { id: 'maelis' }],
      tileDeck: [id],
      encounters: ['lost-peddler.1'],
      dice: [['content', face]],
    })
    table.do({ type: 'move', dir: 'E' })
    if (table.types().includes('place')) table.do(must(table.actions()[0]))
    expect(table.room(1).items).toHaveLength(tile.treasure.includes(face) ? 1 : 0)
    expect(table.room(1).strangers).toHaveLength(tile.encounter.includes(face) ? 1 : 0)
    expect(table.hero().at).toBe(1)
  }
})
