/** What is being entered of a sheet on paper, and what makes it one. */
import { BOSSES } from '@shared/games/one-deck-dungeon'
import type {
  BossId,
  Catalogue,
  Mark,
  PaperSheet,
  TalentMarks,
  TierId,
} from '@shared/games/one-deck-dungeon'
import type { Translate } from '@renderer/games/say'

/** `none`: not beaten yet. */
export type Beaten = TierId | 'none'

export interface PaperDraft {
  /** null: not said yet. */
  readonly games: number | null
  readonly bosses: Readonly<Record<BossId, Beaten>>
  readonly marks: readonly Mark[]
}

/** What a sheet says already; of one that says nothing, an empty draft. */
export function draftOf(paper: PaperSheet | null): PaperDraft {
  const tierOf = (boss: BossId): Beaten =>
    paper?.bosses.find((one) => one.boss === boss)?.tier ?? 'none'
  return {
    games: paper?.games ?? null,
    bosses: Object.fromEntries(BOSSES.map((boss) => [boss, tierOf(boss)])) as PaperDraft['bosses'],
    marks: paper?.marks ?? [],
  }
}

/** As calls take it; null: the games are still to be said. */
export function paperOf({ games, bosses, marks }: PaperDraft) {
  if (games === null) return null
  return {
    games,
    bosses: BOSSES.flatMap((boss) => {
      const tier = bosses[boss]
      return tier === 'none' ? [] : [{ boss, tier }]
    }),
    marks: [...marks],
  }
}

/** The talents as the draft has them; which of them it earns, the sheet tells once it is saved. */
export function talentsOf(marks: readonly Mark[], { talents }: Catalogue): readonly TalentMarks[] {
  return talents.map(({ id, spaces }) => {
    const count = (color: Mark['color']): number =>
      marks.filter((mark) => mark.talent === id && mark.color === color).length
    return {
      talent: id,
      spaces,
      marks: { green: count('green'), yellow: count('yellow'), red: count('red') },
      earned: false,
    }
  })
}

/** What it brought, in a line. */
export function fromPaper({ games, marks }: PaperSheet, t: Translate): string {
  const told = {
    games: t('odd.paper.games', {}, games),
    marks: t('odd.paper.checked', {}, marks.length),
  }
  return t('odd.paper.told', told, 1)
}

/** Without one checkmark on this space. */
export function without(marks: readonly Mark[], { talent, color }: Mark): readonly Mark[] {
  const at = marks.findLastIndex((mark) => mark.talent === talent && mark.color === color)
  return marks.filter((_, index) => index !== at)
}
