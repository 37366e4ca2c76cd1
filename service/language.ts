/** The languages a service speaks: read from disk by the first who asks for one, and known of every request at work. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync } from 'node:fs'
import { type Language, readFor } from '../engine/core/language.ts'
import { folderOf } from './paths.ts'

let english: Language | undefined

const reading = new AsyncLocalStorage<Language | null>()

/** Many are read to at once from here on: until the first who asks for English, nobody pays for knowing who reads. */
export function englishLanguage(): Language {
  if (!english) {
    const texts: Record<string, string> = JSON.parse(
      readFileSync(new URL('english.json', folderOf('service/doors/web/generated/')), 'utf8'),
    )
    english = { tag: 'en', texts: new Map(Object.entries(texts)) }
    readFor({
      current: () => reading.getStore() ?? null,
      within: (language, work) => reading.run(language, work),
    })
  }
  return english
}

export const isEnglishTag = (tag: string | undefined): boolean => /^en\b/i.test(tag ?? '')
