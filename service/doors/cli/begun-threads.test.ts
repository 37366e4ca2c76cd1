import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { expect, it, onTestFinished } from 'vitest'
import { EXAMPLES_DAY, ports, registry } from '../../../test/support/ports.ts'
import { columnProgram } from './batch/column-program.ts'
import type { Plan } from './batch/plan.ts'
import type { ThreadTask } from './batch/thread-task.ts'
import { BegunThreads } from './begun-threads.ts'
import type { ToldThread } from './worked-pieces.ts'

const PROGRAM = 'service/doors/cli/batch/worker'

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
const told: ToldThread<ThreadTask> = { plan: task, language: null }

async function answered(thread: Worker): Promise<string> {
  onTestFinished(async () => void (await thread.terminate()))
  thread.postMessage({ bytes: new Uint8Array(Buffer.from('1621.00\n')), line: 2, index: 0 })
  const [{ out }] = await once(thread, 'message')
  return Buffer.from(out).toString()
}

it('a thread that began before answers by what it is told, and so does one more than began; the others end', async () => {
  const threads = new BegunThreads(PROGRAM, 2)
  const first = threads.told(told)
  await threads.close()
  const another = threads.told(told)
  expect(await answered(first)).toBe('1621.00,121.57\n')
  expect(await answered(another)).toBe('1621.00,121.57\n')
})

it('those that are told nothing end once they are closed', async () => {
  const ended: Promise<unknown>[] = []
  const begins = (worker: Worker): void => void ended.push(once(worker, 'exit'))
  process.on('worker', begins)
  onTestFinished(() => void process.off('worker', begins))
  await new BegunThreads(PROGRAM, 3).close()
  expect(await Promise.all(ended)).toHaveLength(3)
})
