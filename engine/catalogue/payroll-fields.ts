/** Result fields of a payroll, used by every adapter's descriptions and by the library's types. */
import * as z from 'zod'
import { mapValues } from '../core/collections/records.ts'
import { choice, flag, integer, list, number, object, text } from '../operation/input/fields.ts'
import { PAID_WORKERS } from '../payroll-run/fields.ts'
import { PERSON } from '../payroll-run/run.ts'

const WORKERS = {
  employee: 'Empregado',
  domestic: 'Empregado doméstico',
  apprentice: 'Aprendiz',
  partner: 'Sócio',
  own_account: 'Autônomo',
  intern: 'Estagiário',
} as const

const SIDES = { earning: 'Vencimento', deduction: 'Desconto', informative: 'Informativa' } as const

export const withheldFields = () => ({
  inss: number('INSS do mês'),
  inss13: number('INSS do 13º'),
  irrf: number('IRRF do mês'),
  irrf13: number('IRRF do 13º'),
  irrfVacation: number('IRRF das férias'),
  irrfPlr: number('IRRF da PLR'),
  fgts: number('FGTS do mês'),
  fgts13: number('FGTS do 13º'),
  fgtsNotice: number('FGTS do aviso indenizado'),
  totalEarnings: number('Total de vencimentos'),
  totalDeductions: number('Total de descontos'),
  net: number('Valor líquido'),
})

/** The same fields as the totals, without their descriptions. */
const bareFields = () => mapValues(withheldFields(), () => z.number())

export const employerFields = () =>
  object('O que a empresa paga', {
    inss: z.number(),
    rat: z.number(),
    thirdParties: z.number(),
    fgts: z.number(),
    reserve: number('Reserva do doméstico'),
    socialContribution: number('Contribuição social da LC nº 110/2001'),
    total: z.number(),
  })

export const provisionFields = () =>
  object('Provisões do mês', {
    thirteenth: z.number(),
    vacation: number('Férias e terço'),
    charges: z.number(),
    remeasured: number('Do aumento'),
    total: z.number(),
  })

const lineResult = () =>
  object('Linha', {
    nature: z.string(),
    label: z.string(),
    kind: choice('Lado', ['earning', 'deduction', 'informative'], SIDES),
    amount: z.number(),
    reference: text('Horas, dias ou percentual').nullable(),
  })

const amountOfLine = () => object('Linha', { nature: z.string(), label: z.string(), amount: z.number() })

export const payslipResult = () =>
  object('Holerite', {
    id: z.string(),
    worker: choice('Quem é', PAID_WORKERS, WORKERS),
    basicSalary: number('Salário do contrato').nullable(),
    lines: list('Linhas', lineResult()),
    bases: object('Bases', {
      inss: z.number(),
      inss13: z.number(),
      irrf: z.number(),
      irrf13: z.number(),
      irrfVacation: z.number(),
      irrfPlr: z.number(),
      fgts: z.number(),
      fgts13: z.number(),
      fgtsNotice: z.number(),
    }),
    ...bareFields(),
    ended: text('Fim do contrato, quando é no mês').nullable(),
    shortfall: object('O que o líquido não alcança', {
      amount: z.number(),
      uncovered: list('O que não cabe', amountOfLine()),
    }).nullable(),
    employer: employerFields(),
    provision: provisionFields(),
    notes: list('O que convém saber', z.string()),
  })

export const errorResult = () =>
  object('Quem não pôde ser pago', {
    row: integer('A partir de 1'),
    id: z.string().nullable(),
    issues: list('O que há', object('Motivo', { field: z.string(), message: z.string(), code: z.string() })),
  })

export const guideResult = () =>
  object('Guia', {
    guide: text('Onde se recolhe'),
    code: z.string().nullable(),
    name: text('O que é'),
    base: z.number().nullable(),
    amount: z.number(),
    rounding: number('Diferença para a soma dos holerites'),
    dueDate: z.string().nullable(),
    note: text('O que conferir').nullable(),
  })

export const costFields = () =>
  object('Custo do mês', {
    pay: z.number(),
    charges: z.number(),
    provisions: z.number(),
    total: z.number(),
  })

export const journalResult = () =>
  object('Lançamento', {
    date: z.string(),
    debit: z.string(),
    credit: z.string(),
    amount: z.number(),
    nature: z.string().nullable(),
    memo: z.string(),
  })

export const retroactiveResult = () =>
  object('Diferenças de uma pessoa', {
    id: z.string(),
    months: list(
      'Meses',
      object('Mês', {
        month: z.string(),
        lines: list('Linhas', amountOfLine()),
        earnings: z.number(),
        inss: z.number(),
        fgts: z.number(),
        earlierYear: flag('De ano anterior'),
      }),
    ),
    earnings: z.number(),
    inss: z.number(),
    fgts: z.number(),
    irrf: number('No mês do pagamento'),
    net: z.number(),
    notes: list('O que convém saber', z.string()),
  })

/** Totals under a change of the law, and each person's gain or loss: INSS, IRRF, FGTS, net pay, employer charges and total cost. */
export const reformResult = () => {
  const amounts = (description: string) => z.record(z.string(), z.number()).meta({ description })
  return object('A folha em uma mudança da lei', {
    hypothetical: z.literal(true),
    id: z.string(),
    text: z.string(),
    title: text('A mudança'),
    warnings: list('Avisos', z.string()),
    before: amounts('Na lei'),
    after: amounts('Na hipótese'),
    difference: amounts('A diferença'),
    people: list('id e a diferença de cada pessoa', z.record(z.string(), z.unknown())),
  })
}

/** Describes the person's schema without enforcing it: each person is validated separately, so that one invalid row refuses only itself. */
export const anyPerson = () => {
  const { $schema: _schema, ...described } = PERSON.inputSchema
  return z.any().meta(described)
}

export const accountsField = () =>
  z.record(z.string(), z.string().max(120)).meta({ description: 'Nome das contas contábeis, no lugar dos da casa' })
