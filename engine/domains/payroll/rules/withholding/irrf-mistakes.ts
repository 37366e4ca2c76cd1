import type { Day } from '../../../../core/day.ts'
import { atLeastZero, type Money, smallest } from '../../../../core/money.ts'
import { composed, word } from '../../../../core/text/language.ts'
import type { Mistake } from '../../../../operation/definition/check.ts'
import irrf, { type IrrfTable } from '../../law/irrf.ts'
import { type IrrfDue, irrfDue, reductionFor } from './irrf.ts'
import { tableAfter, tablesBefore } from './neighbouring-tables.ts'

export interface IrrfFacts {
  /** Taxable pay, on which the reduction is based. */
  readonly gross: Money
  /** INSS deducted according to the document, as deductible from the tax. */
  readonly inss: Money
  /** Correct INSS by law; equals `inss` when they agree. */
  readonly rightInss: Money
  readonly dependents: number
  readonly alimony: Money
  readonly finalAtSource: boolean
  readonly table: IrrfTable
  readonly day: Day
  /** Printed base that the tax must use; null to compute it from pay and deductions. */
  readonly base: Money | null
}

/** Facts needed to compute the tax alone. */
export type IrrfWork = Pick<IrrfFacts, 'gross' | 'inss' | 'dependents' | 'alimony' | 'table'> &
  Partial<Pick<IrrfFacts, 'finalAtSource' | 'base'>>

/** Tax on these facts, from the printed base if any. */
export function irrfOf({ gross, inss, dependents, alimony, finalAtSource = false, table, base = null }: IrrfWork): IrrfDue {
  if (base !== null)
    return irrfDue({ gross, deductions: gross - base, finalAtSource }, { ...table, simplifiedDiscount: null, monthlyExclusion: null })
  return irrfDue({ gross, deductions: inss + BigInt(dependents) * table.perDependent + alimony, finalAtSource }, table)
}

const tax = (facts: IrrfFacts): Money => irrfOf(facts).amount
const under = (facts: IrrfFacts, changed: Partial<IrrfTable>): Money => tax({ ...facts, table: { ...facts.table, ...changed } })

/** Skips documents with a printed base, which already includes the deductions. */
const fromPay =
  (figures: (facts: IrrfFacts) => readonly Money[]) =>
  (facts: IrrfFacts): readonly Money[] =>
    facts.base === null ? figures(facts) : []

const REDUCTION = 'Lei nº 9.250/1995, art. 3º-A (Lei nº 15.270/2025)'
const DEDUCTIONS = 'Lei nº 9.250/1995, art. 4º'

/** Common income tax mistakes on payslips, most likely first. */
export const IRRF_MISTAKES: readonly Mistake<IrrfFacts>[] = [
  {
    id: 'reduction_ignored',
    sentence: 'não aplica a redução do imposto que vale desde janeiro de 2026',
    law: REDUCTION,
    figures: (facts) => (facts.table.reduction ? [under(facts, { reduction: null })] : []),
  },
  {
    id: 'simplified_ignored',
    sentence: 'não usa o desconto simplificado, maior que as deduções legais',
    law: `${DEDUCTIONS}, § 2º`,
    figures: fromPay((facts) => (facts.table.simplifiedDiscount === null ? [] : [under(facts, { simplifiedDiscount: null })])),
  },
  {
    id: 'dependent_missing',
    sentence: 'conta um dependente a menos',
    law: composed(() => word`${DEDUCTIONS}, III`),
    figures: fromPay((facts) => (facts.dependents > 0 ? [tax({ ...facts, dependents: facts.dependents - 1 })] : [])),
  },
  {
    id: 'dependents_ignored',
    sentence: 'não conta os dependentes',
    law: composed(() => word`${DEDUCTIONS}, III`),
    figures: fromPay((facts) => (facts.dependents > 1 ? [tax({ ...facts, dependents: 0 })] : [])),
  },
  {
    id: 'dependent_extra',
    sentence: 'conta um dependente a mais',
    law: composed(() => word`${DEDUCTIONS}, III`),
    figures: fromPay((facts) => [tax({ ...facts, dependents: facts.dependents + 1 })]),
  },
  {
    id: 'old_table',
    sentence: 'usa a tabela anterior do imposto de renda, que já não valia',
    law: 'Lei nº 9.250/1995, art. 3º: vale a tabela do dia do pagamento',
    figures: (facts) => tablesBefore(irrf, facts.day).map((table) => tax({ ...facts, table })),
  },
  {
    id: 'right_inss_used',
    sentence: 'deduz o INSS que seria o certo, e não o que foi descontado',
    law: `${DEDUCTIONS}, IV`,
    figures: fromPay((facts) => (facts.rightInss === facts.inss ? [] : [tax({ ...facts, inss: facts.rightInss })])),
  },
  {
    id: 'inss_not_deducted',
    sentence: 'não deduz o INSS da base',
    law: `${DEDUCTIONS}, IV`,
    figures: fromPay((facts) => [
      tax({ ...facts, inss: 0n }),
      tax({ ...facts, inss: 0n, table: { ...facts.table, simplifiedDiscount: null } }),
    ]),
  },
  {
    id: 'alimony_ignored',
    sentence: 'não deduz a pensão alimentícia da base',
    law: `${DEDUCTIONS}, II`,
    figures: fromPay((facts) => (facts.alimony > 0n ? [tax({ ...facts, alimony: 0n })] : [])),
  },
  {
    id: 'simplified_forced',
    sentence: 'usa o desconto simplificado, menor que as deduções legais',
    law: `${DEDUCTIONS}, § 2º`,
    figures: fromPay((facts) => {
      const { simplifiedDiscount } = facts.table
      return simplifiedDiscount === null
        ? []
        : [tax({ ...facts, inss: simplifiedDiscount, dependents: 0, alimony: 0n, table: { ...facts.table, simplifiedDiscount: null } })]
    }),
  },
  {
    id: 'both_deductions',
    sentence: 'soma o desconto simplificado às deduções legais',
    law: composed(() => word`${DEDUCTIONS}, § 2º: um ou outro`),
    figures: fromPay((facts) => {
      const { simplifiedDiscount } = facts.table
      return simplifiedDiscount === null
        ? []
        : [tax({ ...facts, inss: facts.inss + simplifiedDiscount, table: { ...facts.table, simplifiedDiscount: null } })]
    }),
  },
  {
    id: 'reduction_on_base',
    sentence: 'mede a redução pela base do imposto, e não pelo rendimento bruto',
    law: REDUCTION,
    figures(facts) {
      if (!facts.table.reduction) return []
      const { base, beforeReduction } = irrfOf(facts).detail
      return [beforeReduction - smallest(reductionFor(base, facts.table), beforeReduction)]
    },
  },
  {
    id: 'reduction_in_full',
    sentence: 'aplica a redução inteira acima do limite em que ela começa a diminuir',
    law: REDUCTION,
    figures(facts) {
      const { reduction } = facts.table
      return reduction ? [atLeastZero(irrfOf(facts).detail.beforeReduction - reduction.fullAmount)] : []
    },
  },
  {
    id: 'parcel_ignored',
    sentence: 'não subtrai a parcela a deduzir da tabela',
    law: 'Lei nº 9.250/1995, art. 3º: a tabela tem alíquota e parcela a deduzir',
    figures: (facts) => [under(facts, { brackets: facts.table.brackets.map((bracket) => ({ ...bracket, deduct: 0n })) })],
  },
  {
    id: 'waiver_ignored',
    sentence: 'retém um imposto de até R$ 10,00, que é dispensado',
    law: 'Lei nº 9.430/1996, art. 67',
    figures: (facts) => (facts.finalAtSource || facts.table.waivedUpTo === null ? [] : [under(facts, { waivedUpTo: null })]),
  },
  {
    id: 'waived_wrongly',
    sentence: 'dispensa o imposto pequeno do 13º, que é exclusivo na fonte e não tem dispensa',
    law: 'Lei nº 9.430/1996, art. 67',
    figures: (facts) => (facts.finalAtSource ? [tax({ ...facts, finalAtSource: false })] : []),
  },
  {
    id: 'new_table',
    sentence: 'usa a tabela seguinte do imposto de renda, que ainda não valia',
    law: 'Lei nº 9.250/1995, art. 3º: vale a tabela do dia do pagamento',
    figures: (facts) => tableAfter(irrf, facts.day).map((table) => tax({ ...facts, table })),
  },
  {
    id: 'not_withheld',
    sentence: 'não retém o imposto',
    law: 'Lei nº 7.713/1988, art. 7º',
    figures: () => [0n],
  },
]
