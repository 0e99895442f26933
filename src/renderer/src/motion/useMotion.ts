/**
 * Motion and sound of a table: whenever an answer brings events, what was to be seen before is remembered, and
 * once the screen shows what came of it, the cues are played over it. Nothing waits for them: a press anywhere,
 * a key or the next answer ends them at once, and does what it does.
 */
import { nextTick, onBeforeUnmount, onMounted, watch } from 'vue'
import type { TableAnswer } from '@shared/api'
import { useAppStore } from '@renderer/stores/app'
import { playSounds, silence } from '@renderer/sound'
import { cuesOf, type Cue } from './cues'
import './motion.css'
import { paceOf } from './pace'
import { look, type Seen } from './seen'
import { showCues } from './show'
import { Stage } from './stage'
import { timed } from './timeline'

/** Plays what the answers of a table tell, while the calling component is on the screen. */
export function useMotion(answer: () => TableAnswer): void {
  const app = useAppStore()
  let stage: Stage | null = null
  let gone = false

  const pace = (): number => paceOf(app.settings?.speed ?? 'normal')

  function finish(): void {
    stage?.clear()
    stage = null
  }

  /** A press ends everything, sounds that have not begun too. */
  function interrupt(): void {
    finish()
    silence()
  }

  function begin(cues: readonly Cue[], before: Seen | null, now: TableAnswer): void {
    if (gone || answer() !== now) return
    const times = timed(cues)
    if (app.settings?.sound) playSounds(times, pace())
    if (before === null) return
    stage = new Stage(pace())
    showCues(stage, times, before, now.view)
    stage.run(() => (stage = null))
  }

  // Before the screen changes: only now can be seen where things were.
  watch(answer, (now, was) => {
    finish()
    if (now.table !== was.table || now.revision <= was.revision) return
    const cues = cuesOf(now.events)
    if (cues.length === 0) return
    const before = pace() > 0 ? look(was.view, cues) : null
    void nextTick(() => begin(cues, before, now))
  })

  const events = ['pointerdown', 'keydown', 'wheel', 'resize'] as const
  onMounted(() => {
    for (const name of events) window.addEventListener(name, interrupt, { capture: true })
    document.addEventListener('visibilitychange', finish)
  })
  onBeforeUnmount(() => {
    gone = true
    finish()
    for (const name of events) window.removeEventListener(name, interrupt, { capture: true })
    document.removeEventListener('visibilitychange', finish)
  })
}
