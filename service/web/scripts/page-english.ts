/** Script entry for English pages: texts are translated at build time, and numbers and dates use the English format. */
import { readFor } from '../../../engine/core/text/language.ts'

const ENGLISH = { tag: 'en', texts: new Map<string, string>() } as const
readFor({ current: () => ENGLISH, within: (_language, work) => work() })
await import('./page.ts')
