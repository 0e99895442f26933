/** What the preload puts into every page: functions that run there are written in these tests. */
import type { Bridge } from '@shared/wire'

declare global {
  var delversTable: Bridge
}
