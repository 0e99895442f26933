/** The table of One Deck Dungeon, used through its accessible names. */
import type { Page } from '@playwright/test'
import { expect } from '../../e2e/app.ts'
import { english } from '../../e2e/words.ts'
import type { Say } from '../../e2e/words.ts'

/** A button as it is read out. */
export interface Heard {
  readonly name: string
  readonly enabled: boolean
  readonly pressed: boolean
}

export type Table = ReturnType<typeof tableOf>

/** The table on a page, found by its words in the language of `say`. */
export function tableOf(page: Page, say: Say = english) {
  const main = page.getByRole('main')
  const button = (name: string | RegExp) => main.getByRole('button', { name, exact: true })
  const die = (name: string) => button(name).and(page.locator('[aria-pressed="false"]')).first()
  const box = (letter: string) =>
    button(startsWith(say('odd.table.box.label', { letter, face: '' })))

  /** The button that ends the placing, whatever it says. */
  const finish = main.locator('[data-action="finish-placing"]')

  /** Waits until what was pressed is done. */
  const settled = () => page.locator('main[aria-busy="true"]').waitFor({ state: 'detached' })
  const press = async (name: string | RegExp): Promise<void> => {
    await button(name).click()
    await settled()
  }
  const pick = async (names: readonly string[]): Promise<void> => {
    for (const name of names) {
      await die(name).click()
      await settled()
    }
  }
  const question = main.getByRole('region', { name: say('odd.table.prompt') }).getByRole('status')
  /** Picks dice, and confirms where that is asked for: what is complete and can be taken back goes on by itself. */
  const pickAll = async (names: readonly string[]): Promise<void> => {
    const asked = await question.textContent()
    await pick(names)
    await page.evaluate(
      'new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))',
    )
    await settled()
    const confirm = button(say('odd.actions.confirm')).and(page.locator(':not([aria-disabled])'))
    const stands = (await question.textContent()) === asked
    if (stands && (await confirm.count()) > 0) await confirm.click()
    await settled()
  }
  const act = (action: string, named = {}, count = 1): Promise<void> =>
    press(say(`odd.actions.${action}`, named, count))

  return {
    say,
    question,
    chronicle: main.getByRole('log'),
    dice: main
      .getByRole('region', { name: say('odd.table.pool.title') })
      .getByRole('listitem')
      .getByRole('button'),
    /** The dice of one hero among several. */
    trayOf: (hero: string) =>
      main
        .getByRole('region', { name: say('odd.table.pool.of', { hero }), exact: true })
        .getByRole('listitem')
        .getByRole('button'),
    /** A hero's card. */
    hero: (name: string) => main.getByRole('region', { name, exact: true }),
    /** Cards won in a room of two, that wait to be claimed. */
    spoils: main.getByRole('list', { name: say('odd.table.party.spoils') }).getByRole('button'),
    /** The values entered for dice thrown on the table. */
    enteredValues: main
      .getByRole('region', { name: say('odd.table.enter.title') })
      .getByRole('status'),
    stopping: main.getByRole('region', { name: say('odd.table.stopping.title') }),
    die,
    box,
    button,
    press,
    settled,
    act,
    /** The button that begins the next turn, whichever it is and whatever its time takes. */
    turn: button(startsWith(say('odd.actions.begin-turn.free', { turn: '' }))),
    beginTurn: () => press(startsWith(say('odd.actions.begin-turn.free', { turn: '' }))),
    /** Presses the first of the buttons with these words. */
    async pressAny(name: string) {
      await button(name).first().click()
      await settled()
    },
    /** Everything on the table, as it is read out. */
    /** Without the addresses of links, which are not read out. */
    readOut: async () => (await main.ariaSnapshot()).replaceAll(/^ *- \/url: .*\n/gm, ''),

    enter: (door: string) => act('enter-room', { door }),
    closedDoor: (number: number) => say('odd.doors.closed', { number }),
    openDoor: (number: number, encounter: string) =>
      say('odd.doors.open', { number, card: say(`odd.encounters.${encounter}`) }),
    /** Presses a die, then a box. */
    async place(name: string, letter: string) {
      await die(name).click()
      await box(letter).click()
      await settled()
    },
    /** Opens a wide box and fills it with these dice. */
    async fill(letter: string, names: readonly string[]) {
      await box(letter).click()
      await settled()
      await pickAll(names)
    },
    /** Picks these dice, and confirms where that is asked for. */
    pay: pickAll,
    pick,
    useSkill: (skill: string) =>
      press(startsWith(say('odd.actions.use-skill', { skill: say(`odd.skills.${skill}.name`) }))),
    finish,
    /** Ends the placing, whatever it costs: where it is somebody's end, a second press is asked for. */
    async stop() {
      await finish.click()
      const [again = ''] = say('odd.stop.oneAgain').split(':')
      if ((await finish.filter({ hasText: again }).count()) > 0) await finish.click()
      await settled()
    },
    undo: button(say('table.undo.label')),
    takeBack: () => press(say('table.undo.label')),

    async tells(...lines: readonly string[]) {
      for (const line of lines) await expect(main.getByRole('log')).toContainText(line)
    },
  }
}

function startsWith(words: string): RegExp {
  return new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
}

/** The buttons of what is read out, in its order: YAML, whose lines with a colon stand in single quotes. */
export function heardButtons(readOut: string): readonly Heard[] {
  return readOut.split('\n').flatMap((line) => {
    const item = line.trim().replace(/^- /, '')
    const plain = item.startsWith("'") ? item.slice(1).replaceAll("''", "'") : item
    const [, name, states = ''] = /^button "((?:[^"\\]|\\.)*)"(.*)/.exec(plain) ?? []
    if (name === undefined) return []
    const is = (state: string): boolean => states.includes(`[${state}]`)
    return [{ name: name.replaceAll('\\"', '"'), enabled: !is('disabled'), pressed: is('pressed') }]
  })
}
