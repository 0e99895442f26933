/** Does what an action says. It trusts its caller: only listed actions come here (apply.ts). */
import type { Action } from '@shared/games/one-deck-dungeon'
import { descend } from './descend'
import { chooseEffect, chooseValue } from './effects'
import { chooseOption, giveItem, rollDice } from './encounter'
import { discardFeatDie, useFeat } from './feats'
import { acceptDefeat, drinkHealing } from './health'
import { beginLevelUp, cancelXp, confirmXp, pickCard, unpickCard } from './levels'
import { claimItem, claimPotion, claimSkill, claimXp } from './loot'
import { confirmDice, pickDie, unpickDie } from './picks'
import { beginHeroicDie, beginWideBox, discardOne, finishPlacing, placeDie } from './placing'
import { done, type Play } from './play'
import { drinkPotion } from './potions'
import { drinkInvisibility, enterRoom, faceEncounter, flee } from './rooms'
import { useSkill, useTalent } from './skills'
import type { Task, TaskOf } from './state'
import { addDoor, explore, letTurnPass } from './turn'

/** The question that an action answers, which must be one of these types. */
const asked = <Type extends Task['type']>(play: Play, ...types: readonly Type[]): TaskOf<Type> => {
  const [task] = play.state.agenda
  if (task === undefined || !types.some((type) => type === task.type))
    throw new Error(`${types.join(' or ')} is not asked`)
  return task as TaskOf<Type>
}

export const perform = (play: Play, action: Action): Play => {
  switch (action.type) {
    case 'begin-turn':
    case 'stay':
    case 'decline-level-up':
    case 'decline-door':
      return done(play)
    case 'explore':
      return explore(play)
    case 'enter-room':
      return enterRoom(play, action.door)
    case 'let-turn-pass':
      return letTurnPass(play)
    case 'flee':
      return flee(play, asked(play, 'flee-or-face'))
    case 'face-encounter':
      return faceEncounter(play, asked(play, 'flee-or-face', 'before-encounter'))
    case 'add-door':
      return addDoor(play)
    case 'drink-invisibility':
      return drinkInvisibility(play, asked(play, 'flee-or-face', 'before-encounter'))
    case 'drink-healing':
      return drinkHealing(play, action.hero)
    case 'accept-defeat':
      return acceptDefeat(play, asked(play, 'save-hero'))
    case 'give-item':
      return giveItem(play, action.hero, action.card)
    case 'choose-option':
      return chooseOption(play, action.option)
    case 'use-feat':
      return useFeat(play, action.hero, action.dice)
    case 'roll-dice':
      return rollDice(play)
    case 'place-die':
      return placeDie(play, action.die, action.box)
    case 'begin-wide-box':
      return beginWideBox(play, action.box)
    case 'begin-heroic-die':
      return beginHeroicDie(play, action.hero, action.crafty)
    case 'use-skill':
      return useSkill(play, action.hero, action.skill)
    case 'use-talent':
      return useTalent(play, action.hero, action.talent)
    case 'drink-potion':
      return drinkPotion(play, action.hero, action.potion)
    case 'discard-die':
      return discardOne(play, action.hero, action.die)
    case 'pick-die': {
      const task = asked(play, 'pick-dice', 'discard-feat-die')
      return task.type === 'pick-dice'
        ? pickDie(play, task, action.die)
        : discardFeatDie(play, task, action.die)
    }
    case 'unpick-die':
      return unpickDie(play, asked(play, 'pick-dice'), action.die)
    case 'choose-value':
      return chooseValue(play, asked(play, 'choose-value'), action.value)
    case 'choose-effect':
      return chooseEffect(play, asked(play, 'choose-effect'), action.effect)
    case 'confirm': {
      const task = asked(play, 'pick-dice', 'pick-xp')
      return task.type === 'pick-dice' ? confirmDice(play, task) : confirmXp(play, task)
    }
    case 'cancel': {
      const task = asked(play, 'pick-dice', 'pick-xp')
      return task.type === 'pick-dice' ? done(play) : cancelXp(play)
    }
    case 'finish-placing':
      return finishPlacing(play)
    case 'claim-item':
      return claimItem(play, action.hero, action.replace)
    case 'claim-skill':
      return claimSkill(play, action.hero, action.replace)
    case 'claim-potion':
      return claimPotion(play)
    case 'claim-xp':
      return claimXp(play)
    case 'begin-level-up':
      return beginLevelUp(play)
    case 'pick-card':
      return pickCard(play, asked(play, 'pick-xp'), action.card)
    case 'unpick-card':
      return unpickCard(play, asked(play, 'pick-xp'), action.card)
    case 'descend':
      return descend(play)
  }
}
