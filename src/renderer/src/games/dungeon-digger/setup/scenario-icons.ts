/** What scenarios are told by where one is chosen. */
import type { Component } from 'vue'
import type { ScenarioId } from '@shared/games/dungeon-digger'
import { NEUTRAL_ICONS, ORDER_ICONS, PIECE_ICONS, TOKEN_ICONS } from '../signs/icons'

const ICONS: Readonly<Record<ScenarioId, Component>> = {
  monsterHunt: NEUTRAL_ICONS.monster,
  adventurers: PIECE_ICONS.warrior,
  sandsOfTime: TOKEN_ICONS.clock,
  dwarvenCitadel: NEUTRAL_ICONS.citadel,
  dragonsLair: TOKEN_ICONS.dragon,
  creatures: PIECE_ICONS.troll,
}
/** Of a scenario; null: of the standard game. */
export function scenarioIcon(scenario: ScenarioId | null): Component {
  return scenario === null ? ORDER_ICONS.work : ICONS[scenario]
}
