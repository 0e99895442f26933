import { createRouter, createWebHashHistory } from 'vue-router'
import type { RouteRecordRaw } from 'vue-router'
import LibraryView from './views/LibraryView.vue'

/** The app's screens. Paths live behind `#`, so every host can serve them from one page. */
const routes: RouteRecordRaw[] = [
  { name: 'library', path: '/', component: LibraryView },
  {
    name: 'campaign',
    path: '/campaigns/:campaign',
    props: true,
    component: () => import('./views/CampaignView.vue'),
  },
  {
    name: 'sheet',
    path: '/sheets/:sheet',
    props: true,
    component: () => import('./views/SheetView.vue'),
  },
  {
    name: 'new-game',
    path: '/new',
    props: ({ query }) => ({
      campaign: query['campaign'] ?? null,
      sheet: query['sheet'] ?? null,
      gauntlet: query['gauntlet'] ?? null,
    }),
    component: () => import('./views/NewGameView.vue'),
  },
  {
    name: 'table',
    path: '/tables/:table',
    props: true,
    component: () => import('./views/TableView.vue'),
  },
  {
    name: 'history',
    path: '/tables/:table/history',
    props: true,
    component: () => import('./views/HistoryView.vue'),
  },
  {
    name: 'result',
    path: '/tables/:table/result',
    props: true,
    component: () => import('./views/ResultView.vue'),
  },
  {
    name: 'add-record',
    path: '/campaigns/:campaign/record',
    props: ({ params, query }) => ({ ...params, gauntlet: query['gauntlet'] ?? null }),
    component: () => import('./views/AddRecordView.vue'),
  },
  {
    name: 'record',
    path: '/records/:record',
    props: true,
    component: () => import('./views/RecordView.vue'),
  },
  {
    name: 'correct-record',
    path: '/records/:record/correct',
    props: true,
    component: () => import('./views/CorrectRecordView.vue'),
  },
  {
    name: 'gauntlet',
    path: '/gauntlets/:gauntlet',
    props: true,
    component: () => import('./views/GauntletView.vue'),
  },
  { name: 'daily', path: '/daily', component: () => import('./views/DailyView.vue') },
  {
    name: 'statistics',
    path: '/statistics',
    props: ({ query }) => ({
      campaign: query['campaign'] ?? null,
      player: query['player'] ?? null,
    }),
    component: () => import('./views/StatisticsView.vue'),
  },
  {
    name: 'codex',
    path: '/codex/:card?',
    props: true,
    // Filters and the card that is looked at change while the screen stays.
    meta: { screen: 'codex' },
    component: () => import('./views/CodexView.vue'),
  },
  { name: 'rules', path: '/rules', component: () => import('./views/RulesView.vue') },
  {
    name: 'rule',
    path: '/rules/:topic',
    props: true,
    component: () => import('./views/RulesView.vue'),
  },
  { name: 'settings', path: '/settings', component: () => import('./views/SettingsView.vue') },
  { name: 'licences', path: '/licences', component: () => import('./views/LicencesView.vue') },
  { path: '/:elsewhere(.*)*', redirect: { name: 'library' } },
]

export const router = createRouter({ history: createWebHashHistory(), routes })
