/**
 * Carrying dice to boxes, by mouse, finger or pen alike. A pointer that goes down on a die only presses it, until
 * it has moved further than a hand trembles; from then on the die hangs at it, and falls where it is let go. The
 * browser's own dragging knows no fingers, so pointer events are all that is listened to.
 */
import { onBeforeUnmount, shallowRef, watch, type Ref } from 'vue'
import type { BoxId, DieId } from '@shared/games/one-deck-dungeon'
import { placeOf, type Place } from '@renderer/motion/stage'
import { swallowClick } from '@renderer/table/swallow-click'
import { scrollAtEdges } from '@renderer/table/edge-scroll'
import { findSpot } from '../spots'
import type { Selection } from './selection'

/** How far a pointer may stray, in pixels, before a press becomes carrying. */
const TREMBLE = { mouse: 4, touch: 10, pen: 6 } as const
function trembleOf({ pointerType }: PointerEvent): number {
  return pointerType === 'touch' || pointerType === 'pen' ? TREMBLE[pointerType] : TREMBLE.mouse
}

/** A die on its way. */
export interface Carried {
  readonly die: DieId
  /** Where it lay, and how large. */
  readonly from: Place
  readonly at: { readonly x: number; readonly y: number }
  /** The box it hangs over. */
  readonly over: BoxId | null
  /** A finger covers what lies under it: the die is shown above. */
  readonly byFinger: boolean
}

export interface Carry {
  readonly carried: Readonly<Ref<Carried | null>>
  /** A pointer has gone down on a die that may be carried. */
  grasp(event: PointerEvent, die: DieId): void
}

/** What an element binds that takes a die let fall anywhere upon it. */
export function landing(box: BoxId) {
  return { 'data-landing': box }
}

function boxAt(x: number, y: number): BoxId | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-landing]')
  return place === null || place === undefined ? null : Number(place.dataset['landing'])
}

/** Whether a point lies on the die itself, in its tray. */
function isOnDie(x: number, y: number, die: DieId): boolean {
  return findSpot(`die ${die}`)?.contains(document.elementFromPoint(x, y)) ?? false
}

interface Followed {
  readonly move: (event: PointerEvent) => void
  readonly up: (event: PointerEvent) => void
  /** The system has taken the pointer away. */
  readonly cancel: () => void
  /** Escape was pressed; gives whether it meant the pointer. */
  readonly escape: () => boolean
}

/** Tells what one pointer does, wherever it goes, until the answer is called. */
function followPointer(pointerId: number, followed: Followed): () => void {
  const of = (handle: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === pointerId) handle(event)
  }
  const [move, up, cancel] = [of(followed.move), of(followed.up), of(followed.cancel)]
  function key(event: KeyboardEvent): void {
    if (event.key === 'Escape' && followed.escape()) event.preventDefault()
  }
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', up)
  window.addEventListener('pointercancel', cancel)
  window.addEventListener('keydown', key, true)
  return () => {
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', up)
    window.removeEventListener('pointercancel', cancel)
    window.removeEventListener('keydown', key, true)
  }
}

/**
 * @param selection is given what is picked up and where it is dropped
 * @param isThere whether a die can still be used: one that cannot any more is let go
 */
export function useCarry(selection: Selection, isThere: (die: DieId) => boolean): Carry {
  const carried = shallowRef<Carried | null>(null)
  let end: (() => void) | null = null

  function lift(event: PointerEvent, die: DieId, button: HTMLElement): boolean {
    const from = placeOf(button)
    if (from === null) return false
    // Further moves are reported however fast the pointer leaves the window.
    button.setPointerCapture(event.pointerId)
    // So that Enter goes on afterwards and does not press the die again.
    button.blur()
    carried.value = {
      die,
      from,
      at: { x: event.clientX, y: event.clientY },
      over: null,
      byFinger: event.pointerType === 'touch',
    }
    selection.carry(die)
    return true
  }

  function hang(x: number, y: number): void {
    if (carried.value !== null)
      carried.value = { ...carried.value, at: { x, y }, over: boxAt(x, y) }
  }

  function letGo(): void {
    end?.()
    if (carried.value === null) return
    carried.value = null
    selection.clear()
  }

  function letFall({ clientX, clientY }: PointerEvent): void {
    const held = carried.value
    end?.()
    if (held === null) return
    swallowClick()
    carried.value = null
    const box = boxAt(clientX, clientY)
    if (box !== null) selection.drop(held.die, box)
    else selection.clear()
    // Let down where it lay: that was a press by an unsteady hand.
    if (box === null && isOnDie(clientX, clientY, held.die)) selection.pressDie(held.die)
  }

  function grasp(down: PointerEvent, die: DieId): void {
    const { currentTarget: button, pointerId } = down
    if (end !== null || down.button !== 0 || !(button instanceof HTMLElement)) return
    const tremble = trembleOf(down)
    const edges = scrollAtEdges(hang)

    const stop = followPointer(pointerId, {
      move(event) {
        const { clientX: x, clientY: y } = event
        const far = Math.hypot(x - down.clientX, y - down.clientY) > tremble
        if (carried.value === null && !(far && lift(event, die, button))) return
        hang(x, y)
        edges.near(x, y)
      },
      up: letFall,
      cancel: letGo,
      escape() {
        if (carried.value === null) return false
        swallowClick()
        letGo()
        return true
      },
    })
    end = () => {
      end = null
      edges.stop()
      stop()
    }
  }

  watch(
    () => carried.value !== null && !isThere(carried.value.die),
    (gone) => {
      if (gone) letGo()
    },
  )
  onBeforeUnmount(letGo)
  return { carried, grasp }
}
