/**
 * The most a page may cost, in one place: what is measured and a little room, from a fiftieth (what all share, the largest part) to a tenth.
 * The names of other files alone, which change with every build, move a file by a hundred bytes.
 */
const KB = 1024

export const BUDGETS = {
  /** A calculator's page with its script and style, as served with brotli, before the engine comes. */
  firstVisit: 29 * KB,
  /** Of the engine: what all parts share, a part (a kind of operation of a domain), the questions. */
  shared: 52 * KB,
  part: 46 * KB,
  questions: 22 * KB,
  /** Requests after the first paint, the engine's among them. */
  laterRequests: 8,
} as const
