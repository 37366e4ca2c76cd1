import { inLanguage } from '../text/language.ts'

/** Memoizes a factory. Always runs it in Portuguese, regardless of the first caller's language. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: inLanguage(null, make) }
    return made.value
  }
}
