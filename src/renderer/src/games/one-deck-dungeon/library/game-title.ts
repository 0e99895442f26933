/** What a game is called where one line must tell it from others. */
import { useI18n } from 'vue-i18n'
import type { DungeonId, HeroId } from '@shared/games/one-deck-dungeon'
import { dungeonName, heroName } from '@shared/games/one-deck-dungeon/keys'

interface Named {
  readonly heroes: readonly (HeroId | { readonly hero: HeroId })[]
  readonly dungeon: DungeonId
}

/** Gives the function that names a game, by its outcome or its options: who went where. */
export function useGameTitle() {
  const { t } = useI18n()
  return ({ heroes, dungeon }: Named): string =>
    t('odd.library.gameOf', {
      hero: heroes.map((one) => t(heroName(typeof one === 'string' ? one : one.hero))).join(', '),
      dungeon: t(dungeonName(dungeon)),
    })
}
