import { annualFromMonthly } from '../../../../core/finance/installment.ts'
import { atLeastZero, type Money, portion, reais, sum } from '../../../../core/money.ts'
import { Ratio } from '../../../../core/ratio.ts'
import { type Phrase, say, sumWritten } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, count, list, money, percentage, percentOf, referenceDate } from '../../../../operation/input/fields.ts'
import iof, { type IofCharge } from '../../law/iof.ts'
import overdraft from '../../law/overdraft.ts'
import { DAYS_IN_MONTH } from '../../rules/iof.ts'

/** Maximum overdraft duration: one year. */
const MAX_DAYS = 365

export default calculator({
  id: 'overdraft',
  slug: 'cheque-especial',
  title: 'Cheque especial',
  summary: 'Juros e IOF do limite da conta, pelos dias usados, contra o teto de juros da lei.',
  group: 'credito',
  headline: 'totalWithIof',
  says: 'Com juros e IOF, você deve {value}',
  picture: { kind: 'parts', title: 'O que foi usado e o que custou', parts: ['usedAmount', 'interest', 'iof'] },
  lawDay: 'reference_date',
  input: {
    amount: money('Valor usado do limite', { hint: 'O mesmo em todos os dias' }).optional(),
    days: count('Dias no vermelho', { min: 1, max: MAX_DAYS }, 'days').optional(),
    balances: list('Saldo negativo de cada dia', money('Saldo do dia', { min: 0 }), {
      min: 1,
      max: MAX_DAYS,
      hint: 'Em vez de valor e dias, quando o uso muda; sem sinal',
    }).optional(),
    monthly_rate: percentage('Juros ao mês', { min: 0, max: 100 }).prefault(8),
    compounding: choice('Como os juros contam', ['daily_simple', 'monthly'], {
      daily_simple: 'Por dia, sem juros sobre juros',
      monthly: 'Somados à dívida a cada 30 dias',
    }).default('daily_simple'),
    reference_date: referenceDate(),
  },
  result: {
    usedAmount: brl('Limite usado no fim'),
    interest: brl('Juros'),
    iof: brl('IOF'),
    total: brl('Dívida com os juros'),
    totalWithIof: brl('Dívida com juros e IOF'),
    annualRatePercent: percentOf('Taxa ao ano', { hint: 'A mensal composta por doze meses' }),
    capMonthlyPercent: percentOf('Teto dos juros ao mês'),
    warning: choice('Aviso', ['above_cap'], { above_cap: 'A taxa passa do teto da lei' }).nullable(),
  },
  answer(input, ctx) {
    const { monthly_rate: rate } = input
    const cap = ctx.law(overdraft).maxMonthlyRate
    const { individual } = ctx.law(iof)
    const nothing = input.amount === undefined && input.days === undefined && input.balances === undefined
    if (nothing) ctx.assume(say`Uso não informado: conta sobre ${USUAL_USE.amount} por ${USUAL_USE.days} dias.`)
    const { used, balances, interest, formula } = useOf(ctx, nothing ? { ...input, ...USUAL_USE } : input)
    ctx.step('Juros', formula, interest)
    const tax = iofOnBalances(balances, individual)
    ctx.step(
      'IOF',
      () =>
        say`${sum(balances)} × ${individual.daily} + ${growthOf(balances)} × ${individual.additional}; soma dos saldos de cada dia, e o que o saldo aumentou`,
      tax,
    )
    const total = ctx.step('Dívida com os juros', say`${used} + ${interest}`, used + interest)
    const above = rate.compare(cap) > 0
    if (above) ctx.assume(say`A taxa passa de ${cap} ao mês, o teto para pessoas e MEI (Resolução CMN nº 4.765/2019): conteste no banco.`)
    ctx.assume('Juros por dia corrido, a taxa do mês dividida por 30; há contratos que contam dias úteis.')
    ctx.assume('Sem tarifa pelo limite: o STF a derrubou (ADI 6.407). O teto vale para pessoas e MEI.')
    return {
      usedAmount: used,
      interest,
      iof: tax,
      total,
      totalWithIof: ctx.step('Dívida com juros e IOF', say`${total} + ${tax}`, total + tax),
      annualRatePercent: ctx.step('Taxa ao ano', say`(1 + ${rate})^12 − 1`, annualFromMonthly(rate)),
      capMonthlyPercent: cap,
      warning: above ? ('above_cap' as const) : null,
    }
  },
})

/** Default use, for requests that only convert a monthly rate or check the cap. */
const USUAL_USE = { amount: reais('1000.00'), days: 30 }

interface Sent {
  readonly amount?: Money | undefined
  readonly days?: number | undefined
  readonly balances?: readonly Money[] | undefined
  readonly monthly_rate: Ratio
  readonly compounding: 'daily_simple' | 'monthly'
}

interface Use {
  readonly used: Money
  /** Balance at the end of each day, for the IOF. */
  readonly balances: readonly Money[]
  readonly interest: Money
  readonly formula: Phrase
}

function useOf(ctx: Context, { amount, days, balances, monthly_rate: rate, compounding }: Sent): Use {
  if (balances) {
    if (amount !== undefined) ctx.refuse('amount', 'não combina com balances: informe o valor ou os saldos')
    if (days !== undefined) ctx.refuse('days', 'não combina com balances: a lista já diz os dias')
    if (compounding === 'monthly') ctx.refuse('compounding', 'não combina com balances: os saldos do extrato já trazem os juros cobrados')
    const total = sum(balances)
    return {
      used: balances.at(-1)!,
      balances,
      interest: simple(total, rate, 1),
      formula: say`${total} × ${rate} ÷ 30`,
    }
  }
  if (amount === undefined) ctx.refuse('amount', 'informe amount e days, ou balances')
  if (days === undefined) ctx.refuse('days', 'é obrigatório junto com amount')
  if (compounding === 'daily_simple') {
    return {
      used: amount,
      balances: Array.from({ length: days }, () => amount),
      interest: simple(amount, rate, days),
      formula: say`${amount} × ${rate} × ${days} ÷ 30`,
    }
  }
  const owed: Money[] = []
  const charged: Money[] = []
  let debt = amount
  for (let left = days; left > 0; left -= DAYS_IN_MONTH) {
    const stretch = Math.min(left, DAYS_IN_MONTH)
    for (let day = 0; day < stretch; day++) owed.push(debt)
    const month = simple(debt, rate, stretch)
    charged.push(month)
    debt += month
  }
  return {
    used: amount,
    balances: owed,
    interest: debt - amount,
    formula: say`${sumWritten(charged)}; ${rate} a cada 30 dias sobre ${amount} e os juros já somados`,
  }
}

/** One thirtieth of the monthly rate per day, rounded when charged. */
const simple = (balance: Money, rate: Ratio, days: number): Money => portion(balance, rate.times(Ratio.of(BigInt(days), 30n)), 'halfUp')

function growthOf(balances: readonly Money[]): Money {
  let before = 0n
  let growth = 0n
  for (const balance of balances) {
    growth += atLeastZero(balance - before)
    before = balance
  }
  return growth
}

/**
 * Daily rate on each day's balance and additional rate on each increase (Decreto 6.306/2007, art. 7º, I, a, §§ 15 e 16). The 365-day limit
 * applies to credits with a defined principal (§ 1º); within one year both give the same result.
 */
function iofOnBalances(balances: readonly Money[], { daily, additional }: IofCharge): Money {
  return portion(sum(balances), daily, 'halfUp') + portion(growthOf(balances), additional, 'halfUp')
}
