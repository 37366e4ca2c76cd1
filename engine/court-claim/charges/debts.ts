/** Fines, fees and costs of the claim. */

import { type Ratio, ZERO } from '../../core/ratio.ts'
import { say } from '../../core/text/sentence.ts'
import courtCostsLaw from '../../domains/court/law/court-costs.ts'
import courtFeesLaw from '../../domains/court/law/court-fees.ts'
import { total } from '../../domains/court/rules/amounts.ts'
import { type Costs, courtCosts, courtFee, type Fee } from '../../domains/court/rules/costs.ts'
import inss from '../../domains/payroll/law/inss.ts'
import irrf from '../../domains/payroll/law/irrf.ts'
import type { ClaimInput, CostsClaimInput, FeeClaimInput, FineInput } from '../input.ts'
import { exact, exactPercent, type Session } from '../session.ts'

export interface ClaimFine {
  readonly input: FineInput
  readonly base: Ratio
  readonly corrected: Ratio
  readonly interest: Ratio
  readonly total: Ratio
}

export interface Bases {
  readonly principal: Ratio
  readonly inss: Ratio
  readonly pension: Ratio
  readonly claimValue: Ratio | undefined
}

export function claimFines({ round, refuse }: Session, fines: readonly FineInput[], bases: Bases): ClaimFine[] {
  return fines.map((input, index) => {
    const base = input.percent === undefined ? ZERO : fineBase(input, bases)
    if (base === undefined) return refuse('given.claim_value', say`é necessário: a multa ${index + 1} incide sobre o valor da causa`)
    if (input.percent === undefined && input.amount === undefined) return refuse(`fines.${index}`, 'informe percent ou amount')
    const corrected =
      input.percent === undefined ? round(exact(input.amount!).times(exact(input.factor))) : round(base.times(exactPercent(input.percent)))
    const interest = corrected.times(exactPercent(input.interest_percent))
    return { input, base, corrected, interest, total: corrected.plus(interest) }
  })
}

function fineBase({ base }: FineInput, { principal, inss: contribution, pension, claimValue }: Bases): Ratio | undefined {
  switch (base) {
    case 'principal':
      return principal
    case 'principal_less_inss':
      return principal.minus(contribution)
    case 'principal_less_inss_pension':
      return principal.minus(contribution).minus(pension)
    case 'claim_value':
      return claimValue
  }
}

/** Sum of the fines of one direction, each rounded. */
export const finesOf = ({ round }: Session, fines: readonly ClaimFine[], between: FineInput['between'], onlyDeducted = false): Ratio =>
  total(fines.filter(({ input }) => input.between === between && (!onlyDeducted || input.deduct)).map((each) => round(each.total)))

export interface ClaimFee extends Fee {
  readonly input: FeeClaimInput
  readonly base: Ratio
}

/** @param gross of the claim, before fees. */
export function claimFees(session: Session, { fees, contract }: ClaimInput, gross: Ratio, inssDue: Ratio, pension: Ratio): ClaimFee[] {
  if (fees.length === 0) return []
  const { ctx, round } = session
  const { companyWithholding, mostShare } = ctx.law(courtFeesLaw, contract.settled_on)
  return fees.map((input, index) => {
    if (input.percent === undefined && input.amount === undefined) session.refuse(`fees.${index}`, 'informe percent ou amount')
    const base =
      input.base === 'gross' ? gross : input.base === 'gross_less_inss' ? gross.minus(inssDue) : gross.minus(inssDue).minus(pension)
    const percent = input.percent === undefined ? null : exactPercent(input.percent)
    if (percent && input.kind === 'attorney' && percent.compare(mostShare) > 0)
      session.warn('Honorários acima de 15%: a sucumbência na Justiça do Trabalho não passa disso (CLT, art. 791-A).')
    const fee = courtFee(
      {
        base,
        percent,
        amount: input.amount === undefined ? null : exact(input.amount),
        interest: exactPercent(input.interest_percent),
        withhold: input.withhold,
        withholdOnInterest: input.withhold_on_interest,
      },
      companyWithholding,
      ctx.law(irrf, contract.settled_on),
      round,
    )
    if (fee.isNegativeInPjeCalc)
      session.assume('A parcela a deduzir passa do imposto: aqui o retido é zero, e o PJe-Calc mostraria um valor negativo.')
    return { ...fee, input, base }
  })
}

export interface ClaimCosts extends Costs {
  readonly base: Ratio
}

const CEILING_FROM = courtCostsLaw.versions.find(({ value }) => value.knowledge.ceilingTimes !== null)!.from

export function claimCosts({ ctx, round }: Session, costs: CostsClaimInput, { contract }: ClaimInput, base: Ratio): ClaimCosts {
  const table = ctx.law(courtCostsLaw, contract.filed < courtCostsLaw.recordStarts ? courtCostsLaw.recordStarts : contract.filed)
  const ceiling = contract.filed >= CEILING_FROM ? ctx.law(inss, contract.settled_on).ceiling : null
  const found = courtCosts(
    {
      base,
      knowledge: costs.knowledge,
      knowledgeAmount: exact(costs.knowledge_amount),
      settlement: costs.settlement,
      settlementAmount: exact(costs.settlement_amount),
      acts: costs.acts,
      appraisals: costs.appraisals.map(exact),
      storage: costs.storage.map(({ appraisal, days }) => ({ appraisal: exact(appraisal), days })),
      paid: costs.paid.map(exact),
    },
    table,
    ceiling,
    round,
  )
  return { ...found, base }
}
