import { describe, expect, it } from 'vitest'
import { law, reais } from '../../engine/core/dated.ts'
import { brokenSeals, readLock, sealsOf } from '../../tools/law/law-lock.ts'
import { registry } from '../support/ports.ts'

describe('law lock', () => {
  it('no locked version was changed without a recorded reason', () => {
    expect(brokenSeals(readLock(), sealsOf(registry.laws.values()))).toEqual([])
  })

  it('locks the recorded versions: only those after the newest locked one may be open', () => {
    const { seals } = readLock()
    const open = [...registry.laws.values()].flatMap(({ id, versions }) => {
      const newest = versions.findIndex(({ from }) => seals.has(`${id} ${from}`))
      return versions
        .slice(Math.max(newest, 0))
        .filter(({ from }) => newest >= 0 && !seals.has(`${id} ${from}`))
        .map(({ from }) => `${id} ${from}`)
    })
    expect(open).toEqual([])
  })

  it('detects a changed digit, day, act, evidence grade or caveat, but allows a new version', () => {
    const version = {
      from: '2026-01-01',
      norm: { act: 'Lei nº 1/2026' },
      evidence: { status: 'verified', sources: ['https://example.org'] },
      value: { amount: reais('10.00') },
    } as const
    const table = (...versions: [object, ...object[]]) =>
      sealsOf([law({ id: 'a', title: 'A', dateMeans: 'dia', reviewedOn: '2026-01-02', versions: versions as unknown as [typeof version] })])
    const sealed = { seals: table(version), reasons: [] }
    const broken = (...versions: [object, ...object[]]) => brokenSeals(sealed, table(...versions))
    expect(broken(version)).toEqual([])
    expect(broken({ ...version, from: '2027-01-01' }, version)).toEqual([])
    for (const changed of [
      { value: { amount: reais('10.01') } },
      { from: '2026-01-02' },
      { norm: { act: 'Lei nº 2/2026' } },
      { evidence: { status: 'reported', sources: ['https://example.org'] } },
      { caveat: 'Uma dúvida.' },
    ])
      expect(broken({ ...version, ...changed })).toEqual(['a 2026-01-01'])
  })
})
