/** Taking something out of the app: one dialog for all screens (App.vue). */
import { shallowRef } from 'vue'
import type { CampaignId, SheetId } from '@shared/ids'

/** What is taken along. */
export type ExportTarget =
  | { readonly of: 'sheet'; readonly sheet: SheetId }
  | { readonly of: 'campaign'; readonly campaign: CampaignId }
  | { readonly of: 'everything' }

const target = shallowRef<ExportTarget | null>(null)

export function useExport() {
  return {
    /** What the dialog is open for; null while it is closed. */
    target,
    open(wanted: ExportTarget): void {
      target.value = wanted
    },
    close(): void {
      target.value = null
    },
  }
}
