import { addDays, type Day, isDay, later } from '../../../../core/day.ts'
import { calendarDate, plainNumber, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, date, flag, integer, list, money, number, object, text } from '../../../../operation/input/fields.ts'
import { asPercent, centavos, even, inReais, plain, total } from '../../rules/amounts.ts'
import { Correction, type Phase, rulePhases } from '../../rules/correction.ts'
import { COURT_INDEXES, currencyDivisor, INDEX_WORDS, IndexTable, monthNumber, monthStart } from '../../rules/indexes.ts'
import { REGIME_WORDS, REGIMES } from '../../rules/interest.ts'
import { PhasedInterest } from '../../rules/phased-interest.ts'

const MAX_PHASES = 12

export default calculator({
  id: 'court-correction',
  slug: 'correcao-na-justica-do-trabalho',
  title: 'Correção na Justiça do Trabalho',
  summary:
    'Corrige um valor como a Justiça do Trabalho: meses inteiros do índice, do mês devido ao da liquidação, com TR desde 1967, IPCA-E, Selic somada, sem os meses negativos se for o caso, ou pelas fases da ADC 58 e da Fazenda Pública.',
  seeAlso: { 'labour-update': 'conferir pelos dias corridos', 'court-interest': 'contar só os juros' },
  group: 'trabalho',
  headline: 'correctedAmount',
  says: 'O valor corrigido é de {value}',
  input: {
    amount: money('Valor devido', { hint: 'Na moeda do mês em que era devido' }),
    due: date('Dia em que era devido'),
    to: date('Liquidação', { hint: 'O mês inteiro conta' }),
    index: choice('Índice', COURT_INDEXES, INDEX_WORDS).optional(),
    start: choice('Primeiro mês corrigido', ['next_month', 'due_month'], {
      next_month: 'O seguinte ao devido',
      due_month: 'O próprio mês devido',
    }).default('next_month'),
    ignore_negative: flag('Não aplicar os meses negativos').default(false),
    rule: choice('Regra', ['adc58', 'treasury'], {
      adc58: 'Empregador privado (ADC 58)',
      treasury: 'Fazenda Pública',
    }).optional(),
    filed: date('Dia do ajuizamento', { hint: 'Necessário com a regra ou com fases' }).optional(),
    phases: list(
      'Fases, em ordem',
      object('Fase', {
        from: text('Desde: due, filing ou uma data'),
        index: choice('Índice', COURT_INDEXES, INDEX_WORDS),
        interest: choice('Juros', REGIMES, REGIME_WORDS).default('none'),
      }),
      { max: MAX_PHASES },
    ).optional(),
  },
  result: {
    correctedAmount: brl('Valor corrigido'),
    factor: number('Fator de correção'),
    firstMonth: text('Primeiro mês corrigido'),
    lastMonth: text('Último mês corrigido'),
    months: integer('Meses corrigidos'),
    currencyDivisor: number('Divisor das mudanças de moeda'),
    missingMonths: list('Meses sem índice publicado', text('Mês')),
    phases: list(
      'Fases',
      object('Fase', {
        from: text('Primeiro dia').nullable(),
        index: choice('Índice', COURT_INDEXES, INDEX_WORDS),
        interest: choice('Juros', REGIMES, REGIME_WORDS),
        factor: number('Fator da fase'),
        interestPercent: number('Juros da fase, em %'),
      }),
    ),
    interestPercent: number('Juros, em %'),
    interest: brl('Juros'),
    total: brl('Valor com juros'),
  },
  answer({ amount, due, to, index, start, ignore_negative: ignoreNegative, rule, filed, phases: typed }, ctx) {
    if (to < due) ctx.refuse('to', 'vem antes de due')
    if (to > ctx.today) ctx.refuse('to', say`está no futuro: hoje é ${calendarDate(ctx.today)}`)
    const given = [index, rule, typed].filter((each) => each !== undefined).length
    if (given > 1) ctx.refuse('index', 'use só um: index, rule ou phases')
    if ((rule ?? typed) !== undefined && filed === undefined) ctx.refuse('filed', 'é necessário com rule ou phases')
    if (filed !== undefined && filed > to) ctx.refuse('to', 'vem antes de filed')
    const table = new IndexTable(ctx)
    const phases = phasesOf(ctx, { index, rule: given === 0 ? 'adc58' : rule, typed, filed: filed ?? due, due, to })
    if (given === 0) ctx.assume('Sem índice, regra ou fases, vale a ADC 58 com o ajuizamento no dia devido, ou no informado.')
    const correction = new Correction(table, { phases, start, ignoreNegative, settled: to })
    const factor = correction.factor(due)
    const [first, last] = [correction.firstMonthOf(due), monthNumber(to)]
    const corrected = even(inReais(amount).times(factor))
    const interests = new PhasedInterest(ctx, table, correction.spans, { filed, settled: to, preJudicial: filed === undefined })
    const parts = correction.spans.map((span, at) => ({
      from: span.from,
      index: span.index,
      interest: span.interest,
      factor: plain(correction.spanFactor(at, first)),
      rate: interests.spanRate(at, endOfDue(due)),
    }))
    const rate = total(parts.map((part) => part.rate))
    const interest = even(corrected.times(rate))
    const correctedAmount = ctx.step('Valor corrigido', say`${amount} × ${plainNumber(factor)}`, centavos(corrected))
    if (!rate.isZero) ctx.step('Juros', say`${correctedAmount} × ${rate}`, centavos(interest))
    assumePhases(ctx, phases, to)
    const missing = [...new Set([...table.missing.values()].flatMap((months) => [...months]))].sort((a, b) => a - b)
    if (missing.length > 0) ctx.assume('Um mês sem índice publicado não corrige: está em missingMonths.')
    return {
      correctedAmount,
      factor: plain(factor),
      firstMonth: monthStart(first).slice(0, 7),
      lastMonth: monthStart(last).slice(0, 7),
      months: Math.max(last - first + 1, 0),
      currencyDivisor: plain(currencyDivisor(first, last)),
      missingMonths: missing.map((month) => monthStart(month).slice(0, 7)),
      phases: parts.map(({ rate: ofPhase, ...part }) => ({ ...part, interestPercent: asPercent(ofPhase) })),
      interestPercent: asPercent(rate),
      interest: centavos(interest),
      total: centavos(corrected.plus(interest)),
    }
  },
})

/** Interest counts from the month after the due one. */
const endOfDue = (due: Day): Day => addDays(monthStart(monthNumber(due) + 1), -1)

interface Asked {
  readonly index: Phase['index'] | undefined
  readonly rule: 'adc58' | 'treasury' | undefined
  readonly typed: readonly { readonly from: string; readonly index: Phase['index']; readonly interest: Phase['interest'] }[] | undefined
  readonly filed: Day
  readonly due: Day
  readonly to: Day
}

function phasesOf(ctx: Context, { index, rule, typed, filed, due, to }: Asked): Phase[] {
  if (index !== undefined) return [{ from: null, index, interest: 'none', beforeFiling: false }]
  if (rule !== undefined) return rulePhases(ctx, rule, later(filed, due), due, to)
  const hasFiling = typed!.some(({ from }) => from === 'filing')
  return typed!.map(({ from, ...phase }, at) => {
    const day = from === 'due' ? null : from === 'filing' ? filed : isDay(from) ? from : undefined
    if (day === undefined) ctx.refuse('phases', 'from deve ser due, filing ou uma data AAAA-MM-DD')
    return { from: at === 0 ? null : day, ...phase, beforeFiling: hasFiling && from === 'due' }
  })
}

function assumePhases(ctx: Context, phases: readonly Phase[], to: Day): void {
  if (phases.some(({ from }) => from !== null && from <= to && !from.endsWith('-01'))) {
    ctx.assume(
      'Fase que começa no meio do mês divide o mês pelos dias corridos: proporção geométrica nos índices, simples na Selic. Como o PJe-Calc divide não foi confirmado.',
    )
  }
  if (phases.length === 1 && phases[0]!.interest === 'none')
    ctx.assume('Meses inteiros, qualquer que seja o dia: como o sistema da Justiça do Trabalho (PJe-Calc) corrige. Sem juros.')
}
