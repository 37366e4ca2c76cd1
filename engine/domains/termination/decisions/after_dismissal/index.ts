import { addDays, type Day } from '../../../../core/day.ts'
import { formatBRL, type Money, smallest, split, toNumber } from '../../../../core/money.ts'
import { type DecisionContext, decision } from '../../../../core/operation/decision.ts'
import { brl, choice, count, date, flag, integer, list, money, object, percentage } from '../../../../core/operation/fields.ts'
import { percent, type Ratio } from '../../../../core/ratio.ts'
import compoundInterest from '../../../savings/calculators/compound-interest/index.ts'
import investmentReturn from '../../../savings/calculators/investment-return/index.ts'
import severanceByDates from '../../calculators/severance-by-dates/index.ts'
import unemploymentInsurance from '../../calculators/unemployment-insurance/index.ts'
import { cashByMonth, type Origins, verdictOf } from './cash.ts'
import { examples } from './examples.ts'

/** The names of the contract, in the words of the severance calculator. */
const TYPES = {
  without_cause: 'sem_justa_causa',
  mutual_agreement: 'acordo',
  with_cause: 'justa_causa',
  resignation: 'pedido_demissao',
} as const

/** From the exit to the grant of the unemployment insurance: the first instalment comes thirty days after the request. */
const DAYS_TO_THE_GRANT = 30

/** Over how long paying the debt and investing are compared. */
const COMPARED_MONTHS = 12

export default decision({
  id: 'after_dismissal',
  slug: 'depois-da-demissao',
  title: 'Depois da demissão',
  summary: 'O que se recebe na rescisão, no FGTS e no seguro-desemprego, mês a mês até o dinheiro acabar, e se convém quitar a dívida.',
  question: 'Quanto recebo ao sair do emprego e por quanto tempo o dinheiro dura?',
  verdicts: ['comfortable', 'tight', 'urgent', 'expenses_unknown'],
  verdictWords: { comfortable: 'Há folga', tight: 'Dá, mas apertado', urgent: 'É urgente', expenses_unknown: 'Faltam as despesas' },
  keywords: ['demissão', 'rescisão', 'seguro desemprego', 'fui demitido', 'desempregado'],
  input: {
    salary: money('Salário bruto mensal'),
    admission_date: date('Data de admissão'),
    exit_date: date('Último dia de trabalho'),
    exit_type: choice(
      'Saída',
      ['without_cause', 'mutual_agreement', 'with_cause', 'resignation'],
      { without_cause: 'Sem justa causa', mutual_agreement: 'Acordo', with_cause: 'Justa causa', resignation: 'Pedido de demissão' },
      { hint: 'Sem justa causa, acordo, justa causa ou pedido de demissão' },
    ),
    notice_mode: choice(
      'Aviso prévio',
      ['indemnified', 'worked'],
      {
        indemnified: 'Indenizado',
        worked: 'Trabalhado',
      },
      { hint: 'Indenizado (no pedido de demissão, dispensado) ou trabalhado' },
    ).default('indemnified'),
    fgts_balance: money('Saldo do FGTS deste contrato', { min: 0, hint: 'Omitido: estimado' }).optional(),
    overdue_vacations: count('Períodos de férias completos e não gozados', { min: 0, max: 2, hint: 'Omitido: nenhum' }).optional(),
    times_requested: count('Qual pedido de seguro-desemprego é este', { min: 1, max: 3 }).default(1),
    dependents: count('Dependentes para o IRRF').default(0),
    monthly_expenses: money('Despesas por mês', { min: 0 }).prefault(0),
    debt_amount: money('Saldo de dívidas', { min: 0 }).prefault(0),
    debt_monthly_rate: percentage('Juros da dívida ao mês', { min: 0, max: 100 }).prefault(0),
    cdi_annual: percentage('CDI ao ano', { min: 0, max: 1000, hint: 'Omitido: o de hoje' }).optional(),
  },
  result: {
    received: object('De onde vem o dinheiro', {
      severance: brl('Líquido da rescisão'),
      fgts: brl('FGTS que se pode sacar, com a multa'),
      unemployment: brl('Seguro-desemprego, todas as parcelas'),
      total: brl('Soma das três origens'),
    }),
    debt: choice(
      'O que fazer com a dívida',
      ['pay_debt', 'invest', 'none'],
      {
        pay_debt: 'Quitar',
        invest: 'Investir',
        none: 'Não há dívida',
      },
      { hint: 'Quitar, investir o dinheiro, ou não há dívida' },
    ),
    monthsCovered: integer('Meses de despesas que o dinheiro cobre', { hint: 'Nulo sem despesas' }).nullable(),
    fgtsEstimated: flag('Se o saldo do FGTS foi estimado'),
    undeclaredVacation: brl('Férias do último período completo, com o terço, se não foram gozadas', {
      hint: 'Fora da conta: o período se completou há menos de um ano e nada foi dito dele',
    }).nullable(),
    cash: list(
      'Mês a mês até o dinheiro acabar',
      object('Mês', {
        month: integer('Mês'),
        severance: brl('Recebido da rescisão'),
        fgts: brl('Sacado do FGTS'),
        unemployment: brl('Parcela do seguro-desemprego'),
        debtPaid: brl('Pago da dívida'),
        expenses: brl('Despesas'),
        balance: brl('Saldo no fim do mês'),
      }),
      { hint: '0 é o do acerto; no máximo 120 meses' },
    ),
  },
  examples,
  answer(input, ctx) {
    const severance = ctx.take(['severance', 'A rescisão e o FGTS'], severanceByDates, {
      salary: input.salary,
      admission_date: input.admission_date,
      termination_date: input.exit_date,
      type: TYPES[input.exit_type],
      notice: input.notice_mode === 'worked' ? 'worked' : 'auto',
      dependents: input.dependents,
      fgts_balance: input.fgts_balance,
      overdue_vacations: input.overdue_vacations,
    })
    const { eligible, reason } = severance.unemploymentInsurance
    const benefit = eligible
      ? benefitOf(ctx, {
          average_salary: input.salary,
          months_worked: Math.min(severance.monthsWorked, 36),
          times_requested: input.times_requested,
          reference_date: addDays(input.exit_date, DAYS_TO_THE_GRANT),
        })
      : null
    if (!eligible) ctx.skip(UNEMPLOYMENT, reason)
    ctx.assume('O acerto e o FGTS são pagos no mês 0 e o seguro-desemprego a partir do mês 1; as despesas começam no mês 1.')
    ctx.assume('Quem optou pelo saque-aniversário não saca o saldo do FGTS na demissão, só a multa; isso não é conferido aqui.')

    const origins: Origins = {
      severance: severance.net,
      fgts: severance.fgts.withdrawable,
      unemployment: benefit ? { amount: benefit.installmentAmount, installments: benefit.installments } : { amount: 0n, installments: 0 },
    }
    const debt = debtDecision(ctx, input, origins.severance + origins.fgts)
    const debtPaid = debt === 'pay_debt' ? smallest(input.debt_amount, origins.severance + origins.fgts) : 0n
    const plan = cashByMonth(origins, debtPaid, input.monthly_expenses)
    const verdict = verdictOf(plan.monthsCovered)
    const unemployment = origins.unemployment.amount * BigInt(origins.unemployment.installments)
    const received = {
      severance: origins.severance,
      fgts: origins.fgts,
      unemployment,
      total: origins.severance + origins.fgts + unemployment,
    }
    ctx.combine(
      ['cash', 'O dinheiro mês a mês'],
      { monthly_expenses: input.monthly_expenses, debt_paid: debtPaid },
      { total: received.total, monthsCovered: plan.monthsCovered },
    )

    const dearer = split(input.monthly_expenses * 6n, 5, 'halfUp')
    const lessFgts = split(origins.fgts * 4n, 5, 'halfUp')
    const sensitivity = [
      change('despesas por mês', input.monthly_expenses, dearer, cashByMonth(origins, debtPaid, dearer).monthsCovered),
      change(
        'FGTS sacado',
        origins.fgts,
        lessFgts,
        cashByMonth({ ...origins, fgts: lessFgts }, smallest(debtPaid, origins.severance + lessFgts), input.monthly_expenses).monthsCovered,
      ),
    ]
    function change(assumption: string, from: Money, to: Money, months: number | null) {
      return { assumption, from: toNumber(from), to: toNumber(to), verdictChanges: verdictOf(months) !== verdict }
    }
    return {
      verdict,
      answer: answerOf(received.total, plan.monthsCovered, debt),
      weakestLink: ctx.weakestLink(sensitivity, {
        step: 'severance',
        why: severance.fgtsEstimated
          ? 'O saldo do FGTS foi estimado pelo salário atual; o extrato da Caixa diz o verdadeiro.'
          : 'As verbas dependem de médias, adicionais e férias que só o empregador conhece.',
      }),
      sensitivity,
      received,
      debt,
      monthsCovered: plan.monthsCovered,
      fgtsEstimated: severance.fgtsEstimated,
      undeclaredVacation: severance.undeclaredVacation,
      cash: [...plan.months],
    }
  },
})

const UNEMPLOYMENT = ['unemployment', 'O seguro-desemprego'] as const

/** The benefit, or a step skipped with the law's reason. */
function benefitOf(
  ctx: DecisionContext,
  asked: { average_salary: Money; months_worked: number; times_requested: number; reference_date: Day },
) {
  ctx.assume('A média dos três últimos salários é o salário atual, e só este contrato conta para o seguro-desemprego.')
  ctx.assume(`O seguro-desemprego é concedido ${DAYS_TO_THE_GRANT} dias depois da saída, pela tabela desse dia.`)
  const benefit = ctx.takeOrSkip(UNEMPLOYMENT, unemploymentInsurance, asked)
  return benefit?.eligible ? benefit : null
}

/** Over a year: the interest the debt would charge on the money, against what the CDI would yield on it after tax. */
function debtDecision(
  ctx: DecisionContext,
  input: { debt_amount: Money; debt_monthly_rate: Ratio; cdi_annual?: Ratio | undefined },
  cash: Money,
): 'pay_debt' | 'invest' | 'none' {
  const principal = smallest(input.debt_amount, cash)
  if (principal === 0n) {
    const reason = input.debt_amount === 0n ? 'Não há dívida informada.' : 'Não sobra dinheiro no acerto para a dívida.'
    ctx.skip(['debt', 'Quitar a dívida'], reason)
    ctx.skip(['investment', 'Investir o dinheiro'], reason)
    return 'none'
  }
  const months = COMPARED_MONTHS
  const debt = ctx.take(['debt', 'Os juros que a dívida cobraria em um ano'], compoundInterest, {
    principal,
    monthly_rate: input.debt_monthly_rate,
    months,
  })
  const invested = ctx.take(['investment', 'O que o mesmo dinheiro renderia em um ano'], investmentReturn, {
    principal,
    annual_rate: input.cdi_annual ?? percent(ctx.rate('cdi', ctx.today, 'cdi_annual').value),
    months,
    type: 'cdb',
  })
  return debt.totalInterest >= invested.netYield ? 'pay_debt' : 'invest'
}

function answerOf(total: Money, months: number | null, debt: 'pay_debt' | 'invest' | 'none'): string {
  const lasting = months === null ? '' : `, o que cobre ${months} ${months === 1 ? 'mês' : 'meses'} de despesas`
  const owed =
    debt === 'pay_debt'
      ? '; quitar a dívida poupa mais do que o dinheiro renderia'
      : debt === 'invest'
        ? '; o dinheiro rende mais do que a dívida cobra'
        : ''
  return `Você recebe ${formatBRL(total)} ao todo${lasting}${owed}.`
}
