/** The app itself: its host, its settings, and the short messages at the edge of the screen. */
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { AppInfo, CallInput, Notice, Settings } from '@shared/api'
import type { CallError } from '@shared/errors'
import { applyAppearance } from '@renderer/appearance'
import { api } from '@renderer/api-client'
import type { Connection } from '@renderer/api-connection'
import { i18n, setLocale } from '@renderer/i18n'
import { mirror } from './mirror'
import { createNotices } from './notices'
import { createToasts } from './toasts'

/** Applies the settings that the whole page depends on: appearance and language. */
async function applySettings(settings: Settings): Promise<void> {
  applyAppearance(settings)
  await setLocale(settings.locale)
}

/** Notices, while the app runs, of another database in the place of the one in use. */
const REPLACED: ReadonlySet<Notice['code']> = new Set(['restored', 'damaged-set-aside'])

export const useAppStore = defineStore('app', () => {
  const info = shallowRef<AppInfo | null>(null)
  const settings = mirror(() => api.call('settings.get', {}))
  const connection = ref<Connection>(api.connection)
  const failure = shallowRef<CallError | null>(null)
  const { toasts, report, tell, dismiss, dismissRejections } = createToasts()
  const { received, notices, dismissNotice, forgetAnswered } = createNotices(report)
  /** Whether the catalogue of the chosen language is here. */
  const localeLoaded = ref(false)
  const ready = computed(
    () => info.value !== null && settings.value.value !== null && localeLoaded.value,
  )
  /** What there is to choose from, each by the name that it gives itself. */
  const languages = computed(() =>
    (info.value?.languages ?? []).map(({ locale, name }) => ({ value: locale, name })),
  )

  /** Subscribes, then fetches what every screen needs. Called once, when the app starts. */
  async function start(): Promise<void> {
    api.on('app.notice', (notice) => {
      // Everything on every screen came from the database that has just been replaced.
      if (REPLACED.has(notice.code)) window.location.reload()
      else received.value = [...received.value, notice]
    })
    api.on('app.acknowledged', ({ notice }) => forgetAnswered(notice))
    api.on('exports.ended', ({ file, outcome }) => {
      if (outcome === 'saved') tell(i18n.global.t('export.saved', { file }))
      else if (outcome === 'failed')
        report({ code: 'file-not-saved', message: `${file} could not be saved.` })
    })
    api.onConnection((now) => {
      connection.value = now
      if (now === 'open') void fetchAll()
    })
    await fetchAll()
  }

  async function fetchAll(): Promise<void> {
    const [about] = await Promise.all([api.call('app.info', {}), settings.refresh()])
    if ('ok' in about) {
      if (info.value === null) received.value = [...about.ok.notices, ...received.value]
      info.value = about.ok
    }
    failure.value = 'error' in about ? about.error : settings.error.value
    if (settings.value.value !== null) {
      await applySettings(settings.value.value)
      localeLoaded.value = true
    }
  }

  /** Changes settings; language and look switch as soon as the main process has kept them. */
  async function change(input: CallInput<'settings.set'>): Promise<void> {
    const result = await settings.take(() => api.call('settings.set', input))
    if ('error' in result) report(result.error)
    else await applySettings(result.ok)
  }

  return {
    info,
    settings: settings.value,
    connection,
    failure,
    toasts,
    notices,
    ready,
    languages,
    start,
    change,
    report,
    tell,
    dismiss,
    dismissRejections,
    dismissNotice,
  }
})
