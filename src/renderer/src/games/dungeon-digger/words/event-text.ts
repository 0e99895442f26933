/** What happened, in words; the empty text where something else tells it. */
import type { Coin, Event, EventOf, TileId } from '@shared/games/dungeon-digger'
import { endingName, sourceName } from '@shared/games/dungeon-digger/keys'
import { ordersText } from './action-text'
import { coinText } from './coin-text'
import type { Naming } from './naming'

type Named = Readonly<Record<string, unknown>>
type Say = (key: string, named: Named, count?: number) => string

export function eventText(event: Event, naming: Naming): string {
  const { words, who, place, space } = naming
  const say: Say = (key, named, count = 1) => words.t(`digger.log.${key}`, named, count)
  switch (event.type) {
    case 'begun':
      return say('begun', { player: who(event.first) })
    case 'adventurer-dealt':
      return say('adventurerDealt', { player: who(event.seat), piece: words.piece(event.piece) })
    case 'portal-placed':
      return say('portalPlaced', { player: who(event.seat) })
    case 'tile-hidden':
      return say('tileHidden', { player: who(event.seat) })
    case 'tile-revealed':
      return say('tileRevealed', { tile: words.neutral(event.tile) })
    case 'round-begun':
      return say('roundBegun', { round: event.round })
    case 'turn-begun':
      return say('turnBegun', { player: who(event.seat) })
    case 'turn-skipped':
      return say('turnSkipped', { player: who(event.seat) })
    case 'turn-ended':
      return event.lost === 0
        ? ''
        : say('pointsLost', { player: who(event.seat), count: event.lost }, event.lost)
    case 'ordered':
      return say(event.bonus ? 'orderedBonus' : 'ordered', {
        player: who(event.seat),
        order: words.order(event.order),
      })
    case 'points-gained':
      return say('pointsGained', { player: who(event.seat), count: event.points }, event.points)
    case 'ability-used':
      return say(event.which === 'special' ? 'specialUsed' : 'abilityUsed', {
        player: who(event.seat),
      })
    case 'tiles-drawn':
    case 'tiles-returned':
      return tilesText(event, naming, say)
    case 'placed':
      return say('placed', {
        player: who(event.seat),
        tile: words.t(
          'digger.places.tile',
          { tile: words.tile(event.tile), at: space(event.at) },
          1,
        ),
      })
    case 'corridor-completed': {
      const count = event.spaces.length
      return say('corridorCompleted', { player: who(event.seat), count }, count)
    }
    case 'gold':
      return say(
        'gold',
        { player: who(event.seat), count: event.gold, reason: words.say(sourceName(event.source)) },
        event.gold,
      )
    case 'coin-gained':
    case 'coin-stored':
    case 'coin-paid':
    case 'coin-returned':
      return coinLine(event, naming, say)
    case 'coins-discarded':
      return say('coinsDiscarded', { coins: coinsText(event.coins, naming) })
    case 'rose':
      return say('rose', { player: who(event.seat), place: place(event.at) })
    case 'stepped': {
      const to = event.path.at(-1) ?? event.from
      const named = { player: who(event.seat), count: event.size, place: place(to) }
      return say('stepped', named, event.size)
    }
    case 'walked':
      return say('walked', { piece: words.piece(event.piece), place: place(event.to) })
    case 'died':
    case 'piece-died':
    case 'sacrificed':
      return deathText(event, naming, say)
    case 'collapsed':
    case 'demolished':
      return say(event.type, { player: who(event.seat), place: space(event.at) })
    case 'conquered':
      return say('conquered', { player: who(event.seat), place: place(event.at) })
    case 'marker-removed':
      return say('markerRemoved', { player: who(event.seat), place: place(event.at) })
    case 'liberated':
      return say('liberated', { player: who(event.seat), place: place(event.at) })
    case 'turn-to-skip':
      return say('turnToSkip', { player: who(event.seat) })
    case 'bonus-declared':
      return event.orders.length === 0
        ? say('bonusDeclined', { player: who(event.seat), room: words.room(event.ability) })
        : say('bonusDeclared', {
            player: who(event.seat),
            room: words.room(event.ability),
            level: event.level,
            orders: ordersText(event.orders, naming),
          })
    case 'bonus-forfeited':
      return say('bonusForfeited', { player: who(event.seat), order: words.order(event.order) })
    case 'over':
      return say('over', { ending: words.say(endingName(event.by)) })
    case 'converted':
    case 'escaped':
    case 'flame':
    case 'clock':
    case 'entered-citadel':
    case 'dragon-moved':
    case 'rescued':
    case 'treasure-taken':
    case 'treasure-dropped':
    case 'treasure-delivered':
    case 'hoard-grown':
    case 'summoned':
    case 'eliminated':
      return scenarioText(event, naming, say)
  }
}

type ScenarioEvent = EventOf<
  | 'converted'
  | 'escaped'
  | 'flame'
  | 'clock'
  | 'entered-citadel'
  | 'dragon-moved'
  | 'rescued'
  | 'treasure-taken'
  | 'treasure-dropped'
  | 'treasure-delivered'
  | 'hoard-grown'
  | 'summoned'
  | 'eliminated'
>
function scenarioText(event: ScenarioEvent, naming: Naming, say: Say): string {
  const { words, who, place } = naming
  switch (event.type) {
    case 'converted':
      return say('converted', { player: who(event.owner), count: event.count }, event.count)
    case 'escaped':
      return say('escaped', { piece: words.piece(event.piece), player: who(event.owner) })
    case 'flame':
      return say('flame', { count: event.spaces.length }, event.spaces.length)
    case 'clock':
      return event.coin === null
        ? say('clock', { clock: event.clock })
        : say('clockCoin', { clock: event.clock, coin: coinText(event.coin, words) })
    case 'entered-citadel': {
      const named = { player: who(event.seat), count: event.count, inside: event.inside }
      return say('enteredCitadel', named, event.count)
    }
    case 'dragon-moved':
      if (event.at === null) return say('dragonGone', {})
      return event.by === null
        ? say('dragonComes', { place: place(event.at) })
        : say('dragonMoved', { player: who(event.by), place: place(event.at) })
    case 'rescued':
      return say('rescued', { player: who(event.seat), place: place(event.to) })
    case 'treasure-taken':
      return say('treasureTaken', { player: who(event.seat) })
    case 'treasure-dropped':
      return say('treasureDropped', { place: place(event.at) })
    case 'treasure-delivered':
      return say('treasureDelivered', { player: who(event.seat), count: event.coins }, event.coins)
    case 'hoard-grown':
      return say('hoardGrown', { count: event.coins }, event.coins)
    case 'summoned':
      return say('summoned', { player: who(event.seat), piece: words.piece(event.creature) })
    case 'eliminated':
      return say('eliminated', { player: who(event.seat) })
  }
}

function tilesText(
  { type, seat, tiles, count }: EventOf<'tiles-drawn' | 'tiles-returned'>,
  { words, who }: Naming,
  say: Say,
): string {
  const key = type === 'tiles-drawn' ? 'tilesDrawn' : 'tilesReturned'
  const named = { player: who(seat), count }
  return tiles === null
    ? say(`${key}Hidden`, named, count)
    : say(key, { ...named, tiles: tilesList(tiles, words.tile) })
}
function tilesList(tiles: readonly TileId[], name: (tile: TileId) => string): string {
  return tiles.map(name).join(', ')
}
function coinsText(coins: readonly Coin[], { words }: Naming): string {
  return words.list(coins.map((coin) => coinText(coin, words)))
}
function coinLine(
  event: EventOf<'coin-gained' | 'coin-stored' | 'coin-paid' | 'coin-returned'>,
  naming: Naming,
  say: Say,
): string {
  const { words, who } = naming
  const coin = event.coin === null ? words.say('digger.coins.hidden') : coinText(event.coin, words)
  const named = { player: who(event.seat), coin }
  switch (event.type) {
    case 'coin-gained':
      return event.from === null
        ? say(event.source === 'hoard' ? 'coinFromHoard' : 'coinDrawn', named)
        : say('coinTaken', { ...named, other: who(event.from) })
    case 'coin-stored':
      return say('coinStored', named)
    case 'coin-paid':
      return event.to === null
        ? say('coinToHoard', named)
        : say('coinPaid', { ...named, other: who(event.to) })
    case 'coin-returned':
      return say('coinReturned', named)
  }
}
function deathText(
  event: EventOf<'died' | 'piece-died' | 'sacrificed'>,
  { words, who, place }: Naming,
  say: Say,
): string {
  if (event.type === 'sacrificed')
    return event.piece === null
      ? say('sacrificed', { player: who(event.seat) })
      : say('sacrificedPiece', { piece: words.piece(event.piece) })
  const cause = words.say(`digger.deaths.${event.cause}`)
  if (event.type === 'piece-died')
    return say('pieceDied', { piece: words.piece(event.piece), cause })
  const named = { player: who(event.seat), count: event.count, place: place(event.at), cause }
  return say('died', named, event.count)
}
