/** Text fields of column-evaluated rows: identical for all rows of a date, computed from the first. */
import { dayFromNumber } from '../../../../engine/core/day.ts'
import type { Operation } from '../../../../engine/operation/definition/operation.ts'
import type { Answer, Ports } from '../../../../engine/operation/evaluation/ports.ts'
import { run } from '../../../../engine/operation/evaluation/run.ts'
import { cell } from './csv.ts'
import type { Plan } from './plan.ts'

export interface DayTexts {
  readonly answer: Answer
  /** Encoded cells, in the order of the text fields. */
  readonly cells: readonly Uint8Array[]
  /** Rows of the piece with this date. */
  rows: number
}

/** Receives an answer and the number of rows that share it, for the tally. */
export type CountAnswer = (answer: Answer, rows: number) => void

export interface TextsByDay {
  of(day: number, inputOf: () => Readonly<Record<string, number>>): DayTexts
  /** Reports the counts since the last call. */
  tell(counted: CountAnswer): void
}

export function textsByDay({ delimiter, characters }: Plan, operation: Operation, ports: Ports, fields: readonly string[]): TextsByDay {
  const said = new Map<number, DayTexts>()
  let [last, lastDay]: [DayTexts | null, number] = [null, Number.NaN]
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
