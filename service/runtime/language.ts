/** Languages of the service: catalogues load on first use, and each request carries its language. */
import { readFileSync } from 'node:fs'
import { type Language, readFor } from '../../engine/core/text/language.ts'
import { AsyncScope } from './async-scope.ts'
import { folderOf } from './paths.ts'

let english: Language | undefined

const reading = new AsyncScope<Language | null>()

/** Tracks the reader's language per request only once English is used, since tracking costs performance. */
export function englishLanguage(): Language {
  if (!english) {
    const texts: Record<string, string> = JSON.parse(readFileSync(new URL('english.json', folderOf('service/web/generated/')), 'utf8'))
    english = { tag: 'en', texts: new Map(Object.entries(texts)) }
    readFor({
      current: () => reading.get() ?? null,
      within: (language, work) => (language === (reading.get() ?? null) ? work() : reading.run(language, work)),
    })
  }
  return english
}

/** Keeps the language context active, for streams, until the returned function is called. */
export const keepLanguage = (): (() => void) => reading.keepOpen()

export const isEnglishTag = (tag: string | undefined): boolean => /^en\b/i.test(tag ?? '')
