/**
 * The most a page may cost, in one place. Most are about a tenth above what is measured, so that a new calculator or question fits and
 * a file that doubles does not; what all parts of the engine share and the largest of them stand right under their own.
 */
const KB = 1024

export const BUDGETS = {
  /** A calculator's page with its script and style, as served with brotli, before the engine comes. */
  firstVisit: 29 * KB,
  /** Of the engine: what all parts share, a part (the calculators of a domain, a check, a decision), the questions. */
  shared: 46_000,
  part: 40_300,
  questions: 22 * KB,
  /** Requests after the first paint, the engine's among them. */
  laterRequests: 8,
} as const
