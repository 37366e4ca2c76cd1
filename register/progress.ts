/** Progress output: a live bar on a terminal, otherwise one line per finished file. */
import { bar, LiveLine, type Screen } from '../service/runtime/progress-bar.ts'

export interface Progress {
  /** Declares upcoming work by name and weight. */
  plan(names: readonly (readonly [name: string, weight: number])[]): void
  /** @param fraction 0 to 1 */
  update(name: string, fraction: number): void
  finished(name: string, note: string): void
  /** Prints a separate line above the bar. */
  say(line: string): void
  end(): void
}

export const NO_PROGRESS: Progress = { plan() {}, update() {}, finished() {}, say() {}, end() {} }

export function progressOn(stream: Screen, now?: () => number): Progress {
  const live = new LiveLine(stream, now && { now })
  const weights = new Map<string, number>()
  const fractions = new Map<string, number>()
  let current = ''

  function text(): string {
    let whole = 0
    let done = 0
    for (const [name, weight] of weights) {
      whole += weight
      done += weight * (fractions.get(name) ?? 0)
    }
    const files = [...fractions.values()].filter((fraction) => fraction === 1).length
    return `${bar(whole === 0 ? 1 : done / whole)}  ${files}/${weights.size} arquivos  ${current}`
  }
  const draw = (must = false): void => {
    if (weights.size > 0) live.draw(text, must)
  }

  return {
    plan(names) {
      for (const [name, weight] of names) weights.set(name, weight)
      draw(true)
    },
    update(name, fraction) {
      current = name
      fractions.set(name, Math.min(fraction, 0.999))
      draw()
    },
    finished(name, note) {
      fractions.set(name, 1)
      live.say(`${name}: ${note}`)
      draw(true)
    },
    say: (line) => live.say(line),
    end() {
      live.clear()
      weights.clear()
    },
  }
}
