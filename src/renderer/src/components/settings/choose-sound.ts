/** Switches sound on or off, or makes it louder; a throw of dice lets at once be heard what was chosen. */
import { useAppStore } from '@renderer/stores/app'

export async function chooseSound(sound: boolean): Promise<void> {
  await useAppStore().change({ sound })
  await hear()
}

/** @param volume in percent */
export async function chooseVolume(volume: number): Promise<void> {
  await useAppStore().change({ volume })
  await hear()
}

async function hear(): Promise<void> {
  const { settings } = useAppStore()
  if (!settings?.sound) return
  const { playSample } = await import('@renderer/sound')
  playSample(settings.volume)
}
