import { describe, expect, it } from 'vitest'
import { getParameters, mapParameters, parameterOwner, pascal, ref, Sharing } from './sharing.ts'

const MONTHS = ['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro']
const month = (description: string) => ({ type: 'string', enum: MONTHS, description })
const holding = (properties: object) => ({ type: 'object', properties })
const root = (schema: unknown, owner: string) => ({ schema, wanted: null, owner })

/** Serialized schemas and their shared components. */
function shared(places: readonly { schema: unknown; wanted: string | null; owner: string }[], taken: readonly string[] = []) {
  const sharing = new Sharing(places, taken)
  return { written: places.map((place) => sharing.written(place)), made: sharing.made }
}

describe('repeated schema', () => {
  it('becomes one component, with field descriptions beside the reference', () => {
    const { written, made } = shared([
      root(holding({ pay_month: month('Mês do pagamento') }), 'Bonus'),
      root(holding({ pay_month: month('Mês da rescisão') }), 'Severance'),
    ])
    expect(made).toEqual({ PayMonth: { type: 'string', enum: MONTHS } })
    expect(written).toEqual([
      holding({ pay_month: { ...ref('PayMonth'), description: 'Mês do pagamento' } }),
      holding({ pay_month: { ...ref('PayMonth'), description: 'Mês da rescisão' } }),
    ])
  })

  it('is recognized in any member order', () => {
    const { made } = shared([
      root(holding({ pay_month: { type: 'string', enum: MONTHS } }), 'Bonus'),
      root(holding({ pay_month: { enum: MONTHS, type: 'string' } }), 'Severance'),
    ])
    expect(Object.keys(made)).toEqual(['PayMonth'])
  })

  it('is found inside unions and lists, with the singular of the list as row name', () => {
    const row = holding({ label: { type: 'string', maxLength: 120 }, amount: { type: 'number', minimum: 0.01, 'x-unit': 'BRL' } })
    const { written, made } = shared([
      root(holding({ pay_lines: { type: 'array', items: row } }), 'Bonus'),
      root(holding({ pay_lines: { anyOf: [{ type: 'array', items: row, minItems: 1 }, { type: 'null' }] } }), 'Severance'),
    ])
    expect(made).toEqual({ PayLine: row })
    expect(written[0]).toEqual(holding({ pay_lines: { type: 'array', items: ref('PayLine') } }))
  })

  it('treats a field named like a schema keyword as a field', () => {
    const { written, made } = shared([
      root(holding({ items: month('A'), properties: month('B') }), 'Bonus'),
      root(holding({ items: month('C') }), 'Severance'),
    ])
    expect(made).toEqual({ ItemsOption: { type: 'string', enum: MONTHS } })
    expect(written[0]).toEqual(
      holding({ items: { ...ref('ItemsOption'), description: 'A' }, properties: { ...ref('ItemsOption'), description: 'B' } }),
    )
  })

  it('stays inline inside the parts of a named answer, except for their fields', () => {
    const part = holding({ pay_month: month('Mês'), label: { type: 'string', maxLength: 120 }, amount: { type: 'number', minimum: 0.01 } })
    const { written, made } = shared([root({ allOf: [part] }, 'Bonus'), root({ allOf: [part] }, 'Severance')])
    expect(Object.keys(made)).toEqual(['PayMonth'])
    expect(written[0]).toEqual({
      allOf: [holding({ ...part.properties, pay_month: { ...ref('PayMonth'), description: 'Mês' } })],
    })
  })
})

describe('schema not worth a component', () => {
  it.each([
    ['comes once', [{ pay_month: month('Mês') }, { other: { type: 'number' } }]],
    ['is as short as its reference', [{ pay_kind: { enum: ['a'] } }, { pay_kind: { enum: ['a'] } }]],
    ['is a plain value', [{ pay_day: { type: 'string', format: 'date' } }, { pay_day: { type: 'string', format: 'date' } }]],
    [
      'may be nothing at all',
      Array.from({ length: 2 }, () => ({
        pay_sum: { anyOf: [{ type: 'number', minimum: -99_999_999, maximum: 99_999_999 }, { type: 'null' }] },
      })),
    ],
  ])('%s', (_why, fields) => {
    const places = fields.map((properties, index) => root(holding(properties), `Owner${index}`))
    expect(shared(places)).toEqual({ written: places.map(({ schema }) => schema), made: {} })
  })

  it('is inlined when it occurs inside an already shared schema', () => {
    const inner = holding({ pay_month: month('Mês') })
    const { made } = shared([
      root(holding({ pay_case: { ...inner, description: 'O primeiro' } }), 'Bonus'),
      root(holding({ pay_case: { ...inner, description: 'O segundo' } }), 'Severance'),
    ])
    expect(made).toEqual({ PayCase: inner })
  })
})

describe('component name', () => {
  const months = (field: string) => [root(holding({ [field]: month('') }), 'Bonus'), root(holding({ [field]: month('') }), 'Severance')]
  it.each([
    ['is that of its field', 'pay_month', [], 'PayMonth'],
    ['says what it is where it is one word', 'month', [], 'MonthOption'],
    ['has its owner before it where that is taken', 'month', ['MonthOption'], 'BonusMonth'],
    ['has its owner before it where it is taken', 'pay_month', ['payMonth'], 'BonusPayMonth'],
  ])('%s', (_said, field, taken, name) => {
    expect(Object.keys(shared(months(field), taken).made)).toEqual([name])
  })

  it("is the owner's name when that ends with the wanted name", () => {
    const places = [root(holding({ month: month('') }), 'PayMonth'), root(holding({ month: month('') }), 'PayMonth')]
    expect(Object.keys(shared(places).made)).toEqual(['PayMonth'])
  })

  it('is that of its owner where one operation alone has it, even twice', () => {
    const places = [root(holding({ month: month('') }), 'Bonus'), root(holding({ month: month('') }), 'Bonus')]
    expect(Object.keys(shared(places).made)).toEqual(['BonusMonth'])
  })

  it('is of no operation where several have it, and what is inside is named by it', () => {
    const norm = holding({ act: { type: 'string', description: 'x'.repeat(200) }, url: { type: 'string' } })
    const basis = { type: 'array', items: holding({ title: { type: 'string' }, norm, former: norm }) }
    const { made } = shared([root(holding({ basis }), 'Bonus'), root(holding({ basis }), 'Severance')])
    expect(Object.keys(made)).toEqual(['LawReference', 'LawReferenceNorm'])
  })

  it('tells lists and objects of several operations apart', () => {
    const notes = { type: 'array', items: { type: 'string', description: 'x'.repeat(200) } }
    const window = holding({ from: { type: 'string', description: 'x'.repeat(200) } })
    const { made } = shared([root(holding({ notes, window }), 'Bonus'), root(holding({ notes, window }), 'Severance')])
    expect(Object.keys(made)).toEqual(['NotesList', 'WindowEntry'])
  })

  it('distinguishes two schemas that want the same name', () => {
    const other = { type: 'string', enum: MONTHS.slice(0, 10) }
    const { made } = shared([...months('pay_month'), ...['Rent', 'Loan'].map((owner) => root(holding({ pay_month: other }), owner))])
    expect(made).toEqual({ PayMonth: { type: 'string', enum: MONTHS }, RentPayMonth: other })
  })

  it('is in PascalCase for any separator', () => {
    expect(['pay_month', 'net-salary', 'x'].map(pascal)).toEqual(['PayMonth', 'NetSalary', 'X'])
  })
})

describe('path parameters', () => {
  const item = { get: { operationId: 'netSalary', parameters: [{ name: 'a' }, { name: 'b' }] }, post: { operationId: 'netSalaryPost' } }

  it('come from the GET, and are empty without one', () => {
    expect(getParameters(item)).toEqual([{ name: 'a' }, { name: 'b' }])
    expect([getParameters({}), getParameters({ get: {} }), getParameters({ post: { parameters: [{ name: 'a' }] } })]).toEqual([[], [], []])
    expect([parameterOwner(item), parameterOwner({})]).toEqual(['NetSalary', 'Asked'])
  })

  it('can be replaced while the rest of the path stays unchanged', () => {
    const renamed = mapParameters(item, ({ name }) => ({ name: `${name}!` }))
    expect(renamed).toEqual({ ...item, get: { ...item.get, parameters: [{ name: 'a!' }, { name: 'b!' }] } })
    const bare = { get: { operationId: 'health' } }
    expect(mapParameters(bare, () => ({}))).toBe(bare)
  })
})
