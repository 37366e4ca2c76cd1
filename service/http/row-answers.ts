/** Processes batch rows in a thread: parse, answer, serialize. */

import { isRecord } from '../../engine/core/collections/records.ts'
import { asError, InvalidInput } from '../../engine/core/errors.ts'
import type { Answer, Operation } from '../../engine/operation/definition/operation.ts'
import type { Engine } from '../../engine/operation/definition/registry.ts'
import type { Tally } from '../../engine/operation/evaluation/tally.ts'
import { LAW_FIELD } from '../../engine/operation/input/reserved-names.ts'
import { type FormEvaluator, formEvaluator } from '../../engine/presentation/asking.ts'
import { tableOf } from '../../engine/presentation/spreadsheet/rows.ts'
import { projected } from '../../engine/presentation/view.ts'
import { INTERNAL, refusalFor } from '../runtime/problem-details.ts'
import { parseJson } from '../runtime/strict-json.ts'
import type { RowsDone, RowsJob } from '../work/batch-job.ts'
import { type RowAnswer, rowProblem, rowWriter } from './row-writer.ts'

/** Maximum answer size per job: the remaining rows wait for the next job, to bound buffered answers. */
const MAX_CHARACTERS = 32 * 1024

export async function answeredRows(job: RowsJob, ports: Engine, stopped: () => boolean): Promise<RowsDone> {
  const operation = ports.registry.operations.get(job.operation)!
  const { view } = job
  const fields = view.format === 'csv' ? tableOf(operation, view).header : view.fields
  const ask = formEvaluator(operation, fields, ports)
  const planned = fields && job.law === undefined ? await answersByPlan(job, operation, fields, ports) : null
  const writer = rowWriter(operation, view, job.law !== undefined)
  const tally = operation.tally?.()
  const faults: { row: number; error: Error }[] = []
  const rows: string[] = []
  let characters = 0
  for (const [at, row] of job.rows.entries()) {
    if (stopped() || characters >= MAX_CHARACTERS) break
    const index = job.from + at
    const known = planned?.[at]
    const written = writer.row('error' in row ? { index, error: row.error } : known ? rowOf(known, index) : answerOf(row.text, index))
    rows.push(written)
    characters += written.length
  }
  return { rows, tally: tally?.state ?? null, faults }

  function rowOf(result: Answer, index: number): RowAnswer {
    return { index, result: view.format === 'csv' ? result : projected(result, view) }
  }

  function underLaw(raw: unknown): unknown {
    return job.law !== undefined && isRecord(raw) ? { [LAW_FIELD]: job.law, ...raw } : raw
  }

  function answerOf(text: string, index: number): RowAnswer {
    let raw: unknown
    try {
      raw = parseJson(text)
    } catch (error) {
      const named = error instanceof InvalidInput ? refusalFor(error) : null
      return { index, ...(named ? rowProblem(named, job.english) : { error: 'A linha não é um JSON válido.' }) }
    }
    try {
      return rowOf(answered(ask, underLaw(raw), job.asText, tally), index)
    } catch (error) {
      const refusal = refusalFor(error)
      if (!refusal) faults.push({ row: index, error: asError(error) })
      return { index, ...rowProblem(refusal ?? INTERNAL, job.english) }
    }
  }
}

/** Lazy: loaded for the first batch with selected fields. */
let plans: Promise<typeof import('../../engine/plan/planned-answers.ts')> | undefined

/** Planned answer per row, or null. */
async function answersByPlan(job: RowsJob, operation: Operation, fields: readonly string[], ports: Engine) {
  plans ??= import('../../engine/plan/planned-answers.ts')
  const { plannedAnswers } = await plans
  return plannedAnswers(operation, fields, ports, job.asText ? 'text' : 'json')?.(job.rows.map(rawOf)) ?? null
}

/** Invalid JSON is reported per row. */
function rawOf(row: RowsJob['rows'][number]): unknown {
  try {
    return 'text' in row ? parseJson(row.text) : undefined
  } catch {
    return undefined
  }
}

function answered(ask: FormEvaluator, raw: unknown, asText: boolean, tally: Tally | undefined) {
  const result = asText ? ask.fromText(Object(raw)) : ask.fromJson(raw)
  tally?.add(result)
  return result
}
