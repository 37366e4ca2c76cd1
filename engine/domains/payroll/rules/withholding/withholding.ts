import type { Money } from '../../../../core/money.ts'
import { say } from '../../../../core/text/sentence.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import inss from '../../law/inss.ts'
import irrf from '../../law/irrf.ts'
import { assumeInssRounding, inssDue, inssFormula } from './inss.ts'
import { assumeIrrfChoices, irrfDue, irrfFormula } from './irrf.ts'

interface Withholding {
  readonly inss: Money
  readonly irrf: Money
  /** True when a tax was due but too small to be withheld (Lei 9.430/1996, art. 67). */
  readonly irrfWaived: boolean
}

interface Payment {
  /** Suffix of the step label: "do 13º", "das férias". */
  readonly of: string
  readonly gross: Money
  /** Paid together and included only in the income tax base. */
  readonly alsoTaxed?: Money
  readonly dependents: number
  readonly finalAtSource?: boolean
}

/** INSS and income tax on one payment with its own bases: the month's pay, the 13th, the vacation. */
export function withholding(ctx: Context, { of, gross, alsoTaxed = 0n, dependents, finalAtSource = false }: Payment): Withholding {
  const inssTable = ctx.law(inss)
  const irrfTable = ctx.law(irrf)
  if (gross === 0n) return { inss: 0n, irrf: 0n, irrfWaived: false }
  const contribution = inssDue(gross, inssTable)
  assumeInssRounding(ctx, inssTable)
  ctx.step(say`INSS ${of}`, () => inssFormula(contribution), contribution.amount)
  const deductions = contribution.deductible + BigInt(dependents) * irrfTable.perDependent
  const tax = irrfDue({ gross: gross + alsoTaxed, deductions, finalAtSource }, irrfTable)
  assumeIrrfChoices(ctx, tax, irrfTable, of)
  ctx.step(say`IRRF ${of}`, () => irrfFormula(tax), tax.amount)
  return { inss: contribution.amount, irrf: tax.amount, irrfWaived: tax.detail.waived > 0n }
}
