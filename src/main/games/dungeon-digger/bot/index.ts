/** Bots of three strengths: each sees what its seat sees, and draws from random numbers of its own. */
import type { DungeonDiggerTypes } from '@shared/games/dungeon-digger'
import type { BotLevel } from '@shared/games/game'
import type { Bot } from '../../game'
import { easy } from './easy'
import { hard } from './hard'
import { normal } from './normal'

export const bots: Readonly<Partial<Record<BotLevel, Bot<DungeonDiggerTypes>>>> = {
  easy,
  normal,
  hard,
}
