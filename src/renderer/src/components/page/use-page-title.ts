/** What the window is called, which is also how a screen reader tells one screen from another. */
import { watchEffect } from 'vue'
import { useI18n } from 'vue-i18n'

/** Names the window after the screen on it; null: its name is not known yet. */
export function usePageTitle(page: () => string | null): void {
  const { t } = useI18n()
  watchEffect(() => {
    const title = page()
    if (title !== null) document.title = t('app.title', { page: title })
  })
}
