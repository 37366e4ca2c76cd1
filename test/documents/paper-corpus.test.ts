/**
 * Payroll documents as text in many layouts, with invented companies and figures. `right` must raise no finding, `wrong` must raise the
 * finding its file name ends with, and `open` may only raise questions.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readDocument } from '../../engine/documents/reader/reader.ts'
import { checkOf } from '../../engine/documents/to-check.ts'
import payslip from '../../engine/domains/payroll/checks/check-payslip/index.ts'
import thirteenth from '../../engine/domains/payroll/checks/check-thirteenth/index.ts'
import vacation from '../../engine/domains/payroll/checks/check-vacation-receipt/index.ts'
import severance from '../../engine/domains/termination/checks/check-severance/index.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { portsOn } from '../support/ports.ts'

interface Said {
  readonly verdict: string
  readonly message: string | null
  readonly items: readonly { readonly id: string; readonly verdict: string; readonly why: string | null }[]
}

const CHECKS = { payslip, thirteenth, 'vacation-receipt': vacation, severance }
const ports = portsOn('2026-11-14')
const papers = (folder: string) =>
  readdirSync(new URL(`papers/${folder}/`, import.meta.url)).map((name): [string, string] => [
    name,
    readFileSync(new URL(`papers/${folder}/${name}`, import.meta.url), 'utf8'),
  ])

function checked(text: string, told: object = {}) {
  const reading = readDocument({ text })
  const found = checkOf(reading)
  if (!found) throw new Error(`no check for a ${reading.kind}`)
  const said = run(CHECKS[found.name], { ...found.input, ...told }, ports) as unknown as Said
  return { reading, said, differs: said.items.filter(({ verdict }) => verdict === 'differs') }
}

describe('correct documents', () => {
  it.each(papers('right'))('%s reconciles without findings', (_name, text) => {
    const { reading, said, differs } = checked(text)
    expect(differs).toEqual([])
    expect(said.message).toBeNull()
    // A document that prints only its net has a single equation, which cannot confirm itself.
    const closes = reading.reconciliation.equations.length === 1 ? null : true
    expect(reading.reconciliation.closes, JSON.stringify(reading.lines.map(({ label, kind }) => [label, kind]))).toBe(closes)
    expect(said.verdict).not.toBe('inconclusive')
  })
})

describe('supplementary payslips of a month, without the main payslip', () => {
  it.each(papers('right').filter(([name]) => /^(?:complement|raise)-/.test(name)))(
    '%s raises only questions when there is no other job',
    (_name, text) => {
      const { said, differs } = checked(text, { other_jobs: [] })
      expect(differs).toEqual([])
      expect(said.message).toBeNull()
    },
  )
})

describe('incorrect documents', () => {
  it.each(papers('wrong'))('%s raises exactly the expected finding', (name, text) => {
    const { reading, said, differs } = checked(text)
    expect(reading.reconciliation.closes).toBe(true)
    expect(
      differs.map(({ id }) => id),
      JSON.stringify(said.items),
    ).toEqual([name.split('.').at(-2)])
    expect(said.message).not.toBeNull()
  })
})

describe('incomplete documents', () => {
  it.each(papers('open'))('%s raises a question', (_name, text) => {
    const { said, differs } = checked(text)
    expect(differs).toEqual([])
    expect(said.message).toBeNull()
  })
})
