/** An encounter played by what is read out: the names of things, and what live regions say of their own accord. */
import { expect, test } from '../../e2e/app.ts'
import { GOBLIN, openSession, type Hero } from './goblin-game.ts'
import { listen } from '../../e2e/live-regions.ts'
import { english as say } from '../../e2e/words.ts'

const SKILLED: Hero = { talents: ['veteran'], basicSkill: 'steady-grip' }

test('an encounter read out by a screen reader', async ({ openApp }) => {
  const { page, table } = await openSession(openApp, GOBLIN, { speed: 'instant' }, SKILLED)
  const heard = await listen(page)
  /** What happened is announced first, line by line, then the question, once. */
  const tells = async (line: string, question = ''): Promise<void> => {
    const said = await heard()
    const words = said.map((one) => one.words)
    expect(said.map(({ role }) => role).join(' ')).toMatch(/^(log )+status$/)
    expect(words.slice(0, -1)).not.toContain(words.at(-1))
    expect(words.join('\n')).toContain(line)
    expect(words.at(-1)).toContain(question)
  }

  await test.step('a door is found and entered, and the dice are thrown', async () => {
    await table.beginTurn()
    await tells('Turn 1 begins.', 'explore')
    await table.act('explore')
    await tells('Exploring finds', 'Ready for turn 2?')
    await table.beginTurn()
    await tells('Time passes', 'Choose a door')
    await table.enter(table.closedDoor(1))
    await tells('The door opens: Goblin.')
    await table.act('face-encounter')
    await tells('The encounter begins: Goblin')
    await table.act('roll-dice')
    await tells('Warrior rolls Strength 6, 5', say('odd.questions.place.open'))
  })

  await test.step('a die says what it shows and where it fits, a box what it wants', async () => {
    const fits = say('odd.help.die.fits', { boxes: 'A' })
    await expect(table.die('Strength die 6')).toHaveAccessibleDescription(fits)
    await expect(table.die('Magic die 1')).toHaveAccessibleDescription('')
    const wants = say('odd.help.box.wants', { value: 5 })
    await expect(table.box('E')).toHaveAccessibleDescription(new RegExp(`^${wants}`))
  })

  await test.step('dice are placed, the placing ended, the loot claimed', async () => {
    await table.fill('A', ['Strength die 1', 'Strength die 4'])
    await heard()
    const both = say('odd.help.die.fits', { boxes: 'B and E' }, 2)
    await expect(table.die('Strength die 6')).toHaveAccessibleDescription(both)
    await table.place('Strength die 6', 'E')
    expect((await heard()).map(({ role }) => role)).toEqual(['log'])
    await table.stop()
    await tells('Goblin', 'Goblin')
    await table.press('Keep as 2 XP')
    await tells('Warrior claims Goblin', 'Ready for turn 3?')
  })
})
