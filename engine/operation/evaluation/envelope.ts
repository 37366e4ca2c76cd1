/** Common fields of every response, and the conversion of exact values to JSON numbers. */

import * as z from 'zod'
import { isRecord } from '../../core/collections/records.ts'
import { earlier, formatDay } from '../../core/day.ts'
import { BeyondExact } from '../../core/errors.ts'
import { assertAnswerable, toNumber } from '../../core/money.ts'
import { Ratio } from '../../core/ratio.ts'
import { translate, word } from '../../core/text/language.ts'
import { Sentence } from '../../core/text/sentence.ts'
import type { Projection, Provenance } from '../definition/operation.ts'
import type { Hypothesis } from './ports.ts'

const PROVISIONAL =
  'Desde este dia os valores do indicador são provisórios: não foram lidos na fonte, repetem a última taxa conhecida. Ausente quando o valor foi lido.'

export const envelopeBefore = {
  hypothetical: z.literal(true).optional().meta({ description: 'De uma lei hipotética, que não vale. Ausente quando é da lei.' }),
  currency: z.literal('BRL').meta({ description: 'Moeda do resultado.' }),
}

export const readings = {
  basis: z
    .array(
      z.object({
        table: z.string().meta({ description: 'Tabela lida, pelo nome.' }),
        effectiveFrom: z.string().meta({ format: 'date', description: 'Início da vigência da versão lida.' }),
        norm: z.string().meta({ description: 'Ato que a estabelece.' }),
        url: z.string().nullable().meta({ description: 'Onde ler.' }),
        evidence: z
          .enum(['verified', 'corroborated', 'reported', 'hypothetical'])
          .meta({ description: 'Grau de confirmação da fonte; hypothetical: não é a lei.' }),
      }),
    )
    .meta({ description: 'Uma por versão de lei lida.' }),
  rates: z
    .array(
      z.object({
        metric: z.string(),
        value: z.number(),
        date: z.string().meta({ format: 'date' }),
        source: z.enum(['central_bank', 'fallback']),
        stale: z.boolean(),
        provisionalFrom: z.string().meta({ format: 'date', description: PROVISIONAL }).optional(),
      }),
    )
    .optional()
    .meta({ description: 'Uma por indicador lido; ausente quando nenhum.' }),
  assumptions: z.array(z.string()).meta({ description: 'Escolhas que o leitor poderia discutir.' }),
  lawProjected: z
    .object({
      from: z.string().meta({ format: 'date', description: 'O último dia cuja lei é conhecida.' }),
      tables: z.array(z.string()).meta({ description: 'As tabelas de que se usou a versão mais nova conhecida.' }),
    })
    .optional()
    .meta({ description: 'A lei do dia pedido ainda não é conhecida: usou-se a mais nova. Ausente quando é conhecida.' }),
}

export const calculationSteps = {
  steps: z
    .array(
      z.object({
        label: z.string(),
        formula: z.string(),
        value: z.union([z.number(), z.string()]),
        unit: z.string().optional().meta({ description: 'BRL, percent, months…; ausente em textos e contagens.' }),
      }),
    )
    .meta({ description: 'A memória de cálculo, em ordem.' }),
}

/** Names of the common fields: adapters render them separately from a response's own fields. */
export const ENVELOPE: readonly string[] = [...Object.keys(envelopeBefore), ...Object.keys(readings), ...Object.keys(calculationSteps)]

/** Provenance fields of a response. */
export function provenanceOf({ basis, rates, assumptions, projected }: Provenance, hypothesis?: Hypothesis) {
  const told = assumptions.map(String)
  const said = hypothesis ? [...hypothesis.said, ...told.filter((sentence) => !hypothesis.said.includes(sentence))] : told
  if (projected.length === 0) return rates.length > 0 ? { basis, rates, assumptions: said } : { basis, assumptions: said }
  const read = rates.length > 0 ? { basis, rates } : { basis }
  const from = projected.map((entry) => entry.from).reduce(earlier)
  const tables = projected.map(({ table }) => table)
  const first = hypothesis?.said.length ?? 0
  const sentences = [...said.slice(0, first), projectedSentence(projected), ...said.slice(first)]
  return { ...read, assumptions: sentences, lawProjected: { from, tables } }
}

function projectedSentence(projected: readonly Projection[]): string {
  const days = [...new Set(projected.map(({ on }) => on))].sort().map(formatDay).join(translate(' e de '))
  const used = projected.map(({ table, used: since }) => word`${table} de ${formatDay(since)}`).join(', ')
  return word`A lei de ${days} ainda não é conhecida: vale, por suposição, a versão mais nova que se conhece (${used}).`
}

/** Converts exact values to JSON numbers: reais with two decimals, percentages with at most six. */
export function presented(value: unknown): unknown {
  if (typeof value === 'bigint') return toNumber(value)
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new BeyondExact()
    return value === 0 ? 0 : value // avoids −0
  }
  if (value === null || typeof value !== 'object') return value
  if (value instanceof Ratio) return presentedRatio(value)
  if (value instanceof Sentence) return value.toString()
  if (Array.isArray(value)) return value.map(presented)
  return presentedFields(value)
}

/** As `presented`, for an object; omits undefined fields. */
export function presentedFields(value: object): Record<string, unknown> {
  // Copy, then overwrite the fields: building the object field by field takes twice as long.
  const shown: Record<string, unknown> = { ...value }
  for (const key in shown) {
    const exact = shown[key]
    if (exact === undefined) return presentDefined(value)
    shown[key] = presented(exact)
  }
  return shown
}

function presentDefined(value: object): Record<string, unknown> {
  const shown: Record<string, unknown> = {}
  if (isRecord(value)) for (const key in value) if (value[key] !== undefined) shown[key] = presented(value[key])
  return shown
}

/** Throws whenever `presented` would, without building output. Checks bigints first: most values in a response are amounts. */
export function assertExact(value: unknown): void {
  if (typeof value === 'bigint') assertAnswerable(value)
  else if (typeof value === 'object') {
    if (value !== null) assertInside(value)
  } else if (typeof value === 'number') presented(value)
}

function assertInside(value: object): void {
  if (value instanceof Ratio) {
    if (BigInt.asIntN(SHORT, value.n) !== value.n) presentedRatio(value)
  } else if (value instanceof Sentence) return
  else if (Array.isArray(value)) for (let index = 0; index < value.length; index++) assertExact(value[index])
  else if (isRecord(value)) for (const key in value) assertExact(value[key])
}

/** A numerator within this many bits is always representable as a percentage, so the conversion is skipped. */
const SHORT = 46

function presentedRatio(ratio: Ratio): number {
  const shown = ratio.toPercent()
  if (!Number.isFinite(shown) || Math.abs(shown) > Number.MAX_SAFE_INTEGER) throw new BeyondExact()
  return shown
}
