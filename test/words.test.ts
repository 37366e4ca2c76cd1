import { describe, expect, it } from 'vitest'
import { publishedValue } from '../engine/core/dated.ts'
import type { JsonSchema } from '../engine/core/operation/descriptor.ts'
import { PARTS } from '../engine/present/words.ts'
import { registry } from './support/ports.ts'

const { calculators, decisions, laws } = registry

describe('every calculator says which number matters first', () => {
  it.each([...calculators.values()])('$id', ({ headline, resultSchema }) => {
    const found = headline?.split('.').reduce<JsonSchema | undefined>((schema, field) => schema?.properties?.[field], resultSchema)
    const type = found?.type ?? found?.anyOf?.[0]?.type
    expect(type, `${headline} is a number of the result`).toMatch(/^(number|integer)$/)
  })
})

describe('what a person chooses is in Portuguese', () => {
  it.each([...calculators.values(), ...decisions.values()])('$id', ({ inputSchema }) => {
    for (const { enum: options, 'x-option-words': words } of Object.values(inputSchema.properties ?? {})) {
      // A state or an annex is its own name.
      for (const option of options ?? []) if (/[a-z]/.test(option)) expect(words?.[option], option).toBeTruthy()
    }
  })

  it.each([...decisions.values()])('each verdict of $id too', ({ verdicts, verdictWords }) => {
    expect(Object.keys(verdictWords).sort()).toEqual([...verdicts].sort())
  })
})

describe('labels are in the words of who works', () => {
  /** Words of judges, of programs and of economists, each with another that a person uses. */
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
    'truncad[oa]', // how it is rounded is for the calculation
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

  it('and so are the titles of the parts of an answer', () => {
    expect(Object.values(PARTS).filter((title) => FOREIGN.test(title))).toEqual([])
  })
})

describe('every key of a legal table has a word', () => {
  it.each([...laws.values()].map((law) => ({ law, id: law.id })))('$id', ({ law }) => {
    const keys = new Set(law.versions.flatMap(({ value }) => keysOf(publishedValue(value))))
    // A fraction's percentage goes by the fraction's word; a state by its letters.
    const namesItself = (key: string) => /^[A-Z]{2}$/.test(key) || (key.endsWith('Percent') && keys.has(key.slice(0, -7)))
    expect([...keys].filter((key) => !law.words[key] && !namesItself(key))).toEqual([])
    const codes = law.versions.flatMap(({ value }) => codesOf(publishedValue(value)))
    expect(codes.filter((code) => !law.words[code])).toEqual([])
  })

  /** Values written for programs: `first_bracket`, `fixedTermEnd`. A sentence has spaces. */
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
