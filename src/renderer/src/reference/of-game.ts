/** A game's rules reference, put together from what is the game's own: topics, signs and words. */
import type { Component } from 'vue'
import type { Reference, Topic } from './reference'

type CodexQuery = ReturnType<Reference['cards']>
/** Message keys. */
interface TopicWords<TopicId extends string> {
  readonly title: (topic: TopicId) => string
  readonly gist: (topic: TopicId) => string
  readonly text: (topic: TopicId) => string
}

interface GameTopics<TopicId extends string, Sign extends string> extends Pick<
  Reference,
  'chapters' | 'chapterName' | 'name' | 'searchHint'
> {
  /** In the order of reading. */
  readonly topics: Readonly<Record<TopicId, Topic>>
  readonly icons: Readonly<Record<Sign, Component>>
  readonly words: TopicWords<TopicId>
  /** As in a reference; without it the word beside each sign says the same. */
  readonly signLabel?: Reference['signLabel']
  /** As in a reference; without it no cards would help. */
  readonly cards?: (topic: TopicId) => CodexQuery
}

/** Who shows a reference asks for topics and signs that are listed in it, and for nothing else. */
export function referenceOf<TopicId extends string, Sign extends string>({
  icons,
  words,
  signLabel = () => null,
  cards = () => null,
  ...listed
}: GameTopics<TopicId, Sign>): Reference {
  return {
    ...listed,
    signs: Object.keys(icons),
    signOf: (sign) => icons[sign as Sign],
    signLabel,
    title: (topic) => words.title(topic as TopicId),
    gist: (topic) => words.gist(topic as TopicId),
    text: (topic) => words.text(topic as TopicId),
    cards: (topic) => (Object.hasOwn(listed.topics, topic) ? cards(topic as TopicId) : null),
  }
}

/** Where a topic stands: its chapter, its sign, and where to read on. */
export type Placed<TopicId extends string, Chapter extends string, Sign extends string> = Readonly<
  Record<TopicId, readonly [Chapter, Sign, readonly TopicId[]]>
>
interface Sections<TopicId extends string, Chapter extends string, Sign extends string> {
  readonly ids: readonly TopicId[]
  readonly chapters: readonly Chapter[]
  readonly placed: Placed<TopicId, Chapter, Sign>
  /** The sections and rulings that each follows. */
  readonly sources: Readonly<Record<TopicId, readonly string[]>>
  /** What the codes of rulings begin with. */
  readonly letter: string
  /** What they tell a pack may have otherwise. */
  readonly ours?: readonly TopicId[]
}

/** A topic for each section of the rules, in the order of the chapters. */
export function topicsBySection<
  TopicId extends string,
  Chapter extends string,
  Sign extends string,
>({
  ids,
  chapters,
  placed,
  sources,
  letter,
  ours = [],
}: Sections<TopicId, Chapter, Sign>): Readonly<Record<TopicId, Topic>> {
  const topicOf = (id: TopicId): Topic => {
    const [chapter, icon, related] = placed[id]
    const rulings = sources[id].filter((code) => code.startsWith(letter))
    return { chapter, icon, related, rulings, ours: ours.includes(id) }
  }
  const inOrder = chapters.flatMap((chapter) => ids.filter((id) => placed[id][0] === chapter))
  return Object.fromEntries(inOrder.map((id) => [id, topicOf(id)])) as Record<TopicId, Topic>
}
