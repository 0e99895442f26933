/** A component's outermost element wears the styles of whoever shows it too: they must not share a class by chance. */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const files = globSync('src/renderer/src/**/*.vue').sort()
const source = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))

/** The classes that a tag says once and for all. */
const classesIn = (attributes: string): readonly string[] =>
  (/(?:^|\s)class="([^"]*)"/.exec(attributes)?.[1] ?? '').split(' ').filter(Boolean)

/** The classes of what stands outermost in a template. */
function rootClasses(text: string): readonly string[] {
  const [, template = ''] = /^<template>\n([^]*?)^<\/template>/m.exec(text) ?? []
  const roots = [...template.matchAll(/^ {2}<[\w-]+((?:[^">]|"[^"]*")*)>/gm)]
  return roots.flatMap(([, attributes = '']) => classesIn(attributes))
}
/** The classes that a file's own style speaks of by themselves. */
function styledClasses(text: string): ReadonlySet<string> {
  const [, style = ''] = /<style scoped>([^]*)<\/style>/.exec(text) ?? []
  const last = [...style.matchAll(/([^{}]*)\{/g)].flatMap(([, selectors = '']) =>
    // What is meant for a part of another component says so.
    selectors.split(',').map((selector) => (/[^ >+~]+$/.exec(selector.trim()) ?? [''])[0]),
  )
  const own = last.filter((part) => !part.includes(':deep('))
  return new Set(
    own.flatMap((part) => [...part.matchAll(/\.([\w-]+)/g)].map(([, one]) => one ?? '')),
  )
}

test('no component is dressed by chance by one that shows it', () => {
  const dressed = files.flatMap((child) => {
    const name = basename(child, '.vue')
    const roots = rootClasses(source.get(child) ?? '')
    return files.flatMap((parent) => {
      const text = source.get(parent) ?? ''
      const shown = [...text.matchAll(new RegExp(`<${name}(?=[\\s/>])((?:[^">]|"[^"]*")*)>`, 'g'))]
      const styled = styledClasses(text)
      // Where it is given the class, it is dressed on purpose.
      return shown.flatMap(([, attributes = '']) =>
        roots
          .filter((root) => styled.has(root) && !classesIn(attributes).includes(root))
          .map((root) => `${parent}: .${root} of ${name}`),
      )
    })
  })
  expect(files.length).toBeGreaterThan(50)
  expect(dressed).toEqual([])
})
