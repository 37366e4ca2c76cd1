/** Consumption-tax codes shipped with the release, loaded from disk on first use to keep startup fast. */
import { readFileSync } from 'node:fs'
import { classificationsPort } from '../../engine/classifications/port.ts'
import type { ClassificationsPort } from '../../engine/operation/evaluation/ports.ts'

/** @param shipped the project's `data/` folder. */
export const openClassifications = (shipped: URL): ClassificationsPort =>
  classificationsPort((file) => readFileSync(new URL(`classifications/${file}`, shipped), 'utf8'))
