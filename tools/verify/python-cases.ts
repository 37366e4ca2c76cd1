// `tsx tools/verify/python-cases.ts FOLDER`: every example of every operation with the engine's result, as test cases for the Python package.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf } from '../../engine/core/errors.ts'
import { portsOf } from '../../engine/engine.ts'
import * as data from '../../engine/generated/data.ts'
import { registry } from '../../engine/generated/registry.ts'
import { addressedAs } from '../../engine/operation/definition/kinds.ts'
import type { Operation } from '../../engine/operation/definition/operation.ts'
import { run } from '../../engine/operation/evaluation/run.ts'

const TODAY = '2026-11-14'
const folder = process.argv[2] ?? 'var/python-cases'

const callOf: Readonly<Record<Operation['kind'], string>> = {
  calculator: 'calculate',
  decision: 'decide',
  check: 'check',
  question: 'ask',
  query: 'query',
}

const nameOf = (operation: Operation): string =>
  operation.kind === 'query' ? registry.queries.get(operation.id)!.path : operation.kind === 'check' ? addressedAs(operation) : operation.id

function answerOf(operation: Operation, input: unknown, day: typeof TODAY): string {
  try {
    return `=${JSON.stringify(
      run(
        operation,
        input,
        portsOf(data, () => day),
      ),
    )}`
  } catch (error) {
    return `!${messageOf(error)}`
  }
}

const cases = [...registry.operations.values()].flatMap((operation) =>
  operation.examples.flatMap(({ input, ...example }) => {
    const on = 'on' in example && typeof example.on === 'string' ? (example.on as typeof TODAY) : TODAY
    return [...new Set([TODAY, on] as const)].map((day) => ({
      call: callOf[operation.kind],
      name: nameOf(operation),
      day,
      input,
      answer: answerOf(operation, input, day),
    }))
  }),
)
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'cases.json'), JSON.stringify(cases))
console.log(`${cases.length} answers of ${registry.operations.size} operations`)
