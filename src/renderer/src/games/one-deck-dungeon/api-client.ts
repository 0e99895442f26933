/**
 * The API as the screens of this game ask it. The one place where answers are taken for this game's: everywhere
 * else they are what their types say.
 */
import type { OwnCall } from '@shared/games/one-deck-dungeon/answers'
import { api as client } from '@renderer/api-client'
import type { ApiClient } from '@renderer/api-connection'

type OwnClient = Omit<ApiClient, 'call'> & { readonly call: OwnCall }
export const api = client as OwnClient
