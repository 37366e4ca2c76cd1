/** The languages a service speaks: read from disk by the first who asks for one, and known of every request at work. */
import { readFileSync } from 'node:fs'
import { type Language, readFor } from '../engine/core/language.ts'
import { AsyncScope } from './async-scope.ts'
import { folderOf } from './paths.ts'

let english: Language | undefined

const reading = new AsyncScope<Language | null>()

/** Many are read to at once from here on; while none of them reads English, nobody pays for knowing who reads. */
export function englishLanguage(): Language {
  if (!english) {
    const texts: Record<string, string> = JSON.parse(
      readFileSync(new URL('english.json', folderOf('service/doors/web/generated/')), 'utf8'),
    )
    english = { tag: 'en', texts: new Map(Object.entries(texts)) }
    readFor({
      current: () => reading.get() ?? null,
      within: (language, work) => (language === (reading.get() ?? null) ? work() : reading.run(language, work)),
    })
  }
  return english
}

/** Until it is called, what goes on after its reader's language was set is said in that language, as a stream is. */
export const keptSpeaking = (): (() => void) => reading.keepOpen()

export const isEnglishTag = (tag: string | undefined): boolean => /^en\b/i.test(tag ?? '')
