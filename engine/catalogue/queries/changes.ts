import * as z from 'zod'
import { addMonths, formatDay } from '../../core/day.ts'
import { InvalidInput } from '../../core/errors.ts'
import { word } from '../../core/text/language.ts'
import { query } from '../../operation/definition/query.ts'
import { choice, date, flag, integer, list, number, object, text } from '../../operation/input/fields.ts'
import { salaryWindow } from '../../salaries/fields.ts'
import { lawChanges, rateChanges } from '../changes/changes.ts'

const day = (description: string) => text(description).meta({ format: 'date' })

export default query({
  id: 'changes',
  title: 'O que mudou desde um dia',
  slug: 'mudancas',
  summary:
    'As versões de lei publicadas ou que passaram a valer desde um dia, e os indicadores com observação mais nova que a daquele dia.',
  tag: 'Tabelas',
  path: '/v1/changes',
  rows: 'law.versions',
  cache: 'minute',
  large: true,
  input: { since: date('Desde que dia', { hint: 'Omitido: um mês atrás.' }).optional() },
  result: z.object({
    since: day('O dia pedido ou assumido'),
    today: day('Hoje em São Paulo'),
    law: object('A lei', {
      count: integer('Quantas versões'),
      versions: list(
        'As versões, da mais nova à mais antiga',
        object('Versão', {
          table: text('Tabela'),
          title: text('Título da tabela'),
          act: text('O ato'),
          published: day('Data do ato').nullable(),
          effectiveFrom: day('Início da vigência'),
          inForce: flag('Se já vale hoje'),
          first: flag('É a primeira do registro, e não uma mudança'),
          evidence: choice('Grau de confirmação', ['verified', 'corroborated', 'reported']),
          url: text('Onde ler').nullable(),
        }),
      ),
    }),
    rates: object('Os indicadores', {
      count: integer('Quantos têm observação nova'),
      metrics: list(
        'Os indicadores',
        object('Indicador', {
          metric: text('Indicador'),
          title: text('Título'),
          unit: text('Unidade'),
          date: day('Dia da observação mais nova'),
          value: number('Valor mais novo'),
          before: object('A mais nova no dia pedido', { date: day('Dia'), value: number('Valor') }).nullable(),
        }),
      ),
    }),
    salaries: object('Salários', { window: salaryWindow().nullable() }),
  }),
  examples: [
    { title: 'No último mês', input: {} },
    { title: 'Desde o começo de 2026', input: { since: '2026-01-01' } },
  ],
  answer({ since: asked }, { registry, rates, salaries, today: now }) {
    const today = now()
    const since = asked ?? addMonths(today, -1)
    if (since > today) throw new InvalidInput([{ field: 'since', message: word`está no futuro: hoje é ${formatDay(today)}` }])
    const versions = lawChanges(registry, since, today).map(({ on: _on, effectiveFrom, ...change }) => ({
      ...change,
      effectiveFrom,
      inForce: effectiveFrom <= today,
    }))
    const metrics = rateChanges(rates, since, today).map(({ held: _held, ...change }) => change)
    return {
      since,
      today,
      law: { count: versions.length, versions },
      rates: { count: metrics.length, metrics },
      salaries: { window: salaries.status().window },
    }
  },
})
