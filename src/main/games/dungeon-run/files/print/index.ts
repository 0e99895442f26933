/** What Dungeon Run prints: a hero's sheet with the map, a record sheet to fill in by hand, and a picture of an end. */
import type { DungeonRunTypes } from '@shared/games/dungeon-run'
import { heroName } from '@shared/games/dungeon-run/keys'
import { AGELESS } from '../../../print-rules'
import type { PrintRules } from '../../../print-rules'
import { drawBlank } from './blank'
import { endingPicture } from './ending'
import { drawSheet } from './sheet'

export const printRules = {
  kind: { key: 'run.print.sheet' },
  seat: (source, { say }) => {
    const hero = source.view.heroes[source.seat]
    if (hero === undefined) throw new Error(`Nobody sits at seat ${source.seat}.`)
    const named = hero.id === null ? [] : [say(heroName(hero.id))]
    return {
      title: [...named, source.player, say('run.name')].filter((part) => part !== '').join(' – '),
      createdAt: source.at,
      draw: (page) => drawSheet(page, source, hero),
    }
  },
  ending: endingPicture,
  blank: (_role, { say }) => ({
    role: null,
    title: [say('run.name'), say('run.print.record')].join(' – '),
    createdAt: AGELESS,
    draw: drawBlank,
  }),
} satisfies PrintRules<DungeonRunTypes>
