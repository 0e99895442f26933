/** What Dungeon Digger prints: a game with its map, a record sheet to fill in by hand, and a picture of an end. */
import type { DungeonDiggerTypes } from '@shared/games/dungeon-digger'
import { titleOf } from '@shared/games/dungeon-digger/phrases'
import { resolvePhrase } from '@shared/games/resolve-phrase'
import { AGELESS } from '../../../print-rules'
import type { PrintRules } from '../../../print-rules'
import { drawBlank } from './blank'
import { endingPicture } from './ending'
import { drawSheet } from './sheet'

export const printRules = {
  kind: { key: 'digger.print.sheet' },
  seat: (source, { say }) => {
    const { players, options } = source.view
    const game = resolvePhrase(titleOf(players.length, options.scenario), say)
    return {
      title: [game, source.player, say('digger.name')].filter((part) => part !== '').join(' – '),
      createdAt: source.at,
      draw: (page) => drawSheet(page, source),
    }
  },
  ending: endingPicture,
  blank: (_role, { say }) => ({
    role: null,
    title: [say('digger.name'), say('digger.print.record')].join(' – '),
    createdAt: AGELESS,
    draw: drawBlank,
  }),
} satisfies PrintRules<DungeonDiggerTypes>
