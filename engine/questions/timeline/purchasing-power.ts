/** The same purchasing power on other days, by the IPCA: amounts given are of the last day's money. */

import { type Day, formatDay } from '../../core/day.ts'
import { word } from '../../core/language.ts'
import { fromNumber, portion, toNumber } from '../../core/money.ts'
import type { JsonSchema } from '../../core/operation/descriptor.ts'
import type { Outcome, QuestionContext } from '../../core/operation/question.ts'
import { ONE, type Ratio } from '../../core/ratio.ts'
import { unwrapped } from '../../present/schema.ts'

/** The first day of the real. */
const REAL: Day = '1994-07-01'

interface Carried {
  /** What one real of that day is in the money of the last. */
  readonly factor: Ratio
  /** The amounts of the input that were given, in that day's money. */
  readonly inputs: Readonly<Record<string, unknown>>
  back(amount: number): number
}

export function purchasingPower(ctx: QuestionContext, last: Day): (day: Day) => Outcome<Carried> {
  const { properties = {} } = ctx.calculator.inputSchema
  ctx.assume(
    'Poder de compra pelo IPCA dos meses encerrados entre o início de cada período e o fim, sem pro rata; valores arredondados ao centavo.',
  )
  return (day) => {
    if (day < REAL) return { error: word`Antes de ${formatDay(REAL)} o dinheiro era outro: não se leva a ele o poder de compra.` }
    const accumulated = day === last ? null : ctx.world.rates.accumulated('ipca', day, last)
    if (accumulated === undefined)
      return { error: word`O IPCA de ${formatDay(day)} a ${formatDay(last)} ainda não foi todo publicado: escolha um fim anterior.` }
    if (accumulated) ctx.remember({ basis: [], rates: [accumulated.last], assumptions: [], projected: [] })
    const factor = accumulated?.factor ?? ONE
    const inputs = Object.fromEntries(
      Object.keys(ctx.given).flatMap((name) => {
        const schema = properties[name]
        return schema && name in ctx.input ? [[name, carried(ctx.input[name], unwrapped(schema), ONE.over(factor))]] : []
      }),
    )
    return { value: { factor, inputs, back: (amount) => toNumber(portion(fromNumber(amount), factor, 'halfUp')) } }
  }
}

/** Every amount inside a value, times a factor. An amount never becomes nothing. */
function carried(value: unknown, schema: JsonSchema, factor: Ratio): unknown {
  if (typeof value === 'bigint' && schema['x-unit'] === 'BRL') {
    const there = portion(value, factor, 'halfUp')
    return there === 0n && value > 0n ? 1n : there
  }
  if (Array.isArray(value)) return value.map((item) => carried(item, unwrapped(schema.items ?? {}), factor))
  if (value === null || typeof value !== 'object' || !schema.properties) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, carried(inner, unwrapped(schema.properties?.[name] ?? {}), factor)]),
  )
}
