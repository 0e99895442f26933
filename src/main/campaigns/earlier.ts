/** The earlier texts of campaigns, records and players, for a person to bring one back. */
import type { EarlierText, ParsedInput } from '@shared/api'
import { FIRST_MOMENT } from '@shared/earlier'
import type { Dated } from '@shared/earlier'
import { compareText } from '@shared/file-parts'
import type { CampaignLookups, CampaignParts } from './lookups'

export function createEarlier(
  { queries }: CampaignParts,
  { requireLiveCampaign, requireLiveRecord }: CampaignLookups,
) {
  const find = (
    input: ParsedInput<'earlier.list'>,
  ): { readonly now: string; readonly texts: readonly Dated<string>[] } => {
    switch (input.of) {
      case 'campaign-name':
      case 'campaign-notes': {
        const { id, name: called, notes } = requireLiveCampaign(input.campaign)
        const earlier = queries.earlierTexts('campaign', id)
        return input.of === 'campaign-name'
          ? { now: called, texts: earlier.name }
          : { now: notes, texts: earlier.notes }
      }
      case 'record-note': {
        const { id, note } = requireLiveRecord(input.record)
        return { now: note, texts: queries.earlierTexts('record', id).note }
      }
      case 'player-name':
        return {
          now: input.player,
          texts: queries
            .playersCalled(input.player)
            .flatMap((id) => queries.earlierTexts('player', id).name),
        }
    }
  }

  return {
    /** @throws Refusal `not-found`, `deleted` */
    earlierTexts: (input: ParsedInput<'earlier.list'>): readonly EarlierText[] => {
      const { now, texts } = find(input)
      const newest = texts.toSorted((a, b) => compareText(b.at, a.at))
      const said = newest.filter(
        ({ value }, at) =>
          value !== '' &&
          value !== now &&
          newest.findIndex((other) => other.value === value) === at,
      )
      return said.map(({ at, value }) => ({ text: value, at: at === FIRST_MOMENT ? null : at }))
    },
  }
}
