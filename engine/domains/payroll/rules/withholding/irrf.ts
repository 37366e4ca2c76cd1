import { atLeastZero, greatest, type Money, portion, smallest } from '../../../../core/money.ts'
import { divide, type Ratio } from '../../../../core/ratio.ts'
import { bracketOf } from '../../../../core/scale.ts'
import { joined, type Phrase, say } from '../../../../core/text/sentence.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import type { IrrfTable } from '../../law/irrf.ts'

export interface IrrfDue {
  readonly amount: Money
  readonly detail: IrrfDetail
  /** Reduction with alternative rounding (of the result instead of the product), when it differs by a centavo: the law defines neither. */
  readonly otherReduction: Money | null
}

/** @public Appears in the package's type declarations. */
export interface IrrfDetail {
  readonly deductionUsed: 'legal' | 'simplified'
  readonly legalBase: Money
  readonly simplifiedBase: Money | null
  readonly base: Money
  readonly ratePercent: Ratio
  readonly deduct: Money
  readonly beforeReduction: Money
  readonly reduction: Money
  readonly waived: Money
}

export interface TaxablePayment {
  /** Gross taxable pay, on which the 2026 reduction is based. */
  readonly gross: Money
  /** Sum of INSS, dependents and alimony. */
  readonly deductions: Money
  /** True for the 13th salary: taxed finally at source, so a small withholding is not waived (Lei 9.430/1996, art. 67). */
  readonly finalAtSource?: boolean
  /** Base of the 2026 reduction when part of the gross is exempt. */
  readonly reductionOn?: Money
}

/** Tax on one payment. Tax and reduction are each rounded half up, as on a payslip. */
export function irrfDue({ gross, deductions, finalAtSource = false, reductionOn = gross }: TaxablePayment, table: IrrfTable): IrrfDue {
  const taxable = atLeastZero(gross - (table.monthlyExclusion ?? 0n))
  const legalBase = atLeastZero(taxable - deductions)
  const simplifiedBase = table.simplifiedDiscount === null ? null : atLeastZero(taxable - table.simplifiedDiscount)
  const simplified = table.simplifiedDiscount !== null && table.simplifiedDiscount > deductions
  const base = simplified ? simplifiedBase! : legalBase
  const bracket = bracketOf(base, table.brackets)!
  const beforeReduction = atLeastZero(portion(base, bracket.rate, 'halfUp') - bracket.deduct)
  const reduction = smallest(reductionFor(reductionOn, table), beforeReduction)
  const due = beforeReduction - reduction
  const waived = !finalAtSource && table.waivedUpTo !== null && due <= table.waivedUpTo ? due : 0n
  const whole = smallest(reductionFor(reductionOn, table, 'whole'), beforeReduction)
  return {
    amount: due - waived,
    otherReduction: whole === reduction ? null : whole,
    detail: {
      deductionUsed: simplified ? 'simplified' : 'legal',
      legalBase,
      simplifiedBase,
      base,
      ratePercent: bracket.rate,
      deduct: bracket.deduct,
      beforeReduction,
      reduction,
      waived,
    },
  }
}

/** Lei 15.270/2025: the reduction cancels the tax up to 5,000.00 and decreases linearly until 7,350.00. */
export function reductionFor(gross: Money, { reduction }: Pick<IrrfTable, 'reduction'>, rounded: 'product' | 'whole' = 'product'): Money {
  if (!reduction || gross > reduction.phaseOutUpTo) return 0n
  if (gross <= reduction.fullUpTo) return reduction.fullAmount
  const { constant, slope } = reduction
  if (rounded === 'product') return greatest(0n, constant - portion(gross, slope, 'halfUp'))
  return greatest(0n, divide(constant * slope.d - gross * slope.n, slope.d, 'halfUp'))
}

/** "base × rate − deduction", less reduction and waiver when present. */
export function irrfFormula({ detail: due }: IrrfDue): Phrase {
  if (due.ratePercent.isZero) return say`${due.base} × 0%; na faixa isenta`
  const tax = say`${due.base} × ${due.ratePercent} − ${due.deduct} = ${due.beforeReduction}`
  const less = [due.reduction > 0n && say`redução de ${due.reduction}`, due.waived > 0n && say`dispensa de ${due.waived}`]
  const taken = less.filter((each) => each !== false)
  return taken.length > 0 ? joined([say`(${tax})`, ...taken], ' − ') : tax
}

/** States disputable assumptions; `of` names the payment when a result has several ("do 13º"). */
export function assumeIrrfChoices(ctx: Context, { detail: due, otherReduction }: IrrfDue, table: IrrfTable, of?: Phrase): void {
  const tax = of ? say`IRRF ${of}` : 'IRRF'
  if (table.simplifiedDiscount !== null) {
    ctx.assume(
      due.deductionUsed === 'simplified'
        ? say`${tax} com o desconto simplificado de ${table.simplifiedDiscount}, maior que as deduções legais (Lei nº 9.250/1995, art. 4º, § 2º).`
        : say`${tax} com as deduções legais, não inferiores ao desconto simplificado (Lei nº 9.250/1995, art. 4º, § 2º).`,
    )
  }
  ctx.assume(
    due.reduction > 0n
      ? 'IRRF: imposto e redução arredondados, cada um, ao centavo mais próximo; a lei não fixa o arredondamento e esta é a prática das folhas.'
      : 'IRRF: imposto arredondado ao centavo mais próximo; a lei não fixa o arredondamento e esta é a prática das folhas.',
  )
  if (otherReduction !== null)
    ctx.assume(
      say`A redução do imposto dá meio centavo, e a lei não diz para que lado: aqui é ${due.reduction}, com o produto arredondado; há folhas que arredondam a redução inteira, ${otherReduction}, e retêm um centavo a menos.`,
    )
  if (due.waived > 0n) ctx.assume('Retenção de até R$ 10,00 é dispensada (Lei nº 9.430/1996, art. 67); o valor entra no ajuste anual.')
  if (table.monthlyExclusion !== null)
    ctx.assume('Excluídos R$ 100,00 da base, do 13º também, como de agosto a dezembro de 2004 (MP nº 202/2004, art. 1º, parágrafo único).')
}
