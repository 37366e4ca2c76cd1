/** Papers of every kind: what each is, its lines and facts, and the verdict of its check under the facts told. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { foldedLabel } from '../../engine/domains/payroll/rules/payslip/line-labels.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { portsOn, registry } from '../support/ports.ts'

interface Case {
  readonly id: string
  readonly verdict: 'agrees' | 'doubt' | 'differs' | 'agrees_or_doubt'
  readonly facts: Record<string, unknown>
  readonly items: readonly string[]
  readonly letter: boolean
  readonly ask: readonly string[]
  readonly says: readonly string[]
}

interface Expected {
  readonly id: string
  readonly file: string
  readonly kind: string
  readonly lines?: readonly { readonly label: string; readonly amount: number; readonly kind: string; readonly nature: readonly string[] }[]
  readonly closes?: boolean
  readonly printed?: Record<string, number>
  readonly worker_not?: string
  readonly looksLike?: string
  readonly cases: readonly Case[]
  readonly [field: string]: unknown
}

interface Read {
  readonly kind: string
  readonly lines: readonly {
    readonly label: string
    readonly amount: number
    readonly kind: string
    readonly nature: string | null
    readonly candidates: readonly string[]
  }[]
  readonly printed: Record<string, number | null>
  readonly reconciliation: { readonly closes: boolean | null }
  readonly worker: string | null
  readonly check: { readonly name: string; readonly path: string; readonly input: Record<string, unknown> } | null
  readonly [field: string]: unknown
}

interface Said {
  readonly signal: string
  readonly answer: string
  readonly message: string | null
  readonly items: readonly { readonly id: string; readonly verdict: string; readonly why: string }[]
  readonly months?: readonly { readonly month: string; readonly status: string }[]
  readonly nextQuestions: readonly { readonly field: string }[]
}

const folder = new URL('kinds/', import.meta.url)
const { papers } = JSON.parse(readFileSync(new URL('expected.json', folder), 'utf8')) as { papers: readonly Expected[] }
const ports = portsOn('2026-11-19')
const operationOf = (id: string) => registry.operations.get(id)!
const read = (text: string) => run(operationOf('read-document'), { text }, ports) as unknown as Read
const checkOf = ({ name, path }: NonNullable<Read['check']>) => operationOf(path.startsWith('/v1/check/') ? `check-${name}` : name)

/** Facts that answer with the figures of a case, among the parts that a person reads. */
const wordsOf = (said: Said): string => JSON.stringify(said, (_, value) => (typeof value === 'bigint' ? String(value) : value))

function checked({ check }: Read, facts: Record<string, unknown>): Said {
  if (!check) throw new Error('no check of this paper')
  return run(checkOf(check), { ...check.input, ...facts }, ports) as unknown as Said
}

const FIELDS = ['month', 'worker', 'state', 'occupation', 'contract', 'days', 'sellDays', 'paidOn', 'looksLike'] as const

/** Words of a line without accents, case and repeated spaces, as a damaged copy may print them. */
const sameWords = (label: string, wanted: string): boolean => foldedLabel(label).includes(foldedLabel(wanted))

describe.each(papers.map((paper): [string, Expected] => [paper.id, paper]))('paper %s', (_id, paper) => {
  const text = readFileSync(new URL(paper.file, folder), 'utf8')
  const found = read(text)

  it('differs from the other kinds, with its evidence', () => {
    expect(found.kind).toBe(paper.kind)
    expect((found.kindEvidence as unknown[]).length).toBeGreaterThan(0)
    for (const field of FIELDS) if (paper[field] !== undefined) expect(found[field], field).toEqual(paper[field])
    if (paper.worker_not !== undefined) expect(found.worker).not.toBe(paper.worker_not)
    if (paper.kind === 'unknown') expect([found.lines, found.check]).toEqual([[], null])
  })

  it('has the lines and facts that it prints', () => {
    const wanted = paper.lines ?? []
    const shown = found.lines.map(({ label, amount, kind, nature }) => ({ label, amount, kind, nature }))
    expect(
      shown.map(({ amount, kind }) => ({ amount, kind })),
      JSON.stringify(shown),
    ).toEqual(wanted.map(({ amount, kind }) => ({ amount, kind })))
    for (const [at, { label, nature }] of wanted.entries()) {
      expect(sameWords(found.lines[at]!.label, label), `${found.lines[at]!.label} for ${label}`).toBe(true)
      expect(nature).toContain(found.lines[at]!.nature ?? found.lines[at]!.candidates.find((each) => nature.includes(each)))
    }
    for (const [field, amount] of Object.entries(paper.printed ?? {})) expect(found.printed[field], field).toBe(amount)
    if (paper.closes !== undefined) expect(found.reconciliation.closes).toBe(paper.closes)
  })

  it('has the figures of its own schema', () => {
    for (const schema of ['incomeStatement', 'das', 'loanContract'] as const)
      if (paper[schema] !== undefined) expect(found[schema]).toMatchObject(paper[schema] as object)
      else expect(found[schema]).toBeNull()
    if (paper.fgtsStatement === undefined) return
    const { deposits, ...own } = paper.fgtsStatement as { deposits: [string, number][] }
    expect(found.fgtsStatement).toMatchObject({ ...own, deposits: deposits.map(([month, amount]) => ({ month, amount })) })
  })

  // The comparison of a loan with the market is a calculator, judged by its own tests.
  const cases = paper.kind === 'loan_contract' ? [] : paper.cases
  if (paper.kind === 'loan_contract')
    it('gives the input of the comparison of a loan', () => {
      expect(found.check).toMatchObject({
        path: '/v1/calc/credit-check',
        input: { amount: 30_000, installments: 36, installment: 1300.47 },
      })
    })

  if (cases.length > 0)
    it.each(cases.map((each): [string, Case] => [each.id, each]))(
      'is judged: %s',
      (_name, { verdict, facts, items, letter, ask, says }) => {
        const said = checked(found, facts)
        const words = wordsOf(said)
        const wanted = verdict === 'agrees_or_doubt' ? ['agrees', 'doubt'] : [verdict]
        expect(wanted, words).toContain(said.signal)
        const differing = said.items.filter((item) => item.verdict === 'differs').map(({ id }) => id)
        expect(differing, words).toEqual([...items])
        expect(said.message !== null, said.message ?? words).toBe(letter)
        const fields = said.nextQuestions.map(({ field }) => field)
        if (ask.length > 0)
          expect(
            ask.some((field) => fields.includes(field)),
            words,
          ).toBe(true)
        for (const each of says) expect(words.replaceAll('\u00a0', ' ')).toContain(each)
      },
    )
})
