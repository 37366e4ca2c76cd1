/** One calculation of a claim: its law, indexes, warnings and assumptions. */
import { InvalidInput } from '../core/errors.ts'
import { decimal, type Ratio } from '../core/ratio.ts'
import { type Phrase, samePhrase } from '../core/text/sentence.ts'
import { type Reading, rounder } from '../domains/court/rules/amounts.ts'
import { IndexTable } from '../domains/court/rules/indexes.ts'
import type { Context } from '../operation/evaluation/context.ts'

export class Session {
  readonly ctx: Context
  readonly reading: Reading
  readonly table: IndexTable
  /** Rounding to the centavo of the reading. */
  readonly round: (amount: Ratio) => Ratio
  readonly warnings: Phrase[] = []

  constructor(ctx: Context, reading: Reading) {
    this.ctx = ctx
    this.reading = reading
    this.table = new IndexTable(ctx)
    this.round = rounder(reading)
  }

  warn(sentence: Phrase): void {
    if (!this.warnings.some((known) => samePhrase(known, sentence))) this.warnings.push(sentence)
  }

  assume(sentence: Phrase): void {
    this.ctx.assume(sentence)
  }

  refuse(field: string, message: Phrase): never {
    throw new InvalidInput([{ field, message: String(message) }])
  }
}

/** Exact value of a number of the request. */
export const exact = (value: number): Ratio => decimal(value)
export const exactPercent = (value: number): Ratio => decimal(value).over(decimal(100))
