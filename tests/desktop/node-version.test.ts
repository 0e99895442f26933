import { expect, test } from 'vitest'
import { nodeProblem } from '@main/node-version'

test.each(['22.0.0', '24.21.0', '100.1.2'])('Node %s will do', (version) =>
  expect(nodeProblem(version)).toBeNull(),
)

test.each(['18.20.1', '20.20.2', '21.9.9'])('Node %s is refused in a sentence', (version) =>
  expect(nodeProblem(version)).toMatch(
    new RegExp(`^Delver's Table needs Node 22 or newer, and this is Node ${version}\\.`),
  ),
)
