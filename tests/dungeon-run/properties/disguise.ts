/** States as somebody could mistake them for each other: all that a viewer may not see is different. */
import { isItem } from '@main/games/dungeon-run/cards'
import type { Hero, State, Task } from '@main/games/dungeon-run/state'
import { createRandom } from '@main/games/random'
import { BOSSES, HEROES, SKILLS, TREASURES, type ItemId } from '@shared/games/dungeon-run'
import { must } from '../../must'

export function disguised(state: State, viewer: number | null, seed: number): State {
  const knowsBoss = state.lair !== null || (viewer !== null && state.bossSeenBy.includes(viewer))
  const peeks = state.agenda.at(-1)
  const looksAt = (what: 'tiles' | 'encounter') =>
    peeks?.type === 'peek' && peeks.what === what && peeks.seat === viewer
  return {
    ...state,
    random: createRandom(seed),
    boss: knowsBoss ? state.boss : must(BOSSES[seed % BOSSES.length]),
    tileDeck: looksAt('tiles') ? state.tileDeck : turned(state.tileDeck, seed),
    encounterDeck: looksAt('encounter') ? state.encounterDeck : turned(state.encounterDeck, seed),
    treasureDeck: turned(state.treasureDeck, seed),
    rooms: state.rooms.map((room) => ({
      ...room,
      items: room.items.map((item) => (item.faceUp ? item : { ...item, id: treasure(seed) })),
    })),
    heroes: state.heroes.map((given, seat) => {
      const hero = isToChoose(state, seat) ? { ...given, id: must(HEROES[seed % 8]) } : given
      return seat === viewer ? hero : strange(hero, seed)
    }),
    agenda: state.agenda.map((task) => strangeTask(task, viewer, seed)),
  }
}
/** What stands there until somebody has chosen a hero is nobody's. */
function isToChoose({ agenda }: State, seat: number): boolean {
  return agenda.some((task) => task.type === 'choose-hero' && task.seat === seat)
}
function treasure(seed: number): ItemId {
  return must(TREASURES[seed % TREASURES.length])
}
function turned<Card>(deck: readonly Card[], seed: number): readonly Card[] {
  const at = deck.length === 0 ? 0 : seed % deck.length
  return [...deck.slice(at), ...deck.slice(0, at)]
}
/** Other cards with the same backs. */
function strange(hero: Hero, seed: number): Hero {
  return {
    ...hero,
    skillDeck: turned(hero.skillDeck, seed),
    skillDiscard: hero.skillDiscard.map((_, at) => must(SKILLS[(seed + at) % SKILLS.length])),
    loot: hero.loot.map((card) => (isItem(card) ? treasure(seed) : `slime.${1 + (seed % 2)}`)),
  }
}
function strangeTask(task: Task, viewer: number | null, seed: number): Task {
  if (task.type === 'learn')
    return task.seat === viewer ? task : { ...task, skills: task.skills.toReversed() }
  if (task.type === 'trade') {
    return viewer === task.asker || viewer === task.partner
      ? task
      : { ...task, gives: [treasure(seed)], adds: [] }
  }
  if (task.type === 'vote')
    return { ...task, votes: task.votes.map((vote) => (vote === null ? null : seed % 2 === 0)) }
  return task
}
