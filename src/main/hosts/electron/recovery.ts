/** What to do about a page that crashed, hangs or did not load: decided here, carried out in watch-page.ts. */

/** A page that fails again within this time of its reload would only fail once more. */
const SOON = 60_000

export type PageAnswer = 'reload' | 'wait' | 'quit'

/** What befell the page, or what the person answered; `at` in milliseconds. */
export type PageEvent =
  | { readonly kind: 'gone'; readonly at: number }
  | { readonly kind: 'unresponsive' }
  | { readonly kind: 'responsive' }
  | { readonly kind: 'answered'; readonly answer: PageAnswer; readonly at: number }

export interface PageState {
  /** `ending`: it hung, and its process is being ended so that it can be loaded again. */
  readonly phase: 'well' | 'asking-gone' | 'asking-unresponsive' | 'ending' | 'quitting'
  readonly reloadedAt: number | null
}

export type PageStep =
  | 'nothing'
  | 'reload'
  | 'ask-gone'
  | 'ask-unresponsive'
  | 'end-question'
  | 'end-process'
  | 'quit'

export interface Decision {
  readonly state: PageState
  readonly step: PageStep
}

export const WELL: PageState = { phase: 'well', reloadedAt: null }

/** The next state of a page, and what to do now. Each step but `nothing` closes the question that is open. */
export function decide(state: PageState, event: PageEvent): Decision {
  const stay: Decision = { state, step: 'nothing' }
  switch (event.kind) {
    case 'gone':
      return afterGone(state, event.at)
    case 'unresponsive':
      return state.phase === 'well'
        ? { state: { ...state, phase: 'asking-unresponsive' }, step: 'ask-unresponsive' }
        : stay
    case 'responsive':
      return state.phase === 'asking-unresponsive'
        ? { state: { ...state, phase: 'well' }, step: 'end-question' }
        : stay
    case 'answered':
      return afterAnswer(state, event.answer, event.at)
  }
}

function reload(at: number): Decision {
  return {
    state: { phase: 'well', reloadedAt: at },
    step: 'reload',
  }
}

function afterGone(state: PageState, at: number): Decision {
  switch (state.phase) {
    case 'asking-gone':
    case 'quitting':
      return { state, step: 'nothing' }
    case 'ending':
      return reload(at)
    case 'well':
    case 'asking-unresponsive':
      return state.reloadedAt !== null && at - state.reloadedAt < SOON
        ? { state: { ...state, phase: 'asking-gone' }, step: 'ask-gone' }
        : reload(at)
  }
}

function afterAnswer(state: PageState, answer: PageAnswer, at: number): Decision {
  // An answer to a question that was taken back.
  if (state.phase !== 'asking-gone' && state.phase !== 'asking-unresponsive')
    return { state, step: 'nothing' }
  switch (answer) {
    case 'reload':
      // A process that hangs reloads nothing.
      return state.phase === 'asking-gone'
        ? reload(at)
        : { state: { ...state, phase: 'ending' }, step: 'end-process' }
    case 'wait':
      return { state: { ...state, phase: 'well' }, step: 'nothing' }
    case 'quit':
      return { state: { ...state, phase: 'quitting' }, step: 'quit' }
  }
}
