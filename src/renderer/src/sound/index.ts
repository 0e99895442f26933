/**
 * Sound of the table: off unless the person asks for it, and not there at all before its first use, which
 * follows a press (browsers let no page sound before).
 */
import type { Timed } from '@renderer/motion/timeline'
import { soundOf } from './sounds'
import { deskOf, type Desk } from './voices'

let sounding: { readonly context: AudioContext; readonly desk: Desk } | null = null

/** Without movement, sounds still come one after the other. */
const STILL = 0.5

/**
 * Lets the cues of an answer be heard.
 * @param pace what their times are multiplied with; zero where nothing moves
 */
export function playSounds(cues: readonly Timed[], pace: number): void {
  const heard = cues.flatMap(({ cue, at }) => {
    const sound = soundOf(cue)
    return sound === null ? [] : [{ ...sound, at }]
  })
  if (heard.length === 0) return
  const heardAt = pace > 0 ? pace : STILL
  sounded((desk, begin) => {
    for (const { sound, count, at } of heard)
      desk.play(sound, begin + (at * heardAt) / 1_000, count, heardAt)
  })
}

/** A throw of dice, for whoever has just asked for sound. */
export function playSample(): void {
  sounded((desk, begin) => {
    desk.play('dice', begin, 4, 1)
  })
}

function sounded(play: (desk: Desk, begin: number) => void): void {
  if (sounding === null) {
    const context = new AudioContext()
    sounding = { context, desk: deskOf(context) }
  }
  const { context, desk } = sounding
  // A page that has not been pressed yet stays silent, and what was to sound then is not made up for.
  if (context.state !== 'running') {
    void context.resume().catch(() => undefined)
    if (!navigator.userActivation.hasBeenActive) return
  }
  play(desk, context.currentTime + 0.02)
}

/** What has begun fades, what has not is dropped. */
export function silence(): void {
  sounding?.desk.hush()
}
