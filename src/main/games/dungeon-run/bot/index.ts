/** Who plays for a seat. */
import type { DungeonRunTypes } from '@shared/games/dungeon-run'
import type { BotLevel } from '@shared/games/game'
import type { Bot } from '../../game'
import { easy } from './easy'
import { normal } from './normal'

export const bots: Readonly<Partial<Record<BotLevel, Bot<DungeonRunTypes>>>> = { easy, normal }
