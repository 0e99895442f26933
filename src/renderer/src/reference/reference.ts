/** What a game's rules reference is made of: topics in their chapters. The words are in the game's catalogue. */
import type { Component } from 'vue'

/** What a reader needs to know of a topic besides its words. */
export interface Topic {
  readonly chapter: string
  /** The sign that stands before its title. */
  readonly icon: string
  /** Where to read on. */
  readonly related: readonly string[]
  /** The rulings that it follows. */
  readonly rulings?: readonly string[]
  /** It tells values of the app's own, which a content pack may replace. */
  readonly ours?: boolean
}

/** What the marks in texts may name (markup.ts). */
export interface Marks {
  /** In the order of reading. */
  readonly topics: Readonly<Record<string, Topic>>
  readonly signs: readonly string[]
}

export interface Reference extends Marks {
  readonly chapters: readonly string[]
  /** What draws a sign. */
  signOf(sign: string): Component
  /** The key of what a sign in a text is read out as; null: the word beside it says the same. */
  signLabel(sign: string): string | null
  /** Keys of words. */
  chapterName(chapter: string): string
  title(topic: string): string
  /** What a topic says in one sentence, and in full. */
  gist(topic: string): string
  text(topic: string): string
  /** A name that is the same everywhere, by the key that texts use for it. */
  name(key: string): string
  /** Words that one might search for. */
  readonly searchHint: string
  /** The query of the codex for the cards that a topic is about; null where no cards would help. */
  cards(topic: string): Readonly<Record<string, string>> | null
}

export function topicIds({ topics }: Pick<Marks, 'topics'>): readonly string[] {
  return Object.keys(topics)
}

/** The topics of a chapter, in their order. */
export function topicsOf(marks: Pick<Marks, 'topics'>, chapter: string): readonly string[] {
  return topicIds(marks).filter((id) => marks.topics[id]?.chapter === chapter)
}

/** Whether a text, from an address say, names a topic. */
export function isTopic({ topics }: Pick<Marks, 'topics'>, id: string | null): id is string {
  return id !== null && Object.hasOwn(topics, id)
}
