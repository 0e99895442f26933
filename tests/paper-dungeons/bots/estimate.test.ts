/** The estimate of a position: what it counts again and what it keeps from the position before. */
import { estimateFor } from '@main/games/paper-dungeons/bot/estimate'
import { FEATURES, featuresOf } from '@main/games/paper-dungeons/bot/features'
import { settle } from '@main/games/paper-dungeons/bot/settle'
import { turnContextOf } from '@main/games/paper-dungeons/bot/turn-context'
import { COMPANY } from '@main/games/paper-dungeons/bot/weights'
import { act } from '@main/games/paper-dungeons/act'
import { paperDungeons as game } from '@main/games/paper-dungeons'
import { actionsOn } from '@main/games/paper-dungeons/legal'
import { expect, test } from 'vitest'
import { amount } from '../../amount'
import { must } from '../../must'
import { playBots } from './games'

test('counting again only what has changed comes to what counting all comes to', () => {
  let positions = 0
  for (let seed = 1; seed <= amount(3, 40); seed++)
    playBots(['normal', 'normal'], seed, {
      visit: ({ state, seat }) => {
        const { step } = must(game.view(state, seat).own)
        const context = turnContextOf(game.view(state, seat), seat)
        const { turnsLeft } = context
        if (turnsLeft === 0) return
        const weights = FEATURES.map((name) => {
          const [end, turns] = must(COMPANY[name])
          return end + (turns * turnsLeft) / 8
        })
        const estimate = estimateFor(context, COMPANY)
        for (const action of actionsOn(context, step)) {
          const { sheet } = act(context, step, action, true)
          const settled = settle(context, sheet)
          let value = settled.glory
          for (const [at, feature] of featuresOf(context, settled).entries())
            value += feature * must(weights[at])
          expect(estimate.of(sheet)).toBe(value)
          positions += 1
        }
      },
    })
  expect(positions).toBeGreaterThan(1000)
})
