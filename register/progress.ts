/** How far the work is: one bar that redraws itself on a terminal, one line per finished file elsewhere. */

export interface Progress {
  /** Work ahead, by name and weight. */
  plan(names: readonly (readonly [name: string, weight: number])[]): void
  /** @param fraction 0 to 1 */
  update(name: string, fraction: number): void
  finished(name: string, note: string): void
  /** A line of its own, above the bar. */
  say(line: string): void
  end(): void
}

export const silent: Progress = { plan() {}, update() {}, finished() {}, say() {}, end() {} }

const WIDTH = 30
const REDRAW_EVERY = 100

export function progressOn(stream: NodeJS.WriteStream, now: () => number = Date.now): Progress {
  const weights = new Map<string, number>()
  const fractions = new Map<string, number>()
  let drawn = 0
  let current = ''

  function draw(): void {
    if (!stream.isTTY || weights.size === 0) return
    let whole = 0
    let done = 0
    for (const [name, weight] of weights) {
      whole += weight
      done += weight * (fractions.get(name) ?? 0)
    }
    const part = whole === 0 ? 1 : done / whole
    const filled = Math.round(part * WIDTH)
    const files = [...fractions.values()].filter((fraction) => fraction === 1).length
    const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`
    const line = `${bar} ${String(Math.floor(part * 100)).padStart(3)}%  ${files}/${weights.size} arquivos  ${current}`
    stream.write(`\r\u001b[2K${line.slice(0, Math.max(20, stream.columns ?? 80) - 1)}`)
    drawn = now()
  }
  function write(line: string): void {
    stream.write(`${stream.isTTY ? '\r\u001b[2K' : ''}${line}\n`)
    draw()
  }

  return {
    plan(names) {
      for (const [name, weight] of names) weights.set(name, weight)
      draw()
    },
    update(name, fraction) {
      current = name
      fractions.set(name, Math.min(fraction, 0.999))
      if (now() - drawn >= REDRAW_EVERY) draw()
    },
    finished(name, note) {
      fractions.set(name, 1)
      write(`${name}: ${note}`)
    },
    say: write,
    end() {
      if (stream.isTTY && drawn > 0) stream.write('\r\u001b[2K')
      weights.clear()
    },
  }
}
