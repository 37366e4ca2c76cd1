/** Checks the net of a 13th-salary receipt, and computes it with the correct INSS. */
import type { Money } from '../../../../core/money.ts'
import { joined, say } from '../../../../core/text/sentence.ts'
import type { CheckContext } from '../../../../operation/definition/check.ts'
import { PAYMENT } from '../../rules/payslip/payslip-audit.ts'
import { netDoubt } from '../../rules/payslip/receipt-lines.ts'

interface Net {
  readonly informed: Money | undefined
  readonly whole: Money
  readonly first: Money
  readonly inss: Money | null
  readonly irrf: Money | null
  /** Other lines of the receipt. */
  readonly earned: Money
  readonly taken: Money
  readonly firstAlone: boolean
  readonly linesTold: boolean
  /** True when the document's lines sum to its net. */
  readonly summed: boolean
}

export function auditNet(
  ctx: CheckContext,
  { informed, whole, first, inss, irrf, earned, taken, firstAlone, linesTold, summed }: Net,
): void {
  const question = { id: 'net', label: 'Líquido', informed, favours: PAYMENT }
  if (inss === null || irrf === null) {
    ctx.cannot(question, 'Falta o INSS ou o IRRF, que não estão no registro desta data.')
    return
  }
  const net = whole + earned - first - inss - irrf - taken
  const outside = taken > 0n ? [taken] : []
  const plus = earned > 0n ? say` + ${earned}` : ''
  ctx.examine(question, () => ({
    expected: net,
    how: say`${joined([whole, first, inss, irrf, ...outside], ' − ')}${plus}; o líquido da segunda parcela`,
    accepted: [
      {
        amount: net + first,
        how: say`${joined([whole, inss, irrf, ...outside], ' − ')}${plus}; o líquido das duas parcelas`,
      },
      ...(firstAlone
        ? [{ amount: first + earned - taken, how: say`${joined([first, ...outside], ' − ')}${plus}; o líquido da primeira parcela` }]
        : []),
    ],
    doubt: netDoubt(ctx, { linesTold, summed, due: net }),
    adds: 4,
  }))
}

interface Corrected {
  readonly inss: { readonly expected: Money; readonly used: Money }
  readonly irrf: { readonly expected: Money; readonly informed: Money | undefined }
  readonly beforeTaxes: Money
}

export const correctedBy = ({ inss, irrf, beforeTaxes }: Corrected): NonNullable<CheckContext['corrected']> => ({
  why: 'Com o INSS certo, e o imposto refeito sobre ele.',
  items: [
    { id: 'inss', label: 'INSS do 13º', expected: inss.expected, difference: inss.used - inss.expected },
    {
      id: 'irrf',
      label: 'IRRF do 13º',
      expected: irrf.expected,
      difference: irrf.informed === undefined ? null : irrf.informed - irrf.expected,
    },
    { id: 'net', label: 'Líquido', expected: beforeTaxes - inss.expected - irrf.expected, difference: null },
  ],
})
