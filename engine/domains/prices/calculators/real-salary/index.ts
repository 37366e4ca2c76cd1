import { type Day, dayOf, monthOf, yearOf } from '../../../../core/day.ts'
import { type Money, portion, proportion } from '../../../../core/money.ts'
import { ONE, type Ratio } from '../../../../core/ratio.ts'
import { calendarDate, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, count, date, money, month, percentage, percentOf } from '../../../../operation/input/fields.ts'
import { measuredInflation } from '../../rules/inflation.ts'
import { grossFor, netOn } from '../../rules/net-of-two-days.ts'

const NO_NET = 'sem dependentes informados'

export default calculator({
  id: 'real-salary',
  slug: 'salario-real',
  title: 'Salário real',
  summary: 'Quanto o salário ganhou ou perdeu da inflação, e quanto teria de ser para empatar.',
  seeAlso: { accept_raise: 'decidir sobre um aumento proposto' },
  group: 'trabalho',
  headline: 'realChangePercent',
  says: {
    positive: 'Seu salário subiu {value} acima da inflação',
    negative: 'Seu salário perdeu {value} para a inflação',
    zero: 'Seu salário acompanhou a inflação',
  },
  input: {
    previous_salary: money('Salário no começo do período', { formerly: ['previous_gross'] }),
    current_salary: money('Salário no fim do período', { formerly: ['current_gross'] }),
    inflation_period: percentage('Inflação de todo o período', {
      formerly: ['accumulated_inflation_percent'],
      above: -100,
      max: 10_000,
    }).optional(),
    from: month('Começo do período, pelo IPCA medido').optional(),
    to: month('Fim do período, pelo IPCA medido').optional(),
    previous_date: date('Data do salário anterior', {
      hint: 'No lugar do começo do período; com dependentes, dá a tabela do imposto dele',
    }).optional(),
    dependents: count('Dependentes para o IRRF', {
      min: 0,
      max: 20,
      hint: 'Para comparar também os líquidos',
      blank: 'só os salários brutos',
    }).optional(),
  },
  result: {
    nominalChangePercent: percentOf('Variação do salário'),
    inflationPercent: percentOf('Inflação do período'),
    realChangePercent: percentOf('Variação descontada a inflação'),
    breakEvenSalary: brl('Salário que empata com a inflação'),
    monthlyGainOrLoss: brl('Salário atual menos o de empate, por mês'),
    netPrevious: brl('Líquido do salário anterior', { hint: 'Pela tabela da data dele', none: NO_NET }).nullable(),
    netCurrent: brl('Líquido do salário atual', { none: NO_NET }).nullable(),
    netRealChangePercent: percentOf('Variação do líquido descontada a inflação', { none: NO_NET }).nullable(),
    grossThatTies: brl('Salário bruto cujo líquido empata com a inflação', { none: NO_NET }).nullable(),
  },
  answer({ previous_salary: previous, current_salary: current, dependents, previous_date, ...asked }, ctx) {
    const input = period(ctx, asked, previous_date)
    const prices = inflation(ctx, input)
    const pay = proportion(current, previous)
    const inflationPercent = ctx.step(
      'Inflação',
      input.from ? say`IPCA acumulado de ${input.from} a ${input.to!}` : say`${prices.minus(ONE)}; informada`,
      prices.minus(ONE),
    )
    const breakEven = portion(previous, prices, 'halfUp')
    if (dependents === undefined) ctx.assume('Salários brutos: descontos e imposto não entram na comparação.')
    const nets =
      dependents === undefined
        ? NO_NETS
        : netsOf(ctx, {
            previous,
            current,
            dependents,
            prices,
            startDay:
              previous_date ??
              input.from ??
              ctx.refuse('previous_date', 'é obrigatório com dependents: escolhe a tabela do líquido anterior'),
            now: input.to && input.to < ctx.today ? input.to : ctx.today,
          })
    return {
      nominalChangePercent: ctx.step('Variação nominal', say`${current} ÷ ${previous} − 1`, pay.minus(ONE)),
      inflationPercent,
      realChangePercent: ctx.step(
        'Variação real',
        () => say`(1 + ${pay.minus(ONE)}) ÷ (1 + ${inflationPercent}) − 1`,
        pay.over(prices).minus(ONE),
      ),
      breakEvenSalary: ctx.step('Salário de empate', say`${previous} × (1 + ${inflationPercent})`, breakEven),
      monthlyGainOrLoss: ctx.step('Ganho ou perda por mês', say`${current} − ${breakEven}`, current - breakEven),
      ...nets,
    }
  },
})

const NO_NETS = { netPrevious: null, netCurrent: null, netRealChangePercent: null, grossThatTies: null }

interface TwoSalaries {
  readonly previous: Money
  readonly current: Money
  readonly dependents: number
  readonly prices: Ratio
  readonly startDay: Day
  readonly now: Day
}

/** Net pay of each salary by the tables of its day, and the gross whose net keeps up with prices. */
function netsOf(ctx: Context, { previous, current, dependents, prices, startDay, now }: TwoSalaries) {
  const netPrevious = netOn(ctx, previous, dependents, startDay)
  const netCurrent = netOn(ctx, current, dependents, now)
  const kept = ctx.step(
    'Líquido anterior corrigido',
    say`${netPrevious} × (1 + ${prices.minus(ONE)})`,
    portion(netPrevious, prices, 'halfUp'),
  )
  const grossThatTies = grossFor(ctx, kept, dependents, now)
  ctx.assume(
    say`Líquidos pelas tabelas de INSS e IRRF de ${calendarDate(startDay)} e de ${calendarDate(now)}, com ${dependents} dependentes.`,
  )
  return { netPrevious, netCurrent, netRealChangePercent: proportion(netCurrent, netPrevious).over(prices).minus(ONE), grossThatTies }
}

/** Period of the inflation: the earlier salary's date starts it, and the last month measured ends it. */
function period(ctx: Context, asked: Period, previousDate: Day | undefined): Period {
  if (previousDate === undefined || asked.inflation_period !== undefined) return asked
  if (asked.from) ctx.refuse('previous_date', 'vem no lugar de from: informe um só')
  if (previousDate > ctx.today) ctx.refuse('previous_date', say`está no futuro: hoje é ${calendarDate(ctx.today)}`)
  const from = dayOf(yearOf(previousDate), monthOf(previousDate), 1)
  return { ...asked, from, to: asked.to ?? ctx.rate('ipcaMonthly').date }
}

interface Period {
  readonly inflation_period?: Ratio | undefined
  readonly from?: Day | undefined
  readonly to?: Day | undefined
}

function inflation(ctx: Context, { inflation_period: given, from, to }: Period): Ratio {
  if (given) {
    if (from || to) ctx.refuse('inflation_period', 'não combina com from e to: informe a inflação ou as datas')
    return ONE.plus(given)
  }
  if (!from && !to) ctx.refuse('inflation_period', 'informe inflation_period, ou from e to')
  if (!from) ctx.refuse('from', 'é obrigatório junto com to')
  if (!to) ctx.refuse('to', 'é obrigatório junto com from')
  return measuredInflation(ctx, 'ipca', from, to)
}
