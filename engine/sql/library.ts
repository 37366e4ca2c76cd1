/** SQL interface of the engine library: full scripts, and one operation over the rows of a table. */
import { dayFromNumber } from '../core/day.ts'
import type { Engine } from '../operation/definition/registry.ts'
import { plannedUnder } from '../plan/legal-constants/law-rows.ts'
import { operationKernel } from '../plan/operation-kernel.ts'
import { HAND_PLANS } from '../plan/operations.ts'
import { duckdbSelect } from '../plan/renderings/duckdb.ts'

export { sqlScript } from './script.ts'
export { selectOver } from './select.ts'

/**
 * Null when the operation has no plan or lacks a requested field. Amounts are in centavos, decimals in ten-thousandths; rows come from a
 * relation `centavo_source`.
 */
export function operationTable(engine: Engine, id: string, fields: readonly string[]) {
  const operation = engine.registry.operations.get(id)
  const kernel = operation && operationKernel(operation, fields, engine.today(), engine.hypothesis)
  // A traced plan has columns only.
  if (!kernel || !Object.hasOwn(HAND_PLANS, id)) return null
  const plan = plannedUnder(engine.hypothesis, () => HAND_PLANS[id]!.function(engine.today()))
  const results = [...new Set([...kernel.fields.map(({ result }) => result), kernel.answered])]
  return {
    inputs: kernel.inputs.map(({ parameter, field, kind, absent, words, least, most }) => ({
      parameter,
      field,
      kind,
      absent: Number.isNaN(absent) ? null : kind === 'day' ? dayFromNumber(absent) : kind === 'word' ? words[absent - 1]! : absent,
      words,
      // Bounds of word positions are internal to the kernel.
      least: kind !== 'word' && Number.isFinite(least) ? least : null,
      most: kind !== 'word' && Number.isFinite(most) ? most : null,
    })),
    fields: kernel.fields.map(({ result, unit }) => ({ result: columnOf(result), unit })),
    answered: columnOf(kernel.answered),
    sql: duckdbSelect(plan, results, 'centavo_source', columnOf),
  }
}

/** Prefix that no input uses. */
const columnOf = (result: string): string => `result_${result}`
