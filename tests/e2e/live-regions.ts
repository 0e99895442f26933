/** What a screen reader announces by itself: live regions, as they change. */
import type { Page } from '@playwright/test'

export interface Said {
  /** What spoke: the chronicle is a log, the question a status. */
  readonly role: string
  readonly words: string
}

/** Runs in the page: keeps what is added to a log, and the whole of any other live region that changes. */
const LISTEN = `(() => {
  const LIVE = '[aria-live]:not([aria-live="off"]), [role="status"], [role="log"], [role="alert"]'
  window.said = []
  const words = (node) => (node.textContent ?? '').replace(/\\s+/g, ' ').trim()
  const say = (role, text) => text !== '' && window.said.push({ role, words: text })
  new MutationObserver((changes) => {
    const announced = new Set()
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      const region = element?.closest(LIVE)
      for (const node of addedNodes)
        if (!region && node instanceof Element)
          for (const alert of [node, ...node.querySelectorAll('*')])
            if (alert.matches('[role="alert"]')) say('alert', words(alert))
      if (!region) continue
      const role = region.getAttribute('role') ?? 'live'
      if (role === 'log') for (const node of addedNodes) say(role, words(node))
      else if (!announced.has(region)) {
        announced.add(region)
        say(role, words(region))
      }
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
})()`

/** Begins to listen; each call of what it gives answers what has been said since the last one. */
export async function listen(page: Page): Promise<() => Promise<readonly Said[]>> {
  await page.evaluate(LISTEN)
  return () => page.evaluate<readonly Said[]>('window.said.splice(0)')
}
