/** What a picture of the gallery shows, and where it lies. */
import { THEMES } from '../../src/shared/api/app.ts'
import type { Theme } from '../../src/shared/api/app.ts'

export const LANGUAGES = ['en', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

/** A window, in the pixels of styles; a system that enlarges everything twice has two of its own for each. */
export const SIZES = [
  { name: '1280x800', width: 1280, height: 800, scale: 1 },
  { name: '1920x1080', width: 1920, height: 1080, scale: 1 },
  { name: '960x540@2', width: 960, height: 540, scale: 2 },
] as const
export type Size = (typeof SIZES)[number]

/** The name of a place, as files are named. */
export function slugOf(place: string): string {
  return place.toLowerCase().replaceAll('’', '').replace(/\W+/g, '-')
}

export function pictureOf(place: string, language: Language, theme: Theme, size: Size): string {
  return `${slugOf(place)}/${language}-${theme}-${size.name}.jpg`
}

/** All pictures of a place: a row for each theme, a column for each size and language. */
export function picturesOf(place: string): readonly string[] {
  return THEMES.flatMap((theme) =>
    SIZES.flatMap((size) => LANGUAGES.map((language) => pictureOf(place, language, theme, size))),
  )
}
