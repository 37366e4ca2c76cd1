import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'
import check from './index.ts'

const ports = portsOn('2026-11-14')
const FIRST = { salary: 3000, twelfths: 12, informed_first: 1500 }
const SECOND = { ...FIRST, informed_second_gross: 1500, informed_inss: 253.4, informed_irrf: 0, reference_date: '2025-12-19' }

const deposit = (found: object) => ({ items: expect.arrayContaining([expect.objectContaining({ id: 'fgts', ...found })]) })
const second = (fgts_deposit: number, more: object = {}) => run(check, { ...SECOND, fgts_deposit, ...more }, ports)

describe('FGTS on a 13th-salary receipt', () => {
  it('accepts the base of the second installment, of the whole, or of the first installment', () => {
    for (const amount of [120, 240]) expect(second(amount)).toMatchObject({ ...deposit({ verdict: 'matches' }), message: null })
    expect(run(check, { ...FIRST, fgts_deposit: 120, reference_date: '2025-11-28' }, ports)).toMatchObject(deposit({ verdict: 'matches' }))
  })

  it("applies to that installment alone on the first installment's receipt", () => {
    expect(run(check, { ...FIRST, fgts_deposit: 240, reference_date: '2025-11-28' }, ports)).not.toMatchObject(
      deposit({ verdict: 'matches' }),
    )
  })

  it('reports an amount below the legal one', () => {
    expect(second(97.31)).toMatchObject(deposit({ verdict: 'differs', expected: 120 }))
  })

  it('asks about plausible amounts: an apprentice, above the legal one, a miscopied digit, other pay in the receipt', () => {
    const asked = deposit({ verdict: 'not_checkable' })
    expect(second(30)).toMatchObject({ ...asked, nextQuestion: expect.stringContaining('aprendiz') })
    expect(second(336)).toMatchObject(asked)
    expect(second(12)).toMatchObject(asked)
    expect(second(97.31, { declared_items: [{ label: 'Horas extras', amount: 500, kind: 'earning' }] })).toMatchObject(asked)
  })

  it('is not checked when not printed', () => {
    expect(run(check, SECOND, ports)).not.toMatchObject(deposit({}))
  })
})

describe('INSS on the 13th salary', () => {
  // On 6,000.00: 641.50. At the ceiling: 988.07. Remainder after the salary: 346.57.
  it('asks about a second job when the INSS equals the remainder of the ceiling after the salary', () => {
    const receipt = { salary: 6000, twelfths: 12, informed_first: 3000, informed_second_gross: 3000, reference_date: '2026-11-14' }
    expect(run(check, { ...receipt, informed_inss: 346.57 }, ports)).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ id: 'inss', verdict: 'not_checkable' })]),
      nextQuestion: 'Você tem outro emprego com INSS? Quanto foi o 13º dele?',
    })
  })
})

describe('receipt with other pay', () => {
  const verdictsOf = (input: object) =>
    Object.fromEntries(
      (run(check, { ...SECOND, ...input }, ports).items as { id: string; verdict: string }[]).map(({ id, verdict }) => [id, verdict]),
    )
  const declared_items = [{ label: 'Horas extras', amount: 500, kind: 'earning' }]

  it('leaves a smaller second installment open and reports a larger one', () => {
    expect(verdictsOf({ informed_second_gross: 1400, declared_items })).toMatchObject({ second_gross: 'not_checkable' })
    expect(verdictsOf({ informed_second_gross: 1600, declared_items })).toMatchObject({ second_gross: 'differs' })
  })

  it('by lines: excludes overtime from the 13th salary', () => {
    const lines = [
      { label: '13º salário', amount: 3300, kind: 'earning' },
      { label: 'Horas extras', amount: 500, kind: 'earning' },
      { label: 'Desc. 1ª parcela 13º', amount: 1650, kind: 'deduction' },
      { label: 'INSS 13º', amount: 284.58, kind: 'deduction' },
    ]
    expect(run(check, { salary: 3300, twelfths: 12, lines, reference_date: '2026-11-14' }, ports)).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ id: 'second_gross', verdict: 'matches', informed: 3300 })]),
    })
  })
})

// INSS on 10,000.00: 988.07. (10,000.00 − 988.07) × 27.5% − 908.73 = 1,569.55. 5,000.00 − 988.07 − 1,569.55 = 2,442.38.
it('for a wrong INSS, returns the correct one with the resulting tax and net', () => {
  const receipt = { salary: 10_000, twelfths: 12, informed_first: 5000, informed_second_gross: 5000, reference_date: '2026-11-14' }
  expect(run(check, { ...receipt, informed_inss: 1100, informed_irrf: 1538.77 }, ports)).toMatchObject({
    ifCorrected: { items: [{ expected: 988.07 }, { expected: 1569.55 }, { id: 'net', expected: 2442.38 }] },
  })
})
