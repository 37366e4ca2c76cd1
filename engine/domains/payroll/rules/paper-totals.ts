/** The sums of a paper, and the same paper with every figure right. */
import { type Money, sum } from '../../../core/money.ts'
import type { CheckContext, Examined } from '../../../core/operation/check.ts'
import { joined, say } from '../../../core/sentence.ts'
import type { Printed } from './paper.ts'
import { KEPT, PAID } from './payslip-audit.ts'

interface Sums {
  readonly earned: readonly Money[]
  readonly deducted: readonly Money[]
}

/**
 * A total is arithmetic over what came. Parts that fall short of it may be lines nobody informed, which is nobody's mistake.
 * @param complete whether every line of the paper was informed: only then do the parts have to add up.
 * @param at what tells the papers of a month apart.
 */
export function auditTotals(ctx: CheckContext, { earned, deducted }: Sums, printed: Printed, complete = true, at = ''): void {
  const { total_earnings: totalEarnings, total_deductions: totalDeductions, net_received: net } = printed
  const parts = (amounts: readonly Money[]) => amounts.filter((amount) => amount > 0n)
  const doubt = (total: Money) => (informed: Money) => {
    if (complete) return null
    ctx.inform('Quais são as outras linhas do documento, com descrição e valor?')
    return say`Há linhas do documento que não foram informadas, ou a soma está errada: as informadas dão ${total} e veio ${informed}.`
  }
  const total = (id: string, label: string, informed: Money | undefined, amounts: readonly Money[], favours: typeof PAID | typeof KEPT) =>
    informed !== undefined &&
    ctx.examine({ id: `${id}${at}`, label, informed, favours }, () => ({
      expected: sum(amounts),
      how: joined(parts(amounts), ' + ', 0n),
      adds: parts(amounts).length,
      doubt: doubt(sum(amounts)),
    }))
  total('total_earnings', 'Total de vencimentos', totalEarnings, earned, PAID)
  total('total_deductions', 'Total de descontos', totalDeductions, deducted, KEPT)
  const [plus, minus] = [totalEarnings ?? sum(earned), totalDeductions ?? sum(deducted)]
  const known = totalEarnings !== undefined && totalDeductions !== undefined
  ctx.examine({ id: `net${at}`, label: 'Valor líquido', informed: net, favours: PAID }, () => ({
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
  /** The tax on the right INSS; null where there is none to know it by. */
  rightTax(): Money | null
}

/** How much a wrong figure took from where it should be. */
const fixing = (found: Examined | null): Money => (found?.verdict === 'differs' ? found.used! - found.expected! : 0n)

/** Where a figure is wrong, the same paper with each right: the tax is worked again on the right INSS. */
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
