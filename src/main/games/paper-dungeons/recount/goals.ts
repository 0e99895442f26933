/** Bosses and missions: results that the rest of the sheet cannot have brought. */
import type { Fault } from '@shared/games/paper-dungeons'
import { missionState, type Reading } from './reading'

export function bossFaults({ marks, bosses }: Reading): readonly Fault[] {
  return marks.bosses.flatMap(({ reached, reward }, at): Fault[] => {
    const faults: Fault[] = []
    const met = bosses[at]
    if (reached > 0 && met?.present === false) faults.push({ code: 'boss-unmet', at })
    else if (met !== undefined && reached > met.within)
      faults.push({ code: 'boss-too-strong', at, marked: reached, limit: met.strength })
    if (reward && marks.alone) faults.push({ code: 'reward-alone', at })
    else if (reward && reached === 0) faults.push({ code: 'reward-of-flight', at })
    return faults
  })
}

export function missionFaults(reading: Reading): readonly Fault[] {
  const { marks } = reading
  return marks.missions.flatMap(({ id, turn, others }): Fault[] => {
    const faults: Fault[] = []
    const { measured, asked } = missionState(reading, id)
    if (turn > 0 && measured < asked)
      faults.push({ code: 'mission-unmet', mission: id, marked: measured, limit: asked })
    if (others && marks.alone) faults.push({ code: 'mission-alone', mission: id })
    return faults
  })
}
