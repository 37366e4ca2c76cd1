import { formatBRL, formatPercent, sum } from '../../../../core/money.ts'
import { calculator } from '../../../../core/operation/calculator.ts'
import {
  brl,
  choice,
  count,
  flag,
  integer,
  money,
  object,
  percentage,
  percentOf,
  referenceDate,
} from '../../../../core/operation/fields.ts'
import { apart, bySign } from '../../../household/rules/comparison.ts'
import cardInterestCap from '../../law/card-interest-cap.ts'
import iof from '../../law/iof.ts'
import { iofOnInstallments } from '../../rules/iof.ts'
import { examples } from './examples.ts'
import { inInstallments, PAID_WHOLE_UP_TO, revolved } from './paydown.ts'

export default calculator({
  id: 'credit-card-interest',
  title: 'Juros do cartão de crédito',
  summary: 'Pagar só o mínimo da fatura no rotativo comparado a parcelar a fatura, com IOF e o teto legal de juros.',
  group: 'credito',
  keywords: ['rotativo', 'fatura', 'pagamento mínimo', 'dívida do cartão'],
  headline: 'savings',
  lawDay: 'reference_date',
  input: {
    bill_amount: money('Valor da fatura'),
    minimum_payment_percent: percentage('Pagamento mínimo, em porcentagem da fatura', { min: 1, max: 100 }).prefault(15),
    revolving_rate: percentage('Juros do rotativo ao mês', { min: 0, max: 100 }).prefault(14),
    installment_rate: percentage('Juros do parcelamento da fatura ao mês', { min: 0, max: 100 }).prefault(8),
    installment_months: count('Parcelas do parcelamento da fatura', { min: 2, max: 24 }, 'months').default(12),
    reference_date: referenceDate(),
  },
  result: {
    revolving: object('Pagando só o mínimo, fatura após fatura', {
      minimumPayment: brl('Pagamento mínimo desta fatura'),
      carriedBalance: brl('Saldo que entra no rotativo'),
      firstMonthInterest: brl('Juros do primeiro mês'),
      firstMonthIof: brl('IOF do primeiro mês'),
      nextBill: brl('Fatura do mês seguinte, sem compras novas'),
      interest: brl('Total de juros até quitar', { hint: 'Nulo se a dívida não acaba' }).nullable(),
      iof: brl('Total de IOF até quitar', { hint: 'Nulo se a dívida não acaba' }).nullable(),
      months: integer('Meses até quitar, depois desta fatura', { hint: 'Nulo se a dívida não acaba' }).nullable(),
      totalPaid: brl('Total pago, com o mínimo desta fatura', { hint: 'Nulo se a dívida não acaba' }).nullable(),
      capApplied: flag('O teto de juros limitou a cobrança'),
      capPercent: percentOf('Teto de juros e encargos sobre a dívida', { hint: 'Nulo antes de haver teto' }).nullable(),
    }),
    installmentPlan: object('Parcelando a fatura inteira', {
      installmentAmount: brl('Parcela, sem o IOF'),
      installments: integer('Parcelas até quitar'),
      totalInterest: brl('Total de juros'),
      iof: brl('IOF, cobrado com a primeira parcela'),
      totalPaid: brl('Total pago'),
      capApplied: flag('O teto de juros limitou a cobrança'),
    }),
    cheaper: choice('O que custa menos no total', ['revolving', 'installment', 'tie'], {
      revolving: 'Rotativo',
      installment: 'Parcelar a fatura',
      tie: 'Empate',
    }),
    savings: brl('Quanto se paga a menos na opção mais barata', { hint: 'Nulo se o rotativo não acaba' }).nullable(),
  },
  examples,
  answer(input, ctx) {
    const { bill_amount: bill, minimum_payment_percent: minimum, revolving_rate: rate } = input
    const cap = ctx.law(cardInterestCap).chargesOverDebt
    const { individual, maxDays } = ctx.law(iof)
    const { paid, ...debt } = revolved(bill, { minimum, rate, iof: individual, cap })
    ctx.step('Pagamento mínimo', () => `${formatBRL(bill)} × ${formatPercent(minimum)}`, debt.minimumPayment)
    ctx.step('Saldo no rotativo', () => `${formatBRL(bill)} − ${formatBRL(debt.minimumPayment)}`, debt.carriedBalance)
    ctx.step('Juros do primeiro mês', () => `${formatBRL(debt.carriedBalance)} × ${formatPercent(rate)}`, debt.firstInterest)
    ctx.step(
      'IOF do primeiro mês',
      () =>
        `${formatBRL(debt.carriedBalance)} × (${formatPercent(individual.daily)} × 30 dias) + ${formatBRL(debt.carriedBalance)} × ${formatPercent(individual.additional)}`,
      debt.firstIof,
    )
    if (paid)
      ctx.step(
        'Total pagando o mínimo',
        () => `${formatBRL(bill)} + juros de ${formatBRL(paid.interest)} + IOF de ${formatBRL(paid.iof)}`,
        paid.total,
      )

    const plan = inInstallments(bill, input.installment_rate, input.installment_months, cap)
    const planInterest = sum(plan.rows.map((row) => row.interest))
    const planIof = iofOnInstallments(plan.rows, individual, maxDays)
    const planTotal = bill + planInterest + planIof
    const installment = plan.rows[0]!.installment
    ctx.step(
      'Parcela da fatura',
      () => `tabela Price: ${formatBRL(bill)} em ${input.installment_months} meses a ${formatPercent(input.installment_rate)} ao mês`,
      installment,
    )
    ctx.step('Total parcelando', () => `${formatBRL(bill)} + juros de ${formatBRL(planInterest)} + IOF de ${formatBRL(planIof)}`, planTotal)

    if (cap) {
      ctx.assume(
        `Juros e encargos somam no máximo ${formatPercent(cap)} da dívida financiada (Lei nº 14.690/2023, art. 28); o IOF, que é imposto, fica fora do teto.`,
      )
    }
    ctx.assume(
      `Todo mês se paga só o mínimo, a mesma porcentagem da fatura, sem compras novas; fatura de até ${formatBRL(PAID_WHOLE_UP_TO)} é paga inteira.`,
    )
    ctx.assume(
      'Supõe a mesma taxa até o fim; desde 2017 o rotativo dura até a fatura seguinte, e depois o banco deve oferecer parcelamento em condições melhores (Resolução CMN nº 4.549/2017).',
    )
    ctx.assume('Meses de 30 dias; IOF do rotativo sobre o saldo de cada mês, e o adicional só sobre o que o saldo aumentou.')
    if (plan.capApplied) ctx.assume('Alcançado o teto, as parcelas seguintes amortizam só a dívida, que acaba antes do prazo.')
    if (!paid)
      ctx.assume('Pagando só o mínimo a dívida não acaba (ou passaria de mil anos): a cada mês os juros e o IOF repõem o que foi pago.')
    const gap = paid ? paid.total - planTotal : null
    return {
      revolving: {
        minimumPayment: debt.minimumPayment,
        carriedBalance: debt.carriedBalance,
        firstMonthInterest: debt.firstInterest,
        firstMonthIof: debt.firstIof,
        nextBill: debt.secondBill,
        interest: paid?.interest ?? null,
        iof: paid?.iof ?? null,
        months: paid?.months ?? null,
        totalPaid: paid?.total ?? null,
        capApplied: debt.capApplied,
        capPercent: cap,
      },
      installmentPlan: {
        installmentAmount: installment,
        installments: plan.rows.length,
        totalInterest: planInterest,
        iof: planIof,
        totalPaid: planTotal,
        capApplied: plan.capApplied,
      },
      cheaper: gap === null ? 'installment' : bySign(gap, 'installment', 'revolving'),
      savings: gap === null ? null : apart(gap),
    }
  },
})
