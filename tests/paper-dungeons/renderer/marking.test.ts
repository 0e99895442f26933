/** Presses on a sheet that is filled in by hand. */
import { HOUSE_CONTENT as content } from '@main/games/paper-dungeons/content'
import {
  blankMarks,
  type PencilTool,
  type RoomId,
  type SheetMarks,
} from '@shared/games/paper-dungeons'
import { expect, test } from 'vitest'
import {
  pressed,
  roundEnded,
  steppedBack,
  withGemMarks,
  withPotions,
} from '@renderer/games/paper-dungeons/recount/marking'

const blank = blankMarks('A', false)
function press(marks: SheetMarks, rooms: readonly RoomId[], tool: PencilTool = 'walk'): SheetMarks {
  return rooms.reduce((now, room) => pressed(content, now, `room ${room}`, tool), marks)
}

test('an arrow into a room circles and crosses what is in it, once', () => {
  const marks = press(blank, ['C1', 'D1', 'D2', 'C2', 'D2', 'C2'])
  expect(marks).toMatchObject({
    path: ['C1', 'D1', 'D2', 'C2', 'D2', 'C2'],
    rewards: ['C1', 'D1'],
    defeated: ['D1'],
    gems: ['A'],
    gemMarks: 1,
  })
  const lost = { ...blank, lostGems: ['A' as const] }
  expect(press(lost, ['C2'])).toMatchObject({ gems: [], gemMarks: 0 })
})

test('the last arrow is rubbed out, with what it alone has brought', () => {
  const walked = press(blank, ['C1', 'D1', 'D2', 'C2'])
  expect(steppedBack(content, walked)).toEqual(press(blank, ['C1', 'D1', 'D2']))
  const again = press(walked, ['D2', 'C2'])
  expect(steppedBack(content, again)).toEqual(press(walked, ['D2']))
  expect(steppedBack(content, blank)).toBe(blank)
  const met = roundEnded(walked, [2, 4])
  expect(steppedBack(content, met).roundEnds).toBeNull()
  expect(steppedBack(content, roundEnded(walked, [2, 3])).roundEnds).toEqual([2, 3])
})

test('each mark of a room can be put on and taken off by itself', () => {
  const walked = press(blank, ['C1', 'D1', 'D2', 'C2'])
  expect(press(walked, ['D1'], 'monster').defeated).toEqual([])
  expect(press(blank, ['D1'], 'monster').defeated).toEqual(['D1'])
  expect(press(walked, ['C1'], 'reward').rewards).toEqual(['D1'])
  expect(press(walked, ['C2'], 'gem')).toMatchObject({ gems: [], gemMarks: 0 })
  expect(press(blank, ['F6'], 'lost').lostGems).toEqual(['H'])
  expect(press(press(blank, ['F6'], 'lost'), ['F6'], 'lost').lostGems).toEqual([])
  expect(press(blank, ['B1'], 'gem')).toBe(blank)
  expect(press(blank, ['B1'], 'lost')).toBe(blank)
})

test('heroes, items and the satchel go on by one, and begin anew after the last', () => {
  let marks = blank
  for (let at = 0; at < 5; at++) marks = pressed(content, marks, 'hero thief', 'walk')
  expect(marks.levels).toEqual([1, 1, 1, 6])
  expect(pressed(content, marks, 'hero thief', 'walk').levels).toEqual([1, 1, 1, 1])
  const item = (now: SheetMarks) => pressed(content, now, 'item sea-amulet', 'walk')
  expect(item(item(blank)).items[2]).toBe(2)
  expect(item(item(item(blank))).items[2]).toBe(0)
  const full = withPotions(content, blank, 12)
  expect(pressed(content, full, 'satchel', 'walk')).toMatchObject({ potions: 0, rows: [] })
  expect(pressed(content, blank, 'satchel', 'walk').potions).toBe(1)
})

test('bonuses are circled as they come into reach, and those taken off stay off', () => {
  const marks = withPotions(content, blank, 8)
  expect(marks.rows).toEqual([0, 1])
  const forgot = { ...marks, rows: [1] }
  expect(withPotions(content, forgot, 12).rows).toEqual([1, 2])
  expect(withPotions(content, forgot, 7).rows).toEqual([])
  expect(withGemMarks(content, blank, 5).spaces).toEqual([3, 5])
  expect(withGemMarks(content, { ...blank, gemMarks: 5, spaces: [5] }, 8).spaces).toEqual([5, 8])
})

test('where bosses were met is known of both or not at all', () => {
  expect(roundEnded(blank, [3]).roundEnds).toBeNull()
  expect(roundEnded(blank, [3, 7]).roundEnds).toEqual([3, 7])
})
