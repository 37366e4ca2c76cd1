import { describe, expect, it } from 'vitest'
import { askedIn, askerOf, pascal, ref, Sharing, withAsked } from './sharing.ts'

const MONTHS = ['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro']
const month = (description: string) => ({ type: 'string', enum: MONTHS, description })
const holding = (properties: object) => ({ type: 'object', properties })
const root = (schema: unknown, owner: string) => ({ schema, wanted: null, owner })

/** Everything that is written, with what was given a name. */
function shared(places: readonly { schema: unknown; wanted: string | null; owner: string }[], taken: readonly string[] = []) {
  const sharing = new Sharing(places, taken)
  return { written: places.map((place) => sharing.written(place)), made: sharing.made }
}

describe('what comes again', () => {
  it('is written once, and pointed at with what is said of each field', () => {
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

  it('is the same in whatever order its members were written', () => {
    const { made } = shared([
      root(holding({ pay_month: { type: 'string', enum: MONTHS } }), 'Bonus'),
      root(holding({ pay_month: { enum: MONTHS, type: 'string' } }), 'Severance'),
    ])
    expect(Object.keys(made)).toEqual(['PayMonth'])
  })

  it('is found inside choices and lists too, and a row is called by the singular of its list', () => {
    const row = holding({ label: { type: 'string', maxLength: 120 }, amount: { type: 'number', minimum: 0.01, 'x-unit': 'BRL' } })
    const { written, made } = shared([
      root(holding({ pay_lines: { type: 'array', items: row } }), 'Bonus'),
      root(holding({ pay_lines: { anyOf: [{ type: 'array', items: row, minItems: 1 }, { type: 'null' }] } }), 'Severance'),
    ])
    expect(made).toEqual({ PayLine: row })
    expect(written[0]).toEqual(holding({ pay_lines: { type: 'array', items: ref('PayLine') } }))
  })

  it('a field named as a keyword of schemas is a field', () => {
    const { written, made } = shared([
      root(holding({ items: month('A'), properties: month('B') }), 'Bonus'),
      root(holding({ items: month('C') }), 'Severance'),
    ])
    expect(made).toEqual({ BonusItems: { type: 'string', enum: MONTHS } })
    expect(written[0]).toEqual(
      holding({ items: { ...ref('BonusItems'), description: 'A' }, properties: { ...ref('BonusItems'), description: 'B' } }),
    )
  })

  it('inside the parts of an answer that has a name the parts get none, and their fields do', () => {
    const part = holding({ pay_month: month('Mês'), label: { type: 'string', maxLength: 120 }, amount: { type: 'number', minimum: 0.01 } })
    const { written, made } = shared([root({ allOf: [part] }, 'Bonus'), root({ allOf: [part] }, 'Severance')])
    expect(Object.keys(made)).toEqual(['PayMonth'])
    expect(written[0]).toEqual({
      allOf: [holding({ ...part.properties, pay_month: { ...ref('PayMonth'), description: 'Mês' } })],
    })
  })
})

describe('what is not worth a name', () => {
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

  it('or has been counted inside a shape that came before: it is written with it', () => {
    const inner = holding({ pay_month: month('Mês') })
    const { made } = shared([
      root(holding({ pay_case: { ...inner, description: 'O primeiro' } }), 'Bonus'),
      root(holding({ pay_case: { ...inner, description: 'O segundo' } }), 'Severance'),
    ])
    expect(made).toEqual({ PayCase: inner })
  })
})

describe('its name', () => {
  const months = (field: string) => [root(holding({ [field]: month('') }), 'Bonus'), root(holding({ [field]: month('') }), 'Severance')]
  it.each([
    ['is that of its field', 'pay_month', [], 'PayMonth'],
    ['has its owner before it where it is one word, or taken', 'month', [], 'BonusMonth'],
    ['', 'pay_month', ['payMonth'], 'BonusPayMonth'],
  ])('%s', (_said, field, taken, name) => {
    expect(Object.keys(shared(months(field), taken).made)).toEqual([name])
  })

  it('is that of its owner where that ends in it', () => {
    const places = [root(holding({ month: month('') }), 'PayMonth'), root(holding({ month: month('') }), 'Severance')]
    expect(Object.keys(shared(places).made)).toEqual(['PayMonth'])
    expect(Object.keys(shared(places, ['PayMonth']).made)).toEqual(['SeveranceMonth'])
  })

  it('tells two apart that are wanted by one name', () => {
    const other = { type: 'string', enum: MONTHS.slice(0, 10) }
    const { made } = shared([...months('pay_month'), ...['Rent', 'Loan'].map((owner) => root(holding({ pay_month: other }), owner))])
    expect(made).toEqual({ PayMonth: { type: 'string', enum: MONTHS }, RentPayMonth: other })
  })

  it('begins with a capital, whatever is between its words', () => {
    expect(['pay_month', 'net-salary', 'x'].map(pascal)).toEqual(['PayMonth', 'NetSalary', 'X'])
  })
})

describe('the parameters of an address', () => {
  const item = { get: { operationId: 'netSalary', parameters: [{ name: 'a' }, { name: 'b' }] }, post: { operationId: 'netSalaryPost' } }

  it('are those of its GET, and none where it has none', () => {
    expect(askedIn(item)).toEqual([{ name: 'a' }, { name: 'b' }])
    expect([askedIn({}), askedIn({ get: {} }), askedIn({ post: { parameters: [{ name: 'a' }] } })]).toEqual([[], [], []])
    expect([askerOf(item), askerOf({})]).toEqual(['NetSalary', 'Asked'])
  })

  it('may be written otherwise, the rest of the address as it was', () => {
    const renamed = withAsked(item, ({ name }) => ({ name: `${name}!` }))
    expect(renamed).toEqual({ ...item, get: { ...item.get, parameters: [{ name: 'a!' }, { name: 'b!' }] } })
    const bare = { get: { operationId: 'health' } }
    expect(withAsked(bare, () => ({}))).toBe(bare)
  })
})
