/** Builds the app, where that is due, before the tests that start it. */
export { buildIfStale as default } from '../scripts/build.ts'
