import { type Day, daysBetween } from '../../../../core/day.ts'
import { SourceUnavailable } from '../../../../core/errors.ts'
import { LARGEST, type Money, proportion, sum, toNumber } from '../../../../core/money.ts'
import { ONE, percent, type Ratio } from '../../../../core/ratio.ts'
import { calendarDate, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, date, list, money, object, percentOf, text } from '../../../../operation/input/fields.ts'
import { datedRate } from '../../rules/rates/dated-rate.ts'
import { timeWeighted } from '../../rules/time-weighted.ts'

/** Maximum rows per list: more than ten years of monthly flows. */
const MAX_ROWS = 600
const ANY = { min: -Number(LARGEST) / 100, max: Number(LARGEST) / 100 }

export default calculator({
  id: 'portfolio-return',
  title: 'Rentabilidade da carteira',
  slug: 'rendimento-da-carteira',
  summary:
    'O retorno de uma carteira com aportes e retiradas: lucro, retorno pelo tempo (cotas), retorno do seu dinheiro (TIR anual) e a diferença para o CDI e a inflação.',
  group: 'investimentos',
  headline: 'moneyWeightedAnnualPercent',
  says: {
    positive: 'Seu dinheiro rendeu {value} ao ano',
    negative: 'Seu dinheiro perdeu {value} ao ano',
    zero: 'Seu dinheiro não rendeu nem perdeu',
    none: 'O resultado foi de {profit}',
  },
  input: {
    flows: list(
      'Aportes e retiradas',
      object('Movimento', {
        date: date('Dia', { means: 'own' }),
        amount: money('Valor', { ...ANY, hint: 'Positivo é aporte, negativo é retirada' }),
      }),
    ),
    values: list(
      'Valor da carteira em alguns dias',
      object('Posição', { date: date('Dia', { means: 'own' }), value: money('Valor antes dos movimentos do dia', { min: 0 }) }),
      { hint: 'O último é o valor de hoje; para o retorno pelo tempo é preciso um em cada dia de movimento' },
    ),
    dividends_received: list(
      'Proventos recebidos fora da carteira',
      object('Provento', { date: date('Dia', { means: 'own' }), amount: money('Valor') }),
      {
        formerly: ['dividends'],
      },
    ).optional(),
  },
  result: {
    from: text('Começo'),
    to: text('Fim'),
    contributed: brl('Colocado', { hint: 'O valor inicial e os aportes' }),
    withdrawn: brl('Retirado', { hint: 'Retiradas e proventos' }),
    finalValue: brl('Valor no fim'),
    profit: brl('Lucro'),
    totalReturnPercent: percentOf('Lucro sobre o que foi colocado'),
    timeWeightedPercent: percentOf('Retorno pelo tempo', {
      hint: 'Não depende de quando se aportou',
      none: 'se falta o valor em um dia de movimento',
    }).nullable(),
    timeWeightedAnnualPercent: percentOf('Retorno pelo tempo, ao ano').nullable(),
    moneyWeightedAnnualPercent: percentOf('Retorno do seu dinheiro, ao ano', {
      hint: 'TIR com dias corridos ÷ 365',
      none: 'quando não existe',
    }).nullable(),
    cdiPercent: percentOf('CDI no período').nullable(),
    versusCdiPercent: percentOf('Retorno pelo tempo acima do CDI').nullable(),
    ipcaPercent: percentOf('IPCA no período').nullable(),
    versusIpcaPercent: percentOf('Retorno pelo tempo acima da inflação').nullable(),
  },
  answer({ flows, values, dividends_received: dividends = [] }, ctx) {
    checked(ctx, { flows, values, dividends })
    const moves = [...flows].sort(byDate)
    const positions = [...values].sort(byDate)
    const last = positions.at(-1)!
    const start = [moves[0]?.date, positions[0]!.date].filter((day) => day !== undefined).sort()[0]!
    const opening = positions[0]!.date === start && positions.length > 1 ? positions[0]!.value : 0n
    const contributed = opening + sum(moves.filter(({ amount }) => amount > 0n).map(({ amount }) => amount))
    const withdrawn =
      sum(moves.filter(({ amount }) => amount < 0n).map(({ amount }) => -amount)) + sum(dividends.map(({ amount }) => amount))
    if (contributed === 0n) ctx.refuse('flows', 'precisa de um aporte, ou values de um valor inicial')
    const profit = last.value + withdrawn - contributed
    ctx.step('Lucro', say`${last.value} + ${withdrawn} − ${contributed}`, profit)
    const total = ctx.step('Lucro sobre o colocado', say`${profit} ÷ ${contributed}`, proportion(profit, contributed))

    const byTime = timeWeighted({ start, opening, moves, positions, dividends })
    if (byTime === null)
      ctx.assume('Sem o retorno pelo tempo: falta o valor da carteira em um dia de aporte ou retirada, ou ela ficou vazia no caminho.')
    else ctx.step('Retorno pelo tempo', 'produto dos retornos entre um movimento e o seguinte, menos 1', byTime)
    const days = daysBetween(start, last.date)
    const years = (day: Day) => daysBetween(start, day) / 365
    const rate = datedRate([
      { years: 0, amount: -toNumber(opening) },
      ...moves.map(({ date: on, amount }) => ({ years: years(on), amount: -toNumber(amount) })),
      ...dividends.map(({ date: on, amount }) => ({ years: years(on), amount: toNumber(amount) })),
      { years: years(last.date), amount: toNumber(last.value) },
    ])
    const byMoney = rate === null ? null : percentage(rate)
    if (byMoney === null) ctx.assume('Nenhuma taxa iguala o que entrou e o que saiu: não há TIR.')
    else ctx.step('Retorno do dinheiro', 'taxa ao ano que iguala o que entrou ao que saiu; dias corridos ÷ 365', byMoney)
    ctx.assume('Cada valor da carteira é o de antes dos movimentos do mesmo dia. Impostos não entram.')
    const cdi = accumulatedIn(ctx, 'cdi', start, last.date)
    const ipca = accumulatedIn(ctx, 'ipca', start, last.date)
    return {
      from: start,
      to: last.date,
      contributed,
      withdrawn,
      finalValue: last.value,
      profit,
      totalReturnPercent: total,
      timeWeightedPercent: byTime,
      timeWeightedAnnualPercent: byTime && percentage(Math.expm1((Math.log1p(byTime.toNumber(14)) * 365) / days)),
      moneyWeightedAnnualPercent: byMoney,
      cdiPercent: cdi,
      versusCdiPercent: byTime && cdi && above(byTime, cdi),
      ipcaPercent: ipca,
      versusIpcaPercent: byTime && ipca && above(byTime, ipca),
    }
  },
})

const byDate = (a: { date: Day }, b: { date: Day }): number => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)
const above = (found: Ratio, index: Ratio): Ratio => ONE.plus(found).over(ONE.plus(index)).minus(ONE)

/** Display percentage of a floating-point rate; null when too large. */
function percentage(rate: number): Ratio | null {
  return Number.isFinite(rate) && Math.abs(rate) < 1e9 ? percent(Number((rate * 100).toFixed(8))) : null
}

interface Lists {
  readonly flows: readonly { readonly date: Day; readonly amount: Money }[]
  readonly values: readonly { readonly date: Day; readonly value: Money }[]
  readonly dividends: readonly { readonly date: Day; readonly amount: Money }[]
}

function checked(ctx: Context, { flows, values, dividends }: Lists): void {
  for (const [field, rows] of Object.entries({ flows, values, dividends_received: dividends }))
    if (rows.length > MAX_ROWS) ctx.refuse(field, say`deve ter no máximo ${MAX_ROWS} linhas`)
  if (values.length === 0) ctx.refuse('values', 'precisa ao menos do valor da carteira no fim')
  if (new Set(values.map(({ date: day }) => day)).size < values.length) ctx.refuse('values', 'tem dois valores no mesmo dia')
  const last = values
    .map(({ date: day }) => day)
    .sort()
    .at(-1)!
  const first = [...flows, ...values].map(({ date: day }) => day).sort()[0]!
  if (first === last) ctx.refuse('values', 'precisa de um valor depois do primeiro dia')
  for (const [field, rows] of Object.entries({ flows, dividends_received: dividends })) {
    const late = rows.find(({ date: day }) => day >= last && !(field === 'dividends_received' && day === last))
    if (late)
      ctx.refuse(
        field,
        say`tem movimento em ${calendarDate(late.date)}, e o último valor da carteira é de ${calendarDate(last)}: deve vir depois dele`,
      )
    const early = rows.find(({ date: day }) => day < first)
    if (early) ctx.refuse(field, say`tem provento em ${calendarDate(early.date)}, antes do começo da carteira`)
  }
  if (flows.some(({ amount }) => amount === 0n)) ctx.refuse('flows', 'tem movimento de valor zero')
}

/** Accumulated change of an index between two days; null when the series does not cover them. */
function accumulatedIn(ctx: Context, metric: 'cdi' | 'ipca', from: Day, to: Day): Ratio | null {
  try {
    return ctx.accumulated(metric, from, to).factor.minus(ONE)
  } catch (error) {
    if (!(error instanceof SourceUnavailable)) throw error
    ctx.assume(say`Sem comparação com o ${metric.toUpperCase()}: a série não cobre o período.`)
    return null
  }
}
