/** Totals of a run, added one payslip at a time in constant memory. */

import { keysOf } from '../../core/collections/records.ts'
import type { Day } from '../../core/day.ts'
import type { Money } from '../../core/money.ts'
import type { MonthResult } from '../payslip/month-lines.ts'
import type { PaidWorker, Payslip, PayslipLine } from '../person.ts'

/** Payslip figures that are summed over people. */
export const PAYSLIP_FIGURES = [
  'totalEarnings',
  'totalDeductions',
  'net',
  'inss',
  'inss13',
  'irrf',
  'irrf13',
  'irrfVacation',
  'irrfPlr',
  'fgts',
  'fgts13',
  'fgtsNotice',
] as const
type Summed = (typeof PAYSLIP_FIGURES)[number]

/** Sums per kind of worker, for the guides and the journal. */
export interface WorkerSums {
  inss: Money
  inss13: Money
  /** Tax on work: month, vacation and 13th. */
  tax: Money
  /** Part of `tax` on the 13th. */
  tax13: Money
  fgts: Money
  reserve: Money
  /** Family allowance and maternity pay, reimbursed by the INSS. */
  refunded: Money
  base: Money
  base13: Money
  charges: { inss: Money; rat: Money; thirdParties: Money; socialContribution: Money }
  /** Parts of `inss13` and `base13` of contracts that ended: due with the month. */
  ended13: { inss: Money; base: Money }
  /** FGTS and reserve of contracts that ended, by the last day: due with the termination. */
  readonly rescissions: Map<Day, { fgts: Money; reserve: Money }>
  /** Part of `charges` on a domestic worker's 13th. */
  domestic13: { inss: Money; rat: Money }
  /** Part of charges, FGTS and reserve paid from the provision of charges. */
  provided: ProvidedSums
}

type ProvidedSums = { [each in 'inss' | 'rat' | 'thirdParties' | 'fgts' | 'reserve' | 'socialContribution']: Money }

export interface LineSum {
  readonly nature: string
  readonly kind: PayslipLine['kind']
  amount: Money
}

/** Reimbursed natures among the lines that columns compute. */
const REFUNDED = ['1409', '4050']

const NO_CHARGES = { inss: 0n, rat: 0n, thirdParties: 0n, socialContribution: 0n }

const emptyWorker = (): WorkerSums => ({
  inss: 0n,
  inss13: 0n,
  tax: 0n,
  tax13: 0n,
  fgts: 0n,
  reserve: 0n,
  refunded: 0n,
  base: 0n,
  base13: 0n,
  charges: { ...NO_CHARGES },
  ended13: { inss: 0n, base: 0n },
  rescissions: new Map(),
  domestic13: { inss: 0n, rat: 0n },
  provided: { ...NO_CHARGES, fgts: 0n, reserve: 0n },
})

const addProvided = (sums: ProvidedSums, more: ProvidedSums): void => {
  for (const name of keysOf(sums)) sums[name] += more[name]
}

function addRescission(of: WorkerSums['rescissions'], day: Day, { fgts, reserve }: { fgts: Money; reserve: Money }): void {
  const kept = of.get(day) ?? { fgts: 0n, reserve: 0n }
  of.set(day, { fgts: kept.fgts + fgts, reserve: kept.reserve + reserve })
}

function addWorker(total: WorkerSums, { charges, ended13, rescissions, domestic13, provided, ...sums }: WorkerSums): void {
  total.inss += sums.inss
  total.inss13 += sums.inss13
  total.tax += sums.tax
  total.tax13 += sums.tax13
  total.fgts += sums.fgts
  total.reserve += sums.reserve
  total.refunded += sums.refunded
  total.base += sums.base
  total.base13 += sums.base13
  total.charges.inss += charges.inss
  total.charges.rat += charges.rat
  total.charges.thirdParties += charges.thirdParties
  total.charges.socialContribution += charges.socialContribution
  total.ended13.inss += ended13.inss
  total.ended13.base += ended13.base
  for (const [day, rescission] of rescissions) addRescission(total.rescissions, day, rescission)
  total.domestic13.inss += domestic13.inss
  total.domestic13.rat += domestic13.rat
  addProvided(total.provided, provided)
}

/** Serializable totals, for transfer between threads or to a file. */
export type TotalsState = Pick<RunTotals, 'people' | 'errors' | 'netNegative' | 'sums' | 'provisions' | 'workers' | 'lines'>

export class RunTotals {
  people = 0
  errors = 0
  netNegative = 0
  readonly sums: Record<Summed, Money> = {
    totalEarnings: 0n,
    totalDeductions: 0n,
    net: 0n,
    inss: 0n,
    inss13: 0n,
    irrf: 0n,
    irrf13: 0n,
    irrfVacation: 0n,
    irrfPlr: 0n,
    fgts: 0n,
    fgts13: 0n,
    fgtsNotice: 0n,
  }
  readonly provisions = { thirteenth: 0n, vacation: 0n, charges: 0n, remeasured: 0n, total: 0n }
  readonly workers = new Map<PaidWorker, WorkerSums>()
  readonly lines = new Map<string, LineSum>()

  add(payslip: Payslip): void {
    this.people += 1
    if (payslip.net < 0n) this.netNegative += 1
    for (const name of PAYSLIP_FIGURES) this.sums[name] += payslip[name]
    for (const name of ['thirteenth', 'vacation', 'charges', 'remeasured', 'total'] as const)
      this.provisions[name] += payslip.provision[name]
    this.#addWorker(payslip)
    for (const { nature, kind, amount } of payslip.lines) this.#addLine(nature, kind, amount)
  }

  #addWorker({ worker, employer, employerBases, ...payslip }: Payslip): void {
    const sums = this.workers.get(worker) ?? emptyWorker()
    this.workers.set(worker, sums)
    sums.inss += payslip.inss
    sums.inss13 += payslip.inss13
    sums.tax += payslip.irrf + payslip.irrf13 + payslip.irrfVacation
    sums.tax13 += payslip.irrf13
    sums.fgts += employer.fgts
    sums.reserve += employer.reserve
    sums.refunded += payslip.refunded
    sums.base += employerBases.month
    sums.base13 += employerBases.thirteenth
    sums.charges.inss += employer.inss
    sums.charges.rat += employer.rat
    sums.charges.thirdParties += employer.thirdParties
    sums.charges.socialContribution += employer.socialContribution
    if (payslip.ended !== null) {
      sums.ended13.inss += payslip.inss13
      sums.ended13.base += employerBases.thirteenth
      addRescission(sums.rescissions, payslip.ended, employer)
    }
    sums.domestic13.inss += payslip.domestic13.inss
    sums.domestic13.rat += payslip.domestic13.rat
    addProvided(sums.provided, payslip.provided)
  }

  #addLine(nature: string, kind: PayslipLine['kind'], amount: Money): void {
    const key = `${kind} ${nature}`
    const kept = this.lines.get(key)
    if (kept) kept.amount += amount
    else this.lines.set(key, { nature, kind, amount })
  }

  /** Adds employees paid by columns, by their sums in whole centavos. */
  addMonths(
    people: number,
    sums: Readonly<Record<MonthResult, number>>,
    lines: readonly { nature: string; kind: PayslipLine['kind']; amount: number }[],
  ): void {
    if (people === 0) return
    const of = (name: MonthResult): Money => BigInt(sums[name])
    this.people += people
    for (const name of ['totalEarnings', 'totalDeductions', 'net', 'inss', 'irrf', 'fgts'] as const) this.sums[name] += of(name)
    for (const name of ['thirteenth', 'vacation', 'charges'] as const) this.provisions[name] += of(name)
    this.provisions.total += of('thirteenth') + of('vacation') + of('charges')
    const refunded = lines.filter(({ nature }) => REFUNDED.includes(nature)).map(({ amount }) => BigInt(amount))
    const worker = emptyWorker()
    addWorker(worker, {
      ...emptyWorker(),
      inss: of('inss'),
      tax: of('irrf'),
      fgts: of('fgts'),
      refunded: refunded.reduce((sum, each) => sum + each, 0n),
      base: of('base'),
      charges: {
        inss: of('employerInss'),
        rat: of('employerRat'),
        thirdParties: of('employerThirdParties'),
        socialContribution: 0n,
      },
    })
    this.merge({ ...new RunTotals(), workers: new Map([['employee', worker]]) })
    const told = lines.reduce((sum, { kind, amount }) => (kind === 'earning' ? sum + BigInt(amount) : sum), 0n)
    const all = [
      { nature: '1000', kind: 'earning' as const, amount: of('totalEarnings') - told },
      { nature: '9201', kind: 'deduction' as const, amount: of('inss') },
      { nature: '9203', kind: 'deduction' as const, amount: of('irrf') },
      ...lines.map((line) => ({ ...line, amount: BigInt(line.amount) })),
    ]
    for (const { nature, kind, amount } of all) if (amount > 0n) this.#addLine(nature, kind, amount)
  }

  merge(more: TotalsState): void {
    this.people += more.people
    this.errors += more.errors
    this.netNegative += more.netNegative
    for (const name of PAYSLIP_FIGURES) this.sums[name] += more.sums[name]
    for (const name of keysOf(this.provisions)) this.provisions[name] += more.provisions[name]
    for (const [worker, sums] of more.workers) {
      const kept = this.workers.get(worker) ?? emptyWorker()
      this.workers.set(worker, kept)
      addWorker(kept, sums)
    }
    for (const { nature, kind, amount } of more.lines.values()) this.#addLine(nature, kind, amount)
  }

  amountOf(...natures: string[]): Money {
    let total = 0n
    for (const { nature, kind, amount } of this.lines.values()) if (kind !== 'informative' && natures.includes(nature)) total += amount
    return total
  }

  of(...workers: PaidWorker[]): WorkerSums {
    const total = emptyWorker()
    for (const worker of workers) {
      const sums = this.workers.get(worker)
      if (sums) addWorker(total, sums)
    }
    return total
  }
}
