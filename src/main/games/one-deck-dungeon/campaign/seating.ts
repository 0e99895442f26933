/** Who sits down to a game: what a sheet brings to the table (R42, R44) and what a guest says of itself. */
import { Refusal } from '@shared/errors'
import { startOptions } from '@shared/games/one-deck-dungeon/calls'
import type { HeroInput } from '@shared/games/one-deck-dungeon/calls'
import { campaignErrorCode } from '@shared/games/one-deck-dungeon'
import type { OddTypes, OptionsInput, Sheet } from '@shared/games/one-deck-dungeon'
import type { CampaignId } from '@shared/ids'
import { parseInput } from '@shared/parse-input'
import type { Seating, SeatingInput, SheetLookup } from '../../campaign-rules'

type HeroOptions = OptionsInput['heroes'][number]

/**
 * @throws Refusal `bad-input` where these are no heroes, `bad-options`, `focus-missing`,
 *   `basic-skill-missing`, `basic-skill-not-earned`, `checkmarks-open`, and what `sheetOf` refuses
 */
export function seatHeroes(input: SeatingInput, sheetOf: SheetLookup<OddTypes>): Seating {
  const options = parseInput(startOptions, input.options, 'options')
  const seats = options.heroes.map((seat) => ({
    seat,
    sheet: seat.sheet === undefined ? null : sheetOf(seat.sheet),
  }))
  const sheets = seats.flatMap(({ sheet }) => (sheet === null ? [] : [sheet]))
  const campaign = campaignOfGame(input.campaign, sheets, options['tier'] ?? null)
  const heroes = seats.map(({ seat, sheet }) =>
    sheet === null ? seatGuest(seat) : seatSheet(seat, sheet),
  )
  return {
    campaign,
    options: { ...options, heroes },
    seats: seats.map(({ sheet }, at) => ({
      player: heroes[at]?.player ?? null,
      bot: null,
      sheet: sheet?.sheet ?? null,
    })),
  }
}

/** A game with a sheet is a game of that sheet's campaign, at a challenge tier; no other game is in one. */
function campaignOfGame(
  asked: CampaignId | null,
  sheets: readonly Sheet[],
  tier: unknown,
): CampaignId | null {
  const [first, ...others] = sheets
  if (first === undefined) {
    if (asked === null) return null
    throw badOptions('campaign', 'A campaign game needs a hero with a sheet.')
  }
  const campaign = asked ?? first.campaign
  if (sheets.some((sheet) => sheet.campaign !== campaign)) {
    throw badOptions('heroes', 'The sheets are not all of this campaign.')
  }
  if (others.some((sheet, at) => sheets.slice(0, at + 1).some((s) => s.sheet === sheet.sheet))) {
    throw badOptions('heroes', 'One sheet cannot take two seats.')
  }
  if (tier === null) throw badOptions('tier', 'A campaign game needs a challenge tier.')
  return campaign
}

function seatGuest({ hero, player, focus, basicSkill, talents }: HeroInput): HeroOptions {
  if (hero === undefined) throw badOptions('heroes', 'A seat without a sheet needs a hero.')
  return {
    hero,
    player: player ?? null,
    focus: focus ?? null,
    basicSkill: basicSkill ?? null,
    talents: talents ?? [],
  }
}

/** The sheet tells hero and talents; its own player plays it, unless another one is named. */
function seatSheet(seat: HeroInput, sheet: Sheet): HeroOptions {
  if (sheet.open !== null) {
    throw new Refusal(
      campaignErrorCode('checkmarks-open'),
      'The sheet has checkmarks of an earlier game to place.',
      {
        sheet: sheet.sheet,
        record: sheet.open.record,
      },
    )
  }
  if (seat.hero !== undefined && seat.hero !== sheet.hero) {
    throw badOptions('hero', `The sheet belongs to the ${sheet.hero}.`)
  }
  if (seat.talents !== undefined) {
    throw badOptions('talents', 'The talents of a hero with a sheet come from the sheet.')
  }
  const focus = seat.focus ?? null
  if (focus === null)
    throw new Refusal(campaignErrorCode('focus-missing'), 'A campaign hero needs a focus (R44).')
  const { talents, basicSkills } = sheet.brings
  const basicSkill = seat.basicSkill ?? null
  if (basicSkills.length > 0 && basicSkill === null) {
    throw new Refusal(
      campaignErrorCode('basic-skill-missing'),
      'A hero with Veteran starts with a basic skill.',
    )
  }
  if (basicSkills.length === 0 && basicSkill !== null) {
    throw new Refusal(
      campaignErrorCode('basic-skill-not-earned'),
      'Only a hero with Veteran has a basic skill.',
    )
  }
  const player = seat.player ?? sheet.player
  return { hero: sheet.hero, player, focus, talents: [...talents[focus]], basicSkill }
}

function badOptions(field: string, message: string): Refusal {
  return new Refusal('bad-options', message, { field })
}
