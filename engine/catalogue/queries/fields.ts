import * as z from 'zod'
import { entriesOf } from '../../core/collections/records.ts'
import { folded } from '../../core/text/text.ts'
import type { Operation } from '../../operation/definition/operation.ts'
import { query } from '../../operation/definition/query.ts'
import { integer, list, object, text } from '../../operation/input/fields.ts'
import { CONCEPTS, type ConceptName } from '../../operation/input/vocabulary/names.ts'
import { CONCEPT_WORDS } from '../../operation/input/vocabulary/words.ts'

export default query({
  id: 'fields',
  title: 'Dicionário de campos',
  slug: 'campos',
  summary: 'Cada campo que mais de uma conta recebe: o nome principal, os outros nomes aceitos, a unidade e onde é recebido.',
  seeAlso: { calculators: 'ver o esquema de cada calculadora' },
  tag: 'Sistema',
  path: '/v1/fields',
  rows: 'fields',
  cache: 'day',
  large: true,
  input: { q: text('Nome, outro nome ou palavras do rótulo', { hint: 'Sem distinguir acentos' }).optional() },
  result: z.object({
    count: integer('Quantos campos'),
    fields: list(
      'Os campos',
      object('Campo', {
        name: text('Nome principal'),
        aliases: list('Outros nomes aceitos', text('Nome')),
        unit: text('Unidade', { hint: 'percent/year: porcentagem ao ano; 10 é 10%' }),
        label: text('Rótulo'),
        help: text('O que é', { none: 'quando o rótulo basta' }).nullable(),
        takenBy: list('Quem o recebe', object('Quem recebe', { operation: text('Operação'), field: text('Nome do campo nela') })),
      }),
    ),
  }),
  examples: [
    { title: 'O salário e seus nomes', input: { q: 'salario' } },
    { title: 'O que foi chamado de annual_yield', input: { q: 'annual_yield' } },
  ],
  answer({ q }, { registry }) {
    const taken = takers(registry.operations.values())
    const fields = entriesOf(CONCEPTS)
      .filter(([name]) => q === undefined || isAbout(name, q))
      .map(([name, { aliases, unit }]) => ({
        name,
        aliases: [...aliases],
        unit,
        label: CONCEPT_WORDS[name].label,
        help: CONCEPT_WORDS[name].help ?? null,
        takenBy: taken.get(name) ?? [],
      }))
    return { count: fields.length, fields }
  },
})

/** True when every word of the query occurs in the name, an alias or the label. */
function isAbout(name: ConceptName, q: string): boolean {
  const said = folded([name, ...CONCEPTS[name].aliases, CONCEPT_WORDS[name].label].join(' '))
  return folded(q)
    .split(/\s+/)
    .every((word) => said.includes(word))
}

interface Taker {
  readonly operation: string
  readonly field: string
}

/** Operations that accept each concept, with their field names for it. */
function takers(operations: Iterable<Operation>): ReadonlyMap<string, readonly Taker[]> {
  const found = new Map<string, Taker[]>()
  for (const { id, inputSchema } of operations)
    for (const [field, { 'x-concept': concept }] of Object.entries(inputSchema.properties ?? {})) {
      if (concept === undefined) continue
      found.set(concept, [...(found.get(concept) ?? []), { operation: id, field }])
    }
  return found
}
