/**
 * Papers as a bad copy leaves them. What is lost or broken may leave a paper open, and may never make it accused of what the whole paper is
 * not: exact arithmetic on a misread paper is the worst answer there is.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { InvalidInput } from '../engine/core/errors.ts'
import type { Checked } from '../engine/core/operation/check.ts'
import { run } from '../engine/core/operation/run.ts'
import { readDocument } from '../engine/documents/reader.ts'
import { type CheckOfPaper, checkOf } from '../engine/documents/to-check.ts'
import payslip from '../engine/domains/payroll/checks/check-payslip/index.ts'
import thirteenth from '../engine/domains/payroll/checks/check-thirteenth/index.ts'
import vacation from '../engine/domains/payroll/checks/check-vacation-receipt/index.ts'
import severance from '../engine/domains/termination/checks/check-severance/index.ts'
import { DAMAGES, mangled, seededBelow } from './support/mangled-text.ts'
import { portsOn } from './support/ports.ts'
import { rounds } from './support/rounds.ts'

const ports = portsOn('2026-11-14')
const CHECKS = { payslip, thirteenth, 'vacation-receipt': vacation, severance }
const papers = ['right', 'wrong', 'open'].flatMap((folder) => {
  const at = new URL(`papers/${folder}/`, import.meta.url)
  return readdirSync(at).map((name) => ({ name: `${folder}/${name}`, text: readFileSync(new URL(name, at), 'utf8') }))
})

/** The items a paper is accused of; none where it lacks what its check requires. */
function accusedOf(found: CheckOfPaper | null, facts: object = {}): readonly string[] {
  if (!found) return []
  try {
    const { items } = run(CHECKS[found.name], { ...found.input, ...facts }, ports) as unknown as Checked
    return items.filter(({ verdict }) => verdict === 'differs').map(({ id }) => id)
  } catch (error) {
    if (error instanceof InvalidInput) return []
    throw error
  }
}

const checkIn = (text: string): CheckOfPaper | null => checkOf(readDocument({ text }))

/** What a mangled text is accused of and the whole paper, were it of the month that was read, is not. */
function accusedAnew(text: string, whole: string): readonly string[] {
  const found = checkIn(text)
  const accused = accusedOf(found)
  if (accused.length === 0) return []
  const { reference_date, paid_on } = found!.input
  const before = [...accusedOf(checkIn(whole)), ...accusedOf(checkIn(whole), { reference_date, ...(paid_on !== undefined && { paid_on }) })]
  return accused.filter((id) => !before.includes(id))
}

it('a mangled paper is accused of nothing that the whole one is not', () => {
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

it('each kind of damage changes some paper', () => {
  for (const [kind, damage] of Object.entries(DAMAGES)) {
    const changed = papers.slice(0, 40).some(({ text }, seed) => {
      const rows = text.split('\n')
      damage(rows, seededBelow(seed))
      return rows.join('\n') !== text
    })
    expect(changed, kind).toBe(true)
  }
})
