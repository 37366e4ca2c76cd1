import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { expect, it, onTestFinished } from 'vitest'
import { EXAMPLES_DAY, ports, registry } from '../../test/support/ports.ts'
import { columnProgram } from './commands/batch/column-program.ts'
import type { Plan } from './commands/batch/plan.ts'
import type { ThreadTask } from './commands/batch/thread-task.ts'
import type { ThreadInput } from './ordered-pieces.ts'
import { PrestartedThreads } from './started-threads.ts'

const PROGRAM = 'service/cli/commands/batch/worker'

const plan: Plan = {
  calculator: 'net-salary',
  today: EXAMPLES_DAY,
  input: 'csv',
  output: 'csv',
  delimiter: ',',
  characters: 'utf-8',
  newline: '\n',
  columns: ['gross_salary'],
  constants: {},
  fields: ['inss'],
  decimalComma: false,
  law: null,
}
const task: ThreadTask = { plan, program: columnProgram(plan, registry.operations.get('net-salary')!, ports) }
const told: ThreadInput<ThreadTask> = { plan: task, language: null }

async function answered(thread: Worker): Promise<string> {
  onTestFinished(async () => void (await thread.terminate()))
  thread.postMessage({ bytes: new Uint8Array(Buffer.from('1621.00\n')), line: 2, index: 0 })
  const [{ out }] = await once(thread, 'message')
  return Buffer.from(out).toString()
}

it('prestarted and extra threads both answer with their assigned plan', async () => {
  const threads = new PrestartedThreads(PROGRAM, 2)
  const first = threads.assign(told)
  await threads.close()
  const another = threads.assign(told)
  expect(await answered(first)).toBe('1621.00,121.57\n')
  expect(await answered(another)).toBe('1621.00,121.57\n')
})

it('ends idle threads on close', async () => {
  const ended: Promise<unknown>[] = []
  const begins = (worker: Worker): void => void ended.push(once(worker, 'exit'))
  process.on('worker', begins)
  onTestFinished(() => void process.off('worker', begins))
  await new PrestartedThreads(PROGRAM, 3).close()
  expect(await Promise.all(ended)).toHaveLength(3)
})
