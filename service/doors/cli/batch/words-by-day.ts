/** What an operation says in words of the rows that columns answer: the same for every one of a day, and asked of the first. */
import { dayFromNumber } from '../../../../engine/core/day.ts'
import type { Operation } from '../../../../engine/core/operation/operation.ts'
import type { Answer, Ports } from '../../../../engine/core/operation/ports.ts'
import { run } from '../../../../engine/core/operation/run.ts'
import { cell } from './csv.ts'
import type { Plan } from './plan.ts'

export interface Said {
  readonly answer: Answer
  /** As they are written, in the order of the fields in words. */
  readonly cells: readonly Uint8Array[]
  /** How many of a piece have it. */
  rows: number
}

/** Told the answer of so many rows that columns give, where answers are counted. */
export type Counted = (answer: Answer, rows: number) => void

export interface WordsByDay {
  of(day: number, inputOf: () => Readonly<Record<string, number>>): Said
  /** Tells what was counted since it was last asked. */
  tell(counted: Counted): void
}

export function wordsByDay({ delimiter, characters }: Plan, operation: Operation, ports: Ports, fields: readonly string[]): WordsByDay {
  const said = new Map<number, Said>()
  let [last, lastDay]: [Said | null, number] = [null, Number.NaN]
  return {
    of(day, inputOf) {
      if (last && day === lastDay) return last
      let found = said.get(day)
      if (!found) {
        const answer = run(operation, { ...inputOf(), [operation.lawDayField!]: dayFromNumber(day) }, ports)
        const cells = fields.map((field) => {
          const value = answer[field]
          return Buffer.from(typeof value === 'string' ? cell(value, delimiter, characters) : '', 'latin1')
        })
        found = { answer, cells, rows: 0 }
        said.set(day, found)
      }
      ;[last, lastDay] = [found, day]
      return found
    },
    tell(counted) {
      for (const each of said.values()) {
        if (each.rows > 0) counted(each.answer, each.rows)
        each.rows = 0
      }
    },
  }
}
