/** Converts amounts to the same purchasing power on other days, by the IPCA: inputs are in the money of the last day. */

import { type Day, formatDay } from '../../core/day.ts'
import { fromNumber, portion, toNumber } from '../../core/money.ts'
import { ONE, type Ratio } from '../../core/ratio.ts'
import { word } from '../../core/text/language.ts'
import type { JsonSchema } from '../../operation/definition/descriptor.ts'
import type { Outcome, QuestionContext } from '../../operation/definition/question.ts'
import { unwrapped } from '../../presentation/schema.ts'

/** First day of the real (BRL). */
const REAL: Day = '1994-07-01'

interface Carried {
  /** Value of one real of that day in the money of the last day. */
  readonly factor: Ratio
  /** Input amounts converted to the money of that day. */
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
    if (accumulated) ctx.mergeResult({ basis: [], rates: [accumulated.last], assumptions: [], projected: [] })
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

/** Multiplies every amount inside a value by a factor. A positive amount never becomes zero. */
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
