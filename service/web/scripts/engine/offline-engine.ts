/** Local engine handle: loads the engine when idle, and only for a page of its own build. */
import { saoPauloClock } from '../../../../engine/core/calendar/clock.ts'
import { isDay, later } from '../../../../engine/core/day.ts'
import { NAMES } from '../../versioned.ts'
import { isCurrentBuild } from '../offline/status-line.ts'
import type { OperationEngine } from './engine.ts'
import type { QuestionEngine } from './engine-questions.ts'
import { savesData, whenIdle } from './idle.ts'
import type { BrowserContext } from './law-only-ports.ts'

interface OfflineAnswers {
  /** Answer fragment; null when unavailable locally. */
  answer(question: string): string | null
  /** Form with its input and answer; null when unavailable locally. */
  sides(question: string): string | null
  /** Form prefilled from a parsed document; null when unavailable locally. */
  filled(input: Readonly<Record<string, unknown>>): string | null
  /** Question answering for the calculator; null when unavailable locally. */
  asking(question: string): Promise<QuestionEngine | null>
  /** True when build and date match the service; otherwise the service takes precedence. */
  agrees(): boolean
  /** True when the last request needed data only the service has. */
  lacks(): boolean
}

/** Engine being loaded; until then requests go to the service. */
export interface OfflineEngine {
  readonly now: OfflineAnswers
  /** True when the engine loaded. */
  readonly opened: Promise<boolean>
}

/** Script of the questions: loaded on demand, and cached with the pages that use it. */
export const questionsScript = (): string => new URL('./engine-questions.ts', import.meta.url).pathname

export function offlineEngineFor(form: HTMLFormElement): OfflineEngine {
  const { operation, origin = '', today: drawn = '' } = form.dataset
  const clock = saoPauloClock()
  const drawnOn = isDay(drawn) ? drawn : clock()
  // A slow clock would select outdated law.
  const today = () => later(clock(), drawnOn)
  let engine: OperationEngine | null = null
  let world: BrowserContext | null = null
  let lacked = false

  async function open(): Promise<boolean> {
    if (!operation || !isCurrentBuild() || savesData()) return false
    try {
      const [{ operationEngine: answering }, names] = await Promise.all([import('./engine.ts'), fetched(NAMES)])
      world = { today, origin, names }
      engine = await answering(operation, world)
    } catch {
      // Falls back to the service.
    }
    return engine !== null
  }

  function made(part: 'fragment' | 'sides', question: string): string | null {
    const answer = engine?.[part](question) ?? null
    lacked = engine !== null && answer === null
    return answer
  }

  async function asking(question: string): Promise<QuestionEngine | null> {
    if (!operation || !world) return null
    try {
      return await (await import('./engine-questions.ts')).questionEngine(operation, question, world)
    } catch {
      // Falls back to the service.
      return null
    }
  }

  return {
    now: {
      answer: (question) => made('fragment', question),
      sides: (question) => made('sides', question),
      filled: (input) => engine?.filled(input) ?? null,
      asking,
      agrees: () => clock() === drawnOn && isCurrentBuild(),
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
