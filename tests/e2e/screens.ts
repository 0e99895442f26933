/**
 * The screens around the table, as a person uses them: found by role and by words, so that a changed label
 * is a change in the catalogues alone.
 */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type {
  BossId,
  DungeonId,
  FocusId,
  HeroId,
  SpaceColor,
  TalentId,
} from '../../src/shared/games/one-deck-dungeon.ts'
import type { TierId } from '../../src/shared/games/one-deck-dungeon.ts'
import { expect } from './app.ts'
import { english } from './words.ts'
import type { Say } from './words.ts'

/** A file that the app handed over. */
export interface Download {
  readonly name: string
  readonly bytes: Buffer
}

export interface GameChoices {
  /** In a single game the hero is chosen; in a campaign it comes from the sheet. */
  readonly hero?: HeroId
  readonly focus?: FocusId
  readonly dungeon: DungeonId
  readonly tier?: TierId
}

export type Screens = ReturnType<typeof screensOf>

/** The hands and eyes of a person in front of a page that speaks one language. */
export function screensOf(page: Page, say: Say = english) {
  const button = (key: string, named = {}) =>
    page.getByRole('button', { name: say(key, named), exact: true })
  const link = (key: string, named = {}) =>
    page.getByRole('link', { name: say(key, named), exact: true })
  const heading = (name: string) => page.getByRole('heading', { name, exact: true })
  const dialog = (key: string, named = {}) =>
    page.getByRole('dialog', { name: say(key, named), exact: true })
  const answer = (key: string) =>
    page.getByRole('dialog').getByRole('button', { name: say(key), exact: true })
  const choose = (group: string, choice: string) =>
    page
      .getByRole('radiogroup', { name: say(group), exact: true })
      .getByRole('radio', { name: choice })
      .click()

  /** Presses what hands over a file, and reads it. */
  async function download(press: () => Promise<void>): Promise<Download> {
    const coming = page.waitForEvent('download')
    await press()
    const file = await coming
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
  }

  return {
    say,
    button,
    link,
    heading,
    dialog,
    /** A short message at the foot of the screen. */
    message: page.getByRole('region', { name: say('app.messages') }),

    library: {
      arrived: () => expect(heading(say('library.title'))).toBeVisible(),
      async newCampaign(name: string) {
        await button('library.newCampaign').click()
        await dialog('library.newCampaign').getByLabel(say('campaign.name')).fill(name)
        await answer('library.createCampaign').click()
        await expect(heading(name)).toBeVisible()
      },
      campaign: (name: string) => page.getByRole('link', { name, exact: true }),
      game: (hero: HeroId, dungeon: DungeonId) =>
        page.getByRole('article', {
          name: say('library.gameOf', {
            hero: say(`odd.heroes.${hero}`),
            dungeon: say(`odd.dungeons.${dungeon}`),
          }),
        }),
      bin: page.locator('summary'),
      restore: (name: string) => button('library.restoreNamed', { name }),
      async chooseFile(name: string, text: string | Buffer) {
        const asked = page.waitForEvent('filechooser')
        await button('campaign.importSheet').click()
        const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) }
        await (await asked).setFiles(file)
      },
      async importSheet({ name, bytes }: Download) {
        await this.chooseFile(name, bytes)
        await expect(dialog('campaign.importTitle')).toBeVisible()
        await answer('campaign.importNow').click()
      },
    },

    campaign: {
      async addSheet(player: string, hero: HeroId) {
        await button('campaign.addSheet').click()
        await dialog('campaign.addSheet')
          .getByLabel(say('campaign.player'), { exact: true })
          .fill(player)
        await choose('campaign.hero', say(`odd.heroes.${hero}`))
        await answer('campaign.addThisSheet').click()
        await expect(heading(player)).toBeVisible()
      },
      play: (player: string) => link('sheet.playAs', { player }),
      open: (player: string) => link('sheet.openOf', { player }),
      async toBin() {
        // Its games have such a button too, further down.
        await button('campaign.toBin').first().click()
        await answer('campaign.toBin').click()
      },
    },

    newGame: {
      async start({ hero, focus, dungeon, tier }: GameChoices) {
        if (hero !== undefined) await choose('newGame.hero', say(`odd.heroes.${hero}`))
        if (focus !== undefined) await choose('newGame.focus', say(`odd.focuses.${focus}`))
        await choose('newGame.dungeon', say(`odd.dungeons.${dungeon}`))
        if (tier !== undefined) await choose('newGame.tier', say(`odd.tiers.${tier}.name`))
        await button('newGame.start').click()
        await expect(heading(say(`odd.dungeons.${dungeon}`))).toBeVisible()
      },
    },

    result: {
      ledger: page.getByRole('table', { name: say('result.account') }),
      /** Checkmarks still to place. */
      left: page.getByRole('status').filter({ hasText: say('result.left', {}, 2) }),
      space: (talent: TalentId, color: SpaceColor, number: number, total: number, marked = false) =>
        button(marked ? 'sheet.uncheckSpace' : 'sheet.checkSpace', {
          talent: say(`odd.talents.${talent}.name`),
          space: say(`sheet.space.${color}`),
          number,
          total,
        }),
      settle: button('result.settle'),
    },

    sheet: {
      arrived: (player: string) => expect(heading(player)).toBeVisible(),
      talent: (talent: TalentId) =>
        page.getByRole('listitem').filter({ has: heading(say(`odd.talents.${talent}.name`)) }),
      boss: (boss: BossId) =>
        page.getByRole('listitem').filter({ hasText: say(`odd.bosses.${boss}.name`) }),
      games: page.getByRole('table'),
      /** The sheet itself, as it is read out. */
      readOut: () => page.getByRole('region', { name: say('sheet.title') }).ariaSnapshot(),
      asPdf: (paper: 'a4' | 'letter') =>
        download(async () => {
          await button('sheet.exportPdf').click()
          await choose('settings.paper', say(`settings.papers.${paper}`))
          await answer('sheet.download').click()
        }),
      asFile: () => download(() => button('sheet.exportJson').click()),
    },

    settings: {
      speak: (language: string) => choose('settings.language', language),
    },
  }
}
