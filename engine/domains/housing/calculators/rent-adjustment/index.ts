import { addMonths, type Day, dayOf, monthOf, yearOf } from '../../../../core/day.ts'
import { SourceUnavailable } from '../../../../core/errors.ts'
import { portion } from '../../../../core/money.ts'
import { ONE, percent, type Ratio, ZERO } from '../../../../core/ratio.ts'
import { word } from '../../../../core/text/language.ts'
import { joined, type Phrase, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, list, money, month, object, percentage, percentOf, text } from '../../../../operation/input/fields.ts'
import rentAdjustment from '../../law/rent-adjustment.ts'

const METRICS = {
  igpm: 'igpmMonthly',
  ipca: 'ipcaMonthly',
  inpc: 'inpcMonthly',
  ipc_fipe: 'ipcFipeMonthly',
  igpdi: 'igpdiMonthly',
} as const

const NAMES = ['igpm', 'ipca', 'inpc', 'ipc_fipe', 'igpdi', 'ivar'] as const
const WORDS: Readonly<Record<(typeof NAMES)[number], string>> = {
  igpm: 'IGP-M',
  ipca: 'IPCA',
  inpc: 'INPC',
  ipc_fipe: 'IPC-Fipe',
  igpdi: 'IGP-DI',
  ivar: 'IVAR',
}

export default calculator({
  id: 'rent-adjustment',
  title: 'Reajuste do aluguel',
  slug: 'reajuste-de-aluguel',
  summary: 'O aluguel novo no aniversário do contrato: pelo índice dos doze meses anteriores ou por um percentual informado, como o IVAR.',
  seeAlso: { rent_adjust_or_move: 'decidir entre aceitar e mudar' },
  group: 'moradia',
  headline: 'newRent',
  says: 'O aluguel passa a {value}',
  lawDay: 'anniversary',
  input: {
    rent: money('Aluguel de hoje'),
    index: choice('Índice do contrato', NAMES, WORDS, { hint: 'Não se usa quando o percentual é informado' }).default('igpm'),
    anniversary: month('Aniversário do contrato', { hint: 'Só o mês conta; contam os doze meses que terminam no anterior' }).optional(),
    index_percent: percentage('Percentual do índice', {
      above: -100,
      max: 1000,
      hint: 'O acumulado em 12 meses, como publicado; serve para o IVAR e outros',
    }).optional(),
    missing_months: choice('Quando faltam meses do índice', ['refuse', 'use_held'], {
      refuse: 'Não responder',
      use_held: 'Usar os meses que há',
    }).default('refuse'),
    negative: choice('Quando o índice é negativo', ['apply', 'zero_floor'], {
      apply: 'O aluguel diminui',
      zero_floor: 'O aluguel fica como está',
    }).default('apply'),
  },
  result: {
    newRent: brl('Aluguel novo'),
    increase: brl('Aumento por mês'),
    indexPercent: percentOf('Índice em 12 meses'),
    appliedPercent: percentOf('Percentual aplicado'),
    months: list('Variação de cada mês', object('Mês', { month: text('Mês'), percent: percentOf('Variação') })),
  },
  answer({ rent, index, anniversary, index_percent: given, negative, missing_months: missing }, ctx) {
    const { leastMonths } = ctx.law(rentAdjustment)
    const { rate, months, formula } = given === undefined ? measured(ctx, { index, anniversary, missing }, leastMonths) : informed(given)
    ctx.assume(say`O aluguel só pode ser reajustado a cada ${leastMonths} meses, pelo índice que o contrato escolheu.`)
    const falls = rate.compare(ZERO) < 0
    const applied = falls && negative === 'zero_floor' ? ZERO : rate
    if (falls) {
      ctx.assume(
        negative === 'apply'
          ? 'O índice negativo diminui o aluguel, salvo se o contrato disser que não.'
          : 'Supõe cláusula do contrato pela qual o índice negativo não diminui o aluguel.',
      )
    }
    ctx.step('Índice em 12 meses', formula, rate)
    const increase = portion(rent, ONE.plus(applied), 'halfUp') - rent
    const newRent = ctx.step('Aluguel novo', say`${rent} × (1 + ${applied})`, rent + increase)
    ctx.step('Aumento por mês', say`${newRent} − ${rent}`, increase)
    return { newRent, increase, indexPercent: rate, appliedPercent: applied, months }
  },
})

/**
 * 12-month IGP-M as published by FGV, from index numbers. It has precedence over compounded monthly changes with two decimals, which
 * deviate by up to 0.02 point, and covers missing months (May and June 2026). Source: FGV releases, each as printed in two contemporary
 * articles.
 */
const PUBLISHED_IGPM: Readonly<Record<string, string>> = { '2012-07': '6.67', '2019-10': '3.15', '2026-07': '2.76', '2026-09': '3.34' }

interface Measured {
  readonly rate: Ratio
  readonly months: { month: string; percent: Ratio }[]
  readonly formula: Phrase
}

const informed = (rate: Ratio): Measured => ({ rate, months: [], formula: say`${rate}; informado` })

interface AdjustmentRequest {
  readonly index: (typeof NAMES)[number]
  readonly anniversary: Day | undefined
  readonly missing: 'refuse' | 'use_held'
}

const name = (day: Day): string => `${day.slice(5, 7)}/${day.slice(0, 4)}`

function measured(ctx: Context, { index, anniversary, missing }: AdjustmentRequest, length: number): Measured {
  if (index === 'ivar')
    return ctx.refuse('index_percent', 'é obrigatório com o IVAR, cuja série não se guarda aqui: informe o acumulado publicado')
  if (!anniversary) return ctx.refuse('anniversary', 'informe o mês do aniversário, ou index_percent')
  const of = dayOf(yearOf(anniversary), monthOf(anniversary), 1)
  const [first, last] = [addMonths(of, -length), addMonths(of, -1)]
  const rebuilt = index === 'igpm' ? ctx.observed('igpmIndexMonthly', first, last) : undefined
  const observed = rebuilt ?? ctx.observed(METRICS[index], first, last)
  const months = (observed ?? []).map(({ date: day, value }) => ({ month: day.slice(0, 7), percent: percent(value) }))
  const fgv = index === 'igpm' ? PUBLISHED_IGPM[last.slice(0, 7)] : undefined
  if (!observed && fgv === undefined) {
    return partial(ctx, { index, of, missing }, length)
  }
  ctx.assume(
    say`Doze meses que terminam no mês anterior ao aniversário: ${name(first)} a ${name(last)}. Há contratos que usam um mês antes, porque o índice ainda não saiu no dia 1º.`,
  )
  if (fgv !== undefined) {
    ctx.assume('IGP-M em 12 meses como a FGV publicou, dos números-índice, com duas casas.')
    return { rate: percent(fgv), months, formula: say`${percent(fgv)}; IGP-M em 12 meses até ${name(last)}, como publicado` }
  }
  const published = index === 'ipca' ? ctx.observed('ipca', last, last) : undefined
  if (published) {
    ctx.assume('IPCA em 12 meses como o IBGE publica, com duas casas.')
    const rate = percent(published[0]!.value)
    return { rate, months, formula: say`${rate}; IPCA em 12 meses até ${name(last)}, como publicado` }
  }
  const composed = compounded(months)
  if (index === 'igpm') {
    ctx.assume(
      rebuilt
        ? 'IGP-M pelas variações refeitas do número-índice (SGS 28655), como na Calculadora do Cidadão.'
        : 'IGP-M pelas variações com duas casas: o acumulado que a FGV publica vem dos números-índice e pode diferir em 0,01 ou 0,02 ponto; se o tiver, informe index_percent.',
    )
  }
  return composed
}

function compounded(months: Measured['months']): Measured {
  const rate = months.reduce((product, { percent: change }) => product.times(ONE.plus(change)), ONE).minus(ONE)
  return {
    rate,
    months,
    formula: say`${joined(
      months.map(({ percent: change }) => say`(1 + ${change})`),
      ' × ',
    )} − 1`,
  }
}

/** Missing months: uses the available ones when the caller allows it, otherwise lists the missing ones. */
function partial(
  ctx: Context,
  { index, of, missing }: { index: keyof typeof METRICS; of: Day; missing: AdjustmentRequest['missing'] },
  length: number,
): Measured {
  const all = Array.from({ length }, (_, count) => addMonths(of, count - length))
  const held = all.flatMap((day) => ctx.observed(METRICS[index], day, day) ?? [])
  const last = held.at(-1)?.date
  // A window that starts before the first stored month is a different case: the series may not go that far back.
  if (!last || held[0]!.date !== all[0]) {
    throw ctx.lacking(METRICS[index], all[0]!, all.at(-1)!, 'Tente mais tarde ou informe index_percent com o acumulado publicado.')
  }
  const absent = all.filter((day) => !held.some(({ date }) => date === day)).map(name)
  const told =
    absent.length > 2 && absent[0] === name(addMonths(last, 1)) ? word`os meses de ${absent[0]} a ${absent.at(-1)}` : joinNames(absent)
  if (missing === 'refuse') {
    throw new SourceUnavailable(
      word`O ${WORDS[index]} está guardado até ${name(last)}; para o aniversário de ${name(of)} ${absent.length === 1 ? 'falta' : 'faltam'} ${told}. ` +
        'Informe index_percent com o acumulado publicado, ou missing_months=use_held para uma prévia com os meses que há.',
      last,
    )
  }
  ctx.assume(
    say`Conta só ${held.length} dos ${length} meses: não há aqui ${told}. É uma prévia, e não é o reajuste do contrato, que só se sabe com todos os meses.`,
  )
  return compounded(held.map(({ date, value }) => ({ month: date.slice(0, 7), percent: percent(value) })))
}

const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : word`${names.slice(0, -1).join(', ')} e ${names.at(-1)}`
