/** Common mistakes in a 13th salary receipt, most likely first. */

import { type Money, portion } from '../../../../core/money.ts'
import { composed, word } from '../../../../core/text/language.ts'
import type { Mistake } from '../../../../operation/definition/check.ts'
import type { InssTable } from '../../law/inss.ts'
import type { IrrfTable } from '../../law/irrf.ts'
import type { Thirteenth } from '../../law/thirteenth.ts'
import { inssDue } from '../withholding/inss.ts'
import { irrfDue } from '../withholding/irrf.ts'
import { thirteenthOf } from './thirteenth.ts'

export interface ThirteenthFacts {
  readonly salary: Money
  readonly averages: Money
  readonly twelfths: number
  readonly law: Thirteenth
  /** Part of the whole 13th that the figure pays: half, the rest after the first instalment, or the whole. */
  readonly part: 'half' | 'rest' | 'whole'
  readonly first: Money
}

/** Possible amounts of a line, given the whole 13th. The rest may be printed before or after subtracting the first instalment. */
function line(gross: Money, { part, first, law }: ThirteenthFacts): Money[] {
  if (part === 'half') return [portion(gross, law.firstInstallment, 'halfUp')]
  return part === 'rest' ? [gross - first, gross, gross - portion(gross, law.firstInstallment, 'halfUp')] : [gross]
}

const TWELFTHS = 'Lei nº 4.090/1962, art. 1º, §§ 1º e 2º'

export const THIRTEENTH_MISTAKES: readonly Mistake<ThirteenthFacts>[] = [
  {
    id: 'twelfth_missing',
    sentence: 'conta um avo a menos',
    law: composed(() => word`${TWELFTHS}: o mês com 15 dias ou mais conta inteiro`),
    figures: (facts) => (facts.twelfths > 1 ? line(thirteenthOf(facts.salary + facts.averages, facts.twelfths - 1, facts.law), facts) : []),
  },
  {
    id: 'twelfth_extra',
    sentence: 'conta um avo a mais',
    law: TWELFTHS,
    figures: (facts) =>
      facts.twelfths < facts.law.parts ? line(thirteenthOf(facts.salary + facts.averages, facts.twelfths + 1, facts.law), facts) : [],
  },
  {
    id: 'averages_forgotten',
    sentence: 'não inclui as médias de horas extras, comissões e adicionais',
    law: 'Lei nº 4.090/1962, art. 1º; Súmula TST 45',
    figures: (facts) => (facts.averages > 0n ? line(thirteenthOf(facts.salary, facts.twelfths, facts.law), facts) : []),
  },
  { id: 'not_paid', sentence: 'não paga esta parcela', law: 'Lei nº 4.749/1965, arts. 1º e 2º', figures: () => [0n] },
]

export interface YearEndTaxFacts {
  /** Whole 13th, and the part paid in the second instalment. */
  readonly whole: Money
  readonly second: Money
  readonly salary: Money
  readonly inss: InssTable
}

const APART = 'Lei nº 8.620/1993, art. 7º, § 2º: o 13º é calculado em separado'

export const THIRTEENTH_INSS_MISTAKES: readonly Mistake<YearEndTaxFacts>[] = [
  {
    id: 'inss_on_second_only',
    sentence: 'calcula o INSS só sobre a segunda parcela, e não sobre o 13º inteiro',
    law: APART,
    figures: ({ second, inss }) => [inssDue(second, inss).amount],
  },
  {
    id: 'inss_with_salary',
    sentence: 'soma o 13º ao salário do mês para calcular o INSS',
    law: APART,
    figures: ({ whole, salary, inss }) => [inssDue(whole + salary, inss).amount - inssDue(salary, inss).amount],
  },
]

export interface YearEndIrrfFacts extends YearEndTaxFacts {
  readonly inssCame: Money
  readonly dependents: number
  readonly irrf: IrrfTable
}

const EXCLUSIVE = 'Lei nº 7.713/1988, art. 26; Lei nº 8.134/1990, art. 16: exclusivo na fonte, em separado'

export const THIRTEENTH_IRRF_MISTAKES: readonly Mistake<YearEndIrrfFacts>[] = [
  {
    id: 'irrf_on_second_only',
    sentence: 'calcula o imposto só sobre a segunda parcela, e não sobre o 13º inteiro',
    law: EXCLUSIVE,
    figures: ({ second, inssCame, dependents, irrf }) => [
      irrfDue({ gross: second, deductions: inssCame + BigInt(dependents) * irrf.perDependent, finalAtSource: true }, irrf).amount,
    ],
  },
  {
    id: 'irrf_with_salary',
    sentence: 'soma o 13º ao salário do mês para calcular o imposto',
    law: EXCLUSIVE,
    figures({ whole, salary, inssCame, dependents, inss, irrf }) {
      const ofDependents = BigInt(dependents) * irrf.perDependent
      const month = inssDue(salary, inss).deductible
      const both = irrfDue({ gross: whole + salary, deductions: inssCame + month + ofDependents }, irrf).amount
      return [both - irrfDue({ gross: salary, deductions: month + ofDependents }, irrf).amount]
    },
  },
]
