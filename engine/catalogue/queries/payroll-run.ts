import * as z from 'zod'
import { at, isRecord } from '../../core/collections/records.ts'
import { InvalidInput } from '../../core/errors.ts'
import { query } from '../../operation/definition/query.ts'
import { provenanceOf, readings } from '../../operation/evaluation/envelope.ts'
import type { Ports } from '../../operation/evaluation/ports.ts'
import { date, integer, list, month, object, text } from '../../operation/input/fields.ts'
import { lawField } from '../../operation/input/law-field.ts'
import { companyField } from '../../payroll-run/fields.ts'
import { MAX_MONTHS, type Retroactive, retroactiveOf } from '../../payroll-run/payslip/retroactive.ts'
import type { Company } from '../../payroll-run/person.ts'
import { accountNames } from '../../payroll-run/reports/accounts.ts'
import { errorView, payslipView, plainRecord } from '../../payroll-run/reports/presentation.ts'
import { PayrollRun, type RowError, type RowResult } from '../../payroll-run/run.ts'
import { PayrollUnderLaw } from '../../payroll-run/under-law.ts'
import { payrollByLines } from '../payroll-by-lines.ts'
import {
  accountsField,
  anyPerson,
  costFields,
  employerFields,
  errorResult,
  guideResult,
  journalResult,
  payslipResult,
  provisionFields,
  reformResult,
  retroactiveResult,
  withheldFields,
} from '../payroll-fields.ts'

const MAX_PEOPLE = 1000

/** Evaluations: one per person, one more under a change of the law, and two per past month with a retroactive difference. */
function evaluationsOf(raw: object): number {
  const count = (list: unknown): number => (Array.isArray(list) ? Math.min(list.length, MAX_PEOPLE) : 0)
  const past = at(raw, 'retroactive')
  const months = Math.min(Math.max(monthNumber(at(raw, 'month')) - monthNumber(at(past, 'from')), 0), MAX_MONTHS)
  return count(at(raw, 'people')) * (at(raw, 'law') === undefined ? 1 : 2) + count(at(past, 'paid')) * months * 2
}

/** Months since year 0; 0 for invalid input. */
function monthNumber(written: unknown): number {
  const [, year, month] = /^(\d{4})-(\d{2})/.exec(String(written)) ?? []
  return Number(year ?? 0) * 12 + Number(month ?? 0)
}

interface Past {
  readonly from: `${number}-${number}-${number}`
  readonly paid: readonly unknown[]
}

/** Retroactive differences per person; a person who fails is reported without stopping the others. */
function differencesOf(people: readonly unknown[], past: Past | undefined, month: Past['from'], company: Company, ports: Ports) {
  const found: Retroactive[] = []
  const errors: RowError[] = []
  const paid = new Map((past?.paid ?? []).filter(isRecord).map((each) => [String(each.id), each]))
  for (const [index, due] of people.entries()) {
    const before = isRecord(due) ? paid.get(String(due.id)) : undefined
    if (!isRecord(due) || !before) continue
    const id = String(due.id)
    try {
      found.push(retroactiveOf({ id, due, paid: before, from: past!.from, month, company }, ports))
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      errors.push({ row: index + 1, id, issues: error.issues.map((issue) => ({ ...issue, field: `retroactive.${issue.field}` })) })
    }
  }
  return { found, errors }
}

/** Effect of a change of the law per person and in total. */
function changedBy(other: PayrollUnderLaw, people: readonly unknown[], paid: readonly RowResult[]) {
  const found = people.flatMap((person, index) => other.pay(person, paid[index]!) ?? [])
  other.assertRead()
  return {
    reform: { ...other.summary(), people: found.flatMap((each) => ('difference' in each ? [each.difference] : [])) },
    errors: found.flatMap((each) => ('error' in each ? [each.error] : [])),
  }
}

export default query({
  id: 'payroll-run',
  title: 'Folha de pagamento',
  slug: 'folha-de-pagamento',
  posted: true,
  summary:
    'A folha de um mês inteiro: de cada pessoa as linhas, as bases, INSS, IRRF, FGTS e o líquido; da empresa os encargos, as guias, as provisões e os lançamentos contábeis. Quem não pode ser pago aparece no seu lugar, com o campo e o motivo.',
  tag: 'Documentos',
  path: '/v1/payroll',
  cache: 'none',
  rows: 'payslips',
  seeAlso: { 'net-salary': 'calcular um salário só', 'check-payslip': 'conferir um holerite' },
  input: {
    month: month('Mês da folha'),
    company: companyField().prefault({}),
    people: list('Pessoas', anyPerson(), { min: 1, max: MAX_PEOPLE, hint: 'O que uma tem de errado é dito dela, em errors' }),
    paid_on: date('Dia do pagamento', { hint: 'Escolhe a tabela do imposto', blank: 'dentro do mês' }).optional(),
    accounts: accountsField().optional(),
    retroactive: object(
      'Diferenças de meses passados',
      {
        from: month('Primeiro mês'),
        paid: list('Como cada pessoa foi paga', anyPerson(), { min: 1, max: MAX_PEOPLE }),
      },
      { hint: 'As pessoas como foram pagas; as da folha são como deviam ser' },
    ).optional(),
    law: lawField.optional(),
  },
  result: z.object({
    month: text('Mês'),
    payslips: list('Holerites', payslipResult()),
    errors: list('Quem não pôde ser pago', errorResult()),
    people: integer('Pessoas pagas'),
    netNegative: integer('Líquidos abaixo de zero'),
    totals: object('Totais', withheldFields()),
    employer: employerFields(),
    guides: list('Guias', guideResult()),
    provisions: provisionFields(),
    cost: costFields(),
    journal: list('Lançamentos', journalResult()),
    retroactive: list('Diferenças de meses passados', retroactiveResult()),
    reform: reformResult().nullable(),
    basis: readings.basis,
    assumptions: readings.assumptions,
    lawProjected: readings.lawProjected,
  }),
  examples: [
    {
      title: 'Três empregados',
      input: {
        month: '2026-10',
        company: { regime: 'normal', rat_rate: 2 },
        people: [
          { id: '1', basic_salary: 3000 },
          { id: '2', basic_salary: 5200, dependents: 1 },
          { id: '3', basic_salary: 9000, dependents: 2 },
        ],
      },
    },
  ],
  evaluations: evaluationsOf,
  byLines: payrollByLines,
  answer({ month: day, company, people, paid_on: paidOn, accounts, retroactive, law }, ports) {
    const asked = { month: day, company, paidOn, accounts: accountNames(accounts) }
    const run = new PayrollRun(asked, ports)
    const results = people.map((person) => run.pay(person))
    const { errors: _errors, ...summary } = run.summary()
    const past = differencesOf(people, retroactive, day, company, ports)
    const changed = law === undefined ? null : changedBy(new PayrollUnderLaw(law, asked, run, ports), people, results)
    const answer = plainRecord({
      month: day.slice(0, 7),
      payslips: results.flatMap((result) => ('payslip' in result ? [payslipView(result.payslip)] : [])),
      errors: [...results.flatMap((result) => ('error' in result ? [result.error] : [])), ...past.errors, ...(changed?.errors ?? [])].map(
        errorView,
      ),
      ...summary,
      retroactive: past.found,
      reform: changed?.reform ?? null,
    })
    return { ...answer, ...provenanceOf(run.law.ctx) }
  },
})
