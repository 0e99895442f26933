/** What rolls bring is told once they have come to rest. */
import { onBeforeUnmount, shallowRef, watch, type Ref } from 'vue'
import type { LogEntry } from '@shared/api'
import type { DungeonRunTypes } from '@shared/games/dungeon-run'
import { paceOf } from '@renderer/motion/pace'
import { useAppStore } from '@renderer/stores/app'

type Log = readonly LogEntry<DungeonRunTypes>[]
/** How long a roll takes at normal speed, in milliseconds. */
const ROLL = 520

/** The log as far as it may be told. */
export function useAtRest(log: () => Log): Readonly<Ref<Log>> {
  const app = useAppStore()
  const told = shallowRef(log())
  let waiting: ReturnType<typeof setTimeout> | null = null
  function stop(): void {
    if (waiting !== null) clearTimeout(waiting)
    waiting = null
  }
  watch(log, (now) => {
    stop()
    const fresh = now.slice(told.value.length).flatMap(({ events }) => events)
    const rolls = fresh.some(({ type }) => type === 'rolled' || type === 'rerolled')
    const pace = paceOf(app.settings?.speed ?? 'normal')
    const show = (): void => {
      waiting = null
      told.value = now
    }
    if (rolls && pace > 0) waiting = setTimeout(show, ROLL * pace)
    else show()
  })
  onBeforeUnmount(stop)
  return told
}
