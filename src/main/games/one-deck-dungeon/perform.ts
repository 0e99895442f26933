/** Does what an action says. It trusts its caller: only listed actions come here (apply.ts). */
import type { Action } from '@shared/games/one-deck-dungeon'
import { descend } from './descend'
import { chooseEffect, chooseValue } from './effects'
import { chooseOption, giveItem } from './encounter'
import { discardFeatDie, useFeat } from './feats'
import { acceptDefeat, drinkHealing, takeDamage } from './health'
import { beginLevelUp, cancelXp, confirmXp, pickCard, unpickCard } from './levels'
import { claimItem, claimPotion, claimSkill, claimXp } from './loot'
import { confirmEntered, enterDie, takeBackDie } from './enter-dice'
import { confirmDice, pickDie, unpickDie } from './picks'
import { beginHeroicDie, beginWideBox, discardOne, finishPlacing, placeDie } from './placing'
import { done, type Transition } from './transition'
import { drinkPotion } from './potions'
import { rollBonus, rollDice, takeFirst } from './roll'
import { chooseCard, choosePair, drinkInvisibility, enterRoom, faceEncounter, flee } from './rooms'
import { useSkill, useTalent } from './skills'
import type { Task, TaskOf } from './tasks'
import { addDoor, beginTurn, explore, letTurnPass } from './turn'

/** The question that an action answers, which must be one of these types. */
function asked<Type extends Task['type']>(
  transition: Transition,
  ...types: readonly Type[]
): TaskOf<Type> {
  const [task] = transition.agenda
  if (task === undefined || !types.some((type) => type === task.type))
    throw new Error(`${types.join(' or ')} is not asked`)
  return task as TaskOf<Type>
}

function confirm(transition: Transition): Transition {
  const task = asked(transition, 'pick-dice', 'pick-xp', 'enter-dice')
  switch (task.type) {
    case 'pick-dice':
      return confirmDice(transition, task)
    case 'pick-xp':
      return confirmXp(transition, task)
    case 'enter-dice':
      return confirmEntered(transition, task)
  }
}

export function perform(transition: Transition, action: Action): Transition {
  switch (action.type) {
    case 'begin-turn':
      return beginTurn(transition, asked(transition, 'start-of-turn'))
    case 'stay':
    case 'decline-level-up':
    case 'decline-door':
      return done(transition)
    case 'explore':
      return explore(transition)
    case 'enter-room':
      return enterRoom(transition, action.door)
    case 'let-turn-pass':
      return letTurnPass(transition)
    case 'flee':
      return flee(transition, asked(transition, 'flee-or-face'))
    case 'face-encounter':
      return faceEncounter(transition, asked(transition, 'flee-or-face', 'before-encounter'))
    case 'choose-card':
      return chooseCard(transition, asked(transition, 'choose-card'), action.card)
    case 'choose-pair':
      return choosePair(transition, asked(transition, 'choose-pair'), [action.first, action.second])
    case 'add-door':
      return addDoor(transition)
    case 'drink-invisibility':
      return drinkInvisibility(transition, asked(transition, 'flee-or-face', 'before-encounter'))
    case 'drink-healing':
      return drinkHealing(transition, action.hero)
    case 'accept-defeat':
      return acceptDefeat(transition, asked(transition, 'save-hero'))
    case 'give-item':
      return giveItem(transition, action.hero, action.card)
    case 'choose-option':
      return chooseOption(transition, action.option)
    case 'use-feat':
      return useFeat(transition, action.hero, action.dice)
    case 'roll-dice':
      return rollDice(transition)
    case 'take-first':
      return takeFirst(transition, asked(transition, 'choose-first'), action.hero)
    case 'roll-bonus':
      return rollBonus(transition, asked(transition, 'choose-bonus'), action.hero)
    case 'enter-die':
      return enterDie(transition, asked(transition, 'enter-dice'), action.value)
    case 'take-back-die':
      return takeBackDie(transition, asked(transition, 'enter-dice'))
    case 'place-die':
      return placeDie(transition, action.die, action.box)
    case 'begin-wide-box':
      return beginWideBox(transition, action.box)
    case 'begin-heroic-die':
      return beginHeroicDie(transition, action.hero, action.crafty)
    case 'use-skill':
      return useSkill(transition, action.hero, action.skill)
    case 'use-talent':
      return useTalent(transition, action.hero, action.talent)
    case 'drink-potion':
      return drinkPotion(transition, action.hero, action.potion)
    case 'discard-die':
      return discardOne(transition, action.die)
    case 'pick-die': {
      const task = asked(transition, 'pick-dice', 'discard-feat-die')
      return task.type === 'pick-dice'
        ? pickDie(transition, task, action.die)
        : discardFeatDie(transition, action.die)
    }
    case 'unpick-die':
      return unpickDie(transition, asked(transition, 'pick-dice'), action.die)
    case 'choose-value':
      return chooseValue(transition, asked(transition, 'choose-value'), action.value)
    case 'choose-effect':
      return chooseEffect(transition, asked(transition, 'choose-effect'), action.effect)
    case 'confirm':
      return confirm(transition)
    case 'cancel': {
      const task = asked(transition, 'pick-dice', 'pick-xp')
      return task.type === 'pick-dice' ? done(transition) : cancelXp(transition)
    }
    case 'finish-placing':
      return finishPlacing(transition)
    case 'take-damage':
      return takeDamage(transition, asked(transition, 'assign-damage'), action.hero)
    case 'claim-item':
      return claimItem(transition, asked(transition, 'claim-loot'), action.hero, action.replace)
    case 'claim-skill':
      return claimSkill(transition, asked(transition, 'claim-loot'), action.hero, action.replace)
    case 'claim-potion':
      return claimPotion(transition, asked(transition, 'claim-loot'))
    case 'claim-xp':
      return claimXp(transition, asked(transition, 'claim-loot'))
    case 'begin-level-up':
      return beginLevelUp(transition)
    case 'pick-card':
      return pickCard(transition, asked(transition, 'pick-xp'), action.card)
    case 'unpick-card':
      return unpickCard(transition, asked(transition, 'pick-xp'), action.card)
    case 'descend':
      return descend(transition)
  }
}
