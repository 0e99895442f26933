/** What the new-game screen has gathered so far, and whether it makes a game. */
import { computed, ref } from 'vue'
import type { Ref } from 'vue'
import type { CallInput, Sheet } from '@shared/api'
import type {
  BasicSkillId,
  DungeonId,
  FocusId,
  HeroId,
  TalentId,
  TierId,
} from '@shared/games/one-deck-dungeon'
import type { CampaignId, SheetId } from '@shared/ids'
import type { MISSING } from '@renderer/locales/keys'

/** `none`: a single game without a tier. */
export type TierChoice = TierId | 'none'
/** What is still to be chosen, in the order of the screen. */
export type Missing = (typeof MISSING)[number]

/**
 * The choices of a new game. With a campaign the hero comes from one of its `sheets`, and focus and tier
 * are asked for; without one they are not (R44).
 */
export function useNewGame(campaign: CampaignId | null, sheets: Ref<readonly Sheet[]>) {
  const sheet = ref<SheetId | null>(null)
  const hero = ref<HeroId | null>(null)
  const focus = ref<FocusId | null>(null)
  const pickedSkill = ref<BasicSkillId | null>(null)
  const dungeon = ref<DungeonId | null>(null)
  const tier = ref<TierChoice | null>(campaign === null ? 'none' : null)

  const chosenSheet = computed(() => sheets.value.find((one) => one.sheet === sheet.value) ?? null)
  const chosenHero = computed(() => (campaign === null ? hero.value : chosenSheet.value?.hero))
  const earned = computed(
    (): readonly TalentId[] =>
      chosenSheet.value?.talents.filter((one) => one.earned).map((one) => one.talent) ?? [],
  )
  /** The Veteran talent brings a basic skill, so one must be chosen. */
  const choosesSkill = computed(() => earned.value.includes('veteran'))
  const basicSkill = computed({
    get: () => (choosesSkill.value ? pickedSkill.value : null),
    set: (skill) => {
      pickedSkill.value = skill
    },
  })

  const missing = computed((): readonly Missing[] => {
    const inCampaign = campaign !== null
    const gaps: readonly (readonly [Missing, boolean])[] = [
      ['hero', (chosenHero.value ?? null) === null],
      ['focus', inCampaign && focus.value === null],
      ['basicSkill', choosesSkill.value && basicSkill.value === null],
      ['dungeon', dungeon.value === null],
      ['tier', tier.value === null],
    ]
    return gaps.flatMap(([what, gap]) => (gap ? [what] : []))
  })

  /** The call that starts the game, once nothing is missing. */
  const input = computed((): CallInput<'tables.start'> | null => {
    if (missing.value.length > 0) return null
    const seat =
      sheet.value === null
        ? { hero: hero.value ?? undefined }
        : { sheet: sheet.value, focus: focus.value, basicSkill: basicSkill.value }
    return {
      game: 'one-deck-dungeon',
      campaign,
      options: {
        heroes: [seat],
        dungeon: dungeon.value,
        tier: tier.value === 'none' ? null : tier.value,
      },
    }
  })

  return {
    sheet,
    hero,
    focus,
    basicSkill,
    dungeon,
    tier,
    chosenSheet,
    chosenHero,
    earned,
    choosesSkill,
    missing,
    input,
  }
}
