/**
 * A small synthesiser: every sound of the table is made from a few oscillators and some noise, nothing is
 * recorded. All of it goes through one desk that keeps it modest: a compressor, so that many dice at once are no
 * louder than a few, and a volume.
 */
export const SOUNDS = [
  'dice',
  'tap',
  'door',
  'card',
  'burn',
  'step',
  'hit',
  'heal',
  'spark',
  'drink',
  'roar',
  'strike',
  'relief',
  'level',
  'descend',
  'victory',
  'defeat',
] as const
export type Sound = (typeof SOUNDS)[number]

export interface Desk {
  /**
   * Lets a sound begin at a time of the context; `count` of a kind, at most a handful, follow each other. What
   * lasts as long as something is seen moving goes by its `pace`.
   */
  play(sound: Sound, at: number, count: number, pace: number): void
  /** Fades out what sounds, and drops what has not begun. */
  hush(): void
  /** How loud all of it is from now on, in percent. */
  setVolume(percent: number): void
}

/** What all of it comes to at most. */
const LOUDEST = 0.7
const MOST = 8

interface Kit {
  readonly context: BaseAudioContext
  readonly out: AudioNode
  readonly noise: AudioBuffer
}

/** A second of noise, to be coloured by filters. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1
  return noise
}

/** A level that rises at once and dies away. */
function fading({ context, out }: Kit, at: number, length: number, level: number): GainNode {
  const gain = context.createGain()
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(level, at + Math.min(0.012, length / 4))
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length)
  gain.connect(out)
  return gain
}

interface Tone {
  readonly at: number
  readonly from: number
  readonly to?: number
  readonly length: number
  readonly level: number
  readonly wave?: OscillatorType
  /** Takes the edge off: a low pass. */
  readonly below?: number
}

function tone(kit: Kit, { at, from, to = from, length, level, wave = 'sine', below }: Tone): void {
  const { context } = kit
  const source = context.createOscillator()
  source.type = wave
  source.frequency.setValueAtTime(from, at)
  source.frequency.exponentialRampToValueAtTime(to, at + length)
  const gain = fading(kit, at, length, level)
  if (below === undefined) source.connect(gain)
  else {
    const filter = context.createBiquadFilter()
    filter.type = 'lowpass'
    filter.frequency.value = below
    source.connect(filter).connect(gain)
  }
  source.start(at)
  source.stop(at + length)
}

interface Rustle {
  readonly at: number
  readonly length: number
  readonly level: number
  readonly from: number
  readonly to?: number
  readonly narrow?: number
}

/** Noise through a band that may wander. */
function rustle(kit: Kit, { at, length, level, from, to = from, narrow = 1 }: Rustle): void {
  const { context, noise } = kit
  const source = context.createBufferSource()
  source.buffer = noise
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.Q.value = narrow
  filter.frequency.setValueAtTime(from, at)
  filter.frequency.exponentialRampToValueAtTime(to, at + length)
  source.connect(filter).connect(fading(kit, at, length, level))
  source.start(at, Math.random() * 0.5)
  source.stop(at + length)
}

/** Notes one after the other, plucked softly. */
function melody(kit: Kit, at: number, notes: readonly (readonly [number, number])[]): void {
  for (const [note, when] of notes) {
    const from = 440 * 2 ** (note / 12)
    tone(kit, { at: at + when, from, length: 0.9, level: 0.22, wave: 'triangle', below: 2_600 })
    tone(kit, { at: at + when, from: from * 2, length: 0.4, level: 0.06 })
  }
}

/** A knock of wood on wood. */
function knock(kit: Kit, at: number, level: number, pitch = 1): void {
  tone(kit, { at, from: 420 * pitch, to: 190 * pitch, length: 0.06, level: level * 0.7 })
  rustle(kit, { at, length: 0.035, level, from: 2_600 * pitch, narrow: 1.4 })
}

/** When a die touches the table, in seconds after it is thrown, and how hard. */
const BOUNCES = [
  [0.4, 0.5],
  [0.67, 0.24],
  [0.82, 0.12],
] as const

type Voice = (kit: Kit, at: number, pace: number) => void

const VOICES: Readonly<Record<Sound, Voice>> = {
  dice(kit, at, pace) {
    const pitch = 0.9 + Math.random() * 0.35
    for (const [after, level] of BOUNCES)
      knock(kit, at + after * pace + Math.random() * 0.03, level, pitch)
  },
  tap: (kit, at) => knock(kit, at, 0.75, 0.85),
  door(kit, at) {
    for (let step = 0; step < 9; step += 1) {
      const from = 105 + step * 9 + Math.random() * 14
      tone(kit, {
        at: at + step * 0.055,
        from,
        length: 0.07,
        level: 0.13,
        wave: 'sawtooth',
        below: 900,
      })
    }
    tone(kit, { at: at + 0.5, from: 90, to: 50, length: 0.2, level: 0.4 })
  },
  card: (kit, at) =>
    rustle(kit, { at, length: 0.24, level: 0.7, from: 900, to: 3_400, narrow: 0.8 }),
  burn(kit, at) {
    rustle(kit, { at, length: 0.4, level: 0.22, from: 700, to: 300, narrow: 0.7 })
    for (const after of [0.08, 0.17, 0.23, 0.31])
      rustle(kit, { at: at + after, length: 0.02, level: 0.3, from: 3_800, narrow: 2 })
  },
  step: (kit, at) => knock(kit, at, 0.75, 0.5),
  hit(kit, at) {
    tone(kit, { at, from: 170, to: 46, length: 0.28, level: 0.75 })
    rustle(kit, { at, length: 0.09, level: 0.4, from: 900, to: 300 })
  },
  heal(kit, at) {
    for (const [index, from] of [523, 659, 784, 1_047].entries())
      tone(kit, { at: at + index * 0.075, from, length: 0.7, level: 0.16 })
  },
  spark: (kit, at) => tone(kit, { at, from: 880, to: 1_320, length: 0.28, level: 0.26 }),
  drink(kit, at) {
    for (const [index, from] of [320, 380, 460].entries())
      tone(kit, { at: at + index * 0.11, from, to: from * 1.7, length: 0.1, level: 0.26 })
  },
  roar(kit, at) {
    tone(kit, { at, from: 98, to: 48, length: 1, level: 0.5, wave: 'sawtooth', below: 420 })
    tone(kit, { at, from: 101, to: 51, length: 1, level: 0.4, wave: 'square', below: 300 })
    rustle(kit, { at, length: 0.9, level: 0.35, from: 420, to: 160, narrow: 0.6 })
  },
  strike(kit, at) {
    tone(kit, { at, from: 160, to: 60, length: 0.16, level: 0.5 })
    for (const from of [522, 833, 1_291, 1_873]) tone(kit, { at, from, length: 0.4, level: 0.09 })
  },
  relief(kit, at) {
    melody(kit, at, [
      [-2, 0],
      [3, 0.13],
    ])
  },
  level(kit, at) {
    melody(kit, at, [
      [3, 0],
      [7, 0.1],
      [10, 0.2],
      [15, 0.3],
    ])
  },
  descend(kit, at) {
    for (let step = 0; step < 4; step += 1) knock(kit, at + step * 0.19, 0.42, 0.62 - step * 0.08)
  },
  victory(kit, at) {
    melody(kit, at, [
      [-9, 0],
      [-2, 0.18],
      [3, 0.36],
      [7, 0.6],
      [5, 0.84],
      [10, 1.02],
      [15, 1.26],
      [7, 1.26],
    ])
  },
  defeat(kit, at) {
    melody(kit, at, [
      [-2, 0],
      [-5, 0.3],
      [-9, 0.6],
      [-14, 0.95],
    ])
    tone(kit, { at: at + 0.95, from: 73, to: 55, length: 1.1, level: 0.3 })
  },
}

/** Between two sounds of a kind. */
const GAP: Readonly<Partial<Record<Sound, number>>> = { dice: 0.045, hit: 0.09, strike: 0.09 }

/** The desk of a context: everything that sounds goes through it. */
export function deskOf(context: BaseAudioContext): Desk {
  const compressor = context.createDynamicsCompressor()
  compressor.threshold.value = -22
  compressor.ratio.value = 8
  compressor.attack.value = 0.002
  const volume = context.createGain()
  volume.gain.value = LOUDEST
  compressor.connect(volume).connect(context.destination)
  const noise = noiseOf(context)
  const open = (): GainNode => {
    const channel = context.createGain()
    channel.connect(compressor)
    return channel
  }
  let channel = open()
  return {
    play(sound, at, count, pace) {
      for (let index = 0; index < Math.min(count, MOST); index += 1)
        VOICES[sound]({ context, out: channel, noise }, at + index * (GAP[sound] ?? 0.06), pace)
    },
    hush() {
      const old = channel
      channel = open()
      old.gain.setTargetAtTime(0, context.currentTime, 0.03)
      setTimeout(() => old.disconnect(), 300)
    },
    setVolume(percent) {
      // Ears go by ratios: by its square, half of it sounds about half as loud.
      volume.gain.value = LOUDEST * (percent / 100) ** 2
    },
  }
}
