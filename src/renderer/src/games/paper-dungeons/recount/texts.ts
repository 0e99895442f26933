/** What a recount says, in the language of the app. */
import {
  FAULT_RULINGS,
  MISSED_RULINGS,
  topicOf,
  type BoxReason,
  type Fault,
  type Missed,
  type TopicId,
} from '@shared/games/paper-dungeons'
import { faultText, gainsName, missedText } from '@shared/games/paper-dungeons/keys'
import { glory, signed, type Words } from '../words/names'

/** A sentence, and the rule that it stands on. */
export interface Finding {
  readonly key: string
  readonly text: string
  readonly ruling: string
  readonly topic: TopicId | null
}

/** How a box comes to its points. */
export function reasonText(words: Words, reason: BoxReason): string {
  const say = (key: string, named: Readonly<Record<string, unknown>> = {}): string =>
    words.t(key, named, 1)
  switch (reason.type) {
    case 'boss': {
      const boss = words.boss(reason.boss)
      const { reached } = reason
      return reached === 0
        ? say('paper.recount.reasons.fled', { boss })
        : say('paper.recount.reasons.boss', { boss, reached })
    }
    case 'levels':
      return say('paper.recount.reasons.levels', { ...reason })
    case 'items':
      return say('paper.recount.reasons.items', { ...reason })
    case 'gems':
      return say('paper.recount.reasons.gems', { ...reason })
    case 'monsters':
      return say('paper.recount.reasons.monsters', { ...reason })
    case 'damage':
      return say('paper.recount.reasons.damage', { ...reason })
    case 'resurrection':
      return say(reason.risen ? 'paper.recount.reasons.risen' : 'paper.recount.reasons.notRisen')
    case 'cards':
      return say('paper.recount.reasons.cards', { ...reason, power: signed(reason.power) })
    case 'mission':
      return say('paper.recount.reasons.mission', {
        ...reason,
        mission: words.mission(reason.mission),
      })
    case 'no-mission':
      return say('paper.recount.reasons.noMission')
  }
}

/** What sentences name of the places and numbers of a finding. */
function namesOf(words: Words, found: Fault | Missed): Readonly<Record<string, unknown>> {
  const { room, from, gem, at, mission, gain, marked, limit, code } = found
  // Gem spaces are counted from 1 already.
  const number = (at ?? 0) + (code === 'space' || code === 'space-unreached' ? 0 : 1)
  const sources = ('earnings' in found ? (found.earnings ?? []) : []).map(({ by, count }) =>
    words.t('paper.recount.earning', { count, source: words.source(by) }, 1),
  )
  return {
    room,
    from,
    gem,
    number,
    mission: mission === undefined ? '' : words.mission(mission),
    reward: gain === undefined ? '' : words.reward(gain),
    gains: gain === undefined ? '' : words.t(gainsName(gain), {}, 1),
    marked: code === 'objective' ? glory(marked ?? 0) : marked,
    limit,
    sources: sources.join(', '),
  }
}

export function faultFinding(words: Words, fault: Fault): Finding {
  const ruling = FAULT_RULINGS[fault.code]
  const text = words.t(faultText(fault.code), namesOf(words, fault), 1)
  return { key: JSON.stringify(fault), text, ruling, topic: topicOf(ruling) }
}
export function missedFinding(words: Words, missed: Missed): Finding {
  const ruling = MISSED_RULINGS[missed.code]
  const text = words.t(missedText(missed.code), namesOf(words, missed), 1)
  return { key: JSON.stringify(missed), text, ruling, topic: topicOf(ruling) }
}
