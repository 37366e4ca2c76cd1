import { decimalText, type Money, portion, sum } from '../../../../core/money.ts'
import { Ratio, ZERO } from '../../../../core/ratio.ts'
import { joined, type Phrase, say } from '../../../../core/text/sentence.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { choice, percentage } from '../../../../operation/input/fields.ts'
import { lawDefault } from '../../../../operation/input/law-default.ts'
import employerCharges, { type EmployerCharges } from '../../law/employer-charges.ts'

const REGIMES = ['normal', 'simples', 'simples_anexo_iv'] as const
export type Regime = (typeof REGIMES)[number]

/** Tax regime of the company; shared by all payroll charge calculators. */
export const regimeField = (
  label = 'Regime',
  hint = 'Normal (lucro presumido ou real), simples (anexos I, II, III e V) ou simples_anexo_iv',
) =>
  choice(
    label,
    REGIMES,
    { normal: 'Lucro presumido ou real', simples: 'Simples (anexos I, II, III e V)', simples_anexo_iv: 'Simples (anexo IV)' },
    { hint, means: 'company_regime' },
  )

/** Accident risk rate (RAT), before or after the company's factor. Default: the highest legal rate. */
export const ratField = (label: string, hint: string, meta: Readonly<Record<string, unknown>> = {}) =>
  lawDefault(percentage(label, { hint }).meta(meta), employerCharges, ({ rat }) => rat.serious.toPercent())

export const defaultRat = (ctx: Context): Ratio => ctx.usual('rat_rate', employerCharges, ({ rat }) => rat.serious)

export interface ChargeRates {
  readonly inss: Ratio
  readonly rat: Ratio
  readonly thirdParties: Ratio
}

interface Company {
  readonly regime: Regime
  /** Already multiplied by the company's factor (FAP). */
  readonly rat: Ratio
  /** Default: the rate of commerce, industry and most services. */
  readonly thirdParties?: Ratio | undefined
}

/**
 * Employer's social security on the payroll (Lei 8.212/1991, art. 22). The Simples includes it in the DAS, except annex IV, and pays no
 * third parties (LC 123/2006, art. 13, VI and § 3º).
 */
export function chargeRates(ctx: Context, { regime, rat, thirdParties }: Company): ChargeRates {
  const law = ctx.law(employerCharges)
  if (regime !== 'normal' && !law.simplesNacional)
    ctx.refuse('regime', 'o Simples Nacional só existe desde julho de 2007; nesta data use o regime normal')
  const largestRat = law.rat.serious.times(Ratio.of(BigInt(law.rat.largestFactor)))
  if (rat.compare(largestRat) > 0) ctx.refuse('rat_rate', say`passa de ${largestRat}, o maior RAT possível já com o FAP; veio ${rat}`)
  if (regime !== 'normal' && thirdParties && !thirdParties.isZero)
    ctx.refuse('third_parties_rate', 'optante do Simples não contribui a terceiros (LC nº 123/2006, art. 13, § 3º): omita o campo')
  const usual = Object.values(law.thirdParties).reduce((total, rate) => total.plus(rate), ZERO)
  const paysInss = regime !== 'simples'
  return {
    inss: paysInss ? law.inss : ZERO,
    rat: paysInss ? rat : ZERO,
    thirdParties: regime === 'normal' ? (thirdParties ?? usual) : ZERO,
  }
}

/** Disputable assumptions of the charges. */
export function assumeCharges(
  ctx: Context,
  { regime, thirdParties: given, hasRelief = false }: Company & { readonly hasRelief?: boolean },
  { thirdParties }: ChargeRates,
): void {
  if (hasRelief) {
    ctx.assume(say`Terceiros de ${thirdParties}, sobre toda a folha.`)
    return
  }
  if (regime !== 'normal')
    ctx.assume(
      'Optante do Simples: sem contribuição a terceiros (LC nº 123/2006, art. 13, § 3º); a patronal dos outros anexos está no DAS.',
    )
  else if (given === undefined)
    ctx.assume(say`Terceiros de ${thirdParties}, como em comércio, indústria e na maior parte dos serviços; sem desoneração da folha.`)
  else ctx.assume(say`Terceiros de ${given}, como informado; sem desoneração da folha.`)
}

/** Charges on a base, each rounded separately. */
export function chargesOn(base: Money, { inss, rat, thirdParties }: ChargeRates) {
  const charges = {
    inss: portion(base, inss, 'halfUp'),
    rat: portion(base, rat, 'halfUp'),
    thirdParties: portion(base, thirdParties, 'halfUp'),
  }
  return { ...charges, total: sum(Object.values(charges)) }
}

/** "R$ 3.000,00 × 20% + R$ 3.000,00 × 3% + …" */
export function chargesFormula(base: Money, rates: object): Phrase {
  const due = Object.values(rates).filter((rate: Ratio) => !rate.isZero)
  return joined(
    due.map((rate: Ratio) => say`${base} × ${rate}`),
    ' + ',
    0n,
  )
}

/** RAT after the company's factor (FAP), when the factor is provided separately. */
export function ratWithFactor(ctx: Context, { rat }: EmployerCharges, given: Ratio, fap: Ratio | undefined): Ratio {
  if (!fap) return given
  if (rat.largestFactor === 1) ctx.refuse('fap', 'o FAP só existe desde janeiro de 2010: nesta data omita o campo')
  if (given.compare(rat.serious) > 0) ctx.refuse('rat_rate', say`com fap, informe o RAT sem ele: o maior é ${rat.serious}; veio ${given}`)
  const multiplied = given.times(fap)
  ctx.assume(say`RAT de ${given} multiplicado pelo FAP de ${decimalText(fap.toNumber())}: ${multiplied}.`)
  return multiplied
}
