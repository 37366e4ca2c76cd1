import type { Day } from '../../../../core/day.ts'
import { ONE, type Ratio } from '../../../../core/ratio.ts'
import { calendarDate, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, date, list, money, number, object, percentOf, text } from '../../../../operation/input/fields.ts'
import labourUpdate, { type LabourUpdate } from '../../law/labour-update.ts'
import { type CorrectedPhase, correctedWithInterest } from '../../rules/corrected-with-interest.ts'
import { legalInterest } from '../../rules/legal-rate.ts'
import { compoundedByDays, summedByDays } from '../../rules/months.ts'

const CORRECTION_WORDS = { ipca_e: 'IPCA-E', ipca: 'IPCA', none: 'Nenhuma' } as const
const INTEREST_WORDS = { tr: 'TR', selic: 'Selic', legal_rate: 'Taxa legal' } as const

export default calculator({
  id: 'labour-update',
  title: 'Atualização de crédito trabalhista',
  slug: 'atualizacao-trabalhista',
  summary:
    'Confere a correção e os juros de um crédito trabalhista contra empregador privado: antes do ajuizamento, depois dele e desde a Lei nº 14.905/2024. Contra órgão público, veja a atualização de dívida pública.',
  group: 'trabalho',
  headline: 'total',
  says: 'O crédito atualizado é de {value}',
  picture: { kind: 'parts', title: 'De que se faz o total', parts: ['correctedPrincipal', 'interest'] },
  input: {
    amount: money('Valor devido', { hint: 'Na data em que deveria ter sido pago' }),
    due: date('Dia em que era devido'),
    filed: date('Dia do ajuizamento da ação'),
    to: date('Atualizar até', { hint: 'O próprio dia não entra' }),
  },
  result: {
    total: brl('Total atualizado'),
    correctedPrincipal: brl('Principal corrigido'),
    correctionPercent: percentOf('Correção'),
    coefficient: number('Coeficiente de correção, com dez casas'),
    interestPercent: percentOf('Juros acumulados'),
    interest: brl('Juros'),
    phases: list(
      'Fases',
      object('Fase', {
        from: text('Primeiro dia'),
        to: text('Dia seguinte ao último'),
        correction: choice('Correção', ['ipca_e', 'ipca', 'none'], CORRECTION_WORDS),
        interest: choice('Juros', ['tr', 'selic', 'legal_rate'], INTEREST_WORDS),
        correctionPercent: percentOf('Correção da fase'),
        interestPercent: percentOf('Juros da fase'),
      }),
    ),
  },
  answer({ amount, due, filed, to }, ctx) {
    ctx.assume('Conferência de parâmetros, e não conta judicial: a sentença e o sistema da Justiça do Trabalho (PJe-Calc) é que decidem.')
    if (filed < due) ctx.refuse('filed', 'vem antes de due: a fase anterior ao ajuizamento começa no dia em que o valor era devido')
    if (to < due) ctx.refuse('to', 'vem antes de due')
    if (to > ctx.today) ctx.refuse('to', say`está no futuro: hoje é ${calendarDate(ctx.today)}`)
    const phases = phasesOf(ctx, due, filed, to)
    ctx.assume('Desde o ajuizamento, e não desde a citação, como o STF fixou nos embargos da ADC 58.')
    ctx.assume(
      'O primeiro dia de cada fase entra e o último não. Mês incompleto conta pelos dias corridos: índices em proporção geométrica, juros em proporção simples.',
    )
    ctx.assume('Os juros de cada fase são simples e somados, e incidem sobre o principal corrigido até o fim; não há juros sobre juros.')
    return {
      ...correctedWithInterest(ctx, amount, phases, { rates: 'Juros acumulados', interest: 'Juros' }),
      phases: phases.map(({ factor, ...phase }) => ({ ...phase, correctionPercent: factor.minus(ONE) })),
    }
  },
})

type Rule = LabourUpdate['beforeFiling']

interface Phase extends Rule, CorrectedPhase {
  readonly from: Day
  readonly to: Day
}

/** Splits the days from `due` to `to` at the filing of the suit and at each change of the law. */
function phasesOf(ctx: Context, due: Day, filed: Day, to: Day): Phase[] {
  const cuts = [filed, ...ctx.table(labourUpdate).versions.map(({ from }) => from)].filter((day) => day > due && day < to)
  const edges = [...new Set([due, ...cuts, to])].sort()
  return edges.slice(1).map((end, index) => {
    const start = edges[index]!
    const { beforeFiling, afterFiling } = ctx.law(labourUpdate, start)
    const rule = start < filed ? beforeFiling : afterFiling
    return {
      from: start,
      to: end,
      ...rule,
      factor: correctionOf(ctx, rule, start, end),
      interestPercent: interestOf(ctx, rule, start, end),
    }
  })
}

function correctionOf(ctx: Context, { correction }: Rule, from: Day, to: Day): Ratio {
  if (correction === 'none') return ONE
  return correction === 'ipca_e'
    ? compoundedByDays(ctx, 'ipca15Monthly', from, to, 'IPCA-E')
    : compoundedByDays(ctx, 'ipcaMonthly', from, to, 'IPCA')
}

function interestOf(ctx: Context, { interest }: Rule, from: Day, to: Day): Ratio {
  if (interest === 'legal_rate') return legalInterest(ctx, from, to).rate
  return interest === 'tr' ? summedByDays(ctx, 'tr', from, to, 'TR') : summedByDays(ctx, 'selicMonth', from, to, 'Selic do mês')
}
