/** The pages' script for English pages: their sources come with the words in English, and numbers and days are written in that form. */
import { readFor } from '../../../../engine/core/language.ts'

const ENGLISH = { tag: 'en', texts: new Map<string, string>() } as const
readFor({ current: () => ENGLISH, within: (_language, work) => work() })
await import('./page.ts')
