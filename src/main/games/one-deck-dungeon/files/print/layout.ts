/** The sheet of paper that everything is laid out on: its page, its measures, and what every section shares. */
import type { HeroId } from '@shared/games/one-deck-dungeon'
import { INK, MUTED } from '../../../print-rules'
import type { Page, Style } from '../../../print-rules'

export interface Layout {
  readonly page: Page
  /** The hero's own colour. */
  readonly accent: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Each hero's own colour. */
export const HERO_COLORS: Readonly<Record<HeroId, string>> = {
  warrior: '#94500f',
  rogue: '#7d1a55',
  mage: '#1f4f9e',
  archer: '#2c6440',
  paladin: '#6a5a3a',
}

export const NAME: Style = { face: 'bold', size: 11.5, color: INK }
export const TEXT: Style = { face: 'body', size: 9.2, color: INK }
export const SMALL: Style = { face: 'body', size: 8.2, color: MUTED }
export const LABEL: Style = { face: 'bold', size: 7.2, color: MUTED, spacing: 0.5 }
