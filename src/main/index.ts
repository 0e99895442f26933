/**
 * Where the app starts: reads the command line, chooses the host, hands it the app. Everything that loads
 * the database is imported only once it is known that it can be loaded.
 */
import { dirname, join } from 'node:path'
import { version } from '../../package.json'
import { USAGE, parseCommandLine, parseDesktopArguments } from './hosts/command-line'
import { nodeProblem } from './node-version'

// Each host is loaded only where it runs: `electron` exists inside Electron alone.
if ('electron' in process.versions) {
  const { runDesktop } = await import('./hosts/electron')
  const { openApp } = await import('./app')
  const { dataDir, scripted, files } = parseDesktopArguments(process.argv.slice(1))
  const preload = join(out(), 'preload', 'index.cjs')
  const renderer = join(out(), 'renderer')
  runDesktop(openApp, { version, dataDir, scripted, files, renderer, preload, ...workers() })
} else {
  process.exitCode = await runInNode(process.argv.slice(2))
}

/** Built beside this file. */
function workers(): { readonly checkWorker: URL; readonly exchangeWorker: URL } {
  return {
    checkWorker: new URL('./check-worker.js', import.meta.url),
    exchangeWorker: new URL('./exchange-worker.js', import.meta.url),
  }
}

function out(): string {
  return dirname(import.meta.dirname)
}

async function runInNode(args: readonly string[]): Promise<number> {
  const problem = nodeProblem(process.versions.node)
  if (problem !== null) {
    console.error(problem)
    return 2
  }
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
  const { openLog } = await import('./log/log')
  const { openApp } = await import('./app')
  const log = openLog(dataDir)
  // Node still ends the process and says why; this only writes it down before.
  process.on('uncaughtExceptionMonitor', (error) => log.error('uncaught', error))
  const options = { host, version, dataDir, scripted, log, ...workers() }
  switch (host) {
    case 'stdio': {
      const { runStdio } = await import('./hosts/stdio')
      return runStdio(openApp, options)
    }
    case 'browser': {
      const { runBrowser } = await import('./hosts/browser')
      return runBrowser(openApp, options, { root: join(out(), 'renderer'), port })
    }
  }
}
