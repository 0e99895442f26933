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
  'digger-work': { text: 'digger.tips.work', when: (view) => hasPoints(view) && canWork(view) },
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
  'digger-move': {
    text: 'digger.tips.move',
    when: (view) => hasPoints(view) && canMove(view),
  },
  'digger-corridor': {
    text: 'digger.tips.corridor',
    when: (view) => hasPoints(view) && tiles(view) >= SOME,
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
