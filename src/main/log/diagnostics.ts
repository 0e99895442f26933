/** What helps somebody else to find a fault: facts about the app and its system, and nobody's names. */
import { arch, release, type as system } from 'node:os'
import type { AppInfo, Settings } from '@shared/api'

export interface VersionFacts {
  readonly version: string
  readonly host: AppInfo['host']
  readonly schema: number
  readonly sqlite: string
}

export interface DiagnosticFacts extends VersionFacts {
  readonly settings: Settings
  readonly counts: Readonly<Record<string, number>>
  readonly notices: readonly string[]
  /** The end of the log, redacted when it was written. */
  readonly log: string
}

const ENGINES = { electron: 'Electron', chrome: 'Chrome', node: 'Node' } as const

/** What runs, and on what, in one line. */
export function versionsLine({ version, host, schema, sqlite }: VersionFacts): string {
  // Electron's own types say that it is always there.
  const versions: NodeJS.Dict<string> = { ...process.versions }
  const engines = (['electron', 'chrome', 'node'] as const).flatMap((name) => {
    const of = versions[name]
    return of === undefined ? [] : [`${ENGINES[name]} ${of}`]
  })
  return `${version}, host ${host}, ${system()} ${release()} ${arch()}, ${engines.join(', ')}, SQLite ${sqlite}, schema ${schema}`
}

/** The whole text, in English: it is for whoever mends the app. */
export function diagnosticsText(facts: DiagnosticFacts): string {
  const { locale, theme, textSize, speed, sound, volume, paper } = facts.settings
  const counts = Object.entries(facts.counts).map(([what, count]) => `${what} ${count}`)
  return [
    `Delver's Table ${versionsLine(facts)}`,
    `Settings: locale ${locale}, theme ${theme}, text ${textSize}%, speed ${speed}, sound ${sound ? `${volume}%` : 'off'}, paper ${paper}`,
    `Content: ${counts.join(', ')}`,
    `Notices: ${facts.notices.length === 0 ? 'none' : facts.notices.join(', ')}`,
    '',
    'End of the log:',
    facts.log === '' ? '(nothing)' : facts.log,
    '',
  ].join('\n')
}
