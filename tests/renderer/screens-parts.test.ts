/** What fits into a place of a game's screens. The types are what is tested: `vue-tsc` reads these lines. */
import { defineComponent, h } from 'vue'
import { expect, test, vi } from 'vitest'
import { partsOf, type Screen } from '@renderer/games/screens'

vi.mock('@renderer/components/notices/AppSpinner.vue', () => ({ default: {} }))

const { part, screen } = partsOf('one-deck-dungeon')
function fetched<Part>(component: Part) {
  return Promise.resolve({ default: component })
}

function draw() {
  return h('p')
}
const props = {
  name: { type: String, required: true },
  count: { type: Number, required: true },
} as const
const all = defineComponent({ props, render: draw })
const some = defineComponent({ props: { name: props.name }, render: draw })
const none = defineComponent({ render: draw })
const others = defineComponent({ props: { ...props, name: props.count }, render: draw })

interface Place {
  readonly name: string
  readonly count: number
  readonly onChanged?: () => void
}

// What a part does not declare would stand as an attribute on its root.
test('a part declares every prop that its place requires, and as the place gives it', () => {
  const parts: readonly Screen<Place>[] = [
    part(() => fetched(all)),
    screen(() => fetched(all)),
    // @ts-expect-error: the place gives a number too
    part(() => fetched(some)),
    // @ts-expect-error: the place gives a text and a number
    screen(() => fetched(none)),
    // @ts-expect-error: the place gives a text, and this part takes a number
    part(() => fetched(others)),
  ]
  expect(parts).toHaveLength(5)
})
