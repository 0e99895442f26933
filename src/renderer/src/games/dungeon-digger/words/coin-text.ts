import type { Coin } from '@shared/games/dungeon-digger'
import type { Words } from './names'

/** A coin by its value. */
export function coinText(coin: Coin, words: Words): string {
  return words.t('digger.coins.value', { value: coin }, coin)
}
