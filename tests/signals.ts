/** What signals do where tests run. */

/**
 * The exit code of an app that was sent SIGTERM or SIGINT by another process: it closes its database and leaves with 0.
 * Windows knows no signals: there the process is ended at once, and has no exit code; what it had saved is whole.
 */
export const ENDED_BY_SIGNAL = process.platform === 'win32' ? null : 0
