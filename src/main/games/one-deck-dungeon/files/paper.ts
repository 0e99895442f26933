/** What a sheet brought from paper in words, line by line, for whoever chooses between two forms of it. */
import { SPACE_COLORS, TALENTS } from '@shared/games/one-deck-dungeon'
import type { PaperSheet } from '@shared/games/one-deck-dungeon'
import { bossName, spaceName, talentName } from '@shared/games/one-deck-dungeon/keys'
import type { Phrase } from '@shared/games/game'
import { tierPhrase } from './bg-stats'

export function paperPhrases({ games, bosses, marks }: PaperSheet): readonly Phrase[] {
  return [
    { key: 'odd.paper.games', count: games },
    ...bosses.map(({ boss, tier }) => ({
      key: 'odd.paper.boss',
      named: { boss: { key: bossName(boss) }, tier: tierPhrase(tier) },
    })),
    ...TALENTS.flatMap((talent) =>
      SPACE_COLORS.flatMap((color): readonly Phrase[] => {
        const count = marks.filter((mark) => mark.talent === talent && mark.color === color).length
        const named = {
          talent: { key: talentName(talent) },
          space: { key: spaceName(color) },
          count: String(count),
        }
        return count === 0 ? [] : [{ key: 'odd.paper.marks', named }]
      }),
    ),
  ]
}
