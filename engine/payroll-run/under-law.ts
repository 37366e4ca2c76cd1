/**
 * A payroll under a change of the law, compared with the payroll under the current law: gains and losses per person and for the company.
 */

import { keysOf, recordOf } from '../core/collections/records.ts'
import { endOfMonth } from '../core/day.ts'
import type { Money } from '../core/money.ts'
import { type Reform, reformOf, under } from '../core/reform/reform.ts'
import { assertRead, refuseImpossible } from '../core/reform/with-reform.ts'
import { provenanceOf } from '../operation/evaluation/envelope.ts'
import type { Ports } from '../operation/evaluation/ports.ts'
import type { Payslip } from './person.ts'
import { type PayrollRequest, PayrollRun, type RowError, type RowResult } from './run.ts'

type Summed = Pick<
  Payslip,
  'net' | 'inss' | 'inss13' | 'irrf' | 'irrf13' | 'irrfVacation' | 'irrfPlr' | 'fgts' | 'fgts13' | 'fgtsNotice' | 'employer'
>

const figuresOf = ({ net, inss, inss13, irrf, irrf13, irrfVacation, irrfPlr, fgts, fgts13, fgtsNotice, employer }: Summed) => ({
  inss: inss + inss13,
  irrf: irrf + irrf13 + irrfVacation + irrfPlr,
  fgts: fgts + fgts13 + fgtsNotice,
  net,
  /** Total paid by the employer, including FGTS. */
  employer: employer.total,
})

export interface PersonDifference extends Readonly<ReturnType<typeof figuresOf>> {
  readonly id: string
}

const minus = <K extends string>(after: Readonly<Record<K, Money>>, before: Readonly<Record<K, Money>>): Record<K, Money> =>
  recordOf(keysOf(after), (name) => {
    const [then, now]: readonly Money[] = [after[name], before[name]]
    return then! - now!
  })

export class PayrollUnderLaw {
  readonly reform: Reform
  readonly run: PayrollRun
  #before: PayrollRun

  /**
   * @param before The run under the current law, which pays each person first. @throws InvalidInput naming `law` when the change cannot be
   * parsed.
   */
  constructor(law: unknown, asked: PayrollRequest, before: PayrollRun, ports: Ports) {
    this.reform = reformOf(law, ports, endOfMonth(asked.month))
    this.run = refuseImpossible(() => new PayrollRun(asked, under(ports, this.reform)))
    this.#before = before
  }

  /**
   * Difference of a person, after less before; the issues of a person rejected only under the change; null for a person rejected by both.
   */
  pay(raw: unknown, paid: RowResult): { readonly difference: PersonDifference } | { readonly error: RowError } | null {
    const result = refuseImpossible(() => this.run.pay(raw))
    if ('error' in paid) return null
    if ('error' in result)
      return { error: { ...result.error, issues: result.error.issues.map((issue) => ({ ...issue, field: `law.${issue.field}` })) } }
    return { difference: { id: paid.payslip.id, ...minus(figuresOf(result.payslip), figuresOf(paid.payslip)) } }
  }

  /** @throws InvalidInput when no payslip reads a changed table. */
  assertRead(): void {
    assertRead(this.reform, provenanceOf(this.run.law.ctx))
  }

  summary() {
    const { id, text, title, warnings } = this.reform
    const [before, after] = [sumsOf(this.#before), sumsOf(this.run)]
    const told = warnings.map(({ message }) => message)
    return { hypothetical: true, id, text, title, warnings: told, before, after, difference: minus(after, before) }
  }
}

function sumsOf(run: PayrollRun) {
  const { totals, employer, cost } = run.summary()
  return { ...figuresOf({ ...totals, employer }), cost: cost.total }
}
