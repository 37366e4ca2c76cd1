/** The codes of the consumption tax as shipped, read from disk for the first who asks: a start does not wait for them. */
import { readFileSync } from 'node:fs'
import { classificationsPort } from '../engine/classifications/port.ts'
import type { ClassificationsPort } from '../engine/core/operation/ports.ts'

/** @param shipped the project's `data/` folder. */
export const openClassifications = (shipped: URL): ClassificationsPort =>
  classificationsPort((file) => readFileSync(new URL(`classifications/${file}`, shipped), 'utf8'))
