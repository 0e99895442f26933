/** Paper Dungeons on the screens. */
import { dungeonName, packPart } from '@shared/games/paper-dungeons/keys'
import { CONTENT_PARTS, withPack, type PaperTypes } from '@shared/games/paper-dungeons'
import TreasureMap from '~icons/game-icons/treasure-map'
import type { Translate } from '../say'
import { defineScreens, partsOf } from '../screens'
import { factsOf, gameOf } from './records/facts'
import { whyOf } from './reference/why'
import { FIRST_GAME } from './setup/first-game'

const GAME = 'paper-dungeons'
const { load, part, screen } = partsOf(GAME)

function dungeonTitle(dungeon: PaperTypes['outcome']['dungeon'], t: Translate): string {
  return dungeon === null ? t('paper.title.drawn', {}, 1) : t(dungeonName(dungeon), {}, 1)
}

export const screens = defineScreens<PaperTypes>({
  id: GAME,
  icon: TreasureMap,
  evening: { players: [1, 8], minutes: [30, 45], kind: 'paper.evening' },
  // Everyone chooses in secret until all have.
  secret: true,
  title: ({ dungeon }, t) => dungeonTitle(dungeon, t),
  badge: part(() => import('./library/GameBadge.vue')),
  table: screen(() => import('./table/PaperTable.vue')),
  chronicle: async () => (await load(() => import('./words/chronicle-of'))).chronicle,
  newGame: {
    form: screen(() => import('./setup/NewGame.vue')),
    lead: () => 'paper.newGame.lead',
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
    title: ({ outcome }, t) => dungeonTitle(outcome.dungeon, t),
    page: screen(() => import('./records/RecordMiddle.vue')),
    facts: factsOf,
    discardWarning: () => 'paper.record.toBinText',
    byHand: {
      form: screen(() => import('./records/RecordForm.vue')),
      addTitle: () => null,
      addLead: 'paper.form.addLead',
      correctLead: 'paper.form.correctLead',
      gameOf,
    },
  },
  achievementSign: null,
  statistics: screen(() => import('./statistics/OwnStatistics.vue')),
  packs: {
    parts: CONTENT_PARTS.map((id) => ({ id, name: packPart(id) })),
    catalogueWith: withPack,
    packOf: ({ pack }) => pack ?? null,
    packIn: ({ pack }) => pack ?? null,
  },
  codex: async () => (await load(() => import('./codex'))).codex,
  reference: async () => (await load(() => import('./reference/book'))).reference,
  why: whyOf,
  routes: [
    {
      name: 'daily-dungeon',
      path: `/daily/${GAME}`,
      component: () => load(() => import('./daily/DailyView.vue')),
    },
  ],
  settings: { panel: null, files: part(() => import('./sheet/ExportBlank.vue')) },
  firstGame: {
    start: FIRST_GAME,
    name: 'paper.tips.firstGame',
    text: 'paper.tips.firstGameText',
    begin: 'paper.tips.firstGameBegin',
  },
})
