/** Preloaded by every worker of the tests (vitest.config.ts): Node itself imports the sources, once their types are taken off. */
import { register } from 'node:module'

// What fails is told by its line in the source.
process.setSourceMapsEnabled(true)
register('./typescript-hooks.mjs', import.meta.url)
