import { describe, expect, it } from 'vitest'
import { WORKERS } from './pay-document.ts'
import { factFields, linesField, otherJobs, papersField, WORKER_WORDS } from './payslip-fields.ts'

const line = { label: 'Salário', amount: 2000, kind: 'earning' }

describe('document fields', () => {
  it('accept a four-digit nature and up to 120 lines', () => {
    expect(linesField().safeParse([{ ...line, nature: '1000' }]).success).toBe(true)
    expect(linesField().safeParse([{ ...line, nature: '100' }]).success).toBe(false)
    expect(linesField().safeParse(Array(120).fill(line)).success).toBe(true)
    expect(linesField().safeParse(Array(121).fill(line)).success).toBe(false)
  })

  it('reject an empty list of documents and accept an empty list of other jobs', () => {
    expect(papersField().safeParse([{ kind: 'monthly', lines: [line] }]).success).toBe(true)
    expect(papersField().safeParse([]).success).toBe(false)
    expect(otherJobs().safeParse([]).success).toBe(true)
  })

  it('default another job to employment of unknown order, and label every worker', () => {
    expect(otherJobs().parse([{ pay: 1000 }])).toMatchObject([{ category: 'employee', order: 'unknown' }])
    expect(Object.keys(WORKER_WORDS)).toEqual([...WORKERS])
    expect(factFields().days_worked.safeParse(32).success).toBe(false)
  })
})
