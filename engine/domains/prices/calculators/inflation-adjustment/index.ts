import { addMonths, type Day } from '../../../../core/day.ts'
import { decimalText, type Money, portion } from '../../../../core/money.ts'
import { ONE, percent, type Ratio } from '../../../../core/ratio.ts'
import { word } from '../../../../core/text/language.ts'
import { calendarDate, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, count, money, month, number, percentage, percentOf, text } from '../../../../operation/input/fields.ts'
import { measuredInflation, REAL_STARTS } from '../../rules/inflation.ts'
import { monthName } from '../../rules/months.ts'
import { grossFor, netOn } from '../../rules/net-of-two-days.ts'

const INDEXES = ['ipca', 'igpm', 'inpc'] as const
const INDEX_WORDS = { ipca: 'IPCA', igpm: 'IGP-M', inpc: 'INPC' } as const
type Index = (typeof INDEXES)[number]

const NO_NET = 'sem dependentes informados'

export default calculator({
  id: 'inflation-adjustment',
  slug: 'correcao-pela-inflacao',
  title: 'Correção pela inflação',
  summary:
    'Corrige um valor pela inflação: por anos, pelos meses medidos ou a uma taxa, ou entre duas datas pela série real de IPCA, IGP-M ou INPC. Para o número da Calculadora do Cidadão, veja a correção monetária.',
  seeAlso: {
    'monetary-correction': 'ter o número da Calculadora do Cidadão',
    'rates-accumulated': 'ver só a variação acumulada de uma série',
  },
  group: 'investimentos',
  headline: 'adjustedValue',
  says: 'O valor corrigido é de {value}',
  input: {
    original_value: money('Valor a corrigir', { formerly: ['gross_salary'] }),
    years: count('Anos', { min: 1, max: 100, hint: 'Até o último mês medido, ou à inflação informada' }, 'years').optional(),
    annual_inflation: percentage('Inflação ao ano', {
      above: -100,
      max: 10_000,
      blank: 'os meses medidos do IPCA; antes do real, o IPCA dos últimos 12 meses',
    }).optional(),
    from: month('Começo do período, pelo índice medido', { formerly: ['reference_date'] }).optional(),
    to: month('Fim do período, pelo índice medido').optional(),
    accumulated_inflation_percent: percentage('Inflação de todo o período', {
      means: 'own',
      above: -100,
      max: 1_000_000,
      blank: 'a do índice medido ou a do ano',
    }).optional(),
    dependents: count('Dependentes para o IRRF', {
      min: 0,
      max: 20,
      hint: 'Quando o valor é um salário bruto: dá também os líquidos',
      blank: 'o valor não é tratado como salário',
    }).optional(),
    index: choice('Índice medido', INDEXES, INDEX_WORDS).default('ipca'),
    direction: choice(
      'Sentido',
      ['past_to_present', 'present_to_past'],
      { past_to_present: 'Do passado para hoje', present_to_past: 'De hoje para o passado' },
      {
        description:
          'Sentido: past_to_present leva um valor antigo a hoje (multiplica); present_to_past traz o de hoje ao passado (divide)',
      },
    ).default('past_to_present'),
  },
  result: {
    adjustedValue: brl('Valor corrigido'),
    accumulatedPercent: percentOf('Inflação acumulada no período'),
    factor: number('Fator dos preços no período, com oito casas'),
    index: choice('Índice usado', INDEXES, INDEX_WORDS, { none: 'quando a inflação foi informada' }).nullable(),
    from: text('Começo do período', { none: 'quando contado em anos' }).nullable(),
    to: text('Fim do período', { none: 'quando contado em anos' }).nullable(),
    netThen: brl('Líquido do salário no começo', { none: NO_NET }).nullable(),
    netToday: brl('Líquido do salário corrigido', { none: NO_NET }).nullable(),
    grossForSameNet: brl('Salário bruto de hoje que compra o mesmo que o líquido do começo', { none: NO_NET }).nullable(),
  },
  answer({ original_value: original, direction, dependents, ...input }, ctx) {
    const { factor, formula, index } = inflation(ctx, input)
    ctx.step('Inflação acumulada', formula, factor.minus(ONE))
    const forward = direction === 'past_to_present'
    const adjusted = portion(original, forward ? factor : ONE.over(factor), 'halfUp')
    const shown = factor.toNumber(8)
    if (dependents !== undefined && !forward) ctx.refuse('dependents', 'só vale de um salário do passado para hoje')
    const nets =
      dependents === undefined
        ? NO_NETS
        : netsOf(ctx, {
            original,
            adjusted,
            factor,
            dependents,
            startDay: input.from ?? ctx.refuse('from', 'é obrigatório com dependents: escolhe a tabela do líquido do começo'),
          })
    return {
      adjustedValue: ctx.step('Valor corrigido', () => say`${original} ${forward ? '×' : '÷'} ${decimalText(shown)}`, adjusted),
      accumulatedPercent: factor.minus(ONE),
      factor: shown,
      index,
      from: input.from ?? null,
      to: input.to ?? null,
      ...nets,
    }
  },
})

const NO_NETS = { netThen: null, netToday: null, grossForSameNet: null }

interface Salary {
  readonly original: Money
  readonly adjusted: Money
  readonly factor: Ratio
  readonly dependents: number
  readonly startDay: Day
}

/** Net pay of both salaries by the tables of their days, and the gross of today whose net buys the same as the first net. */
function netsOf(ctx: Context, { original, adjusted, factor, dependents, startDay }: Salary) {
  const netThen = netOn(ctx, original, dependents, startDay)
  const netToday = netOn(ctx, adjusted, dependents, ctx.today)
  const kept = portion(netThen, factor, 'halfUp')
  ctx.assume(
    say`Líquidos pelas tabelas de INSS e IRRF de ${calendarDate(startDay)} e de ${calendarDate(ctx.today)}, com ${dependents} dependentes.`,
  )
  return { netThen, netToday, grossForSameNet: grossFor(ctx, kept, dependents, ctx.today) }
}

interface Period {
  readonly years?: number | undefined
  readonly annual_inflation?: Ratio | undefined
  readonly accumulated_inflation_percent?: Ratio | undefined
  readonly from?: Day | undefined
  readonly to?: Day | undefined
  readonly index: Index
}

function inflation(ctx: Context, { years, annual_inflation: given, accumulated_inflation_percent: whole, from, to, index }: Period) {
  if (whole !== undefined) {
    if (years !== undefined || given || to)
      ctx.refuse('accumulated_inflation_percent', 'vem no lugar de years, annual_inflation e to: é a inflação de todo o período')
    return { factor: ONE.plus(whole), formula: say`${whole}; informada`, index: null }
  }
  if (years !== undefined) {
    if (from || to) ctx.refuse('years', 'não combina com from e to: informe os anos ou as datas')
    if (index !== 'ipca') ctx.refuse('index', 'só vale com from e to: com years, informe annual_inflation ou deixe o IPCA de 12 meses')
    const measured = given ? undefined : measuredYears(ctx, years)
    if (measured) return { ...measured, index }
    const annual = given ?? percent(ctx.rate('ipca').value)
    if (!given)
      ctx.assume(
        say`Há ${years} anos a moeda não era o real, ou o mês não está guardado: a inflação dos últimos 12 meses é mantida em todos os anos.`,
      )
    return {
      factor: ONE.plus(annual).power(years),
      formula: say`(1 + ${annual})^${years} − 1`,
      index: given ? null : index,
    }
  }
  if (!from && !to) ctx.refuse('years', 'informe years (e annual_inflation), from e to, ou accumulated_inflation_percent')
  if (!from) ctx.refuse('from', 'é obrigatório junto com to')
  if (!to) ctx.refuse('to', 'é obrigatório junto com from')
  if (given) ctx.refuse('annual_inflation', 'só vale com years: entre datas a inflação é a do índice medido')
  return { factor: measuredInflation(ctx, index, from, to), formula: word`${index.toUpperCase()} acumulado de ${from} a ${to}`, index }
}

/** Measured months of the last years; undefined when one is missing or predates the real. */
function measuredYears(ctx: Context, years: number): { factor: Ratio; formula: string } | undefined {
  const last = ctx.rate('ipcaMonthly').date
  const first = addMonths(last, 1 - 12 * years)
  const months = first < REAL_STARTS ? undefined : ctx.observed('ipcaMonthly', first, last)
  if (!months) return undefined
  ctx.assume(
    say`IPCA medido nos ${12 * years} meses de ${monthName(first)} a ${monthName(last)}, o último publicado; não é uma taxa média.`,
  )
  return {
    factor: months.reduce((product, { value }) => product.times(ONE.plus(percent(value))).truncated(), ONE),
    formula: word`IPCA composto de ${monthName(first)} a ${monthName(last)}`,
  }
}
