/** Switches sound on or off; on, a throw of dice lets at once be heard what was chosen. */
import { useAppStore } from '@renderer/stores/app'

export async function chooseSound(sound: boolean): Promise<void> {
  await useAppStore().change({ sound })
  if (!sound) return
  const { playSample } = await import('@renderer/sound')
  playSample()
}
