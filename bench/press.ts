/** One address at its worst, in a process of its own: whoever measures is not held up by who presses. Told what to send by its first message. */

export interface Pressing {
  readonly port: number
  readonly paths: readonly string[]
  readonly address: string
  readonly body: string | undefined
  readonly type: string
  /** Hung up on after so many milliseconds. */
  readonly leaves: number | undefined
}

/** How many were answered with what. */
export type Pressed = readonly (readonly [told: string, count: number])[]

/** Once each, from an address that has its whole limit left: what is refused is not asked again, for it would be refused again. */
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
      // Hung up on, by itself or because the seconds are over.
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
