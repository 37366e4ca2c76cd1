/** Who reads an English page whose engine answers on the device: the catalogues come with the parts of the engine that are fetched. */
import { type Language, readFor } from '../../../../engine/core/language.ts'
import { english as sharedTexts } from '../../../../engine/english/shared/en.ts'
import { english as pageTexts } from '../en.ts'

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

export function makeKnown(catalogue: Readonly<Record<string, string>>): void {
  for (const [portuguese, english] of Object.entries(catalogue)) texts.set(portuguese, english)
}

makeKnown(sharedTexts)
makeKnown(pageTexts)
