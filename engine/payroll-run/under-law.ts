/** A payroll under a change of the law, beside the same payroll under the law as it is: what each person and the company gain or lose. */
import { endOfMonth } from '../core/day.ts'
import type { Money } from '../core/money.ts'
import { provenanceOf } from '../core/operation/envelope.ts'
import type { Ports } from '../core/operation/ports.ts'
import { keysOf, recordOf } from '../core/records.ts'
import { type Reform, reformOf, under } from '../core/reform/reform.ts'
import { assertRead, attempted } from '../core/reform/under.ts'
import type { Payslip } from './person.ts'
import { type PayrollAsked, PayrollRun, type RowError, type RowResult } from './run.ts'

type Summed = Pick<Payslip, 'net' | 'inss' | 'inss13' | 'irrf' | 'irrf13' | 'irrfVacation' | 'irrfPlr' | 'fgts' | 'fgts13' | 'employer'>

const figuresOf = ({ net, inss, inss13, irrf, irrf13, irrfVacation, irrfPlr, fgts, fgts13, employer }: Summed) => ({
  inss: inss + inss13,
  irrf: irrf + irrf13 + irrfVacation + irrfPlr,
  fgts: fgts + fgts13,
  net,
  /** All that the employer pays on the pay, FGTS included. */
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

  /** @param before the run under the law, which pays everybody first. @throws InvalidInput under `law` where the change cannot be read. */
  constructor(law: unknown, asked: PayrollAsked, before: PayrollRun, ports: Ports) {
    this.reform = reformOf(law, ports, endOfMonth(asked.month))
    this.run = attempted(() => new PayrollRun(asked, under(ports, this.reform)))
    this.#before = before
  }

  /** The same person, after less before; of who is refused under the change alone, why; null of who is refused anyway. */
  pay(raw: unknown, paid: RowResult): { readonly difference: PersonDifference } | { readonly error: RowError } | null {
    const result = attempted(() => this.run.pay(raw))
    if ('error' in paid) return null
    if ('error' in result)
      return { error: { ...result.error, issues: result.error.issues.map((issue) => ({ ...issue, field: `law.${issue.field}` })) } }
    return { difference: { id: paid.payslip.id, ...minus(figuresOf(result.payslip), figuresOf(paid.payslip)) } }
  }

  /** @throws InvalidInput where nothing that was paid reads a table that changes. */
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
