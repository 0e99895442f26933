/** What a game is called where one line must distinguish it from others. */
import { useI18n } from 'vue-i18n'
import type { DungeonId, HeroId } from '@shared/games/one-deck-dungeon'
import { dungeonName, heroName } from '@shared/games/one-deck-dungeon/keys'
import type { Translate } from '@renderer/games/say'

interface Named {
  readonly heroes: readonly (HeroId | { readonly hero: HeroId })[]
  readonly dungeon: DungeonId
}

/** Names a game, by its outcome or its options: who went where. */
export function gameTitle({ heroes, dungeon }: Named, t: Translate): string {
  const names = heroes.map((one) => t(heroName(typeof one === 'string' ? one : one.hero), {}, 1))
  return t(
    'odd.library.gameOf',
    { hero: names.join(', '), dungeon: t(dungeonName(dungeon), {}, 1) },
    1,
  )
}

/** Gives the function that names a game in the language of the app. */
export function useGameTitle() {
  const { t } = useI18n()
  return (named: Named): string => gameTitle(named, t)
}
