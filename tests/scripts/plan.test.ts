import { describe, expect, it } from 'vitest'
import { plan } from '../../scripts/test/plan.ts'

const GAME = 'one-deck-dungeon'

function argsOf(game: string | null, name: string): readonly string[] {
  return plan('counts', game).find((step) => step.name === name)?.args ?? []
}

describe('what npm test runs', () => {
  it('is everything, over every file', () => {
    const names = plan('counts', null).map(({ name }) => name.replace(/, \d of \d$/, ''))
    expect([...new Set(names)]).toEqual([
      ...[
        'build',
        'types and lint',
        'types of the page',
        'lint of components and imports',
        'format',
      ],
      ...['unit tests, scenarios and properties', 'tests of the built app'],
      ...['every screen', 'end-to-end tests'],
    ])
    for (const name of ['lint of components and imports', 'format'])
      expect(argsOf(null, name).at(-1)).toBe('.')
  })

  it('is for one game what lies in its own folders, and types and a build of everything', () => {
    for (const name of ['lint of components and imports', 'format']) {
      const args = argsOf(GAME, name)
      for (const path of [`src/main/games/${GAME}`, `src/locales/it/${GAME}.json`, `tests/${GAME}`])
        expect(args).toContain(path)
      expect(args).not.toContain('.')
      expect(args.filter((path) => /^(src|tests)\//.test(path) && !path.includes(GAME))).toEqual([])
    }
    for (const name of ['build', 'types and lint', 'types of the page'])
      expect(argsOf(GAME, name)).toEqual(argsOf(null, name))
  })
})
