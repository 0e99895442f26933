/**
 * Goes before Electron's installer (`node --import`): that prints no more of a failed request than “fetch failed”, and
 * what a person can do something about, such as a name that could not be looked up, is in the error's cause.
 */
const plainFetch = globalThis.fetch

globalThis.fetch = (...request) =>
  plainFetch(...request).catch((error: unknown) => {
    const cause = error instanceof Error ? error.cause : undefined
    throw cause instanceof Error ? new Error(cause.message || cause.name, { cause: error }) : error
  })
