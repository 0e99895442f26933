/** Dungeon Run on the screens. */
import type { DungeonRunTypes } from '@shared/games/dungeon-run'
import Stone from '~icons/game-icons/floating-crystal'
import { defineScreens, partsOf } from '../screens'
import { factsOf, gameOf } from './records/facts'
import { whyOf } from './reference/why'
import { FIRST_GAME } from './setup/first-game'

const GAME = 'dungeon-run'
const { load, part, screen } = partsOf(GAME)

export const screens = defineScreens<DungeonRunTypes>({
  id: GAME,
  icon: Stone,
  evening: { players: [1, 4], minutes: [60, 90], kind: 'run.evening' },
  // Loot, skills to choose from and what was peeked at are a seat's own.
  secret: true,
  title: ({ players }, t) => t('run.title', {}, players),
  badge: part(() => import('./library/GameBadge.vue')),
  table: screen(() => import('./table/RunTable.vue')),
  chronicle: async () => (await load(() => import('./words/chronicle-of'))).chronicle,
  newGame: {
    form: screen(() => import('./setup/NewGame.vue')),
    lead: () => 'run.setup.lead',
    back: () => null,
  },
  result: {
    outcome: screen(() => import('./records/TableOutcome.vue')),
    picture: true,
    onward: null,
  },
  library: {
    tableFacts: part(() => import('./library/TableFacts.vue')),
    campaignFacts: part(() => import('./library/CampaignFacts.vue')),
    cover: part(() => import('./library/BoxCover.vue')),
    emblems: null,
    extra: part(() => import('./daily/DailyCard.vue')),
    abandonWarning: () => null,
    discardWarning: () => null,
  },
  campaign: {
    canPlay: () => true,
    middle: screen(() => import('./campaign/CampaignMiddle.vue')),
    bin: null,
  },
  records: {
    table: screen(() => import('./records/RecordList.vue')),
    title: ({ outcome }, t) => t('run.title', {}, outcome.heroes.length),
    page: screen(() => import('./records/RecordMiddle.vue')),
    facts: factsOf,
    discardWarning: () => 'run.records.toBinText',
    byHand: {
      form: screen(() => import('./records/RecordForm.vue')),
      addTitle: () => null,
      addLead: 'run.form.addLead',
      correctLead: 'run.form.correctLead',
      gameOf,
    },
  },
  achievementSign: part(() => import('./signs/AchievementSign.vue')),
  statistics: screen(() => import('./statistics/OwnStatistics.vue')),
  packs: null,
  codex: async () => (await load(() => import('./codex'))).codex,
  reference: async () => (await load(() => import('./reference/book'))).reference,
  why: whyOf,
  routes: [
    {
      name: 'daily-run',
      path: `/daily/${GAME}`,
      component: () => load(() => import('./daily/DailyView.vue')),
    },
  ],
  settings: { panel: null, files: part(() => import('./records/ExportBlank.vue')) },
  firstGame: {
    start: FIRST_GAME,
    name: 'run.tips.firstGame',
    text: 'run.tips.firstGameText',
    begin: 'run.tips.firstGameBegin',
  },
})
