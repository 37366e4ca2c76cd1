import { addDays, type Day } from '../../core/day.ts'
import { type Money, smallest, split, toNumber } from '../../core/money.ts'
import type { Ratio } from '../../core/ratio.ts'
import { word } from '../../core/text/language.ts'
import { type Phrase, say } from '../../core/text/sentence.ts'
import compoundInterest from '../../domains/savings/calculators/compound-interest/index.ts'
import investmentReturn from '../../domains/savings/calculators/investment-return/index.ts'
import { cdiKnownOn } from '../../domains/savings/rules/rates/rate-of-the-day.ts'
import severanceByDates from '../../domains/termination/calculators/severance-by-dates/index.ts'
import unemploymentInsurance from '../../domains/termination/calculators/unemployment-insurance/index.ts'
import { type DecisionContext, decision } from '../../operation/definition/decision.ts'
import { assumeTie, beyondBand, sensitivityLines, tieBand, tiePercent } from '../../operation/evaluation/sensitivity.ts'
import { brl, choice, count, date, flag, integer, list, money, object, percentage } from '../../operation/input/fields.ts'
import { cashByMonth, type Origins, verdictOf } from './cash.ts'

/** Exit types mapped to the codes of the severance calculator. */
const TYPES = {
  without_cause: 'sem_justa_causa',
  mutual_agreement: 'acordo',
  with_cause: 'justa_causa',
  resignation: 'pedido_demissao',
} as const

/** Days from the exit to the grant of unemployment insurance: the first installment is paid thirty days after the request. */
const DAYS_TO_THE_GRANT = 30

/** Horizon of the comparison between paying the debt and investing, in months. */
const COMPARED_MONTHS = 12

/** Default reserve before any debt payment, in months of expenses. */
const RESERVE_MONTHS = 3n

const DEBT = ['pay_debt', 'invest', 'tie', 'keep_reserve', 'rate_unknown', 'none'] as const
type Debt = (typeof DEBT)[number]

export default decision({
  id: 'after_dismissal',
  slug: 'depois-da-demissao',
  variantOf: { canonical: 'severance-by-dates', as: 'E quanto tempo o dinheiro dura?' },
  title: 'Depois da demissão',
  summary:
    'O que se recebe na rescisão, no FGTS e no seguro-desemprego, mês a mês até o dinheiro acabar, e se convém quitar a dívida sem gastar a reserva.',
  question: 'Quanto recebo ao sair do emprego e por quanto tempo o dinheiro dura?',
  verdicts: ['comfortable', 'tight', 'urgent', 'expenses_unknown'],
  verdictWords: { comfortable: 'Há folga', tight: 'Dá, mas apertado', urgent: 'É urgente', expenses_unknown: 'Faltam as despesas' },
  seeAlso: { 'severance-by-dates': 'ver só as verbas da rescisão', 'unemployment-insurance': 'ver só o seguro-desemprego' },
  picture: {
    kind: 'calendar',
    title: 'O dinheiro, mês a mês',
    list: 'cash',
    month: 'month',
    from: 'exit_date',
    comes: ['severance', 'fgts', 'unemployment'],
    goes: ['debtPaid', 'expenses'],
    left: 'balance',
  },
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
    fgts_balance: money('Saldo do FGTS deste contrato', { min: 0, blank: 'estimado pelo salário e pelo tempo' }).optional(),
    anniversary_withdrawal: flag('Optou pelo saque-aniversário', { hint: 'O saldo do FGTS fica na conta' }).default(false),
    overdue_vacations: count('Períodos de férias completos e não gozados', { min: 0, max: 2, blank: 'nenhum' }).optional(),
    times_requested: count('Qual pedido de seguro-desemprego é este', { min: 1, max: 3 }).default(1),
    dependents: count('Dependentes para o IRRF').default(0),
    monthly_expenses: money('Despesas por mês', { min: 0 }).prefault(0),
    debt_amount: money('Saldo de dívidas', { min: 0 }).prefault(0),
    debt_monthly_rate: percentage('Juros da dívida ao mês', {
      min: 0,
      max: 100,
      blank: 'não se sabe se convém quitar',
    }).optional(),
    reserve: money('Reserva que não vai para a dívida', { min: 0, blank: 'três meses das despesas' }).optional(),
    cdi_annual: percentage('CDI ao ano', { min: 0, max: 1000, blank: 'o do dia da saída' }).optional(),
    tie_percent: tiePercent(),
  },
  names: {
    termination_date: 'exit_date',
    reference_date: 'exit_date',
    type: 'exit_type',
    notice: 'notice_mode',
    average_salary: 'salary',
    last_salaries: 'salary',
    months_worked: 'admission_date',
    principal: 'debt_amount',
    monthly_rate: 'debt_monthly_rate',
    annual_rate: 'cdi_annual',
  },
  result: {
    received: object('De onde vem o dinheiro', {
      severance: brl('Líquido da rescisão'),
      fgts: brl('FGTS que se pode sacar, com a multa'),
      unemployment: brl('Seguro-desemprego, todas as parcelas'),
      total: brl('Soma das três origens'),
    }),
    debt: choice('O que fazer com a dívida', DEBT, {
      pay_debt: 'Quitar',
      invest: 'Investir o dinheiro',
      tie: 'Empate: guardar o dinheiro',
      keep_reserve: 'Guardar a reserva primeiro',
      rate_unknown: 'Faltam os juros da dívida',
      none: 'Não há dívida',
    }),
    reserve: brl('Reserva mantida'),
    debtPaid: brl('Pago da dívida no acerto'),
    debtRemaining: brl('Dívida que resta'),
    monthsCovered: integer('Meses de despesas que o dinheiro cobre', { none: 'sem despesas' }).nullable(),
    monthsCoveredPaying: integer('Meses cobertos pagando a dívida até a reserva', { none: 'sem despesas' }).nullable(),
    monthsCoveredKeeping: integer('Meses cobertos sem pagar a dívida', { none: 'sem despesas' }).nullable(),
    fgtsEstimated: flag('Saldo do FGTS estimado por nós'),
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
      anniversary_withdrawal: input.anniversary_withdrawal,
    })
    const { eligible, reason } = severance.unemploymentInsurance
    if (!eligible) ctx.skip(UNEMPLOYMENT, reason)
    const unemployment = eligible
      ? benefitOf(ctx, {
          average_salary: input.salary,
          months_worked: Math.min(severance.monthsWorked, 36),
          times_requested: input.times_requested,
          reference_date: addDays(input.exit_date, DAYS_TO_THE_GRANT),
        })
      : NO_BENEFIT
    ctx.assume('O acerto e o FGTS são pagos no mês 0 e o seguro-desemprego a partir do mês 1; as despesas começam no mês 1.')

    const origins: Origins = { severance: severance.net, fgts: severance.fgts.withdrawable, unemployment }
    const cash = origins.severance + origins.fgts
    const reserve = smallest(input.reserve ?? input.monthly_expenses * RESERVE_MONTHS, cash)
    if (input.debt_amount > 0n) assumeReserve(ctx, reserve, input.reserve !== undefined)
    const payable = smallest(input.debt_amount, cash - reserve)
    const debt = debtDecision(ctx, input, payable)
    const debtPaid = debt === 'pay_debt' ? payable : 0n
    const covered = (paid: Money) => cashByMonth(origins, paid, input.monthly_expenses)
    const plan = covered(debtPaid)
    const verdict = verdictOf(plan.monthsCovered)
    const received = receivedFrom(origins)
    ctx.combine(
      ['cash', 'O dinheiro mês a mês'],
      { monthly_expenses: input.monthly_expenses, reserve, debtPaid },
      { total: received.total, debtRemaining: input.debt_amount - debtPaid, monthsCovered: plan.monthsCovered },
    )
    if (input.debt_amount > debtPaid)
      ctx.assume('A dívida que resta segue com seus juros, e as parcelas dela só entram na conta se estiverem nas despesas informadas.')

    const sensitivity = sensitivityOf(verdict, origins, debtPaid, input.monthly_expenses)
    return {
      verdict,
      answer: answerOf(received.total, plan.monthsCovered, debt, { paid: debtPaid, left: input.debt_amount - debtPaid, reserve }),
      weakestLink: ctx.weakestLink(sensitivity, {
        step: 'severance',
        why: severance.fgtsEstimated
          ? 'O saldo do FGTS foi estimado pelo salário atual; o extrato da Caixa diz o verdadeiro.'
          : 'As verbas dependem de médias, adicionais e férias que só o empregador conhece.',
      }),
      sensitivity,
      received,
      debt,
      reserve,
      debtPaid,
      debtRemaining: input.debt_amount - debtPaid,
      monthsCovered: plan.monthsCovered,
      monthsCoveredPaying: debt === 'pay_debt' ? plan.monthsCovered : covered(payable).monthsCovered,
      monthsCoveredKeeping: debtPaid === 0n ? plan.monthsCovered : covered(0n).monthsCovered,
      fgtsEstimated: severance.fgtsEstimated,
      undeclaredVacation: severance.undeclaredVacation,
      cash: [...plan.months],
    }
  },
})

const UNEMPLOYMENT = ['unemployment', 'O seguro-desemprego'] as const

const NO_BENEFIT: Origins['unemployment'] = { amount: 0n, installments: 0 }

/** Unemployment insurance, or a skipped step with the legal reason. */
function benefitOf(
  ctx: DecisionContext,
  asked: { average_salary: Money; months_worked: number; times_requested: number; reference_date: Day },
): Origins['unemployment'] {
  ctx.assume('A média dos três últimos salários é o salário atual, e só este contrato conta para o seguro-desemprego.')
  ctx.assume(say`O seguro-desemprego é concedido ${DAYS_TO_THE_GRANT} dias depois da saída, pela tabela desse dia.`)
  const benefit = ctx.takeOrSkip(UNEMPLOYMENT, unemploymentInsurance, asked)
  return benefit?.eligible ? { amount: benefit.installmentAmount, installments: benefit.installments } : NO_BENEFIT
}

function receivedFrom({ severance, fgts, unemployment: { amount, installments } }: Origins) {
  const unemployment = amount * BigInt(installments)
  return { severance, fgts, unemployment, total: severance + fgts + unemployment }
}

function assumeReserve(ctx: DecisionContext, reserve: Money, informed: boolean): void {
  ctx.assume(
    informed
      ? say`Antes da dívida guarda-se a reserva informada, ${reserve}.`
      : say`Antes da dívida guarda-se uma reserva de ${String(RESERVE_MONTHS)} meses de despesas, ${reserve}; informe reserve para outra.`,
  )
}

/** Sensitivity to expenses, severance and FGTS: 20% lower and higher. */
function sensitivityOf(verdict: ReturnType<typeof verdictOf>, origins: Origins, debtPaid: Money, expenses: Money) {
  const fifths = (amount: Money) => [4n, 6n].map((count) => split(amount * count, 5, 'halfUp'))
  return [
    ...sensitivityLines(verdict, {
      assumption: 'despesas por mês',
      step: 'cash',
      from: expenses,
      to: fifths(expenses),
      shown: toNumber,
      verdictAt: (other) => verdictOf(cashByMonth(origins, debtPaid, other).monthsCovered),
    }),
    ...(['severance', 'fgts'] as const).flatMap((origin) =>
      sensitivityLines(verdict, {
        assumption: origin === 'fgts' ? 'FGTS sacado' : 'líquido da rescisão',
        step: 'severance',
        from: origins[origin],
        to: fifths(origins[origin]),
        shown: toNumber,
        verdictAt: (amount) => {
          const other = { ...origins, [origin]: amount }
          return verdictOf(cashByMonth(other, smallest(debtPaid, other.severance + other.fgts), expenses).monthsCovered)
        },
      }),
    ),
  ]
}

/** Compares one year of interest on the debt with the after-tax yield at the CDI rate of the exit date. */
function debtDecision(
  ctx: DecisionContext,
  input: {
    readonly debt_amount: Money
    readonly debt_monthly_rate?: Ratio | undefined
    readonly cdi_annual?: Ratio | undefined
    readonly exit_date: Day
    readonly tie_percent: Ratio
  },
  principal: Money,
): Debt {
  const { debt_monthly_rate: rate, tie_percent: share } = input
  const skipped = (reason: string, debt: Debt): Debt => {
    ctx.skip(['debt', 'Quitar a dívida'], reason)
    ctx.skip(['investment', 'Investir o dinheiro'], reason)
    return debt
  }
  if (input.debt_amount === 0n) return skipped('Não há dívida informada.', 'none')
  if (rate === undefined)
    return skipped('Os juros da dívida não foram informados: sem eles não se sabe se convém quitá-la.', 'rate_unknown')
  if (principal === 0n) return skipped('Separada a reserva, não sobra dinheiro no acerto para a dívida.', 'keep_reserve')
  const months = COMPARED_MONTHS
  const debt = ctx.take(
    ['debt', 'Os juros que a dívida cobraria em um ano'],
    compoundInterest,
    { principal, monthly_rate: rate, months },
    { figure: 'totalInterest', replaces: /^Sem imposto, taxa ou inflação/ },
  )
  const invested = ctx.take(
    ['investment', 'O que o mesmo dinheiro renderia em um ano'],
    investmentReturn,
    {
      principal,
      annual_rate: input.cdi_annual ?? cdiKnownOn(ctx, 'cdi_annual', input.exit_date).rate,
      months,
      type: 'cdb',
      reference_date: input.exit_date,
    },
    { figure: 'netYield', replaces: /^Poupança com |^O índice mensal da poupança/ },
  )
  const band = tieBand([debt.totalInterest, invested.netYield], share)
  assumeTie(ctx, band, share)
  return beyondBand(debt.totalInterest - invested.netYield, band, 'pay_debt', 'invest')
}

interface Owed {
  readonly paid: Money
  readonly left: Money
  readonly reserve: Money
}

function answerOf(total: Money, months: number | null, debt: Debt, { paid, left, reserve }: Owed): Phrase {
  const lasting = months === null || total === 0n ? '' : word`, ${coverage(months)} de despesas`
  return say`Você recebe ${total} ao todo${lasting}${owedWords(debt, { paid, left, reserve })}.`
}

/** "o que cobre 3 meses". */
function coverage(months: number): string {
  if (months === 0) return 'menos que um mês'
  return word`o que cobre ${months} ${months === 1 ? 'mês' : 'meses'}`
}

function owedWords(debt: Debt, { paid, left, reserve }: Owed): Phrase {
  switch (debt) {
    case 'pay_debt': {
      const rest = left > 0n ? say`, restando ${left}` : ''
      return say`; pagar ${paid} da dívida poupa mais do que o dinheiro renderia${rest}, e ficam ${reserve} de reserva`
    }
    case 'invest':
      return '; o dinheiro rende mais do que a dívida cobra'
    case 'tie':
      return '; quitar ou guardar dá quase no mesmo, e o dinheiro na mão vale mais para quem está sem emprego'
    case 'keep_reserve':
      return say`; o dinheiro não passa da reserva de ${reserve}, e a dívida espera`
    case 'rate_unknown':
      return '; informe os juros da dívida para saber se convém quitá-la'
    case 'none':
      return ''
  }
}
