// @ts-nocheck
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { newFolder, test } from './app.ts'
import { furnish, playTo } from './furnish.ts'
import { asks, game } from './places-tables.ts'
import { english as say } from './words.ts'
import { tableOf } from './table.ts'

const W = Number(process.env['W'] ?? 1280), H = Number(process.env['H'] ?? 800)
const RATE = Number(process.env['RATE'] ?? 0.25)
const OUT = `/tmp/shots/looks/motion-${W}`
const only = process.env['SC'] ?? ''
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const take = (...types: string[]) => (_: any, actions: readonly any[]) => actions.find(({ type }) => types.includes(type))
const ONES = Array.from({ length: 300 }, () => 1)
type Sc = [string, any, (v: any) => boolean, any, (page: Page, t: ReturnType<typeof tableOf>) => Promise<void>]
const first = (page: Page, re: RegExp) => page.getByRole('main').getByRole('button', { name: re }).first()
const SCENES: Sc[] = [
  ['explore', game('warrior', 'dragons-cave'), asks('choose-turn', (v) => v.doors.length === 0), undefined, async (p) => first(p, /Explore/).click()],
  ['enter', game('warrior', 'dragons-cave'), asks('choose-turn', (v) => v.doors.length === 4), undefined, async (p) => first(p, /door 1|Door 1/).click()],
  ['roll', game('mage', 'dragons-cave', [6,5,4,3,2,1,6,5,4,3,2,1,6,5,4,3,2,1,6,5,4,3,2,1,...ONES]), asks('feats'), take('face-encounter'), async (p) => first(p, /Roll/).click()],
  ['hurt', game('warrior', 'hydras-reef', ONES), asks('place', (v) => v.encounter?.stopping?.damage > 0), take('face-encounter', 'roll-dice'), async (p) => first(p, /^Stop here/).click()],
  ['heal', game('warrior', 'hydras-reef', ONES), asks('save-hero'), take('face-encounter', 'roll-dice', 'finish-placing', 'claim-xp', 'begin-turn'), async (p) => first(p, /Drink Healing/).click()],
  ['defeat', game('warrior', 'hydras-reef', ONES), asks('save-hero'), take('face-encounter', 'roll-dice', 'finish-placing', 'claim-xp', 'begin-turn'), async (p) => first(p, /Accept defeat/).click()],
  ['levelup', game('warrior', 'dragons-cave'), asks('pick-xp'), undefined, async (p) => first(p, /Confirm/).click()],
  ['claim', game('archer', 'hydras-reef'), asks('claim-loot', (v) => v.heroes[0].items.length < 3), take('claim-item'), async (p) => first(p, /Take it/).click()],
  ['descend', game('warrior', 'dragons-cave'), asks('descend-or-stay', (v) => v.floor === 1), undefined, async (p) => first(p, /Descend/).click()],
  ['boss', game('warrior', 'minotaurs-maze'), asks('place', (v) => v.boss !== null && v.encounter.boxes.some((b: any) => b.skull && b.dice.length > 0)), undefined, async (p) => first(p, /^Stop here/).click()],
  ['victory', game('archer', 'lichs-tomb'), asks('place', (v) => v.boss !== null && v.boss.health - v.boss.damage <= v.encounter.boxes.filter((b: any) => b.skull && b.dice.length > 0).length && v.encounter.stopping?.damage === 0), undefined, async (p) => first(p, /^Stop here|^End|^Finish/).click()],
]
for (const [name, start, reached, choose, act] of SCENES.filter(([n]) => n.includes(only)))
  test(`m-${name}`, async ({ openApp }) => {
    const dataDir = newFolder()
    let id = ''
    await furnish(dataDir, async (ask) => {
      await ask('settings.set', { speed: 'normal' })
      const a = await playTo(ask, start, reached as any, choose)
      id = a.table
      writeFileSync(`/tmp/shots/looks/actions-${name}.json`, JSON.stringify(a.actions, null, 1))
    })
    const { page } = await openApp(dataDir)
    await page.setViewportSize({ width: W, height: H })
    await page.goto(`${new URL(page.url()).origin}/#/tables/${id}`)
    const t = tableOf(page)
    await t.question.waitFor()
    await page.waitForTimeout(500)
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Animation.enable')
    await cdp.send('Animation.setPlaybackRate', { playbackRate: RATE })
    mkdirSync(OUT, { recursive: true })
    await act(page, t)
    for (let n = 0; n < 24; n += 1) {
      await page.screenshot({ path: `${OUT}/${name}-${String(n).padStart(2, '0')}.jpg`, type: 'jpeg', quality: 70, scale: 'css' })
      if (n > 3 && (await page.locator('.motion-stage').count()) === 0) break
    }
  })
