/** Does what an action says. It trusts its caller: only listed actions come here (apply.ts). */
import type { Action } from '@shared/games/one-deck-dungeon'
import { descend } from './descend'
import { chooseEffect, chooseValue } from './effects'
import { chooseOption, giveItem } from './encounter'
import { discardFeatDie, useFeat } from './feats'
import { acceptDefeat, drinkHealing, takeDamage } from './health'
import { beginLevelUp, cancelXp, confirmXp, pickCard, unpickCard } from './levels'
import { claimItem, claimPotion, claimSkill, claimXp } from './loot'
import { confirmEntered, enterDie, takeBackDie } from './own-dice'
import { confirmDice, pickDie, unpickDie } from './picks'
import { beginHeroicDie, beginWideBox, discardOne, finishPlacing, placeDie } from './placing'
import { done, type Play } from './play'
import { drinkPotion } from './potions'
import { rollBonus, rollDice, takeFirst } from './roll'
import { chooseCard, choosePair, drinkInvisibility, enterRoom, faceEncounter, flee } from './rooms'
import { useSkill, useTalent } from './skills'
import type { Task, TaskOf } from './tasks'
import { addDoor, beginTurn, explore, letTurnPass } from './turn'

/** The question that an action answers, which must be one of these types. */
const asked = <Type extends Task['type']>(play: Play, ...types: readonly Type[]): TaskOf<Type> => {
  const [task] = play.state.agenda
  if (task === undefined || !types.some((type) => type === task.type))
    throw new Error(`${types.join(' or ')} is not asked`)
  return task as TaskOf<Type>
}

const confirm = (play: Play): Play => {
  const task = asked(play, 'pick-dice', 'pick-xp', 'enter-dice')
  switch (task.type) {
    case 'pick-dice':
      return confirmDice(play, task)
    case 'pick-xp':
      return confirmXp(play, task)
    case 'enter-dice':
      return confirmEntered(play, task)
  }
}

export const perform = (play: Play, action: Action): Play => {
  switch (action.type) {
    case 'begin-turn':
      return beginTurn(play, asked(play, 'start-of-turn'))
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
    case 'choose-card':
      return chooseCard(play, asked(play, 'choose-card'), action.card)
    case 'choose-pair':
      return choosePair(play, asked(play, 'choose-pair'), [action.first, action.second])
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
    case 'take-first':
      return takeFirst(play, asked(play, 'choose-first'), action.hero)
    case 'roll-bonus':
      return rollBonus(play, asked(play, 'choose-bonus'), action.hero)
    case 'enter-die':
      return enterDie(play, asked(play, 'enter-dice'), action.value)
    case 'take-back-die':
      return takeBackDie(play, asked(play, 'enter-dice'))
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
      return discardOne(play, action.die)
    case 'pick-die': {
      const task = asked(play, 'pick-dice', 'discard-feat-die')
      return task.type === 'pick-dice'
        ? pickDie(play, task, action.die)
        : discardFeatDie(play, action.die)
    }
    case 'unpick-die':
      return unpickDie(play, asked(play, 'pick-dice'), action.die)
    case 'choose-value':
      return chooseValue(play, asked(play, 'choose-value'), action.value)
    case 'choose-effect':
      return chooseEffect(play, asked(play, 'choose-effect'), action.effect)
    case 'confirm':
      return confirm(play)
    case 'cancel': {
      const task = asked(play, 'pick-dice', 'pick-xp')
      return task.type === 'pick-dice' ? done(play) : cancelXp(play)
    }
    case 'finish-placing':
      return finishPlacing(play)
    case 'take-damage':
      return takeDamage(play, asked(play, 'assign-damage'), action.hero)
    case 'claim-item':
      return claimItem(play, asked(play, 'claim-loot'), action.hero, action.replace)
    case 'claim-skill':
      return claimSkill(play, asked(play, 'claim-loot'), action.hero, action.replace)
    case 'claim-potion':
      return claimPotion(play, asked(play, 'claim-loot'))
    case 'claim-xp':
      return claimXp(play, asked(play, 'claim-loot'))
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
