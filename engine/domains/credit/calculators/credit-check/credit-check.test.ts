import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'
import inssCap from '../../law/inss-loan-cap.ts'
import { averagesOf, monthsBetween } from '../../rules/average-rates/averages.ts'
import { MODALITIES, MODALITY_NAMES } from '../../rules/average-rates/modalities.ts'

type Checked = Record<string, number | null> & { readonly [field: string]: unknown }
const check = (input: object) =>
  run(registry.operations.get('credit-check')!, input, ports) as never as Checked & {
    average: { month: string; note: string | null; monthlyPercent: number }
    installment: { computed: number; status: string; difference: number } | null
    cet: { annualPercent: number; status: string }
    rate: { truePercent: number; status: string; annualPercent: number }
    cap: { passed: boolean | null; limitPercent: number } | null
    marks: { times: number; passed: boolean }[]
  }
const personal = { modality: 'personal', contract_date: '2025-03-10', amount: 8000 }
const held = MODALITY_NAMES.filter((name) => averagesOf(MODALITIES[name].monthly).length > 12)

describe('average rates', () => {
  it('holds forty exported series without a hole, 8,251 months and the nineteen read later', () => {
    const exported = MODALITY_NAMES.flatMap((name) => averagesOf(MODALITIES[name].monthly).filter(({ readOn }) => readOn === null))
    expect(held).toHaveLength(41)
    expect(exported).toHaveLength(8251)
    for (const name of held) {
      const months = averagesOf(MODALITIES[name].monthly).filter(({ readOn }) => readOn === null)
      for (const [index, { month }] of months.entries()) if (index > 0) expect(monthsBetween(months[index - 1]!.month, month)).toBe(1)
    }
  })

  it('gives private payroll loans the rate of private payroll loans', () => {
    const june = (name: 'payroll_private' | 'payroll_public' | 'payroll_inss') =>
      averagesOf(MODALITIES[name].monthly)
        .find(({ month }) => month === '2025-06')!
        .monthly.toPercent(2)
    expect([june('payroll_private'), june('payroll_public'), june('payroll_inss')]).toEqual([3.79, 1.86, 1.83])
  })

  it('of INSS loans never pass the ceiling of their month', () => {
    const months = averagesOf(MODALITIES.payroll_inss.monthly).filter(({ month }) => month >= '2022-12')
    expect(months).toHaveLength(32)
    for (const { month, monthly } of months) {
      const caps = [`${month}-01`, `${month}-28`].map((day) => inssCap.at(day as `${number}-${number}-${number}`).value.loan)
      expect(monthly.compare(caps[0]!) <= 0 || monthly.compare(caps[1]!) <= 0, month).toBe(true)
    }
  })
})

it('a rate equal to the average is once the average, in every series and a sample of its months', () => {
  for (const modality of held)
    for (const { month, monthly } of averagesOf(MODALITIES[modality].monthly).filter((_, index) => index % 37 === 0)) {
      const { ratio, pointsAbove, marks } = check({
        modality,
        contract_date: `${month}-15`,
        amount: 1000,
        monthly_rate: monthly.toPercent(2),
      })
      expect([ratio, pointsAbove, marks.some(({ passed }) => passed)]).toEqual([1, 0, false])
    }
})

describe('a contract', () => {
  it('has the instalment and the CET of loan-comparison for the same terms', () => {
    for (let each = 0; each < 40; each++) {
      const terms = { amount: 3000 + each * 517, installments: 6 + each, monthly_rate: 1 + each * 0.13, upfront_fees: each * 3 }
      const released_on = `2025-0${1 + (each % 9)}-${10 + (each % 18)}`
      const loans = [{ ...terms, upfront_iof: 0 }]
      const [loan] = (
        run(registry.operations.get('loan-comparison')!, { loans, released_on }, ports) as { loans: Record<string, number>[] }
      ).loans
      const found = check({ modality: 'personal', contract_date: released_on, iof: 'none', ...terms })
      expect([found.installment!.computed, found.cet.annualPercent]).toEqual([loan!.installment, loan!.cetAnnualPercent])
    }
  })

  it('with terms that contradict each other states the difference and refuses nothing', () => {
    const { installment, rate } = check({ ...personal, installments: 24, monthly_rate: 5, installment: 900, annual_rate: 60 })
    expect(installment!.status).toBe('differs')
    expect(rate.status).toBe('differs')
  })

  it.each([
    [0, 'matches'],
    [0.05, 'matches'],
    [0.06, 'rounding'],
    [1.5, 'rounding'],
    [1.7, 'differs'],
  ])('an instalment %s above the computed one %s', (above, status) => {
    const { installment } = check({ ...personal, installments: 24, monthly_rate: 7.99, installment: Number((783.07 + above).toFixed(2)) })
    expect(installment!.status).toBe(status)
  })

  it.each([
    ['before the series', { modality: 'payroll_private', contract_date: '2011-02-20', amount: 1, monthly_rate: 1 }, /começa em 2011-03/],
    ['in the future', { ...personal, contract_date: '2026-12-01', monthly_rate: 1 }, /contract_date: está no futuro/],
    ['without a rate', personal, /monthly_rate, annual_rate ou installment/],
    ['with instalments of a revolving credit', { ...personal, modality: 'overdraft', installments: 3, monthly_rate: 1 }, /installments/],
    ['that never repays', { ...personal, installments: 12, installment: 10 }, /não pagam/],
    ['above 100% a month', { ...personal, installments: 2, installment: 90000 }, /100%/],
    ['of an unknown kind', { ...personal, modality: 'payrol_private', monthly_rate: 1 }, /payroll_private/],
    ['of a series that does not ship', { ...personal, modality: 'housing_market', monthly_rate: 1 }, /25497/],
    ['with an impossible date', { ...personal, contract_date: '2025-02-30', monthly_rate: 1 }, /contract_date/],
    ['with no amount', { ...personal, amount: 0, monthly_rate: 1 }, /amount/],
  ])('%s is refused by name', (_what, input, message) => {
    expect(() => check(input)).toThrow(message)
  })

  it.each([
    ['2023-03-16', 1.7],
    ['2023-03-30', 1.7],
    ['2023-03-31', 1.97],
    ['2023-10-22', 1.91],
    ['2023-10-23', 1.84],
    ['2023-12-12', 1.84],
    ['2023-12-13', 1.8],
    ['2024-03-10', 1.76],
    ['2024-03-11', 1.72],
    ['2024-06-05', 1.68],
    ['2024-06-06', 1.66],
    ['2025-04-03', 1.8],
    ['2025-04-04', 1.85],
    ['2023-03-15', 2.14],
  ])('of the INSS on %s has the ceiling of %s%%', (contract_date, limit) => {
    const of = (monthly_rate: number) => check({ modality: 'payroll_inss', contract_date, amount: 1000, monthly_rate }).cap!
    expect(of(limit)).toMatchObject({ limitPercent: limit, passed: false })
    expect(of(limit + 0.01).passed).toBe(true)
  })

  it('is never judged in our words', () => {
    const found = check({ ...personal, installments: 24, monthly_rate: 25 })
    expect(JSON.stringify(found)).not.toMatch(/abusiv|ilegal|devolução/i)
  })
})

describe('a contract pasted as text', () => {
  const text = (parcel: string) =>
    `CÉDULA DE CRÉDITO BANCÁRIO. Emissão 14/04/2025. Empréstimo pessoal. Valor liberado R$ 10.000,00. IOF R$ 304,57. Valor financiado R$ 10.304,57. Juros 5,49% a.m., 89,90% a.a. CET 5,80% a.m., 96,73% a.a. 24 parcelas de R$ ${parcel}. Primeiro vencimento 14/05/2025`

  it('is read and matches', () => {
    expect(check({ contract_text: text('782,77') })).toMatchObject({
      ratio: 0.8855,
      average: { monthlyPercent: 6.2 },
      installment: { status: 'matches' },
      cet: { statedAnnual: 96.73, status: 'matches' },
      rate: { status: 'matches' },
      iof: { stated: 304.57, difference: 0 },
    })
  })

  it('with another instalment states the true rate and the difference', () => {
    expect(check({ contract_text: text('812,10') })).toMatchObject({
      ratio: 0.8855,
      trueRatio: 0.9487,
      installment: { difference: 29.33, status: 'differs' },
      rate: { truePercent: 5.8816 },
      cet: { annualPercent: 105.78 },
    })
  })

  it('yields to the fields, and asks for the kind that it does not name', () => {
    expect(check({ contract_text: text('782,77'), monthly_rate: 6.2 }).ratio).toBe(1)
    expect(() => check({ contract_text: 'Valor liberado R$ 1.000,00 em 10x de R$ 120,00. Emissão 14/04/2025' })).toThrow(/modality/)
    expect(() => check({ contract_text: 'Consignado INSS e veículo' })).toThrow(/mais de um/)
  })
})
