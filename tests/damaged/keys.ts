/** How `damaged.list` names what has this id. */
export function keyOf(...ids: readonly string[]): string {
  return ids.map((id) => Buffer.from(id).toString('hex').toUpperCase()).join('-')
}
