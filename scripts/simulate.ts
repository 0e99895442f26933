/** `npm run simulate -- …`: the bot plays many games and counts what it wins. */
import { run } from './run.ts'

await run('main/simulate.js')
