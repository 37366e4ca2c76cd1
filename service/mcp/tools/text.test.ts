import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { brl, choice, flag, list, number, object, percentOf, text } from '../../../engine/operation/input/fields.ts'
import { jsonSchema } from '../../../engine/operation/input/schemas.ts'
import { textOf } from './text.ts'

const schema = jsonSchema(
  z.object({
    total: brl('Total a pagar'),
    rate: percentOf('Taxa', { hint: 'Ao ano' }),
    count: number('Quantos'),
    eligible: flag('Tem direito'),
    since: text('Desde').meta({ format: 'date' }),
    none: brl('Multa').nullable(),
    mode: choice('Modo', ['legal', 'other'], { legal: 'Pela lei', other: 'Por acordo' }),
    rows: list('Parcelas', object('Parcela', { month: number('Mês'), amount: brl('Valor') })),
    names: list('Nomes', z.string()),
  }),
  'output',
)

const asQuery = { kind: 'query', title: 'Título', resultSchema: schema, headline: undefined, says: undefined } as const
const asCalculator = { ...asQuery, kind: 'calculator' } as const

const answer = {
  currency: 'BRL',
  total: -1234567.8,
  rate: 12.5,
  count: 1234.5,
  eligible: false,
  since: '2026-01-31',
  none: null,
  mode: 'legal',
  rows: Array.from({ length: 34 }, (_, index) => ({ month: index + 1, amount: 999 })),
  names: ['a', 'b'],
  basis: [{ table: 'inss', norm: 'Lei nº 1/2026', effectiveFrom: '2026-01-01', url: null, evidence: 'verified' }],
  assumptions: ['Uma coisa.', 'Outra.'],
  rates: [{ metric: 'selic', value: 13.75, date: '2026-11-14', source: 'central_bank', stale: false }],
}

describe('answer as text', () => {
  it('formats amounts, rates, dates and options for a Brazilian reader', () => {
    expect(textOf(asCalculator, answer)).toBe(
      [
        'Título',
        'Total a pagar: −R$ 1.234.567,80',
        'Taxa: 12,5%',
        'Quantos: 1.234,5',
        'Tem direito: Não',
        'Desde: 31/01/2026',
        'Multa: —',
        'Modo: Pela lei',
        'Indicadores: Meta da taxa Selic 13,75 em 14/11/2026',
        'Lei: Lei nº 1/2026 (desde 01/01/2026)',
        'Supõe-se: Uma coisa. Outra.',
      ].join('\n'),
    )
  })

  it('includes the lists of a query, truncated', () => {
    const written = textOf(asQuery, answer)
    expect(written).toContain('Parcelas:\n  Mês: 1, Valor: R$ 999,00\n  Mês: 2, Valor: R$ 999,00')
    expect(written).toContain('  … e mais 4, no conteúdo estruturado')
    expect(written).toContain('Nomes: a, b')
  })

  it('lists dated rows newest first, thirty at a time, and explains how to request others', () => {
    const points = jsonSchema(
      z.object({ points: list('Os valores', object('Ponto', { date: text('Dia').meta({ format: 'date' }), value: number('Valor') })) }),
      'output',
    )
    const days = Array.from({ length: 31 }, (_, index) => ({ date: `2026-01-${String(index + 1).padStart(2, '0')}`, value: index }))
    const inputSchema = { properties: { from: {}, to: {} } }
    const written = textOf({ ...asQuery, resultSchema: points, inputSchema }, { points: days }).split('\n')
    expect(written[2]).toBe('  Dia: 31/01/2026, Valor: 30')
    expect(written.at(-2)).toBe('  Dia: 02/01/2026, Valor: 1')
    expect(written.at(-1)).toBe('  … e mais 1 (para outro trecho, informe from e to), no conteúdo estruturado')
    expect(
      textOf({ ...asQuery, resultSchema: points }, { points: days })
        .split('\n')
        .at(-1),
    ).toBe('  … e mais 1, no conteúdo estruturado')
  })

  it('truncates past six thousand characters and points to the rest', () => {
    const long = jsonSchema(z.object({ names: list('Nomes', z.string()) }), 'output')
    const written = textOf({ ...asQuery, resultSchema: long }, { names: Array.from({ length: 30 }, () => 'x'.repeat(300)) })
    expect(written).toMatch(/^Título\nNomes: x{300}, /)
    expect(written).toMatch(/x…\n\(O restante está no conteúdo estruturado\.\)$/)
    expect(written.indexOf('…')).toBe(6000)
  })

  it('omits the URLs of another adapter', () => {
    const index = jsonSchema(
      z.object({ rows: list('As tabelas', object('Tabela', { table: text('Nome'), url: text('Endereço') })) }),
      'output',
    )
    expect(textOf({ ...asQuery, resultSchema: index }, { rows: [{ table: 'inss', url: '/v1/tables/inss' }] })).toBe(
      'Título\nAs tabelas:\n  Nome: inss',
    )
  })

  it('starts with the answer if any, and treats rates as the answer unless they are readings', () => {
    const rates = jsonSchema(z.object({ rates: object('Hoje', { selic: number('Selic') }) }), 'output')
    expect(textOf({ ...asQuery, resultSchema: rates }, { answer: 'Sim.', rates: { selic: 13.75 } })).toBe('Sim.\nHoje: Selic 13,75')
  })

  it('includes the lists of a question, and only the sentence of a decision', () => {
    const asQuestion = { ...asQuery, kind: 'question' } as const
    expect(textOf(asQuestion, answer)).toContain('Nomes: a, b')
    const asDecision = { ...asQuery, kind: 'decision' } as const
    expect(textOf(asDecision, { ...answer, answer: 'Aceite.' })).toMatch(/^Aceite\.\nTotal a pagar: /)
    expect(textOf(asDecision, answer)).not.toContain('Nomes: a, b')
  })

  it('warns first that a hypothesis is not law, and only then', () => {
    const law = textOf(asQuery, answer)
    expect(textOf(asQuery, { ...answer, hypothetical: true })).toMatch(/^(?!Título).+\nTítulo\n/)
    expect(textOf(asQuery, { ...answer, hypothetical: false })).toBe(law)
    expect(law).toMatch(/^Título\n/)
  })

  it('names the law only when there is one', () => {
    expect(textOf(asCalculator, { ...answer, basis: [] })).not.toContain('Lei:')
  })

  it('treats text as a URL only when it starts as one', () => {
    const one = jsonSchema(z.object({ where: text('Onde') }), 'output')
    const where = (value: string) => textOf({ ...asQuery, resultSchema: one }, { where: value })
    expect([where('/v1/calc'), where('v1/calc')]).toEqual(['Título', 'Título\nOnde: v1/calc'])
  })

  it('stays short for any input', () => {
    expect(textOf(asQuery, { ...answer, names: ['x'.repeat(100_000)] }).length).toBeLessThan(7000)
  })
})
