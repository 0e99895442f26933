/** A die of Dungeon Run as it flies: a thick token with pips on either side, in the paint of whoever threw it. */
import type { ThrownToken } from '@renderer/motion/throwing'
import { DIE_SIZE, PIPS } from '../stage/die-face'
import './thrown-die.css'

/** Whose dice are told apart by shape and paint. */
export type DieSide = 'own' | 'foe'

const SVG = 'http://www.w3.org/2000/svg'
/** How thick it is, by its size, and how many slices make the rim. */
const THICKNESS = 0.3
const SLICES = 4
const CORNERS: Readonly<Record<DieSide, string>> = { own: '11', foe: '4' }

function drawn(side: DieSide): { readonly svg: SVGSVGElement; readonly pips: SVGGElement } {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', `0 0 ${DIE_SIZE} ${DIE_SIZE}`)
  const body = document.createElementNS(SVG, 'rect')
  for (const [name, value] of [
    ['width', String(DIE_SIZE)],
    ['height', String(DIE_SIZE)],
    ['rx', CORNERS[side]],
  ] as const)
    body.setAttribute(name, value)
  const pips = document.createElementNS(SVG, 'g')
  svg.append(body, pips)
  return { svg, pips }
}
function write(pips: SVGGElement, face: number): void {
  pips.replaceChildren(
    ...(PIPS[face] ?? []).map(([x, y]) => {
      const pip = document.createElementNS(SVG, 'circle')
      pip.setAttribute('cx', String(x))
      pip.setAttribute('cy', String(y))
      pip.setAttribute('r', '4')
      return pip
    }),
  )
}

/** @param size its width on the page */
export function thrownDie(side: DieSide, size: number): ThrownToken {
  const element = document.createElement('div')
  element.className = `run-die thrown-${side}`
  const thick = size * THICKNESS
  for (let index = 0; index < SLICES; index += 1) {
    const { svg } = drawn(side)
    svg.classList.add('rim')
    svg.style.transform = `translateZ(${(index / (SLICES - 1) - 0.5) * thick * 0.96}px)`
    element.append(svg)
  }
  const front = drawn(side)
  front.svg.style.transform = `translateZ(${thick / 2}px)`
  const back = drawn(side)
  back.svg.style.transform = `rotateX(180deg) translateZ(${thick / 2}px)`
  element.append(front.svg, back.svg)
  return {
    element,
    show: (up, below) => {
      write(front.pips, up)
      write(back.pips, below)
    },
  }
}
