import { inLanguage } from './language.ts'

/** Made by the first who asks, and kept: in Portuguese, whoever that is. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: inLanguage(null, make) }
    return made.value
  }
}
