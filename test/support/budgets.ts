/**
 * The most a page may cost, in one place. Most are about a tenth above what is measured, so that a new calculator or question fits and
 * a file that doubles does not; the largest part of the engine stands right under its own.
 */
const KB = 1024

export const BUDGETS = {
  /** A calculator's page with its script and style, as served with brotli, before the engine comes. */
  firstVisit: 29 * KB,
  /** Of the engine: what all parts share, a part (a kind of operation of a domain), the questions. */
  shared: 51 * KB,
  part: 45 * KB,
  questions: 22 * KB,
  /** Requests after the first paint, the engine's among them. */
  laterRequests: 8,
} as const
