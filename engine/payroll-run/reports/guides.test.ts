/** Guides of a month: names of the time, due dates, terminations and the excess of the payslips. */
import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../test/support/ports.ts'
import type { Day } from '../../core/day.ts'
import { type Money, reais, sum } from '../../core/money.ts'
import { companyOf, PayrollRun } from '../run.ts'

const monthOf = (month: Day, people: readonly object[], company: object = { rat_rate: 2 }) => {
  const run = new PayrollRun({ month, company: companyOf({ regime: 'normal', ...company }) }, portsOn('2026-11-19'))
  const payslips = people.map((person, at) => {
    const result = run.pay({ id: String(at), ...person })
    if ('error' in result) throw new Error(JSON.stringify(result.error))
    return result.payslip
  })
  const summary = run.summary()
  const of = (name: string) => summary.guides.find((guide) => guide.name === name)
  return { ...summary, payslips, of }
}

describe('a termination', () => {
  const dismissed = {
    basic_salary: 3000,
    termination_date: '2026-10-10',
    lines: [
      { nature: '6002', amount: 2750 },
      { nature: '6003', amount: 3600 },
    ],
  }

  it('puts the FGTS of the month, the 13th and the notice in a guide due ten days later (Lei 8.036/1990, art. 18; CLT, art. 477, § 6º)', () => {
    // 8% of 1,000.00 + 2,750.00 + 3,600.00.
    const { of } = monthOf('2026-10-31', [dismissed])
    expect(of('FGTS da rescisão')).toMatchObject({ guide: 'FGTS Digital', amount: reais('588.00'), dueDate: '2026-10-20' })
    expect(of('FGTS da rescisão')!.note).toMatch(/multa de 40%/)
    expect(of('FGTS')).toBeUndefined()
  })

  it('brings the guide forward when the tenth day has no banking service', () => {
    // 2026-10-25 is a Sunday.
    const { of } = monthOf('2026-10-31', [{ ...dismissed, termination_date: '2026-10-15' }])
    expect(of('FGTS da rescisão')!.dueDate).toBe('2026-10-23')
  })

  it('leaves the FGTS of the others in the guide of the month', () => {
    const { of } = monthOf('2026-10-31', [dismissed, { basic_salary: 3000 }, { ...dismissed, termination_date: '2026-11-05', lines: [] }])
    expect(of('FGTS')).toMatchObject({ amount: reais('480.00'), dueDate: '2026-11-19' })
    expect(of('FGTS da rescisão')!.amount).toBe(reais('588.00'))
  })

  it('separates the deposit on the 13th from that on the notice (eSocial, S-5003, types 22 and 23)', () => {
    const [payslip] = monthOf('2026-10-31', [dismissed]).payslips
    expect(payslip).toMatchObject({ fgts: reais('80.00'), fgts13: reais('220.00'), fgtsNotice: reais('288.00') })
    expect(payslip!.bases).toMatchObject({ fgts13: reais('2750.00'), fgtsNotice: reais('3600.00') })
  })

  it('has the INSS of its 13th due with the month (Decreto 3.048/1999, art. 216)', () => {
    const { of } = monthOf('2026-10-31', [dismissed])
    for (const name of ['INSS descontado dos empregados, 13º da rescisão', 'INSS da empresa, 13º da rescisão'])
      expect([name, of(name)?.dueDate]).toEqual([name, '2026-11-19'])
  })

  it('of a domestic worker has its FGTS and reserve due ten days later', () => {
    const { of } = monthOf('2026-10-31', [{ ...dismissed, worker: 'domestic' }])
    expect(of('FGTS da rescisão')).toMatchObject({ guide: 'DAE', amount: reais('588.00'), dueDate: '2026-10-20' })
    expect(of('Reserva para a perda do emprego, na rescisão')!.amount).toBe(reais('235.20'))
  })
})

describe('the 13th', () => {
  const bonus = { basic_salary: 3000, lines: [{ nature: '5001', months: 12 }] }

  it('has its INSS due on 20 December, brought forward from a Sunday (Lei 8.620/1993, art. 7º)', () => {
    const { guides, of } = monthOf('2026-12-31', [bonus])
    expect(of('INSS descontado dos empregados, 13º')).toMatchObject({ code: '1082-21', dueDate: '2026-12-18' })
    expect(guides.filter(({ name }) => name.endsWith('13º')).map(({ dueDate }) => dueDate)).not.toContain(null)
  })

  it('paid in a month before December is due on the same day', () => {
    expect(monthOf('2026-10-31', [bonus]).of('INSS da empresa, 13º')!.dueDate).toBe('2026-12-18')
  })

  it('paid as a difference in January is due with December (Decreto 3.048/1999, art. 216, § 25)', () => {
    const { of } = monthOf('2026-01-31', [{ basic_salary: 6000, lines: [{ nature: '5005', amount: 120 }] }])
    expect(of('INSS descontado dos empregados, 13º')!.dueDate).toBe('2026-01-20')
  })

  it('separates in December the 13th of a contract that ended', () => {
    const { of } = monthOf('2026-12-31', [bonus, { ...bonus, termination_date: '2026-12-10', lines: [{ nature: '6002', months: 12 }] }])
    expect(of('INSS descontado dos empregados, 13º')).toMatchObject({ amount: reais('248.58'), dueDate: '2026-12-18' })
    // 20 January 2027 is a Wednesday.
    expect(of('INSS descontado dos empregados, 13º da rescisão')).toMatchObject({ amount: reais('248.58'), dueDate: '2027-01-20' })
  })
})

describe('guides of the time', () => {
  it.each([
    ['1996-06-30', 'GRPS', 'DARF', 'GFIP/SEFIP'],
    ['2003-08-31', 'GPS', 'DARF', 'GFIP/SEFIP'],
    ['2018-07-31', 'GPS', 'DARF', 'GFIP/SEFIP'],
    ['2018-08-31', 'GPS ou DCTFWeb', 'DARF', 'GFIP/SEFIP'],
    ['2021-10-31', 'DCTFWeb', 'DARF', 'GFIP/SEFIP'],
    ['2023-04-30', 'DCTFWeb', 'DARF', 'GFIP/SEFIP'],
    ['2023-05-31', 'DCTFWeb', 'DCTFWeb', 'GFIP/SEFIP'],
    ['2024-02-29', 'DCTFWeb', 'DCTFWeb', 'GFIP/SEFIP'],
    ['2024-03-31', 'DCTFWeb', 'DCTFWeb', 'FGTS Digital'],
  ] as const)('in the month of %s are %s, %s and %s', (month, inss, tax, fgts) => {
    const { of } = monthOf(month, [{ basic_salary: 9000 }])
    expect([of('INSS da empresa')!.guide, of('IRRF dos empregados')!.guide, of('FGTS')!.guide]).toEqual([inss, tax, fgts])
  })

  it('have no codes of the DCTFWeb before it, and say when the due date is not recorded', () => {
    const { of } = monthOf('2003-08-31', [{ basic_salary: 9000 }])
    expect(of('INSS da empresa')).toMatchObject({ code: '2100', dueDate: null })
    expect(of('INSS da empresa')!.note).toMatch(/não está registrado/)
    expect(of('IRRF dos empregados')!.code).toBe('0561')
  })

  it.each([
    ['2023-09-30', '2023-10-06'],
    ['2023-10-31', '2023-11-07'],
    ['2024-02-29', '2024-03-07'],
    ['2024-03-31', '2024-04-19'],
  ] as const)('FGTS of %s is due on %s: day 7 until Lei 14.438/2022 took effect', (month, due) => {
    expect(monthOf(month, [{ basic_salary: 3000 }]).of('FGTS')!.dueDate).toBe(due)
  })
})

describe('rounding', () => {
  const THIRD = ['Salário-educação', 'Incra', 'Senac ou Senai', 'Sesc ou Sesi', 'Sebrae']

  it('of third parties is on one line', () => {
    // 5.8% of 5,554.55 is 322.16; the parts, truncated, are 322.13.
    const { guides, employer } = monthOf('2026-10-31', [{ basic_salary: 5554.55 }])
    const third = guides.filter(({ name }) => THIRD.includes(name))
    expect(employer.thirdParties).toBe(reais('322.16'))
    expect(third.map(({ rounding }) => rounding)).toEqual(['0.03', '0', '0', '0', '0'].map(reais))
  })

  it.each([{ rat_rate: 2 }, { rat_rate: 3, third_parties_rate: 4.5 }])(
    'closes every employer charge with its guides, for %j',
    (company) => {
      const people = [
        { basic_salary: 5554.55, lines: [{ nature: '5001', months: 12 }] },
        { basic_salary: 1777.77, termination_date: '2026-12-10', lines: [{ nature: '6002', months: 12 }] },
        { basic_salary: 2341.19, worker: 'apprentice' },
      ]
      const { guides, employer } = monthOf('2026-12-31', people, company)
      const closes = (owed: Money, matches: RegExp) => {
        const these = guides.filter(({ name }) => matches.test(name))
        expect(sum(these.map(({ amount, rounding }) => amount + rounding))).toBe(owed)
      }
      closes(employer.inss, /^INSS da empresa/)
      closes(employer.rat, /^RAT/)
      closes(employer.thirdParties, /^(?:Salário-educação|Incra|Senac|Sesc|Sebrae|Terceiros)/)
    },
  )
})

describe('the half point of LC 110/2001', () => {
  it.each([
    ['2001-12-31', '0.00'],
    ['2002-01-31', '15.00'],
    ['2006-12-31', '15.00'],
    ['2007-01-31', '0.00'],
  ] as const)('in the month of %s is %s of 3,000.00 (art. 2º)', (month, due) => {
    const { employer, of, cost } = monthOf(month, [{ basic_salary: 3000 }])
    expect(employer.socialContribution).toBe(reais(due))
    expect(of('Contribuição social de 0,5% (LC nº 110/2001)')?.amount ?? 0n).toBe(reais(due))
    // 20% + 2% + 5.8% + 8%.
    expect(employer.total).toBe(reais('1074.00') + reais(due))
    expect(cost.charges).toBe(employer.total)
  })

  it('is in the journal and follows the FGTS base', () => {
    const { journal, employer } = monthOf('2003-08-31', [{ basic_salary: 3000, lines: [{ nature: '5001', months: 12 }] }])
    const entries = journal.filter(({ memo }) => memo.includes('110/2001'))
    expect(sum(entries.map(({ amount }) => amount))).toBe(employer.socialContribution)
    expect(employer.socialContribution).toBe(reais('30.00'))
  })
})

it.each([
  ['1999-10-31', true],
  ['2003-06-30', false],
  ['2003-09-30', true],
] as const)('maternity pay of the month of %s is deducted from the guide: %s (Lei 8.213/1991, art. 72)', (month, deducted) => {
  const { of, payslips } = monthOf(month, [{ lines: [{ nature: '4050', amount: 1000 }] }])
  expect(of('Salário-família e salário-maternidade a deduzir')?.amount).toBe(deducted ? reais('-1000.00') : undefined)
  expect(payslips[0]!.notes.some((note) => String(note).includes('próprio INSS'))).toBe(!deducted)
})
