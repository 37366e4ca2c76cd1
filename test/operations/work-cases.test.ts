/** Externally reported errors in labour and tax cases, verified against the law: vacation of whole years, dates of acts, wording. */
import { describe, expect, it } from 'vitest'
import type { Day } from '../../engine/core/day.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { portsOn, registry } from '../support/ports.ts'

const ask = (id: string, input: object, on: Day = '2026-11-16') => run(registry.operations.get(id)!, input, portsOn(on))

interface Item {
  readonly code: string
  readonly amount: number
}
interface Path {
  readonly path: string
  readonly items: readonly Item[]
}
const vacationOf = (items: readonly Item[]) =>
  items.filter(({ code }) => code.startsWith('vacation')).map(({ code, amount }) => [code, amount])

it('gives the same vacation for whole years in severance, in the dismissal cost and in the decision, for 1 to 600 months', () => {
  for (let months_worked = 1; months_worked <= 600; months_worked++) {
    const asked = { salary: 3000, months_worked }
    const { items } = ask('severance', { ...asked, type: 'sem_justa_causa' }) as { items: Item[] }
    const { paths } = ask('dismissal-cost', { ...asked, months_this_year: Math.min(6, months_worked) }) as { paths: Path[] }
    expect(vacationOf(paths.find(({ path }) => path === 'indemnified')!.items), `${months_worked} months`).toEqual(vacationOf(items))
  }
  for (const months_worked of [11, 12, 24, 36, 120]) {
    const { steps } = ask('agreement_or_dismissal', { salary: 3000, months_worked, months_this_year: 6 }) as {
      steps: { calculator: string; result: { paths: Path[] } }[]
    }
    const { paths } = steps.find(({ calculator }) => calculator === 'dismissal-cost')!.result
    const { items } = ask('severance', { salary: 3000, months_worked, type: 'sem_justa_causa' }) as { items: Item[] }
    expect(vacationOf(paths.find(({ path }) => path === 'indemnified')!.items)).toEqual(vacationOf(items))
  }
})

describe('maternity pay under the law of its date', () => {
  const paid = (event: string, reference_date: string, more = {}) =>
    ask('maternity-pay', { category: 'employee', last_salary: 2000, event, reference_date, ...more })

  it.each([
    // Lei 10.421/2002, in force on 16/04/2002, not retroactive; by age until Lei 12.873/2013.
    ['2002-04-15', { eligible: false, days: 0 }],
    ['2002-04-16', { eligible: true, days: 60 }],
    ['2013-10-26', { eligible: true, days: 120 }],
  ])('an adoption of a child of three on %s', (day, result) => expect(paid('adoption', day, { child_age: 3 })).toMatchObject(result))

  it.each([
    // Lei 8.213/1991, art. 72, § 1º, as amended by Lei 10.710/2003: paid by the INSS until then.
    ['2003-08-31', 'inss'],
    ['2003-09-01', 'employer'],
  ])('a birth on %s is paid by %s', (day, paidBy) => expect(paid('birth', day)).toMatchObject({ paidBy, days: 120 }))
})

it('electricity counts as hazardous work since Lei 7.369/1985', () => {
  const { versions } = registry.laws.get('hazard-pay')!
  expect(versions.find(({ from }) => from === '1985-09-23')!.norm.act).toContain('Lei nº 7.369/1985')
})

it('each tax year of the return has its act number and filing window', () => {
  for (const { from, norm, value } of registry.laws.get('irpf-obligation')!.versions) {
    expect(norm.act, from).toMatch(/nº \d\.\d{3}\/\d{4}/)
    expect(value, from).toMatchObject({ window: { opens: expect.any(String), closes: expect.any(String) } })
  }
  expect(registry.laws.get('irpf-obligation')!.at('2021-06-01').value).toMatchObject({ window: { closes: '2021-05-31' } })
})

describe('user-facing texts', () => {
  const words = (answer: object) => JSON.stringify(answer)

  it('returns no negative days to a person who may already retire', () => {
    const { steps } = ask('retirement-transition', {
      sex: 'female',
      birth_date: '1960-01-10',
      contribution_years: 35,
      years_at_reform: 28,
      average_salary: 4000,
      reference_date: '2026-11-16',
    })
    expect(steps).toContainEqual(
      expect.objectContaining({ label: 'Dias até a primeira', formula: 'já cumprida, desde 10/07/2020', value: 0 }),
    )
  })

  it('never predicts retirement at age 123', () =>
    expect(ask('when_to_retire', { sex: 'female', birth_date: '1950-01-10', contribution_years: 10, average_salary: 3000 })).toMatchObject({
      bestDate: null,
    }))

  it('the normal plan has no complement of zero per cent', () =>
    expect(words(ask('inss-self-employed', { plan: 'normal', contribution_base: 5000 }))).not.toContain('Complemento'))

  it('an offer makes consistent statements on the factor R', () =>
    expect(words(ask('evaluate_pj_offer', { current_clt_gross: 8000, proposed_pj_invoice: 12_000 }))).not.toContain(
      'não sujeita ao fator R',
    ))

  it('a dismissal with cause does not report "0 months" of expenses covered', () => {
    const left = { salary: 3000, admission_date: '2024-01-10', exit_date: '2026-10-10', fgts_balance: 0, monthly_expenses: 2000 }
    expect(ask('after_dismissal', { ...left, exit_type: 'with_cause' }).answer).toBe(
      'Você recebe R$ 925,00 ao todo, menos que um mês de despesas.',
    )
  })

  it('puts the sign of a negative amount before the R$, in the steps too', () => {
    const offer = words(ask('evaluate_pj_offer', { current_clt_gross: 4000, proposed_pj_invoice: 400 }))
    expect(offer).not.toMatch(/R\$ -\d/)
    expect(offer).toContain('-R$ 627,72 − R$ 5.360,00')
  })

  it('no example prints a sign after the R$, adds a negative, or has a wrong plural', () => {
    for (const operation of [...registry.calculators.values(), ...registry.decisions.values()])
      for (const { input, on } of operation.examples)
        expect(words(run(operation, input, portsOn(on))), operation.id).not.toMatch(
          /R\$ -\d|\(1 \+ -|[^\d,.]1 (?:dias|meses|anos|parcelas|pessoas|vezes)\b|mesmo com -|cobre 0 meses|undefined|NaN/,
        )
  })
})

const JUNE = { reference_date: '2026-06-30' }
const line = (label: string, amount: number, kind: 'earning' | 'deduction') => ({ label, amount, kind })

describe('correct payslips raise no findings and produce no complaint letter', () => {
  it.each([
    [
      'the first instalment of the 13th in the payslip',
      'check-payslip',
      {
        gross_salary: 3000,
        informed_inss: 248.58,
        informed_irrf: 0,
        fgts: 360,
        declared_items: [line('13º 1ª parcela', 1500, 'earning')],
        reference_date: '2026-11-30',
      },
    ],
    [
      'the second instalment of the 13th in the payslip',
      'check-payslip',
      {
        gross_salary: 5000,
        informed_inss: 1003,
        informed_irrf: 0,
        fgts: 600,
        declared_items: [line('13º 2ª parcela', 2500, 'earning')],
        reference_date: '2026-12-20',
      },
    ],
    [
      'vacation in the month, its tax apart',
      'check-payslip',
      { gross_salary: 7333.33, informed_inss: 811.93, informed_irrf: 122.45, ...JUNE },
    ],
    [
      'vacation in the month, line by line',
      'check-payslip',
      {
        lines: [
          line('Salário 10 dias', 2000, 'earning'),
          line('Férias 20 dias', 4000, 'earning'),
          line('1/3 de férias', 1333.33, 'earning'),
          line('INSS', 828.14, 'deduction'),
          line('IRRF férias', 122.45, 'deduction'),
        ],
        ...JUNE,
      },
    ],
    ['two jobs', 'check-inss', { base_salary: 6000, informed_inss: 346.57, ...JUNE }],
    ['the ceiling reached in the other job', 'check-inss', { base_salary: 6000, informed_inss: 0, ...JUNE }],
    [
      'absences as a line of deduction',
      'check-payslip',
      {
        gross_salary: 2000,
        informed_inss: 137.68,
        informed_irrf: 0,
        fgts: 144,
        declared_items: [line('Faltas', 200, 'deduction')],
        ...JUNE,
      },
    ],
    [
      'the month of admission',
      'check-payslip',
      { gross_salary: 900, informed_inss: 67.5, informed_irrf: 0, children: 1, family_allowance: 33.77, ...JUNE },
    ],
    [
      'vale-transporte after an absence',
      'check-payslip',
      { gross_salary: 1800, informed_inss: 137.68, informed_irrf: 0, transport_discount: 120, ...JUNE },
    ],
    [
      'FGTS of 2003 at 8.5%',
      'check-payslip',
      { gross_salary: 2000, informed_inss: 205.63, informed_irrf: 110.4, fgts: 170, reference_date: '2003-06-30' },
    ],
    ['a loan in the receipt of vacation', 'check-vacation-receipt', { salary: 4000, days: 30, informed_net: 4000, ...JUNE }],
    [
      'alimony in the receipt of the 13th',
      'check-thirteenth',
      { salary: 4000, twelfths: 12, informed_net: 3000, reference_date: '2026-12-20' },
    ],
    ['11% of a partner', 'check-payslip', { gross_salary: 3000, informed_inss: 330, informed_irrf: 0, ...JUNE }],
    [
      'a first instalment before a raise',
      'check-thirteenth',
      { salary: 3300, twelfths: 12, informed_first: 1500, informed_second_gross: 1800, reference_date: '2026-12-20' },
    ],
  ])('%s', (_paper, check, paper) => {
    const { verdict, lost, message } = ask(check, paper)
    expect(verdict).not.toBe('differs')
    expect(lost).toBe(0)
    expect(message).toBeFalsy()
  })

  it('still reports 6% of something other than the basic salary as too much', () =>
    expect(
      ask('check-payslip', {
        gross_salary: 3500,
        basic_salary: 2500,
        informed_inss: 310,
        informed_irrf: 0,
        transport_discount: 210,
        ...JUNE,
      }),
    ).toMatchObject({ verdict: 'differs', lost: 60 }))
})

describe('advice on work and tax', () => {
  it.each([
    [5000, 4950, '2025-05-01'],
    [5000, 4900, '2025-05-01'],
    [5000, 4900, '2025-12-01'],
  ])('%i to %i is never a raise to accept', (current_salary, proposed_salary, last_raise_date) =>
    expect(ask('accept_raise', { current_salary, proposed_salary, last_raise_date }).verdict).not.toBe('accept'),
  )

  it('warns below the minimum wage', () =>
    expect(ask('accept_raise', { current_salary: 1500, proposed_salary: 1600, last_raise_date: '2025-01-01' }).answer).toContain(
      'menos que o salário mínimo da jornada, R$ 1.621,00',
    ))

  it('accepts an invoice above break-even', () => {
    for (const proposed_pj_invoice of [84000, 85000])
      expect(ask('evaluate_pj_offer', { current_clt_gross: 72000, proposed_pj_invoice }).verdict).toBe('accept_pj')
  })

  it('ends presumed profit (lucro presumido) at 78 million a year', () => {
    expect(() => ask('choose_tax_regime', { monthly_revenue: 7_000_000, mei_allowed: false })).toThrow('R$ 78.000.000,00 no ano')
    expect(JSON.stringify(ask('presumed-profit', { quarterly_revenue: 21_000_000, activity: 'services' }))).toContain('só no lucro real')
  })
})
