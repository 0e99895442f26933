/** `npm run simulate -- …`: bots play many games, and what they win is counted. */
import { run } from './run.ts'

await run('main/simulate.js')
