import { portion } from '../../../../core/money.ts'
import { ONE, Ratio, ZERO } from '../../../../core/ratio.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, choice, count, money, number, percentage } from '../../../../operation/input/fields.ts'

export default calculator({
  id: 'present-value',
  title: 'Valor presente',
  slug: 'valor-presente',
  summary: 'Quanto valem hoje parcelas iguais, um valor futuro, ou os dois juntos. Para valores desiguais, veja o valor presente líquido.',
  seeAlso: { 'net-present-value': 'valores desiguais' },
  group: 'investimentos',
  headline: 'presentValue',
  says: 'Hoje vale {value}',
  picture: { kind: 'parts', title: 'O que vale hoje e o que são juros', parts: ['presentValue', 'discount'] },
  input: {
    rate: percentage('Taxa por período', { means: 'period_rate', above: -100, max: 10_000 }),
    period_count: count('Períodos', { formerly: ['periods'], min: 1, max: 1200 }),
    payment: money('Parcela de cada período', { min: 0 }).prefault(0),
    future_value: money('Valor no fim do prazo', { min: 0 }).prefault(0),
    when: choice('Cada parcela vem', ['end', 'begin'], { end: 'No fim do período', begin: 'No começo do período' }).default('end'),
  },
  result: {
    presentValue: brl('Valor hoje'),
    paymentsPresentValue: brl('Parcelas, hoje'),
    futurePresentValue: brl('Valor do fim, hoje'),
    totalPaid: brl('Soma sem trazer a hoje'),
    discount: brl('Diferença para a soma'),
    annuityFactor: number('Quantas parcelas o valor de hoje vale, com oito casas'),
  },
  answer({ rate, period_count: periods, payment, future_value: future, when }, ctx) {
    if (payment === 0n && future === 0n) ctx.refuse('payment', 'informe a parcela, o valor no fim do prazo ou os dois')
    const growth = ONE.plus(rate)
    const discounted = ONE.over(growth.power(periods)).truncated()
    const atEnd = rate.isZero ? Ratio.of(BigInt(periods)) : ONE.minus(discounted).over(rate)
    const factor = when === 'begin' ? atEnd.times(growth) : atEnd
    const payments = portion(payment, factor, 'halfUp')
    const last = portion(future, discounted, 'halfUp')
    const whole = payments + last
    if (payment > 0n) {
      ctx.step(
        'Parcelas, hoje',
        rate.isZero
          ? say`${payment} × ${periods}`
          : say`${payment} × (1 − (1 + ${rate})^(−${periods})) ÷ ${rate}${when === 'begin' ? say` × (1 + ${rate})` : ''}`,
        payments,
      )
      ctx.assume(when === 'end' ? 'A primeira parcela vem daqui a um período.' : 'A primeira parcela é hoje.')
    }
    if (future > 0n) ctx.step('Valor do fim, hoje', say`${future} ÷ (1 + ${rate})^${periods}`, last)
    const paid = payment * BigInt(periods) + future
    return {
      presentValue: ctx.step('Valor presente', say`${payments} + ${last}`, whole),
      paymentsPresentValue: payments,
      futurePresentValue: last,
      totalPaid: paid,
      discount: ctx.step('Diferença para a soma', say`${paid} − ${whole}`, paid - whole),
      annuityFactor: (payment > 0n ? factor : ZERO).toNumber(8),
    }
  },
})
