/** Where the app starts: reads the command line, chooses the host, hands it the house. */
import { dirname, join } from 'node:path'
import { version } from '../../package.json'
import { USAGE, parseCommandLine, parseDesktopArguments } from './hosts/command-line'
import { openHouse } from './house'

const out = dirname(import.meta.dirname)
const renderer = join(out, 'renderer')

// Each host is loaded only where it runs: `electron` exists inside Electron alone.
if ('electron' in process.versions) {
  const { runDesktop } = await import('./hosts/electron')
  const { dataDir, scripted, files } = parseDesktopArguments(process.argv.slice(1))
  const preload = join(out, 'preload', 'index.cjs')
  runDesktop(openHouse, { version, dataDir, scripted, files, renderer, preload })
} else {
  process.exitCode = await runInNode(process.argv.slice(2))
}

async function runInNode(args: readonly string[]): Promise<number> {
  const commandLine = parseCommandLine(args)
  if (commandLine === 'help') {
    console.log(USAGE)
    return 0
  }
  if ('problem' in commandLine) {
    console.error(`${commandLine.problem}\n\n${USAGE}`)
    return 2
  }
  const { host, dataDir, scripted, port } = commandLine
  const options = { host, version, dataDir, scripted }
  switch (host) {
    case 'stdio': {
      const { runStdio } = await import('./hosts/stdio')
      return runStdio(openHouse, options)
    }
    case 'browser': {
      const { runBrowser } = await import('./hosts/browser')
      return runBrowser(openHouse, options, { root: renderer, port })
    }
  }
}
