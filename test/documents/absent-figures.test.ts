/**
 * Random payslips in forty-two layouts: right ones are never accused, whatever the person answers; without a figure of the law they never agree,
 * and differ once the person states the facts.
 */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readDocument } from '../../engine/documents/reader/reader.ts'
import { checkOf } from '../../engine/documents/to-check.ts'
import payslip from '../../engine/domains/payroll/checks/check-payslip/index.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { LAYOUTS, type MadePaper, rightPaper } from '../support/corpora/papers.ts'
import { rounds } from '../support/lanes/rounds.ts'
import { portsOn } from '../support/ports.ts'

interface Said {
  readonly signal: string
  readonly message: string | null
  readonly items: readonly { readonly id: string; readonly verdict: string }[]
}

const ports = portsOn('2026-11-19')
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

/** The same paper as other programs print it: headings, capitals, without accents, in two copies. */
const DRESSES: Readonly<Record<string, (rows: string[]) => string[]>> = {
  bare: (rows) => rows,
  headed: (rows) => ['INDUSTRIA EXEMPLO LTDA   CNPJ 00.000.000/0001-91', 'Recibo de Pagamento de Salário', ...rows],
  capitals: (rows) => rows.map((row) => row.toUpperCase()),
  unaccented: (rows) => rows.map(plain),
  indented: (rows) => rows.map((row) => (/[|\t]/.test(row) ? row : `  ${row}`)),
  signed: (rows) => [...rows, 'Declaro ter recebido a importância líquida discriminada neste recibo', 'Assinatura: ____________________'],
}

const layouts = Object.entries(LAYOUTS).flatMap(([name, layout]) =>
  Object.entries(DRESSES).map(([dress, dressed]) => ({
    name: `${name}, ${dress}`,
    write: (paper: MadePaper) => dressed(layout(paper)).join('\n'),
  })),
)
const FACTS = [{}, { dependents: 0 }, { other_jobs: [] }, { dependents: 0, other_jobs: [], other_papers: false }] as const
const TOLD = FACTS[3]

function said(text: string, facts: object): Said | null {
  const found = checkOf(readDocument({ text }))
  return found?.name === 'payslip' ? (run(payslip, { ...found.input, ...facts }, ports) as unknown as Said) : null
}
const differing = ({ items }: Said): string[] => items.filter(({ verdict }) => verdict === 'differs').map(({ id }) => id)

const PER_LAYOUT = rounds(1, 100)

it('has forty layouts or more', () => expect(layouts.length).toBeGreaterThanOrEqual(40))

it.each(layouts.map((each): [string, (typeof layouts)[number]] => [each.name, each]))(
  '%s: a right payslip is not accused',
  (_name, { write }) => {
    fc.assert(
      fc.property(rightPaper, fc.constantFrom(...FACTS), (paper, facts) => {
        const found = said(write(paper), facts)
        expect(found && differing(found), write(paper)).toEqual([])
        expect(found!.message).toBeNull()
      }),
      { numRuns: PER_LAYOUT, seed: 20_261_119 },
    )
  },
)

/** A figure left out of the paper, with the item that names it; null where the paper owes none. */
const OMISSIONS: readonly (readonly [id: string, omit: (paper: MadePaper) => MadePaper | null])[] = [
  ['inss', (paper) => ({ ...paper, lines: paper.lines.filter(({ label }) => label !== 'INSS') })],
  [
    'irrf',
    (paper) =>
      paper.lines.some(({ label }) => label === 'IRRF') ? { ...paper, lines: paper.lines.filter(({ label }) => label !== 'IRRF') } : null,
  ],
  ['fgts', (paper) => ({ ...paper, fgts: 0n })],
]

it.each(OMISSIONS)('without %s a payslip never agrees, and differs once the person states the facts', (id, omit) => {
  const count = { found: 0, asked: 0, missed: 0, other: 0 }
  const missed: string[] = []
  fc.assert(
    fc.property(rightPaper, fc.constantFrom(...layouts), (right, { name, write }) => {
      const paper = omit(right)
      // Two of the layouts print no FGTS, which a payslip need not show.
      if (paper === null || (id === 'fgts' && /^(?:bars|cells)/.test(name))) return
      const text = write(paper)
      const found = said(text, TOLD)!
      if (differing(found).includes(id)) count.found++
      else if (found.signal === 'doubt') count.asked++
      else {
        count.missed++
        missed.push(text)
      }
      if (differing(found).some((other) => other !== id)) count.other++
      expect(said(text, {})!.signal, text).not.toBe('agrees')
    }),
    { numRuns: rounds(40, 2_000), seed: 20_261_119 },
  )
  expect(missed, JSON.stringify(count)).toEqual([])
  expect(count.other, JSON.stringify(count)).toBe(0)
  expect(count.found, JSON.stringify(count)).toBeGreaterThan(count.asked)
})
