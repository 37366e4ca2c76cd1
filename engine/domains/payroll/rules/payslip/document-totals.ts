/** Totals of a document, and the document with every figure corrected. */
import { type Money, sum } from '../../../../core/money.ts'
import { joined, say } from '../../../../core/text/sentence.ts'
import type { CheckContext, Examined } from '../../../../operation/definition/check.ts'
import type { Printed } from './pay-document.ts'
import { EMPLOYER_WITHHOLDING, PAYMENT } from './payslip-audit.ts'

interface Sums {
  readonly earned: readonly Money[]
  readonly deducted: readonly Money[]
}

/**
 * Checks each total against the lines. A shortfall may come from lines that were not informed, which is not a mistake.
 * @param complete True when every line of the document was informed: only then must the parts add up.
 * @param at Suffix that distinguishes the documents of one month.
 */
export function auditTotals(ctx: CheckContext, { earned, deducted }: Sums, printed: Printed, complete = true, at = ''): void {
  const { total_earnings: totalEarnings, total_deductions: totalDeductions, net_received: net } = printed
  const parts = (amounts: readonly Money[]) => amounts.filter((amount) => amount > 0n)
  const doubt = (total: Money) => (informed: Money) => {
    if (complete) return null
    ctx.inform('Quais são as outras linhas do documento, com descrição e valor?', 'lines')
    return say`Há linhas do documento que não foram informadas, ou a soma está errada: as informadas dão ${total} e veio ${informed}.`
  }
  const total = (
    id: string,
    label: string,
    informed: Money | undefined,
    amounts: readonly Money[],
    favours: typeof PAYMENT | typeof EMPLOYER_WITHHOLDING,
  ) =>
    informed !== undefined &&
    ctx.examine({ id: `${id}${at}`, label, informed, favours }, () => ({
      expected: sum(amounts),
      how: joined(parts(amounts), ' + ', 0n),
      adds: parts(amounts).length,
      doubt: doubt(sum(amounts)),
    }))
  total('total_earnings', 'Total de vencimentos', totalEarnings, earned, PAYMENT)
  total('total_deductions', 'Total de descontos', totalDeductions, deducted, EMPLOYER_WITHHOLDING)
  const [plus, minus] = [totalEarnings ?? sum(earned), totalDeductions ?? sum(deducted)]
  const known = totalEarnings !== undefined && totalDeductions !== undefined
  ctx.examine({ id: `net${at}`, label: 'Valor líquido', informed: net, favours: PAYMENT }, () => ({
    expected: plus - minus,
    how: say`${plus} − ${minus}`,
    adds: known ? 2 : parts(earned).length + parts(deducted).length,
    ...(!known && { doubt: doubt(plus - minus) }),
  }))
}

interface Figures {
  readonly inss: Examined
  readonly irrf: Examined
  readonly transport: Examined | null
  readonly allowance: Examined | null
  /** Tax on the correct INSS; null when it cannot be computed. */
  rightTax(): Money | null
}

/** Amount by which a wrong figure departs from the expected one; zero otherwise. */
const fixing = (found: Examined | null): Money => (found?.verdict === 'differs' ? found.used! - found.expected! : 0n)

/** When a figure differs, shows the document with every figure corrected; recomputes the tax on the correct INSS. */
export function showCorrected(
  ctx: CheckContext,
  { inss, irrf, transport, allowance, rightTax }: Figures,
  left: Money,
  printed: Printed,
): void {
  if (![inss, irrf, transport, allowance].some((found) => found?.verdict === 'differs')) return
  const tax = (inss.verdict === 'differs' ? rightTax() : null) ?? irrf.expected
  const taxApart = tax === null || irrf.used === null ? 0n : irrf.used - tax
  const net = left + fixing(inss) + taxApart + fixing(transport) - fixing(allowance)
  const item = (id: string, label: string, used: Money | null, apart: Money) =>
    used === null ? [] : [{ id, label, expected: used - apart, difference: apart }]
  const { net_received: came } = printed
  ctx.corrected = {
    why: 'Com cada valor como manda a lei, e o imposto refeito sobre o INSS certo.',
    items: [
      ...item('inss', 'INSS', inss.used, fixing(inss)),
      ...item('irrf', 'IRRF', irrf.used, taxApart),
      { id: 'net', label: 'Valor líquido', expected: net, difference: came === undefined ? null : came - net },
    ],
  }
}
