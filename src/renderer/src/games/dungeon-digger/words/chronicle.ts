/** A game in words, line by line, and the chapters that it falls into. */
import type { LogEntry } from '@shared/api'
import type { DungeonDiggerTypes, Event, EventType } from '@shared/games/dungeon-digger'
import type { Chapter, Line } from '@renderer/table/chronicle'
import { eventText } from './event-text'
import type { Naming } from './naming'

const TONES: Readonly<Partial<Record<EventType, Line['tone']>>> = {
  begun: 'chapter',
  'round-begun': 'chapter',
  over: 'chapter',
  died: 'grave',
  'piece-died': 'grave',
  conquered: 'grave',
  collapsed: 'grave',
  eliminated: 'grave',
  'turn-to-skip': 'grave',
  gold: 'good',
  'coin-gained': 'good',
  liberated: 'good',
  'treasure-delivered': 'good',
}
const CHAPTERS: Readonly<Partial<Record<EventType, Chapter['kind']>>> = {
  begun: 'part',
  'round-begun': 'part',
  over: 'part',
  'turn-begun': 'turn',
  'turn-skipped': 'turn',
  conquered: 'scene',
  liberated: 'scene',
  eliminated: 'scene',
  escaped: 'scene',
  'treasure-taken': 'scene',
  'treasure-delivered': 'scene',
  summoned: 'scene',
}

/** @param log from the setup on, one entry for each step */
export function linesOf(
  log: readonly LogEntry<DungeonDiggerTypes>[],
  naming: Naming,
): readonly Line[] {
  return log.flatMap(({ revision, events }, step) =>
    events
      .map((event) => ({ text: eventText(event, naming), tone: TONES[event.type] ?? 'plain' }))
      .filter(({ text }) => text !== '')
      .map(({ text, tone }, at) => ({ key: `${revision} ${at}`, step, text, tone })),
  )
}

/** Rounds, the turns in them, and what a turn is remembered for. */
export function chaptersOf(
  log: readonly LogEntry<DungeonDiggerTypes>[],
  naming: Naming,
): readonly Chapter[] {
  return log.flatMap(({ events }, step) =>
    events.filter(isRemembered).map((event): Chapter => ({
      step,
      kind: CHAPTERS[event.type] ?? 'scene',
      name: eventText(event, naming),
    })),
  )
}
function isRemembered({ type }: Event): boolean {
  return CHAPTERS[type] !== undefined
}
