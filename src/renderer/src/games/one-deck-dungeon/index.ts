/** One Deck Dungeon on the screens. */
import type { OddTypes } from '@shared/games/one-deck-dungeon'
import { dungeonName } from '@shared/games/one-deck-dungeon/keys'
import Gate from '~icons/game-icons/dungeon-gate'
import { defineScreens, partsOf } from '../screens'
import { gameTitle } from './library/game-title'
import { packs } from './packs'
import { factsOf, gameOf } from './records/facts'
import { whyOf } from './reference/why'
import { FIRST_DELVE } from './setup/first-delve'

const GAME = 'one-deck-dungeon'
const { load, part, screen } = partsOf(GAME)

export const screens = defineScreens<OddTypes>({
  id: GAME,
  icon: Gate,
  evening: { players: [1, 4], minutes: [30, 60], kind: 'odd.evening' },
  // Everyone acts together, and nothing is hidden from anyone.
  secret: false,
  title: gameTitle,
  badge: part(() => import('./emblems/GameBadge.vue')),
  table: screen(() => import('./table/OneDeckDungeonTable.vue')),
  chronicle: async () => (await load(() => import('./words/chronicle-of'))).chronicle,
  newGame: {
    form: screen(() => import('./setup/NewGameScreen.vue')),
    lead: ({ campaign, series }) => {
      if (series !== null) return 'odd.newGame.gauntletLead'
      return campaign === null ? 'odd.newGame.singleLead' : 'odd.newGame.lead'
    },
    back: ({ series }, t) =>
      series === null
        ? null
        : {
            to: { name: 'gauntlet', params: { gauntlet: series } },
            label: t('odd.gauntlet.one', {}, 1),
          },
  },
  result: {
    outcome: screen(() => import('./records/SingleOutcome.vue')),
    picture: true,
    onward: screen(() => import('./records/NextSteps.vue')),
  },
  library: {
    tableFacts: part(() => import('./library/TableFacts.vue')),
    campaignFacts: part(() => import('./library/CampaignFacts.vue')),
    cover: part(() => import('./library/BoxCover.vue')),
    emblems: part(() => import('./emblems/HeroRow.vue')),
    extra: part(() => import('./daily/DailyCard.vue')),
    // A game left ends its gauntlet too.
    abandonWarning: ({ campaign, series }) => {
      if (series !== null) return 'odd.library.abandonGauntletText'
      return campaign === null ? null : 'odd.library.abandonCampaignText'
    },
    discardWarning: ({ series }) => (series === null ? null : 'odd.library.gauntletToBinText'),
  },
  campaign: {
    canPlay: ({ sheetList }) => sheetList.length > 0,
    middle: screen(() => import('./campaign/CampaignSheets.vue')),
    bin: part(() => import('./campaign/CampaignBin.vue')),
  },
  records: {
    table: screen(() => import('./records/RecordTable.vue')),
    title: ({ outcome }, t) => gameTitle(outcome, t),
    page: screen(() => import('./records/RecordMiddle.vue')),
    facts: factsOf,
    discardWarning: ({ series }) =>
      series === null ? 'odd.record.toBinText' : 'odd.record.gauntletToBinText',
    byHand: {
      form: screen(() => import('./records/RecordFormScreen.vue')),
      addTitle: ({ gauntlets }, id, t) => {
        const next = gauntlets.find(({ gauntlet }) => gauntlet === id)?.next ?? null
        if (next === null) return null
        return t('odd.record.addTitleOf', { dungeon: t(dungeonName(next), {}, 1) }, 1)
      },
      addLead: 'odd.record.addLead',
      correctLead: 'odd.record.correctLead',
      gameOf,
    },
  },
  achievementSign: part(() => import('./emblems/AchievementSign.vue')),
  statistics: screen(() => import('./statistics/OwnStatistics.vue')),
  packs,
  codex: async () => (await load(() => import('./codex'))).codex,
  reference: async () => (await load(() => import('./reference/book'))).reference,
  why: whyOf,
  routes: [
    {
      name: 'sheet',
      path: '/sheets/:sheet',
      props: true,
      component: () => load(() => import('./campaign/sheets/SheetView.vue')),
    },
    {
      name: 'gauntlet',
      path: '/gauntlets/:gauntlet',
      props: true,
      component: () => load(() => import('./campaign/gauntlets/GauntletView.vue')),
    },
    {
      name: 'daily',
      path: `/daily/${GAME}`,
      alias: '/daily',
      component: () => load(() => import('./daily/DailyView.vue')),
    },
  ],
  settings: {
    panel: screen(() => import('./tips/TipsPanel.vue')),
    files: part(() => import('./campaign/sheets/ExportBlank.vue')),
  },
  firstGame: {
    start: FIRST_DELVE,
    name: 'odd.welcome.firstDelve',
    text: 'odd.welcome.firstDelveText',
    begin: 'odd.tips.firstDelve.start',
  },
})
