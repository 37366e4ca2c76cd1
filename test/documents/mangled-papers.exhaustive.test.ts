/**
 * Damaged copies of documents. Lost or broken text may leave a check inconclusive, but must never report an error that the intact document
 * lacks: exact arithmetic on a misread document is the worst possible answer.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { InvalidInput } from '../../engine/core/errors.ts'
import { readDocument } from '../../engine/documents/reader/reader.ts'
import { type CheckOfPaper, checkOf, type PayCheck } from '../../engine/documents/to-check.ts'
import payslip from '../../engine/domains/payroll/checks/check-payslip/index.ts'
import thirteenth from '../../engine/domains/payroll/checks/check-thirteenth/index.ts'
import vacation from '../../engine/domains/payroll/checks/check-vacation-receipt/index.ts'
import severance from '../../engine/domains/termination/checks/check-severance/index.ts'
import type { Checked } from '../../engine/operation/definition/check.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { DAMAGES, mangled, seededBelow } from '../support/corpora/mangled-text.ts'
import { rounds } from '../support/lanes/rounds.ts'
import { portsOn } from '../support/ports.ts'

const ports = portsOn('2026-11-14')
const CHECKS = { payslip, thirteenth, 'vacation-receipt': vacation, severance }
const papers = ['right', 'wrong', 'open'].flatMap((folder) => {
  const at = new URL(`papers/${folder}/`, import.meta.url)
  return readdirSync(at).map((name) => ({ name: `${folder}/${name}`, text: readFileSync(new URL(name, at), 'utf8') }))
})

/** Items reported as wrong; none when a required field is missing. */
function accusedOf(found: CheckOfPaper<PayCheck> | null, facts: object = {}): readonly string[] {
  if (!found) return []
  try {
    const { items } = run(CHECKS[found.name], { ...found.input, ...facts }, ports) as unknown as Checked
    return items.filter(({ verdict }) => verdict === 'differs').map(({ id }) => id)
  } catch (error) {
    if (error instanceof InvalidInput) return []
    throw error
  }
}

const checkIn = (text: string): CheckOfPaper<PayCheck> | null => checkOf(readDocument({ text }))

/** Items reported as wrong in the damaged text but not in the intact document, using the month read from the damaged text. */
function accusedAnew(text: string, whole: string): readonly string[] {
  const found = checkIn(text)
  const accused = accusedOf(found)
  if (accused.length === 0) return []
  const { reference_date, paid_on } = found!.input
  const before = [...accusedOf(checkIn(whole)), ...accusedOf(checkIn(whole), { reference_date, ...(paid_on !== undefined && { paid_on }) })]
  return accused.filter((id) => !before.includes(id))
}

it('a damaged document has no error that the intact one lacks', () => {
  const below = seededBelow(20_261_117)
  const wrongly: unknown[] = []
  for (let round = 0; round < rounds(300, 6_000); round++) {
    const { name, text: whole } = papers[below(papers.length)]!
    const { text, damages } = mangled(whole, below)
    const accused = accusedAnew(text, whole)
    if (accused.length > 0) wrongly.push({ name, damages, accused, text })
  }
  expect(wrongly).toEqual([])
})

it('each kind of damage changes some document', () => {
  for (const [kind, damage] of Object.entries(DAMAGES)) {
    const changed = papers.slice(0, 40).some(({ text }, seed) => {
      const rows = text.split('\n')
      damage(rows, seededBelow(seed))
      return rows.join('\n') !== text
    })
    expect(changed, kind).toBe(true)
  }
})
