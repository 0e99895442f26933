/** What One Deck Dungeon prints: a campaign sheet, played or to be filled in by hand. */
import * as v from 'valibot'
import { changedFrom, HEROES } from '@shared/games/one-deck-dungeon'
import type { OddTypes } from '@shared/games/one-deck-dungeon'
import { heroName } from '@shared/games/one-deck-dungeon/keys'
import { AGELESS } from '../../../print-rules'
import type { PrintRules } from '../../../print-rules'
import { OWN_CONTENT } from '../../cards/own-content'
import { newestMoment, playedWith } from './age'
import { endingPicture } from './ending'
import { drawPage } from './sheet'

const heroOrNull = v.nullable(v.picklist(HEROES))

export const printRules = {
  kind: { key: 'odd.print.title' },
  sheet: (source, { say }) => {
    const { sheet, campaign } = source
    const { hero } = sheet
    const pack = playedWith(source)
    const changed = pack === null ? undefined : changedFrom(OWN_CONTENT, pack)
    return {
      title: `${say(heroName(hero))} – ${sheet.player} – ${campaign.name}`,
      createdAt: newestMoment(source),
      draw: (page) => drawPage(page, { source, hero, changed }),
    }
  },
  ending: endingPicture,
  blank: (role, { say }, pack) => {
    const changed = pack === null ? undefined : changedFrom(OWN_CONTENT, pack)
    const hero = v.parse(heroOrNull, role)
    const named = hero === null ? null : say(heroName(hero))
    return {
      role: named,
      title: [say('odd.print.title'), ...(named === null ? [] : [named])].join(' – '),
      createdAt: AGELESS,
      draw: (page) => drawPage(page, { source: null, hero, changed }),
    }
  },
} satisfies PrintRules<OddTypes>
