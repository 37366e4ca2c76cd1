/** MCP over stdio under invalid input and cancellation. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { afterEach, describe, expect, it } from 'vitest'
import { program } from '../support/lanes/programs.ts'

const running: ChildProcessWithoutNullStreams[] = []
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

interface Message {
  readonly id?: number
  readonly result?: { readonly content?: readonly { readonly text: string }[]; readonly tools?: readonly object[] }
  readonly error?: object
}

/** Starts the process and completes the handshake. */
async function opened() {
  const child = spawn(process.execPath, [program('service/cli/index'), 'mcp'])
  running.push(child)
  const messages: Message[] = []
  const unreadable: string[] = []
  let held = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (held + chunk).split('\n')
    held = lines.pop()!
    for (const line of lines) {
      try {
        messages.push(JSON.parse(line))
      } catch {
        unreadable.push(line)
      }
    }
  })
  const send = (message: string | object): void =>
    void child.stdin.write(typeof message === 'string' ? message : `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
  const answer = (id: number): Promise<Message> =>
    expect
      .poll(() => messages.find((message) => message.id === id))
      .toBeDefined()
      .then(() => messages.find((message) => message.id === id)!)
  const call = (id: number, name: string, args: object): void => send({ id, method: 'tools/call', params: { name, arguments: args } })
  send({
    id: 0,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  })
  await answer(0)
  send({ method: 'notifications/initialized' })
  return { child, messages, unreadable, send, answer, call }
}

it('ignores or rejects any garbage and answers the next call', async () => {
  const { child, unreadable, send, answer, call } = await opened()
  for (const [index, [name, text]] of [
    ['no JSON', 'olá, tudo bem?\n'],
    ['half a message', '{"jsonrpc":"2.0","id":7,"method":"tools/\n'],
    ['null', 'null\n'],
    ['a list', '[]\n'],
    ['bytes of no text', `${Buffer.from([0xff, 0xfe, 0x00, 0x80]).toString('latin1')}\n`],
    ['a long line', `${'x'.repeat(300_000)}\n`],
    ['blank lines', '\n\n\r\n\n'],
    ['a method that is not', '{"jsonrpc":"2.0","id":8,"method":"__proto__"}\n'],
    ['a tool that is not', '{"jsonrpc":"2.0","id":9,"method":"tools/call","params":{"name":"constructor","arguments":{}}}\n'],
  ].entries()) {
    send(text!)
    const id = 100 + index
    call(id, 'net-salary', { gross_salary: 5000 })
    expect((await answer(id)).result?.content?.[0]?.text, name).toContain('4.498,50')
    // stdout must contain only protocol messages.
    expect(unreadable, name).toEqual([])
    expect(child.exitCode, name).toBeNull()
  }
  child.stdin.end()
  await expect.poll(() => child.exitCode).toBe(0)
})

describe('cancelled call', () => {
  it('stops and gets no answer, while other calls are answered', async () => {
    const { messages, send, answer, call } = await opened()
    call(1, 'net-salary', { gross_salary: 5000 })
    await answer(1)
    const debts = Array.from({ length: 30 }, (_, at) => ({ balance: 1000 + at, monthly_rate: 10, minimum: 100 }))
    call(2, 'sweep', { calculator: 'debt-payoff', debts, vary: 'extra', from: 0, to: 1000, points: 500 })
    // The long call yields to others: this one does not wait for it.
    call(3, 'net-salary', { gross_salary: 6000 })
    await answer(3)
    expect(messages.some(({ id }) => id === 2)).toBe(false)
    send({ method: 'notifications/cancelled', params: { requestId: 2 } })
    for (let id = 4; id < 24; id++) {
      call(id, 'net-salary', { gross_salary: 5000 + id })
      await answer(id)
    }
    expect(messages.some(({ id }) => id === 2)).toBe(false)
  })
})
