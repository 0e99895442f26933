/** Another language or size of text on the screen that is there, with whatever lies open on it. */
import type { Page } from '@playwright/test'
import type { CallInput } from '../../src/shared/api.ts'
import { NEXT_FRAME } from './next-frame.ts'

/** The app that Vue has mounted, as plain script: the tests know no types of the page's world. */
const APP = `document.querySelector('#app').__vue_app__`

/** Changes settings as the settings' screen does, without going there; the page has followed when this resolves. */
export function changeSettings(page: Page, input: CallInput<'settings.set'>): Promise<unknown> {
  return page.evaluate(`(async () => {
    await ${APP}.config.globalProperties.$pinia._s.get('app').change(${JSON.stringify(input)})
    await ${NEXT_FRAME}
  })()`)
}

/** Puts other words in the place of those of the page's language. */
export function putWords(page: Page, locale: string, messages: object): Promise<unknown> {
  return page.evaluate(`(async () => {
    const app = ${APP}
    const { global } = app._context.provides[app.__VUE_I18N_SYMBOL__]
    global.setLocaleMessage(${JSON.stringify(locale)}, ${JSON.stringify(messages)})
    await ${NEXT_FRAME}
  })()`)
}
