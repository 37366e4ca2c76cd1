/** Documents parsed in every layout: a correct one is never reported as wrong, and one with a missing line is inconclusive. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDocument } from '../../engine/documents/reader/reader.ts'
import { checkOf } from '../../engine/documents/to-check.ts'
import payslip from '../../engine/domains/payroll/checks/check-payslip/index.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { LAYOUTS, rightPaper } from '../support/corpora/papers.ts'
import { rounds } from '../support/lanes/rounds.ts'
import { portsOn } from '../support/ports.ts'

/** Sample multiplier: `PAPERS=50 npx vitest run test/documents/document-layouts.test.ts` runs the large sample. */
const TIMES = Number(process.env.PAPERS ?? rounds(0.2, 1))

interface Said {
  readonly verdict: string
  readonly message: string | null
  readonly items: readonly { id: string; verdict: string; why: string }[]
}

const ports = portsOn('2026-11-14')
function checked(text: string, told: object = {}): Said & { closes: boolean | null; text: string } {
  const reading = readDocument({ text })
  const found = checkOf(reading)
  const said =
    found && reading.month !== null
      ? (run(payslip, { ...found.input, ...told }, ports) as unknown as Said)
      : { verdict: 'inconclusive', message: null, items: [] }
  return { ...said, closes: reading.reconciliation.closes, text }
}
const wrong = ({ items, text }: ReturnType<typeof checked>) =>
  items.filter(({ verdict }) => verdict === 'differs').map((item) => ({ ...item, text }))

describe.each(Object.entries(LAYOUTS))('%s', (_name, print) => {
  it('a correct document is consistent and has no item reported as wrong', () => {
    fc.assert(
      fc.property(rightPaper, (paper) => {
        const said = checked(print(paper).join('\n'))
        expect(wrong(said)).toEqual([])
        expect(said.message).toBeNull()
        expect({ closes: said.closes, verdict: said.verdict, text: said.text }).toMatchObject({ closes: true })
        expect(['consistent', 'partly_checked']).toContain(said.verdict)
      }),
      { numRuns: 200 * TIMES },
    )
  })

  it('a document with a missing line is inconclusive', () => {
    fc.assert(
      fc.property(rightPaper, fc.nat(), (paper, chosen) => {
        const gone = chosen % paper.lines.length
        const { label, reference, amount } = paper.lines[gone]!
        if (paper.lines.some((line, index) => index !== gone && line.amount === amount)) return
        const rows = print(paper)
        const at = rows.findIndex((row, index) => index > 0 && (row.includes(label) || row.includes(label.toUpperCase())))
        // In a one-cell-per-row layout, a line spans three or four rows.
        const cells = rows[at] === label ? [at - 1, at, at + 1, ...(reference ? [at + 2] : [])] : [at]
        const kept = rows.filter((_, index) => !cells.includes(index))
        const said = checked(kept.join('\n'))
        expect(wrong(said)).toEqual([])
        expect(said.message).toBeNull()
        expect(said.closes).not.toBe(true)
      }),
      { numRuns: 100 * TIMES },
    )
  })
})

/** Correct documents from the audit, as text. */
const RIGHT: Readonly<Record<string, string>> = {
  'first instalment of the 13th':
    'Novembro/2026\n001 Salário 30,00 3.000,00\n050 13º salário adiantamento 1ª parcela 1.500,00\n998 INSS 8,28 248,58\nTotal de vencimentos 4.500,00\nTotal de descontos 248,58\nLíquido 4.251,42\nBase FGTS 4.500,00 FGTS do mês 360,00 Base INSS 3.000,00',
  'the whole 13th':
    'Dezembro/2026\n001 Salário 5.000,00\n051 13º salário 5.000,00\n998 INSS 501,50\n997 INSS s/ 13º salário 501,50\n420 Desc. 1ª parcela 13º 2.500,00\nTotal de vencimentos 10.000,00\nTotal de descontos 3.503,00\nLíquido 6.497,00\nFGTS 600,00',
  vacation:
    'Outubro/2026\n001 Salário 10 dias 1.833,33\n010 Férias 20 dias 3.666,67\n011 1/3 de férias 1.222,22\n900 INSS férias 485,94\n998 INSS 256,67\n950 Líquido de férias 4.402,95\nTotal de vencimentos 6.722,22\nTotal de descontos 5.145,56\nLíquido 1.576,66\nFGTS do mês 537,77',
  absences:
    'Outubro/2026\nSalário 2.000,00\nFaltas 200,00\nINSS 137,68\nTotal proventos 2.000,00 Total descontos 337,68\nLíquido 1.662,32\nFGTS 144,00',
  'admission in the month, vale-transporte of the contract':
    'Outubro/2026\nAdmissão: 16/10/2026 Função: Auxiliar Salário: 1.800,00\n001 Salário 15,00 900,00\n030 Salário família 33,77\n998 INSS 67,50\n410 Vale transporte 108,00\nTotal de vencimentos 933,77\nTotal de descontos 175,50\nLíquido 758,27',
  partner: 'Recibo de pró-labore 10/2026\nPró-labore 3.000,00\nINSS 330,00\nTotal bruto 3.000,00 Total descontos 330,00\nLíquido 2.670,00',
  apprentice:
    'Cargo: Jovem Aprendiz 10/2026\nSalário 800,00\nINSS 60,00\nTotal proventos 800,00 Total descontos 60,00\nLíquido 740,00\nFGTS 16,00',
  'second job':
    'Outubro/2026\nSalário 6.000,00\nINSS 346,57\nIRRF 394,54\nTotal vencimentos 6.000,00 Total descontos 741,11\nLíquido 5.258,89',
  'FGTS of 2003':
    'Junho/2003\nSalário 1.200,00\nINSS 132,00\nTotal vencimentos 1.200,00 Total descontos 132,00\nLíquido 1.068,00\nFGTS 102,00',
}

it.each(Object.entries(RIGHT))('a correct document with %s is consistent and not reported as wrong', (_name, text) => {
  const said = checked(text)
  expect(said.closes).toBe(true)
  expect(wrong(said)).toEqual([])
  expect(said.message).toBeNull()
})

it('detects a changed figure in a correct document', () => {
  fc.assert(
    fc.property(rightPaper, fc.constantFrom('INSS', 'IRRF'), fc.integer({ min: 500, max: 9000 }), (paper, label, more) => {
      const lines = paper.lines.map((line) => (line.label === label ? { ...line, amount: line.amount + BigInt(more) } : line))
      const said = checked(LAYOUTS.plain!({ ...paper, lines }).join('\n'))
      if (!lines.some((line) => line.label === label)) return
      // INSS above the table may come from a second job, until the user rules one out.
      expect(said.items.find(({ id }) => id === label.toLowerCase())?.verdict, said.text).not.toBe('matches')
      const told = checked(said.text, { other_jobs: [] })
      expect(told.items.find(({ id }) => id === label.toLowerCase())?.verdict, said.text).toBe('differs')
    }),
    { numRuns: 200 * TIMES },
  )
})

it('mangled text never throws', () => {
  const part = fc.constantFrom(
    'INSS',
    '1.000,00',
    'Total',
    '|',
    '\t',
    '\n',
    'Salário',
    ' ',
    '13º',
    '-',
    '(',
    'R$',
    '%',
    'Base',
    'líquido',
    '999999999999,99',
    '0,00',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(part, fc.string({ unit: 'grapheme', maxLength: 12 })), { maxLength: 300 }), (parts) => {
      const text = parts.join('')
      const reading = readDocument({ text })
      checkOf(reading)
    }),
    { numRuns: 1500 * TIMES },
  )
})
