/** A game in words, line by line, and the chapters that it falls into. */
import type { LogEntry } from '@shared/api'
import type { DungeonRunTypes, Event } from '@shared/games/dungeon-run'
import type { Chapter, Line } from '@renderer/table/chronicle'
import { eventText } from './event-text'
import type { Naming } from './naming'

function toneOf(event: Event): Line['tone'] {
  switch (event.type) {
    case 'round-begun':
    case 'begun':
    case 'endgame':
    case 'over':
      return 'chapter'
    case 'wounded':
    case 'fainted':
    case 'eliminated':
    case 'sprung':
      return 'grave'
    case 'slain':
    case 'disarmed':
    case 'advanced':
    case 'stone-appeared':
      return 'good'
    default:
      return 'plain'
  }
}

/** @param log from the setup on, one entry for each step */
export function linesOf(
  log: readonly LogEntry<DungeonRunTypes>[],
  naming: Naming,
): readonly Line[] {
  return log.flatMap(({ revision, events }, step) =>
    events
      .map((event) => ({ text: eventText(event, naming), tone: toneOf(event) }))
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
      const kind = chapterOf(event)
      return kind === null ? [] : [{ step, kind, name: eventText(event, naming) }]
    }),
  )
}
function chapterOf({ type }: Event): Chapter['kind'] | null {
  switch (type) {
    case 'begun':
    case 'round-begun':
    case 'endgame':
    case 'over':
      return 'part'
    case 'turn-begun':
      return 'turn'
    case 'lair-placed':
    case 'slain':
    case 'eliminated':
    case 'fainted':
    case 'stone-appeared':
      return 'scene'
    default:
      return null
  }
}
