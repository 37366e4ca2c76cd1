/** Shared input and output fields of the salary queries. */

import { type Money, toNumber } from '../core/money.ts'
import { composed, word } from '../core/text/language.ts'
import { choice, integer, number, object, text } from '../operation/input/fields.ts'
import { state } from '../operation/input/state-field.ts'

export const wage = (description: string) => number(description).meta({ description, 'x-unit': 'BRL' }).nullable()

export const wageNumber = (amount: Money | null | undefined): number | null => (amount == null ? null : toNumber(amount))

export const salaryWindow = () =>
  object('Meses que as estatísticas cobrem', {
    from: text('Primeiro mês (AAAA-MM)'),
    to: text('Último mês (AAAA-MM)'),
    months: integer('Quantos meses'),
    asOf: text('Até que mês as declarações foram contadas (AAAA-MM); null quando quem publicou não informou').nullable(),
  })

export const period = (of: string) => text(composed(() => word`Meses ${of}, como 202501–202512`))

export const inState = (hint: string) => state({ hint })

export const grade = () =>
  choice('Grau de confiança da mediana', ['A', 'B', 'C', 'D'], undefined, {
    hint: 'A: 100 salários ou mais e 93% das admissões aproveitadas; B: 30 e 85%; C: 30 e 70%; D: sem mediana. Null quando não houve admissões, ou quando a mediana foi calculada aqui, dos microdados.',
  }).nullable()
