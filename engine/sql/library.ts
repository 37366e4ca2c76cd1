/** What a program that holds the engine asks of the law as SQL: whole scripts, and an operation over the rows of a table. */
import { dayFromNumber } from '../core/day.ts'
import type { Engine } from '../core/operation/registry.ts'
import { plannedUnder } from '../plan/law-rows.ts'
import { operationKernel } from '../plan/operation-kernel.ts'
import { OPERATION_PLANS } from '../plan/operations.ts'
import { duckdbSelect } from '../plan/renderings/duckdb.ts'

export { sqlScript } from './script.ts'
export { selectOver } from './select.ts'

/** Null where the operation has no plan or a field asked for is not in it. Amounts are centavos, decimals ten-thousandths; rows come from a relation `centavo_source`. */
export function operationTable(engine: Engine, id: string, fields: readonly string[]) {
  const operation = engine.registry.operations.get(id)
  const kernel = operation && operationKernel(operation, fields, engine.today(), engine.hypothesis)
  if (!kernel) return null
  const plan = plannedUnder(engine.hypothesis, () => OPERATION_PLANS[id]!.function(engine.today()))
  const results = [...new Set([...kernel.fields.map(({ result }) => result), kernel.answered])]
  return {
    inputs: kernel.inputs.map(({ parameter, field, kind, absent, words, least, most }) => ({
      parameter,
      field,
      kind,
      absent: Number.isNaN(absent) ? null : kind === 'day' ? dayFromNumber(absent) : kind === 'word' ? words[absent - 1]! : absent,
      words,
      // The positions of words are the kernel's own.
      least: kind !== 'word' && Number.isFinite(least) ? least : null,
      most: kind !== 'word' && Number.isFinite(most) ? most : null,
    })),
    fields: kernel.fields.map(({ result, unit }) => ({ result: columnOf(result), unit })),
    answered: columnOf(kernel.answered),
    sql: duckdbSelect(plan, results, 'centavo_source', columnOf),
  }
}

/** A name that no input has. */
const columnOf = (result: string): string => `result_${result}`
