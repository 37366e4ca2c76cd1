import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../test/support/ports.ts'
import { reais } from '../../core/money.ts'
import { holeriteOf } from '../reports/payslip-document.ts'
import { companyOf, PayrollRun } from '../run.ts'

const paid = (person: object, month: `${number}-${number}-${number}` = '2026-10-31') => {
  const result = new PayrollRun({ month, company: companyOf({ regime: 'normal', rat_rate: 2 }) }, portsOn('2026-11-14')).pay({
    id: '1',
    basic_salary: 3000,
    ...person,
  })
  if ('error' in result) throw new Error(JSON.stringify(result.error))
  return result.payslip
}
const naturesOf = (person: object, month?: `${number}-${number}-${number}`) => paid(person, month).lines.map(({ nature }) => nature)

it.each([
  [{ hours: 7.25 }, '7,25 h'],
  [{ days: 2.75 }, '2,75 d'],
  [{ percent: 12.35 }, '12,35%'],
])('a line with %j prints its reference to the hundredth', (told, reference) => {
  expect(paid({ lines: [{ nature: '1207', ...told }] }).lines.find(({ nature }) => nature === '1207')?.reference).toBe(reference)
})

it.each([
  ['1000', 'employee'],
  ['6000', 'employee'],
  ['3508', 'partner'],
  ['1350', 'intern'],
])('a salary line of nature %s replaces the contract salary', (nature, worker) => {
  expect(naturesOf({ worker, lines: [{ nature, amount: 1234.56 }] }).filter((each) => /^(1000|6000|35..|1350)$/.test(each))).toEqual([
    nature,
  ])
})

describe('vacation', () => {
  const natures = (starts_on: string, days: number, month?: `${number}-${number}-${number}`) =>
    naturesOf({ vacation: { starts_on, days } }, month).filter((nature) => ['1015', '9221'].includes(nature))

  it('is advanced only for days of the next month, and deducted then', () => {
    expect(natures('2026-10-02', 30)).toEqual([])
    expect(natures('2026-10-03', 30)).toEqual(['1015'])
    expect(natures('2026-10-03', 30, '2026-11-30')).toEqual(['9221'])
  })

  it('taxes the averages of the second month alone, without the vacation taxed in the first', () => {
    const vacation = { starts_on: '2026-10-22', days: 20 }
    const averages = { nature: '1016', label: 'Médias de férias', amount: 6000 }
    const second = paid({ basic_salary: 5500, vacation, lines: [averages] }, '2026-11-30')
    // 6,000.00 − INSS 641.50 = 5,358.50 × 27.5% − 908.73 = 564.86, less 978.62 − 6,000.00 × 0.133145 = 179.75.
    expect(second.irrfVacation).toBe(reais('385.11'))
  })
})

describe('vacation over a raise', () => {
  const JANUARY = '2026-01-31' as const
  const amountOf = ({ lines }: ReturnType<typeof paid>, nature: string) =>
    lines.filter((line) => line.nature === nature).map(({ amount }) => amount)
  const vacation = { starts_on: '2025-12-12', days: 30 }
  const minimum = { basic_salary: 1621, vacation }

  it('takes back what was advanced at the minimum wage of the month before (CLT, arts. 142 and 462)', () => {
    expect(amountOf(paid({ basic_salary: 1518, vacation }, '2025-12-31'), '1015')).toEqual([reais('674.67')])
    const january = paid(minimum, JANUARY)
    expect(amountOf(january, '9221')).toEqual([reais('674.67')])
    expect(january.net).toBe(reais('988.67'))
  })

  it.each([
    ['vacation.advanced', { vacation: { ...vacation, advanced: 674.67 } }],
    ['a line 9221', { lines: [{ nature: '9221', amount: 674.67 }] }],
  ])('takes back the advance entered as %s, once', (_case, told) => {
    const january = paid({ ...minimum, ...told }, JANUARY)
    expect(amountOf(january, '9221')).toEqual([reais('674.67')])
    expect(january.net).toBe(reais('988.67'))
  })

  it('refuses the advance entered twice', () => {
    const twice = { ...minimum, vacation: { ...vacation, advanced: 1 }, lines: [{ nature: '9221', amount: 1 }] }
    expect(() => paid(twice, JANUARY)).toThrow(/vacation.advanced/)
  })

  it('takes back 5,333.33 of a raise from 6,000.00 to 6,500.00', () => {
    const raised = { starts_on: '2025-12-22', days: 30 }
    // Twenty days of 6,000.00 with the third are 5,333.33; of 6,500.00, 5,777.78.
    expect(amountOf(paid({ basic_salary: 6500, vacation: raised }, JANUARY), '9221')).toEqual([reais('5777.78')])
    expect(amountOf(paid({ basic_salary: 6500, vacation: { ...raised, advanced: 5333.33 } }, JANUARY), '9221')).toEqual([reais('5333.33')])
  })
})

describe('lines in hours', () => {
  const amount = (nature: string, told: object, ...others: object[]) =>
    paid({ basic_salary: 2200, lines: [{ nature, ...told }, ...others] }).lines.find((line) => line.nature === nature)!.amount

  it('of the time bank are paid as overtime (CLT, art. 59, § 3º)', () => {
    expect(amount('1004', { hours: 15 })).toBe(reais('225.00'))
    expect(amount('1004', { hours: 15, percent: 100 })).toBe(reais('300.00'))
  })

  it('of standby are a third of the hour (CLT, art. 244, § 2º; Súmula TST 428)', () => {
    expect(amount('1011', { hours: 15 })).toBe(reais('50.00'))
    expect(amount('1011', { hours: 15, percent: 50 })).toBe(reais('75.00'))
  })

  it('include the hazard and unhealthy-work premiums in overtime (Súmulas TST 132 and 264; OJ SDI-1 47)', () => {
    // (2,200.00 + 660.00) / 220 = 13.00, plus 50%.
    expect(amount('1003', { hours: 10 }, { nature: '1203', percent: 30 })).toBe(reais('195.00'))
    expect(amount('1003', { hours: 10 }, { label: 'Periculosidade', amount: 660 })).toBe(reais('195.00'))
    expect(amount('1003', { hours: 10 }, { nature: '1202', amount: 324.2 })).toBe(reais('172.10'))
    expect(amount('1004', { hours: 10 }, { nature: '1203', percent: 30 })).toBe(reais('195.00'))
  })

  it('include the hazard premium in night work and not in standby (OJ SDI-1 259; Súmula TST 132, II)', () => {
    expect(amount('1205', { hours: 10 }, { nature: '1203', percent: 30 })).toBe(reais('26.00'))
    expect(amount('1205', { hours: 10 }, { nature: '1202', amount: 660 })).toBe(reais('20.00'))
    expect(amount('1011', { hours: 15 }, { nature: '1203', percent: 30 })).toBe(reais('50.00'))
  })
})

describe('transport voucher', () => {
  const ride = (person: object) => paid({ transport_cost: 300, ...person }).lines.find(({ nature }) => nature === '9216')?.amount ?? 0n

  it('is 6% of the salary of the days worked (Decreto 10.854/2021, arts. 114 and 115)', () => {
    expect(ride({})).toBe(reais('180.00'))
    expect(ride({ admission_date: '2026-10-16' })).toBe(reais('96.00'))
    expect(ride({ termination_date: '2026-10-10' })).toBe(reais('60.00'))
    expect(ride({ vacation: { starts_on: '2026-10-01', days: 20 } })).toBe(reais('60.00'))
    expect(ride({ vacation: { starts_on: '2026-10-01', days: 30 } })).toBe(0n)
  })

  it.each(['intern', 'partner', 'own_account'])('is not deducted from %s', (worker) => {
    expect(ride({ worker })).toBe(0n)
  })

  it.each(['domestic', 'apprentice'])('is deducted from %s', (worker) => {
    expect(ride({ worker })).toBe(reais('180.00'))
  })
})

describe('a difference of the 13th', () => {
  const difference = (more: object = {}) =>
    paid({ basic_salary: 6000, lines: [{ label: 'Diferença de 13º salário', amount: 120 }], ...more }, '2026-01-31')

  it('adds to the 13th already paid, by the table of December (Decreto 3.048/1999, arts. 214, §§ 6º and 7º, and 216, § 25)', () => {
    // 14% of 120.00.
    expect(difference({ thirteenth_before: 6000 }).inss13).toBe(reais('16.80'))
    expect(difference().inss13).toBe(reais('9.00'))
  })

  it('stops at the ceiling of the year of the 13th', () => {
    // The ceiling of 2025 is 8,157.41: 14% of 57.41.
    expect(difference({ thirteenth_before: 8100 }).inss13).toBe(reais('8.04'))
    expect(difference({ thirteenth_before: 9000 }).inss13).toBe(0n)
  })

  it('pays the tax of the whole 13th less that of the part already paid (IN RFB 1.500/2014, art. 13)', () => {
    // 27.5% of 120.00 − 16.80 = 103.20, table of December 2025.
    expect(difference({ thirteenth_before: 6000 }).irrf13).toBe(reais('28.38'))
    expect(difference().irrf13).toBe(0n)
  })
})

it('prints the base of the 13th separately, up to the ceiling, and omits it without a 13th', () => {
  const run = new PayrollRun({ month: '2026-10-31', company: companyOf({ regime: 'normal', rat_rate: 2 }) }, portsOn('2026-11-14'))
  const footer = (...lines: object[]) => {
    const result = run.pay({ id: '1', basic_salary: 9000, lines })
    if ('error' in result) throw new Error(JSON.stringify(result.error))
    const { footer: pairs } = holeriteOf(result.payslip, result.person, '2026-10-31', 'Padaria Exemplo', run.law.inss.ceiling)
    return Object.fromEntries(pairs)
  }
  expect(footer()).not.toHaveProperty('Base INSS 13')
  expect(footer({ nature: '5001', amount: 4000 })).toMatchObject({ 'Base INSS': '8.475,55', 'Base INSS 13': '4.000,00' })
})
