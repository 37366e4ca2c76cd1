import { calendarDate, joined, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, choice, date, flag, list, money, number, object, percentage, text } from '../../../../operation/input/fields.ts'
import { asPercent, centavos, inReais, plain } from '../../rules/amounts.ts'
import { IndexTable } from '../../rules/indexes.ts'
import { COUNTINGS, CourtInterestRates, interestStart, REGIME_WORDS, REGIMES } from '../../rules/interest.ts'

export default calculator({
  id: 'court-interest',
  slug: 'juros-na-justica-do-trabalho',
  title: 'Juros na Justiça do Trabalho',
  summary:
    'Juros de mora como a Justiça do Trabalho conta: 1% ao mês desde o ajuizamento, regimes de antes de 1991, Fazenda Pública, Selic, TR, taxa legal ou a taxa da sentença, mês a mês.',
  seeAlso: { 'court-correction': 'corrigir o valor', 'labour-update': 'conferir pelos dias corridos' },
  group: 'trabalho',
  headline: 'ratePercent',
  says: 'Os juros somam {value}%',
  input: {
    amount: money('Valor corrigido', { hint: 'Sobre o qual os juros correm' }).optional(),
    regime: choice('Regime', REGIMES, REGIME_WORDS).default('standard'),
    from: date('Primeiro dia de juros', { hint: 'Ou informe due e filed' }).optional(),
    due: date('Dia em que era devido').optional(),
    filed: date('Dia do ajuizamento').optional(),
    pre_judicial: flag('Juros também antes do ajuizamento').default(false),
    to: date('Último dia de juros'),
    monthly_rate: percentage('Taxa ao mês', { hint: 'No regime informado', min: 0, max: 400 }).optional(),
    interest_percent: percentage('Juros do período inteiro', { hint: 'No regime informado', min: 0, max: 100_000 }).optional(),
    counting: choice('Contagem dos meses', COUNTINGS, {
      fraction: 'Mês incompleto pelos dias',
      fifteen_days: 'Ponta com quinze dias ou mais conta um mês',
    }).default('fraction'),
    compound: flag('Juros compostos, no regime informado').default(false),
  },
  result: {
    ratePercent: number('Juros, em %'),
    startsOn: text('Primeiro dia que conta').meta({ format: 'date' }),
    months: number('Meses'),
    interest: brl('Juros', { none: 'sem o valor' }).nullable(),
    stretches: list(
      'Trechos',
      object('Trecho', { from: text('Primeiro dia'), to: text('Último dia'), months: number('Meses'), ratePercent: number('Juros, em %') }),
    ),
  },
  answer(input, ctx) {
    const { amount, regime, from, due, filed, to, monthly_rate: monthly, interest_percent: percent } = input
    if (from === undefined && due === undefined) ctx.refuse('from', 'informe from, ou due com filed')
    if (from !== undefined && due !== undefined) ctx.refuse('from', 'use from, ou due com filed, e não os dois')
    if (regime === 'given' && monthly === undefined && percent === undefined) ctx.refuse('monthly_rate', 'é necessário no regime given')
    if (to > ctx.today) ctx.refuse('to', say`está no futuro: hoje é ${calendarDate(ctx.today)}`)
    const startsOn = from ?? interestStart(due!, filed, input.pre_judicial)
    if (from !== undefined && to < from) ctx.refuse('to', 'vem antes de from')
    const table = new IndexTable(ctx)
    const rates = new CourtInterestRates(ctx, table, { percent, monthly, counting: input.counting, compound: input.compound })
    const { months, rate, stretches } = rates.of(regime, startsOn, to)
    const shown = asPercent(rate)
    ctx.step(
      'Juros do período',
      joined(
        stretches.map((stretch) => stretch.rate),
        ' + ',
        '0%',
      ),
      shown,
      'percent',
    )
    const interest = amount === undefined ? null : centavos(inReais(amount).times(rate))
    if (interest !== null) ctx.step('Juros', say`${amount!} × ${rate}`, interest)
    if (due !== undefined) ctx.assume('Os juros começam no dia seguinte ao fim do mês devido, ou ao ajuizamento, o que for depois.')
    if (table.missing.size > 0) ctx.assume('Um mês sem taxa publicada não rende juros nesta conta.')
    if (regime === 'public_treasury')
      ctx.assume('Fazenda Pública: os juros param em 08/12/2021, quando a Selic passa a ser o índice (EC 113/2021, art. 3º).')
    if (regime !== 'given' && (monthly !== undefined || percent !== undefined))
      ctx.refuse('regime', 'deve ser given com uma taxa informada')
    return {
      ratePercent: shown,
      startsOn,
      months: plain(months),
      interest,
      stretches: stretches.map((each) => ({ from: each.from, to: each.to, months: plain(each.months), ratePercent: asPercent(each.rate) })),
    }
  },
})
