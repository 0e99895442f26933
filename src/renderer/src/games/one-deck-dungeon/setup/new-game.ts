/** What the new-game screen has gathered so far, and whether it makes a game. */
import { computed, ref, shallowRef } from 'vue'
import type { Ref } from 'vue'
import type { CallInput } from '@shared/api'
import type { HeroInput } from '@shared/games/one-deck-dungeon/calls'
import type {
  BasicSkillId,
  DICE_OWNERS,
  DungeonId,
  FocusId,
  Gauntlet,
  HeroId,
  OddContent,
  PARTY_SIZES,
  Sheet,
  TalentId,
  TierId,
} from '@shared/games/one-deck-dungeon'
import type { Pack } from '@shared/games/packs'
import type { CampaignId, SheetId } from '@shared/ids'
import type { MISSING } from '@shared/games/one-deck-dungeon/keys'

/** `none`: a single game without a tier. */
export type TierChoice = TierId | 'none'
export type DiceOwner = (typeof DICE_OWNERS)[number]
/** On a card of choice every value is text. */
export type SizeChoice = `${(typeof PARTY_SIZES)[number]}`
/** What is still to be chosen, in the order of the screen. */
export type Missing = (typeof MISSING)[number]
/** `guest`: a hero without a sheet, in a campaign that has sheets. */
export type Who = SheetId | 'guest'

/** One seat as far as it is filled. */
export interface SeatDraft {
  who: Who | null
  hero: HeroId | null
  player: string
  focus: FocusId | null
  basicSkill: BasicSkillId | null
}
function emptySeat(who: Who | null): SeatDraft {
  return {
    who,
    hero: null,
    player: '',
    focus: null,
    basicSkill: null,
  }
}

/** One seat with all that follows from what was chosen for it. */
export interface ChosenSeat {
  readonly draft: SeatDraft
  readonly sheet: Sheet | null
  readonly hero: HeroId | null
  readonly player: string | null
  /** The talents that will be active. */
  readonly talents: readonly TalentId[]
  /** The basic skills to choose from; none where the hero brings none. */
  readonly basicSkills: readonly BasicSkillId[]
}

/** What a new game begins with. */
export interface NewGameGround {
  readonly campaign: CampaignId | null
  /** The sheet that is played, where one has been pressed. */
  readonly sheet: SheetId | null
  /** Its heroes, dungeon and tier stand. */
  readonly gauntlet: Gauntlet | null
}

/** The choices of a new game; in a campaign heroes come from its `sheets`, or are guests without one. */
export function useNewGame(ground: NewGameGround, sheets: Ref<readonly Sheet[]>) {
  const { campaign, gauntlet } = ground
  const runners = gauntlet?.sheets ?? (ground.sheet === null ? [] : [ground.sheet])
  const drafts = ref<SeatDraft[]>(runners.length > 0 ? runners.map(emptySeat) : [emptySeat(null)])
  const dungeon = ref<DungeonId | null>(gauntlet?.next ?? null)
  const tier = ref<TierChoice | null>(gauntlet?.tier ?? (campaign === null ? 'none' : null))
  const dice = ref<DiceOwner>('app')
  /** By whose values: null is the app's own. */
  const pack = shallowRef<Pack<OddContent> | null>(null)

  const size = computed({
    get: () => String(drafts.value.length) as SizeChoice,
    set: (chosen: SizeChoice | null) => {
      const count = Number(chosen ?? 1)
      drafts.value = Array.from(
        { length: count },
        (_, seat) => drafts.value[seat] ?? emptySeat(null),
      )
    },
  })

  const seatOf = (draft: SeatDraft): ChosenSeat => {
    const sheet = sheets.value.find((one) => one.sheet === draft.who) ?? null
    const written = draft.player.trim()
    return {
      draft,
      sheet,
      hero: sheet?.hero ?? (draft.who === null && campaign !== null ? null : draft.hero),
      player: sheet?.player ?? (written === '' ? null : written),
      talents: sheet === null || draft.focus === null ? [] : sheet.brings.talents[draft.focus],
      basicSkills: sheet?.brings.basicSkills ?? [],
    }
  }
  const seats = computed(() => drafts.value.map(seatOf))
  /** The heroes of the other seats. */
  const taken = (seat: number): ReadonlySet<HeroId> =>
    new Set(seats.value.flatMap(({ hero }, at) => (at === seat || hero === null ? [] : [hero])))

  const missing = computed((): readonly Missing[] => {
    const some = (lacks: (seat: ChosenSeat) => boolean): boolean => seats.value.some(lacks)
    const gaps: readonly (readonly [Missing, boolean])[] = [
      ['hero', some(({ hero }) => hero === null)],
      ['focus', some(({ sheet, draft }) => sheet !== null && draft.focus === null)],
      [
        'basicSkill',
        some(({ basicSkills, draft }) => basicSkills.length > 0 && draft.basicSkill === null),
      ],
      ['dungeon', dungeon.value === null],
      ['tier', tier.value === null],
    ]
    return gaps.flatMap(([what, gap]) => (gap ? [what] : []))
  })

  const seatInput = ({ sheet, hero, player, draft, basicSkills }: ChosenSeat): HeroInput =>
    sheet === null
      ? { hero: hero ?? undefined, player }
      : {
          sheet: sheet.sheet,
          focus: draft.focus,
          basicSkill: basicSkills.length > 0 ? draft.basicSkill : null,
        }

  /** The call that starts the game, once nothing is missing. */
  const input = computed((): CallInput<'tables.start'> | null => {
    if (missing.value.length > 0) return null
    return {
      game: 'one-deck-dungeon',
      campaign,
      series: gauntlet?.gauntlet ?? null,
      options: {
        heroes: seats.value.map(seatInput),
        dungeon: dungeon.value,
        tier: tier.value === 'none' ? null : tier.value,
        dice: dice.value,
        ...(pack.value !== null && { pack: pack.value }),
      },
    }
  })

  return { drafts, dungeon, tier, dice, pack, size, seats, taken, missing, input }
}
