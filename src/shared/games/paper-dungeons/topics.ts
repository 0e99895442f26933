/** The chapters of the rules, and which of them a ruling stands in. */
export const TOPICS = [
  'setup',
  'turn',
  'dice',
  'levels',
  'items',
  'potions',
  'damage',
  'moving',
  'rooms',
  'gems',
  'bosses',
  'missions',
  'objectives',
  'powers',
  'scoring',
  'campaigns',
  'alone',
] as const
export type TopicId = (typeof TOPICS)[number]

/** By topic: the sections and rulings of the rules page that it tells of. */
export const RULINGS: Readonly<Record<TopicId, readonly string[]>> = {
  setup: ['section 3', 'Q1', 'Q40', 'Q45'],
  turn: ['section 6', 'Q3', 'Q4', 'Q5', 'Q10', 'Q48'],
  dice: ['section 5', 'section 7', 'Q2', 'Q6', 'Q7', 'Q8', 'Q30'],
  levels: ['section 8', 'Q9', 'Q29'],
  items: ['section 9', 'Q23', 'Q24', 'Q25'],
  potions: ['Q11', 'Q12', 'Q13', 'Q28'],
  damage: ['section 10', 'Q14', 'Q15', 'Q16'],
  moving: ['section 11', 'Q20', 'Q21', 'Q22'],
  rooms: ['section 12', 'Q17', 'Q18', 'Q19'],
  gems: ['section 13', 'Q27', 'Q31', 'Q32', 'Q39'],
  bosses: ['section 14', 'Q35', 'Q36', 'Q37', 'Q38', 'Q47'],
  missions: ['section 15', 'Q33', 'Q34', 'Q46'],
  objectives: ['section 16'],
  powers: ['section 17', 'Q26'],
  scoring: ['section 18', 'Q41', 'Q43', 'Q44'],
  campaigns: ['section 19', 'Q42'],
  alone: ['section 20'],
}

/** The chapter of a ruling that the rules refer to; null: there is none. */
export function topicOf(ruling: string): TopicId | null {
  return TOPICS.find((topic) => RULINGS[topic].includes(ruling)) ?? null
}
