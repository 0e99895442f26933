/** What is here of a file's things, as far as it is sound: what is damaged or not as it was written makes room. */
import type { RecordId, TableId } from '@shared/ids'
import { unlessDamaged } from '../store/content-reads'
import type { ExchangeQueries } from '../store/exchange-queries'

/** @returns null where the thing is not here, or not sound, which is asked once of each */
function ifSound<Id extends string, Thing>(
  read: (id: Id) => Thing | null,
  isSound: (id: Id) => boolean = () => true,
): (id: Id) => Thing | null {
  const known = new Map<Id, boolean>()
  const isKnownSound = (id: Id): boolean => {
    const sound = known.get(id) ?? isSound(id)
    known.set(id, sound)
    return sound
  }
  return (id) => {
    const thing = unlessDamaged(() => read(id))
    return thing === null || isKnownSound(id) ? thing : null
  }
}

/**
 * For one plan, while nothing changes: what is stored and not given by its reader is not sound.
 * @param queries what is here, whatever it is like
 */
export function soundHere(queries: ExchangeQueries): ExchangeQueries {
  const { player, campaign, sheet, series, pack, isRecordSound, isTableSound } = queries
  return {
    ...queries,
    player: ifSound(player),
    campaign: ifSound(campaign),
    sheet: ifSound(sheet),
    series: ifSound(series),
    pack: ifSound(pack),
    record: ifSound((id: RecordId) => queries.record(id), isRecordSound),
    table: ifSound((id: TableId) => queries.table(id), isTableSound),
  }
}
