import { addMonths, type Day, daysBetween } from '../../../../core/day.ts'
import { evenSchedule, priceFormula, priceInstallment } from '../../../../core/finance/installment.ts'
import { internalRate } from '../../../../core/finance/irr.ts'
import { atLeastZero, type Money, toNumber } from '../../../../core/money.ts'
import { decimal, type Ratio } from '../../../../core/ratio.ts'
import { translate, word } from '../../../../core/text/language.ts'
import { type Phrase, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, count, date, integer, list, money, object, percentage, percentOf, text } from '../../../../operation/input/fields.ts'
import iof, { type IofTable } from '../../law/iof.ts'
import { asStated, costByDays, costByMonths, type EffectiveCost } from '../../rules/cet.ts'
import { DAYS_IN_MONTH, iofOnParts } from '../../rules/iof.ts'

/** Maximum number of proposals in a comparison. */
const MAX_LOANS = 20

export default calculator({
  id: 'loan-comparison',
  slug: 'comparar-emprestimos',
  title: 'Comparar empréstimos',
  summary:
    'Propostas de crédito lado a lado pelo custo efetivo total (CET): parcela, IOF, tarifas e seguro em uma taxa só. Para uma parcela sozinha, use installment; para consignado, payroll-loan.',
  group: 'credito',
  headline: 'lowestCetAnnualPercent',
  says: 'O mais barato é {best}: custa {value} ao ano, com tudo',
  lawDay: 'released_on',
  input: {
    loans: list(
      'Propostas',
      object('Proposta', {
        name: text('Nome', { hint: 'Como a proposta aparece na resposta' }).optional(),
        amount: money('Valor do crédito', { hint: 'O que se quer receber ou o preço à vista' }),
        installments: count('Parcelas', { min: 1, max: 600 }, 'months'),
        monthly_rate: percentage('Juros ao mês', { min: 0, max: 100, hint: 'Ou a parcela' }).optional(),
        installment: money('Parcela', { hint: 'Ou os juros ao mês' }).optional(),
        first_due: date('Vencimento da primeira parcela', { blank: 'um mês depois da liberação' }).optional(),
        upfront_fees: money('Tarifas pagas na contratação', { min: 0 }).prefault(0),
        upfront_iof: money('IOF pago na contratação', { min: 0, blank: 'calculado pela lei do dia' }).optional(),
        financed_fees: money('Tarifas financiadas', { min: 0, hint: 'Somadas à dívida' }).prefault(0),
        monthly_insurance: money('Seguro por mês', { min: 0 }).prefault(0),
        monthly_fee: money('Tarifa por mês', { min: 0 }).prefault(0),
      }),
      { min: 1, max: MAX_LOANS },
    ),
    released_on: date('Dia em que o dinheiro é liberado', {
      means: 'contract_date',
      hint: 'Com ela o CET conta os dias do calendário; sem ela, meses iguais',
    })
      .optional()
      .meta({ 'x-calendar': true }),
  },
  result: {
    loans: list(
      'Propostas, na ordem em que vieram',
      object('Proposta', {
        name: text('Nome'),
        netReleased: brl('Valor que chega', { hint: 'O crédito menos tarifas e IOF pagos na contratação' }),
        installment: brl('Parcela', { hint: 'Sem o seguro e a tarifa mensais' }),
        monthlyRatePercent: percentOf('Juros ao mês', { decimals: 4 }),
        totalPaid: brl('Total pago', { hint: 'Parcelas, seguros e tarifas mensais' }),
        totalInterest: brl('Total de juros'),
        iof: brl('IOF'),
        totalCost: brl('Custo do crédito', { hint: 'O total pago menos o que chega' }),
        cetMonthlyPercent: percentOf('CET ao mês').nullable(),
        cetAnnualPercent: percentOf('CET ao ano').nullable(),
        rank: integer('Posição', { hint: '1 é a de menor CET' }),
      }),
    ),
    best: text('A proposta de menor CET', { hint: 'Todas as que empatam, quando mais de uma' }),
    lowestCetAnnualPercent: percentOf('O menor CET ao ano').nullable(),
  },
  answer({ loans, released_on: releasedOn }, ctx) {
    const worked = loans.map((loan, index) => evaluateLoan(ctx, loan, index, releasedOn))
    // A null cost sorts first: payments below the credit mean a negative cost.
    const order = [...worked].sort((a, b) => (a.cost && b.cost ? a.cost.annual.compare(b.cost.annual) : a.cost ? 1 : b.cost ? -1 : 0))
    const rankOf = (one: EvaluatedLoan): number =>
      order.findIndex((other) => other === one || (other.cost && one.cost && other.cost.annual.compare(one.cost.annual) === 0)) + 1
    const best = order[0]!

    ctx.assume('O CET soma juros, IOF, tarifas e seguros em uma taxa, pelo calendário, com duas casas.')
    ctx.assume(
      releasedOn
        ? 'CET pelos dias do calendário sobre 365; sem vencimento informado, a primeira parcela vence um mês depois da liberação.'
        : 'Sem datas, meses iguais, doze no ano e 30 dias cada um para o IOF, como no exemplo do Banco Central; com released_on o CET conta os dias.',
    )
    ctx.assume('Parcelas iguais pela tabela Price; índices que flutuam ficam fora do CET.')
    if (loans.some(({ upfront_iof: given }) => given === undefined))
      ctx.assume('IOF de pessoa física, descontado do valor liberado; informe upfront_iof se o contrato traz outro.')
    return {
      loans: worked.map(({ cost, ...loan }, index) => ({
        ...loan,
        cetMonthlyPercent: cost && asStated(cost.monthly),
        cetAnnualPercent: cost && asStated(cost.annual),
        rank: rankOf(worked[index]!),
      })),
      best: formatNames(worked.filter((one) => rankOf(one) === 1).map(({ name }) => name)),
      lowestCetAnnualPercent: best.cost && asStated(best.cost.annual),
    }
  },
})

const formatNames = (names: readonly string[]): string => names.join(translate(' e '))

interface Loan {
  readonly name?: string | undefined
  readonly amount: Money
  readonly installments: number
  readonly monthly_rate?: Ratio | undefined
  readonly installment?: Money | undefined
  readonly first_due?: Day | undefined
  readonly upfront_fees: Money
  readonly upfront_iof?: Money | undefined
  readonly financed_fees: Money
  readonly monthly_insurance: Money
  readonly monthly_fee: Money
}

interface EvaluatedLoan {
  readonly name: string
  readonly netReleased: Money
  readonly installment: Money
  readonly monthlyRatePercent: Ratio
  readonly totalPaid: Money
  readonly totalInterest: Money
  readonly iof: Money
  readonly totalCost: Money
  readonly cost: EffectiveCost | null
}

function evaluateLoan(ctx: Context, loan: Loan, index: number, releasedOn: Day | undefined): EvaluatedLoan {
  const at = (field: string): string => `loans.${index}.${field}`
  const name = loan.name?.trim() || word`Proposta ${index + 1}`
  const { installments: months } = loan
  const debt = loan.amount + loan.financed_fees
  const { installment, rate } = termsOf(ctx, loan, debt, at)
  const dueDays = daysOfDues(ctx, loan, releasedOn, at)

  const tax =
    loan.upfront_iof ??
    calculatedIof(
      ctx.law(iof),
      evenSchedule(debt, rate, months).map(({ amortization }, row) => ({ amortization, days: dueDays[row]! })),
    )
  const netReleased = loan.amount - loan.upfront_fees - tax
  if (netReleased <= 0n) ctx.refuse(at('upfront_fees'), 'tarifas e IOF não podem consumir todo o crédito')
  const monthly = installment + loan.monthly_insurance + loan.monthly_fee
  const totalPaid = monthly * BigInt(months)
  const released = toNumber(netReleased)
  const payments = dueDays.map((days) => ({ days, amount: toNumber(monthly) }))
  const cost = releasedOn
    ? costByDays(released, payments)
    : costByMonths(
        released,
        payments.map(({ amount }) => amount),
      )

  ctx.step(say`${name}: parcela`, () => stepOf(loan, debt, rate), installment)
  ctx.step(say`${name}: valor que chega`, say`${loan.amount} − ${loan.upfront_fees} − ${tax}; tarifas e IOF`, netReleased)
  ctx.step(say`${name}: total pago`, say`${months} × ${monthly}`, totalPaid)
  if (cost)
    ctx.step(say`${name}: CET ao ano`, say`taxa anual que traz ${months} pagamentos de ${monthly} a ${netReleased}`, asStated(cost.annual))
  else ctx.assume(say`O CET de ${name} não existe: o que se paga não passa do que se recebe.`)
  return {
    name,
    netReleased,
    installment,
    monthlyRatePercent: rate,
    totalPaid,
    totalInterest: atLeastZero(installment * BigInt(months) - debt),
    iof: tax,
    totalCost: totalPaid - netReleased,
    cost,
  }
}

function termsOf(ctx: Context, loan: Loan, debt: Money, at: (field: string) => string): { installment: Money; rate: Ratio } {
  const { installment, monthly_rate: rate, installments } = loan
  if (installment === undefined) {
    if (rate === undefined) ctx.refuse(at('monthly_rate'), 'informe monthly_rate ou installment')
    return { rate, installment: priceInstallment(debt, rate, installments) }
  }
  if (rate !== undefined) ctx.refuse(at('monthly_rate'), 'não combina com installment: informe um dos dois')
  const found = internalRate(
    toNumber(debt),
    Array.from({ length: installments }, () => toNumber(installment)),
  )
  if (found === null) ctx.refuse(at('installment'), say`${installments} parcelas de ${installment} não pagam a dívida de ${debt}`)
  return { installment, rate: decimal(found) }
}

/** Days from release to each due date: calendar days when dates are available, otherwise months of 30 days. */
function daysOfDues(ctx: Context, loan: Loan, releasedOn: Day | undefined, at: (field: string) => string): number[] {
  const months = Array.from({ length: loan.installments }, (_, index) => index)
  if (!releasedOn) {
    if (loan.first_due) ctx.refuse('released_on', 'é obrigatório junto com first_due')
    return months.map((index) => DAYS_IN_MONTH * (index + 1))
  }
  const { first_due: first } = loan
  if (first && first <= releasedOn) ctx.refuse(at('first_due'), 'deve ser depois de released_on')
  // Adding months to the release date restores its day of the month after a shorter February.
  return months.map((index) => daysBetween(releasedOn, first ? addMonths(first, index) : addMonths(releasedOn, index + 1)))
}

function calculatedIof({ individual, maxDays }: IofTable, parts: readonly { days: number; amortization: Money }[]): Money {
  const { daily, additional } = iofOnParts(parts, individual, maxDays)
  return daily + additional
}

function stepOf(loan: Loan, debt: Money, rate: Ratio): Phrase {
  if (loan.installment !== undefined) return say`${loan.installment}; informada`
  return priceFormula(debt, rate, loan.installments)
}
