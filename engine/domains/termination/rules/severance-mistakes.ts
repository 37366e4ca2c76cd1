/** Common mistakes in a termination form, most likely first. */

import { type Money, portion } from '../../../core/money.ts'
import { ONE, percent, Ratio } from '../../../core/ratio.ts'
import { composed, word } from '../../../core/text/language.ts'
import type { Mistake } from '../../../operation/definition/check.ts'
import { payOfDays } from '../../payroll/rules/vacation-and-thirteenth/vacation-parts.ts'

export interface BalanceFacts {
  readonly pay: Money
  readonly days: number
  readonly monthDays: number
  /** Days of the calendar month, when the date is known. */
  readonly calendarDays: number
}

export const BALANCE_MISTAKES: readonly Mistake<BalanceFacts>[] = [
  {
    id: 'calendar_divisor',
    sentence: 'divide o salário pelos dias do calendário, e não por 30',
    law: 'CLT, art. 64',
    figures: ({ pay, days, monthDays, calendarDays }) => (calendarDays === monthDays ? [] : [payOfDays(pay, days, calendarDays)]),
  },
  {
    id: 'day_missing',
    sentence: 'paga um dia a menos',
    law: 'CLT, art. 4º: o último dia trabalhado também é pago',
    figures: ({ pay, days, monthDays }) => (days > 0 ? [payOfDays(pay, days - 1, monthDays)] : []),
  },
  {
    id: 'day_extra',
    sentence: 'paga um dia a mais',
    law: 'CLT, art. 64',
    figures: ({ pay, days, monthDays }) => [payOfDays(pay, days + 1, monthDays)],
  },
  { id: 'not_paid', sentence: 'não paga o saldo de salário', law: 'CLT, art. 459', figures: () => [0n] },
]

export interface NoticeFacts {
  readonly pay: Money
  readonly days: number
  readonly baseDays: number
  readonly daysPerFullYear: number
  readonly monthDays: number
  /** Share of indemnified notice paid: half by agreement. */
  readonly share: Ratio
}

const PROPORTIONAL = 'Lei nº 12.506/2011, art. 1º'

export const NOTICE_MISTAKES: readonly Mistake<NoticeFacts>[] = [
  {
    id: 'notice_without_years',
    sentence: 'paga só 30 dias de aviso, sem os dias por ano de casa',
    law: composed(() => word`${PROPORTIONAL}, parágrafo único`),
    figures: (facts) => (facts.days > facts.baseDays ? [noticePay(facts, facts.baseDays)] : []),
  },
  {
    id: 'notice_from_second_year',
    sentence: 'conta os dias por ano de casa só a partir do segundo ano',
    law: composed(() => word`${PROPORTIONAL}; Nota Técnica MTE nº 184/2012`),
    figures: (facts) => (facts.days > facts.baseDays ? [noticePay(facts, facts.days - facts.daysPerFullYear)] : []),
  },
  {
    id: 'notice_halved',
    sentence: 'paga metade do aviso, o que só vale no acordo',
    law: 'CLT, arts. 484-A e 487, § 1º',
    figures: (facts) => (facts.share.compare(ONE) === 0 ? [noticePay({ ...facts, share: percent('50') }, facts.days)] : []),
  },
  {
    id: 'notice_in_full',
    sentence: 'paga o aviso inteiro, e no acordo ele é pela metade',
    law: 'CLT, art. 484-A, I, "a"',
    figures: (facts) => (facts.share.compare(ONE) < 0 ? [noticePay({ ...facts, share: ONE }, facts.days)] : []),
  },
  { id: 'not_paid', sentence: 'não paga o aviso indenizado', law: 'CLT, art. 487, § 1º', figures: () => [0n] },
]

const noticePay = ({ pay, monthDays, share }: NoticeFacts, days: number): Money =>
  portion(pay, share.times(Ratio.of(BigInt(days), BigInt(monthDays))), 'halfUp')

export interface TwelfthFacts {
  readonly pay: Money
  readonly averages: Money
  readonly count: number
  readonly parts: number
  /** Twelfths added by the notice, when one line may include both. */
  readonly onNotice: number
}

/** Mistakes in the twelfths of the 13th or of the vacation. */
export const TWELFTH_MISTAKES: readonly Mistake<TwelfthFacts>[] = [
  {
    id: 'twelfth_missing',
    sentence: 'conta um avo a menos',
    law: 'Lei nº 4.090/1962, art. 1º, § 2º; CLT, art. 146: 15 dias ou mais contam o mês inteiro',
    figures: ({ pay, count, parts, onNotice }) =>
      [count - 1, count + onNotice - 1].filter((twelfths) => twelfths > 0).map((twelfths) => twelfthsOf(pay, twelfths, parts)),
  },
  {
    id: 'twelfth_extra',
    sentence: 'conta um avo a mais',
    law: 'Lei nº 4.090/1962, art. 1º, § 2º; CLT, art. 146',
    figures: ({ pay, count, parts }) => [twelfthsOf(pay, count + 1, parts)],
  },
  {
    id: 'averages_forgotten',
    sentence: 'não inclui as médias de horas extras, comissões e adicionais',
    law: 'CLT, arts. 142 e 487, § 3º; Súmula TST 45',
    figures: ({ pay, averages, count, parts }) => (averages > 0n ? [twelfthsOf(pay - averages, count, parts)] : []),
  },
  {
    id: 'not_paid',
    sentence: 'não paga esta verba',
    law: 'Lei nº 4.090/1962, art. 3º; CLT, art. 146, parágrafo único',
    figures: () => [0n],
  },
]

/** Mistakes in the twelfths added by the projection of indemnified notice. */
export const PROJECTION_MISTAKES: readonly Mistake<TwelfthFacts>[] = [
  {
    id: 'projection_ignored',
    sentence: 'não conta os avos da projeção do aviso indenizado',
    law: 'CLT, art. 487, § 1º',
    figures: () => [0n],
  },
  ...TWELFTH_MISTAKES.filter(({ id }) => id !== 'not_paid'),
]

const twelfthsOf = (pay: Money, count: number, parts: number): Money => portion(pay, Ratio.of(BigInt(count), BigInt(parts)), 'halfUp')

export interface FineFacts {
  readonly account: Money
  readonly fineRate: Ratio
}

const FINE = 'Lei nº 8.036/1990, art. 18, § 1º; CLT, art. 484-A, I, "b"'

export const FINE_MISTAKES: readonly Mistake<FineFacts>[] = [
  {
    id: 'fine_20',
    sentence: 'usa a multa de 20%, do acordo e da culpa recíproca',
    law: FINE,
    figures: ({ account }) => [portion(account, percent('20'), 'halfUp')],
  },
  {
    id: 'fine_40',
    sentence: 'usa a multa de 40%, da dispensa sem justa causa',
    law: FINE,
    figures: ({ account }) => [portion(account, percent('40'), 'halfUp')],
  },
  {
    id: 'fine_50',
    sentence: 'soma à multa os 10% que a empresa pagava à União até 2019',
    law: FINE,
    figures: ({ account }) => [portion(account, percent('50'), 'halfUp')],
  },
  { id: 'not_paid', sentence: 'não paga a multa do FGTS', law: FINE, figures: () => [0n] },
]
