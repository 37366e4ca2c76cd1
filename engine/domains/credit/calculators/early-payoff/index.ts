import { addDays } from '../../../../core/day.ts'
import { presentValueFormula } from '../../../../core/finance/installment.ts'
import { type Money, proportion, sum } from '../../../../core/money.ts'
import type { Ratio } from '../../../../core/ratio.ts'
import { type Phrase, say, sumWritten } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import {
  brl,
  choice,
  count,
  integer,
  list,
  money,
  object,
  percentage,
  percentOf,
  referenceDate,
  text,
} from '../../../../operation/input/fields.ts'
import earlyPayoff from '../../law/early-payoff.ts'
import { DAYS_IN_MONTH } from '../../rules/iof.ts'
import { type DatedInstallment, presentValueByDays } from '../../rules/present-value.ts'

export default calculator({
  id: 'early-payoff',
  slug: 'quitar-antes-do-prazo',
  title: 'Quitar dívida antes do prazo',
  summary:
    'Quanto custa hoje quitar parcelas que ainda vão vencer, com o desconto de juros que a lei dá. Para decidir se vale a pena, use a decisão pay_off_early.',
  seeAlso: { pay_off_early: 'decidir se vale a pena' },
  group: 'credito',
  headline: 'payoff',
  says: 'Para quitar hoje, você paga {value}',
  picture: { kind: 'parts', title: 'O que se paga hoje e o que se deixa de pagar', parts: ['payoff', 'discount'] },
  lawDay: 'reference_date',
  input: {
    monthly_rate: percentage('Juros do contrato ao mês', { min: 0, max: 100, hint: 'A taxa de juros, não o CET' }),
    installment: money('Parcela').optional(),
    remaining: count('Parcelas que faltam', { min: 1, max: 600 }, 'months').optional(),
    next_due_in_days: count('Dias até a próxima parcela', { min: 0, max: 366 }, 'days').default(DAYS_IN_MONTH),
    schedule: list(
      'Parcelas diferentes',
      object('Parcela', {
        due_in_days: count('Dias até vencer', { min: 0, max: 20_000 }, 'days'),
        amount: money('Valor'),
      }),
      {
        min: 1,
        max: 600,
        means: 'varied_installments',
        hint: 'Em vez de parcela e quantidade, quando não são iguais; na ordem do vencimento',
      },
    ).optional(),
    mode: choice('O que quitar', ['all', 'last', 'next'], {
      all: 'Tudo',
      last: 'As últimas parcelas',
      next: 'As próximas parcelas',
    }).default('all'),
    count: count('Quantas parcelas', { min: 1, max: 600, hint: 'Só para as últimas ou as próximas' }, 'months').optional(),
    reference_date: referenceDate(),
  },
  result: {
    sum: brl('Parcelas quitadas, sem desconto'),
    payoff: brl('Quanto pagar hoje'),
    discount: brl('Desconto de juros'),
    discountPercent: percentOf('Desconto sobre as parcelas'),
    installmentsPaid: integer('Parcelas quitadas'),
    installmentsLeft: integer('Parcelas que continuam'),
    newLastDue: text('Novo último vencimento', { none: 'se nada sobra' }).nullable(),
  },
  answer(input, ctx) {
    const { monthly_rate: rate, mode } = input
    ctx.law(earlyPayoff)
    const all = installmentsOf(ctx, input)
    const wanted =
      mode === 'all' ? all.length : (input.count ?? ctx.refuse('count', 'é obrigatório para as últimas ou as próximas parcelas'))
    if (mode === 'all' && input.count !== undefined) ctx.refuse('count', 'só vale com mode last ou next')
    if (wanted > all.length) ctx.refuse('count', say`passa das ${all.length} parcelas que faltam`)
    const paid = mode === 'last' ? all.slice(all.length - wanted) : all.slice(0, wanted)
    const left = mode === 'last' ? all.slice(0, all.length - wanted) : all.slice(wanted)

    const total = ctx.step(
      'Parcelas quitadas',
      () => say`${sumWritten(paid.map(({ amount }) => amount))}`,
      sum(paid.map(({ amount }) => amount)),
    )
    const payoff = ctx.step('Quanto pagar hoje', () => payoffFormula(paid, rate), presentValueByDays(paid, rate))
    const discount = ctx.step('Desconto obtido', say`${total} − ${payoff}`, total - payoff)
    ctx.assume(
      'Desconto pela taxa do contrato, a regra dos contratos de taxa fixa; crédito direcionado e taxa flutuante têm regra própria.',
    )
    ctx.assume('Sem tarifa de quitação, para pessoas e micro e pequenas empresas em contratos desde 10/12/2007; o IOF já pago não volta.')
    ctx.assume('É uma estimativa, com meses de 30 dias: o valor que vale é o que o banco informa para o dia.')
    const last = left.at(-1)
    return {
      sum: total,
      payoff,
      discount,
      discountPercent: ctx.step('Desconto sobre as parcelas', say`${discount} ÷ ${total}`, proportion(discount, total)),
      installmentsPaid: paid.length,
      installmentsLeft: left.length,
      newLastDue: last ? addDays(ctx.day, last.days) : null,
    }
  },
})

interface Sent {
  readonly installment?: Money | undefined
  readonly remaining?: number | undefined
  readonly next_due_in_days: number
  readonly schedule?: readonly { readonly due_in_days: number; readonly amount: Money }[] | undefined
}

function installmentsOf(ctx: Context, { installment, remaining, next_due_in_days: next, schedule }: Sent): DatedInstallment[] {
  if (schedule) {
    if (installment !== undefined) ctx.refuse('installment', 'não combina com schedule: informe a parcela ou a lista')
    if (remaining !== undefined) ctx.refuse('remaining', 'não combina com schedule: a lista já diz quantas são')
    schedule.forEach(({ due_in_days: days }, index) => {
      if (index > 0 && days < schedule[index - 1]!.due_in_days)
        ctx.refuse(`schedule.${index}.due_in_days`, 'deve vir na ordem do vencimento')
    })
    return schedule.map(({ due_in_days: days, amount }) => ({ days, amount }))
  }
  if (installment === undefined) ctx.refuse('installment', 'informe installment e remaining, ou schedule')
  if (remaining === undefined) ctx.refuse('remaining', 'é obrigatório junto com installment')
  return Array.from({ length: remaining }, (_, index) => ({ days: next + DAYS_IN_MONTH * index, amount: installment }))
}

/** Equal monthly installments use the closed form, discounted from the first due date; others are discounted one by one. */
function payoffFormula(paid: readonly DatedInstallment[], rate: Ratio): Phrase {
  const { amount, days } = paid[0]!
  const even = paid.every((each, index) => each.amount === amount && each.days === days + DAYS_IN_MONTH * index)
  const growth = say`(1 + ${rate})`
  if (!even) return say`cada parcela ÷ ${growth}^(dias ÷ ${DAYS_IN_MONTH}), somadas`
  const beyond = days - DAYS_IN_MONTH
  const carried = beyond === 0 ? '' : say` ${beyond > 0 ? '÷' : '×'} ${growth}^(${Math.abs(beyond)}/${DAYS_IN_MONTH})`
  return say`${presentValueFormula(amount, rate, paid.length)}${carried}`
}
