/** Papers read in every layout: a right one is never accused, and one that lacks a line concludes nothing. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { run } from '../engine/core/operation/run.ts'
import { readDocument } from '../engine/documents/reader.ts'
import { checkOf } from '../engine/documents/to-check.ts'
import payslip from '../engine/domains/payroll/checks/check-payslip/index.ts'
import { LAYOUTS, rightPaper } from './support/papers.ts'
import { portsOn } from './support/ports.ts'

interface Said {
  readonly verdict: string
  readonly message: string | null
  readonly items: readonly { id: string; verdict: string; why: string }[]
}

const ports = portsOn('2026-11-14')
function checked(text: string): Said & { closes: boolean | null; text: string } {
  const reading = readDocument({ text })
  const found = checkOf(reading)
  const said =
    found && reading.month !== null
      ? (run(payslip, found.input, ports) as unknown as Said)
      : { verdict: 'inconclusive', message: null, items: [] }
  return { ...said, closes: reading.reconciliation.closes, text }
}
const wrong = ({ items, text }: ReturnType<typeof checked>) =>
  items.filter(({ verdict }) => verdict === 'differs').map((item) => ({ ...item, text }))

describe.each(Object.entries(LAYOUTS))('%s', (_name, print) => {
  it('a right paper closes, and nothing of it is called wrong', () => {
    fc.assert(
      fc.property(rightPaper, (paper) => {
        const said = checked(print(paper).join('\n'))
        expect(wrong(said)).toEqual([])
        expect(said.message).toBeNull()
        expect({ closes: said.closes, verdict: said.verdict, text: said.text }).toMatchObject({ closes: true })
        expect(['consistent', 'partly_checked']).toContain(said.verdict)
      }),
      { numRuns: 200 },
    )
  })

  it('without one of its lines it is inconclusive', () => {
    fc.assert(
      fc.property(rightPaper, fc.nat(), (paper, chosen) => {
        const gone = chosen % paper.lines.length
        const { label, reference, amount } = paper.lines[gone]!
        if (paper.lines.some((line, index) => index !== gone && line.amount === amount)) return
        const rows = print(paper)
        const at = rows.findIndex((row, index) => index > 0 && (row.includes(label) || row.includes(label.toUpperCase())))
        // A paper of one cell a row has the line in three or four of them.
        const cells = rows[at] === label ? [at - 1, at, at + 1, ...(reference ? [at + 2] : [])] : [at]
        const kept = rows.filter((_, index) => !cells.includes(index))
        const said = checked(kept.join('\n'))
        expect(wrong(said)).toEqual([])
        expect(said.message).toBeNull()
        expect(said.closes).not.toBe(true)
      }),
      { numRuns: 100 },
    )
  })
})

it('a figure changed in a right paper is found', () => {
  fc.assert(
    fc.property(rightPaper, fc.constantFrom('INSS', 'IRRF'), fc.integer({ min: 500, max: 9000 }), (paper, label, more) => {
      const lines = paper.lines.map((line) => (line.label === label ? { ...line, amount: line.amount + BigInt(more) } : line))
      const said = checked(LAYOUTS.plain!({ ...paper, lines }).join('\n'))
      if (!lines.some((line) => line.label === label)) return
      // More INSS than the table's has one explanation; a larger tax may be of a base printed larger, which is shown.
      expect(said.items.find(({ id }) => id === label.toLowerCase())?.verdict, said.text).toBe('differs')
    }),
    { numRuns: 200 },
  )
})

it('mangled text never faults, and each is read at once', { timeout: 60_000 }, () => {
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
      const start = performance.now()
      const reading = readDocument({ text })
      checkOf(reading)
      expect(performance.now() - start).toBeLessThan(500)
    }),
    { numRuns: 1500 },
  )
})
