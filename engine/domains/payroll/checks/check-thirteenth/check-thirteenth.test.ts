import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../../test/support/ports.ts'
import { run } from '../../../../core/operation/run.ts'
import check from './index.ts'

const ports = portsOn('2026-11-14')
const FIRST = { salary: 3000, twelfths: 12, informed_first: 1500 }
const SECOND = { ...FIRST, informed_second_gross: 1500, informed_inss: 253.4, informed_irrf: 0, reference_date: '2025-12-19' }

const deposit = (found: object) => ({ items: expect.arrayContaining([expect.objectContaining({ id: 'fgts', ...found })]) })
const second = (fgts_deposit: number, more: object = {}) => run(check, { ...SECOND, fgts_deposit, ...more }, ports)

describe('the FGTS printed on the receipt of the 13th', () => {
  it('is of what is left of it, of the whole, or of the first instalment', () => {
    for (const amount of [120, 240]) expect(second(amount)).toMatchObject({ ...deposit({ verdict: 'matches' }), message: null })
    expect(run(check, { ...FIRST, fgts_deposit: 120, reference_date: '2025-11-28' }, ports)).toMatchObject(deposit({ verdict: 'matches' }))
  })

  it('on the receipt of the first instalment is of that instalment, not of the whole', () => {
    expect(run(check, { ...FIRST, fgts_deposit: 240, reference_date: '2025-11-28' }, ports)).not.toMatchObject(
      deposit({ verdict: 'matches' }),
    )
  })

  it('below the law is told', () => {
    expect(second(97.31)).toMatchObject(deposit({ verdict: 'differs', expected: 120 }))
  })

  it('is asked about where it may be right: an apprentice, more than the law, a digit copied wrong, another pay in the receipt', () => {
    const asked = deposit({ verdict: 'not_checkable' })
    expect(second(30)).toMatchObject({ ...asked, nextQuestion: expect.stringContaining('aprendiz') })
    expect(second(336)).toMatchObject(asked)
    expect(second(12)).toMatchObject(asked)
    expect(second(97.31, { declared_items: [{ label: 'Horas extras', amount: 500, kind: 'earning' }] })).toMatchObject(asked)
  })

  it('is not looked for where none was printed', () => {
    expect(run(check, SECOND, ports)).not.toMatchObject(deposit({}))
  })
})

describe('the INSS of the 13th', () => {
  // Of 6,000.00: 641.50. At the ceiling: 988.07. What is left of it after the salary: 346.57.
  it('that is what the salary left of the ceiling may be of a second job, which is asked about', () => {
    const receipt = { salary: 6000, twelfths: 12, informed_first: 3000, informed_second_gross: 3000, reference_date: '2026-11-14' }
    expect(run(check, { ...receipt, informed_inss: 346.57 }, ports)).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ id: 'inss', verdict: 'not_checkable' })]),
      nextQuestion: 'Você tem outro emprego com INSS? Quanto foi o 13º dele?',
    })
  })
})

describe('a receipt with other pay in it', () => {
  const verdictsOf = (input: object) =>
    Object.fromEntries(
      (run(check, { ...SECOND, ...input }, ports).items as { id: string; verdict: string }[]).map(({ id, verdict }) => [id, verdict]),
    )
  const declared_items = [{ label: 'Horas extras', amount: 500, kind: 'earning' }]

  it('may have it in the second instalment where that comes smaller, not where it comes larger', () => {
    expect(verdictsOf({ informed_second_gross: 1400, declared_items })).toMatchObject({ second_gross: 'not_checkable' })
    expect(verdictsOf({ informed_second_gross: 1600, declared_items })).toMatchObject({ second_gross: 'differs' })
  })

  it('by its lines: overtime is no 13th', () => {
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

// INSS of 10,000.00: 988.07. (10,000.00 − 988.07) × 27.5% − 908.73 = 1,569.55. 5,000.00 − 988.07 − 1,569.55 = 2,442.38.
it('where the INSS is wrong, the right one is told with the tax and the net that come of it', () => {
  const receipt = { salary: 10_000, twelfths: 12, informed_first: 5000, informed_second_gross: 5000, reference_date: '2026-11-14' }
  expect(run(check, { ...receipt, informed_inss: 1100, informed_irrf: 1538.77 }, ports)).toMatchObject({
    ifCorrected: { items: [{ expected: 988.07 }, { expected: 1569.55 }, { id: 'net', expected: 2442.38 }] },
  })
})
