/** A game played with the real cards, checked against what can happen in one (R46). */
import { HEROES, manualGameSchema } from '@shared/games/one-deck-dungeon'
import type { HeroId, OddTypes, Outcome, OddManualGame } from '@shared/games/one-deck-dungeon'
import { impossibleText } from '@shared/games/one-deck-dungeon/keys'
import type { ByHand } from '../../campaign-rules'
import type { Impossible } from '../../file-rules'
import { impossibleIn } from '../outcomes'

export const byHand: ByHand<OddTypes> = {
  schema: manualGameSchema,
  seats: ({ heroes }) => heroes.map(({ sheet, player }) => ({ sheet, player })),
  outcomeOf: (game, roles) => {
    const heroes: HeroId[] = []
    for (const [seat, { hero }] of game.heroes.entries()) {
      const own = HEROES.find((id) => id === roles[seat])
      const who = own ?? hero
      if (who === undefined) return badHero('a seat without a sheet needs a hero')
      if (hero !== undefined && hero !== who) return badHero(`the sheet belongs to the ${who}`)
      heroes.push(who)
    }
    const outcome = outcomeWith(game, heroes)
    const impossible = impossibleIn(outcome)
    return impossible === null ? { outcome } : { impossible }
  },
}

function badHero(why: string): { readonly impossible: Impossible } {
  return {
    impossible: { field: 'hero', why, reason: impossibleText('hero') },
  }
}

function outcomeWith(game: OddManualGame, heroes: readonly HeroId[]): Outcome {
  return {
    result: game.won ? 'won' : 'lost',
    cause: game.cause,
    dungeon: game.dungeon,
    tier: game.tier,
    heroes,
    descents: game.descents,
    levels: game.levels,
    bossDefeated: game.won,
    turns: game.turns,
    bossRounds: game.bossRounds,
    healthLeft: game.healthLeft,
    ...(game.pack !== undefined && { pack: game.pack }),
  }
}
