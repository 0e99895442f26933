/** A game in words, line by line, and the chapters that it falls into. */
import type { LogEntry } from '@shared/api'
import type { Seat } from '@shared/games'
import type { Event, PaperTypes } from '@shared/games/paper-dungeons'
import type { Chapter, Line } from '@renderer/table/chronicle'
import { eventText } from './event-text'
import { glory, type Words } from './names'

interface Naming {
  readonly words: Words
  readonly nameOf: (seat: Seat) => string
}
type Said = readonly (Pick<Line, 'text'> & { readonly tone?: Line['tone'] })[]

function list(seats: readonly Seat[], { nameOf, words }: Naming): string {
  return seats.length === 0 ? words.t('paper.history.nobody', {}, 1) : seats.map(nameOf).join(', ')
}

function said(event: Event, naming: Naming): Said {
  const { words, nameOf } = naming
  const { t } = words
  switch (event.type) {
    case 'begun':
      return [
        {
          text: t(
            'paper.history.begun',
            { dungeon: t(`paper.dungeons.${event.dungeon}`, {}, 1) },
            1,
          ),
          tone: 'chapter',
        },
      ]
    case 'dealt':
    case 'played':
      // What a seat does is shown when all lies open.
      return []
    case 'rolled': {
      const faces = event.symbols.map((symbol) => words.symbol(symbol)).join(', ')
      return event.accepted
        ? [
            { text: t('paper.history.turn', { turn: event.turn }, 1), tone: 'chapter' },
            { text: t('paper.history.rolled', { faces }, 1) },
          ]
        : [{ text: t('paper.history.rerolled', { faces }, 1) }]
    }
    case 'committed':
      return [{ text: t('paper.history.committed', { player: nameOf(event.seat) }, 1) }]
    case 'revealed':
      return event.events.map((one) => ({
        text: t(
          'paper.history.line',
          { player: nameOf(event.seat), text: eventText(one, words) },
          1,
        ),
        tone: one.type === 'damaged' || one.type === 'resurrected' ? 'grave' : 'plain',
      }))
    case 'gem-announced':
      return [
        {
          text: t(
            event.losers.length === 0 ? 'paper.history.gemAlone' : 'paper.history.gem',
            {
              gem: event.gem,
              takers: list(event.takers, naming),
              losers: list(event.losers, naming),
            },
            1,
          ),
        },
      ]
    case 'mission-done':
      return [
        {
          text: t(
            'paper.history.mission',
            {
              mission: words.mission(event.mission),
              players: list(event.seats, naming),
              glory: event.glory,
            },
            1,
          ),
          tone: 'good',
        },
      ]
    case 'boss-fought':
      return [
        { text: words.boss(event.boss), tone: 'chapter' },
        ...event.fights.map(({ seat, strength, threshold, glory: points, damage }) => ({
          text: t(
            threshold === null ? 'paper.history.fled' : 'paper.history.fought',
            { player: nameOf(seat), strength, glory: glory(points), damage },
            1,
          ),
        })),
      ]
    case 'reward-decided':
      return [
        {
          text: t(
            event.strongest.length === 1 ? 'paper.history.reward' : 'paper.history.rewardLost',
            { players: list(event.strongest, naming) },
            1,
          ),
        },
      ]
    case 'gems-scattered':
      return [
        { text: t('paper.history.scattered', { gems: event.gems.join(', ') }, 1), tone: 'grave' },
      ]
    case 'finished':
      return [{ text: t('paper.history.finished', {}, 1), tone: 'chapter' }]
  }
}

/** @param log from the setup on, one entry for each step */
export function linesOf(log: readonly LogEntry<PaperTypes>[], naming: Naming): readonly Line[] {
  return log.flatMap(({ revision, events }, step) =>
    events
      .flatMap((event) => said(event, naming))
      .map(({ text, tone = 'plain' }, at) => ({ key: `${revision} ${at}`, step, text, tone })),
  )
}

/** Turns, and the bosses between them. */
export function chaptersOf(
  log: readonly LogEntry<PaperTypes>[],
  { words }: Naming,
): readonly Chapter[] {
  return log.flatMap(({ events }, step) =>
    events.flatMap((event): readonly Chapter[] => {
      if (event.type === 'begun')
        return [{ step, kind: 'part', name: words.t('paper.stages.setup', {}, 1) }]
      if (event.type === 'rolled' && event.accepted)
        return [
          { step, kind: 'turn', name: words.t('paper.history.turn', { turn: event.turn }, 1) },
        ]
      if (event.type === 'boss-fought')
        return [{ step, kind: 'part', name: words.boss(event.boss) }]
      return []
    }),
  )
}
