/**
 * Worst-case load from one address, in its own process so that it does not delay the measurement. The first message carries the requests to
 * send.
 */

export interface Pressing {
  readonly port: number
  readonly paths: readonly string[]
  readonly address: string
  readonly body: string | undefined
  readonly type: string
  /** Milliseconds before the client disconnects. */
  readonly leaves: number | undefined
}

/** Count by outcome. */
export type Pressed = readonly (readonly [told: string, count: number])[]

/** Sends each request once, from an address with its full rate limit. Refused requests are not retried: they would be refused again. */
async function press({ port, paths, address, body, type, leaves }: Pressing, stop: AbortSignal): Promise<Pressed> {
  const seen = new Map<string, number>()
  const one = async (path: string): Promise<void> => {
    const signal = leaves === undefined ? stop : AbortSignal.any([stop, AbortSignal.timeout(leaves)])
    const headers = {
      'x-forwarded-for': address,
      accept: 'application/json, text/event-stream;q=0.9, */*;q=0.8',
      ...(body !== undefined && { 'content-type': type }),
    }
    const told = await fetch(`http://127.0.0.1:${port}${path}`, { headers, signal, ...(body !== undefined && { method: 'POST', body }) })
      .then(async (response) => {
        for await (const _chunk of response.body!);
        return String(response.status)
      })
      // Disconnected by the client timeout or by the end of the run.
      .catch(() => 'left')
    seen.set(told, (seen.get(told) ?? 0) + 1)
  }
  await Promise.all(paths.map(one))
  return [...seen]
}

const stop = new AbortController()
process.send!('ready')
process.on('message', (message: Pressing | 'stop') => {
  if (message === 'stop') stop.abort()
  else void press(message, stop.signal).then((told) => process.send!(told, () => process.disconnect()))
})
