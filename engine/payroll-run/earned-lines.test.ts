import { describe, expect, it } from 'vitest'
import { portsOn } from '../../test/support/ports.ts'
import { reais } from '../core/money.ts'
import { holeriteOf } from './holerite.ts'
import { companyOf, PayrollRun } from './run.ts'

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
])('a line told by %j prints it to the hundredth', (told, reference) => {
  expect(paid({ lines: [{ nature: '1207', ...told }] }).lines.find(({ nature }) => nature === '1207')?.reference).toBe(reference)
})

it.each([
  ['1000', 'employee'],
  ['6000', 'employee'],
  ['3508', 'partner'],
  ['1350', 'intern'],
])('a salary told as a line of nature %s takes the place of that of the contract', (nature, worker) => {
  expect(naturesOf({ worker, lines: [{ nature, amount: 1234.56 }] }).filter((each) => /^(1000|6000|35..|1350)$/.test(each))).toEqual([
    nature,
  ])
})

describe('vacation', () => {
  const natures = (starts_on: string, days: number, month?: `${number}-${number}-${number}`) =>
    naturesOf({ vacation: { starts_on, days } }, month).filter((nature) => ['1015', '9221'].includes(nature))

  it('is advanced only for days of the next month, and taken back there', () => {
    expect(natures('2026-10-02', 30)).toEqual([])
    expect(natures('2026-10-03', 30)).toEqual(['1015'])
    expect(natures('2026-10-03', 30, '2026-11-30')).toEqual(['9221'])
  })

  it('taxes the averages of the second month by themselves, not with what the first month taxed', () => {
    const vacation = { starts_on: '2026-10-22', days: 20 }
    const averages = { nature: '1016', label: 'Médias de férias', amount: 6000 }
    const second = paid({ basic_salary: 5500, vacation, lines: [averages] }, '2026-11-30')
    // 6,000.00 − INSS 641.50 = 5,358.50 × 27.5% − 908.73 = 564.86, less 978.62 − 6,000.00 × 0.133145 = 179.75.
    expect(second.irrfVacation).toBe(reais('385.11'))
  })
})

it('prints the base of the 13th apart, up to the ceiling, and none where there is no 13th', () => {
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
