/** The dice race on the screens: a plain table and plain lists, as little as a game can bring. */
import Dice from '~icons/game-icons/rolling-dices'
import { defineScreens, partsOf } from '@renderer/games/screens'
import type { DiceRace } from '../../dice-race/types'

const GAME = 'dice-race'
const { part, screen } = partsOf(GAME)

export const screens = defineScreens<DiceRace>({
  id: GAME,
  icon: Dice,
  evening: { players: [2, 2], minutes: [1, 5], kind: 'race.evening' },
  // Both choose in secret, and each holds a card that the other may not see.
  secret: true,
  title: ({ rounds }, t) => t('race.title', { rounds }, 1),
  badge: part(() => import('./RaceBadge.vue')),
  table: screen(() => import('./RaceTable.vue')),
  chronicle: () =>
    Promise.resolve({
      linesOf: (log, { t }) =>
        log.flatMap(({ events, revision }, step) =>
          events.map(({ type }, at) => ({
            key: `${revision} ${at}`,
            step,
            text: t(`race.events.${type}`, {}, 1),
            tone: 'plain',
          })),
        ),
      chaptersOf: () => [],
    }),
  newGame: {
    form: screen(() => import('./NewRace.vue')),
    lead: () => 'race.lead',
    back: () => null,
  },
  result: { outcome: screen(() => import('./RaceOutcome.vue')), picture: false, onward: null },
  library: {
    tableFacts: part(() => import('./RaceFacts.vue')),
    campaignFacts: part(() => import('./RaceCampaignFacts.vue')),
    cover: part(() => import('./RaceCover.vue')),
    emblems: null,
    extra: null,
    abandonWarning: () => null,
    discardWarning: () => null,
  },
  campaign: {
    canPlay: () => true,
    middle: screen(() => import('./RaceCampaign.vue')),
    bin: null,
  },
  records: {
    table: screen(() => import('./RaceRecords.vue')),
    title: ({ outcome }, t) => t('race.result', { scores: outcome.scores.join(' : ') }, 1),
    page: screen(() => import('./RaceRecord.vue')),
    facts: ({ outcome }, t) => [
      { name: t('race.steps', {}, 1), value: outcome.scores.join(' : ') },
    ],
    discardWarning: () => 'race.toBinText',
    byHand: null,
  },
  achievementSign: null,
  statistics: screen(() => import('./RaceStatistics.vue')),
  packs: {
    parts: [],
    catalogueWith: (own, content) => ({ ...own, ...content }),
    packOf: ({ pack }) => pack ?? null,
    packIn: ({ pack }) => pack ?? null,
  },
  codex: null,
  reference: null,
  why: () => null,
  routes: [],
  settings: { panel: null, files: null },
  firstGame: null,
})
