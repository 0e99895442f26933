import { createRouter, createWebHashHistory } from 'vue-router'
import type { RouteLocation, RouteRecordRaw } from 'vue-router'
import { firstGame, games } from './games'
import { seriesIn } from './series-in'
import LibraryView from './views/LibraryView.vue'

/** What an address may say for a game. */
const GAME = `:game(${games.map(({ id }) => id).join('|')})`
const first = { game: firstGame.id }

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
    name: 'new-game',
    path: `/new/${GAME}?`,
    props: ({ params, query }) => ({
      game: params['game'] === '' ? null : (params['game'] ?? null),
      campaign: query['campaign'] ?? null,
      sheet: query['sheet'] ?? null,
      series: seriesIn(query),
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
    props: ({ params, query }) => ({ ...params, series: seriesIn(query) }),
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
    name: 'statistics',
    path: `/statistics/${GAME}`,
    props: ({ params, query }) => ({
      game: params['game'],
      campaign: query['campaign'] ?? null,
      player: query['player'] ?? null,
    }),
    component: () => import('./views/StatisticsView.vue'),
  },
  {
    name: 'codex',
    path: `/codex/${GAME}/:card?`,
    props: true,
    // Filters and the card that is looked at change while the screen stays.
    meta: { screen: 'codex' },
    component: () => import('./views/CodexView.vue'),
  },
  {
    name: 'rules',
    path: `/rules/${GAME}`,
    props: true,
    component: () => import('./views/RulesView.vue'),
  },
  {
    name: 'rule',
    path: `/rules/${GAME}/:topic`,
    props: true,
    component: () => import('./views/RulesView.vue'),
  },
  { name: 'settings', path: '/settings', component: () => import('./views/SettingsView.vue') },
  { name: 'licences', path: '/licences', component: () => import('./views/LicencesView.vue') },
  ...games.flatMap((game) => game.routes),
  // Addresses that name no game: from the time when there was one, and from the menu.
  ...(
    [
      ['statistics', '/statistics'],
      ['codex', '/codex/:card?'],
      ['rules', '/rules'],
      ['rule', '/rules/:topic'],
    ] as const
  ).map(([name, path]) => ({
    path,
    redirect: ({ params, query }: RouteLocation) => ({
      name,
      params: { ...params, ...first },
      query,
    }),
  })),
  { path: '/:elsewhere(.*)*', redirect: { name: 'library' } },
]

export const router = createRouter({ history: createWebHashHistory(), routes })
