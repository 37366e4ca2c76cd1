import { isOneOf } from '../../../core/collections/records.ts'
import { ONE, type Ratio } from '../../../core/ratio.ts'
import { say } from '../../../core/text/sentence.ts'
import type { Context } from '../../../operation/evaluation/context.ts'
import notice from '../law/notice.ts'
import otherTerminations, { type OtherTerminations } from '../law/other-terminations.ts'
import termination, { type Termination, type TerminationRule } from '../law/termination.ts'

export type TerminationType = keyof Termination | keyof OtherTerminations

const STANDARD_TYPES = ['sem_justa_causa', 'pedido_demissao', 'acordo', 'justa_causa', 'fim_contrato'] as const
export const TERMINATION_TYPES = [
  ...STANDARD_TYPES,
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

/** The choices behind the flag `notice_worked`. */
export const NOTICE_WORKED = { true: 'worked', false: 'indemnified' } as const

/** Rights of a termination type, from either table. */
interface EndingRule extends Omit<TerminationRule, 'fgts'> {
  /** Share of the 13th and of the proportional vacation that is paid. */
  readonly share: Ratio
  /** A row of the FGTS table, or its own fine and withdrawal. */
  readonly fgts: TerminationRule['fgts'] | { readonly fine: Ratio; readonly withdrawal: Ratio }
  /** Share of the pay until the end of the term, for a contract that ends before it. */
  readonly restOfTerm: Ratio | null
}

export interface NoticeDue {
  readonly rule: EndingRule
  readonly mode: (typeof NOTICE_MODES)[number]
  readonly days: number
  /** Days of notice for less than a full year: the part that may be demanded as work. */
  readonly baseDays: number
}

/** Party that owes notice, its days and mode; refuses modes not allowed for the termination type. */
export function noticeDue(ctx: Context, type: TerminationType, choice: (typeof NOTICE_CHOICES)[number], monthsWorked: number): NoticeDue {
  const rule = ruleOf(ctx, type, monthsWorked)
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

/** Súmula TST 261 denied the proportional vacation to who resigned before a year; its caveat concerns nobody else. */
const YEAR_OF_SUMMARY_261 = 12

function ruleOf(ctx: Context, type: TerminationType, monthsWorked: number): EndingRule {
  if (!isStandardTermination(type)) {
    const { fgtsFine, fgtsWithdrawal, ...rule } = ctx.law(otherTerminations)[type]
    return { ...rule, fgts: { fine: fgtsFine, withdrawal: fgtsWithdrawal } }
  }
  const denied = type === 'pedido_demissao' && monthsWorked < YEAR_OF_SUMMARY_261
  const rule = ctx.law(termination, undefined, denied)[type]
  if (!rule) ctx.refuse('type', 'nesta data a lei ainda não previa a rescisão por acordo, criada pelo art. 484-A da CLT em 11/11/2017')
  return { ...rule, share: ONE, restOfTerm: null }
}

const isStandardTermination = (type: TerminationType): type is keyof Termination => isOneOf(STANDARD_TYPES, type)
