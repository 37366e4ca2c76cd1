/** The engine in this page, once it is here: asked for when nothing else is going on, and only by a page of its own build. */
import { saoPauloClock } from '../../../../engine/core/clock.ts'
import { isDay, later } from '../../../../engine/core/day.ts'
import { NAMES } from '../versioned.ts'
import type { Answering } from './engine.ts'
import type { Asking } from './engine-questions.ts'
import { savesData, whenIdle } from './idle.ts'
import type { World } from './law-alone.ts'
import { ofThisBuild } from './news.ts'

interface Here {
  /** The answer to a question; null where it cannot be had here. */
  answer(question: string): string | null
  /** The form with what was asked and its answer; null as above. */
  sides(question: string): string | null
  /** The form with what was read of a paper, before anything is asked; null as above. */
  filled(input: Readonly<Record<string, unknown>>): string | null
  /** What answers a question about the calculator, by the question's name; null where none can be answered here. */
  asking(question: string): Promise<Asking | null>
  /** Whether the service would answer the same: the same build, on the same day. Else it is asked first. */
  agrees(): boolean
  /** Whether the last question asked what only the service has. */
  lacks(): boolean
}

/** The engine of a page, being fetched: what is asked before it is here is asked of the service. */
export interface Fetched {
  readonly now: Here
  /** Whether it came. */
  readonly opened: Promise<boolean>
}

/** Where the questions are: fetched when one is asked, and kept on the device with the pages that ask them. */
export const questionsScript = (): string => new URL('./engine-questions.ts', import.meta.url).pathname

export function hereFor(form: HTMLFormElement): Fetched {
  const { operation, origin = '', today: drawn = '' } = form.dataset
  const clock = saoPauloClock()
  const drawnOn = isDay(drawn) ? drawn : clock()
  // A clock that is behind would answer by a law that has passed.
  const today = () => later(clock(), drawnOn)
  let engine: Answering | null = null
  let world: World | null = null
  let lacked = false

  async function open(): Promise<boolean> {
    if (!operation || !ofThisBuild() || savesData()) return false
    try {
      const [{ answering }, names] = await Promise.all([import('./engine.ts'), fetched(NAMES)])
      world = { today, origin, names }
      engine = await answering(operation, world)
    } catch {
      // Asked of the service, as before.
    }
    return engine !== null
  }

  function made(part: 'fragment' | 'sides', question: string): string | null {
    const answer = engine?.[part](question) ?? null
    lacked = engine !== null && answer === null
    return answer
  }

  async function asking(question: string): Promise<Asking | null> {
    if (!operation || !world) return null
    try {
      return await (await import('./engine-questions.ts')).asking(operation, question, world)
    } catch {
      // Asked of the service.
      return null
    }
  }

  return {
    now: {
      answer: (question) => made('fragment', question),
      sides: (question) => made('sides', question),
      filled: (input) => engine?.filled(input) ?? null,
      asking,
      agrees: () => clock() === drawnOn && ofThisBuild(),
      lacks: () => lacked,
    },
    opened: whenIdle().then(open),
  }
}

async function fetched(address: string) {
  const response = await fetch(address)
  if (!response.ok) throw new Error(String(response.status))
  return response.json()
}
