/** What the rulebook prints: items, powers, doors, campaigns, and the numbers of the rules. */
import type { PrintedContent } from '@shared/games/paper-dungeons'

export const PRINTED: PrintedContent = {
  items: [
    { id: 'flaming-sword', effect: { type: 'boss-strength', amount: 3 }, glory: 0 },
    { id: 'funereal-sceptre', effect: { type: 'defeat-monsters', count: 2 }, glory: -1 },
    { id: 'sea-amulet', effect: { type: 'cross-rivers' }, glory: 1 },
    { id: 'ethereal-cloak', effect: { type: 'cross-walls' }, glory: 0 },
    { id: 'crown-of-the-just', effect: { type: 'none' }, glory: 4 },
    { id: 'alchemical-cauldron', effect: { type: 'gain-potions', count: 3 }, glory: 0 },
    { id: 'armour-of-heroes', effect: { type: 'fight-level', amount: 1 }, glory: 2 },
    { id: 'tome-of-wisdom', effect: { type: 'gain-level' }, glory: 3 },
  ],
  powers: [
    { id: 'alchemist', kind: 'conditional', glory: -1 },
    { id: 'artisan', kind: 'setup', glory: -3 },
    { id: 'assassin', kind: 'setup', glory: 0 },
    { id: 'barbarian', kind: 'passive', glory: 0 },
    { id: 'berserker', kind: 'passive', glory: -2 },
    { id: 'druid', kind: 'conditional', glory: 3 },
    { id: 'explorer', kind: 'passive', glory: -2 },
    { id: 'healer', kind: 'setup', glory: 2 },
    { id: 'illusionist', kind: 'once-per-turn', glory: 2 },
    { id: 'merchant', kind: 'conditional', glory: -1 },
    { id: 'noble', kind: 'conditional', glory: -1 },
    { id: 'ranger', kind: 'conditional', glory: -1 },
    { id: 'scavenger', kind: 'conditional', glory: -2 },
    { id: 'tomb-raider', kind: 'setup', glory: 0 },
    { id: 'seer', kind: 'passive', glory: 2 },
    { id: 'veteran', kind: 'setup', glory: -3 },
  ],
  doors: ['A1', 'B1', 'C1', 'D1', 'E1', 'F1'],
  wraps: ['A2-F2', 'A4-F4'],
  campaigns: [
    { id: 'town-heroes', dungeons: ['A', 'B', 'C'] },
    { id: 'hamnapta', dungeons: ['D', 'E', 'F'] },
    { id: 'necromancy-tower', dungeons: ['G', 'H', 'I'] },
    { id: 'realm', dungeons: ['J', 'K', 'L'] },
  ],
}

/** The numbers of the rules (rules page, 2 to 18). */
export const BOSS_AFTER_TURN: readonly number[] = [3, 6, 8]
export const DICE_PER_TURN = 3
/** As many skulls, or as many clovers, and the roll is void. */
export const VOID_ROLL = 3
export const TOP_LEVEL = 6
export const CLASS_BONUS_LEVEL = 4
export const NOBLE_LEVEL = 5
export const MOVES = 2
export const MOVES_OF_BOOTS = 3
export const POTIONS_PER_DIE = 2
export const HEARTS_PER_POTION = 2
export const MARKS_PER_ITEM = 2
export const TRAP_DAMAGE = 1
export const WARRIOR_STRENGTH = 1
export const BERSERKER_STRENGTH = 2
export const ARTISAN_ITEMS = 2
export const VETERAN_HEROES = 2
export const HEALER_POTIONS = 2
export const ASSASSIN_MONSTERS = 2
/** The Druid and the Scavenger profit from every third monster. */
export const MONSTERS_PER_GAIN = 3
export const MISSIONS_OPEN = 3
export const CARDS_DEALT = 2
export const MISSION_GLORY = 4
export const RESURRECTION_GLORY = -9
