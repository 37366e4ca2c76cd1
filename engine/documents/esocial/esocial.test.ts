import { describe, expect, it } from 'vitest'
import {
  admission,
  CPF,
  directorTermination,
  event,
  exclusion,
  idAt,
  type Line,
  MANUAL_RUBRICS,
  monthly,
  type Paid,
  payment,
  returnedFgts,
  returnedInss,
  rubric,
  termination,
  withReceipt,
} from '../../../test/support/corpora/esocial.ts'
import { toNumber } from '../../core/money.ts'
import { EsocialCheck } from './check.ts'
import type { ElsewherePay } from './events/remuneration.ts'
import { contributionOf } from './totals/contribution.ts'

function checked(...files: readonly string[]) {
  const check = new EsocialCheck('2026-11-16')
  for (const [index, xml] of files.entries()) check.add(`${index}.xml`, xml)
  return check.answer()
}

const fgtsOf = (...files: readonly string[]) =>
  checked(...MANUAL_RUBRICS, ...files)
    .workers.flatMap(({ rebuilt }) => rebuilt.flatMap(({ fgts }) => fgts))
    .map(({ place, type, base, deposit, incidence }) => [
      type,
      toNumber(base),
      toNumber(deposit),
      ...(place.establishment.startsWith('1') && place.lotacao === '0001' ? [] : [`${place.establishment[0]}/${place.lotacao}`]),
      ...(incidence === '9' ? ['suspended'] : []),
    ])

const paid = (...lines: readonly Line[]): Paid => ({ lines })

describe('manual examples, S-5003, item 1.11', () => {
  it('1: sums two monthly rubrics and separates the 13th-salary advance', () => {
    expect(fgtsOf(monthly({ paid: [paid(['V11', 1100], ['W11', 200], ['V12', 550])] }))).toEqual([
      ['11', 1300, 104],
      ['12', 550, 44],
    ])
  })

  it('2: separates a difference of an earlier month', () => {
    const earlier: Paid = { lines: [['V11', 230]], earlier: ['2020-09', 'A'] }
    expect(fgtsOf(monthly({ paid: [paid(['V11', 2000], ['V12', 1000]), earlier] }))).toEqual([
      ['11', 2000, 160],
      ['12', 1000, 80],
      ['13', 230, 18.4],
    ])
  })

  it('3: separates each establishment and lotação', () => {
    const at = (establishment: string, lotacao: string, ...lines: readonly Line[]): Paid => ({ establishment, lotacao, lines })
    expect(
      fgtsOf(
        monthly({
          paid: [
            at('11111111000111', '0001', ['V11', 500], ['W11', 100]),
            at('22222222000222', '0001', ['V11', 500], ['D11', 50]),
            at('33333333000333', '0001', ['V11', 400]),
            at('33333333000333', '0002', ['V11', 120]),
          ],
        }),
      ),
    ).toEqual([
      ['11', 600, 48],
      ['11', 450, 36, '2/0001'],
      ['11', 400, 32, '3/0001'],
      ['11', 120, 9.6, '3/0002'],
    ])
  })

  const dismissed: readonly Paid[] = [
    paid(['V11', 2400], ['V12', 1800], ['V00', 1200], ['D11', 400], ['D12', 1200]),
    { lines: [['V11', 230]], earlier: ['2020-09', 'A'] },
  ]

  it('4: uses the termination types for a dismissal without cause', () => {
    expect(fgtsOf(termination({ reason: '02', on: '2020-10-20', paid: dismissed }))).toEqual([
      ['21', 2000, 160],
      ['22', 600, 48],
      ['24', 230, 18.4],
    ])
  })

  it('5: uses the monthly types for a resignation', () => {
    const lines: readonly Line[] = [
      ['V11', 1200],
      ['V12', 900],
      ['V00', 1100],
      ['W11', 300],
      ['D00', 1200],
      ['D11', 200],
      ['D12', 600],
    ]
    expect(fgtsOf(termination({ reason: '07', on: '2020-10-20', paid: [{ lines }] }))).toEqual([
      ['11', 1300, 104],
      ['12', 300, 24],
    ])
  })

  const notice = (on: string) =>
    termination({ reason: '02', on, paid: [paid(['V11', 1200], ['V12', 1000], ['V00', 900], ['V21', 1200], ['W21', 100])] })

  it('6: treats the balance of pay as monthly when the termination deadline passes the monthly due date, never since FGTS Digital', () => {
    expect(fgtsOf(notice('2020-10-31'))).toEqual([
      ['11', 1200, 96],
      ['22', 1000, 80],
      ['23', 1300, 104],
    ])
    expect(fgtsOf(notice('2026-10-31'))[0]).toEqual(['21', 1200, 96])
    expect(fgtsOf(notice('2024-03-31'))[0]).toEqual(['21', 1200, 96])
    expect(fgtsOf(notice('2024-02-29'))[0]).toEqual(['11', 1200, 96])
  })

  it('7: drops amounts below zero per code and place', () => {
    expect(
      fgtsOf(
        monthly({
          period: '2020-09',
          paid: [
            paid(['V11', 3000], ['D11', 100]),
            { establishment: '22222222000222', lines: [['D11', 150]] },
            { lotacao: '0002', lines: [['D11', 200]] },
          ],
        }),
      ),
    ).toEqual([['11', 2900, 232]])
  })

  it('item 1.3 due date: 29/01/2019 is monthly, 26/01 is a termination, also for directors', () => {
    const on = (day: string) => fgtsOf(termination({ reason: '02', on: day, paid: [paid(['V11', 1000])] }))[0]
    expect(on('2019-01-29')).toEqual(['11', 1000, 80])
    expect(on('2019-01-28')).toEqual(['21', 1000, 80])
    expect(on('2019-01-26')).toEqual(['21', 1000, 80])
    const director = (day: string, reason = '02') => fgtsOf(directorTermination({ reason, on: day, paid: [paid(['V11', 1000])] }))[0]
    expect(director('2019-01-26')).toEqual(['21', 1000, 80])
    expect(director('2019-01-29')).toEqual(['11', 1000, 80])
    expect(director('2026-01-29', '03')).toEqual(['11', 1000, 80])
  })
})

describe('13th salary in S-1200', () => {
  const tables = [
    rubric({ code: 'A', nature: '5504', cp: '00', irrf: '9', fgts: '12' }),
    rubric({ code: 'B', nature: '5001', cp: '12', irrf: '12', fgts: '12' }),
    rubric({ code: 'C', kind: 2, nature: '9214', cp: '00', irrf: '9', fgts: '12' }),
  ]
  it('charges FGTS on the advance in its month, and on the rest in the annual payroll', () => {
    const totals = checked(
      ...tables,
      monthly({ period: '2026-11', paid: [paid(['A', 2800])] }),
      monthly({ period: '2026', paid: [paid(['B', 6000], ['C', 2800])] }),
    ).workers.map(({ period, rebuilt }) => [period, rebuilt[0]!.fgts.map(({ type, base }) => [type, toNumber(base)])])
    expect(totals).toEqual([
      ['2026', [['12', 3200]]],
      ['2026-11', [['12', 2800]]],
    ])
  })
})

describe('FGTS of other categories', () => {
  it('charges an apprentice 2% under separate types', () => {
    expect(
      fgtsOf(
        monthly({
          paid: [
            {
              category: '103',
              lines: [
                ['V11', 1000],
                ['V12', 500],
              ],
            },
          ],
        }),
      ),
    ).toEqual([
      ['15', 1000, 20],
      ['16', 500, 10],
    ])
    expect(fgtsOf(admission('103'), termination({ reason: '06', on: '2026-05-10', paid: [paid(['V11', 1000])] }))).toEqual([
      ['27', 1000, 20],
    ])
  })

  it('adds the reserve for a domestic worker', () => {
    expect(fgtsOf(monthly({ paid: [{ category: '104', lines: [['V11', 1000.99]] }] }))).toEqual([
      ['11', 1000.99, 80.07],
      ['41', 1000.99, 32.03],
    ])
  })

  it('excludes providers, and includes a civil servant only with a CLT contract', () => {
    expect(fgtsOf(monthly({ paid: [{ category: '701', matricula: '', lines: [['V11', 1000]] }] }))).toEqual([])
    const servant = monthly({ paid: [{ category: '302', lines: [['V11', 1000]] }] })
    expect(fgtsOf(servant)).toEqual([])
    expect(fgtsOf(admission('302'), servant)).toEqual([['11', 1000, 80]])
    expect(fgtsOf(admission('302', { regime: '2' }), servant)).toEqual([])
  })

  it('deposits nothing on rubrics suspended by a court', () => {
    expect(fgtsOf(rubric({ code: 'S', fgts: '91' }), monthly({ paid: [paid(['V11', 800], ['S', 200])] }))).toEqual([
      ['11', 800, 64],
      ['11', 200, 0, 'suspended'],
    ])
  })
})

const inssOf = (...files: readonly string[]) =>
  checked(...files).workers.flatMap(({ rebuilt }) =>
    rebuilt.flatMap(({ inss }) => inss.map(({ type, thirteenth, amount }) => [type, thirteenth ? 1 : 0, toNumber(amount)])),
  )

describe('S-5001 bases, item 1.2', () => {
  const suspended = rubric({
    code: 'S',
    cp: '91',
    cases: '<ideProcessoCP><tpProc>2</tpProc><nrProc>123</nrProc><codSusp>1</codSusp></ideProcessoCP>',
  })
  const decided = (indSusp: string) =>
    event(
      'S-1070',
      `<ideEvento></ideEvento><ideEmpregador><nrInsc>11111111</nrInsc></ideEmpregador><infoProcesso><inclusao><ideProcesso><tpProc>2</tpProc><nrProc>123</nrProc></ideProcesso><dadosProc><infoSusp><codSusp>1</codSusp><indSusp>${indSusp}</indSusp></infoSusp></dadosProc></inclusao></infoProcesso>`,
    )
  const month = monthly({ paid: [paid(['V', 800], ['S', 200])] })

  it('include a suspended rubric and list it separately (a.1), exclude it (a.2), or only include it (a.3)', () => {
    const base = rubric({ code: 'V' })
    expect(inssOf(base, suspended, month)).toEqual([
      ['11', 0, 1000],
      ['91', 0, 200],
    ])
    expect(inssOf(base, suspended, month, decided('02'))).toEqual([
      ['11', 0, 1000],
      ['91', 0, 200],
    ])
    expect(inssOf(base, suspended, month, decided('90'))).toEqual([['11', 0, 800]])
    expect(inssOf(base, suspended, month, decided('92'))).toEqual([['11', 0, 1000]])
    expect(checked(base, suspended, month).notes.join()).toContain('foi contada como suspensa')
  })

  it('have no note on a computed contribution', () => {
    expect(checked(rubric({ code: 'V' }), monthly({ paid: [paid(['V', 800])] })).notes.join()).not.toContain('não foi calculada')
  })

  it('depend on the incidence and the exposure', () => {
    const tables = ['11', '12', '13', '14', '15', '16', '21', '25', '51', '31', '34', '35'].map((cp) =>
      rubric({ code: cp, cp, kind: /^3/.test(cp) ? 2 : 1 }),
    )
    const lines = tables.map(
      (_, index): Line => [['11', '12', '13', '14', '15', '16', '21', '25', '51', '31', '34', '35'][index]!, 100 + index],
    )
    expect(inssOf(...tables, monthly({ paid: [{ lines, exposure: 1 }] }))).toEqual([
      ['11', 0, 100 + 106],
      ['11', 1, 101],
      ['15', 0, 102 + 107],
      ['15', 1, 103],
      ['19', 0, 104],
      ['19', 1, 105],
      ['32', 0, 106],
      ['31', 0, 108],
      ['21', 0, 109],
      ['22', 0, 110],
      ['23', 0, 111],
    ])
    expect(
      inssOf(
        ...tables,
        monthly({
          paid: [
            {
              lines: [
                ['11', 1],
                ['13', 2],
                ['25', 4],
              ],
              exposure: 3,
            },
          ],
        }),
      ),
    ).toEqual([
      ['13', 0, 1],
      ['17', 0, 2],
    ])
  })

  it('use the rubric version of the month, or of the earlier month for differences', () => {
    const tables = [rubric({ code: 'V', cp: '00', to: '2020-09' }), rubric({ code: 'V', cp: '11', from: '2020-10' })]
    expect(inssOf(...tables, monthly({ paid: [paid(['V', 100])] }))).toEqual([['11', 0, 100]])
    expect(inssOf(...tables, monthly({ paid: [{ lines: [['V', 100]], earlier: ['2020-09', 'A'] }] }))).toEqual([])
  })

  it('use the last declared rubric, in any file order', () => {
    const [before, after] = [rubric({ code: 'V', cp: '00' }), rubric({ code: 'V', cp: '11' })]
    for (const tables of [
      [before, after],
      [after, before],
    ])
      expect(inssOf(...tables, monthly({ paid: [paid(['V', 100])] }))).toEqual([['11', 0, 100]])
  })
})

const RUBRICS = [
  rubric({ code: 'V' }),
  rubric({ code: 'P', nature: '3501', fgts: '00' }),
  rubric({ code: 'I', kind: 2, nature: '9201', cp: '31', irrf: '41', fgts: '00' }),
  rubric({ code: 'J', kind: 2, nature: '9201', cp: '32', irrf: '42', fgts: '00' }),
  rubric({ code: 'T', nature: '5001', cp: '12', irrf: '12', fgts: '12' }),
]
const owed = (...files: readonly string[]) =>
  checked(...RUBRICS, ...files).workers.flatMap(({ rebuilt }) =>
    rebuilt.flatMap(({ contributions }) =>
      contributions.map(({ code, calculated, withheld }) => [code, calculated === null ? null : toNumber(calculated), toNumber(withheld)]),
    ),
  )

describe('worker contribution (S-5001, item 2; several employers by S-1200, item 5)', () => {
  const employee = (pay: number, elsewhere?: readonly (readonly [string, number])[]) =>
    monthly({ paid: [paid(['V', pay])], ...(elsewhere && { elsewhere }) })
  const provider = (pay: number, elsewhere?: readonly (readonly [string, number])[]) =>
    monthly({ paid: [{ category: '701', matricula: '', lines: [['P', pay]] }], ...(elsewhere && { elsewhere }) })

  it("applies the month's brackets and truncates each slice", () => {
    expect(owed(employee(2000))).toEqual([['108201', 164.32, 0]])
    expect(owed(monthly({ period: '2026-10', paid: [paid(['V', 9000], ['I', 988.07])] }))).toEqual([['108201', 988.07, 988.07]])
    expect(owed(monthly({ period: '2026', paid: [paid(['T', 5000], ['J', 501.5])] }))).toEqual([['108221', 501.5, 501.5]])
  })

  it('matches examples 3 to 9 of the manual, with the 2020 table', () => {
    const both = (pay: number, beside: number, elsewhere: readonly (readonly [string, number])[]) =>
      monthly({ paid: [paid(['V', pay]), { category: '701', matricula: '', lines: [['P', beside]] }], elsewhere })
    // Example 3: employers B, C and D, after A with 2,000.00.
    expect(owed(both(1500, 2000, [['101', 2000]]))).toEqual([
      ['108201', 184.61, 0],
      ['109901', 220, 0],
    ])
    expect(
      owed(
        employee(1000, [
          ['101', 2000],
          ['101', 1500],
          ['701', 2000],
        ]),
      ),
    ).toEqual([['108201', 84.14, 0]])
    expect(
      owed(
        employee(1000, [
          ['101', 2000],
          ['101', 1500],
          ['701', 2000],
          ['101', 1000],
        ]),
      ),
    ).toEqual([['108201', 0, 0]])
    // Examples 4 and 9.
    expect(owed(provider(6000, [['101', 2000]]))).toEqual([['109901', 451.11, 0]])
    expect(owed(provider(4500, [['101', 2500]]))).toEqual([['109901', 396.11, 0]])
    // Example 6.
    expect(owed(both(1000, 2000, [['101', 1000]]))).toEqual([
      ['108201', 89.32, 0],
      ['109901', 220, 0],
    ])
    expect(
      owed(
        employee(4000, [
          ['101', 1000],
          ['101', 1000],
          ['701', 2000],
        ]),
      ),
    ).toEqual([['108201', 268.76, 0]])
  })

  it('example 5: a charity withholds 20% (classTrib 80)', () => {
    const charity = returnedInss({
      taxClass: '80',
      bases: [['11', 3000, 0, { category: '701', matricula: '' }]],
      contributions: [['109902', 420.21, 0]],
    })
    const answer = checked(
      ...RUBRICS,
      provider(3000, [
        ['101', 2000],
        ['701', 2000],
      ]),
      charity,
    )
    expect(answer.verdict).toBe('consistent')
    expect(answer.workers[0]!.rebuilt[0]!.contributions[0]).toMatchObject({ code: '109902', calculated: 420_21n })
  })

  it('uses the withheld amount for a 13th salary within a month, earlier months, a court case and suspended rubrics', () => {
    expect(owed(monthly({ paid: [paid(['V', 2000], ['T', 1000], ['I', 164.32], ['J', 75])] }))).toEqual([['108201', 239.32, 239.32]])
    expect(owed(monthly({ paid: [paid(['V', 2000], ['I', 200]), { lines: [['V', 230]], earlier: ['2020-09', 'A'] }] }))).toEqual([
      ['108201', 200, 200],
    ])
    expect(owed(monthly({ worker: '<procJudTrab><tpTrib>2</tpTrib></procJudTrab>', paid: [paid(['V', 2000], ['I', 90])] }))).toEqual([
      ['108201', 90, 90],
    ])
    expect(owed(rubric({ code: 'S', cp: '91' }), monthly({ paid: [paid(['V', 2000], ['S', 100], ['I', 91])] }))).toEqual([
      ['108201', 91, 91],
    ])
  })

  it('is 8% for a short-term rural worker, zero for 741, and has a separate code for a domestic worker', () => {
    const of = (category: string) => owed(monthly({ paid: [{ category, lines: [['V', 2000]] }] }))
    expect(of('102')).toEqual([['108202', 160, 0]])
    expect(of('741')).toEqual([])
    expect(of('104')).toEqual([['108203', 164.32, 0]])
    expect(of('731')).toEqual([['109901', null, 0]])
  })

  it('is null for a year without a recorded table', () => {
    expect(owed(monthly({ period: '2029-05', paid: [paid(['V', 2000])] }))).toEqual([['108201', null, 0]])
    // January 2018, the first month with totals: 8% up to 1,693.72.
    expect(owed(monthly({ period: '2018-01', paid: [paid(['V', 1000])] }))).toEqual([['108201', 80, 0]])
  })
})

describe('rebuilt and returned totals', () => {
  const month = monthly({ period: '2026-10', paid: [paid(['V', 3000], ['X', 300], ['I', 284.58])] })
  const extra = rubric({ code: 'X', nature: '1003' })
  const right = [
    returnedInss({
      period: '2026-10',
      bases: [
        ['11', 3300],
        ['21', 284.58],
      ],
      contributions: [['108201', 284.58, 284.58]],
    }),
    returnedFgts({ period: '2026-10', bases: [['11', 3300, 264]] }),
  ]

  it('note a contribution withheld below the one that eSocial calculates: the company owes the rest (Lei 8.212/1991, art. 33, § 5º)', () => {
    const short = monthly({ period: '2026-10', paid: [paid(['V', 3000], ['I', 200])] })
    const totals = (withheld: number) =>
      returnedInss({
        period: '2026-10',
        bases: [
          ['11', 3000],
          ['21', withheld],
        ],
        contributions: [['108201', 248.58, withheld]],
      })
    const answer = checked(...RUBRICS, short, totals(200))
    expect(answer.verdict).toBe('consistent')
    expect(answer.notes.join()).toMatch(/descontados R\$ 200,00 de INSS, e o eSocial calcula R\$ 248,58\. A empresa deve os R\$ 48,58/)
    const right = monthly({ period: '2026-10', paid: [paid(['V', 3000], ['I', 248.58])] })
    expect(checked(...RUBRICS, right, totals(248.58)).notes).toEqual([])
  })

  it('agree for correct files', () => {
    const answer = checked(...RUBRICS, extra, month, ...right)
    expect(answer).toMatchObject({ verdict: 'consistent', differences: [], left: 0 })
    expect(answer.compared).toBe(6)
  })

  it('name the rubric that explains a difference, and skip totals that were not returned', () => {
    const { verdict, differences } = checked(...RUBRICS, extra, month, returnedFgts({ period: '2026-10', bases: [['11', 3000, 240]] }))
    expect(verdict).toBe('differs')
    expect(differences).toHaveLength(1)
    expect(differences[0]).toMatchObject({
      event: 'S-5003',
      field: 'remFGTS',
      rebuilt: 3300_00n,
      returned: 3000_00n,
      cpf: '***.456.789-**',
    })
    expect(differences[0]!.rubrics.map(({ why }) => why)).toEqual(['a rubrica X (R$ 300,00) entra aqui e não entrou no total devolvido'])
    expect(checked(...RUBRICS, extra, month)).toMatchObject({ verdict: 'inconclusive', compared: 0, differences: [] })
  })

  it('explain a difference by a pair of rubrics, an extra one, an inverted sign or another validity period', () => {
    const why = (files: readonly string[], base: number) =>
      checked(
        ...RUBRICS,
        ...files,
        returnedFgts({ period: '2026-10', bases: [['11', base, Math.floor(base * 8) / 100]] }),
      ).differences[0]!.rubrics.map(({ code, why: said }) => `${code} ${said.replace(/.*\) /, '')}`)
    const two = monthly({ period: '2026-10', paid: [paid(['V', 3000], ['X', 300], ['Y', 41.13])] })
    const other = rubric({ code: 'Y', nature: '1012' })
    expect(why([extra, other, two], 3000)).toEqual([
      'X entra aqui e não entrou no total devolvido',
      'Y entra aqui e não entrou no total devolvido',
    ])
    expect(why([extra, rubric({ code: 'Y', nature: '1810', cp: '00', irrf: '9', fgts: '00' }), two], 3341.13)).toEqual([
      'Y não entra aqui e entrou no total devolvido',
    ])
    const absence = monthly({ period: '2026-10', paid: [paid(['V', 3000], ['F', 100])] })
    const absences = rubric({ code: 'F', kind: 2, nature: '9207' })
    expect(why([absences, absence], 3100)).toContain('F entrou no total devolvido com o sinal trocado')
    const dated = [rubric({ code: 'X', nature: '1003', fgts: '00', to: '2026-09' }), rubric({ code: 'X', nature: '1003', from: '2026-10' })]
    expect(why([...dated, month], 3000)[0]).toBe('X entraria de outro modo pela validade que começa em 2018-01')
  })

  it('skip every total that an undeclared rubric could affect', () => {
    const answer = checked(...RUBRICS, month, ...right)
    expect(answer).toMatchObject({ verdict: 'inconclusive', differences: [], compared: 0 })
    expect(answer.notUnderstood).toMatchObject([{ rubric: 'X', amount: 300_00n, cpf: '***.456.789-**' }])
    const another = monthly({ period: '2026-09', paid: [paid(['Z', 300])] })
    const both = checked(...RUBRICS, extra, month, ...right, another)
    expect(both.notUnderstood).toHaveLength(1)
    expect(both).toMatchObject({ verdict: 'partly_checked', differences: [], left: 0 })
  })

  it('are paired by receipt; corrections replace and exclusions remove events', () => {
    const first = monthly({ period: '2026-10', paid: [paid(['V', 2000])], id: idAt(1) })
    const second = monthly({ period: '2026-10', paid: [paid(['V', 3000])], id: idAt(2), rectifies: '1.1' })
    const told = (receipt: string, base: number) => returnedFgts({ period: '2026-10', receipt, bases: [['11', base, base * 0.08]] })
    const files = [withReceipt(first, '1.1'), withReceipt(second, '1.2'), told('1.1', 2000), told('1.2', 3000)]
    const answer = checked(...RUBRICS, ...files)
    expect(answer).toMatchObject({ verdict: 'consistent', differences: [] })
    expect(answer.workers).toHaveLength(1)
    expect(checked(...RUBRICS, ...files, exclusion('S-1200', '1.2', '2026-10')).workers).toEqual([])
  })

  it('are not compared when a returned total belongs to an unread event', () => {
    const left = termination({ reason: '02', on: '2026-10-20', paid: [paid(['V', 1000])] })
    const answer = checked(
      ...RUBRICS,
      withReceipt(left, '9'),
      returnedFgts({ period: '2026-10', receipt: '9', bases: [['21', 1000, 80]] }),
      returnedFgts({ period: '2026-10', receipt: '10', bases: [['11', 500, 40]] }),
    )
    expect(answer).toMatchObject({ verdict: 'partly_checked', differences: [] })
  })
})

describe('S-5002', () => {
  it('sums S-1210 payments by kind of income, merges vacation with the month, and never affects the verdict', () => {
    const tables = [
      ...RUBRICS,
      rubric({ code: 'F', nature: '1016', irrf: '13' }),
      rubric({ code: 'R', kind: 2, nature: '9203', cp: '00', irrf: '31', fgts: '00' }),
    ]
    const answer = checked(
      ...tables,
      monthly({ period: '2026-10', paid: [paid(['V', 6000], ['F', 1000], ['I', 641.51], ['R', 300])] }),
      payment('2026-11', [['D0', '2026-10', 1]]),
      event(
        'S-5002',
        `<ideEvento><nrRecArqBase>3</nrRecArqBase><perApur>2026-11</perApur></ideEvento><ideEmpregador><nrInsc>11111111</nrInsc></ideEmpregador><ideTrabalhador><cpfBenef>${CPF}</cpfBenef><dmDev><infoIR><tpInfoIR>11</tpInfoIR><valor>6000.00</valor></infoIR><infoIR><tpInfoIR>31</tpInfoIR><valor>300.00</valor></infoIR><infoIR><tpInfoIR>41</tpInfoIR><valor>641.51</valor></infoIR></dmDev></ideTrabalhador>`,
      ),
    )
    const { income } = answer.workers.find(({ period }) => period === '2026-11')!
    expect(Object.fromEntries([...income!.sums].map(([type, amount]) => [type, toNumber(amount)]))).toEqual({
      '11': 7000,
      '31': 300,
      '41': 641.51,
    })
    expect(answer.verdict).toBe('inconclusive')
    expect(answer.notes.join()).toContain(
      'S-5002 de ***.456.789-**, 2026-11: as rubricas do tipo 11 somam R$ 7.000,00, e o devolvido tem R$ 6.000,00',
    )
  })
})

describe('rubric table', () => {
  it('notes deviations from the usual incidence of each nature', () => {
    const { notes, verdict } = checked(rubric({ code: 'F', nature: '1016', irrf: '13', fgts: '00' }), ...RUBRICS)
    expect(notes.filter((note) => note.startsWith('Rubrica'))).toEqual([
      expect.stringContaining('Rubrica F, natureza 1016 (Férias gozadas): codIncCP 11, codIncIRRF 13, codIncFGTS 00; o usual é 11, 13, 11'),
    ])
    expect(verdict).toBe('inconclusive')
  })
})

describe('eSocial files', () => {
  const statusOf = (xml: string) => checked(xml).files.map(({ event: name, status, why }) => [name, status, why])

  it('are rejected when they contain a DOCTYPE, are not XML, nest too deeply or are not eSocial', () => {
    const bomb = '<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]><eSocial>&lol2;</eSocial>'
    const outside = '<!doctype a [<!ENTITY x SYSTEM "file:///etc/passwd">]><eSocial><evtRemun>&x;</evtRemun></eSocial>'
    for (const xml of [bomb, outside]) expect(statusOf(xml)[0]![2]).toMatch(/DOCTYPE/)
    expect(statusOf('<a>'.repeat(100) + '</a>'.repeat(100))[0]![2]).toMatch(/fundos/)
    expect(statusOf(`<eSocial>${'<a/>'.repeat(200_001)}</eSocial>`)[0]![2]).toMatch(/elementos demais/)
    expect(statusOf(`<eSocial>${' '.repeat(8 * 1024 * 1024)}</eSocial>`)[0]![2]).toMatch(/8 MiB/)
    for (const xml of ['', 'holerite', '<eSocial><evtRemun></eSocial>', '<nfe><evtRemun/></nfe>', '<eSocial/>'])
      expect(statusOf(xml)[0]![1]).toBe('refused')
    expect(statusOf('<eSocial xmlns="http://example.com/"><evtRemun/></eSocial>')[0]![1]).toBe('refused')
  })

  it('accept any prefix, batches and future layouts; other events are listed and skipped', () => {
    const prefixed = monthly({ paid: [paid(['V', 100])] })
      .replaceAll(/<(\/?)(?=[a-z])/gi, '<$1e:')
      .replace('xmlns=', 'xmlns:e=')
    expect(statusOf(prefixed)).toEqual([['S-1200', 'read', null]])
    const batch = `<eSocial xmlns="http://www.esocial.gov.br/schema/lote/eventos/envio/v1_1_1"><envioLoteEventos><eventos>${[
      monthly({ paid: [] }),
      admission('101'),
    ]
      .map((xml) => `<evento>${xml.replace(/^<\?xml[^>]*>/, '')}</evento>`)
      .join('')}</eventos></envioLoteEventos></eSocial>`
    expect(statusOf(batch).map(([name]) => name)).toEqual(['S-1200', 'S-2200'])
    expect(statusOf(event('evtFechaEvPer', ''))).toEqual([['S-1299', 'ignored', 'este evento não entra nos totais por trabalhador']])
    expect(statusOf(event('evtRemun', '', { version: 'v02_05_00' }))[0]!.slice(0, 2)).toEqual(['S-1200', 'ignored'])
    const later = event('S-2200', '', { version: 'v_S_01_04_00' })
    expect(checked(later).notes[0]).toContain('v_S_01_04_00')
  })

  it('expose neither names nor complete CPFs in the result', () => {
    const answer = checked(admission('101'), monthly({ paid: [paid(['Z', 1])] }), returnedFgts({ bases: [['11', 1, 0.08]] }))
    const { workers: _workers, ...shown } = answer
    const text = JSON.stringify(shown, (_key, value) => (typeof value === 'bigint' ? Number(value) : value))
    expect(text).not.toContain(CPF)
    expect(text).not.toContain('FULANO')
  })
})

describe('INSS contribution of the worker', () => {
  const owed = (bases: Record<string, bigint>, elsewhere: ElsewherePay[] | null = null) =>
    contributionOf({
      bases: new Map(Object.entries(bases)),
      period: '2026-03',
      elsewhere,
      taxClass: '99',
      cooperative: false,
      today: '2026-11-16',
    })

  it('is a single rate for a short-term rural worker, and unknown when combined with anything else', () => {
    expect(owed({ 102: 100_000n })).toMatchObject({ provider: 0n })
    for (const mixed of [owed({ 102: 100_000n, 101: 100n }), owed({ 102: 100_000n, 701: 100n }), owed({ 102: 100_000n }, [])])
      expect(mixed).toMatchObject({ why: expect.stringContaining('pequeno prazo') })
  })
})

it('uses the December version of a rubric in the annual payroll of the 13th salary', () => {
  const rebuilt = (from: string) =>
    checked(rubric({ code: 'D13', cp: '12', fgts: '12', from }), monthly({ period: '2020', paid: [paid(['D13', 1000])] })).workers.map(
      (worker) => worker.rebuilt.map(({ inss, fgts }) => ({ inss, fgts })),
    )
  expect(rebuilt('2020-07')).toEqual(rebuilt('2018-01'))
  expect(rebuilt('2020-12')).toEqual(rebuilt('2018-01'))
  expect(rebuilt('2021-01')).not.toEqual(rebuilt('2018-01'))
})
