/** The tips of a first game: what each is about, and when it is of use. */
import type { MapTile, View } from '@shared/games/dungeon-digger'
import { tipsIn } from '@renderer/table/tips/tips-in'

interface Tip {
  /** The key of its words. */
  readonly text: string
  readonly when: (view: View) => boolean
}

/** Whether the viewer is asked one of these now. */
function asks({ question, viewer }: View, ...types: readonly string[]): boolean {
  return question?.seat === viewer && types.includes(question.type)
}
function hasPoints(view: View): boolean {
  return asks(view, 'turn') && view.points > 0
}
function isOwn(tile: MapTile | null, { viewer }: View): boolean {
  return tile?.kind === 'owned' && tile.owner === viewer
}
function tiles(view: View): number {
  return view.map.tiles.filter((tile) => isOwn(tile, view)).length
}
/** A Project fits somewhere. */
function canWork({ forecast }: View): boolean {
  return forecast?.actions.some((told) => told?.type === 'placement') === true
}
function canMove({ forecast }: View): boolean {
  return forecast?.moves.some(({ targets }) => targets.length > 0) === true
}
/** A Move leads onto a tile of somebody else's. */
function mayEnterEnemy({ forecast, map, viewer }: View): boolean {
  return (
    forecast?.moves.some(({ targets }) =>
      targets.some(({ to }) => {
        const tile = map.tiles[to] ?? null
        return tile?.kind === 'owned' && tile.owner !== viewer
      }),
    ) === true
  )
}
/** A corridor can be completed, or one is begun. */
function hasCorridor({ forecast }: View): boolean {
  const closes = forecast?.actions.some(
    (told) => told?.type === 'placement' && told.earnings.closed.length > 0,
  )
  return closes === true || (forecast?.exposure?.corridors.length ?? 0) > 0
}
function hasCoin({ players, viewer }: View): boolean {
  return (players[viewer ?? 0]?.coinCount ?? 0) > 0
}
function hasCollapse({ map }: View): boolean {
  return map.tiles.some((tile) => tile?.kind === 'neutral' && tile.tile === 'collapse')
}
/** Somebody has so much gold that the end is in sight. */
function isNearEnd({ players }: View): boolean {
  return players.some(({ gold }) => (gold ?? 0) >= MUCH_GOLD)
}
/** An own minion stands on a room of somebody else's. */
function isRaiding(view: View): boolean {
  const own = view.minions[view.viewer ?? 0] ?? []
  return own.some((at) => {
    const tile = view.map.tiles[at] ?? null
    return tile?.kind === 'owned' && tile.owner !== view.viewer && !/^(COR|TRP|NUG)/.test(tile.tile)
  })
}
function isRaided(view: View): boolean {
  return view.map.tiles.some((tile) => isOwn(tile, view) && (tile?.markers.length ?? 0) > 0)
}
function mayRise(view: View): boolean {
  const player = view.players[view.viewer ?? 0]
  return player !== undefined && player.resources.inUse < player.resources.limit
}
const MUCH_GOLD = 12
/** So many tiles, the Portal among them, are a dungeon. */
const SOME = 3

/** By the names under which they are kept as seen, in their order: the first that fits and was not seen is shown. */
const TIPS = {
  'digger-goal': { text: 'digger.tips.goal', when: (view) => hasPoints(view) && tiles(view) === 1 },
  'digger-portal': { text: 'digger.tips.portal', when: (view) => asks(view, 'portal') },
  'digger-bonus': { text: 'digger.tips.bonus', when: (view) => asks(view, 'bonus') },
  'digger-steps': {
    text: 'digger.tips.steps',
    when: (view) => asks(view, 'steps') && view.points > 0,
  },
  'digger-raided': {
    text: 'digger.tips.raided',
    when: (view) => isRaided(view) && hasPoints(view),
  },
  'digger-conquer': {
    text: 'digger.tips.conquer',
    when: (view) => isRaiding(view) && hasPoints(view),
  },
  'digger-fight': {
    text: 'digger.tips.fight',
    when: (view) => hasPoints(view) && mayEnterEnemy(view),
  },
  'digger-awards': {
    text: 'digger.tips.awards',
    when: (view) => hasPoints(view) && isNearEnd(view),
  },
  'digger-work': { text: 'digger.tips.work', when: (view) => hasPoints(view) && canWork(view) },
  'digger-corridor': {
    text: 'digger.tips.corridor',
    when: (view) => hasPoints(view) && hasCorridor(view),
  },
  'digger-move': {
    text: 'digger.tips.move',
    when: (view) => hasPoints(view) && canMove(view),
  },
  'digger-coin': {
    text: 'digger.tips.coin',
    when: (view) => hasPoints(view) && hasCoin(view),
  },
  'digger-think': {
    text: 'digger.tips.think',
    when: (view) => hasPoints(view) && !canWork(view) && tiles(view) < SOME,
  },
  'digger-undo': {
    text: 'digger.tips.undo',
    when: (view) => asks(view, 'turn') && view.marks.includes('begun'),
  },
  'digger-end': {
    text: 'digger.tips.end',
    when: (view) => asks(view, 'turn') && view.points === 0,
  },
  'digger-stand': {
    text: 'digger.tips.stand',
    when: (view) => hasPoints(view) && tiles(view) >= SOME,
  },
  'digger-collapses': {
    text: 'digger.tips.collapses',
    when: (view) => hasPoints(view) && hasCollapse(view),
  },
  'digger-rise': {
    text: 'digger.tips.rise',
    when: (view) => hasPoints(view) && mayRise(view),
  },
} as const satisfies Readonly<Record<string, Tip>>

export type TipId = keyof typeof TIPS
export const TIP_IDS = Object.keys(TIPS) as readonly TipId[]
export const { fits, tipFor } = tipsIn<View, TipId>(TIP_IDS, TIPS)

/** The key of a tip's words. */
export function tipText(id: TipId): string {
  return TIPS[id].text
}
