/** Has an easy bot play for the people of a game. */
import { easy } from '../../../src/main/games/dungeon-digger/bot/easy.ts'
import { playedBy } from '../../e2e/by-seats.ts'

export const { playOn, playTo } = playedBy(easy)
