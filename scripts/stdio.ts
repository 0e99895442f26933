/** `npm run --silent stdio -- --data DIR`: the stdio host, built first where that is due. */
import { run } from './run.ts'

await run('main/index.js', ['--host', 'stdio'])
