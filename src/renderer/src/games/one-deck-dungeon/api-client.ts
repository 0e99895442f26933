/**
 * The API as the screens of this game ask it. The one place where answers are taken for this game's: everywhere
 * else they are what their types say.
 */
import type { OwnCall } from '@shared/games/one-deck-dungeon/answers'
import { house as client, type HouseClient } from '@renderer/house'

type OwnClient = Omit<HouseClient, 'call'> & { readonly call: OwnCall }
export const house = client as OwnClient
