/** Files of content packs, as their owners write them. */
import { base64Of } from '../imports/files'

export interface PackText {
  readonly game?: string
  readonly name?: string
  readonly content?: unknown
}

export function packText({
  game = 'paper-dungeons',
  name = 'Printed',
  content = { rivers: [] },
}: PackText = {}): string {
  const format = 'delvers-table/content-pack'
  return JSON.stringify({ format, version: 1, game, name, content }, null, 2)
}
export function packBase64(of: PackText = {}): string {
  return base64Of(packText(of))
}
