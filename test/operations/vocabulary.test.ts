/** Field dictionary: accepted names stay accepted, a concept has one name, and a name has one unit. */
import { readFileSync } from 'node:fs'
import { createMcpHandler } from '@modelcontextprotocol/server'
import { describe, expect, it } from 'vitest'
import { inLanguage, translate } from '../../engine/core/text/language.ts'
import { folded } from '../../engine/core/text/text.ts'
import { english } from '../../engine/english/english.ts'
import type { JsonSchema } from '../../engine/operation/definition/descriptor.ts'
import { KINDS } from '../../engine/operation/definition/kinds.ts'
import type { Operation } from '../../engine/operation/definition/operation.ts'
import { isQuery } from '../../engine/operation/definition/query.ts'
import { acceptedBy, run } from '../../engine/operation/evaluation/run.ts'
import { unitOf } from '../../engine/operation/input/field-names.ts'
import { canonical, optionNamed, validated } from '../../engine/operation/input/intake.ts'
import { CONCEPTS } from '../../engine/operation/input/vocabulary/names.ts'
import { OPTION_WORDS, OPTION_WORDS_OF } from '../../engine/operation/input/vocabulary/option-words.ts'
import { SHARED_OPTIONS } from '../../engine/operation/input/vocabulary/options.ts'
import { CONCEPT_WORDS } from '../../engine/operation/input/vocabulary/words.ts'
import { exampleUrl } from '../../service/http/example-url.ts'
import { readSelection } from '../../service/mcp/selection.ts'
import { serverFactory } from '../../service/mcp/server.ts'
import { centavo } from '../support/console.ts'
import { ports, registry } from '../support/ports.ts'
import { serviceUnderTest } from '../support/service.ts'

/**
 * Every name that each operation accepted on 17 November 2026: the field's name before the vocabulary, then the others after `=`. Published
 * names are never removed.
 */
const accepted = new Map(
  Object.entries(
    JSON.parse(readFileSync(new URL('../support/corpora/names-accepted.json', import.meta.url), 'utf8')) as Record<string, string>,
  ).map(([id, said]) => [id, said.split(' ').map((names) => names.split('='))] as const),
)

const fieldsOf = ({ inputSchema }: Operation): [string, JsonSchema][] => Object.entries(inputSchema.properties ?? {})
const every = [...registry.operations.values()].flatMap((operation) =>
  fieldsOf(operation).map(([name, field]) => ({ id: operation.id, name, field, operation })),
)

/**
 * Operations whose field and option names are those of their specification: of the calculation files of the labour courts (PJe-Calc), of
 * PGDAS-D, of the statements that a check reads, and of the Central Bank's credit modalities. The dictionary adds names to their fields, but
 * sets none of their main names, units and options.
 */
const NAMED_BY_SPECIFICATION: ReadonlySet<string> = new Set([
  'annual-return',
  'check-das',
  'check-fgts-statement',
  'court-claim',
  'court-correction',
  'court-costs',
  'court-fees',
  'court-fgts',
  'court-income-tax',
  'court-inss',
  'court-interest',
  'court-limitation',
  'credit-averages',
  'credit-check',
  'das-month',
  'payroll-relief',
  'presumed-profit-year',
  'vacation-periods',
])
const ruled = every.filter(({ id }) => !NAMED_BY_SPECIFICATION.has(id))

/** The example with former names: the last one where a field had several. */
function underOldNames({ id, examples }: Operation): Record<string, unknown> | null {
  const input = examples[0]?.input
  if (!input) return null
  const schema = registry.operations.get(id)!.inputSchema
  const old = (accepted.get(id) ?? []).flatMap((names) => names.map((name) => [name, ownIn(schema, name)] as const))
  const renamed = Object.entries(input).map(([name, value]) => [old.findLast(([, own]) => own === name)?.[0] ?? name, value] as const)
  return Object.fromEntries(renamed)
}

const ownIn = (schema: JsonSchema, name: string): string => Object.keys(canonical(schema, { [name]: 1 }))[0]!

describe('an accepted name', () => {
  it.each([...accepted.keys()])('of %s maps to a field, and gives the same input', (id) => {
    const operation = registry.operations.get(id)!
    const { inputSchema } = operation
    for (const names of accepted.get(id)!)
      for (const name of names) expect(Object.keys(inputSchema.properties ?? {}), `${id} ${name}`).toContain(ownIn(inputSchema, name))
    const input = operation.examples[0]?.input
    const renamed = underOldNames(operation)
    if (!input || !renamed) return
    const read = (raw: object) => validated(acceptedBy(operation, canonical(inputSchema, raw), ports), canonical(inputSchema, raw))
    expect(read(renamed)).toEqual(read(input))
  })

  it('is unambiguous within an operation', () => {
    for (const { id, inputSchema } of registry.operations.values()) {
      const names = Object.entries(inputSchema.properties ?? {}).flatMap(([name, field]) => [name, ...(field['x-aliases'] ?? [])])
      expect(names.length, id).toBe(new Set(names).size)
    }
  })
})

/** Nested fields of lists and objects, with their paths. */
function inner(at: string, { items, properties }: JsonSchema): { at: string; name: string; field: JsonSchema; beside: JsonSchema }[] {
  const own = properties ?? {}
  return [
    ...(items ? inner(`${at}[]`, items) : []),
    ...Object.entries(own).flatMap(([name, field]) => [
      { at: `${at}.${name}`, name, field, beside: { properties: own } },
      ...inner(`${at}.${name}`, field),
    ]),
  ]
}

const inside = every.flatMap(({ id, name, field }) => inner(`${id}.${name}`, field))
const ruledInside = ruled.flatMap(({ id, name, field }) => inner(`${id}.${name}`, field))

describe('a nested field', () => {
  it('is accepted under every unambiguous name of its concept', () => {
    expect(inside.filter(({ field }) => field['x-aliases']).length).toBeGreaterThan(50)
    for (const { at, name, field, beside } of inside)
      for (const alias of field['x-aliases'] ?? []) expect(ownIn(beside, alias), `${at} ${alias}`).toBe(name)
  })

  it('has the main name, the unit of its name, and no name with another meaning in another list', () => {
    const strange = ruledInside.filter(({ name, field }) => {
      const concept = field['x-concept']
      return concept !== undefined && concept !== name && !OWN_NAMES_INSIDE.has(name)
    })
    expect(strange.map(({ at, field }) => `${at}: use ${field['x-concept']}`)).toEqual([])
    const units = new Map<string, Set<string>>()
    for (const { name, field } of ruledInside)
      units.set(name, (units.get(name) ?? new Set()).add(SAME_KIND[unitOf(field)] ?? unitOf(field)))
    for (const { name, field } of ruled) if (units.has(name)) units.get(name)!.add(SAME_KIND[unitOf(field)] ?? unitOf(field))
    const two = [...units].filter(([name, found]) => found.size > 1 && !OF_TWO_UNITS.has(name) && !OF_TWO_UNITS_INSIDE.has(name))
    expect(two.map(([name, found]) => `${name}: ${[...found].join(', ')}`)).toEqual([])
  })

  it('is accepted under an alias through every adapter', async () => {
    const app = serviceUnderTest()
    const jobs = (name: string) => ({
      jobs: [
        { employer: 'A', [name]: 5000 },
        { employer: 'B', pay: 4000 },
      ],
    })
    const asked = async (input: object) => (await app.inject({ method: 'POST', url: '/v1/calc/inss-several-jobs', payload: input })).json()
    const answer = await asked(jobs('pay'))
    expect(answer.jobs.length).toBe(2)
    for (const name of ['salary', 'gross_salary', 'salario']) expect(await asked(jobs(name)), name).toEqual(answer)
    const text = encodeURIComponent(JSON.stringify(jobs('salario').jobs))
    expect((await app.inject(`/v1/calc/inss-several-jobs?jobs=${text}`)).json()).toEqual(answer)
    const typed = await centavo(['inss-several-jobs', `--jobs=${JSON.stringify(jobs('salary').jobs)}`, '--json'])
    expect(JSON.parse(typed.out)).toEqual(answer)
    const twice = await asked({ jobs: [{ pay: 5000, salary: 5000 }] })
    expect(twice.issues).toEqual([expect.objectContaining({ field: 'jobs.0.salary', code: 'repeated' })])
  })
})

describe('aliases across adapters', () => {
  const app = serviceUnderTest()
  const serverFor = serverFactory(ports, (error) => {
    throw error
  })

  async function tool(name: string, input: object): Promise<unknown> {
    const handler = createMcpHandler(() => serverFor(readSelection(new URLSearchParams(), registry)))
    const headers = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' }
    const response = await handler.fetch(new Request('http://localhost/mcp', { method: 'POST', headers }), {
      parsedBody: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } },
    })
    const text = await response.text()
    return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text).result
  }

  it.each([
    ['income-tax-change', { gross: 'gross_salary' }],
    ['clt-vs-pj', { gross_value: 'salario_bruto' }],
    ['investment-return', { annual_rate: 'annual_return', principal: 'valor' }],
    ['after_dismissal', { exit_date: 'termination_date', exit_type: 'tipo_rescisao' }],
    ['severance', { type: 'exit_type', salary: 'remuneration' }],
    ['housing-insurance', { balance: 'saldo_devedor' }],
    ['check-inss', { base_salary: 'inss_base' }],
    ['tesouro-prefixado', { rate: 'taxa_titulo', maturity: 'maturity_date' }],
    ['irrf-monthly', { taxable_income: 'monthly_income' }],
    ['currency', { rate: 'exchange_rate' }],
    ['maternity-pay', { category: 'contributor_category' }],
  ])('%s', async (id, names: Record<string, string>) => {
    const operation = registry.operations.get(id)!
    const { path } = KINDS[operation.kind]
    const address = `${path}/${id.replace(/^check-/, '')}`
    const { input } = operation.examples[0]!
    const own = canonical(operation.inputSchema, input)
    const other = Object.fromEntries(
      Object.entries(own).map(([name, value]) => {
        const said = Object.entries(names).find(([old]) => ownIn(operation.inputSchema, old) === name)
        return [said?.[1] ?? name, value]
      }),
    )
    expect(Object.keys(other)).not.toEqual(Object.keys(own))
    const answer = (await app.inject({ method: 'POST', url: address, payload: own })).body
    expect((await app.inject({ method: 'POST', url: address, payload: other })).body).toBe(answer)
    expect((await app.inject(exampleUrl(address, other))).body).toBe(answer)
    const words = operation.kind === 'calculator' ? [id] : [KINDS[operation.kind].command!, id.replace(/^check-/, '')]
    const flags = Object.entries(other).map(([name, value]) => `--${name.replaceAll('_', '-')}=${value}`)
    expect((await centavo([...words, ...flags, '--json'])).out).toBe(`${answer}\n`)
    expect(await tool(id, other)).toEqual(await tool(id, own))
    const rows = await app.inject({ method: 'POST', url: `${address}/batch`, payload: [other, own] })
    const [first, second] = rows.json()
    expect(first.result).toEqual(second.result)
    if (operation.kind !== 'calculator') return
    const csv = [Object.keys(other).join(','), Object.values(other).join(',')].join('\n')
    const under = (text: string) => centavo(['batch', id, '-', '--input', 'csv', '--output', 'json'], { stdin: text })
    const plain = [Object.keys(own).join(','), Object.values(own).join(',')].join('\n')
    expect((await under(csv)).out).toBe((await under(plain)).out)
  })

  it('reports only former names as deprecated', async () => {
    const headers = async (name: string) => (await app.inject(`/v1/calc/income-tax-change?${name}=5000`)).headers
    expect(await headers('gross')).toMatchObject({
      deprecation: `@${Date.parse('2026-11-17T03:00:00Z') / 1000}`,
      link: '</v1/fields?q=gross>; rel="deprecation"',
    })
    for (const name of ['salary', 'gross_salary', 'salario']) expect(await headers(name)).not.toHaveProperty('deprecation')
    const posted = await app.inject({
      method: 'POST',
      url: '/v1/calc/fuel',
      payload: { alcohol_price: 4, gasoline_price: 6, km_per_month: 500 },
    })
    expect(posted.statusCode).toBe(200)
    expect(posted.headers.deprecation).toMatch(/^@\d+$/)
  })

  it('fills the form of a page', async () => {
    const { body } = await app.inject('/calculadora/salario-liquido?salario_bruto=5.200,00')
    expect(body).toMatch(/name="gross_salary"[^>]*value="5\.200,00"/)
    expect(body).toContain('Você recebe')
  })
})

describe('the vocabulary', () => {
  const rows = Object.entries(CONCEPTS)

  it('lists each name once, in lower case without accents, and no result field', () => {
    const names = rows.flatMap(([name, { aliases }]) => [name, ...aliases])
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9_]*$/)
    for (const name of ['fields', 'explain', 'format', 'locale', 'lang', 'schema', 'law']) expect(names).not.toContain(name)
  })

  it('has no concept without an operation or without texts', () => {
    const used = new Set(every.map(({ field }) => field['x-concept']))
    expect(rows.map(([name]) => name).filter((name) => !used.has(name))).toEqual([])
    expect(Object.keys(CONCEPT_WORDS).sort()).toEqual(rows.map(([name]) => name).sort())
  })

  it('returns the help text of a concept, or null', () => {
    const said = run(registry.operations.get('fields')!, { q: 'salário' }, ports) as unknown as {
      fields: { name: string; help: string | null }[]
    }
    const helpOf = (name: string) => said.fields.find((field) => field.name === name)?.help
    expect([helpOf('salary'), helpOf('hourly_wage')]).toEqual([expect.stringContaining('Antes dos descontos'), null])
  })

  it('uses the main name for every field, except those with a former name', () => {
    const strange = ruled.filter(({ id, name, field }) => {
      const concept = field['x-concept']
      return concept !== undefined && concept !== name && !accepted.get(id)?.some(([own]) => own === name)
    })
    expect(strange.map(({ id, name, field }) => `${id}.${name}: use ${field['x-concept']}`)).toEqual([])
  })

  it('contains every new field whose unit and label match a concept', () => {
    const plain = (text: string): string =>
      folded(text)
        .replaceAll(/[^a-z0-9]+/g, ' ')
        .trim()
    const labels = new Map<string, string>()
    for (const { field } of every)
      if (field['x-concept'] !== undefined) labels.set(`${unitOf(field)} ${plain(labelIn(field))}`, field['x-concept'])
    for (const [name, { label }] of Object.entries(CONCEPT_WORDS)) {
      const { unit } = CONCEPTS[name as keyof typeof CONCEPTS]
      labels.set(`${unit.replace(/\/.*/, '')} ${plain(label)}`, name)
    }
    const strange = ruled.filter(
      ({ id, name, field }) =>
        field['x-concept'] === undefined &&
        labels.has(`${unitOf(field)} ${plain(labelIn(field))}`) &&
        !OWN_THINGS.has(`${id}.${name}`) &&
        !isQuery(registry.operations.get(id)!),
    )
    expect(strange.map(({ id, name, field }) => `${id}.${name} is ${labels.get(`${unitOf(field)} ${plain(labelIn(field))}`)}`)).toEqual([])
  })

  it('contains every name shared by two operations, except names with different meanings', () => {
    const times = new Map<string, string[]>()
    for (const { id, name, field, operation } of ruled)
      if (field['x-concept'] === undefined && !isQuery(operation) && operation.kind !== 'question')
        times.set(name, [...(times.get(name) ?? []), id])
    const shared = [...times].filter(([, ids]) => ids.length > 1)
    expect(shared.filter(([name]) => !OF_SEVERAL_MEANINGS.has(name)).map(([name, ids]) => `${name}: ${ids.join(', ')}`)).toEqual([])
    expect([...OF_SEVERAL_MEANINGS].filter((name) => !shared.some(([own]) => own === name))).toEqual([])
  })

  it('a name has one unit in all operations', () => {
    const units = new Map<string, Map<string, string>>()
    for (const [main, { unit, aliases }] of rows) {
      const whole = unit.replace(/\/(?:year|month)$/, '')
      for (const name of [main, ...aliases]) units.set(name, new Map([[SAME_KIND[whole] ?? whole, 'the vocabulary']]))
    }
    for (const { id, name, field } of ruled) {
      const kind = SAME_KIND[unitOf(field)] ?? unitOf(field)
      units.set(name, (units.get(name) ?? new Map()).set(kind, id))
    }
    const two = [...units].filter(([name, found]) => found.size > 1 && !OF_TWO_UNITS.has(name))
    expect(two.map(([name, found]) => `${name}: ${[...found].map(([unit, id]) => `${unit} in ${id}`).join(', ')}`)).toEqual([])
    expect([...OF_TWO_UNITS].filter((name) => (units.get(name)?.size ?? 0) < 2)).toEqual([])
  })

  it('does not accept a fee in reais as a percentage, or the reverse', () => {
    const wrong = every.filter(
      ({ id, name, field }) =>
        ((/_percent$/.test(name) && unitOf(field) !== 'percent') || (/_fee$/.test(name) && unitOf(field) !== 'BRL')) &&
        !accepted.get(id)?.some(([own]) => own === name),
    )
    expect(wrong.map(({ id, name }) => `${id}.${name}`)).toEqual([])
  })
})

const labelIn = (field: JsonSchema): string => field['x-label'] ?? field.description ?? ''

/** Fields that share the label of a concept but mean something else. */
const OWN_THINGS: ReadonlySet<string> = new Set([
  // Update date of the arrears, distinct from the last unpaid month.
  'alimony-arrears.until',
  // Pension scheme: the INSS or the federal servants.
  'death-pension.regime',
  // Withheld from the 13th, which is taxed separately.
  'check-severance.informed_thirteenth_inss',
  'check-severance.informed_thirteenth_irrf',
  // Name of the calculator it replaces, for the inflation of the whole period in place of years and dates.
  'inflation-adjustment.accumulated_inflation_percent',
])

/** Listed and free words are both of kind word. */
const SAME_KIND: Readonly<Record<string, string>> = { string: 'word', choice: 'word', bonds: 'units' }

/** Ambiguous short names, published in the contract of operations that use each differently. Not allowed for new fields. */
const OF_SEVERAL_MEANINGS: ReadonlySet<string> = new Set([
  'kind',
  'mode',
  'strategy',
  'profile',
  'plan',
  'period',
  'direction',
  'regime',
  'percent',
  'value',
  'rate',
  // Monthly in one operation, per purchase in the other.
  'other_costs',
  // Share of income in bank lending, and contribution of each of two people.
  'income_share',
])

const OF_TWO_UNITS: ReadonlySet<string> = new Set([
  // Unit depends on another input: the varying field, a currency, the base of a percentage, a list's code.
  'from',
  'to',
  'amount',
  'value',
  'code',
  // Published before the vocabulary and part of the contract; not allowed for new fields.
  'schedule',
  'rate',
  'degree',
  'other_deductions',
  'days',
])

/** Nested names of the contract for things with another main name elsewhere. */
const OWN_NAMES_INSIDE: ReadonlySet<string> = new Set(['pay', 'balance', 'net_received', 'starts_on', 'schedule', 'fgts', 'regime'])

/**
 * `vacation`: a person's vacation, and the amount provided for it. `thirteenth`: the 13th paid by another job, and a flag for a payment of
 * the 13th.
 */
const OF_TWO_UNITS_INSIDE: ReadonlySet<string> = new Set(['vacation', 'thirteenth', 'month', 'paid', 'exempt', 'dependents'])

/** Choices of an input, including nested ones. */
function choicesIn(at: string, { enum: options, items, properties = {}, ...field }: JsonSchema): { at: string; field: JsonSchema }[] {
  return [
    ...(options ? [{ at, field: { ...field, enum: options } }] : []),
    ...(items ? choicesIn(`${at}[]`, items) : []),
    ...Object.entries(properties).flatMap(([name, inner]) => choicesIn(`${at}.${name}`, inner)),
  ]
}

const choices = every.flatMap(({ id, name, field }) => choicesIn(`${id}.${name}`, field))
const ruledChoices = ruled.flatMap(({ id, name, field }) => choicesIn(`${id}.${name}`, field))

/** Same word in both languages, or a name: a tax, an index, a form, a place, a number. */
const SAME_IN_BOTH =
  /^(?:[A-Z]{2}|I{1,3}|IV|V|\d.*|ipca.*|inpc.*|igp.*|ipc.*|ivar|selic.*|cdi|tr|anbima|b3|bcb|cjf|rgps|federal|legal|individual|avalanche|normal|simples|regular|nominal|hospital|clt|mei|inss|fgts|irrf|irpf|das|dae|dasn_simei|defis|carne_leao|funpresp|sac|price|cdb|lci|lca|tesouro_\w+|pgbl|vgbl|fator_r|plr|trct|cnis|esocial|vna|ntnb\w*|ntnf|ltn|renda\w*|educa\w*|sao_paulo|belo_horizonte|porto_alegre|campinas|manaus)$/

describe('option words', () => {
  const snake = (text: string): string => folded(text).replaceAll(/[\s-]+/g, '_')

  it('map to exactly one option', () => {
    for (const { at, field } of choices) {
      const { enum: options = [], 'x-option-aliases': aliases = {}, 'x-option-words': words = {} } = field
      for (const [alias, option] of Object.entries(aliases)) {
        expect(options, at).toContain(option)
        expect(options.map(snake), `${at} ${alias}`).not.toContain(snake(alias))
        for (const [other, said] of Object.entries(words))
          if (other !== option) expect(snake(said), `${at} ${alias}`).not.toBe(snake(alias))
      }
    }
  })

  it('belong to an option of some operation', () => {
    const options = new Set(choices.flatMap(({ field }) => field.enum ?? []))
    for (const row of [...SHARED_OPTIONS, ...OPTION_WORDS, ...Object.values(OPTION_WORDS_OF).flat()])
      expect(
        row.filter((word) => options.has(word)),
        row.join(),
      ).not.toEqual([])
  })

  it('exist for every option of every choice, in Portuguese and in English', () => {
    expect(ruledChoices.length).toBeGreaterThan(180)
    const alone = ruledChoices.flatMap(({ at, field: { enum: options = [], 'x-option-aliases': aliases = {} } }) =>
      options.filter((option) => !SAME_IN_BOTH.test(option) && !Object.values(aliases).includes(option)).map((option) => `${at}=${option}`),
    )
    expect(alone).toEqual([])
  })

  it('are accepted: the option itself, its aliases, and the form labels in both languages', () => {
    for (const { at, field } of choices) {
      const { enum: options = [], 'x-option-aliases': aliases = {}, 'x-option-words': words = {} } = field
      for (const option of options) expect(optionNamed(option.toUpperCase(), field), `${at} ${option}`).toBe(option)
      for (const [alias, option] of Object.entries(aliases)) expect(optionNamed(alias, field), `${at} ${alias}`).toBe(option)
      for (const [option, said] of Object.entries(words).filter(([each]) => options.includes(each))) {
        expect(optionNamed(said, field), `${at} ${said}`).toBe(option)
        inLanguage(english, () => expect(optionNamed(translate(said), field), `${at} ${translate(said)}`).toBe(option))
      }
    }
  })

  it('are accepted through every adapter, also inside a list', async () => {
    const app = serviceUnderTest()
    const answer = async (type: string) => (await app.inject(`/v1/calc/severance?salary=3000&months_worked=24&type=${type}`)).json()
    expect(await answer('without_cause')).toEqual(await answer('sem_justa_causa'))
    expect((await answer('end_of_contract')).severance).toEqual((await answer('fim_contrato')).severance)
    const lines = (earning: string, deduction: string) => [
      { label: 'Salário', amount: 5000, kind: earning },
      { label: 'INSS', amount: 501.5, kind: deduction },
    ]
    const checked = async (input: object) =>
      (await app.inject({ method: 'POST', url: '/v1/check/payslip', payload: { reference_date: '2026-03', ...input } })).json()
    const told = await checked({ worker: 'employee', lines: lines('earning', 'deduction') })
    expect(told.items.length).toBeGreaterThan(0)
    expect(await checked({ worker: 'empregado', lines: lines('vencimento', 'desconto') })).toEqual(told)
    const flags = (mode: string) => ['percentage', `--mode=${mode}`, '--percent=10', '--value=200', '--json']
    expect((await centavo(flags('aumento'))).out).toBe((await centavo(flags('increase'))).out)
  })
})
