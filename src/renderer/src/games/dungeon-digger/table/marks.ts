/** What the map shows of what is being chosen: spaces to press, the Project held over it, ways and corridors. */
import type {
  Action,
  ActionForecast,
  MoveForecast,
  PlacementForecast,
  PlacementRefusal,
  Space,
  View,
} from '@shared/games/dungeon-digger'
import type { CorridorMark, Ghost, SpotMark, WayMark } from '../map/marks'
import { actionText, refusalText, stepResult } from '../words/action-text'
import { placementText } from '../words/earnings-text'
import type { Naming } from '../words/naming'
import type { Choosing } from './choosing'
import { bestOf, type Option } from './facets'
import { journeyTo } from './journey'
import { bestWay, waysToBuild } from './placements'

interface Marked {
  readonly view: View
  readonly actions: readonly Action[]
  readonly choosing: Choosing
  readonly naming: Naming
  /** Whether it is told what a choice would bring, before it is made. */
  readonly tells: boolean
}
type Marks = ReadonlyMap<Space, SpotMark>

export function marksOf(marked: Marked): Marks {
  const { choosing } = marked
  if (choosing.project.tile.value !== null) return projectMarks(marked)
  const { move, plan, farther } = choosing
  if (plan.value !== null)
    return new Map([
      [plan.value, taken(marked.naming)],
      ...journeyMarks(marked, move.value?.targets ?? []),
    ])
  const spots = [...choosing.spots.value].map(
    ([space, option]) => [space, spotMark(marked, option)] as const,
  )
  const marks = new Map<Space, SpotMark>([
    ...sources(marked),
    ...spots,
    ...journeyMarks(marked, farther.value),
  ])
  for (const { id, value } of choosing.chosen.value)
    if (id === 'from' && !choosing.spots.value.has(value)) marks.set(value, taken(marked.naming))
  return marks
}
function taken({ words }: Naming): SpotMark {
  return {
    kind: 'chosen',
    note: null,
    label: words.say('digger.table.marks.chosen'),
    pressable: true,
  }
}

/** What was told of an action. */
function forecastOf({ view, actions }: Marked, action: Action): ActionForecast | null {
  return view.forecast?.actions[actions.indexOf(action)] ?? null
}
function spotMark(marked: Marked, { facet, actions }: Option): SpotMark {
  const { view, naming, tells, choosing } = marked
  const [action] = bestOf(actions, choosing.size.value)
  if (facet.id === 'from' || action === undefined)
    return {
      kind: 'source',
      note: null,
      label: naming.words.say('digger.table.marks.source'),
      pressable: true,
    }
  const told = forecastOf(marked, action)
  const isStep = action.type === 'step' || action.type === 'walk' || action.type === 'sneak'
  const fights = told?.type === 'step' && told.kills.length > 0
  const result = told?.type === 'step' && tells ? stepResult(told, naming) : null
  return {
    kind: fights ? 'attack' : isStep ? 'target' : 'place',
    note: told?.type === 'step' && tells ? stepNote(told, choosing.move.value !== null) : null,
    label: [actionText(action, view, naming).label, result].filter(Boolean).join('. '),
    pressable: true,
  }
}
/** @param counted the number of steps stands on each space that the group can come to */
function stepNote(
  { kills, trap }: Extract<ActionForecast, { type: 'step' }>,
  counted: boolean,
): string | null {
  const dead = kills.reduce((sum, { minions, pieces }) => sum + minions + pieces.length, 0)
  const notes = [
    ...(counted ? ['1'] : []),
    ...(dead > 0 ? [`✕${dead}`] : []),
    ...(trap ? ['−1'] : []),
  ]
  return notes.length > 0 ? notes.join(' ') : null
}
/** Whose minions could go somewhere with a Move that is not begun. */
function sources({ view, choosing, naming }: Marked): Marks {
  if (choosing.chosen.value.length > 0) return new Map()
  // Of each tile the largest group comes last, and is told of.
  const moves = view.forecast?.moves.toReversed() ?? []
  return new Map(
    moves
      .filter(({ targets }) => targets.length > 0)
      .map(({ from, size }) => [
        from,
        {
          kind: 'source',
          note: null,
          label: naming.words.t('digger.table.marks.plan', { count: size }, size),
          pressable: true,
        },
      ]),
  )
}
/** Where a group can come by several steps: how many, and how many of it Traps kill. */
function journeyMarks(
  { view, naming, tells, choosing }: Marked,
  targets: MoveForecast['targets'],
): Marks {
  const { words } = naming
  const size = choosing.move.value?.size ?? 0
  const marks = new Map<Space, SpotMark>()
  for (const { to, steps, arrive } of targets) {
    const lost = size - arrive
    const named = { place: naming.place(to), steps, lost }
    marks.set(to, {
      kind: isEnemyThere(view, to) ? 'attack' : 'target',
      note: tells ? [`${steps}`, ...(lost > 0 ? [`−${lost}`] : [])].join(' ') : null,
      label: words.t(
        lost > 0 ? 'digger.table.marks.journeyLost' : 'digger.table.marks.journey',
        named,
        steps,
      ),
      pressable: true,
    })
  }
  return marks
}
function isEnemyThere({ minions, viewer }: View, space: Space): boolean {
  return minions.some((spaces, seat) => seat !== viewer && spaces.includes(space))
}

function projectMarks(marked: Marked): Marks {
  const { view, choosing, naming, tells } = marked
  const { project } = choosing
  return new Map(
    project.trials.value.map(({ at, refusals }) => {
      const reason = refusals.includes(null) ? null : nearestOf(refusals)
      const best = bestForecast(marked, at)
      const chosen = project.rests.value && project.at.value === at
      const mark: SpotMark = {
        kind: chosen ? 'chosen' : reason === null ? 'place' : 'refused',
        note: tells && best !== null && best.earnings.gold > 0 ? `+${best.earnings.gold}` : null,
        label:
          reason === null
            ? placementText(tells ? best : null, view.viewer, naming)
            : refusalText(reason, naming),
        pressable: true,
      }
      return [at, mark]
    }),
  )
}
/** Of several reasons the one that is the least to mend. */
function nearestOf(refusals: readonly (PlacementRefusal | null)[]): PlacementRefusal | null {
  return refusals.reduce(
    (best, one) =>
      best === null || (one !== null && one.edges.length < best.edges.length) ? one : best,
    null,
  )
}
/** What the tile would bring there, turned as a press turns it that was not turned by hand. */
function bestForecast({ view, actions, choosing }: Marked, space: Space): PlacementForecast | null {
  const { tile, rotation } = choosing.project
  return bestWay(waysToBuild({ view, actions }, tile.value, space), rotation.value)?.told ?? null
}

/** The Project as it is held over a space. */
export function ghostOf({ view, choosing }: Marked): Ghost | null {
  const { tile, at, rotation, refusal, action } = choosing.project
  if (tile.value === null || at.value === null) return null
  return {
    tile: tile.value,
    at: at.value,
    rotation: rotation.value,
    owner: view.viewer ?? 0,
    fits: action.value !== null,
    wrong: (refusal.value?.edges ?? []).map(({ edge }) => edge),
  }
}
/** The way to the space that is looked at. */
export function waysOf(marked: Marked): readonly WayMark[] {
  const { choosing } = marked
  const to = choosing.looked.value
  if (to === null) return []
  const isJourney =
    choosing.plan.value !== null || choosing.farther.value.some((target) => target.to === to)
  if (isJourney) {
    const way = journeyTo(choosing.move.value, to)
    return way === null ? [] : [{ path: [way.from, ...way.path] }]
  }
  const [action] = bestOf(choosing.spots.value.get(to)?.actions ?? [], choosing.size.value)
  if (action === undefined || !('from' in action) || action.from === null) return []
  const told = forecastOf(marked, action)
  return told?.type === 'step' ? [{ path: [action.from, ...told.path] }] : []
}
/** Corridors that the Project would complete, and those that it would spoil. */
export function corridorsOf({ choosing, tells }: Marked): readonly CorridorMark[] {
  const told = choosing.project.forecast.value
  if (told === null || !tells) return []
  const { closed, spoilt } = told.earnings
  return [
    ...closed.map(({ spaces }): CorridorMark => ({ spaces, kind: 'closes' })),
    ...spoilt.map(({ spaces }): CorridorMark => ({ spaces, kind: 'spoils' })),
  ]
}
