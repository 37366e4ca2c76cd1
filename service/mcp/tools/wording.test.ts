import { describe, expect, it } from 'vitest'
import { InvalidInput } from '../../../engine/core/errors.ts'
import { ports } from '../../../test/support/ports.ts'
import { type Callable, callablesOf } from '../operations.ts'
import { briefOf, descriptionOf, refusalText, withMore } from './wording.ts'

const netSalary = callablesOf(ports).get('net-salary')!
const nothing = new Set<string>()

/** Net salary with other descriptor fields or examples. */
const telling = (described: Partial<Callable['described']>, more: Partial<Callable> = {}): Callable => ({
  ...netSalary,
  hint: '',
  seeAlso: {},
  examples: [],
  described: { ...netSalary.described, title: 'Título', summary: 'Resumo.', ...described },
  ...more,
})

describe('tool description', () => {
  const ofResults = (properties: Record<string, { type?: string }>) =>
    descriptionOf(telling({ resultSchema: { type: 'object', properties } }), nothing)

  it('has the title (unless the summary starts with it), the summary and the alternatives', () => {
    expect(briefOf(telling({}), nothing)).toBe('Título. Resumo.')
    expect(briefOf(telling({ summary: 'Título e mais' }), nothing)).toBe('Título e mais.')
    expect(briefOf(telling({}, { asks: 'Devo aceitar?' }), nothing)).toBe('Devo aceitar? Resumo.')
    const seeAlso = { 'gross-up': 'partir do líquido', annual: 'ver o ano', absent: 'nada' }
    expect(briefOf(telling({}, { seeAlso }), new Set(['gross-up', 'annual']))).toBe(
      'Título. Resumo. Para partir do líquido, use gross-up; para ver o ano, use annual.',
    )
    expect(briefOf(telling({ summary: 'Não é annual; annual-salary é outra.' }, { seeAlso }), new Set(['annual']))).not.toContain(
      'use annual',
    )
    expect(briefOf(telling({ summary: 'Veja annual-salary.' }, { seeAlso }), new Set(['annual']))).toContain('use annual')
  })

  it('lists the result fields, scalars first, without the common answer fields', () => {
    const fields = {
      rows: { type: 'array' },
      total: { type: 'number' },
      basis: { type: 'array' },
      rates: { type: 'array' },
      steps: { type: 'array' },
      group: { type: 'object' },
    }
    expect(ofResults(fields)).toBe('Título. Resumo. Devolve total, rows, group.')
    expect(ofResults({ rates: { type: 'object' } })).toBe('Título. Resumo. Devolve rates.')
    expect(ofResults({ basis: {} })).toBe('Título. Resumo.')
    const many = Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`f${index}`, { type: 'number' }]))
    expect(ofResults(many)).toMatch(/Devolve f0, .*f11\.$/)
  })

  it('ends with one valid call, when there is an example', () => {
    const examples = [{ title: 'Caso', input: { a: 1 } }]
    expect(descriptionOf(telling({ resultSchema: {} }, { examples }), nothing)).toBe('Título. Resumo. Exemplo (Caso): {"a":1}')
  })

  it('states the number of omitted fields', () => {
    expect([withMore('Resumo.', 0), withMore('Resumo.', 7)]).toEqual(['Resumo.', 'Resumo. +7: describe'])
  })
})

describe('rejection text', () => {
  const inputSchema = {
    type: 'object',
    properties: {
      rate: { type: 'number', exclusiveMinimum: 0, maximum: 100, description: 'Taxa' },
      months: { type: 'integer', minimum: 1, exclusiveMaximum: 13, default: 12, description: 'Meses' },
      day: { type: 'string', format: 'date', description: 'Dia' },
      mode: { type: 'string', enum: ['a', 'b'], description: 'Modo' },
      any: { type: 'number', minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER, description: 'Qualquer' },
    },
    required: ['rate'],
  }
  const refused = (...fields: string[]) =>
    refusalText(
      new InvalidInput(fields.map((field) => ({ field, message: 'está errado', english: 'is wrong' }))),
      telling({ inputSchema }),
    )!.split('\n')

  it('says what to send instead for one field', () => {
    expect(refused('rate')).toEqual([
      'Entrada inválida: rate está errado.',
      'O que enviar:',
      '- rate: número, > 0, ≤ 100, obrigatório. Taxa',
    ])
  })

  it.each([
    ['months', '- months: inteiro, ≥ 1, < 13, se omitido, 12. Meses'],
    ['day', '- day: data AAAA-MM-DD, opcional. Dia'],
    ['mode', '- mode: um de a, b, opcional. Modo'],
    ['any', '- any: número, opcional. Qualquer'],
    ['months.0', '- months: inteiro, ≥ 1, < 13, se omitido, 12. Meses'],
  ])('says what to send instead for %s', (field, line) => {
    expect(refused(field).at(-1)).toBe(line)
  })

  it('explains the error of each of two fields', () => {
    expect(refused('rate', 'day').slice(1, 4)).toEqual(['- rate: está errado', '- day: está errado', 'O que enviar:'])
  })

  it('lists the valid fields for an unknown field', () => {
    expect(refused('salario')).toEqual(['Entrada inválida: salario está errado.', 'Campos aceitos: rate, months, day, mode, any.'])
    expect(refusalText(new InvalidInput([{ field: 'x', message: 'é demais' }]), telling({ inputSchema: {} }))).toContain(
      'Campos aceitos: nenhum.',
    )
  })

  it('ends with a valid call, and is null for an internal error', () => {
    const own = telling({ inputSchema }, { examples: [{ title: 'Caso', input: { rate: 1 } }] })
    expect(refusalText(new InvalidInput([{ field: 'rate', message: 'falta' }]), own)).toMatch(/\nExemplo aceito: \{"rate":1\}$/)
    expect(refusalText(new Error('ours'), own)).toBeNull()
  })
})
