import type { Context } from '../../../core/operation/context.ts'
import { ONE, type Ratio } from '../../../core/ratio.ts'
import { isOneOf } from '../../../core/records.ts'
import { say } from '../../../core/sentence.ts'
import notice from '../law/notice.ts'
import otherTerminations, { type OtherTerminations } from '../law/other-terminations.ts'
import termination, { type Termination, type TerminationRule } from '../law/termination.ts'

export type TerminationType = keyof Termination | keyof OtherTerminations

const USUAL_TYPES = ['sem_justa_causa', 'pedido_demissao', 'acordo', 'justa_causa', 'fim_contrato'] as const
export const TERMINATION_TYPES = [
  ...USUAL_TYPES,
  'rescisao_indireta',
  'culpa_reciproca',
  'antecipada_empregador',
  'antecipada_empregado',
] as const
export const TERMINATION_WORDS = {
  sem_justa_causa: 'Sem justa causa',
  pedido_demissao: 'Pedido de demissão',
  acordo: 'Acordo',
  justa_causa: 'Justa causa',
  fim_contrato: 'Fim do contrato',
  rescisao_indireta: 'Rescisão indireta (falta do empregador)',
  culpa_reciproca: 'Culpa recíproca',
  antecipada_empregador: 'Empregador encerra antes do prazo',
  antecipada_empregado: 'Empregado sai antes do prazo',
} as const
export const NOTICE_CHOICES = ['auto', 'worked', 'indemnified', 'waived', 'discounted'] as const
export const NOTICE_MODES = ['worked', 'indemnified', 'waived', 'discounted', 'none'] as const
export const NOTICE_WORDS = {
  auto: 'O da lei',
  worked: 'Trabalhado',
  indemnified: 'Indenizado',
  waived: 'Dispensado',
  discounted: 'Descontado',
  none: 'Nenhum',
} as const

/** What a way of ending gives, whichever table says so. */
interface EndingRule extends Omit<TerminationRule, 'fgts'> {
  /** How much of the 13th and of the proportional vacation is paid. */
  readonly share: Ratio
  /** A line of the FGTS table, or the fine and the withdrawal of its own. */
  readonly fgts: TerminationRule['fgts'] | { readonly fine: Ratio; readonly withdrawal: Ratio }
  /** Of the pay until the end of the term, where the contract had one and ends before it. */
  readonly restOfTerm: Ratio | null
}

export interface NoticeDue {
  readonly rule: EndingRule
  readonly mode: (typeof NOTICE_MODES)[number]
  readonly days: number
  /** Days of whoever has less than a full year: the part of the notice that may be demanded in work. */
  readonly baseDays: number
}

/** Who owes notice, for how many days, and what became of it; refuses what the way of ending does not allow. */
export function noticeDue(ctx: Context, type: TerminationType, choice: (typeof NOTICE_CHOICES)[number], monthsWorked: number): NoticeDue {
  const rule = ruleOf(ctx, type)
  const law = ctx.law(notice)
  switch (rule.noticeOwedBy) {
    case 'nobody':
      if (choice !== 'auto') ctx.refuse('notice', 'nesta rescisão não há aviso prévio: omita o campo ou use "auto"')
      return { rule, mode: 'none', days: 0, baseDays: law.baseDays }
    case 'employee':
      if (choice === 'indemnified')
        ctx.refuse('notice', 'no pedido de demissão quem deve o aviso é o empregado: use "worked", "waived" ou "discounted"')
      return { rule, mode: choice === 'auto' ? 'waived' : choice, days: law.resignationDays, baseDays: law.baseDays }
    case 'employer': {
      if (choice === 'discounted')
        ctx.refuse('notice', 'o desconto do aviso só existe no pedido de demissão: use "worked", "indemnified" ou "waived"')
      const days = Math.min(law.maximumDays, law.baseDays + law.daysPerFullYear * Math.floor(monthsWorked / 12))
      if (law.daysPerFullYear > 0 && monthsWorked >= 12)
        ctx.assume(
          say`Aviso proporcional: ${law.daysPerFullYear} dias por ano completo desde o primeiro, como decide o TST; a Lei nº 12.506/2011 não diz quando começa.`,
        )
      return { rule, mode: choice === 'auto' ? 'indemnified' : choice, days, baseDays: law.baseDays }
    }
  }
}

function ruleOf(ctx: Context, type: TerminationType): EndingRule {
  if (!isUsual(type)) {
    const { fgtsFine, fgtsWithdrawal, ...rule } = ctx.law(otherTerminations)[type]
    return { ...rule, fgts: { fine: fgtsFine, withdrawal: fgtsWithdrawal } }
  }
  const rule = ctx.law(termination)[type]
  if (!rule) ctx.refuse('type', 'nesta data a lei ainda não previa a rescisão por acordo, criada pelo art. 484-A da CLT em 11/11/2017')
  return { ...rule, share: ONE, restOfTerm: null }
}

const isUsual = (type: TerminationType): type is keyof Termination => isOneOf(USUAL_TYPES, type)
