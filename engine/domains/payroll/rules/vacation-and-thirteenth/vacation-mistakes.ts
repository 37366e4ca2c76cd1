/** Common mistakes in a vacation receipt, most likely first. */

import type { Money } from '../../../../core/money.ts'
import { composed, word } from '../../../../core/text/language.ts'
import type { Mistake } from '../../../../operation/definition/check.ts'
import type { InssTable } from '../../law/inss.ts'
import type { IrrfTable } from '../../law/irrf.ts'
import { inssDue } from '../withholding/inss.ts'
import { irrfDue } from '../withholding/irrf.ts'
import { payOfDays, thirdOf } from './vacation-parts.ts'

export interface VacationPayFacts {
  readonly salary: Money
  readonly averages: Money
  readonly days: number
  readonly monthDays: number
}

const PAY = 'CLT, art. 142'
const MAX_MONTH = 31

/** Mistakes in the pay of vacation days, taken or sold. */
export const VACATION_PAY_MISTAKES: readonly Mistake<VacationPayFacts>[] = [
  {
    id: 'averages_forgotten',
    sentence: 'não inclui as médias de horas extras, comissões e adicionais',
    law: composed(() => word`${PAY}, §§ 3º a 6º`),
    figures: ({ salary, averages, days, monthDays }) => (averages > 0n ? [payOfDays(salary, days, monthDays)] : []),
  },
  {
    id: 'day_missing',
    sentence: 'paga um dia a menos',
    law: PAY,
    figures: ({ salary, averages, days, monthDays }) => [payOfDays(salary + averages, days - 1, monthDays)],
  },
  {
    id: 'divided_by_31',
    sentence: 'divide o salário por 31 dias, e não por 30',
    law: 'CLT, art. 64',
    figures: ({ salary, averages, days }) => [payOfDays(salary + averages, days, MAX_MONTH)],
  },
  { id: 'not_paid', sentence: 'não paga estes dias', law: 'CLT, arts. 142 e 143', figures: () => [0n] },
]

export interface ThirdFacts {
  readonly pay: Money
  readonly thirdDivisor: number
  readonly averagesPay: Money
}

export const THIRD_MISTAKES: readonly Mistake<ThirdFacts>[] = [
  { id: 'third_forgotten', sentence: 'não paga o terço', law: 'Constituição Federal, art. 7º, XVII', figures: () => [0n] },
  {
    id: 'third_without_averages',
    sentence: 'calcula o terço sem as médias',
    law: 'Constituição Federal, art. 7º, XVII; CLT, art. 142',
    figures: (facts) => (facts.averagesPay > 0n ? [thirdOf(facts.pay - facts.averagesPay, facts)] : []),
  },
]

export interface VacationTaxFacts {
  readonly vacation: Money
  readonly third: Money
  /** Sold days, including their third. */
  readonly sold: Money
  readonly inss: InssTable
}

export const VACATION_INSS_MISTAKES: readonly Mistake<VacationTaxFacts>[] = [
  {
    id: 'inss_on_sold_days',
    sentence: 'cobra INSS dos dias vendidos',
    law: 'CLT, art. 144; Lei nº 8.212/1991, art. 28, § 9º, "e", 6',
    figures: ({ vacation, third, sold, inss }) => (sold > 0n ? [inssDue(vacation + third + sold, inss).amount] : []),
  },
  {
    id: 'inss_without_third',
    sentence: 'deixa o terço fora da base do INSS',
    law: 'Lei nº 8.212/1991, art. 28, I e § 9º, "d"',
    figures: ({ vacation, inss }) => [inssDue(vacation, inss).amount],
  },
]

export interface VacationIrrfFacts extends VacationTaxFacts {
  readonly inssCame: Money
  readonly dependents: number
  readonly irrf: IrrfTable
  readonly soldDaysTaxed: boolean
}

export const VACATION_IRRF_MISTAKES: readonly Mistake<VacationIrrfFacts>[] = [
  {
    id: 'irrf_on_sold_days',
    sentence: 'cobra imposto de renda dos dias vendidos',
    law: 'Ato Declaratório PGFN nº 6/2006; Súmula STJ 125',
    figures: (facts) => (facts.sold > 0n && !facts.soldDaysTaxed ? [taxOn(facts.vacation + facts.third + facts.sold, facts)] : []),
  },
  {
    id: 'irrf_without_third',
    sentence: 'deixa o terço fora da base do imposto',
    law: 'Lei nº 7.713/1988, arts. 3º, § 4º, e 7º',
    figures: (facts) => [taxOn(facts.vacation, facts)],
  },
]

const taxOn = (gross: Money, { inssCame, dependents, irrf }: VacationIrrfFacts): Money =>
  irrfDue({ gross, deductions: inssCame + BigInt(dependents) * irrf.perDependent }, irrf).amount
