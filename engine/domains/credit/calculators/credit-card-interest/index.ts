import { priceFormula } from '../../../../core/finance/installment.ts'
import { greatest, portion, smallest } from '../../../../core/money.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import {
  brl,
  choice,
  count,
  flag,
  integer,
  list,
  money,
  object,
  percentage,
  percentOf,
  referenceDate,
} from '../../../../operation/input/fields.ts'
import { apart, bySign } from '../../../household/rules/comparison.ts'
import cardInterestCap from '../../law/card-interest-cap.ts'
import iof from '../../law/iof.ts'
import { planAtOnce, revolvedThenPlan } from './paydown.ts'

const scheduleField = () =>
  list(
    'Parcela a parcela',
    object('Parcela', {
      month: integer('Mês do parcelamento'),
      installment: brl('Parcela'),
      interest: brl('Juros'),
      amortization: brl('Amortização'),
      balance: brl('Saldo depois da parcela'),
    }),
  ).optional()

export default calculator({
  id: 'credit-card-interest',
  slug: 'juros-do-cartao',
  title: 'Juros do cartão de crédito',
  summary:
    'Pagar o mínimo e deixar o resto no rotativo até a próxima fatura, e então parcelar, comparado a parcelar já o mesmo resto, com IOF e o teto legal de juros.',
  group: 'credito',
  headline: 'savings',
  says: {
    by: 'cheaper',
    texts: {
      installment: 'Parcele a fatura: você paga {installmentPlan.totalPaid} ao todo, {value} a menos que no rotativo',
      revolving: 'O rotativo sai mais barato: você paga {revolving.totalPaid} ao todo, {value} a menos que parcelando',
      tie: {
        positive: 'As opções custam quase o mesmo: {value} de diferença',
        zero: 'As opções custam o mesmo: {revolving.totalPaid} ao todo',
      },
    },
  },
  lawDay: 'reference_date',
  input: {
    bill_amount: money('Valor da fatura'),
    minimum_payment_percent: percentage('Quanto se paga agora, em porcentagem da fatura', {
      min: 1,
      max: 100,
      shareOf: 'bill_amount',
    }).prefault(15),
    revolving_rate: percentage('Juros do rotativo ao mês', { min: 0, max: 100 }).prefault(14),
    installment_rate: percentage('Juros do parcelamento da fatura ao mês', { min: 0, max: 100 }).prefault(8),
    installment_months: count('Parcelas do parcelamento da fatura', { min: 2, max: 24 }, 'months').default(12),
    schedule: flag('Inclui as parcelas uma a uma').default(false),
    reference_date: referenceDate(),
  },
  result: {
    revolving: object('No rotativo até a próxima fatura, e depois parcelado', {
      minimumPayment: brl('Pago agora'),
      carriedBalance: brl('Saldo que entra no rotativo'),
      firstMonthInterest: brl('Juros do rotativo'),
      firstMonthIof: brl('IOF do rotativo, pago na próxima fatura'),
      nextBill: brl('Próxima fatura, sem compras novas'),
      balance: brl('Saldo que vai para o parcelamento', { hint: 'A próxima fatura sem o IOF' }),
      planInstallment: brl('Parcela depois do rotativo'),
      planTotalUncapped: brl('Parcelas sem o teto'),
      interest: brl('Total de juros', { hint: 'Do rotativo e do parcelamento' }),
      iof: brl('Total de IOF'),
      months: integer('Meses até quitar, depois desta fatura'),
      totalPaid: brl('Total pago', { hint: 'Com o que se paga agora' }),
      payNextBillTotal: brl('Total pagando a próxima fatura inteira', { hint: 'Sem parcelar, só o mês do rotativo' }),
      maxTotal: brl('O mais que o saldo pode custar', { hint: 'Saldo e juros no teto, fora o IOF', none: 'sem teto' }).nullable(),
      capApplied: flag('O teto de juros limitou a cobrança'),
      capPercent: percentOf('Teto de juros e encargos sobre a dívida', { none: 'antes de haver teto' }).nullable(),
      schedule: scheduleField(),
    }),
    installmentPlan: object('Parcelando já o mesmo saldo', {
      financedAmount: brl('Valor parcelado', { hint: 'O que não se paga agora' }),
      installmentAmount: brl('Parcela, sem o IOF'),
      installments: integer('Parcelas até quitar'),
      totalInterest: brl('Total de juros'),
      iof: brl('IOF, cobrado com a primeira parcela'),
      totalPaid: brl('Total pago', { hint: 'Com o que se paga agora' }),
      capApplied: flag('O teto de juros limitou a cobrança'),
      schedule: scheduleField(),
    }),
    cheaper: choice('O que custa menos no total', ['revolving', 'installment', 'tie'], {
      revolving: 'Rotativo e depois parcelar',
      installment: 'Parcelar a fatura',
      tie: 'Empate',
    }),
    savings: brl('Quanto se paga a menos na opção mais barata'),
  },
  answer(input, ctx) {
    const { bill_amount: bill, minimum_payment_percent: minimum, revolving_rate: revolvingRate, installment_months: months } = input
    const cap = ctx.law(cardInterestCap).chargesOverDebt
    const { individual, maxDays } = ctx.law(iof)
    const paidNow = ctx.step('Pago agora', say`${bill} × ${minimum}`, portion(bill, minimum, 'halfUp'))
    const carried = ctx.step('Saldo não pago', say`${bill} − ${paidNow}`, bill - paidNow)
    const terms = { revolvingRate, planRate: input.installment_rate, months, iof: individual, maxDays, cap }

    const debt = revolvedThenPlan(carried, terms)
    ctx.step('Juros do rotativo', say`${carried} × ${revolvingRate}`, debt.interest)
    ctx.step('IOF do rotativo', say`${carried} × (${individual.daily} × 30) + ${carried} × ${individual.additional}`, debt.iof)
    const nextBill = ctx.step('Próxima fatura', say`${carried} + ${debt.interest} + ${debt.iof}`, debt.balance + debt.iof)
    const planFormula = (amount: bigint) => priceFormula(amount, input.installment_rate, months)
    ctx.step('Parcela depois do rotativo', () => planFormula(debt.balance), debt.plan.contracted)
    const interest = debt.interest + debt.plan.interest
    const tax = debt.iof + debt.planIof
    const revolvingTotal = ctx.step('Total com o rotativo', say`${bill} + ${interest} + ${tax}; juros e IOF`, bill + interest + tax)

    const { plan, iof: planIof } = planAtOnce(carried, terms)
    ctx.step('Parcela, parcelando já', () => planFormula(carried), plan.contracted)
    const planTotal = ctx.step(
      'Total parcelando já',
      say`${bill} + ${plan.interest} + ${planIof}; juros e IOF`,
      bill + plan.interest + planIof,
    )

    if (cap) {
      ctx.assume(
        say`Juros e encargos do rotativo e do parcelamento somam no máximo ${cap} do saldo que entrou no rotativo (Lei nº 14.690/2023, art. 28); o IOF, que é imposto, fica fora do teto.`,
      )
    }
    ctx.assume('Os dois lados pagam o mesmo agora e financiam o mesmo saldo, sem compras novas.')
    ctx.assume(
      'O rotativo dura só até a próxima fatura; o que ela deixa é parcelado, aqui à mesma taxa e no mesmo prazo do parcelamento (Resolução CMN nº 4.549/2017).',
    )
    ctx.assume(
      'Meses de 30 dias; o IOF do rotativo é pago na próxima fatura, e no parcelamento dele o adicional incide só sobre o que a dívida cresceu.',
    )
    if (debt.capApplied || plan.capApplied)
      ctx.assume('Alcançado o teto, as parcelas seguintes amortizam só a dívida, que acaba antes do prazo.')
    const gap = revolvingTotal - planTotal
    const limit = cap === null ? null : portion(carried, cap, 'truncate')
    return {
      revolving: {
        minimumPayment: paidNow,
        carriedBalance: carried,
        firstMonthInterest: debt.interest,
        firstMonthIof: debt.iof,
        nextBill,
        balance: debt.balance,
        planInstallment: debt.plan.contracted,
        planTotalUncapped: debt.plan.contracted * BigInt(months),
        interest,
        iof: tax,
        months: carried === 0n ? 0 : 1 + debt.plan.rows.length,
        totalPaid: revolvingTotal,
        payNextBillTotal: paidNow + nextBill,
        maxTotal: limit === null ? null : carried + limit,
        capApplied: debt.capApplied,
        capPercent: cap,
        schedule: input.schedule ? [...debt.plan.rows] : undefined,
      },
      installmentPlan: {
        financedAmount: carried,
        installmentAmount: plan.contracted,
        installments: plan.rows.length,
        totalInterest: plan.interest,
        iof: planIof,
        totalPaid: planTotal,
        capApplied: plan.capApplied,
        schedule: input.schedule ? [...plan.rows] : undefined,
      },
      cheaper: bySign(gap, 'installment', 'revolving'),
      savings: ctx.step(
        'Diferença',
        () => say`${greatest(revolvingTotal, planTotal)} − ${smallest(revolvingTotal, planTotal)}`,
        apart(gap),
      ),
    }
  },
})
