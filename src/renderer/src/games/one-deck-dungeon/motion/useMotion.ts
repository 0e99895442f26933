/**
 * Motion and sound of a table: whenever an answer brings events, what was to be seen before is remembered, and
 * once the screen shows what came of it, the cues are played over it. Nothing waits for them: a press anywhere,
 * a key or the next answer ends them at once, and does what it does.
 */
import { onBeforeUnmount, onMounted, readonly, ref, watch } from 'vue'
import type { Ref } from 'vue'
import type { TableAnswer } from '@shared/games/one-deck-dungeon/answers'
import type { View } from '@shared/games/one-deck-dungeon'
import { useAppStore } from '@renderer/stores/app'
import { playSounds, silence } from '@renderer/sound'
import { paceOf } from '@renderer/motion/pace'
import { Stage } from '@renderer/motion/stage'
import { cuesOf } from './cues'
import { look, type Seen } from './seen'
import { showCues } from './show'
import { heardOf } from './sounds'
import { swallowClick } from '@renderer/table/swallow-click'
import { landingOf, timed, type Timed } from './timeline'

/**
 * Plays what happened in the answers of a table, while the calling component is on the screen.
 * @returns whether any of it is still to be seen
 */
export function useMotion(answer: () => TableAnswer): Readonly<Ref<boolean>> {
  const app = useAppStore()
  const playing = ref(false)
  let stage: Stage | null = null
  let frame = 0
  /** When the dice that are thrown lie still, by the time of the stage; 0: none are. */
  let landing = 0

  function finish(): void {
    cancelAnimationFrame(frame)
    stage?.clear()
    stage = null
    landing = 0
    playing.value = false
  }

  /**
   * A press ends everything, sounds that have not begun too. Whoever presses what weighs the dice while they fly
   * cannot have meant it: that press only brings them down.
   */
  function interrupt(event: Event): void {
    const flying = (stage?.time ?? landing) < landing
    finish()
    silence()
    const button = event.target instanceof Element ? event.target.closest('button') : null
    const weighs = (button?.querySelector('[data-result]') ?? null) !== null
    if (flying && weighs && event.type === 'pointerdown') swallowClick()
  }

  function show(cues: readonly Timed[], before: Seen, now: View, pace: number): void {
    stage = new Stage(pace)
    showCues(stage, cues, before, now)
    landing = landingOf(cues)
    stage.run(finish)
  }

  // Before the screen changes: only now can be seen where things were.
  watch(answer, (now, was) => {
    finish()
    if (now.table !== was.table || now.revision <= was.revision) return
    const cues = timed(cuesOf(now.events))
    if (cues.length === 0) return
    const pace = paceOf(app.settings?.speed ?? 'normal')
    if (app.settings?.sound) playSounds(heardOf(cues), pace, app.settings.volume)
    if (pace === 0) return
    const before = look(was.view, cues)
    // Once the screen has changed, and before anyone has seen it.
    frame = requestAnimationFrame(() => show(cues, before, now.view, pace))
    playing.value = true
  })

  const events = ['pointerdown', 'keydown', 'wheel', 'resize'] as const
  onMounted(() => {
    for (const name of events) window.addEventListener(name, interrupt, { capture: true })
    document.addEventListener('visibilitychange', finish)
  })
  onBeforeUnmount(() => {
    finish()
    for (const name of events) window.removeEventListener(name, interrupt, { capture: true })
    document.removeEventListener('visibilitychange', finish)
  })
  return readonly(playing)
}
