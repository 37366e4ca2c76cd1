/** Rate-limit cost of an operation, known before it runs: evaluations times the cost of each. */

import type { Ports } from '../evaluation/ports.ts'
import type { Operation } from './operation.ts'

/** Evaluations of cost 1 per rate-limit unit. */
export const EVALUATIONS_PER_UNIT = 100

/** @param raw input before validation. */
export function rateLimitUnits(operation: Operation, raw: object, ports: Ports): number {
  if (!operation.evaluations) return operation.cost ?? 1
  const { most, cost } = operation.evaluations(raw, ports)
  return Math.max(1, Math.ceil((most * cost) / EVALUATIONS_PER_UNIT))
}

/** True for operations that run in a worker: those with many or expensive evaluations. */
export const isExpensive = (operation: Operation): boolean => operation.evaluations !== undefined || (operation.cost ?? 1) > 1
