/** What Paper Dungeons prints: a player's sheet, as it stands or to be filled in by hand. */
import * as v from 'valibot'
import { DUNGEONS, withPack } from '@shared/games/paper-dungeons'
import type { PaperTypes } from '@shared/games/paper-dungeons'
import { dungeonName } from '@shared/games/paper-dungeons/keys'
import { AGELESS } from '../../../print-rules'
import type { PrintRules } from '../../../print-rules'
import { contentOf, HOUSE_CONTENT } from '../../content'
import { endingPicture } from './ending'
import { drawPage } from './sheet'

/** An empty sheet is of a dungeon, or of any. */
const dungeonOrNull = v.nullable(v.picklist(DUNGEONS))

export const printRules = {
  kind: { key: 'paper.print.title' },
  seat: ({ seat, player, view, at, day }, { say }) => {
    const content = contentOf(view.options)
    const sheet = view.sheets[seat]
    if (sheet === undefined) throw new Error(`Nobody sits at seat ${seat}.`)
    const filled = { player, day, view, sheet, boxes: view.boxes[seat] ?? [] }
    const dungeon = content.dungeons.find(({ id }) => id === view.dungeon) ?? null
    return {
      title: [say(dungeonName(view.dungeon)), player, say('paper.name')]
        .filter((part) => part !== '')
        .join(' – '),
      createdAt: at,
      draw: (page) => drawPage(page, { content, dungeon, filled }),
    }
  },
  ending: endingPicture,
  blank: (role, { say }, pack) => {
    const content = pack === null ? HOUSE_CONTENT : withPack(HOUSE_CONTENT, pack)
    const id = v.parse(dungeonOrNull, role)
    const dungeon = content.dungeons.find((card) => card.id === id) ?? null
    const named = id === null ? null : say(dungeonName(id))
    const title = [say('paper.name'), say('paper.print.title')]
    return {
      role: named,
      title: [...title, ...(named === null ? [] : [named])].join(' – '),
      createdAt: AGELESS,
      draw: (page) => drawPage(page, { content, dungeon, filled: null }),
    }
  },
} satisfies PrintRules<PaperTypes>
