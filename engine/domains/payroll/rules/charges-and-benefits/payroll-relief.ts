/** Payroll relief (desoneração): a contribution on revenue in place of part of the employer's 20% (Lei 12.546/2011, arts. 7º to 9º-A). */
import { type Money, portion, proportion } from '../../../../core/money.ts'
import { divide, ONE, Ratio, ZERO } from '../../../../core/ratio.ts'
import { choice } from '../../../../operation/input/fields.ts'
import type { PayrollRelief } from '../../law/payroll-relief.ts'

export const SECTORS = ['it', 'call_center', 'passenger_transport', 'construction', 'infrastructure', 'media'] as const
export const SECTOR_WORDS = {
  it: 'Tecnologia da informação e comunicação',
  call_center: 'Call center',
  passenger_transport: 'Transporte de passageiros',
  construction: 'Construção civil',
  infrastructure: 'Obras de infraestrutura',
  media: 'Jornais, rádio e televisão',
} as const
export type Sector = (typeof SECTORS)[number]

/** Sector of a company under payroll relief, in calculators of other costs. */
export const reliefField = () =>
  choice('Desoneração da folha', SECTORS, SECTOR_WORDS, {
    hint: 'Setor da empresa que optou por ela, de 2024 a 2027',
    blank: 'sem desoneração',
  })

interface Month {
  readonly covered: Money
  readonly other: Money
  readonly payroll: Money
  readonly thirteenth: Money
  /** Rate on revenue before the share of the year. */
  readonly rate: Ratio
  /** Employer's contribution on the payroll. */
  readonly inss: Ratio
}

export interface ReliefDue {
  readonly rate: Ratio
  /** Revenue that pays the rate. */
  readonly taxed: Money
  /** Share of the revenue outside the relief; zero when it follows the covered one. */
  readonly otherShare: Ratio
  readonly payrollRate: Ratio
  readonly onRevenue: Money
  readonly onPayroll: Money
  readonly onThirteenth: Money
}

export function reliefDue({ covered, other, payroll, thirteenth, rate: whole, inss }: Month, law: PayrollRelief): ReliefDue {
  const outside = proportion(other, covered + other)
  const follows = outside.compare(law.otherRevenueUpTo) <= 0
  const otherShare = follows ? ZERO : outside
  const taxed = follows ? covered + other : covered
  const rate = whole.times(law.revenueShare)
  const mixed = (share: Ratio): Ratio => inss.times(share.times(ONE.minus(otherShare)).plus(otherShare))
  const payrollRate = mixed(law.payrollShare)
  const of = (amount: Money, share: Ratio): Money => {
    const { n, d } = share.times(Ratio.of(amount))
    return divide(n, d, 'halfUp')
  }
  return {
    rate,
    taxed,
    otherShare,
    payrollRate,
    onRevenue: portion(taxed, rate, 'halfUp'),
    onPayroll: of(payroll, payrollRate),
    onThirteenth: of(thirteenth, mixed(law.thirteenthShare)),
  }
}
