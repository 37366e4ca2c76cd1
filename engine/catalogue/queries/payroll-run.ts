import * as z from 'zod'
import { provenanceOf, readings } from '../../core/operation/envelope.ts'
import { choice, date, integer, list, month, number, object, text } from '../../core/operation/fields.ts'
import { query } from '../../core/operation/query.ts'
import { accountNames } from '../../payroll-run/accounts.ts'
import { companyField, PAID_WORKERS } from '../../payroll-run/fields.ts'
import { retroactiveOf } from '../../payroll-run/retroactive.ts'
import { PayrollRun, type RowError } from '../../payroll-run/run.ts'
import { plainRecord, shownPayslip } from '../../payroll-run/shown.ts'

const MAX_PEOPLE = 1000

/** A person as it comes: each is held to its schema by itself, so that one mistake refuses one row. */
const anyPerson = () =>
  z.record(z.string(), z.unknown()).meta({ description: 'Pessoa: id, basic_salary, lines e os outros campos de docs/payroll.md' })

const WORKERS = {
  employee: 'Empregado',
  domestic: 'Empregado doméstico',
  apprentice: 'Aprendiz',
  partner: 'Sócio',
  own_account: 'Autônomo',
  intern: 'Estagiário',
} as const

const withheldFields = () => ({
  inss: number('INSS do mês'),
  inss13: number('INSS do 13º'),
  irrf: number('IRRF do mês'),
  irrf13: number('IRRF do 13º'),
  irrfVacation: number('IRRF das férias'),
  irrfPlr: number('IRRF da PLR'),
  fgts: number('FGTS do mês'),
  fgts13: number('FGTS do 13º e do aviso'),
  totalEarnings: number('Total de vencimentos'),
  totalDeductions: number('Total de descontos'),
  net: number('Valor líquido'),
})

const employerFields = () => z.record(z.string(), z.number()).meta({ description: 'O que a empresa paga' })

const provisionFields = () => z.record(z.string(), z.number()).meta({ description: 'Provisões do mês' })

const payslipResult = () =>
  object('Holerite', {
    id: text('Identificação'),
    worker: choice('Quem é', PAID_WORKERS, WORKERS),
    basicSalary: number('Salário do contrato').nullable(),
    lines: list('Linhas: natureza, descrição, lado, valor e referência', z.record(z.string(), z.unknown())),
    bases: z.record(z.string(), z.number()).meta({ description: 'Bases do INSS, do IRRF e do FGTS' }),
    ...withheldFields(),
    shortfall: z
      .record(z.string(), z.unknown())
      .meta({ description: 'Os descontos que o líquido não alcança, na ordem da lei' })
      .nullable(),
    employer: employerFields(),
    provision: provisionFields(),
    notes: list('O que convém saber', z.string()),
  })

const errorResult = () => z.record(z.string(), z.unknown()).meta({ description: 'Linha, identificação, campo e motivo' })

const shownError = ({ row, id, issues }: RowError) => ({
  row,
  id,
  issues: issues.map(({ field, message, code }) => ({ field, message, code })),
})

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
    people: list('Pessoas', anyPerson(), { min: 1, max: MAX_PEOPLE, hint: 'Cada uma com o salário do contrato ou as linhas do mês' }),
    paid_on: date('Dia do pagamento', { hint: 'Escolhe a tabela do imposto', blank: 'dentro do mês' }).optional(),
    accounts: z.record(z.string(), z.string().max(120)).meta({ description: 'Nome das contas contábeis, no lugar dos da casa' }).optional(),
    retroactive: object(
      'Diferenças de meses passados',
      {
        from: month('Primeiro mês'),
        paid: list('Como cada pessoa foi paga', z.record(z.string(), z.unknown()), { min: 1, max: MAX_PEOPLE }),
      },
      { hint: 'As pessoas como foram pagas; as da folha são como deviam ser' },
    ).optional(),
  },
  result: z.object({
    month: text('Mês'),
    payslips: list('Holerites', payslipResult()),
    errors: list('Quem não pôde ser pago', errorResult()),
    people: integer('Pessoas pagas'),
    netNegative: integer('Líquidos abaixo de zero'),
    totals: object('Totais', withheldFields()),
    employer: employerFields(),
    guides: list('Guias: código, nome, base, valor e vencimento', z.record(z.string(), z.unknown())),
    provisions: provisionFields(),
    cost: z.record(z.string(), z.number()).meta({ description: 'Custo do mês' }),
    journal: list('Lançamentos: data, débito, crédito, valor, natureza e histórico', z.record(z.string(), z.unknown())),
    retroactive: list('Diferenças de meses passados, por pessoa e mês', z.record(z.string(), z.unknown())),
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
  answer({ month: day, company, people, paid_on: paidOn, accounts, retroactive }, ports) {
    const run = new PayrollRun({ month: day, company, paidOn, accounts: accountNames(accounts) }, ports)
    const results = people.map((person) => run.pay(person))
    const { errors: _errors, ...summary } = run.summary()
    const due = new Map(people.map((person) => [String(Object(person).id), Object(person)]))
    const differences = (retroactive?.paid ?? []).flatMap((raw) => {
      const paid = Object(raw)
      const owed = due.get(String(paid.id))
      return owed ? [retroactiveOf({ id: String(paid.id), due: owed, paid, from: retroactive!.from, month: day, company }, ports)] : []
    })
    const answer = plainRecord({
      month: day.slice(0, 7),
      payslips: results.flatMap((result) => ('payslip' in result ? [shownPayslip(result.payslip)] : [])),
      errors: results.flatMap((result) => ('error' in result ? [shownError(result.error)] : [])),
      ...summary,
      retroactive: differences,
    })
    return { ...answer, ...provenanceOf(run.law.ctx) }
  },
})
