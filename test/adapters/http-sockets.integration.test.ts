/** HTTP that only a socket can send: malformed requests, and a body that has not ended. */
import { connect } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { serviceUnderTest } from '../support/service.ts'

const app = serviceUnderTest()
const listening = app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())

describe('malformed HTTP', () => {
  const raw = async (text: string): Promise<string> => {
    const port = Number(new URL(await listening).port)
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      let answer = ''
      socket.on('data', (chunk) => {
        answer += chunk
      })
      socket.on('end', () => resolve(answer))
      socket.on('error', reject)
    })
  }

  it('gets a JSON response too', async () => {
    expect(await raw('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"malformed","error":"/)
    expect(await raw(`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 [\s\S]*"error":"/)
  })
})

describe('streaming', () => {
  it('sends rows before the body ends', async () => {
    const port = Number(new URL(await listening).port)
    const line = `${JSON.stringify({ gross_salary: 5000 })}\n`
    const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`
    const seen = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(
          `POST /v1/calc/net-salary/batch HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-ndjson\r\nTransfer-Encoding: chunked\r\n\r\n${chunk(line.repeat(200))}`,
        )
      })
      let text = ''
      socket.on('data', (data) => {
        text += data
        if (text.includes('"index":100,')) socket.destroy() // the last chunk is never sent
      })
      socket.on('close', () => resolve(text))
      socket.on('error', reject)
    })
    expect(seen).toContain('"index":100,"result"')
  })
})
