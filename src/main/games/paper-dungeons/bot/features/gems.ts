/** The gems that are still on the map, by how far they are and by who else may take them. */
import { has } from '@shared/games/paper-dungeons/bits'
import { BINS, FAR, haveSameWays, waysOn } from '../distances'
import { add } from '../numbers'
import type { TurnContext } from '../turn-context'
import { newNames, type Filler, type Part } from './part'
import { nextMarks } from './tracks'

const { names, place } = newNames()
const NEXT_GEM = place('next-gem')
const ROOM_GEM = BINS.map((bin) => place(`room.${bin}.gem`))
const GEM_RACE = place('gem-race', ['lost', 'even'])
const GEM_RIVALS = place('gem-rivals')
const RIVALS = place('rivals')
const GEM_SCATTERED = place('gem-scattered')
const GEM_GAIN = place('power-gems.merchant')

export const gems: Part = {
  names,
  isSame: ({ sheet: one }, { sheet: other }) =>
    haveSameWays(one, other) &&
    one.gems === other.gems &&
    one.lostGems === other.lostGems &&
    one.gemMarks === other.gemMarks &&
    one.power === other.power,
  filler,
}

function filler({ board, rivals, rivalGems, scattered }: TurnContext): Filler {
  const track = board.content.tracks.gems.map(({ glory }) => glory)
  const waysFrom = waysOn(board)
  return ({ sheet }, into) => {
    const { moves, bins } = waysFrom(sheet)
    const off = sheet.gems | sheet.lostGems
    const worth = nextMarks(track, sheet.gemMarks)
    let left = 0
    for (let gem = 0; gem < board.gemRooms.length; gem++) {
      const room = board.gemRooms[gem] ?? -1
      if (room < 0 || has(off, gem)) continue
      left += 1
      add(into, ROOM_GEM[bins[room] ?? 0] ?? 0, worth)
      const distance = moves[room] ?? FAR
      const rival = rivalGems[gem] ?? FAR
      // Somebody else is nearer, or may yet be first.
      if (rival < distance) add(into, GEM_RACE, worth)
      else if (rival <= distance + 2) add(into, GEM_RACE + 1, worth)
      if (has(scattered, gem)) add(into, GEM_SCATTERED, worth)
    }
    into[NEXT_GEM] = worth
    into[RIVALS] = rivals / 4
    into[GEM_RIVALS] = (left * worth * rivals) / 32
    if (sheet.power === 'merchant') into[GEM_GAIN] = left
  }
}
