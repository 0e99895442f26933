/** What a test cannot go on without: fails where it is not there. */
export function must<Thing>(thing: Thing | null | undefined): Thing {
  if (thing === null || thing === undefined) throw new Error('It is not there.')
  return thing
}
