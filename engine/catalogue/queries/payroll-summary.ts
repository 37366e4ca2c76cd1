import * as z from 'zod'
import { at } from '../../core/collections/records.ts'
import { query } from '../../operation/definition/query.ts'
import { provenanceOf, readings } from '../../operation/evaluation/envelope.ts'
import { choice, integer, list, month, number, object, text } from '../../operation/input/fields.ts'
import { companyField } from '../../payroll-run/fields.ts'
import { ANOMALY_KINDS, anomaliesOf } from '../../payroll-run/reports/anomalies.ts'
import { plainRecord } from '../../payroll-run/reports/presentation.ts'
import { PayrollRun } from '../../payroll-run/run.ts'
import { anyPerson, costFields, guideResult, withheldFields } from '../payroll-fields.ts'

/** Limit for one tool call: the result must fit a model's context. */
const MAX_PEOPLE = 50

const WORDS = {
  refused: 'Não pôde ser pago',
  net_negative: 'Líquido abaixo de zero',
  below_minimum_wage: 'Abaixo do salário mínimo',
  half_deducted: 'Mais da metade descontada',
  note: 'Convém saber',
} as const

export default query({
  id: 'payroll-summary',
  title: 'Resumo da folha',
  slug: 'resumo-da-folha',
  posted: true,
  summary: 'A folha de até 50 pessoas em totais, guias e custo, o líquido de cada uma, e o que chama a atenção antes de fechar.',
  tag: 'Documentos',
  path: '/v1/payroll/summary',
  cache: 'none',
  rows: 'people',
  evaluations: (raw) => (Array.isArray(at(raw, 'people')) ? Object(at(raw, 'people')).length : 0),
  seeAlso: { 'payroll-run': 'os holerites inteiros e os lançamentos' },
  input: {
    month: month('Mês da folha'),
    company: companyField().prefault({}),
    people: list('Pessoas', anyPerson(), { min: 1, max: MAX_PEOPLE }),
  },
  result: z.object({
    month: text('Mês'),
    people: list('Quem foi pago', object('Pessoa', { id: text('Identificação'), net: number('Valor líquido'), cost: number('Custo') })),
    errors: integer('Quem não pôde ser pago'),
    standsOut: list(
      'O que chama a atenção',
      object('Aviso', { id: text('De quem').nullable(), about: choice('O que é', ANOMALY_KINDS, WORDS), message: text('Aviso') }),
    ),
    totals: object('Totais', withheldFields()),
    guides: list('Guias', guideResult()),
    cost: costFields(),
    basis: readings.basis,
    assumptions: readings.assumptions,
    lawProjected: readings.lawProjected,
  }),
  examples: [
    {
      title: 'Um líquido abaixo de zero entre dois',
      input: {
        month: '2026-10',
        company: { rat_rate: 2 },
        people: [
          { id: '1', basic_salary: 3000 },
          { id: '2', basic_salary: 2000, alimony: 1500, lines: [{ nature: '9254', amount: 800 }] },
        ],
      },
    },
  ],
  answer({ month: day, company, people }, ports) {
    const run = new PayrollRun({ month: day, company }, ports)
    const results = people.map((person) => run.pay(person))
    const { errors, totals, guides, cost } = run.summary()
    const answer = plainRecord({
      month: day.slice(0, 7),
      people: results.flatMap((result) => {
        if ('error' in result) return []
        const { id, net, totalEarnings, employer: own, provision } = result.payslip
        return [{ id, net, cost: totalEarnings + own.total + provision.total }]
      }),
      errors,
      standsOut: anomaliesOf(results, run.law),
      totals,
      guides,
      cost,
    })
    return { ...answer, ...provenanceOf(run.law.ctx) }
  },
})
