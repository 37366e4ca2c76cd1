/** Where the project is: this file runs from `service/` as written and from `dist/service/` as built. */
export const ROOT = new URL(import.meta.url.endsWith('.ts') ? '../' : '../../', import.meta.url)

/** What comes with the release. */
export const DATA = new URL('data/', ROOT)
export const SERIES = new URL('series/', DATA)
