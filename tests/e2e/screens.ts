/**
 * The screens around the table, as a person uses them: found by role and by words, so that a changed label
 * is a change in the catalogues alone.
 */
import type { Locator, Page } from '@playwright/test'
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
import { nextDownload } from './downloads.ts'
import type { Download } from './downloads.ts'
import { english } from './words.ts'
import type { Say } from './words.ts'

/** One seat of a party: on a sheet, by its player's name, or a guest with this hero. */
export interface SeatChoices {
  readonly sheet?: string
  readonly hero?: HeroId
  readonly player?: string
  readonly focus?: FocusId
}

export interface PartyChoices {
  readonly seats: readonly SeatChoices[]
  readonly dungeon: DungeonId
  readonly tier?: TierId
  /** Whether real dice are thrown. */
  readonly ownDice?: boolean
}

/** A game played with the real cards, as it is entered. */
export interface ManualGame {
  /** Whoever is to be ticked or unticked, by the name of the player. */
  readonly toggle?: readonly string[]
  readonly dungeon?: DungeonId
  readonly tier?: TierId
  readonly won?: boolean
  readonly descents?: number
  readonly levels?: number
}

export interface GameChoices {
  /** In a single game the hero is chosen; in a campaign it comes from the sheet. */
  readonly hero?: HeroId
  readonly focus?: FocusId
  readonly dungeon: DungeonId
  readonly tier?: TierId
}

export type Screens = ReturnType<typeof screensOf>

/** The controls of each screen, found by their words in the language of `say`. */
export function screensOf(page: Page, say: Say = english) {
  const button = (key: string, named = {}) =>
    page.getByRole('button', { name: say(key, named), exact: true })
  const link = (key: string, named = {}) =>
    page.getByRole('link', { name: say(key, named), exact: true })
  const heading = (name: string) => page.getByRole('heading', { name, exact: true })
  /** The heading of a whole screen: a card on the screen before may have the same name. */
  const title = (name: string) => page.getByRole('heading', { name, exact: true, level: 1 })
  const dialog = (key: string, named = {}) =>
    page.getByRole('dialog', { name: say(key, named), exact: true })
  const answer = (key: string) =>
    page.getByRole('dialog').getByRole('button', { name: say(key), exact: true })
  const choose = (group: string, choice: string | RegExp, within: Locator | Page = page) =>
    within
      .getByRole('radiogroup', { name: say(group), exact: true })
      .getByRole('radio', { name: choice })
      .click()

  /** Opens a dialog of exports, chooses the form and perhaps the paper, and reads the file. */
  const exported = (
    opener: string,
    title: string,
    form: string,
    {
      paper = null,
      separator = null,
      choice = 'export.format',
    }: { paper?: string | null; separator?: string | null; choice?: string } = {},
  ) =>
    download(async () => {
      await button(opener).click()
      await choose(choice, form)
      if (paper !== null) await choose('settings.paper', paper)
      if (separator !== null) await choose('export.separator', separator)
      await dialog(title)
        .getByRole('button', { name: say('export.save'), exact: true })
        .click()
    }).then(async (file) => {
      await expect(dialog(title)).toBeHidden()
      return file
    })

  /** Presses what hands over a file, and reads it. */
  async function download(press: () => Promise<void>): Promise<Download> {
    const coming = nextDownload(page)
    await press()
    return coming
  }

  return {
    say,
    button,
    link,
    heading,
    dialog,
    /** What a dialog is answered with. */
    answer,
    /** A short message at the foot of the screen. */
    message: page.getByRole('region', { name: say('app.messages') }),

    library: {
      arrived: () => expect(title(say('library.title'))).toBeVisible(),
      async newCampaign(name: string, game: 'odd' | 'paper' | 'digger' = 'odd') {
        await button('library.newCampaign').click()
        const naming = dialog('library.newCampaign')
        await naming.getByRole('radio', { name: say(`${game}.name`) }).check()
        await naming.getByLabel(say('campaign.name')).fill(name)
        await answer('library.createCampaign').click()
        // The library may show it a moment before one is there.
        await expect(title(name)).toBeVisible()
      },
      async newSingleGame() {
        await link('library.newSingleGame').click()
        await page.getByRole('radio', { name: say('odd.name') }).click()
      },
      campaign: (name: string) => page.getByRole('link', { name, exact: true }),
      game: (hero: HeroId, dungeon: DungeonId) =>
        page.getByRole('article', {
          name: say('odd.library.gameOf', {
            hero: say(`odd.heroes.${hero}`),
            dungeon: say(`odd.dungeons.${dungeon}`),
          }),
        }),
      /** The bin, folded up; the number in it is left out. */
      bin: page
        .locator('summary')
        .filter({ hasText: say('library.bin', { count: 0 }).replace(/ \(.*/, '') }),
      restore: (name: string) => button('library.restoreNamed', { name }),
    },

    files: {
      dialog: dialog('import.title'),
      /** Opens the dialog and hands a file to it. */
      async choose(name: string, content: string | Buffer) {
        await button('import.open').first().click()
        const asked = page.waitForEvent('filechooser')
        await this.dialog.getByRole('button', { name: say('import.choose'), exact: true }).click()
        const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) }
        await (await asked).setFiles(file)
      },
      /** Lets a file fall on the page. */
      async drop(name: string, content: Buffer) {
        // As text: the tests know no types of the page's world.
        const carried = await page.evaluateHandle(`(() => {
          const carried = new DataTransfer()
          const text = atob(${JSON.stringify(content.toString('base64'))})
          const bytes = Uint8Array.from(text, (char) => char.charCodeAt(0))
          carried.items.add(new File([bytes], ${JSON.stringify(name)}))
          return carried
        })()`)
        await page.dispatchEvent('body', 'drop', { dataTransfer: carried })
      },
      changes: page.getByRole('list', { name: say('import.changes') }),
      async apply() {
        await this.dialog.getByRole('button', { name: say('import.apply'), exact: true }).click()
        await expect(this.dialog).toContainText(say('import.done'))
        await this.close()
      },
      async close() {
        await this.dialog
          .getByRole('button', { name: say('common.close'), exact: true })
          .last()
          .click()
        await expect(this.dialog).toBeHidden()
      },
      async import({ name, bytes }: Download) {
        await this.choose(name, bytes)
        await this.apply()
      },
    },

    campaign: {
      async rename(name: string) {
        await button('campaign.rename').click()
        await dialog('campaign.renameTitle').getByRole('textbox').fill(name)
        await answer('campaign.rename').click()
        await expect(heading(name)).toBeVisible()
      },
      /** Takes up a name that it had before. */
      async bringBack(name: string) {
        await button('campaign.rename').click()
        await dialog('campaign.renameTitle').getByText(say('earlier.title')).click()
        await dialog('campaign.renameTitle')
          .getByRole('button', { name: say('earlier.useOf', { text: name }) })
          .click()
        await answer('campaign.rename').click()
      },
      async addSheet(player: string, hero: HeroId) {
        await button('odd.campaign.addSheet').click()
        await dialog('odd.campaign.addSheet')
          .getByLabel(say('campaign.player'), { exact: true })
          .fill(player)
        await choose('odd.campaign.hero', say(`odd.heroes.${hero}`))
        await answer('odd.campaign.addThisSheet').click()
        await expect(heading(player)).toBeVisible()
      },
      play: (player: string) => link('odd.sheet.playAs', { player }),
      open: (player: string) => link('odd.sheet.openOf', { player }),
      async toBin() {
        // Its games have such a button too, further down.
        await button('campaign.toBin').first().click()
        await answer('campaign.toBin').click()
      },
      notes: page.getByLabel(say('campaign.notesLabel')),
      saved: page.getByText(say('common.saved'), { exact: true }),
      record: page.getByRole('region', { name: say('campaign.record.title') }),
      as: (form: 'csv' | 'json' | 'delve' | 'bgstats') =>
        exported('export.campaign', 'export.campaignTitle', say(`export.campaignAs.${form}.name`)),
      blank: (hero: HeroId, paper: 'a4' | 'letter') =>
        exported('odd.export.blank', 'odd.export.blankTitle', say(`odd.heroes.${hero}`), {
          paper: say(`settings.papers.${paper}`),
          choice: 'odd.export.blankHero',
        }),
    },

    newGame: {
      async start({ hero, focus, dungeon, tier }: GameChoices) {
        if (hero !== undefined) await choose('odd.newGame.hero', say(`odd.heroes.${hero}`))
        if (focus !== undefined) await choose('odd.newGame.focus', say(`odd.focuses.${focus}`))
        await choose('odd.newGame.dungeon', say(`odd.dungeons.${dungeon}`))
        if (tier !== undefined) await choose('odd.newGame.tier', say(`odd.tiers.${tier}.name`))
        await button('odd.newGame.start').click()
        await expect(heading(say(`odd.dungeons.${dungeon}`))).toBeVisible()
      },
    },

    party: {
      async start({ seats, dungeon, tier, ownDice }: PartyChoices) {
        await choose('odd.newGame.party', say(`odd.newGame.parties.${String(seats.length)}.name`))
        for (const [index, { sheet, hero, player, focus }] of seats.entries()) {
          const seat = page.getByRole('region', {
            name: say('odd.newGame.seat', { number: index + 1 }),
            exact: true,
          })
          if (sheet !== undefined) await choose('odd.newGame.sheet', new RegExp(`^${sheet}`), seat)
          else if (
            await seat.getByRole('radiogroup', { name: say('odd.newGame.sheet') }).isVisible()
          )
            await choose('odd.newGame.sheet', say('odd.newGame.guest'), seat)
          if (hero !== undefined) await choose('odd.newGame.hero', say(`odd.heroes.${hero}`), seat)
          if (player !== undefined) await seat.getByLabel(say('campaign.playedBy')).fill(player)
          if (focus !== undefined)
            await choose('odd.newGame.focus', say(`odd.focuses.${focus}`), seat)
        }
        await choose('odd.newGame.dungeon', say(`odd.dungeons.${dungeon}`))
        if (tier !== undefined) await choose('odd.newGame.tier', say(`odd.tiers.${tier}.name`))
        if (ownDice) await choose('odd.newGame.dice', say('odd.newGame.diceOf.own.name'))
        await button('odd.newGame.start').click()
        await expect(heading(say(`odd.dungeons.${dungeon}`))).toBeVisible()
      },
      summary: page.getByRole('complementary', { name: say('odd.newGame.summary') }),
    },

    manualGame: {
      async fill({ toggle = [], dungeon, tier, won, descents, levels }: ManualGame) {
        for (const player of toggle)
          await page
            .getByRole('group', { name: say('record.who') })
            .getByRole('checkbox', { name: new RegExp(`^${player}`) })
            .click()
        if (dungeon !== undefined)
          await choose('odd.newGame.dungeon', say(`odd.dungeons.${dungeon}`))
        if (tier !== undefined) await choose('odd.newGame.tier', say(`odd.tiers.${tier}.name`))
        if (won !== undefined)
          await choose('record.ending', won ? say('result.won') : say('result.lost'))
        if (descents !== undefined) await choose('odd.result.descentsMade', String(descents))
        if (levels !== undefined) await choose('odd.result.levelsGained', String(levels))
      },
      /** What it would earn, as it says beside the form. */
      earns: page
        .getByRole('complementary', { name: say('odd.record.summary') })
        .getByRole('status'),
      day: page.getByRole('group', { name: say('record.day') }),
      enter: button('record.enter'),
      keep: button('record.keepCorrection'),
    },

    record: {
      heroes: page.getByRole('region', { name: say('record.heroes') }),
      history: page.getByRole('region', { name: say('record.history') }),
      note: page.getByLabel(say('record.noteLabel')),
    },

    statistics: {
      grid: page.getByRole('table', { name: say('odd.statistics.grid') }),
      cell: (hero: HeroId, dungeon: DungeonId) =>
        page.getByRole('button', {
          name: `${say(`odd.heroes.${hero}`)}, ${say(`odd.dungeons.${dungeon}`)}`,
        }),
      whose: page.getByLabel(say('statistics.whose')),
    },

    result: {
      ledger: page.getByRole('table', { name: say('odd.result.account') }),
      /** Checkmarks still to place. */
      left: page.getByRole('status').filter({ hasText: say('odd.result.left', {}, 2) }),
      space: (talent: TalentId, color: SpaceColor, number: number, total: number, marked = false) =>
        button(marked ? 'odd.sheet.uncheckSpace' : 'odd.sheet.checkSpace', {
          talent: say(`odd.talents.${talent}.name`),
          space: say(`odd.sheet.space.${color}`),
          number,
          total,
        }),
      settle: button('odd.result.settle'),
    },

    sheet: {
      arrived: (player: string) => expect(title(player)).toBeVisible(),
      talent: (talent: TalentId) =>
        page.getByRole('listitem').filter({ has: heading(say(`odd.talents.${talent}.name`)) }),
      boss: (boss: BossId) =>
        page.getByRole('listitem').filter({ hasText: say(`odd.bosses.${boss}.name`) }),
      games: page.getByRole('table'),
      /** The sheet itself, as it is read out. */
      readOut: () => page.getByRole('region', { name: say('odd.sheet.title') }).ariaSnapshot(),
      asPdf: (paper: 'a4' | 'letter') =>
        exported('export.sheet', 'export.sheetTitle', say('export.sheetAs.pdf.name'), {
          paper: say(`settings.papers.${paper}`),
        }),
      as: (form: 'png' | 'csv' | 'json') =>
        exported('export.sheet', 'export.sheetTitle', say(`export.sheetAs.${form}.name`)),
      asRows: (separator: 'comma' | 'semicolon') =>
        exported('export.sheet', 'export.sheetTitle', say('export.sheetAs.csv.name'), {
          separator: say(`export.separators.${separator}`),
        }),
    },

    settings: {
      everythingAs: (form: 'csv' | 'delve' | 'bgstats') =>
        exported(
          'export.everything',
          'export.everythingTitle',
          say(`export.campaignAs.${form}.name`),
        ),
      setLanguage: (language: string) => choose('settings.language', language),
    },
  }
}
