import { addMonths, type Day, dayOf, monthOf, yearOf } from '../../../../core/day.ts'
import { formatBRL, formatPercent, portion } from '../../../../core/money.ts'
import { calculator } from '../../../../core/operation/calculator.ts'
import type { Context } from '../../../../core/operation/context.ts'
import { brl, choice, date, list, money, object, percentage, percentOf, text } from '../../../../core/operation/fields.ts'
import { ONE, percent, type Ratio, ZERO } from '../../../../core/ratio.ts'
import rentAdjustment from '../../law/rent-adjustment.ts'
import { examples } from './examples.ts'

const METRICS = {
  igpm: 'igpmMonthly',
  ipca: 'ipcaMonthly',
  inpc: 'inpcMonthly',
  ipc_fipe: 'ipcFipeMonthly',
  igpdi: 'igpdiMonthly',
} as const
type Index = keyof typeof METRICS

const NAMES = ['igpm', 'ipca', 'inpc', 'ipc_fipe', 'igpdi'] as const satisfies readonly Index[]
const WORDS: Readonly<Record<Index, string>> = {
  igpm: 'IGP-M',
  ipca: 'IPCA',
  inpc: 'INPC',
  ipc_fipe: 'IPC-Fipe',
  igpdi: 'IGP-DI',
}

export default calculator({
  id: 'rent-adjustment',
  title: 'Reajuste do aluguel',
  slug: 'reajuste-de-aluguel',
  summary: 'O aluguel novo no aniversário do contrato: pelo índice dos doze meses anteriores ou por um percentual informado, como o IVAR.',
  group: 'moradia',
  keywords: [
    'reajuste de aluguel',
    'igp-m',
    'ipca',
    'ivar',
    'aniversário do contrato',
    'aumento do aluguel',
    'locação',
    'aumentar o aluguel',
    'novo aluguel',
    'correção do aluguel',
    'aluguel com igpm',
    'aluguel com ipca',
    'reajustar aluguel',
  ],
  headline: 'newRent',
  lawDay: 'anniversary',
  input: {
    rent: money('Aluguel de hoje'),
    index: choice('Índice do contrato', NAMES, WORDS, { hint: 'Não se usa quando o percentual é informado' }).default('igpm'),
    anniversary: date('Aniversário do contrato', { hint: 'Só o mês conta; contam os doze meses que terminam no anterior' }).optional(),
    index_percent: percentage('Percentual do índice', {
      above: -100,
      max: 1000,
      hint: 'O acumulado em 12 meses, como publicado; serve para o IVAR e outros',
    }).optional(),
    negative: choice('Se o índice for negativo', ['apply', 'zero_floor'], {
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
  examples,
  answer({ rent, index, anniversary, index_percent: given, negative }, ctx) {
    const { leastMonths } = ctx.law(rentAdjustment)
    const { rate, months, formula } = given === undefined ? measured(ctx, index, anniversary, leastMonths) : informed(given)
    ctx.assume(`O aluguel só pode ser reajustado a cada ${leastMonths} meses, pelo índice que o contrato escolheu.`)
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
    const newRent = ctx.step('Aluguel novo', () => `${formatBRL(rent)} × (1 + ${formatPercent(applied)})`, rent + increase)
    ctx.step('Aumento por mês', () => `${formatBRL(newRent)} − ${formatBRL(rent)}`, increase)
    return { newRent, increase, indexPercent: rate, appliedPercent: applied, months }
  },
})

interface Measured {
  readonly rate: Ratio
  readonly months: { month: string; percent: Ratio }[]
  readonly formula: string
}

const informed = (rate: Ratio): Measured => ({ rate, months: [], formula: `${formatPercent(rate)}; informado` })

function measured(ctx: Context, index: Index, anniversary: Day | undefined, length: number): Measured {
  if (!anniversary) return ctx.refuse('anniversary', 'informe o mês do aniversário, ou index_percent')
  const month = dayOf(yearOf(anniversary), monthOf(anniversary), 1)
  const [first, last] = [addMonths(month, -length), addMonths(month, -1)]
  const name = (day: Day): string => `${day.slice(5, 7)}/${day.slice(0, 4)}`
  const rebuilt = index === 'igpm' ? ctx.observed('igpmIndexMonthly', first, last) : undefined
  const observed = rebuilt ?? ctx.observed(METRICS[index], first, last)
  if (!observed) {
    throw ctx.lacking(METRICS[index], first, last, 'Tente mais tarde ou informe index_percent com o acumulado publicado.')
  }
  const months = observed.map(({ date: day, value }) => ({ month: day.slice(0, 7), percent: percent(value) }))
  ctx.assume(
    `Doze meses que terminam no mês anterior ao aniversário: ${name(first)} a ${name(last)}. Há contratos que usam um mês antes, porque o índice ainda não saiu no dia 1º.`,
  )
  const published = index === 'ipca' ? ctx.observed('ipca', last, last) : undefined
  if (published) {
    ctx.assume('IPCA em 12 meses como o IBGE publica, com duas casas.')
    return { rate: percent(published[0]!.value), months, formula: `IPCA em 12 meses até ${name(last)}, como publicado` }
  }
  const rate = months.reduce((product, { percent: change }) => product.times(ONE.plus(change)), ONE).minus(ONE)
  if (index === 'igpm') {
    ctx.assume(
      rebuilt
        ? 'IGP-M pelas variações refeitas do número-índice (SGS 28655), como na Calculadora do Cidadão.'
        : 'IGP-M pelas variações com duas casas: o acumulado que a FGV publica vem dos números-índice e pode diferir em 0,01 ou 0,02 ponto; se o tiver, informe index_percent.',
    )
  }
  return {
    rate,
    months,
    formula: months
      .map(({ percent: change }) => `(1 + ${formatPercent(change)})`)
      .join(' × ')
      .concat(' − 1'),
  }
}
