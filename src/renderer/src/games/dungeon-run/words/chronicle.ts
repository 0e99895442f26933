/** A game in words, line by line, and the chapters that it falls into. */
import type { LogEntry } from '@shared/api'
import type { DungeonRunTypes, EventType } from '@shared/games/dungeon-run'
import type { Chapter, Line } from '@renderer/table/chronicle'
import { eventText } from './event-text'
import type { Naming } from './naming'

const TONES: Readonly<Partial<Record<EventType, Line['tone']>>> = {
  begun: 'chapter',
  'round-begun': 'chapter',
  endgame: 'chapter',
  over: 'chapter',
  wounded: 'grave',
  fainted: 'grave',
  eliminated: 'grave',
  sprung: 'grave',
  slain: 'good',
  disarmed: 'good',
  advanced: 'good',
  'stone-appeared': 'good',
}
const CHAPTERS: Readonly<Partial<Record<EventType, Chapter['kind']>>> = {
  begun: 'part',
  'round-begun': 'part',
  endgame: 'part',
  over: 'part',
  'turn-begun': 'turn',
  'lair-placed': 'scene',
  slain: 'scene',
  eliminated: 'scene',
  fainted: 'scene',
  'stone-appeared': 'scene',
}

/** @param log from the setup on, one entry for each step */
export function linesOf(
  log: readonly LogEntry<DungeonRunTypes>[],
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
  log: readonly LogEntry<DungeonRunTypes>[],
  naming: Naming,
): readonly Chapter[] {
  return log.flatMap(({ events }, step) =>
    events.flatMap((event): readonly Chapter[] => {
      const kind = CHAPTERS[event.type]
      return kind === undefined ? [] : [{ step, kind, name: eventText(event, naming) }]
    }),
  )
}
