/**
 * A scoped style reaches the root of each child too. Where it names a class that the child wears there of its own
 * accord, it changes what it was never meant for: such classes are handed down in the open, or have other names.
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'vue/compiler-sfc'
import type { SFCTemplateBlock } from 'vue/compiler-sfc'

const SOURCE = resolve('src/renderer/src')

type TemplateNode = NonNullable<SFCTemplateBlock['ast']>['children'][number]
type ElementNode = Extract<TemplateNode, { readonly tag: string }>

interface Component {
  readonly roots: readonly ElementNode[]
  readonly elements: readonly ElementNode[]
  /** Every class that its scoped styles name. */
  readonly styled: ReadonlySet<string>
  /** The files of the components that it uses, by the names it gives them. */
  readonly imported: ReadonlyMap<string, string>
}

function isElement(node: TemplateNode): node is ElementNode {
  return 'tag' in node
}
function elementsIn(nodes: readonly TemplateNode[]): readonly ElementNode[] {
  return nodes.filter(isElement).flatMap((node) => [node, ...elementsIn(node.children)])
}

/** The classes that an element may wear, as far as its template says them. */
function classesOf({ props }: ElementNode): readonly string[] {
  return props.flatMap((prop) => {
    if (!('arg' in prop))
      return prop.name === 'class' ? (prop.value?.content.split(/\s+/) ?? []) : []
    if (prop.arg?.loc.source !== 'class') return []
    const words = prop.exp?.loc.source ?? ''
    return [
      ...[...words.matchAll(/'([\w-]+)'/g)].map(([, name]) => name ?? ''),
      ...[...words.matchAll(/[{,]\s*(\w+)\s*(?=[:,}])/g)].map(([, name]) => name ?? ''),
    ]
  })
}

function read(file: string): Component {
  const { descriptor } = parse(readFileSync(file, 'utf8'), { filename: file })
  const { template, styles, script, scriptSetup } = descriptor
  const children = template?.ast?.children ?? []
  const css = styles
    .filter(({ scoped }) => scoped)
    .map(({ src, content }) =>
      src === undefined ? content : readFileSync(resolve(dirname(file), src), 'utf8'),
    )
    .join('\n')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/:(?:deep|slotted|global)\([^{]*?\)(?=[\s,{:.[])/g, '')
  const code = `${script?.content ?? ''}${scriptSetup?.content ?? ''}`
  return {
    roots: children.filter(isElement),
    elements: elementsIn(children),
    styled: new Set(
      [...css.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map(([, name]) => name ?? ''),
    ),
    imported: new Map(
      [...code.matchAll(/import (\w+) from '([^']+\.vue)'/g)].map(([, name = '', from = '']) => [
        name,
        from.startsWith('@renderer/')
          ? resolve(SOURCE, from.slice('@renderer/'.length))
          : resolve(dirname(file), from),
      ]),
    ),
  }
}

const components = new Map(
  globSync(`${SOURCE}/**/*.vue`).map((file) => [file, read(file)] as const),
)

/** What the root of a component wears of its own accord; where that is a component, what its root wears too. */
function ownClasses(file: string): readonly string[] {
  const component = components.get(file)
  if (component === undefined) return []
  return component.roots.flatMap((root) => {
    const inner = component.imported.get(root.tag)
    return [...classesOf(root), ...(inner === undefined ? [] : ownClasses(inner))]
  })
}

/** The classes of children's roots that a component's styles would reach unasked. */
function leaksOf({ elements, styled, imported }: Component): readonly string[] {
  return elements.flatMap((element) => {
    const child = imported.get(element.tag)
    if (child === undefined) return []
    const given = new Set(classesOf(element))
    return ownClasses(child)
      .filter((name) => styled.has(name) && !given.has(name))
      .map((name) => `${element.tag} .${name}`)
  })
}

test('no component styles the root of a child by a class of the child’s own', () => {
  const leaks = [...components].flatMap(([file, component]) =>
    leaksOf(component).map((leak) => `${relative(SOURCE, file)}: ${leak}`),
  )
  expect(components.size).toBeGreaterThan(100)
  expect(leaks).toEqual([])
})
