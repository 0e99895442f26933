/** What a viewer may read of the steps of a table. */
import type { LogEntry } from '@shared/api'
import type { Actor, GameTypes } from '@shared/games/game'
import type { ActionRow } from '../store/table-queries'
import type { Beginning, ReplayedStep } from './replay'

/** Whose eyes a game is looked at with; once it is over, everything lies open. */
export interface Looking {
  readonly viewer: Actor
  readonly over: boolean
}

/** An action, where the viewer may know it: what another seat chose, only the game's own events tell. */
export function actionFor(
  taken: ActionRow | undefined,
  { viewer, over }: Looking,
): GameTypes['action'] | null {
  if (taken === undefined) return null
  const open = over || taken.seat === null || taken.seat === viewer
  // The rules have accepted it, and they accept nothing but actions.
  return open ? (taken.action as GameTypes['action']) : null
}

/** @param taken the action that led to the step; undefined at the setup */
export function logEntry(
  { game }: Beginning,
  { events }: Pick<ReplayedStep, 'events'>,
  taken: ActionRow | undefined,
  looking: Looking,
): LogEntry {
  const { level, stumbled } = choiceOf(taken?.bot ?? null)
  return {
    revision: taken?.revision ?? 0,
    actor: taken?.seat ?? null,
    bot: level,
    stumbled,
    action: actionFor(taken, looking),
    events: game.eventsFor(events, looking.viewer),
  }
}

function choiceOf(bot: ActionRow['bot']): {
  readonly level: LogEntry['bot']
  readonly stumbled: boolean
} {
  switch (bot) {
    case null:
    case 'easy':
    case 'normal':
    case 'hard':
      return { level: bot, stumbled: false }
    case 'easy:stumbled':
      return { level: 'easy', stumbled: true }
    case 'normal:stumbled':
      return { level: 'normal', stumbled: true }
    case 'hard:stumbled':
      return { level: 'hard', stumbled: true }
  }
}
