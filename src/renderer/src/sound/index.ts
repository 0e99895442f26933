/**
 * Sound of the table: off unless the person asks for it, and not there at all before its first use, which
 * follows a press (browsers let no page sound before).
 */
import { deskOf, type Desk, type Sound } from './voices'

let sounding: { readonly context: AudioContext; readonly desk: Desk } | null = null

/** Without movement, sounds still come one after the other. */
const STILL = 0.5

/** A sound, how much of it there is (dice in a throw, hearts lost), and when, in milliseconds at normal speed. */
export interface Heard {
  readonly sound: Sound
  readonly count: number
  readonly at: number
}

/**
 * Plays the sounds of an answer.
 * @param pace what its times are multiplied with; zero where nothing moves
 * @param volume in percent
 */
export function playSounds(heard: readonly Heard[], pace: number, volume: number): void {
  if (heard.length === 0) return
  const heardAt = pace > 0 ? pace : STILL
  sounded(volume, (desk, begin) => {
    for (const { sound, count, at } of heard)
      desk.play(sound, begin + (at * heardAt) / 1_000, count, heardAt)
  })
}

/** A throw of dice, for whoever has just asked for sound, or for more or less of it. */
export function playSample(volume: number): void {
  sounded(volume, (desk, begin) => {
    desk.hush()
    desk.play('dice', begin, 4, 1)
  })
}

function sounded(volume: number, play: (desk: Desk, begin: number) => void): void {
  if (sounding === null) {
    const context = new AudioContext()
    sounding = { context, desk: deskOf(context) }
  }
  const { context, desk } = sounding
  desk.setVolume(volume)
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
