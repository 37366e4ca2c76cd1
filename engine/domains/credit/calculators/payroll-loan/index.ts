import {
  annualFromMonthly,
  presentValue,
  presentValueFormula,
  priceFormula,
  type ScheduleRow,
  type Schedules,
  schedulesAt,
} from '../../../../core/finance/installment.ts'
import { internalRate } from '../../../../core/finance/irr.ts'
import { greatest, type Money, portion, sum } from '../../../../core/money.ts'
import { decimal } from '../../../../core/ratio.ts'
import { word } from '../../../../core/text/language.ts'
import { type Phrase, say, sumWritten } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import {
  brl,
  choice,
  count,
  flag,
  integer,
  list,
  money,
  percentage,
  percentOf,
  referenceDate,
  words,
} from '../../../../operation/input/fields.ts'
import { totalInTodaysMoney } from '../../../prices/rules/todays-money.ts'
import inssLoanCap from '../../law/inss-loan-cap.ts'
import iof from '../../law/iof.ts'
import payrollLoan from '../../law/payroll-loan.ts'
import { iofOnInstallments } from '../../rules/iof.ts'
import { scheduleField } from '../../rules/schedule-field.ts'

export default calculator({
  id: 'payroll-loan',
  slug: 'emprestimo-consignado',
  cost: 2,
  title: 'Empréstimo consignado',
  summary: 'Margem consignável, maior empréstimo que ela permite, parcela, IOF e custo efetivo total.',
  seeAlso: { 'loan-comparison': 'comparar propostas' },
  group: 'credito',
  headline: 'maxLoan',
  says: {
    by: 'fits',
    texts: { true: 'Cabe na margem um empréstimo de até {value}', false: 'A parcela não cabe na margem: peça até {value}' },
  },
  picture: { kind: 'parts', title: 'O que chega na conta, o imposto e os juros', parts: ['netReleased', 'iof', 'totalInterest'] },
  lawDay: 'reference_date',
  input: {
    available_income: money('Renda disponível', { hint: 'Salário ou benefício depois dos descontos obrigatórios' }),
    months: count('Prazo em meses', { above: 0, max: 600 }, 'months'),
    monthly_rate: percentage('Taxa de juros ao mês', { min: 0, max: 100 }),
    category: choice('Quem toma o empréstimo', ['clt', 'inss', 'public_servant'], {
      clt: 'Empregado CLT',
      inss: 'Aposentado do INSS',
      public_servant: 'Servidor público',
    }).default('clt'),
    requested_amount: money('Valor pedido', {
      min: 0,
      hint: '0 para o maior que a margem permite',
      spoken: ['empréstimo', 'consignado', 'pegar', 'emprestado'],
    }).prefault(0),
    schedule: flag('Inclui a tabela mês a mês').default(false),
    annual_inflation: percentage('Inflação ao ano', { above: -100, max: 1000, hint: 'Para dizer o total em dinheiro de hoje' }).optional(),
    reference_date: referenceDate(),
  },
  result: {
    marginPercent: percentOf('Margem para empréstimo'),
    totalMarginPercent: percentOf('Margem total, com cartões'),
    maxInstallment: brl('Maior parcela que cabe na margem'),
    maxLoan: brl('Maior empréstimo que cabe na margem'),
    loanAmount: brl('Valor do empréstimo calculado'),
    installmentAmount: brl('Parcela'),
    lastInstallment: brl('Última parcela, com o ajuste de centavos'),
    totalPaid: brl('Total das parcelas'),
    totalInterest: brl('Total de juros'),
    fits: flag('A parcela cabe na margem'),
    iof: brl('IOF'),
    netReleased: brl('Valor que chega à conta', { hint: 'O empréstimo menos o IOF' }),
    cetAnnualPercent: percentOf('Custo efetivo total ao ano').nullable(),
    maxMonths: integer('Maior prazo registrado para a categoria').nullable(),
    warnings: list('O que passa de um limite registrado', words('Aviso')),
    totalPaidToday: brl('Total das parcelas em dinheiro de hoje').optional(),
    schedule: scheduleField(),
  },
  answer(input, ctx) {
    const { available_income: income, months, monthly_rate: rate, category, requested_amount: requested } = input
    // Uncertainty of the table concerns only the INSS.
    const usesCap = category === 'inss' && lacksInssCap(ctx)
    const margin = ctx.law(payrollLoan, ctx.day, category === 'inss' && !usesCap)[category]
    const maxMonthlyRate = usesCap ? ctx.law(inssLoanCap).loan : margin.maxMonthlyRate
    const { individual, maxDays } = ctx.law(iof)
    const maxInstallment = ctx.step(
      'Maior parcela',
      say`${income} × ${margin.loan}; cortado no centavo, para não passar da margem`,
      portion(income, margin.loan, 'truncate'),
    )
    const worth = presentValue(maxInstallment, rate, months)
    const schedules = schedulesAt(rate, months)
    const maxLoan = largestWithin(maxInstallment, worth, schedules)
    const less = worth > maxLoan ? say` − ${worth - maxLoan}; para a última parcela não passar da margem` : ''
    ctx.step('Maior empréstimo', () => say`${presentValueFormula(maxInstallment, rate, months)}${less}`, maxLoan)
    const loan = requested === 0n ? maxLoan : requested
    if (loan === 0n) ctx.refuse('available_income', say`com renda de ${income} a margem não chega a um centavo de empréstimo`)

    const rows = [...scheduleWithin(maxInstallment, loan, schedules)]
    const installment = ctx.step('Parcela', () => priceFormula(loan, rate, months), rows[0]!.installment)
    const payments = rows.map((row) => row.installment)
    const totalPaid = ctx.step('Total pago', say`${sumWritten(payments)}`, sum(payments))
    const tax = ctx.step(
      'IOF',
      say`${individual.daily} ao dia sobre cada amortização, até ${maxDays} dias, + ${individual.additional} de ${loan}`,
      iofOnInstallments(rows, individual, maxDays),
    )
    const monthlyCost = internalRate(
      Number(loan - tax),
      rows.map((row) => Number(row.installment)),
    )
    const cet = monthlyCost === null ? null : annualFromMonthly(decimal(monthlyCost))
    if (cet === null) ctx.assume('O CET não existe para estes valores: as parcelas não devolvem o valor liberado.')
    else ctx.step('CET', say`taxa anual que traz as parcelas aos ${loan - tax} liberados`, cet)

    ctx.assume('A margem usada é a de empréstimo; a reservada a cartões não entra, nem outros consignados que já existam.')
    ctx.assume(
      'IOF descontado do valor liberado, com meses de 30 dias e a primeira parcela em um mês; quando é financiado, a dívida cresce por ele.',
    )
    ctx.assume('Sem seguro prestamista e sem tarifas, que entrariam no CET.')
    ctx.assume('Juros arredondados ao centavo a cada mês; a última parcela acerta os centavos que o arredondamento deixou.')
    const warnings: Phrase[] = []
    if (margin.maxMonths !== null && months > margin.maxMonths)
      warnings.push(word`O prazo passa de ${margin.maxMonths} meses, o maior registrado para esta categoria nesta data.`)
    if (maxMonthlyRate !== null && rate.compare(maxMonthlyRate) > 0)
      warnings.push(say`A taxa passa do teto registrado para esta categoria, ${maxMonthlyRate} ao mês.`)
    const dearest = payments.reduce(greatest)
    if (dearest > maxInstallment)
      warnings.push(
        say`A ${installment > maxInstallment ? '' : 'última '}parcela passa da margem em ${dearest - maxInstallment}; peça até ${maxLoan}.`,
      )
    return {
      marginPercent: margin.loan,
      totalMarginPercent: margin.total,
      maxInstallment,
      maxLoan,
      loanAmount: loan,
      installmentAmount: installment,
      lastInstallment: rows.at(-1)!.installment,
      totalPaid,
      totalInterest: totalPaid - loan,
      fits: dearest <= maxInstallment,
      iof: tax,
      netReleased: ctx.step('Valor liberado', say`${loan} − ${tax}`, loan - tax),
      cetAnnualPercent: cet,
      maxMonths: margin.maxMonths,
      warnings,
      ...(input.annual_inflation && {
        totalPaidToday: totalInTodaysMoney(
          ctx,
          rows.map((row) => row.installment),
          input.annual_inflation,
        ),
      }),
      ...(input.schedule && { schedule: rows }),
    }
  },
})

/** True on a day whose ceiling only the record of INSS ceilings has. */
const lacksInssCap = (ctx: Context): boolean =>
  ctx.day >= inssLoanCap.recordStarts && ctx.table(payrollLoan).at(ctx.day).value.inss.maxMonthlyRate === null

/** Centavos tried below the present value of the margin; rounding never requires more than a few. */
const MAX_TRIED = 60n

const fitsIn = (margin: Money, rows: readonly ScheduleRow[]): boolean => rows.every(({ installment }) => installment <= margin)

/** Largest loan whose installments all fit the margin; the last installment absorbs the rounding of monthly interest. */
function largestWithin(margin: Money, whole: Money, { even, renewed }: Schedules): Money {
  for (const scheduled of [even, renewed])
    for (let loan = whole; loan > 0n && whole - loan < MAX_TRIED; loan--) if (fitsIn(margin, scheduled(loan))) return loan
  return whole
}

/** Constant installments; when only the last exceeds the margin, each is recomputed on the outstanding balance. */
function scheduleWithin(margin: Money, loan: Money, schedules: Schedules): readonly ScheduleRow[] {
  const constant = schedules.even(loan)
  if (fitsIn(margin, constant) || constant[0]!.installment > margin) return constant
  const renewed = schedules.renewed(loan)
  return fitsIn(margin, renewed) ? renewed : constant
}
