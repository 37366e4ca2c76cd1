/** Individual changes of a table: accepted, rejected, and described in words. */
import { describe, expect, it } from 'vitest'
import { ports } from '../../../test/support/ports.ts'
import { InvalidInput } from '../errors.ts'
import { percent } from '../ratio.ts'
import { MAX_ROWS } from './change.ts'
import { same } from './derive.ts'
import { withoutRow } from './edit.ts'
import { reformOf, reformOfEveryDay } from './reform.ts'

const DAY = '2026-06-01'
const reform = (law: unknown) => reformOf(law, ports, DAY)
type Bracket = { readonly limit: bigint | null; readonly deduct: bigint }

function rowsOf(law: unknown): readonly Bracket[] {
  const value = Object(reform(law).laws.get('irrf')!.at(DAY).value)
  return value.brackets
}

function issuesOf(work: () => unknown) {
  try {
    work()
  } catch (error) {
    if (error instanceof InvalidInput) return error.issues
    throw error
  }
  return expect.fail('was accepted')
}

describe('count', () => {
  it('accepts up to a thousand times the greatest recorded value', () => {
    expect(reform('working-time/monthDays=30000').text).toBe('working-time/monthDays=30000')
    expect(issuesOf(() => reform('working-time/monthDays=30001'))).toMatchObject([{ code: 'too_large' }])
  })
})

describe('value that is not a figure', () => {
  it('rejects a date in its place', () => {
    for (const place of ['irrf/brackets', 'irrf/reduction', 'irrf/brackets/2'])
      expect(
        issuesOf(() => reform(`${place}=2026-01-01`)),
        place,
      ).toMatchObject([{ code: 'wrong_type' }])
  })
})

describe('dated change together with an undated one', () => {
  it('gives different law before and after the date, in any order of requests', () => {
    const told = (day: '2026-04-30' | '2026-05-01') =>
      reformOf('irrf@2026-05-01/perDependent=300;irrf/perDependent*2', ports, day).shown.map(({ to }) => to)
    // Before the date, 189.59 doubled; from the date on, only the dated change applies.
    expect([told('2026-04-30'), told('2026-05-01')]).toEqual([[300, 379.18], [300]])
  })
})

describe('boolean figure', () => {
  it('accepts only true and false, and appears in words', () => {
    const { title, shown } = reform('inss/progressive=false')
    expect(shown).toMatchObject([{ path: 'progressive', from: true, to: false }])
    expect(title).toMatch(/, de sim para não$/)
    expect(issuesOf(() => reform('inss/progressive=talvez'))).toMatchObject([
      { code: 'wrong_type', message: expect.stringContaining('true ou false') },
    ])
  })
})

describe('removed rows', () => {
  it('may be any rows except all of them', () => {
    const all = rowsOf('irrf/perDependent=250').map((_, row) => `irrf/brackets/${row}-`)
    expect(rowsOf(all.slice(0, -1).join(';'))).toHaveLength(1)
    expect(issuesOf(() => reform(all.join(';')))).toContainEqual(
      expect.objectContaining({ code: 'inconsistent', message: 'a lista ficaria sem linhas' }),
    )
  })

  it('keep their displayed positions in successive removals', () => {
    const first = withoutRow([], 'irrf', ['brackets'], rowsOf('irrf/perDependent=250'), 1)
    const second = withoutRow(reform(first).changes, 'irrf', ['brackets'], rowsOf(first), 1)
    const limits = (law: string) => rowsOf(law).map(({ limit }) => limit)
    const before = limits('irrf/perDependent=250')
    expect(limits(first)).toEqual(before.filter((_, row) => row !== 1))
    expect(limits(second)).toEqual(before.filter((_, row) => row !== 1 && row !== 2))
  })

  it('leave changes of other tables, other fields and dated changes untouched', () => {
    const others = 'inss/brackets/2/rate=13%;irrf@2026-05-01/brackets/2/rate=20%;irrf/perDependent=250'
    const text = `${others};irrf/brackets/2/rate=21%`
    const shorter = withoutRow(reform(text).changes, 'irrf', ['brackets'], rowsOf(text), 1)
    for (const change of others.split(';')) expect(shorter.split(';')).toContain(change)
    expect(shorter).toContain('irrf/brackets/1/rate=21%')
  })

  it('are null in JSON, as is an optional figure', () => {
    expect(reform({ irrf: { brackets: { 1: null } } }).text).toBe('irrf/brackets/1-')
    expect(reform({ irrf: { reduction: null } }).text).toBe('irrf/reduction=null')
  })
})

describe('required figure with a numeric key', () => {
  it('cannot be removed like a row', () => {
    for (const law of ['special-retirement/points/15-', { 'special-retirement': { points: { 15: null } } }])
      expect(issuesOf(() => reform(law))).toMatchObject([{ field: expect.stringContaining('points.15') }])
  })
})

describe('added rows', () => {
  const grown = (rows: number) => {
    const there = rowsOf('irrf/perDependent=250').length
    const added = Array.from(
      { length: rows - there },
      (_, index) => `irrf/brackets+(${index + there + 1 === rows ? 'null' : 100_000 + index},27.5%)`,
    )
    return ['irrf/brackets/4/limit=50000', ...added].join(';')
  }

  it('are limited to the maximum list length', () => {
    expect(rowsOf(grown(MAX_ROWS))).toHaveLength(MAX_ROWS)
    expect(issuesOf(() => reform(grown(MAX_ROWS + 1)))).toContainEqual(expect.objectContaining({ code: 'too_large' }))
  })

  it('set as a whole keep an explicit parcel, and later parcels follow it', () => {
    const parcels = (law: string) => rowsOf(law).map(({ deduct }) => deduct)
    // Adds 2,826.65 × (15% − 8%) = 197.8655 to the next parcel.
    expect(parcels('irrf/brackets/1=(2826.65,8%,190)').slice(1, 3)).toEqual([19_000n, 38_787n])
    expect(parcels('irrf/brackets/1=(2826.65,8%)').slice(1, 3)).toEqual([19_430n, 39_217n])
  })

  it('keep an explicit parcel', () => {
    const own = rowsOf('irrf/brackets/4/limit=20000;irrf/brackets+(null,35%,3000)')
    expect(own.at(-1)!.deduct).toBe(300_000n)
    expect(rowsOf('irrf/brackets/4/limit=20000;irrf/brackets+(null,35%)').at(-1)!.deduct).toBe(240_873n)
  })
})

describe('issues', () => {
  it('are reported once per field for several days', () => {
    const fields = issuesOf(() => reformOfEveryDay('inss/brackets/1/limit=1;inss/brackets/2/limit=0.50', ports)).map(({ field }) => field)
    expect(fields.length).toBeGreaterThan(1)
    expect(new Set(fields).size).toBe(fields.length)
  })
})

describe('same', () => {
  it.each([
    [{ a: 1 }, { a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, true],
    [{ a: 1, b: undefined }, { a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1 }, false],
    [[1, 2], [1, 2], true],
    [[1, 2], [1], false],
    [percent(10), percent(10), true],
    [percent(10), percent(11), false],
    [percent(10), 10, false],
    [null, {}, false],
  ])('compares %o and %o: %s', (one, other, expected) => expect(same(one, other)).toBe(expected))
})
