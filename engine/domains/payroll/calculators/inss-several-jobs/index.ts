import { type Money, portion, smallest, sum } from '../../../../core/money.ts'
import { word } from '../../../../core/text/language.ts'
import { joined, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, list, money, object, percentOf, referenceDate, text } from '../../../../operation/input/fields.ts'
import inss from '../../law/inss.ts'
import selfEmployed from '../../law/inss-self-employed.ts'
import { assumeInssRounding } from '../../rules/withholding/inss.ts'
import { JOB_CATEGORIES, type Job, severalJobs } from '../../rules/withholding/several-jobs.ts'

const CATEGORY_WORDS = {
  employee: 'Empregado',
  service_provider: 'Prestador de serviço ou sócio, 11%',
  charity_provider: 'Prestador a entidade beneficente, 20%',
} as const

const MAX_JOBS = 20

export default calculator({
  id: 'inss-several-jobs',
  slug: 'inss-de-dois-empregos',
  title: 'INSS de quem tem mais de um emprego',
  summary:
    'Quanto cada empresa desconta de INSS de quem tem dois empregos ou mais, na ordem que o trabalhador escolhe, até o teto; e quanto foi descontado a mais.',
  seeAlso: { 'check-payslip': 'conferir o holerite de um dos empregos' },
  group: 'trabalho',
  headline: 'total',
  says: 'O INSS dos empregos soma {value}',
  lawDay: 'reference_date',
  input: {
    jobs: list(
      'Empregos, na ordem que você informa às empresas',
      object('Emprego', {
        employer: text('Empresa').max(80).optional(),
        pay: money('Salário ou pagamento do mês', { min: 0 }),
        category: choice('Como é pago', JOB_CATEGORIES, CATEGORY_WORDS).default('employee'),
        withheld: money('INSS que foi descontado', { min: 0, hint: 'Informado em todos, mostra o que passou do devido' }).optional(),
      }),
      { min: 1, max: MAX_JOBS },
    ),
    own_account_income: money('Renda por conta própria no mês', { min: 0, hint: 'De pessoas físicas, com guia própria' }).prefault(0),
    reference_date: referenceDate(),
  },
  result: {
    jobs: list(
      'Cada emprego',
      object('Emprego', {
        employer: text('Empresa').nullable(),
        category: choice('Como é pago', JOB_CATEGORIES, CATEGORY_WORDS),
        pay: brl('Pagamento do mês'),
        base: brl('Parte que cabe no teto'),
        slices: list(
          'Cada faixa',
          object('Faixa', {
            upTo: brl('Limite da faixa'),
            ratePercent: percentOf('Alíquota'),
            base: brl('Parte na faixa'),
            amount: brl('Contribuição da faixa'),
          }),
        ),
        inss: brl('INSS devido neste emprego'),
        alone: brl('INSS se a empresa não souber das outras'),
      }),
    ),
    ceiling: brl('Teto do INSS'),
    used: brl('Quanto do teto os empregos ocupam'),
    total: brl('INSS dos empregos'),
    ownAccount: object('Contribuição por conta própria', {
      base: brl('Base que ainda cabe no teto'),
      ratePercent: percentOf('Alíquota'),
      amount: brl('Contribuição, em guia própria'),
    }).nullable(),
    withheld: brl('INSS descontado').nullable(),
    excess: brl('Descontado além do devido').nullable(),
  },
  answer({ jobs, own_account_income: income }, ctx) {
    const table = ctx.law(inss)
    const { paidByCompany, ownAccount } = ratesOf(ctx, jobs, income)
    const found = severalJobs(jobs, table, { company: paidByCompany, charity: ownAccount })
    assumeInssRounding(ctx, table)
    for (const [index, { inss: due, slices, base }] of found.jobs.entries())
      ctx.step(
        say`INSS de ${jobs[index]!.employer ?? word`emprego ${index + 1}`}`,
        () =>
          joined(
            slices.map(({ base: part, ratePercent, amount }) => say`(${part} × ${ratePercent} = ${amount})`),
            ' + ',
            say`${base} × 0%; o teto já foi alcançado`,
          ),
        due,
      )
    const total = ctx.step(
      'INSS dos empregos',
      () =>
        joined(
          found.jobs.map(({ inss: due }) => due),
          ' + ',
        ),
      sum(found.jobs.map(({ inss: due }) => due)),
    )
    const room = smallest(income, table.ceiling - found.used)
    const own = room > 0n ? { base: room, ratePercent: ownAccount, amount: portion(room, ownAccount, 'halfUp') } : null
    if (own) ctx.step('Contribuição por conta própria', say`${own.base} × ${own.ratePercent}`, own.amount)
    const withheld = jobs.every((job) => job.withheld !== undefined) ? sum(jobs.map((job) => job.withheld!)) : null
    const excess = withheld === null || withheld <= total ? null : withheld - total
    assumeOrder(ctx, jobs, excess)
    return {
      jobs: jobs.map(({ employer, category, pay }, index) => ({
        employer: employer ?? null,
        category,
        pay,
        base: found.jobs[index]!.base,
        slices: [...found.jobs[index]!.slices],
        inss: found.jobs[index]!.inss,
        alone: found.jobs[index]!.alone,
      })),
      ceiling: table.ceiling,
      used: found.used,
      total,
      ownAccount: own,
      withheld,
      excess: withheld === null ? null : (excess ?? 0n),
    }
  },
})

const PLAIN_RATES = selfEmployed.versions.at(-1)!.value

/** Reads the rates of non-employees only when needed: their record starts after that of employees. */
function ratesOf(ctx: Context, jobs: readonly Job[], income: Money) {
  return income > 0n || jobs.some(({ category }) => category !== 'employee') ? ctx.law(selfEmployed) : PLAIN_RATES
}

function assumeOrder(ctx: Context, jobs: readonly Job[], excess: Money | null): void {
  ctx.assume(
    'Na ordem informada: o salário de empregado continua nas faixas de onde o anterior parou; os outros pagamentos só ocupam o teto.',
  )
  ctx.assume(
    'Salário de regime próprio de servidor não conta; 13º à parte, com a mesma conta; o imposto de renda cada empresa retém sobre o que ela paga, e a declaração acerta.',
  )
  if (jobs.length > 1)
    ctx.assume('Cada empresa precisa saber das outras: nome, categoria, valor e ordem (manual do eSocial, S-1200, item 5.1).')
  if (excess !== null)
    ctx.assume(
      'O que passou do devido pode ser pedido de volta à Receita Federal em até cinco anos, com juros Selic (Lei nº 8.212/1991, art. 89; CTN, art. 168).',
    )
}
