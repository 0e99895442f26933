/** The printed sheet: one page that says everything, in every language, on both papers, for any name. */
import * as fc from 'fast-check'
import * as v from 'valibot'
import { getResolvedPDFJS } from 'unpdf'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { en } from '../../locales/messages'
import { HEROES } from '@shared/games/one-deck-dungeon'
import type { HeroId, OddContent } from '@shared/games/one-deck-dungeon'
import { ENGLISH, locale as localeOf } from '@shared/locales'
import { printRules } from '@main/games/one-deck-dungeon/files/print'
import { INK } from '@main/games/print-rules'
import type { OddTypes } from '@shared/games/one-deck-dungeon'
import type { SheetSource } from '@main/games/print-rules'
import { wordsIn } from '@main/exports/words'
import { print as printPage } from '@main/print'
import type { PrintOptions } from '@main/print'
import { amount } from '../../amount'
import { openTestApp } from '../../api/test-app'
import { expectInside, firstPage, open, PRINTS, structureOf, wordsOf } from '../../exports/pdf-page'
import type { Print } from '../../exports/pdf-page'
import { messagesOf } from '../../locales/files'
import { ANN, GUEST, playedGames, sheetAfter, sheets } from './samples'

const ITALIAN = v.parse(localeOf, 'it')

async function print(source: SheetSource<OddTypes>, { locale, paper }: Print): Promise<Buffer> {
  const words = wordsIn(locale)
  const page = printRules.sheet(source, words)
  return Buffer.from((await printPage(page, { format: 'pdf', paper, words })).bytes)
}
async function printBlank(
  hero: HeroId | null,
  options: PrintOptions,
  pack: OddContent | null = null,
): Promise<Uint8Array> {
  return (await printPage(printRules.blank(hero, options.words, pack), options)).bytes
}
/** The letters of a player's name that no font has. */
async function missingOf(player: string): Promise<readonly string[]> {
  const words = wordsIn(ENGLISH)
  const page = printRules.sheet(sheetAfter({ ...ANN, player }, playedGames(1)), words)
  return (await printPage(page, { format: 'pdf', paper: 'a4', words })).missing
}

afterEach(() => {
  vi.useRealTimers()
})

describe.each(PRINTS)('$locale on $paper', ({ locale, paper }) => {
  const messages = messagesOf(locale)

  test('one page of the right size with everything inside its margins', async () => {
    for (const games of [0, 1, 200])
      await expectInside(await print(sheetAfter(ANN, playedGames(games)), { locale, paper }), paper)
  })

  test('names the hero, the player, the campaign, every talent with its effect, and every boss', async () => {
    const { items } = await firstPage(
      await print(sheetAfter(ANN, playedGames(12)), { locale, paper }),
    )
    const words = wordsOf(items)
    expect(words).toContain('Ann')
    expect(words).toContain('Winter evenings')
    expect(words).toContain(messages.odd.heroes.warrior)
    expect(words).toContain(messages.odd.print.footer)
    for (const { name, effect } of Object.values(messages.odd.talents)) {
      expect(words).toContain(name)
      for (const word of effect.split(' ')) expect(words).toContain(word)
    }
    for (const name of Object.values(messages.odd.focuses)) expect(words).toContain(name)
    for (const { name } of Object.values(messages.odd.bosses)) expect(words).toContain(name)
    for (const name of Object.values(messages.odd.dungeons)) expect(words).toContain(name)
    for (const { name } of Object.values(messages.odd.tiers)) expect(words).toContain(name)
  })

  test('counts the games, and says how many it does not list', async () => {
    const source = sheetAfter(ANN, playedGames(200))
    const { items } = await firstPage(await print(source, { locale, paper }))
    const words = wordsOf(items)
    expect(words).toMatch(new RegExp(`${messages.odd.print.played} 200`))
    expect(words).toMatch(new RegExp(`${messages.odd.print.won} ${source.sheet.wins}`))
    const rows = items.filter(({ str }) => /\d{4}$/.test(str)).length
    const listed = rows - 1 - source.sheet.bosses.length
    expect(listed).toBeGreaterThan(5)
    expect(words).toContain(messages.odd.print.earlier.replace('{games}', String(200 - listed)))
  })
})

test('every mark is crossed, and every earned talent says so', async () => {
  const { OPS } = await getResolvedPDFJS()
  for (const games of [0, 1, 3, 12]) {
    const source = sheetAfter(ANN, playedGames(games))
    const { page, items } = await firstPage(await print(source, { locale: ENGLISH, paper: 'a4' }))
    const { fnArray, argsArray } = await page.getOperatorList()
    const crosses = fnArray.filter(
      (fn, at) => fn === OPS.setStrokeRGBColor && (argsArray[at] as readonly unknown[])[0] === INK,
    )
    const marks = source.sheet.records.reduce((sum, record) => sum + record.marks.length, 0)
    expect(crosses).toHaveLength(marks)
    const earned = items.filter(({ str }) => str === 'EARNED')
    expect(earned).toHaveLength(source.sheet.talentsEarned)
  }
})

test('each boss shows the tier and date of its first defeat only', async () => {
  const [game] = playedGames(1)
  if (!game) throw new Error('a game')
  const source = sheetAfter(ANN, [
    { ...game, tier: 'veteran' },
    { ...game, tier: 'fearless' },
  ])
  const { items } = await firstPage(await print(source, { locale: ENGLISH, paper: 'a4' }))
  // Above the table of games stand the bosses: the one defeat, and four not yet.
  const table = items.findIndex(({ str }) => str === 'DATE')
  const above = items.slice(0, table).map(({ str }) => str)
  expect(above).toContain('Veteran')
  expect(above).not.toContain('Fearless')
  expect(above.filter((str) => str === 'not yet')).toHaveLength(4)
})

test('every day on it is the one that the players told', async () => {
  const { sheet, ...source } = sheetAfter(ANN, playedGames(1))
  const records = sheet.records.map((record) => ({ ...record, day: '2024-01-15' }))
  const told = { ...source, sheet: { ...sheet, records } }
  const { items } = await firstPage(await print(told, { locale: ENGLISH, paper: 'a4' }))
  const days = items.map(({ str }) => str).filter((str) => str.endsWith(', 2024'))
  // As of when, the boss's first defeat, and the game.
  expect(days).toEqual(['January 15, 2024', 'Jan 15, 2024', 'Jan 15, 2024'])
})

test('the same sheet gives the same bytes, whatever the time, and is dated by its newest game', async () => {
  const source = sheetAfter(ANN, playedGames(7))
  const first = await print(source, { locale: ITALIAN, paper: 'a4' })
  vi.useFakeTimers({ now: new Date('2040-01-01'), toFake: ['Date'] })
  expect((await print(source, { locale: ITALIAN, paper: 'a4' })).equals(first)).toBe(true)
  const metadata = await (await open(first)).getMetadata()
  const info = metadata.info as Readonly<Record<string, unknown>>
  const newest = source.sheet.records.at(-1)?.endedAt ?? ''
  expect(info['CreationDate']).toBe(`D:${newest.slice(0, 19).replace(/\D/g, '')}Z`)
  expect(info['Title']).toBe('Guerriera – Ann – Winter evenings')
  expect(info['Language']).toBe('it')
})

test('any name is printed inside the page', async () => {
  await fc.assert(
    fc.asyncProperty(sheets, fc.constantFrom(...PRINTS), async (source, { locale, paper }) => {
      await expectInside(await print(source, { locale, paper }), paper)
    }),
    { numRuns: amount(8, 60) },
  )
})

test.each([
  ['Latin', 'Žofie Łęcka-Nguyễn'],
  ['Greek', 'Ελένη'],
  ['Cyrillic', 'Иван Петрович'],
  ['Hebrew', 'דוד'],
  ['Arabic', 'مريم'],
  ['Thai', 'สมชาย'],
  ['Devanagari', 'अमिता'],
  ['emoji', '🐉🔥'],
  ['Japanese', 'さくら 田中・太郎 辻\u{e0100}'],
  ['Chinese', '张伟 陳大文 黃蓉'],
  ['Korean', '김민준 金敏'],
  ['symbols', '=SUM(A1) #1 "x"'],
])('%s letters are there to read, not boxes', async (_, player) => {
  const source = sheetAfter({ ...ANN, player }, [])
  const { items } = await firstPage(await print(source, { locale: ENGLISH, paper: 'a4' }))
  const words = wordsOf(items)
  const letters = player.normalize('NFC').replace(/[\s\u{e0100}]/gu, '')
  for (const letter of letters) expect(words).toContain(letter)
})

test('right-to-left names read from the right, Latin words and numbers in them from the left', async () => {
  const { OPS } = await getResolvedPDFJS()
  const source = sheetAfter({ ...ANN, player: 'שלום (abc) 12' }, [])
  const { page } = await firstPage(await print(source, { locale: ENGLISH, paper: 'a4' }))
  const { fnArray, argsArray } = await page.getOperatorList()
  // Runs are written from left to right: the glyphs of the name as they stand on the page.
  const glyphs = fnArray.flatMap((fn, at) =>
    fn === OPS.showText ? (argsArray[at] as [readonly (number | { unicode: string })[]])[0] : [],
  )
  const line = glyphs.map((glyph) => (typeof glyph === 'number' ? '' : glyph.unicode)).join('')
  expect(line).toContain('12 (abc) םולש')
})

test('what no font has becomes a box', async () => {
  const source = sheetAfter({ ...ANN, player: 'Ann 𓀀 𒀀 B' }, [])
  const { items } = await firstPage(await print(source, { locale: ENGLISH, paper: 'a4' }))
  expect(wordsOf(items)).toContain('Ann □ □ B')
})

test('what no font has is named, once each', async () => {
  expect(await missingOf('Ann 𓀀 𒀀 𓀀𓀁 B')).toEqual(['𓀀', '𒀀', '𓀁'])
  for (const name of [
    'Žofie Nguyễn Иван דוד مريم',
    'สมชาย अमिता शक्ति',
    '🐉 👨‍👩‍👧 ❤️ 👍🏽',
    '山田ゆき 李娜 박지훈',
  ])
    expect(await missingOf(name), name).toEqual([])
})

test('an app that exports says which letters are missing', async () => {
  const app = await openTestApp()
  const { campaign } = await app.call('campaigns.create', { name: 'Winter' })
  const { sheet } = await app.call('sheets.create', { campaign, hero: 'mage', player: '𓀀𒀀' })
  expect((await app.call('exports.sheet', { sheet, format: 'pdf' })).missing).toEqual(['𓀀', '𒀀'])
  expect((await app.call('exports.sheet', { sheet, format: 'csv' })).missing).toEqual([])
  expect((await app.call('exports.blank', {})).missing).toEqual([])
})

describe.each(PRINTS)('tagged, $locale on $paper', ({ locale, paper }) => {
  const messages = messagesOf(locale)

  test('the file says so, and in which language', async () => {
    const pdf = await open(await print(sheetAfter(ANN, playedGames(3)), { locale, paper }))
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
    expect((await pdf.getMetadata()).info).toMatchObject({ Language: locale })
  })

  test('its headings are headings, one above the others, and every line is in it as it is read', async () => {
    const { focuses, print: said } = messages.odd
    const headings = [said.basicTalents, ...Object.values(focuses), said.bosses, said.games]
    const bytes = await print(sheetAfter(ANN, playedGames(3)), { locale, paper })
    const lines = await structureOf(bytes)
    const of = (role: string) =>
      lines.filter((line) => line.role === role).map(({ text }) => text.trim())
    expect(of('H1')).toEqual([messages.odd.heroes.warrior])
    expect(of('H2')).toEqual(headings)
    expect(of('H1').length + of('H2').length + of('P').length).toBe(lines.length)
    // Nothing is written beside the structure.
    const written = (await firstPage(bytes)).items.map(({ str }) => str).join('')
    const bare = (text: string) => text.replace(/\s/g, '')
    expect(bare(lines.map(({ text }) => text).join(''))).toBe(bare(written))
    for (const { text } of lines) expect(text).not.toBe('')
    const blank = await structureOf(
      Buffer.from(await printBlank(null, { format: 'pdf', paper, words: wordsIn(locale) })),
    )
    expect(blank.filter(({ role }) => role === 'H1')).toHaveLength(1)
  })

  test('lines in capitals are words to those who read the file', async () => {
    const { items } = await firstPage(
      await print(sheetAfter(ANN, playedGames(3)), { locale, paper }),
    )
    const words = wordsOf(items)
    const { name, print: said } = messages.odd
    for (const text of [`${name} · ${said.title}`, said.player, said.earned, said.checkmarks])
      expect(words).toContain(text.toLocaleUpperCase(locale))
  })
})

test('a name of other letters or directions is in the file as it is read', async () => {
  const source = sheetAfter({ ...ANN, player: 'דוד ꦏ' }, [])
  const bytes = await print(source, { locale: ENGLISH, paper: 'a4' })
  const actual = Buffer.concat([
    Buffer.from([0xfe, 0xff]),
    Buffer.from('דוד ꦏ', 'utf16le').swap16(),
  ])
  expect(bytes.includes(Buffer.concat([Buffer.from('/ActualText ('), escaped(actual)]))).toBe(true)
})
/** Bytes as a text of PDF has them. */
function escaped(bytes: Buffer): Buffer {
  return Buffer.from(bytes.toString('latin1').replace(/[()\\]/g, '\\$&'), 'latin1')
}

test('a name too long for its line is made smaller, then shortened', async () => {
  for (const [player, shown] of [
    ['Wilhelmina Featherstonehaugh-Cholmondeley, Countess of Somewhere', /Somewhere/],
    ['W'.repeat(80), /WWW…/],
  ] as const) {
    const source = sheetAfter({ ...ANN, player }, [])
    const { items } = await firstPage(await print(source, { locale: ENGLISH, paper: 'a4' }))
    expect(wordsOf(items)).toMatch(shown)
  }
})

test('every hero has a sheet', async () => {
  for (const hero of HEROES) {
    const source = sheetAfter({ ...ANN, hero }, playedGames(2))
    const { items } = await firstPage(await print(source, { locale: ENGLISH, paper: 'letter' }))
    expect(wordsOf(items)).toContain(en.odd.heroes[hero])
  }
})

test('a game in a party names who else was in it, and one with cards says so', async () => {
  const [game] = playedGames(1)
  if (!game) throw new Error('a game')
  const source = sheetAfter(ANN, [{ ...game, other: 'archer', physical: true }])
  const { items } = await firstPage(await print(source, { locale: ENGLISH, paper: 'a4' }))
  const words = wordsOf(items)
  expect(words).toContain(`${en.odd.heroes.archer} (${GUEST})`)
  expect(words).toContain(`${en.odd.print.victory} · ${en.odd.print.cards}`)
})

describe.each(PRINTS)('to fill in by hand, $locale on $paper', ({ locale, paper }) => {
  const messages = messagesOf(locale)
  const options = { format: 'pdf', paper, words: wordsIn(locale) } as const

  test('an empty sheet for any hero has every talent and boss, and nobody’s name', async () => {
    const bytes = Buffer.from(await printBlank(null, options))
    await expectInside(bytes, paper)
    const { page, items } = await firstPage(bytes)
    const words = wordsOf(items)
    for (const { name } of Object.values(messages.odd.talents)) expect(words).toContain(name)
    for (const { name } of Object.values(messages.odd.bosses)) expect(words).toContain(name)
    for (const hero of HEROES) expect(words).not.toContain(messages.odd.heroes[hero])
    expect(words).not.toContain(messages.odd.print.undefeated)
    // No dates, and no counts.
    expect(items.filter(({ str }) => /^\d+$|\d{4}$/.test(str))).toEqual([])
    const { OPS } = await getResolvedPDFJS()
    const { fnArray, argsArray } = await page.getOperatorList()
    const crossed = fnArray.some(
      (fn, at) => fn === OPS.setStrokeRGBColor && (argsArray[at] as readonly unknown[])[0] === INK,
    )
    expect(crossed).toBe(false)
  })

  test('an empty sheet tells what a pack says, and all else as ever', async () => {
    const pack: OddContent = {
      focusNames: { lore: 'Wisdom' },
      talents: { grit: { type: 'more-health', by: 3 } },
    }
    const { items } = await firstPage(Buffer.from(await printBlank(null, options, pack)))
    const words = wordsOf(items)
    expect(words).toContain('Wisdom')
    expect(words).not.toContain(messages.odd.focuses.lore)
    const [, several = ''] = messages.odd.does.always['more-health'].split(' | ')
    expect(words).toContain(
      (several || messages.odd.does.always['more-health']).replace('{count}', '3'),
    )
    expect(words).not.toContain(messages.odd.talents.grit.effect)
  })

  test('a sheet tells what its newest game was played with, before the first what new games are', async () => {
    const theirs: OddContent = { focusNames: { lore: 'Wisdom' } }
    const [game] = playedGames(1)
    if (!game) throw new Error('a game')
    const pack = { name: 'Theirs', content: theirs }
    const named = async (source: SheetSource<OddTypes>) => {
      const words = wordsOf((await firstPage(await print(source, { locale, paper }))).items)
      return words.includes('Wisdom')
    }
    expect(await named(sheetAfter(ANN, [{ ...game, pack }]))).toBe(true)
    expect(await named(sheetAfter(ANN, [{ ...game, pack }, game]))).toBe(false)
    expect(await named({ ...sheetAfter(ANN, [game]), inUse: theirs })).toBe(false)
    expect(await named({ ...sheetAfter(ANN, []), inUse: theirs })).toBe(true)
  })

  test('an empty sheet for one hero names it, and is always the same', async () => {
    for (const hero of HEROES) {
      const bytes = Buffer.from(await printBlank(hero, options))
      const { items } = await firstPage(bytes)
      expect(wordsOf(items)).toContain(messages.odd.heroes[hero])
      expect(bytes.equals(Buffer.from(await printBlank(hero, options)))).toBe(true)
    }
  })
})

test('a Han letter is drawn as the letters beside it are read: in Japanese, Korean, else Chinese', async () => {
  const fontsOf = async (player: string) => {
    const bytes = await print(sheetAfter({ ...ANN, player }, []), { locale: ENGLISH, paper: 'a4' })
    return [...bytes.toString('latin1').matchAll(/NotoSans(JP|KR|SC)/g)].map(([, family]) => family)
  }
  expect(new Set(await fontsOf('直子さん'))).toEqual(new Set(['JP']))
  expect(new Set(await fontsOf('김直'))).toEqual(new Set(['KR']))
  expect(new Set(await fontsOf('直'))).toEqual(new Set(['SC']))
  expect(await fontsOf('Ann')).toEqual([])
})

test('the same Chinese, Japanese and Korean names give the same bytes, whatever was drawn before', async () => {
  const one = sheetAfter({ ...ANN, player: '田中さくら 김민준' }, [])
  const page = () => print(one, { locale: ENGLISH, paper: 'a4' })
  const first = await page()
  await print(sheetAfter({ ...ANN, player: '李娜 박지훈 太郎' }, []), {
    locale: ENGLISH,
    paper: 'a4',
  })
  expect((await page()).equals(first)).toBe(true)
  // Only the letters of the page are in it.
  expect(first.length).toBeLessThan(200_000)
})
