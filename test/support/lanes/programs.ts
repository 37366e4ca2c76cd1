/** Path of a bundled program: vitest.config.ts builds it before the first test. */
import { fileURLToPath } from 'node:url'

/** @param path from the project root, without extension. */
export const program = (path: string): string => fileURLToPath(new URL(`../../../dist/${path}.js`, import.meta.url))
