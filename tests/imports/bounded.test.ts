/** Texts that are built to be slow to parse are told before they are parsed; others are left in peace. */
import { describe, expect, test } from 'vitest'
import { isBoundedJson } from '@main/imports/bounded'
import { openTestApp } from '../api/test-app'
import { refusedFile } from './files'

const MILLIONS = 3_000_001

describe('built to be slow', () => {
  test.each([
    ['lists in lists', '['.repeat(MILLIONS)],
    ['objects in objects', '{"x":'.repeat(40)],
    ['empty lists', `[${'[],'.repeat(MILLIONS)}[]]`],
    ['empty objects', `[${'{},'.repeat(MILLIONS)}{}]`],
    ['numbers', `[${'1,'.repeat(MILLIONS)}1]`],
    ['keys', `{${Array.from({ length: 1_001 }, (_, at) => `"${at}":0`).join()}}`],
    ['keys behind an object', `{"a":{"b":0},${'"c":0,'.repeat(1_000)}"d":0}`],
  ])('%s', async (_, text) => {
    expect(isBoundedJson(text)).toBe(false)
    expect(await refusedFile(await openTestApp(), text)).toBe('foreign-file')
    const ours = `{"format":"delvers-table.sheet","version":2,"more":${text}`
    expect(await refusedFile(await openTestApp(), ours)).toBe('damaged-file')
  })
})

test.each([
  ['brackets in words', JSON.stringify('[{:,'.repeat(MILLIONS))],
  ['quotes in words', JSON.stringify(['"[', '\\', '\\"'.repeat(50) + '['.repeat(50)])],
  ['many short objects', `[${'{"a":0,"b":1},'.repeat(100_000)}{}]`],
  ['a deep one', '['.repeat(32) + ']'.repeat(32)],
  ['what is no JSON', ']]]]}}}"'],
])('not built to be slow: %s', (_, text) => {
  expect(isBoundedJson(text)).toBe(true)
})
