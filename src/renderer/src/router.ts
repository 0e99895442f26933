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
    props: ({ query }) => ({ campaign: query['campaign'] ?? null, sheet: query['sheet'] ?? null }),
    component: () => import('./views/NewGameView.vue'),
  },
  {
    name: 'table',
    path: '/tables/:table',
    props: true,
    component: () => import('./views/TableView.vue'),
  },
  {
    name: 'result',
    path: '/tables/:table/result',
    props: true,
    component: () => import('./views/ResultView.vue'),
  },
  {
    // A game of a sheet whose table is not in this database: the sheet came from a file.
    name: 'record',
    path: '/sheets/:sheet/games/:record',
    props: true,
    component: () => import('./views/RecordView.vue'),
  },
  { name: 'settings', path: '/settings', component: () => import('./views/SettingsView.vue') },
  { path: '/:elsewhere(.*)*', redirect: { name: 'library' } },
]

export const router = createRouter({ history: createWebHashHistory(), routes })
