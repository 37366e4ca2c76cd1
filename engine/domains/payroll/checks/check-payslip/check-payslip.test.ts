/** Three properties: correct documents pass, unknown facts lead to questions, and errors under every reading are found. */
import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'
import check from './index.ts'

interface Said {
  verdict: string
  message: string | null
  nextQuestion: string | null
  lost: number
  items: { id: string; verdict: string; why: string; expected: number | null; likelyCause: string | null }[]
  reconciliation: { closes: boolean | null } | null
  bases: Record<string, number> | null
  worker: string | null
}

const ask = (input: object) => run(check, { reference_date: '2026-03-31', ...input }, portsOn('2026-11-14')) as unknown as Said
/** Lines without totals prove no side whole, which is an item of its own. */
const SUMS = 'sums'
const item = (said: Said, id: string) => said.items.find((each) => each.id === id)
const earning = (nature: string, amount: number, label = `Linha ${nature}`) => ({ label, amount, kind: 'earning', nature })
const deduction = (nature: string, amount: number, label = `Linha ${nature}`) => ({ label, amount, kind: 'deduction', nature })

function right(input: object): Said {
  const said = ask(input)
  expect(said.items.filter(({ id, verdict }) => id !== SUMS && (verdict === 'differs' || verdict === 'not_checkable'))).toEqual([])
  expect(said.message).toBeNull()
  return said
}

function notAccused(input: object, id: string): Said {
  const said = ask(input)
  expect(said.items.filter(({ verdict }) => verdict === 'differs')).toEqual([])
  expect(item(said, id)?.verdict).toBe('not_checkable')
  expect(said.message).toBeNull()
  expect(said.nextQuestion).not.toBeNull()
  return said
}

const L1 = {
  lines: [earning('1000', 3000), earning('1003', 204.55), earning('1012', 40.91), deduction('9201', 278.04), deduction('9200', 1200)],
  total_earnings: 3245.46,
  total_deductions: 1478.04,
  net_received: 1767.42,
}

describe('payslip by lines', () => {
  it('L1: overtime, weekly rest and an advance; FGTS truncated or rounded', () => {
    for (const fgts of [259.63, 259.64]) {
      const said = right({ ...L1, fgts })
      expect(said.verdict).toBe('consistent')
      expect(said.reconciliation?.closes).toBe(true)
      expect(said.bases).toMatchObject({ inss: 3245.46, irrf: 3245.46, fgts: 3245.46 })
    }
  })

  it('leaves everything open when lines do not sum to the net, and asks for the missing ones', () => {
    const said = ask({ ...L1, net_received: 1700 })
    expect(said.reconciliation?.closes).toBe(false)
    expect(said.items.filter(({ verdict }) => verdict === 'differs')).toEqual([])
    expect(said.nextQuestion).toBe('Quais são as outras linhas do papel, com descrição e valor?')
  })

  it('adds the FGTS of the notice to that of the 13th salary', () => {
    const { bases } = ask({ lines: [earning('6000', 1000), earning('5001', 2000, '13º salário'), earning('6003', 3000)] })
    expect(bases).toMatchObject({ fgts: 1000, fgts13: 5000 })
  })

  it('treats "outros proventos" of an employee as pay, not as a pension', () => {
    // INSS on 3,200.00; on 3,000.00 alone it would be 248.58.
    const lines = [
      { label: 'Salário', amount: 3000, kind: 'earning' },
      { label: 'Outros proventos', amount: 200, kind: 'earning' },
      { label: 'INSS', amount: 272.58, kind: 'deduction' },
    ]
    notAccused({ lines }, 'inss')
    expect(ask({ lines }).worker).toBe('employee')
  })

  it('L2: 13th salary in the payslip, with separate or identical contribution labels', () => {
    const lines = [earning('1000', 5000), earning('5001', 5000), deduction('9214', 2500)]
    right({
      lines: [...lines, deduction('9201', 501.5, 'INSS'), deduction('9201', 501.5, 'INSS 13º')],
      fgts: 600,
      reference_date: '2026-12-31',
    })
    right({
      lines: [...lines, deduction('9201', 501.5, 'INSS'), deduction('9201', 501.5, 'INSS')],
      fgts: 600,
      reference_date: '2026-12-31',
    })
  })

  it('L3: vacation in the month', () => {
    const lines = [
      earning('1000', 1833.33),
      earning('1016', 3666.67),
      earning('1017', 1222.22),
      deduction('9201', 485.94, 'INSS férias'),
      deduction('9201', 256.67, 'INSS'),
    ]
    right({ lines, fgts: 537.77 })
    right({ lines: [...lines.slice(0, 3), deduction('9201', 742.61, 'INSS')], fgts: 537.77 })
  })

  it('L4: an absence lowers INSS and FGTS', () => {
    right({ lines: [earning('1000', 2000), deduction('9207', 200), deduction('9201', 137.68)], fgts: 144 })
  })

  it('L5: a partner pays 11%, an employee by the table', () => {
    const lines = [earning('3508', 3000, 'Pró-labore'), deduction('9201', 330, 'INSS')]
    expect(right({ lines }).worker).toBe('partner')
    const said = ask({ lines, worker: 'employee', lines_confirmed: true })
    expect(item(said, 'inss')).toMatchObject({ verdict: 'differs', expected: 248.58, likelyCause: 'flat_11' })
    expect(said.message).toContain('Peço que confiram')
  })

  it('L6: another job uses part of the ceiling; asks about it when not stated', () => {
    const lines = [earning('1000', 4000), deduction('9201', 206.57)]
    right({ lines, other_jobs: [{ pay: 7000, order: 'before' }] })
    right({ lines, other_jobs: [{ pay: 7000 }] })
    expect(notAccused({ lines }, 'inss').nextQuestion).toContain('outro emprego')
    expect(item(ask({ lines, other_jobs: [] }), 'inss')?.verdict).toBe('differs')
  })

  it('keeps the 13th salary of another job separate from its pay: asks about amounts the table can yield and reports only those it never yields', () => {
    const other_jobs = [{ pay: 7000, order: 'before' }]
    const with13th = (inss: number) => ({
      lines: [
        earning('1000', 4000),
        earning('5001', 4000),
        deduction('9214', 2000),
        deduction('9201', 206.57, 'INSS'),
        deduction('9201', inss, 'INSS 13º'),
      ],
      other_jobs,
    })
    right(with13th(206.57))
    // The other job pays no 13th salary, one in the lower brackets, or one at the ceiling.
    for (const inss of [368.58, 560, 0.01]) expect(notAccused(with13th(inss), 'thirteenth_inss').nextQuestion).toContain('13º')
    expect(item(ask(with13th(560.02)), 'thirteenth_inss')?.verdict).toBe('differs')
  })

  it('L7: vale-transporte above 6% of the basic salary, excluding overtime', () => {
    const lines = [earning('1000', 2600), earning('1003', 900), deduction('9216', 210)]
    const said = ask({ lines })
    expect(item(said, 'transport_discount')).toMatchObject({ verdict: 'differs', expected: 156, likelyCause: 'voucher_on_all_earnings' })
    expect(said.lost).toBe(54)
  })

  it('L8: accepts the 8.5% FGTS rate of 2003, and 8%', () => {
    for (const fgts of [102, 96]) right({ lines: [earning('1000', 1200)], fgts, reference_date: '2003-06-30' })
  })

  it('L9: part of a pension is exempt from age 65', () => {
    const lines = [earning('7001', 4500, 'Proventos'), deduction('9203', 51.9, 'IRRF')]
    right({ lines, birth_date: '1955-03-10', reference_date: '2022-10-31' })
    notAccused({ lines, reference_date: '2022-10-31' }, 'irrf')
  })

  it('is inconclusive for a document that does not reconcile', () => {
    const said = ask({ ...L1, lines: L1.lines.filter(({ nature }) => nature !== '1003') })
    expect(said).toMatchObject({ verdict: 'inconclusive', message: null, lost: 0, reconciliation: { closes: false } })
    expect(JSON.stringify(said)).toContain('falta alguma linha?')
  })

  it('reports an unknown line and skips the items it could affect', () => {
    const lines = [earning('1000', 3000), { label: 'Zeta', amount: 500, kind: 'earning' }, deduction('9201', 303.37)]
    const said = ask({ lines })
    expect(item(said, 'inss')?.verdict).toBe('not_checkable')
    expect(item(said, 'line_2')?.verdict).toBe('not_checkable')
    expect(said.message).toBeNull()
    // Above the maximum with every line included: wrong under every reading without another job.
    const above = { lines: [...lines.slice(0, 2), deduction('9201', 420)] }
    expect(item(ask({ ...above, other_jobs: [] }), 'inss')?.verdict).toBe('differs')
    expect(item(ask(above), 'inss')?.verdict).toBe('not_checkable')
  })

  it('asks about an INSS above the table while a second job could explain it', () => {
    // eSocial manual, S-1200, example 6: the second pay of 1,000.00 starts at 9%, so its 89.32 exceed the 75.00 of a sole job.
    const second = { lines: [earning('1000', 1000), deduction('9201', 89.32)], worker: 'employee', reference_date: '2020-06-01' }
    expect(item(ask(second), 'inss')?.verdict).toBe('not_checkable')
    expect(item(ask({ ...second, other_jobs: [{ pay: 1000, category: 'employee', order: 'before' }] }), 'inss')?.verdict).toBe('matches')
    expect(item(ask({ ...second, other_jobs: [] }), 'inss')?.verdict).toBe('differs')
    // Above the maximum of any position in the table.
    const more = { ...second, lines: [earning('1000', 1000), deduction('9201', 150)] }
    expect(item(ask(more), 'inss')?.verdict).toBe('differs')
    // Recognized mistake: the absence was not subtracted.
    const named = { lines: [earning('1000', 3000), deduction('9207', 300), deduction('9201', 248.58)], worker: 'employee' }
    expect(item(ask(named), 'inss')?.verdict).toBe('differs')
  })

  it('accepts both readings where courts disagree', () => {
    for (const [inss, fgts] of [
      [248.58, 280],
      [308.58, 280],
    ])
      right({ lines: [earning('1000', 3000), earning('1050', 500, 'Atestado'), deduction('9201', inss!)], fgts })
  })

  it('asks about dependents that would explain the tax', () => {
    const lines = [earning('1000', 8000), deduction('9201', 921.51)]
    const tax = (dependents: number) =>
      item(ask({ lines: [...lines, deduction('9203', 1)], dependents, other_jobs: [] }), 'irrf')!.expected!
    right({ lines: [...lines, deduction('9203', tax(0))] })
    right({ lines: [...lines, deduction('9203', tax(2))], dependents: 2 })
    expect(notAccused({ lines: [...lines, deduction('9203', tax(2))] }, 'irrf').nextQuestion).toContain('dependentes')
    expect(item(ask({ lines: [...lines, deduction('9203', tax(0) + 77)] }), 'irrf')?.verdict).toBe('differs')
  })

  it('accepts the family allowance of a partial month', () => {
    const lines = [earning('1000', 900), earning('1409', 33.77), deduction('9201', 67.5)]
    right({ lines, children: 1, admission_date: '2026-03-17' })
    notAccused({ lines, children: 1 }, 'family_allowance')
  })

  it('uses the 13th salary of another job to place this INSS in the table', () => {
    const lines = (inss13: number) => [
      earning('1000', 6000),
      earning('5001', 6000),
      deduction('9214', 3000),
      deduction('9201', 641.5, 'INSS'),
      deduction('9201', inss13, 'INSS 13º'),
    ]
    const told = (thirteenth: number) => ({ other_jobs: [{ pay: 6000, thirteenth, order: 'before' }] })
    // 988.07 at the ceiling less the 641.50 withheld by the other job on its 13th salary.
    right({ lines: lines(346.57), ...told(6000) })
    right({ lines: lines(641.5), ...told(6000) })
    expect(item(ask({ lines: lines(346.57), ...told(1000) }), 'thirteenth_inss')?.verdict).toBe('differs')
    expect(item(ask({ lines: lines(346.57), other_jobs: [{ pay: 6000 }] }), 'thirteenth_inss')?.verdict).not.toBe('differs')
  })

  it("treats a contribution not labelled INSS as possibly a public servant's", () => {
    const said = notAccused({ lines: [earning('1000', 6200), deduction('9201', 868, 'Contribuição previdenciária')] }, 'inss')
    expect(said.nextQuestion).toContain('servidor')
    expect(item(ask({ lines: [earning('1000', 6200), deduction('9201', 868, 'INSS')] }), 'inss')?.verdict).toBe('differs')
  })

  it('accepts an INSS base printed in full or capped; only displays any other', () => {
    const baseOf = (inss_base: number) => item(ask({ lines: [earning('1000', 12_000), deduction('9201', 988.07)], inss_base }), 'inss_base')
    expect(baseOf(12_000)).toMatchObject({ verdict: 'matches', why: expect.stringContaining('a soma das linhas') })
    expect(baseOf(8475.55)).toMatchObject({ verdict: 'matches', why: expect.stringContaining('as linhas somam mais') })
    expect(baseOf(9000)).toMatchObject({ verdict: 'informed_only' })
    const atCeiling = { lines: [earning('1000', 8475.55), deduction('9201', 988.07)], inss_base: 8475.55 }
    expect(item(ask(atCeiling), 'inss_base')?.why).toContain('a soma das linhas')
  })

  it('explains a single-slice contribution by its rate', () => {
    expect(item(ask({ lines: [earning('1000', 1500), deduction('9201', 112.5)] }), 'inss')).toMatchObject({
      verdict: 'matches',
      why: expect.stringContaining('R$ 1.500,00 × 7,5%'),
    })
  })

  it('checks a document older than the tables only as far as the record goes', () => {
    const lines = [earning('1000', 500), deduction('9201', 40), deduction('9203', 10)]
    const { items } = ask({ lines, reference_date: '1993-05-31', inss_base: 500, irrf_base: 460 })
    expect(items.map(({ id, verdict }) => [id, verdict])).toEqual([
      ['inss', 'not_checkable'],
      ['irrf', 'not_checkable'],
      ['fgts', 'reference'],
      ['inss_base', 'matches'],
      ['net', 'reference'],
      [SUMS, 'not_checkable'],
    ])
  })

  it('asks about unconfirmed lines and judges nothing', () => {
    const said = ask({ lines: [earning('1000', 12_000), deduction('9201', 988.07)], lines_confirmed: false })
    expect(said.items.map(({ id, verdict }) => [id, verdict])).toEqual([['sums', 'not_checkable']])
    expect(said.nextQuestion).toContain('são todas as do papel')
  })

  it.each([
    ['13º salário complementar', 'earning', true],
    ['13º salário 1ª parcela', 'earning', true],
    ['Desconto de férias', 'deduction', true],
    ['Participação nos lucros', 'earning', true],
    ['Aviso prévio indenizado', 'earning', false],
    ['Plano de saúde', 'deduction', false],
  ])('gross with %s, %s: read as lines, %s', (label, kind, asLines) => {
    const flat = { gross_salary: 3000, informed_inss: 248.58, informed_irrf: 0 }
    const { bases } = ask({ ...flat, declared_items: [{ label, amount: 2000, kind }] })
    expect(bases !== null).toBe(asLines)
  })

  it('finds FGTS below the legal amount on known lines and names the cause', () => {
    const said = ask({ lines: [earning('1000', 10000), deduction('9201', 988.07)], fgts: 678.04 })
    expect(item(said, 'fgts')).toMatchObject({ verdict: 'differs', expected: 800, likelyCause: 'fgts_on_capped_pay' })
  })

  it('combines several documents of a month into one base', () => {
    const said = right({
      papers: [
        { kind: 'advance', lines: [earning('5501', 1200, 'Adiantamento salarial')], total_earnings: 1200, net_received: 1200 },
        { kind: 'monthly', ...L1 },
        { kind: 'complement', lines: [earning('1207', 500, 'Comissões'), deduction('9201', 60, 'INSS')] },
      ],
    })
    expect(said.bases).toMatchObject({ inss: 3745.46 })
  })
})

describe('audit cases once misjudged, as flat fields', () => {
  const flat = { informed_irrf: 0 }

  it('first installment of the 13th salary in the payslip', () => {
    const declared_items = [{ label: '13º 1ª parcela', amount: 1500, kind: 'earning' }]
    right({ ...flat, gross_salary: 3000, informed_inss: 248.58, fgts: 360, declared_items, reference_date: '2026-11-30' })
  })

  it("second installment, with its INSS added to the month's", () => {
    const declared_items = [{ label: '13º 2ª parcela', amount: 2500, kind: 'earning' }]
    const said = ask({ ...flat, gross_salary: 5000, informed_inss: 1003, fgts: 600, declared_items, reference_date: '2026-12-31' })
    expect(said.items.filter(({ verdict }) => verdict === 'differs')).toEqual([])
    expect(said.message).toBeNull()
  })

  it('asks for the number of children when a family allowance has none', () => {
    const said = notAccused(
      { ...flat, gross_salary: 1700, informed_inss: 128.68, family_allowance: 60, reference_date: '2026-03-31' },
      'family_allowance',
    )
    expect(said.nextQuestion).toMatch(/^Quantos filhos/)
  })

  it('vacation included in the gross', () => {
    const said = ask({ gross_salary: 7333.33, informed_inss: 828.17, informed_irrf: 122.45 })
    expect(item(said, 'irrf')?.verdict).toBe('not_checkable')
    expect(said.message).toBeNull()
  })

  it('absences as a deduction', () => {
    const declared_items = [{ label: 'Faltas', amount: 200, kind: 'deduction' }]
    right({ ...flat, gross_salary: 2000, informed_inss: 137.68, fgts: 144, declared_items })
  })

  it('admission in mid-month', () => {
    notAccused({ ...flat, gross_salary: 900, informed_inss: 67.5, children: 1, family_allowance: 33.77 }, 'family_allowance')
  })

  it('vale-transporte of a basic salary above the pay', () => {
    notAccused({ ...flat, gross_salary: 1800, informed_inss: 137.68, transport_discount: 120 }, 'transport_discount')
    right({ ...flat, gross_salary: 1800, informed_inss: 137.68, transport_discount: 120, basic_salary: 2000 })
  })

  it('asks for the basic salary when vale-transporte is 6% of a gross that may include overtime', () => {
    const paper = { ...flat, gross_salary: 3500, informed_inss: 308.58, transport_discount: 210 }
    notAccused(paper, 'transport_discount')
    expect(item(ask(paper), 'transport_discount')?.verdict).toBe('not_checkable')
    expect(item(ask({ ...paper, basic_salary: 2500 }), 'transport_discount')).toMatchObject({ verdict: 'differs', expected: 150 })
    expect(item(ask({ ...paper, transport_discount: 97.26 }), 'transport_discount')?.verdict).toBe('matches')
    // 6% of 3,000.25 is 180.015; 180.02 is accepted.
    notAccused({ ...flat, gross_salary: 3000.25, informed_inss: 248.61, transport_discount: 180.02 }, 'transport_discount')
  })

  it('FGTS of 2003 at 8.5%', () => {
    expect(
      item(ask({ ...flat, gross_salary: 2000, informed_inss: 205.63, fgts: 170, reference_date: '2003-06-30' }), 'fgts')?.verdict,
    ).toBe('matches')
  })

  it('two jobs, or a partner', () => {
    notAccused({ ...flat, gross_salary: 6000, informed_inss: 346.57, informed_irrf: 394.54 }, 'inss')
    notAccused({ ...flat, gross_salary: 3000, informed_inss: 0 }, 'inss')
    notAccused({ ...flat, gross_salary: 3000, informed_inss: 330 }, 'inss')
    right({ ...flat, gross_salary: 3000, informed_inss: 330, worker: 'partner' })
  })

  it('rejects both input forms together, and neither', () => {
    expect(() => ask({ ...flat, ...L1, gross_salary: 3000, informed_inss: 1 })).toThrow()
    expect(() => ask({})).toThrow()
    expect(() => ask({ gross_salary: 3000 })).toThrow()
  })
})
