/** One Deck Dungeon in a simulation: its bot plays for the whole party. */
import * as v from 'valibot'
import { DUNGEONS, HEROES, optionsSchema, PARTY_SIZES, TIERS } from '@shared/games/one-deck-dungeon'
import type { HeroId, OddTypes } from '@shared/games/one-deck-dungeon'
import type { SimulationRules } from '../simulation-rules'
import { chooseAction } from './bot'

function named<const Name extends string>(flag: string, names: readonly Name[]) {
  return v.pipe(
    v.picklist([...names, 'all'], `--${flag} takes one of: ${names.join(', ')}, all`),
    v.transform((name): readonly Name[] => (name === 'all' ? names : [name])),
  )
}

/** One, two or four different heroes, who play together; or all, each alone. */
const parties = v.pipe(
  v.string(),
  v.transform((names) => names.split(',')),
  v.union(
    [
      v.pipe(
        v.strictTuple([v.literal('all')]),
        v.transform((): readonly (readonly HeroId[])[] => HEROES.map((hero) => [hero])),
      ),
      v.pipe(
        v.array(v.picklist(HEROES)),
        v.check((heroes) => PARTY_SIZES.some((size) => size === heroes.length)),
        v.check((heroes) => new Set(heroes).size === heroes.length),
        v.transform((heroes): readonly (readonly HeroId[])[] => [heroes]),
      ),
    ],
    `--heroes takes one of: ${HEROES.join(', ')}, all; or two or four of them, different and joined by commas`,
  ),
)

const flagsSchema = v.object({
  heroes: parties,
  dungeon: named('dungeon', DUNGEONS),
  tier: named('tier', TIERS),
})

export const simulation: SimulationRules<OddTypes> = {
  party: { choose: chooseAction },
  flags: {
    defaults: { heroes: 'warrior', dungeon: 'dragons-cave', tier: 'standard' },
    usage: [
      `--heroes NAME[,NAME…]     a party of ${PARTY_SIZES.join(', ')}: ${HEROES.join(', ')}; or all, each alone`,
      `--dungeon NAME            ${DUNGEONS.join(', ')}, or all in turn`,
      `--tier NAME               ${TIERS.join(', ')}, or all in turn`,
    ],
    optionsOf: (flags) => {
      const parsed = v.safeParse(flagsSchema, flags)
      if (!parsed.success) return parsed.issues[0].message
      const { heroes, dungeon, tier } = parsed.output
      return heroes.flatMap((party) =>
        dungeon.flatMap((place) =>
          tier.map((level) =>
            v.parse(optionsSchema, {
              heroes: party.map((hero) => ({ hero })),
              dungeon: place,
              tier: level,
            }),
          ),
        ),
      )
    },
  },
  describe: ({ heroes, dungeon, tier }) => ({
    hero: heroes.map(({ hero }) => hero).join(','),
    dungeon,
    tier,
  }),
  traitsOf: () => ({}),
  measured: [
    ...[
      { heroes: 'all', share: 1 / 5 },
      { heroes: 'warrior,mage', share: 1 / 10 },
      { heroes: 'warrior,rogue,mage,archer', share: 1 / 20 },
    ].map(({ heroes, share }) => ({
      name: heroes,
      flags: ['--heroes', heroes, '--dungeon', 'yetis-cavern', '--tier', 'veteran'],
      share,
    })),
    // Listed actions are drawn: each step is one list of legal actions and one of them applied.
    ...['warrior', 'warrior,mage'].map((heroes) => ({
      name: `legal actions and applies, ${heroes}`,
      flags: ['--heroes', heroes, '--random'],
      share: 200,
    })),
  ],
}
