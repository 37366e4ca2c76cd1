/** Fields that both salary queries show. */

import { type Money, toNumber } from '../core/money.ts'
import { integer, number, object, text } from '../core/operation/fields.ts'

export const wage = (description: string) => number(description).meta({ description, 'x-unit': 'BRL' }).nullable()

export const shownWage = (amount: Money | null | undefined): number | null => (amount == null ? null : toNumber(amount))

export const salaryWindow = () =>
  object('Meses que as estatísticas cobrem', {
    from: text('Primeiro mês (AAAA-MM)'),
    to: text('Último mês (AAAA-MM)'),
    months: integer('Quantos meses'),
    asOf: text('Até que mês as declarações foram contadas (AAAA-MM); null quando quem publicou não informou').nullable(),
  })
