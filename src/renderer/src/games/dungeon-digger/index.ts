/** Dungeon Digger on the screens. */
import type { DungeonDiggerTypes } from '@shared/games/dungeon-digger'
import { titleOf } from '@shared/games/dungeon-digger/phrases'
import Pick from '~icons/game-icons/mining'
import { say } from '../say'
import { defineScreens, partsOf } from '../screens'
import { factsOf, gameOf } from './records/facts'
import { whyOf } from './reference/why'
import { FIRST_GAME } from './setup/first-game'

const GAME = 'dungeon-digger'
const { load, part, screen } = partsOf(GAME)

export const screens = defineScreens<DungeonDiggerTypes>({
  id: GAME,
  icon: Pick,
  evening: { players: [2, 6], minutes: [60, 120], kind: 'digger.evening' },
  // Coins, and by an option Projects, are a seat's own.
  secret: true,
  title: ({ players, scenario }, t) => say(titleOf(players, scenario), t),
  badge: part(() => import('./library/GameBadge.vue')),
  table: screen(() => import('./table/DiggerTable.vue')),
  chronicle: async () => (await load(() => import('./words/chronicle-of'))).chronicle,
  newGame: {
    form: screen(() => import('./setup/NewGame.vue')),
    lead: () => 'digger.setup.lead',
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
    extra: null,
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
    title: ({ outcome }, t) => say(titleOf(outcome.scores.length, outcome.scenario), t),
    page: screen(() => import('./records/RecordMiddle.vue')),
    facts: factsOf,
    discardWarning: () => 'digger.records.toBinText',
    byHand: {
      form: screen(() => import('./records/RecordForm.vue')),
      addTitle: (_campaign, _series, t) => t('digger.form.addTitle', {}, 1),
      addLead: 'digger.form.addLead',
      correctLead: 'digger.form.correctLead',
      gameOf,
    },
  },
  achievementSign: part(() => import('./statistics/AchievementSign.vue')),
  statistics: screen(() => import('./statistics/OwnStatistics.vue')),
  packs: null,
  codex: async () => (await load(() => import('./codex'))).codex,
  reference: async () => (await load(() => import('./reference/book'))).reference,
  why: whyOf,
  routes: [],
  settings: { panel: null, files: part(() => import('./records/ExportBlank.vue')) },
  firstGame: {
    start: FIRST_GAME,
    name: 'digger.tips.firstGame',
    text: 'digger.tips.firstGameText',
    begin: 'digger.tips.firstGameBegin',
  },
})
