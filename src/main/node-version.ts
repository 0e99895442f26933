/** Whether this Node can carry the app: the database's native part ends an older one without a word. */

const OLDEST = 22

/** What to say where `version` of Node is too old; null where it will do. */
export function nodeProblem(version: string): string | null {
  return Number(version.split('.')[0]) >= OLDEST
    ? null
    : `Delver's Table needs Node ${OLDEST} or newer, and this is Node ${version}.\nIn the app's folder, npm start and npm run stdio bring the right one along.`
}
