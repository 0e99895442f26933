import { expect, test } from 'vitest'
import { draftOf, emptySeat, handedTo, seatInput } from '@renderer/table/seat-draft'

function t(key: string): string {
  return `[${key}]`
}

test('a bot without a name is called by its strength, a person without one by nothing', () => {
  expect(seatInput(emptySeat(), t)).toEqual({ player: null, bot: null })
  expect(seatInput({ player: ' Ada ', who: 'person' }, t)).toEqual({ player: 'Ada', bot: null })
  expect(seatInput({ player: '', who: 'hard' }, t)).toEqual({
    player: '[table.seats.bots.hard]',
    bot: 'hard',
  })
  expect(draftOf({ player: null, bot: 'easy' })).toEqual({ player: '', who: 'easy' })
})

test('handed to another, a person’s name stays and a bot’s own goes with it', () => {
  const ada = { player: 'Ada', bot: null }
  expect(handedTo('normal', ada, t)).toEqual({ player: 'Ada', bot: 'normal' })
  expect(handedTo('person', { player: 'Ada', bot: 'normal' }, t)).toEqual(ada)
  const bot = { player: '[table.seats.bots.easy]', bot: 'easy' } as const
  expect(handedTo('hard', bot, t)).toEqual({ player: '[table.seats.bots.hard]', bot: 'hard' })
  expect(handedTo('person', bot, t)).toEqual({ player: null, bot: null })
})
