/** Preloaded by every test worker (vitest.config.ts): Node imports the sources directly, with types stripped. */
import { register } from 'node:module'

// Stack traces use source lines.
process.setSourceMapsEnabled(true)
register('./typescript-hooks.mjs', import.meta.url)
