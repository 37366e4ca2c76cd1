/** Optional facts of a termination, omitted when they do not apply. */
import { type Money, portion } from '../../../core/money.ts'
import { calendarDate, say } from '../../../core/text/sentence.ts'
import type { Context } from '../../../operation/evaluation/context.ts'
import { choice, count, flag, money } from '../../../operation/input/fields.ts'
import domesticLaw from '../../payroll/law/domestic.ts'
import { absencesField, daysOfRight } from '../../payroll/rules/vacation-and-thirteenth/vacation-right.ts'
import { type VariablePay, variableAverage, variablePayFields } from '../../payroll/rules/vacation-and-thirteenth/variable-pay.ts'
import fgtsAnniversary from '../law/fgts-anniversary.ts'
import type { TerminationType } from './notice.ts'
import type { Ending } from './severance-items.ts'

/** Fields shared by every termination calculator. */
export const severanceExtraFields = {
  ...variablePayFields,
  thirteenth_advance: money('13º já adiantado no ano', { min: 0, hint: 'É descontado' }).prefault(0),
  absences: absencesField('No período aquisitivo atual: passando de 5, as férias proporcionais diminuem'),
  contract: choice('Contrato', ['clt', 'domestic'], { clt: 'CLT', domestic: 'Doméstico' }).default('clt').meta({ 'x-quiet': true }),
  indemnity_balance: money('Reserva de 3,2% já depositada', {
    min: 0,
    hint: 'Só do doméstico',
    blank: 'na proporção do saldo do FGTS',
  }).optional(),
  anniversary_withdrawal: flag('Optou pelo saque-aniversário', { hint: 'O saldo do FGTS fica na conta' }).default(false),
  early_end_damages: money('Prejuízo que o empregado indeniza', {
    min: 0,
    hint: 'Só quando ele sai antes do prazo',
  }).prefault(0),
}

/** Remaining days of a fixed-term contract, when informed instead of computed from dates. */
export const daysLeftField = () =>
  count('Dias que faltavam do prazo', { min: 1, max: 730, hint: 'Só no fim antecipado de contrato com prazo' }, 'days').optional()

interface Extras extends VariablePay {
  readonly thirteenth_advance: Money
  readonly absences?: number | undefined
  readonly contract: 'clt' | 'domestic'
  readonly indemnity_balance?: Money | undefined
  readonly anniversary_withdrawal: boolean
  readonly early_end_damages: Money
}

interface Contract {
  readonly type: TerminationType
  readonly fgtsBalance: Money
  /** Field with the remaining days of the term, and its value. */
  readonly term: { readonly field: string; readonly daysLeft: number | undefined }
}

type ExtraEnding = Pick<
  Ending,
  'average' | 'vacationDays' | 'thirteenthAdvance' | 'domestic' | 'anniversaryWithdrawal' | 'daysLeft' | 'damages'
>

/** Extras as parts of a termination; refused when incompatible with it. */
export function extrasOf(ctx: Context, input: Extras, { type, fgtsBalance, term }: Contract): ExtraEnding {
  const early = type === 'antecipada_empregador' || type === 'antecipada_empregado'
  if (early && term.daysLeft === undefined) ctx.refuse(term.field, 'é obrigatório no fim antecipado de contrato com prazo')
  if (!early && term.daysLeft !== undefined) ctx.refuse(term.field, 'só vem no fim antecipado de contrato com prazo')
  if (input.early_end_damages > 0n && type !== 'antecipada_empregado')
    ctx.refuse('early_end_damages', 'só vem quando o empregado sai antes do prazo')
  if (input.anniversary_withdrawal && ctx.day < fgtsAnniversary.recordStarts)
    ctx.refuse('anniversary_withdrawal', say`o saque-aniversário só existe desde ${calendarDate(fgtsAnniversary.recordStarts)}`)
  const domestic = domesticOf(ctx, input, type, fgtsBalance)
  return {
    average: variableAverage(ctx, input),
    ...(input.absences !== undefined && { vacationDays: daysOfRight(ctx, input.absences) }),
    thirteenthAdvance: input.thirteenth_advance,
    domestic,
    anniversaryWithdrawal: input.anniversary_withdrawal,
    ...(term.daysLeft !== undefined && { daysLeft: term.daysLeft }),
    damages: input.early_end_damages,
  }
}

function domesticOf(ctx: Context, { contract, indemnity_balance: told }: Extras, type: TerminationType, fgtsBalance: Money) {
  if (contract === 'clt') {
    if (told !== undefined) ctx.refuse('indemnity_balance', 'só o empregado doméstico tem essa reserva: informe contract')
    return undefined
  }
  if (ctx.day < domesticLaw.recordStarts)
    ctx.refuse('contract', say`a reserva do doméstico só está registrada desde ${calendarDate(domesticLaw.recordStarts)} (LC nº 150/2015)`)
  if (type === 'acordo')
    ctx.refuse('type', 'para o doméstico a lei não diz o que é feito da reserva de 3,2% no acordo: não se calcula aqui')
  const { indemnity, fgts } = ctx.law(domesticLaw)
  const fund = told ?? portion(fgtsBalance, indemnity.over(fgts), 'halfUp')
  if (told === undefined)
    ctx.assume(say`Reserva de 3,2% já depositada estimada em ${fund}, na proporção do saldo do FGTS; o extrato diz a verdadeira.`)
  return { fund }
}
