/**
 * Which pages a log (`-wal`) holds, by the file format of SQLite (https://www.sqlite.org/fileformat2.html#the_write_ahead_log).
 * A log is begun anew once all of it is in the database. So each page of the database as it was after the last change is
 * in its file or in the log; where one is in neither, the file is an older copy, and the log would tear it.
 */
import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs'

const HEADER = { size: 32, pageSize: 8, salts: 16 }
const FRAME = { size: 24, page: 0, pagesThen: 4, salts: 8 }
const SALTS = 8
const SMALLEST_PAGE = 512

/** Whether a page is missing that the last change in the log counts. */
export function lacksPages(file: string): boolean {
  const log = openSync(`${file}-wal`, 'r')
  try {
    const header = Buffer.alloc(HEADER.size)
    if (readSync(log, header, 0, HEADER.size, 0) < HEADER.size) return false
    const pageSize = header.readUInt32BE(HEADER.pageSize)
    if (pageSize < SMALLEST_PAGE) return false
    const { pages, held } = lastChange(log, header, pageSize)
    const inFile = Math.floor(statSync(file).size / pageSize)
    for (let page = inFile + 1; page <= pages; page += 1) if (!held.has(page)) return true
    return false
  } finally {
    closeSync(log)
  }
}

interface Change {
  /** How many pages the database had after it; 0: there is no whole change in the log. */
  readonly pages: number
  /** The pages that the log holds. */
  readonly held: ReadonlySet<number>
}

/** Frames of an earlier beginning, which have other salts, and those of a change that is not whole count for nothing. */
function lastChange(log: number, header: Buffer, pageSize: number): Change {
  const salts = header.subarray(HEADER.salts, HEADER.salts + SALTS)
  const frame = Buffer.alloc(FRAME.size)
  const held = new Set<number>()
  let pages = 0
  const end = fstatSync(log).size - FRAME.size - pageSize
  for (let at = HEADER.size; at <= end; at += FRAME.size + pageSize) {
    readSync(log, frame, 0, FRAME.size, at)
    if (!frame.subarray(FRAME.salts, FRAME.salts + SALTS).equals(salts)) break
    held.add(frame.readUInt32BE(FRAME.page))
    const then = frame.readUInt32BE(FRAME.pagesThen)
    if (then > 0) pages = then
  }
  return { pages, held }
}
