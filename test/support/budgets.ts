/**
 * Size budgets of pages. Most leave about a tenth of headroom: enough for a new calculator or question, too little for a doubled file. The
 * shared part of the engine and its largest parts have almost none.
 */
const KB = 1024

export const BUDGETS = {
  /** Calculator page with script and style, brotli-compressed, before the engine loads. */
  firstVisit: 30 * KB,
  /** The same, of the forms as long as a paper: the yearly return has a hundred fields in thirteen lists, each with a row. */
  firstVisitOfLongForm: 34.5 * KB,
  /** Engine chunks: the shared part, a part (calculators of a domain, a check, a decision), the questions. */
  // Includes 0.6 KB of suggestions for unknown names and of errors recognised across bundles.
  shared: 48_000,
  part: 42_500,
  questions: 22 * KB,
  /** Requests after the first paint, including the engine. */
  laterRequests: 8,
} as const
