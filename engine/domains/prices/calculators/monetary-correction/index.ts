import { keysOf, nonEmpty, recordOf } from '../../../../core/collections/records.ts'
import { addDays, type Day, dateOf } from '../../../../core/day.ts'
import { decimalText, portion } from '../../../../core/money.ts'
import { ONE, type Ratio } from '../../../../core/ratio.ts'
import { calendarDate, type Phrase, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, integer, money, monthOrDay, number, percentage, percentOf, text, words } from '../../../../operation/input/fields.ts'
import { businessCalendar, shifted } from '../../rules/business-calendar.ts'
import { REAL_STARTS } from '../../rules/inflation.ts'
import { LEGAL_RATE_FROM, legalInterest } from '../../rules/legal-rate.ts'

/** Indicator name and counting unit of each index. */
const INDEXES = {
  ipca: { words: 'IPCA', metric: 'ipca', by: 'months' },
  ipca15: { words: 'IPCA-15 (IPCA-E)', metric: 'ipca15', by: 'months' },
  inpc: { words: 'INPC', metric: 'inpc', by: 'months' },
  igpm: { words: 'IGP-M', metric: 'igpm', by: 'months' },
  igpdi: { words: 'IGP-DI', metric: 'igpdi', by: 'months' },
  ipc_fipe: { words: 'IPC-Fipe', metric: 'ipcFipe', by: 'months' },
  ipc_br: { words: 'IPC-Br', metric: 'ipcBr', by: 'months' },
  tr: { words: 'TR', metric: 'tr', by: 'periods' },
  savings: { words: 'Poupança (depósitos desde 04/05/2012)', metric: 'poupanca', by: 'periods' },
  selic: { words: 'Selic', metric: 'selic', by: 'days' },
  cdi: { words: 'CDI', metric: 'cdi', by: 'days' },
  taxa_legal: { words: 'Taxa legal', metric: 'taxaLegal', by: 'legal' },
} as const
type Index = keyof typeof INDEXES

const NAMES = nonEmpty(keysOf(INDEXES))
const WORDS = recordOf(NAMES, (name) => INDEXES[name].words)

export default calculator({
  id: 'monetary-correction',
  title: 'Correção monetária',
  slug: 'correcao-monetaria',
  summary:
    'Corrige um valor por um índice entre duas datas com a contagem da Calculadora do Cidadão do Banco Central. Para anos a uma taxa, veja a correção pela inflação; para dívida com juros, a atualização civil.',
  seeAlso: {
    'rates-accumulated': 'ver só a variação acumulada de uma série',
    'inflation-adjustment': 'corrigir por anos ou por uma taxa suposta',
    'civil-update': 'cobrar uma dívida com juros',
  },
  group: 'investimentos',
  headline: 'correctedAmount',
  says: 'O valor corrigido é {value}',
  input: {
    amount: money('Valor a corrigir'),
    index: choice('Índice', NAMES, WORDS),
    from: monthOrDay('Data inicial', { hint: 'Índices de preços contam o mês inteiro; um mês sem dia vale pelo dia 1º' }),
    to: monthOrDay('Data final', {
      hint: 'Índices de preços contam o mês inteiro; Selic, CDI e taxa legal vão até a véspera; um mês sem dia vale pelo dia 1º',
    }),
    direction: choice('Sentido', ['past_to_present', 'present_to_past'], {
      past_to_present: 'Levar o valor à data final',
      present_to_past: 'Trazer o valor à data inicial',
    }).default('past_to_present'),
    cdi_percent: percentage('Parte do CDI', { above: 0, max: 1000, hint: 'Só com o CDI: 110 para 110% do CDI' })
      .prefault(100)
      .meta({ 'x-stated-with': ['index=cdi'] }),
    series: choice(
      'Série do IGP-M',
      ['official', 'two_decimals'],
      { official: 'Do número-índice (Calculadora do Cidadão)', two_decimals: 'Das variações com duas casas' },
      { hint: 'Só com o IGP-M', blank: 'a do número-índice se estiver guardada' },
    ).optional(),
  },
  result: {
    correctedAmount: brl('Valor corrigido'),
    factor: number('Fator, com oito casas'),
    percent: percentOf('Variação acumulada'),
    periods: integer('Quantos meses ou dias entraram'),
    firstReference: text('Primeiro mês ou dia que entrou').nullable(),
    lastReference: text('Último mês ou dia que entrou').nullable(),
    convention: choice('Convenção', ['bcb'], { bcb: 'Calculadora do Cidadão do Banco Central' }),
    method: words('O que entrou na conta'),
  },
  answer({ amount, index, from, to, direction, cdi_percent: share, series }, ctx) {
    if (from < REAL_STARTS)
      ctx.refuse(
        'from',
        say`deve ser a partir de ${calendarDate(REAL_STARTS)}, quando o real começou: antes o valor teria de ser convertido de outra moeda`,
      )
    if (to < from) ctx.refuse('to', 'vem antes de from')
    if (to > ctx.today) ctx.refuse('to', say`está no futuro: hoje é ${calendarDate(ctx.today)}`)
    if (series && index !== 'igpm') ctx.refuse('series', 'só vale com o IGP-M')
    if (share.compare(ONE) !== 0 && index !== 'cdi') ctx.refuse('cdi_percent', 'só vale com o CDI')
    const counted = correction(ctx, { index, from, to, share, series })
    ctx.assume(say`Convenção da Calculadora do Cidadão do Banco Central. ${counted.method}`)
    if (INDEXES[index].by === 'days') ctx.assume('Outras contas incluem também o último dia: a diferença é de um dia de taxa.')
    const { factor } = counted
    const shown = factor.toNumber(8)
    ctx.step('Fator', counted.method, shown)
    const forward = direction === 'past_to_present'
    return {
      correctedAmount: ctx.step(
        'Valor corrigido',
        () => say`${amount} ${forward ? '×' : '÷'} ${decimalText(shown)}`,
        portion(amount, forward ? factor : ONE.over(factor), 'halfUp'),
      ),
      factor: shown,
      percent: factor.minus(ONE),
      periods: counted.periods,
      firstReference: counted.periods === 0 ? null : counted.first,
      lastReference: counted.periods === 0 ? null : counted.last,
      convention: 'bcb' as const,
      method: counted.method,
    }
  },
})

interface CorrectionRequest {
  readonly index: Index
  readonly from: Day
  readonly to: Day
  readonly share: Ratio
  readonly series: 'official' | 'two_decimals' | undefined
}

interface Counted {
  readonly factor: Ratio
  readonly periods: number
  readonly first: string
  readonly last: string
  readonly method: Phrase
}

const monthName = (day: Day): string => day.slice(0, 7)

function correction(ctx: Context, { index, from, to, share, series }: CorrectionRequest): Counted {
  const { by } = INDEXES[index]
  if (by === 'legal') return legal(ctx, from, to)
  if (by === 'periods' && dateOf(from) > 1 && dateOf(from) < 29) {
    ctx.refuse('from', 'deve ser o dia 1º, ou do 29 em diante: só se guardam os períodos que começam no dia 1º do mês')
  }
  const metric = index === 'igpm' ? igpm(ctx, from, to, series) : INDEXES[index].metric
  const { factor, count, last, rule } = ctx.accumulated(metric, from, to, { convention: 'bcb', share })
  if (by === 'months') return { factor, periods: count, first: monthName(from), last: monthName(to), method: rule }
  if (by === 'periods')
    return {
      factor,
      periods: count,
      first: dateOf(from) === 1 ? monthName(from) : monthName(addDays(from, 3)),
      last: monthName(last.date),
      method: rule,
    }
  const calendar = businessCalendar('anbima', ctx.today)
  return { factor, periods: count, first: calendar.isOpen(from) ? from : shifted(calendar, from, 1), last: last.date, method: rule }
}

/** Since 12/04/2021 the calculator rebuilds the IGP-M from index numbers; before, it compounded changes of two decimals. */
function igpm(ctx: Context, from: Day, to: Day, series: CorrectionRequest['series']): string {
  if (series === 'two_decimals') {
    ctx.assume('IGP-M pelas variações com duas casas (SGS 189): a Calculadora do Cidadão as usou até 12/04/2021.')
    return 'igpm'
  }
  if (series === 'official' || ctx.observed('igpmIndexMonthly', from, to)) return 'igpmIndex'
  ctx.assume(
    'IGP-M pelas variações com duas casas (SGS 189): a série que a Calculadora do Cidadão usa, do número-índice (SGS 28655), não está guardada para estes meses. Em 12 meses a diferença chega a 0,02 ponto.',
  )
  return 'igpm'
}

function legal(ctx: Context, from: Day, to: Day): Counted {
  if (from < LEGAL_RATE_FROM) ctx.refuse('from', say`deve ser a partir de ${calendarDate(LEGAL_RATE_FROM)}, quando a taxa legal começou`)
  const { rate, months } = legalInterest(ctx, from, to)
  const days = months.reduce((total, { days: part }) => total + part, 0)
  return {
    factor: ONE.plus(rate),
    periods: days,
    first: from,
    last: addDays(to, -1),
    method: say`Taxa legal somada pelos dias corridos de ${calendarDate(from)} a ${calendarDate(to)}, com o primeiro dia e sem o último (${days} dias), sem juros sobre juros.`,
  }
}
