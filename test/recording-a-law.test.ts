/** What docs/recording-a-law.md promises: a new act is one entry on top and one example, and nothing else fails. */
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { Law } from '../engine/core/dated.ts'
import type { Registry } from '../engine/core/operation/registry.ts'
import { run } from '../engine/core/operation/run.ts'
import { brokenSeals, readLock, sealsOf } from '../tools/law-lock.ts'
import { changedEngine, rewrite } from './support/grown.ts'
import { portsOn, registry as recorded } from './support/ports.ts'

/** As an act of January 2027 would be written down. */
const ENTRY = `
    {
      from: '2027-01-01',
      norm: { act: 'Portaria Interministerial MPS/MF nº 1/2027', published: '2027-01-11', url: 'https://example.org/portaria' },
      evidence: { status: 'verified', sources: ['https://example.org/portaria'] },
      caveat: 'Tabela inventada para este teste.',
      value: {
        ceiling: reais('8900.00'),
        progressive: true,
        brackets: progressive([
          ['1700.00', '7.5'],
          ['3000.00', '9'],
          ['4500.00', '12'],
          ['8900.00', '14'],
        ]),
      },
    },`

/** 1,700.00 × 7.5% + 1,300.00 × 9% + 1,500.00 × 12% + 4,400.00 × 14% */
const EXAMPLE = `
  {
    title: 'Acima do teto de 2027',
    on: '2027-01-15',
    input: { gross_salary: 9000 },
    result: { inss: 1040.5 },
    source: 'Portaria inventada para este teste: 127,50 + 117,00 + 180,00 + 616,00',
  },`

const copy = changedEngine((domains) => {
  rewrite(join(domains, 'payroll/law/inss.ts'), '\n  versions: [', `\n  versions: [${ENTRY}`)
  rewrite(join(domains, 'payroll/calculators/net-salary/examples.ts'), '<typeof definition> = [', `<typeof definition> = [${EXAMPLE}`)
})
const { registry } = (await import(new URL('generated/registry.ts', copy.engine).href)) as { registry: Registry }

afterAll(copy.remove)

const inss = registry.laws.get('inss') as Law<{ ceiling: bigint }>
const portsThen = (day: Parameters<typeof portsOn>[0]) => ({ ...portsOn(day), registry })

describe('an INSS table of 2027, recorded in a copy', () => {
  it('loads with everything else as it was', () => {
    expect([...registry.operations.keys()]).toEqual([...recorded.operations.keys()])
    expect([...registry.laws.keys()]).toEqual([...recorded.laws.keys()])
    expect(inss.versions).toHaveLength(recorded.laws.get('inss')!.versions.length + 1)
    expect(inss.versions[0].value.ceiling).toBe(8900_00n)
  })

  it('breaks no seal, and is the only version not sealed', () => {
    const now = sealsOf(registry.laws.values())
    const lock = readLock()
    expect(brokenSeals(lock, now)).toEqual(brokenSeals(lock, sealsOf(recorded.laws.values())))
    const sealedBefore = sealsOf(recorded.laws.values())
    expect([...now.keys()].filter((version) => !sealedBefore.has(version))).toEqual(['inss 2027-01-01'])
  })

  it.each([...registry.calculators.values()].map((calculator) => [calculator.id, calculator] as const))(
    'changes no published answer, each on its own day: %s',
    (_id, calculator) => {
      for (const { on, input, result, title } of calculator.examples) {
        expect(run(calculator, input, portsThen(on)), title).toMatchObject(result)
      }
    },
  )

  it.each([...registry.decisions.values()].map((decision) => [decision.id, decision] as const))(
    'changes no decision, each on its own day: %s',
    (_id, decision) => {
      for (const { on, input, result, title } of decision.examples) expect(run(decision, input, portsThen(on)), title).toMatchObject(result)
    },
  )

  it('is read from its first day, with its act and its caveat, and not on the eve', () => {
    const netSalary = registry.calculators.get('net-salary')!
    const on = (reference_date: string) => run(netSalary, { gross_salary: 9000, reference_date }, portsThen('2026-11-14'))
    const [eve, first] = [on('2026-12-31'), on('2027-01-01')]
    expect([eve.inss, first.inss]).toEqual([988.07, 1040.5])
    expect(first.basis).toContainEqual({
      table: 'inss',
      effectiveFrom: '2027-01-01',
      norm: 'Portaria Interministerial MPS/MF nº 1/2027',
      url: 'https://example.org/portaria',
      evidence: 'verified',
    })
    expect(first.assumptions).toContain('Tabela inventada para este teste.')
    expect(eve.assumptions).not.toContain('Tabela inventada para este teste.')
  })

  it('reaches every operation that reads the table', () => {
    const on = { reference_date: '2027-06-01' }
    for (const [id, input] of [
      ['annual-salary', { monthly_salary: 9000 }],
      ['thirteenth-salary', { salary: 9000, months_worked: 12 }],
      ['clt-vs-pj', { gross_value: 9000 }],
    ] as const) {
      const { basis } = run(registry.calculators.get(id)!, { ...input, ...on }, portsThen('2026-11-14'))
      expect(basis, id).toContainEqual(expect.objectContaining({ table: 'inss', effectiveFrom: '2027-01-01' }))
    }
  })

  it('was made in a copy: the record itself knows no 2027', () => {
    expect(recorded.laws.get('inss')!.versions.some(({ from }) => from.startsWith('2027'))).toBe(false)
  })
})
