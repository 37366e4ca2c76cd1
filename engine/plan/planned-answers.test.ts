import { describe, expect, it } from 'vitest'
import { plannedRows } from '../../test/support/corpora/planned-rows.ts'
import { asJson } from '../../test/support/plan.ts'
import { EXAMPLES_DAY, ports, registry } from '../../test/support/ports.ts'
import { runText } from '../operation/evaluation/run.ts'
import { projected, runWithView } from '../presentation/view.ts'
import { operationKernel } from './operation-kernel.ts'
import { HAND_PLANS } from './operations.ts'
import { plannedAnswers } from './planned-answers.ts'

const ROWS = 60
const netSalary = registry.operations.get('net-salary')!
const answer = (ask: () => unknown): unknown => {
  try {
    return ask()
  } catch {
    return null
  }
}

describe.each(Object.keys(HAND_PLANS))('rows of %s by its plan', (id) => {
  const operation = registry.operations.get(id)!
  const fields = Object.keys(HAND_PLANS[id]!.fields)
  const view = { fields, explain: false }
  const { inputs } = operationKernel(operation, fields, EXAMPLES_DAY)!
  const { random } = plannedRows(operation, EXAMPLES_DAY)
  const rows = Array.from({ length: ROWS }, (_, index) => asJson(random(index, EXAMPLES_DAY), inputs))

  it('match the operation, and rows it rejects are left to it', () => {
    const found = plannedAnswers(operation, fields, ports, 'json')!(rows)
    expect(found).toEqual(rows.map((row) => answer(() => runWithView(operation, row, ports, view))))
  })

  it('match the operation when every value is text', () => {
    const texts = rows.map((row) => Object.fromEntries(Object.entries(row).map(([field, value]) => [field, String(value)])))
    const found = plannedAnswers(operation, fields, ports, 'text')!(texts)
    expect(found).toEqual(texts.map((row) => answer(() => projected(runText(operation, row, ports), view))))
  })
})

describe('net salary row', () => {
  const ask = plannedAnswers(netSalary, ['netSalary'], ports, 'json')!

  it.each([
    [{ gross_salary: 5000 }],
    [{ gross_salary: 5000.01, dependents: 2, reference_date: '2024-03-01' }],
    [{ gross_salary: 1.1 }],
    [{ gross_salary: 4_999_999.99 }],
    [{ gross_salary: 5000, dependents: -0 }],
  ])('%j is computed by the plan', (row) => {
    expect(ask([row])).toEqual([runWithView(netSalary, row, ports, { fields: ['netSalary'], explain: false })])
  })

  it.each([
    ['nothing', undefined],
    ['a list', [5000]],
    ['text', '5000'],
    ['no salary', {}],
    ['none given', { gross_salary: null }],
    ['text for a number', { gross_salary: '5000' }],
    ['more decimals than money has', { gross_salary: 5000.001 }],
    ['less than nothing', { gross_salary: -1 }],
    ['no number', { gross_salary: Number.NaN }],
    ['half a dependent', { gross_salary: 5000, dependents: 0.5 }],
    ['a day as people write it', { gross_salary: 5000, reference_date: '01/03/2024' }],
    ['a day that is none', { gross_salary: 5000, reference_date: '2024-02-30' }],
    ['a day before the record', { gross_salary: 5000, reference_date: '1980-01-01' }],
    ['a change of the law', { gross_salary: 5000, law: '{}' }],
    ['a field it has not', { gross_salary: 5000, salario: 1 }],
    ['a name every object has', JSON.parse('{"gross_salary": 5000, "__proto__": 1}')],
    ['past what doubles hold', { gross_salary: 1e15 }],
  ])('with %s is left to the operation, without affecting adjacent rows', (_what, row) => {
    const [before, odd, after] = ask([{ gross_salary: 3000 }, row, { gross_salary: 4000, dependents: 1 }])
    expect(odd).toBeNull()
    expect([before, after]).toEqual(
      [{ gross_salary: 3000 }, { gross_salary: 4000, dependents: 1 }].map((each) =>
        runWithView(netSalary, each, ports, { fields: ['netSalary'], explain: false }),
      ),
    )
  })

  it.each(['5.000', '5000,00', '05000', '5000.001', ' 5000', '5e3', '+5000', '-5000', ''])(
    '%j as text is left to the operation',
    (text) => {
      expect(plannedAnswers(netSalary, ['netSalary'], ports, 'text')!([{ gross_salary: text }])).toEqual([null])
    },
  )

  it('keeps its position beyond one block, and uses the law of its own day', () => {
    const rows = Array.from({ length: 1300 }, (_, index) => ({
      gross_salary: 1500 + index,
      ...(index % 3 === 0 && { reference_date: index % 2 === 0 ? '2023-02-01' : '2025-06-30' }),
    }))
    expect(ask(rows)).toEqual(rows.map((row) => runWithView(netSalary, row, ports, { fields: ['netSalary'], explain: false })))
    const tomorrow = plannedAnswers(netSalary, ['netSalary'], { ...ports, today: () => '2020-05-01' }, 'json')!
    expect(tomorrow([{ gross_salary: 5000 }])).toEqual(ask([{ gross_salary: 5000, reference_date: '2020-05-01' }]))
  })
})

describe('returns no planned answers', () => {
  it.each([
    ['for steps', netSalary, ['netSalary', 'steps']],
    ['for nothing', netSalary, []],
    ['where there is no plan', registry.operations.get('severance')!, ['total']],
    ['where answers are counted together', registry.operations.get('check-payslip')!, ['status']],
  ])('%s', (_why, operation, fields) => {
    expect(plannedAnswers(operation, fields, ports, 'json')).toBeNull()
  })

  it('under a change of the law', () => {
    expect(plannedAnswers(netSalary, ['netSalary'], { ...ports, hypothesis: { laws: new Map() } as never }, 'json')).toBeNull()
  })
})
