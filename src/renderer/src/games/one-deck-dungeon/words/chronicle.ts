/** A game in words, line by line, and the chapters that it falls into. One way of wording for every screen. */
import type { LogEntry } from '@shared/games/one-deck-dungeon/answers'
import type { Event } from '@shared/games/one-deck-dungeon'
import type { Chapter, Line } from '@renderer/table/chronicle'
import { describe } from './eventText'
import { namesOf, type NamingContext } from './names'

function toneOf({ type }: Event): Line['tone'] {
  if (type === 'turn-began' || type === 'round-began' || type === 'descended') return 'chapter'
  if (type === 'boss-began') return 'chapter'
  if (type === 'damaged' || type === 'lost') return 'grave'
  if (type === 'healed' || type === 'level-gained' || type === 'boss-struck') return 'good'
  return type === 'won' ? 'good' : 'plain'
}

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>

/** Whether an event is the one before once more, so that one sentence covers both. */
function goesOn(before: Event, now: Event): boolean {
  if (before.type === 'card-discarded' && now.type === 'card-discarded')
    return before.cause === now.cause
  // The stairs hurt anew each time the tokens are full (R1, R3), and a wounded Warrior stores a die for each wound.
  if (before.type === 'damaged' && now.type === 'damaged')
    return before.cause === now.cause && before.hero === now.hero
  return before.type === 'die-stored' && now.type === 'die-stored' && before.hero === now.hero
}

/** Events covered by one sentence: one event, or several that go on one after the other. */
function grouped(events: readonly Event[]): readonly (readonly [Event, ...Event[]])[] {
  const groups: [Event, ...Event[]][] = []
  let before: Event | null = null
  for (const event of events) {
    if (before !== null && goesOn(before, event)) groups.at(-1)?.push(event)
    else groups.push([event])
    before = event
  }
  return groups
}

/** Cards that time takes for the same reason. */
function burned(cards: readonly Of<'card-discarded'>[], context: NamingContext): string {
  const names = namesOf(context)
  const named = {
    cards: names.cards(cards.map(({ card }) => card)),
    cause: names.say(`causes.${cards[0]?.cause}`),
  }
  return context.t('odd.history.burned', named, cards.length)
}

/** One sentence for events that belong together. */
function sentence(events: readonly [Event, ...Event[]], context: NamingContext): string {
  const all = <Type extends Event['type']>(type: Type): readonly Of<Type>[] =>
    events.filter((event): event is Of<Type> => event.type === type)
  const [first] = events
  const cards = all('card-discarded')
  if (cards.length > 1) return burned(cards, context)
  const amount = all('damaged').reduce((sum, wound) => sum + wound.amount, 0)
  const whole = first.type === 'damaged' ? { ...first, amount } : first
  return describe(whole, context, events.length)
}

type Worded = WeakMap<LogEntry, readonly Omit<Line, 'step'>[]>
/** What entries once came to, by the language: an entry never changes, and a long game has many. */
const worded = new Map<string, Worded>()

/**
 * A game's log in words.
 * @param entries from the setup on, one for each step
 */
export function linesOf(entries: readonly LogEntry[], context: NamingContext): readonly Line[] {
  const language = context.t('language.name', {}, 1)
  const known: Worded = worded.get(language) ?? new WeakMap()
  worded.set(language, known)
  return entries.flatMap((entry, step) => {
    const before = known.get(entry)
    const lines =
      before ??
      grouped(entry.events).map((events, index) => ({
        key: `${entry.revision} ${index}`,
        text: sentence(events, context),
        tone: toneOf(events[0]),
      }))
    if (before === undefined) known.set(entry, lines)
    return lines.map((line): Line => ({ ...line, step }))
  })
}

/** Where floors, turns, encounters and the boss's rounds begin. */
export function chaptersOf(
  entries: readonly LogEntry[],
  context: NamingContext,
): readonly Chapter[] {
  const { t } = context
  const names = namesOf(context)
  let round = 0
  const opened = (event: Event): Omit<Chapter, 'step'> | null => {
    if (event.type === 'game-began')
      return { kind: 'part', name: t('odd.history.floor', { floor: 1 }, 1) }
    if (event.type === 'descended')
      return { kind: 'part', name: t('odd.history.floor', { floor: event.floor }, 1) }
    if (event.type === 'turn-began')
      return { kind: 'turn', name: t('odd.table.top.turn', { turn: event.turn }, 1) }
    if (event.type === 'encounter-began') return { kind: 'scene', name: names.card(event.card) }
    if (event.type === 'boss-began')
      return { kind: 'part', name: names.say(`bosses.${event.boss}.name`) }
    // With four heroes one pair after the other fights the same round (R41).
    if (event.type !== 'round-began' || event.round === round) return null
    ;({ round } = event)
    return { kind: 'turn', name: t('odd.table.boss.round', { round }, 1) }
  }
  return entries.flatMap(({ events }, step) =>
    events.flatMap((event) => {
      const chapter = opened(event)
      return chapter === null ? [] : [{ step, ...chapter }]
    }),
  )
}
