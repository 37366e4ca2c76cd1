/** Database script contents, tested without a database. */
import { describe, expect, it } from 'vitest'
import { portsOn } from '../../test/support/ports.ts'
import { isBusinessDay } from '../core/calendar/business-day.ts'
import { addMonths } from '../core/day.ts'
import { reformOf } from '../core/reform/reform.ts'
import { indexSeries } from './correction.ts'
import { parametersScript } from './parameters.ts'
import { lawTables } from './tables.ts'

const TODAY = '2026-11-14'
const ports = portsOn(TODAY)
const reform = (law: string) => reformOf(law, ports, TODAY)

describe('law as a table', () => {
  const recorded = ports.registry.laws.get('irrf')!
  const lastRow = (law: typeof recorded) => {
    const { columns, rows } = lawTables(law)[0]!
    return Object.fromEntries(columns.map((column, index) => [column.name, rows.at(-1)![index]!]))
  }

  it('has rows for every law', () => {
    for (const law of ports.registry.laws.values())
      for (const { name, rows } of lawTables(law)) expect(rows.length, name).toBeGreaterThan(0)
  })

  it('cites the act of each version', () => {
    const [newest] = recorded.versions
    expect(lastRow(recorded)).toMatchObject({ act: `'${newest.norm.act}'`, evidence: `'${newest.evidence.status}'` })
  })

  it('of a hypothesis cites no act or URL of the law', () => {
    const { columns, rows } = lawTables(reform('irrf/perDependent=200').laws.get('irrf')!)[0]!
    const at = (column: string) => columns.findIndex((each) => each.name === column)
    const changed = rows.filter((row) => row[at('act')]!.startsWith("'Hipótese sobre "))
    expect(changed.length).toBeGreaterThan(0)
    for (const row of changed) expect([row[at('url')], row[at('per_dependent')]]).toEqual(['NULL', '200.00'])
    for (const row of rows.filter((each) => !changed.includes(each))) expect(row[at('per_dependent')]).not.toBe('200.00')
  })
})

describe('table of parameters', () => {
  const script = (...laws: string[]) => parametersScript(ports, { name: 'inss', schema: 'reforma_x', reforms: laws.map(reform) })
  const ids = (text: string) => [...text.matchAll(/^\('(r-[^']*)'/gm)].map(([, id]) => id)

  it('lists the current law first, alone when no reform is requested', () => {
    expect(ids(script())).toEqual(['r-0'])
    expect(script()).toContain('columns amount, day')
  })

  it('lists each change once', () => {
    const found = ids(script('inss/brackets/*/rate*1.1', 'inss/brackets/*/rate*1.2', 'inss/brackets/*/rate*1.1'))
    expect(found).toHaveLength(3)
    expect([found[0], new Set(found).size]).toEqual(['r-0', 3])
  })
})

describe('index series', () => {
  it.each(indexSeries(ports.rates, TODAY).map((series) => [series.name, series] as const))(
    '%s has an entry for each of its dates',
    (_name, { method, first, observations }) => {
      expect(observations[0]!.day).toBe(first)
      const wrong = observations.filter(({ day }, index) =>
        method === 'businessDays' ? !isBusinessDay(day) : day !== addMonths(observations[0]!.day, index),
      )
      expect(wrong).toEqual([])
    },
  )
})
