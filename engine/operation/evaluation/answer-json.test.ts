import { describe, expect, it } from 'vitest'
import { assumptionsIn, basisIn, checkIn, ratesIn, stepsIn } from './answer-json.ts'

const BASIS = { table: 'inss', effectiveFrom: '2026-01-01', norm: 'Portaria', url: null, evidence: 'verified' }

describe('provenance in response JSON', () => {
  it('is parsed unchanged', () => {
    const rate = { metric: 'selic', value: 15, date: '2026-07-01', source: 'central_bank', stale: false }
    const step = { label: 'INSS', formula: 'tabela', value: 10.5, unit: 'BRL' }
    const answer = { basis: [BASIS], rates: [rate], assumptions: ['Um mês cheio.'], steps: [step] }
    expect(basisIn(answer)).toEqual([BASIS])
    expect(ratesIn(answer)).toEqual([rate])
    expect(assumptionsIn(answer)).toEqual(['Um mês cheio.'])
    expect(stepsIn(answer)).toEqual([step])
  })

  it('is empty when absent', () => {
    expect([basisIn({}), ratesIn({}), assumptionsIn({}), stepsIn({})]).toEqual([[], [], [], []])
  })

  it.each([
    ['a day that does not exist', { ...BASIS, effectiveFrom: '2026-02-30' }],
    ['no act', { table: 'inss', effectiveFrom: '2026-01-01', url: null, evidence: 'verified' }],
    ['evidence of no known kind', { ...BASIS, evidence: 'guessed' }],
    ['the name of a version', 'inss@2026-01-01'],
  ])('rejects %s', (_what, basis) => {
    expect(() => basisIn({ basis: [basis] })).toThrow(TypeError)
  })
})

describe('check result in JSON', () => {
  const item = { id: 'inss', label: 'INSS', informed: 10, expected: 11, difference: -1, verdict: 'differs', why: '', likelyCause: null }
  const answer = { verdict: 'differs', items: [item], notes: [], ifCorrected: null }

  it('is parsed unchanged', () => {
    expect(checkIn(answer)).toBe(answer)
  })

  it('rejects a figure given as text', () => {
    expect(() => checkIn({ ...answer, items: [{ ...item, expected: '11' }] })).toThrow(TypeError)
  })
})
