/** What a record says of a game, in words, and as it is entered again. */
import {
  BOXES,
  totalOf,
  type PaperManualGame,
  type PaperTypes,
  type SheetMarks,
} from '@shared/games/paper-dungeons'
import { dungeonName } from '@shared/games/paper-dungeons/keys'
import type { Translate } from '../../say'
import type { RecordFact, RecordForm } from '../../screens'
import { glory, wordsOf } from '../words/names'

/** Cards first, then sheet by sheet, as its form asks for them. */
export function factsOf(
  { outcome, seats }: RecordForm<PaperTypes>,
  t: Translate,
): readonly RecordFact[] {
  const words = wordsOf(t)
  const say = (key: string): string => t(key, {}, 1)
  const unknown = say('paper.form.unknown')
  const { dungeon, missions, scattered, players } = outcome
  const sheets = players.flatMap(({ boxes, objective, power, marks }, seat) => {
    const of = (box: string): string => t('paper.form.box', { box, number: seat + 1 }, 1)
    const player = seats[seat]?.player ?? say('record.anonymous')
    return [
      { name: t('paper.form.player', { number: seat + 1 }, 1), value: player },
      ...BOXES.map((box, at) => ({ name: of(words.box(box)), value: glory(boxes[at] ?? 0) })),
      { name: of(say('paper.result.total')), value: glory(totalOf(boxes)) },
      {
        name: of(say('paper.keep.objective')),
        value: objective === null ? unknown : words.objective(objective),
      },
      { name: of(say('paper.keep.power')), value: power === null ? unknown : words.power(power) },
      ...(marks === undefined
        ? []
        : [{ name: of(say('paper.record.marks')), value: marksText(marks, t) }]),
    ]
  })
  return [
    {
      name: say('paper.record.dungeon'),
      value: dungeon === null ? unknown : say(dungeonName(dungeon)),
    },
    {
      name: say('paper.record.missions'),
      value:
        missions.length === 0
          ? say('paper.recount.noMission')
          : missions.map(words.mission).join(', '),
    },
    {
      name: say('paper.recount.scattered'),
      value: say(scattered ? 'paper.record.yes' : 'paper.record.no'),
    },
    ...sheets,
  ]
}

/** The game as it is entered by hand. */
export function gameOf({ outcome, seats }: RecordForm<PaperTypes>): PaperManualGame {
  const { dungeon, missions, scattered, players, pack } = outcome
  return {
    dungeon,
    missions: [...missions],
    scattered,
    ...(pack !== undefined && { pack }),
    players: players.map((player, seat) => ({ player: seats[seat]?.player ?? null, ...player })),
  }
}

/** The marks of a sheet in one line: which they are, the drawn sheet shows. */
function marksText({ path, ...marks }: SheetMarks, t: Translate): string {
  const { levels, items, potions, hearts, damage, defeated, rewards, gemMarks } = marks
  const numbers = [...levels.map((level) => level - 1), ...items, potions, hearts, damage, gemMarks]
  const count = numbers.reduce((all, one) => all + one, defeated.length + rewards.length)
  const rooms = t('paper.recount.pathSo', { count: path.length }, path.length)
  return t('paper.record.marksText', { rooms, count }, 1)
}
