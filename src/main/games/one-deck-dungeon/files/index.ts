/** What of a game goes into files, and what comes in from them. */
import * as v from 'valibot'
import { keptName } from '@shared/file-parts'
import { HEROES, paperSchema, SPACE_COLORS, TALENTS } from '@shared/games/one-deck-dungeon'
import type { OddTypes, Outcome } from '@shared/games/one-deck-dungeon'
import { impossibleText } from '@shared/games/one-deck-dungeon/keys'
import type { FileRules, Impossible, OutcomePlace } from '../../file-rules'
import { faultInPaper } from '../campaign/paper'
import { catalogue } from '../cards'
import { impossibleIn } from '../outcomes'
import { bgStats, dungeonPhrase, tierPhrase } from './bg-stats'
import { columns } from './columns'
import { paperPhrases } from './paper'
import { sheetFile } from './sheet'

/** Never reordered: ids are made of it. */
function facts(outcome: Outcome): readonly unknown[] {
  const { result, cause, dungeon, tier, heroes, descents, levels } = outcome
  const { bossDefeated, turns, bossRounds, healthLeft, pack } = outcome
  const course = [result, cause, dungeon, tier, heroes, descents, levels, bossDefeated, turns]
  return [course, bossRounds, healthLeft, ...(pack === undefined ? [] : [pack])]
}

/** How a game ended, against the rulebook; of one at the app's table more is known. */
function impossible(outcome: Outcome, { atTable, inCampaign }: OutcomePlace): Impossible | null {
  return (
    impossibleIn(outcome) ??
    (atTable ? uncounted(outcome) : null) ??
    (inCampaign && outcome.tier === null
      ? { field: 'tier', why: NO_TIER, reason: impossibleText('tier') }
      : null)
  )
}

const NO_TIER = 'a campaign game has a challenge tier'

function uncounted({ bossDefeated, cause, turns, bossRounds }: Outcome): Impossible | null {
  if (!bossDefeated && cause === null)
    return { field: 'cause', why: 'a lost game has a cause', reason: impossibleText('uncounted') }
  if (turns === null || bossRounds === null)
    return { field: 'turns', why: 'turns are not counted', reason: impossibleText('uncounted') }
  return null
}

const marks = v.array(v.object({ talent: v.picklist(TALENTS), color: v.picklist(SPACE_COLORS) }))

export const fileRules: FileRules<OddTypes> = {
  facts,
  impossible,
  badOptions: ({ heroes, tier }, inCampaign) => {
    if (!heroes.every(({ player }) => v.is(v.nullable(keptName), player)))
      return 'a player has a name that nobody has'
    return inCampaign && tier === null ? NO_TIER : null
  },
  title: ({ dungeon }) => dungeonPhrase(dungeon),
  readable: [
    {
      heading: { key: 'odd.record.columns.hero' },
      value: ({ heroes }) => heroes.map((hero) => ({ key: `odd.heroes.${hero}` })),
    },
    {
      heading: { key: 'odd.record.columns.dungeon' },
      value: ({ dungeon }) => [dungeonPhrase(dungeon)],
    },
    {
      heading: { key: 'odd.record.columns.tier' },
      value: ({ tier }) => (tier === null ? [] : [tierPhrase(tier)]),
    },
    {
      heading: { key: 'odd.record.columns.result' },
      value: ({ result }) => [{ key: `campaign.record.${result}` }],
    },
  ],
  particulars: [
    { heading: { key: 'odd.result.descentsMade' }, value: ({ descents }) => descents },
    { heading: { key: 'odd.result.levelsGained' }, value: ({ levels }) => levels },
  ],
  columns,
  bgStats,
  print: { load: async () => (await import('./print')).printRules },
  sheets: {
    role: (role) => (v.is(v.picklist(HEROES), role) ? { key: `odd.heroes.${role}` } : null),
    rolesIn: ({ heroes }) => heroes.map(({ hero }) => hero),
    rolesOf: ({ heroes }) => heroes,
    mark: ({ talent, color }) => ({
      key: 'odd.sheet.markOn',
      named: {
        talent: { key: `odd.talents.${talent}.name` },
        space: { key: `odd.sheet.space.${color}` },
      },
    }),
    badMarks: (placed) => (v.is(marks, placed) ? null : 'there is no such space on a sheet'),
    paper: (told) => (v.is(paperSchema, told) ? paperPhrases(told) : []),
    badPaper: (told) => {
      if (!v.is(paperSchema, told)) return 'there is no such sheet on paper'
      return faultInPaper(told, [], catalogue)?.message ?? null
    },
    file: sheetFile,
  },
}
