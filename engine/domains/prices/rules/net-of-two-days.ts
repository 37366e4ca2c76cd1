/** Net pay of two days, each by the INSS and IRRF tables of its day. */

import type { Day } from '../../../core/day.ts'
import { smallestInput } from '../../../core/math/solver.ts'
import type { Money } from '../../../core/money.ts'
import { say } from '../../../core/text/sentence.ts'
import type { Context } from '../../../operation/evaluation/context.ts'
import inss from '../../payroll/law/inss.ts'
import irrf from '../../payroll/law/irrf.ts'
import { netPay, netPayShape, type PayTables } from '../../payroll/rules/withholding/net-pay.ts'

/** Upper search bound: no recorded table takes half of the pay above its exempt part. */
const ENOUGH = (target: Money): Money => target * 2n + 1000_00n

const tablesOn = (ctx: Context, day: Day): PayTables => ({ inss: ctx.law(inss, day), irrf: ctx.law(irrf, day) })

/** Net pay of a gross salary on a day. */
export function netOn(ctx: Context, gross: Money, dependents: number, day: Day): Money {
  const { inss: contribution, irrf: tax, net } = netPay({ gross, dependents }, tablesOn(ctx, day))
  return ctx.step(say`Líquido de ${gross}`, say`${gross} − ${contribution} − ${tax}`, net)
}

/** Smallest gross salary that leaves a net on a day. */
export function grossFor(ctx: Context, net: Money, dependents: number, day: Day): Money {
  const tables = tablesOn(ctx, day)
  const left = (gross: Money): Money => netPay({ gross, dependents }, tables).net
  return smallestInput(left, net, 1n, ENOUGH(net), netPayShape(tables))!
}
