/** What a question counts to a limit, known before it is worked: evaluations by the cost of each. */
import type { Operation } from './operation.ts'
import type { Ports } from './ports.ts'

/** So many evaluations of an operation of cost 1 count as one unit. */
export const EVALUATIONS_A_UNIT = 100

/** @param raw what was sent, as it came. */
export function unitsOf(operation: Operation, raw: object, ports: Ports): number {
  if (!operation.evaluations) return operation.cost ?? 1
  const { most, cost } = operation.evaluations(raw, ports)
  return Math.max(1, Math.ceil((most * cost) / EVALUATIONS_A_UNIT))
}

/** Whether it is worked apart from what answers everybody: whatever takes many evaluations, or dear ones. */
export const isDear = (operation: Operation): boolean => operation.evaluations !== undefined || (operation.cost ?? 1) > 1
