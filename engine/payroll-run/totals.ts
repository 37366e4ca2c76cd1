/** The sums of a run, added a payslip at a time: what a million people come to needs no more room than ten. */
import type { Money } from '../core/money.ts'
import { keysOf } from '../core/records.ts'
import type { MonthResult } from './month-lines.ts'
import type { PaidWorker, Payslip, PayslipLine } from './person.ts'

/** The figures of a payslip that add up over people. */
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
] as const
type Summed = (typeof PAYSLIP_FIGURES)[number]

/** What the guides and the journal need of each kind of worker. */
export interface WorkerSums {
  inss: Money
  inss13: Money
  /** Tax of work: month, vacation and 13th. */
  tax: Money
  /** Of the tax, that of the 13th. */
  tax13: Money
  fgts: Money
  reserve: Money
  /** Family allowance and maternity pay, which the INSS gives back. */
  refunded: Money
  base: Money
  base13: Money
  charges: { inss: Money; rat: Money; thirdParties: Money }
  /** Of charges, those of a domestic worker's 13th. */
  domestic13: { inss: Money; rat: Money }
  /** Of charges, FGTS and reserve, what comes out of the provision of charges. */
  provided: ProvidedSums
}

type ProvidedSums = { [each in 'inss' | 'rat' | 'thirdParties' | 'fgts' | 'reserve']: Money }

export interface LineSum {
  readonly nature: string
  readonly kind: PayslipLine['kind']
  amount: Money
}

const REFUNDED = ['1409', '4050']

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
  charges: { inss: 0n, rat: 0n, thirdParties: 0n },
  domestic13: { inss: 0n, rat: 0n },
  provided: { inss: 0n, rat: 0n, thirdParties: 0n, fgts: 0n, reserve: 0n },
})

const addProvided = (sums: ProvidedSums, more: ProvidedSums): void => {
  for (const name of keysOf(sums)) sums[name] += more[name]
}

function addWorker(total: WorkerSums, { charges, domestic13, provided, ...sums }: WorkerSums): void {
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
  total.domestic13.inss += domestic13.inss
  total.domestic13.rat += domestic13.rat
  addProvided(total.provided, provided)
}

/** What a thread hands over of its sums, or a file keeps. */
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
    for (const { nature, amount } of payslip.lines) if (REFUNDED.includes(nature)) sums.refunded += amount
    sums.base += employerBases.month
    sums.base13 += employerBases.thirteenth
    sums.charges.inss += employer.inss
    sums.charges.rat += employer.rat
    sums.charges.thirdParties += employer.thirdParties
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

  /** Employees with a salary and lines of the month, by what all of them come to in whole centavos. */
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
      charges: { inss: of('employerInss'), rat: of('employerRat'), thirdParties: of('employerThirdParties') },
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

  /** What others were paid, added to this. */
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

  /** What lines of some natures come to. */
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
