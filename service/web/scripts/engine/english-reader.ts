/** Language setup of English pages that compute locally; the catalogues ship with the engine chunks. */
import { type Language, readFor } from '../../../../engine/core/text/language.ts'
import { english as sharedTexts } from '../../../../engine/english/shared/en.ts'
import { english as pageTexts } from '../../en.ts'

const texts = new Map<string, string>()

let reading: Language | null = { tag: 'en', texts }

readFor({
  current: () => reading,
  within(language, work) {
    const before = reading
    reading = language
    try {
      return work()
    } finally {
      reading = before
    }
  },
})

export function addTranslations(catalogue: Readonly<Record<string, string>>): void {
  for (const [portuguese, english] of Object.entries(catalogue)) texts.set(portuguese, english)
}

addTranslations(sharedTexts)
addTranslations(pageTexts)
