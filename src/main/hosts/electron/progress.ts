/** How far long work has come, on the app's button in the taskbar or the dock. */
import { BrowserWindow } from 'electron'
import type { AppEvents } from '@shared/api'

type Progress = AppEvents['job.progress']
/** The kinds of long work that belong to a call. */
const JOBS: Readonly<Record<string, readonly Progress['job'][]>> = {
  'imports.preview': ['reading', 'import'],
  'imports.apply': ['reading', 'import', 'merging'],
  'exports.campaign': ['export'],
  'exports.everything': ['export'],
  'statistics.plots': ['statistics'],
}
/** No bar at all, as Electron puts it. */
const NONE = -1

export interface TaskbarProgress {
  report(progress: Progress): void
  /** Told that a call was answered, whatever with: its work has ended. */
  answered(call: unknown): void
}

/** @param show given the part that is done, from 0 to 1, or -1 where nothing is under way */
export function createProgress(show: (part: number) => void = showOnWindows): TaskbarProgress {
  const underWay = new Map<Progress['job'], Progress>()
  const showTotal = (): void => {
    const jobs = [...underWay.values()]
    const total = jobs.reduce((sum, job) => sum + job.total, 0)
    show(total === 0 ? NONE : jobs.reduce((sum, job) => sum + job.done, 0) / total)
  }
  return {
    report(progress) {
      underWay.set(progress.job, progress)
      showTotal()
    },
    answered(call) {
      const jobs = typeof call === 'string' && Object.hasOwn(JOBS, call) ? JOBS[call] : undefined
      const ended = jobs?.filter((job) => underWay.delete(job)) ?? []
      if (ended.length > 0) showTotal()
    },
  }
}

function showOnWindows(part: number): void {
  for (const window of BrowserWindow.getAllWindows()) window.setProgressBar(part)
}
