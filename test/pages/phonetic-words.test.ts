import { describe, expect, it } from 'vitest'
import { publishedValue } from '../../engine/core/dated.ts'
import type { JsonSchema } from '../../engine/operation/definition/descriptor.ts'
import { PARTS } from '../../engine/presentation/answer-words.ts'
import { registry } from '../support/ports.ts'

const { calculators, decisions, laws } = registry

describe('headline of every calculator', () => {
  it.each([...calculators.values()])('$id', ({ headline, resultSchema }) => {
    const found = headline?.split('.').reduce<JsonSchema | undefined>((schema, field) => schema?.properties?.[field], resultSchema)
    const type = found?.type ?? found?.anyOf?.[0]?.type
    expect(type, `${headline} is a number of the result`).toMatch(/^(number|integer)$/)
  })
})

describe('options in Portuguese', () => {
  it.each([...calculators.values(), ...decisions.values()])('$id', ({ inputSchema }) => {
    for (const { enum: options, 'x-option-words': words } of Object.values(inputSchema.properties ?? {})) {
      // States and annexes are their own label.
      for (const option of options ?? []) if (/[a-z]/.test(option)) expect(words?.[option], option).toBeTruthy()
    }
  })

  it.each([...decisions.values()])('translates each verdict of $id', ({ verdicts, verdictWords }) => {
    expect(Object.keys(verdictWords).sort()).toEqual([...verdicts].sort())
  })
})

describe('labels in everyday words', () => {
  /** Words of judges, programmers and economists, each with its everyday replacement. */
  const FOREIGN_WORDS = [
    'regra aplicável', // Sexo
    'faixa de empate', // Diferença até a qual é empate
    'elo mais fraco', // O ponto mais incerto
    'incontrovers', // que ninguém discute
    'campo procurado', // O que descobrir
    'resultado desejado', // Quanto quer que dê
    'variáveis por mês', // comissões e horas extras por mês
    'médias? d[ae]s? variáveis',
    'no máximo \\d+ pontos',
    'montante', // Valor final
    'truncad[oa]', // rounding belongs in the calculation
    'séries? rea(?:l|is)', // índice medido
    'lado do negócio', // Comprar ou vender
    'incid(?:e|em|ência)\\b', // se paga sobre
    'auferid[oa]s?', // recebido
    'percebid[oa]s?', // recebido
    'aproveitáve(?:l|is)', // que se pode usar
    'obreiro', // empregado
    'laborad[oa]s?', // trabalhado
    'adimpl', // pago
    'parâmetro',
    'input',
    'payload',
  ]
  const FOREIGN = new RegExp(FOREIGN_WORDS.join('|'), 'i')
  const labelsIn = (schema: JsonSchema): string[] => [
    schema['x-label'] ?? schema.description ?? '',
    ...[...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : []), ...(schema.anyOf ?? [])].flatMap(labelsIn),
  ]

  it.each([...registry.operations.values()])('of $id', ({ inputSchema, resultSchema }) => {
    const labels = [...labelsIn(inputSchema), ...labelsIn(resultSchema)].filter(Boolean)
    expect(labels.filter((label) => FOREIGN.test(label))).toEqual([])
  })

  it('uses everyday words in the section titles of a result', () => {
    expect(Object.values(PARTS).filter((title) => FOREIGN.test(title))).toEqual([])
  })
})

describe('words for every key of a legal table', () => {
  it.each([...laws.values()].map((law) => ({ law, id: law.id })))('$id', ({ law }) => {
    const keys = new Set(law.versions.flatMap(({ value }) => keysOf(publishedValue(value))))
    // A fraction's percentage uses the fraction's word; a state uses its abbreviation.
    const namesItself = (key: string) => /^[A-Z]{2}$/.test(key) || (key.endsWith('Percent') && keys.has(key.slice(0, -7)))
    expect([...keys].filter((key) => !law.words[key] && !namesItself(key))).toEqual([])
    const codes = law.versions.flatMap(({ value }) => codesOf(publishedValue(value)))
    expect(codes.filter((code) => !law.words[code])).toEqual([])
  })

  /** Identifiers such as `first_bracket` or `fixedTermEnd`. Sentences have spaces. */
  function codesOf(value: unknown): string[] {
    if (typeof value === 'string') return /^[a-z]+([_A-Z][a-z]+)*$/.test(value) ? [value] : []
    return value !== null && typeof value === 'object' ? Object.values(value).flatMap(codesOf) : []
  }

  function keysOf(value: unknown): string[] {
    if (Array.isArray(value)) return value.flatMap(keysOf)
    if (value === null || typeof value !== 'object') return []
    return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)])
  }
})
