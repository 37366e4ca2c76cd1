import { type Money, portion } from '../../../../core/money.ts'
import { Ratio } from '../../../../core/ratio.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, count, flag, money, percentage, referenceDate } from '../../../../operation/input/fields.ts'
import voucher from '../../law/transport-voucher.ts'
import workingTime from '../../law/working-time.ts'
import { transportVoucher } from '../../rules/charges-and-benefits/transport-voucher.ts'

export default calculator({
  id: 'transport-voucher',
  slug: 'vale-transporte',
  title: 'Vale-transporte e vale-refeição',
  summary:
    'Quanto se desconta de vale-transporte, até 6% do salário e nunca mais que o custo, quanto a empresa paga e se vale a pena pedir.',
  group: 'trabalho',
  headline: 'discount',
  says: 'O desconto do vale-transporte é de {value}',
  picture: { kind: 'parts', title: 'Quem paga a condução', parts: ['discount', 'employerShare'] },
  lawDay: 'reference_date',
  input: {
    salary: money('Salário básico', { hint: 'Sem horas extras, adicionais e gratificações' }),
    monthly_cost: money('Custo do transporte por mês', {
      means: 'transport_cost',
      hint: 'Ou informe o custo por dia, ou a passagem',
    }).optional(),
    daily_cost: money('Custo do transporte por dia').optional(),
    fare: money('Preço da passagem').optional(),
    trips_per_day: count('Passagens por dia', { min: 1, max: 20 }).optional(),
    days: count('Dias de trabalho presencial no mês', { min: 1, max: 31 }, 'days').optional(),
    month_days: count(
      'Dias do mês no emprego',
      { min: 1, max: 30, hint: '30 no mês inteiro; menos na admissão ou na saída' },
      'days',
    ).default(30),
    meal_monthly_cost: money('Vale-refeição ou alimentação por mês', { min: 0 }).prefault(0),
    meal_share_percent: percentage('Parte do vale-refeição descontada', { min: 0, max: 20, hint: 'Até 20% no PAT' }).prefault(0),
    reference_date: referenceDate(),
  },
  result: {
    cost: brl('Custo do transporte no mês'),
    maxDiscount: brl('Desconto máximo', { hint: '6% do salário básico' }),
    discount: brl('Desconto do vale-transporte'),
    employerShare: brl('Parte da empresa no transporte'),
    worthAccepting: flag('Vale a pena pedir', { hint: 'Se o transporte custa mais que o desconto máximo' }),
    mealDiscount: brl('Desconto do vale-refeição'),
    mealEmployerShare: brl('Parte da empresa na refeição'),
  },
  answer(input, ctx) {
    const { salary, month_days: monthDays, meal_monthly_cost: meal, meal_share_percent: mealShare } = input
    const law = ctx.law(voucher)
    const whole = ctx.law(workingTime).monthDays
    const cost = costOf(ctx, input)
    const due = transportVoucher(salary, cost, law, Ratio.of(BigInt(monthDays), BigInt(whole)))
    const partial = monthDays < whole ? ` × ${monthDays} ÷ ${whole}` : ''
    ctx.step('Desconto máximo', say`${salary} × ${law.employeeShare}${partial}`, due.limit)
    ctx.step(
      'Desconto do vale-transporte',
      cost < due.limit ? say`${cost}; o custo, menor que o desconto máximo` : say`${due.limit}; o desconto máximo`,
      due.discount,
    )
    ctx.step('Parte da empresa', say`${cost} − ${due.discount}`, due.employerShare)
    const mealDiscount = portion(meal, mealShare, 'halfUp')
    if (meal > 0n) {
      ctx.step('Desconto do vale-refeição', say`${meal} × ${mealShare}`, mealDiscount)
      ctx.step('Parte da empresa na refeição', say`${meal} − ${mealDiscount}`, meal - mealDiscount)
      ctx.assume(
        'O desconto da refeição é o que a empresa combinou, até 20% do custo no Programa de Alimentação do Trabalhador; em vale ou refeição não é salário, em dinheiro é (CLT, art. 457, § 2º).',
      )
    }
    if (partial) ctx.assume('No mês incompleto o desconto máximo é proporcional aos dias, como é de praxe.')
    ctx.assume('Vale-transporte sobre o salário básico, sem INSS, IRRF e FGTS (Lei nº 7.418/1985, arts. 2º e 4º).')
    return {
      cost,
      maxDiscount: due.limit,
      discount: due.discount,
      employerShare: due.employerShare,
      worthAccepting: cost > due.limit,
      mealDiscount,
      mealEmployerShare: meal - mealDiscount,
    }
  },
})

interface Transport {
  readonly monthly_cost?: Money | undefined
  readonly daily_cost?: Money | undefined
  readonly fare?: Money | undefined
  readonly trips_per_day?: number | undefined
  readonly days?: number | undefined
}

/** Cost per month, per day or by fare: exactly one of them. */
function costOf(ctx: Context, { monthly_cost: monthly, daily_cost: daily, fare, trips_per_day: trips, days }: Transport): Money {
  const given = [monthly, daily, fare].filter((way) => way !== undefined).length
  if (given === 0)
    ctx.refuse('monthly_cost', 'informe o custo por mês, o custo por dia com os dias, ou a passagem com as viagens e os dias')
  if (given > 1) ctx.refuse('monthly_cost', 'informe o custo de uma só forma: por mês, por dia ou pela passagem')
  if (fare === undefined && trips !== undefined) ctx.refuse('trips_per_day', 'só serve com fare, o preço da passagem')
  if (monthly !== undefined) {
    if (days !== undefined) ctx.refuse('days', 'só serve com o custo por dia ou com a passagem')
    return monthly
  }
  if (days === undefined) ctx.refuse('days', 'é obrigatório com o custo por dia ou com a passagem')
  if (daily !== undefined) return ctx.step('Custo do transporte', say`${daily} × ${days}`, daily * BigInt(days))
  if (trips === undefined) ctx.refuse('trips_per_day', 'é obrigatório com a passagem')
  return ctx.step('Custo do transporte', say`${fare!} × ${trips} × ${days}`, fare! * BigInt(trips * days))
}
