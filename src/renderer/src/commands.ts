/** What the desktop's menu asks of the page, carried out in one place. */
import { onScopeDispose, watch } from 'vue'
import { useI18n } from 'vue-i18n'
import { useRoute, useRouter } from 'vue-router'
import type { Command, Folder } from '@shared/api'
import type { CampaignId, SheetId } from '@shared/ids'
import { copyText } from '@renderer/components/settings/copy-text'
import { useExport } from '@renderer/components/files/use-export'
import type { ExportTarget } from '@renderer/components/files/use-export'
import { useImport } from '@renderer/components/files/use-import'
import { api } from './api-client'
import { useReference } from './reference/useReference'
import { useAppStore } from './stores/app'

/**
 * Carries commands out while the calling component lives; those that come before the app is ready wait until it is.
 * A dialog that lies open stays where the command opens another one above it; where the command leads to another
 * screen, it is closed.
 * @param leaveWelcome called where a command leads to another screen, which the first run's questions would cover
 */
export function useCommands({ leaveWelcome }: { readonly leaveWelcome: () => void }): void {
  const app = useAppStore()
  const router = useRouter()
  const route = useRoute()
  const { t } = useI18n()
  const [importing, exporting, reference] = [useImport(), useExport(), useReference()]

  /** What is on the screen, as far as it can leave the app by itself. */
  const onScreen = (): ExportTarget => {
    const { campaign, sheet } = route.params
    if (route.name === 'campaign') return { of: 'campaign', campaign: campaign as CampaignId }
    if (route.name === 'sheet') return { of: 'sheet', sheet: sheet as SheetId }
    return { of: 'everything' }
  }

  function go(path: string): void {
    if (app.settings?.welcomed === false) leaveWelcome()
    reference.close()
    importing.isOpen.value = false
    exporting.close()
    void router.push(path)
  }

  async function openFolder(folder: Folder) {
    const result = await api.call('app.openFolder', { folder })
    if ('error' in result) app.report(result.error)
  }

  /** Where the clipboard is out of reach, the settings show the text. */
  async function copyDiagnostics() {
    const result = await api.call('app.diagnostics', {})
    if ('error' in result) app.report(result.error)
    else if (await copyText(result.ok.text)) app.tell(t('settings.diagnosticsCopied'))
    else go('/settings#diagnostics')
  }

  function carryOut(command: Command): void {
    switch (command) {
      case 'settings':
        go('/settings')
        break
      case 'rules':
        go('/rules')
        break
      case 'licences':
        go('/licences')
        break
      case 'import':
        importing.open()
        break
      case 'export':
        exporting.open(onScreen())
        break
      case 'print':
        window.print()
        break
      case 'openData':
        void openFolder('data')
        break
      case 'openLogs':
        void openFolder('logs')
        break
      case 'diagnostics':
        void copyDiagnostics()
        break
    }
  }

  let early: Command[] = []
  const stop = api.on('app.command', ({ command }) => {
    if (app.ready) carryOut(command)
    else early.push(command)
  })
  watch(
    () => app.ready,
    (ready) => {
      if (!ready) return
      early.forEach(carryOut)
      early = []
    },
  )
  onScopeDispose(stop)
}
