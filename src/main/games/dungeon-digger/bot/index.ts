/** Bots of three strengths: each sees what its seat sees, and draws from random numbers of its own. */
import type { BotLevel } from '@shared/games/game'
import type { DiggerBot } from './bot'
import { easy } from './easy'
import { hard } from './hard'
import { normal } from './normal'

export const bots: Readonly<Partial<Record<BotLevel, DiggerBot>>> = { easy, normal, hard }
