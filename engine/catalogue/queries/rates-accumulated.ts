import * as z from 'zod'
import { dateOf, formatDay, later } from '../../core/day.ts'
import { BeforeSeries, BeyondExact, InvalidInput, type IssueCode } from '../../core/errors.ts'
import { portion, toNumber } from '../../core/money.ts'
import { ONE } from '../../core/ratio.ts'
import { word } from '../../core/text/language.ts'
import { ACCUMULATED } from '../../indicators/accumulators.ts'
import { query } from '../../operation/definition/query.ts'
import { missingRate } from '../../operation/evaluation/missing-rate.ts'
import { choice, firstDay, flag, lastDay, money, number, text } from '../../operation/input/fields.ts'

const day = (label: string, said?: Parameters<typeof text>[1]) => text(label, said).meta({ format: 'date' })

export default query({
  id: 'rates-accumulated',
  title: 'Variação acumulada entre duas datas',
  slug: 'acumulado',
  summary: 'Quanto um índice ou uma taxa acumulou entre duas datas, e um valor corrigido por ele, pela série real.',
  seeAlso: { 'rates-history': 'ver os valores um a um', 'monetary-correction': 'corrigir um valor com memória de cálculo' },
  tag: 'Indicadores',
  path: '/v1/rates/accumulated',
  command: 'accumulated',
  input: {
    metric: choice('Série que corrige o valor', ACCUMULATED),
    from: firstDay('Primeiro dia'),
    to: lastDay('Último dia', { hint: 'Omitido: o último dia que a série cobre.' }).optional(),
    amount: money('Valor a corrigir, em reais').prefault(100),
    convention: choice(
      'Que dias e meses entram',
      ['interval', 'bcb'],
      { interval: 'As duas pontas do intervalo', bcb: 'Como na Calculadora do Cidadão do Banco Central' },
      {
        means: 'own',
        hint:
          'Em interval, a convenção desta API, as duas pontas entram: índices de preços pelos meses que se encerram no intervalo; CDI e Selic ' +
          'por todos os dias úteis, com o primeiro e o último; poupança e TR pelos meses completos do dia 1º ao dia 1º; dólar e euro pela PTAX ' +
          'de venda dos dois dias. Em bcb, a contagem da Calculadora do Cidadão: índices de preços com o mês inicial e o final, CDI e Selic com ' +
          'o primeiro dia e sem o último. Compare sempre pela mesma; a regra aplicada vem em rule',
      },
    ).default('interval'),
  },
  result: z.object({
    metric: text('Série'),
    from: day('Primeiro dia'),
    to: day('Último dia'),
    amount: number('Valor em reais'),
    factor: number('Fator acumulado, até 10 casas'),
    percent: number('Variação acumulada, em %'),
    correctedAmount: number('Valor corrigido, em reais, arredondado ao centavo'),
    convention: text('Convenção seguida'),
    rule: text('O que entrou na conta', { hint: 'Primeiro e último dia, meses incompletos.' }),
    source: choice('De onde veio', ['central_bank', 'fallback'], {
      central_bank: 'Lido do Banco Central',
      fallback: 'Último valor guardado',
    }),
    stale: flag('Pode faltar uma revisão recente', { hint: 'Verdadeiro quando a conta usa o que estava guardado' }),
    provisionalFrom: day('Provisório desde', {
      hint: 'Desde este dia os valores não foram lidos na fonte e repetem a última taxa conhecida; null quando todos foram lidos',
    }).nullable(),
  }),
  examples: [
    { title: 'R$ 1.000,00 pelo IPCA de 2024', input: { metric: 'ipca', from: '2024-01-01', to: '2024-12-31', amount: 1000 } },
    {
      title: 'R$ 118.706,46 pela Selic, como na Calculadora do Cidadão',
      input: { metric: 'selic', from: '2016-09-30', to: '2022-12-02', amount: 118706.46, convention: 'bcb' },
    },
    { title: 'R$ 10.000,00 a 100% do CDI em 2024', input: { metric: 'cdi', from: '2024-01-01', to: '2024-12-31', amount: 10000 } },
  ],
  cache: 'minute',
  refusals: { 503: 'A série guardada ainda não chega à data pedida, ou tem uma falta no meio; a mensagem diz qual.' },
  answer({ metric, from, to: last, amount, convention }, ports) {
    const today = ports.today()
    const covered = ports.rates.covers(metric, today, convention)
    if (!covered && ports.rates.covers(metric, today)) refuse('convention', word`a Calculadora do Cidadão não corrige por ${metric}`)
    if (!covered) throw missingRate(ports, metric, from, last ?? today, 'Tente mais tarde.', 'accumulated')
    if (from > today) refuse('from', word`está no futuro: hoje é ${formatDay(today)}`)
    if (last && last > today) refuse('to', word`está no futuro: hoje é ${formatDay(today)}`)
    if (last && from > last) refuse('from', word`vem depois de to (${formatDay(last)})`)
    const to = last ?? later(covered.to, from)
    const found = ports.rates.accumulated(metric, from, to, { convention })
    if (!found && convention === 'bcb' && dateOf(from) > 1 && dateOf(from) < 29 && ports.rates.accumulated(metric, from, to)) {
      refuse('from', 'deve ser o dia 1º, ou do 29 em diante: só se guardam os períodos que começam no dia 1º')
    }
    if (!found) {
      const instead = word`A conta vai até ${formatDay(covered.to)}: use outras datas ou tente mais tarde.`
      const why = missingRate(ports, metric, from, to, instead, 'accumulated')
      if (why instanceof BeforeSeries) refuse('from', why.message, 'before_series', `comes before the series starts, on ${why.starts}`)
      throw why
    }
    const { factor, rule, last: reading } = found
    return {
      metric,
      from,
      to,
      amount: toNumber(amount),
      factor: factor.toNumber(10),
      percent: factor.minus(ONE).toPercent(6),
      correctedAmount: corrected(amount, factor),
      convention,
      rule,
      source: reading.source,
      stale: reading.stale,
      provisionalFrom: reading.provisionalFrom ?? null,
    }
  },
})

function corrected(amount: bigint, factor: Parameters<typeof portion>[1]): number {
  try {
    return toNumber(portion(amount, factor, 'halfUp'))
  } catch (error) {
    if (error instanceof BeyondExact) refuse('amount', error.message)
    throw error
  }
}

function refuse(field: string, message: string, code: IssueCode = 'inconsistent', english = message): never {
  throw new InvalidInput([{ field, message, code, english }])
}
