/** Why the app itself, whatever the game, does not take a game that is entered. */
import { family } from './key-family'

const REASONS = ['campaign', 'seats', 'long-ago', 'to-come', 'series'] as const
export const badRecordText = family(REASONS, (id) => `badRecords.${id}`)
