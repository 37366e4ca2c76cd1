/** A program as it is built for people: vitest.config.ts has it bundled before the first test. */
import { fileURLToPath } from 'node:url'

/** @param path from the root of the project, without an ending. */
export const program = (path: string): string => fileURLToPath(new URL(`../../dist/${path}.js`, import.meta.url))
