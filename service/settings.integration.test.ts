import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { serviceProcess } from '../test/support/service-process.ts'

describe('settings that fail only at use', () => {
  const complaint = (environment: Record<string, string>) =>
    serviceProcess({ LOG_LEVEL: 'silent', ...environment }).then(
      ({ remove }) => {
        remove()
        return 'it started'
      },
      (error: Error) => error.message.replace(/^the service did not start: /, ''),
    )

  it.each([
    [{ HOST: 'no.such.host.invalid' }, /^HOST must be an address of this machine; it is "no\.such\.host\.invalid"\.\n$/],
    [{ HOST: '203.0.113.77' }, /^HOST must be an address of this machine; it is "203\.0\.113\.77"\.\n$/],
    [{ PORT: 'x', TRUST_PROXY: '1.2.3' }, /^PORT must be .+\.\nTRUST_PROXY must be .+\.\n$/],
  ])('%o produces one sentence without a stack trace', async (environment, sentence) => {
    expect(await complaint(environment)).toMatch(sentence)
  })

  it('a port in use produces one sentence, for the service and for metrics', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const port = String((other.address() as { port: number }).port)
    expect(await complaint({ PORT: port })).toBe(`PORT must be a free port; ${port} is taken on 127.0.0.1.\n`)
    expect(await complaint({ METRICS_PORT: port })).toBe(`METRICS_PORT must be a free port; ${port} is taken on 127.0.0.1.\n`)
    other.close()
  })
})
