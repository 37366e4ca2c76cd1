import { type Day, earlier, later } from '../../../../core/day.ts'
import { ONE, Ratio } from '../../../../core/ratio.ts'
import { calendarDate, type Phrase, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, date, flag, list, money, number, object, percentOf, text, words } from '../../../../operation/input/fields.ts'
import publicDebtUpdate, { type PublicDebtUpdate } from '../../law/public-debt-update.ts'
import { type CorrectedPhase, correctedWithInterest } from '../../rules/corrected-with-interest.ts'
import { addedByDays, compoundedByDays, partsOfMonths, summedByDays } from '../../rules/months.ts'

/** First day of the rule exclusive to requisitions. */
const REQUISITIONS_FROM: Day = publicDebtUpdate.versions.find(({ value }) => value.requisitionsOnly)!.from

export default calculator({
  id: 'public-debt-update',
  title: 'Atualização de precatório',
  slug: 'precatorio',
  summary:
    'Confere a atualização de uma condenação da Fazenda Pública desde 09/12/2021: Selic até 09/09/2025 e, depois de expedido o precatório ou a RPV, IPCA mais 2% ao ano limitados à Selic.',
  group: 'credito',
  headline: 'total',
  says: 'O valor atualizado é {value}',
  picture: { kind: 'parts', title: 'De que se faz o total', parts: ['correctedPrincipal', 'interest'] },
  input: {
    amount: money('Valor na data inicial', { hint: 'Já atualizado até ela' }),
    from: date('Data do valor', { hint: 'De 09/12/2021 em diante' }),
    to: date('Atualizar até', { hint: 'O próprio dia não entra' }),
    requisition_issued: date('Dia da expedição do precatório ou da RPV', { hint: 'Necessário para passar de 09/09/2025' }).optional(),
  },
  result: {
    total: brl('Total atualizado'),
    correctedPrincipal: brl('Principal corrigido'),
    correctionPercent: percentOf('Correção'),
    coefficient: number('Coeficiente de correção, com dez casas'),
    interestPercent: percentOf('Selic e juros acumulados'),
    interest: brl('Selic e juros'),
    capped: flag('A Selic limitou a atualização', { none: 'até 09/09/2025' }).nullable(),
    phases: list(
      'Fases',
      object('Fase', {
        from: text('Primeiro dia'),
        to: text('Dia seguinte ao último'),
        rule: words('Regra'),
        correctionPercent: percentOf('Correção da fase'),
        interestPercent: percentOf('Selic ou juros da fase'),
        selicPercent: percentOf('Selic da fase'),
      }),
    ),
  },
  answer({ amount, from, to, requisition_issued: issued }, ctx) {
    ctx.assume('Conferência de parâmetros, e não conta judicial: a sentença, o tribunal e o manual que ele segue é que decidem.')
    const start = publicDebtUpdate.recordStarts
    if (from < start)
      ctx.refuse('from', say`deve ser a partir de ${calendarDate(start)}: informe o valor já atualizado até essa data pela regra anterior`)
    if (to < from) ctx.refuse('to', 'vem antes de from')
    if (to > ctx.today) ctx.refuse('to', say`está no futuro: hoje é ${calendarDate(ctx.today)}`)
    if (to > REQUISITIONS_FROM) refuseUnsettled(ctx, later(from, REQUISITIONS_FROM), issued)
    const phases = phasesOf(ctx, from, to)
    ctx.assume(
      'Selic dos meses somada, sem juros sobre juros. O primeiro dia entra e o último não; mês incompleto conta pelos dias corridos.',
    )
    ctx.assume('Não vale para devolução de tributo: a lei do próprio tributo (a Selic, no caso federal) decide.')
    if (phases.some(({ capped }) => capped !== null)) {
      ctx.assume(
        'A comparação com a Selic é feita no acumulado do período, como no texto da emenda; há quem compare mês a mês. Os 2% ao ano correm a um doze avos por mês.',
      )
    }
    if (phases.length > 1)
      ctx.assume(
        'A Selic até 09/09/2025 é corrigida depois pelo IPCA e não rende os juros de 2%: os percentuais são somados sobre o principal corrigido.',
      )
    return {
      ...correctedWithInterest(ctx, amount, phases, { rates: 'Selic e juros acumulados', interest: 'Selic e juros' }),
      capped: phases.find(({ capped }) => capped !== null)?.capped ?? null,
      phases: phases.map(({ factor, capped: _capped, ...phase }) => ({ ...phase, correctionPercent: factor.minus(ONE) })),
    }
  },
})

/** Refuses the period between judgment and requisition: the amendment left no rule and courts are divided. */
function refuseUnsettled(ctx: Context, start: Day, issued: Day | undefined): void {
  if (!issued) {
    ctx.refuse(
      'requisition_issued',
      say`é necessário para passar de ${calendarDate(REQUISITIONS_FROM)}: sem requisitório expedido não há regra firme (Código Civil ou Selic), e a conta não é oferecida`,
    )
  }
  if (issued > start) {
    ctx.refuse(
      'requisition_issued',
      say`vem depois de ${calendarDate(start)}: entre essa data e a expedição não há regra firme; informe o valor já atualizado até a expedição, com from nela`,
    )
  }
}

interface Phase extends CorrectedPhase {
  readonly from: Day
  readonly to: Day
  readonly rule: Phrase
  readonly selicPercent: Ratio
  readonly capped: boolean | null
}

function phasesOf(ctx: Context, from: Day, to: Day): Phase[] {
  const phases: Phase[] = []
  for (const [start, end] of [
    [from, earlier(to, REQUISITIONS_FROM)],
    [later(from, REQUISITIONS_FROM), to],
  ] as const) {
    if (start < end) phases.push(phaseOf(ctx, ctx.law(publicDebtUpdate, start), start, end))
  }
  return phases
}

function phaseOf(ctx: Context, { annualInterest }: PublicDebtUpdate, from: Day, to: Day): Phase {
  const selicPercent = summedByDays(ctx, 'selicMonth', from, to, 'Selic do mês')
  const selic = { from, to, factor: ONE, interestPercent: selicPercent, selicPercent }
  if (annualInterest === null) return { ...selic, rule: 'Selic', capped: null }
  const factor = compoundedByDays(ctx, 'ipcaMonthly', from, to, 'IPCA')
  const monthly = annualInterest.times(Ratio.of(1n, 12n))
  const interestPercent = addedByDays(partsOfMonths(from, to).map((part) => ({ ...part, rate: monthly })))
  const own = factor.times(ONE.plus(interestPercent)).minus(ONE)
  if (own.compare(selicPercent) > 0) return { ...selic, rule: 'Selic, porque IPCA mais 2% ao ano passariam dela', capped: true }
  return { from, to, rule: say`IPCA mais ${annualInterest} ao ano`, factor, interestPercent, selicPercent, capped: false }
}
