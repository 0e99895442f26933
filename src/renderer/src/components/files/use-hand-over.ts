/** Handing an exported file to whoever asked for it, and what is to be said of it. */
import { useI18n } from 'vue-i18n'
import type { ExportedFile } from '@shared/api'
import { useAppStore } from '@renderer/stores/app'
import { download } from './download'

const MOST_LETTERS = 12

/** As many as a message has room for. */
function lettersOf({ missing }: ExportedFile): string {
  return missing.slice(0, MOST_LETTERS).join(' ') + (missing.length > MOST_LETTERS ? ' …' : '')
}

export function useHandOver(): (file: ExportedFile) => void {
  const app = useAppStore()
  const { t } = useI18n()
  return (file) => {
    download(file)
    if (file.missing.length > 0) app.tell(t('export.missing', { letters: lettersOf(file) }))
    // The desktop asks where to save it, and says itself what became of it (`exports.ended`).
    if (app.info?.host !== 'electron') app.tell(t('export.handed', { file: file.name }))
  }
}
