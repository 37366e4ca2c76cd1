/** Mutation test of law values: doubling or halving a figure must change some answer, or have a stated reason not to. */
import { describe, expect, it } from 'vitest'
import type { Law, Version } from '../../engine/core/dated.ts'
import { InvalidInput, LawNotRecorded, SourceUnavailable } from '../../engine/core/errors.ts'
import { Ratio } from '../../engine/core/ratio.ts'
import type { Operation } from '../../engine/operation/definition/operation.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { portsOn, registry } from '../support/ports.ts'

const operations: readonly Operation[] = [...registry.operations.values()].filter(({ kind }) =>
  ['calculator', 'decision', 'check'].includes(kind),
)

interface Case {
  readonly operation: Operation
  readonly input: object
  readonly on: Parameters<typeof portsOn>[0]
}

const casesIn = (operation: Operation): Case[] =>
  operation.examples.map((example) => ({
    operation,
    input: example.input,
    on: 'on' in example && typeof example.on === 'string' ? (example.on as Case['on']) : '2026-11-14',
  }))

/** Each example with each option of each choice of its form. */
function* variations(operation: Operation): Generator<Case> {
  for (const each of casesIn(operation))
    for (const [field, { enum: options, type }] of Object.entries(operation.inputSchema.properties ?? {}))
      for (const option of options ?? (type === 'boolean' ? [true, false] : []))
        yield { ...each, input: { ...each.input, [field]: option } }
}

const isFigure = (value: unknown): value is bigint | number | Ratio =>
  typeof value === 'bigint' || typeof value === 'number' || value instanceof Ratio

const nameOf = (path: readonly string[]): string => path.map((part) => (/^\d+$/.test(part) ? '*' : part)).join('/')

/** Every scalar of a value, with its path. */
function* figuresIn(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (isFigure(value)) yield path
  else if (value !== null && typeof value === 'object')
    for (const [name, inner] of Object.entries(value)) yield* figuresIn(inner, [...path, name])
}

type Edit = (figure: bigint | number | Ratio) => unknown

/** Doubles a figure; zero becomes a small value. */
const twice: Edit = (figure) => {
  if (typeof figure === 'bigint') return figure === 0n ? 100n : figure * 2n
  if (typeof figure === 'number') return figure === 0 ? 1 : figure * 2
  return figure.isZero ? Ratio.of(1n, 100n) : figure.times(Ratio.of(2n))
}

/** Halves a figure, so that an unreached maximum takes effect. */
const half: Edit = (figure) => {
  if (typeof figure === 'bigint') return figure / 2n
  return typeof figure === 'number' ? Math.floor(figure / 2) : figure.times(Ratio.of(1n, 2n))
}

/** The value with one figure edited, or all of them. */
function edited(value: unknown, path: readonly string[] | null, edit: Edit): unknown {
  if ((path === null || path.length === 0) && isFigure(value)) return edit(value)
  const [name, ...rest] = path ?? []
  const inner = (each: unknown, at: string): unknown =>
    path === null ? edited(each, null, edit) : at === name ? edited(each, rest, edit) : each
  if (Array.isArray(value)) return value.map((each, index) => inner(each, String(index)))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([at, each]) => [at, inner(each, at)]))
}

type Laws = ReadonlyMap<string, Law<unknown>>

/** The answer or the error, optionally under other tables. */
function answered({ operation, input, on }: Case, laws?: Laws): string {
  const ports = portsOn(on)
  try {
    const answer = run(
      operation,
      input,
      laws ? { ...ports, hypothesis: { id: 'r-0', text: '', said: [], marks: () => null, laws } } : ports,
    )
    return JSON.stringify({ ...answer, hypothetical: undefined })
  } catch (error) {
    const known = error instanceof InvalidInput || error instanceof LawNotRecorded || error instanceof SourceUnavailable
    return known ? `refused: ${error.message}` : `impossible: ${String(error)}`
  }
}

const known = new WeakMap<object, string>()
function plainly(each: Case): string {
  const answer = known.get(each) ?? answered(each)
  known.set(each, answer)
  return answer
}

function changesBy(edit: Edit, each: Case, table: string, from: string, path: readonly string[] | null): boolean {
  const law = registry.laws.get(table)!
  const made = (version: Version<unknown>) =>
    version.from === from || path === null ? { ...version, value: edited(version.value, path, edit) } : version
  const [first, ...rest] = law.versions.map(made)
  return answered(each, new Map([[table, law.withVersions([first!, ...rest])]])) !== plainly(each)
}

const changes = (...of: [each: Case, table: string, from: string, path: readonly string[] | null]): boolean =>
  [twice, half].some((edit) => changesBy(edit, ...of))

interface Read {
  readonly table: string
  readonly from: string
  readonly path: readonly string[]
}

/** Wraps every table to report each figure read. */
function watched(see: (read: Read) => void): Laws {
  const watch = (value: unknown, read: Read): unknown => {
    if (value === null || typeof value !== 'object' || value instanceof Ratio) return value
    return new Proxy(value, {
      get(target, name) {
        const inner: unknown = Reflect.get(target, name)
        if (typeof name === 'symbol' || typeof inner === 'function' || name === 'length') return inner
        const here = { ...read, path: [...read.path, name] }
        if (isFigure(inner)) see(here)
        return watch(inner, here)
      },
    })
  }
  return new Map(
    [...registry.laws.values()].map((law) => {
      const [first, ...rest] = law.versions.map(({ value, ...version }) => ({
        ...version,
        get value() {
          return watch(value, { table: law.id, from: version.from, path: [] })
        },
      }))
      return [law.id, law.withVersions([first!, ...rest])]
    }),
  )
}

const figures = new Set(
  [...registry.laws.values()].flatMap(({ id, versions }) =>
    versions.flatMap(({ value }) => [...figuresIn(value)].map((path) => `${id}/${nameOf(path)}`)),
  ),
)

/** Subset of `wanted` that changes an answer. */
function livingIn(cases: Iterable<Case>, wanted: ReadonlySet<string>): Set<string> {
  const living = new Set<string>()
  let reads = new Map<string, Read>()
  const laws = watched((read) => {
    const name = `${read.table}/${nameOf(read.path)}`
    if (wanted.has(name) && !living.has(name)) reads.set(`${read.from} ${read.path.join('/')} ${read.table}`, read)
  })
  for (const each of cases) {
    reads = new Map()
    answered(each, laws)
    for (const { table, from, path } of reads.values()) {
      const name = `${table}/${nameOf(path)}`
      if (!living.has(name) && changes(each, table, from, path)) living.add(name)
    }
  }
  return living
}

const without = (all: ReadonlySet<string>, some: ReadonlySet<string>): Set<string> => new Set([...all].filter((each) => !some.has(each)))
const tableOf = (figure: string): string => figure.slice(0, figure.indexOf('/'))

const tablesRead = (each: Case): string[] => {
  const { basis = [] } = JSON.parse(plainly(each).startsWith('{') ? plainly(each) : '{}') as { basis?: { table: string }[] }
  return [...new Set(basis.map(({ table }) => table))]
}

describe('every figure of the law', () => {
  it('changes an answer when doubled or halved, or has a stated reason not to', { timeout: 120_000 }, () => {
    const examples = operations.flatMap(casesIn)
    let left = without(figures, livingIn(examples, figures))
    left = without(left, livingIn(MORE, left))
    const tables = new Set([...without(left, new Set(DEAD))].map(tableOf))
    const others = operations.filter((operation) => casesIn(operation).some((each) => tablesRead(each).some((table) => tables.has(table))))
    for (const operation of others) left = without(left, livingIn(variations(operation), left))
    expect([...left].sort()).toEqual([...DEAD].sort())
  })
})

/** Cases not covered by any example or form choice. */
const MORE: readonly Case[] = (
  [
    ['property-gain', { sale_price: 9_000_000, acquisition_cost: 500_000, acquisition_date: '2020-01-09', sale_date: '2026-02-05' }],
    ['property-gain', { sale_price: 30_000, acquisition_cost: 5_000, acquisition_date: '2020-01-09', sale_date: '2026-02-05' }],
    ['mei-tax', { monthly_revenue: 5000, reference_date: '2027-02-01' }],
    ['simples-nacional', { monthly_revenue: 20_000, annex: 'III', revenue_12m: 0, payroll_12m: 10_000 }],
    ['net-salary', { gross_salary: 1000, reference_date: '1999-08-01' }],
    ['net-salary', { gross_salary: 1500, reference_date: '2000-06-01', dependents: 1 }],
    ['apprentice', { hourly_wage: 8, weekly_hours: 40, month_days: 30 }],
    ['work-hours', { schedule: ['08:00', '14:00'], punches: ['08:00', '14:00'], previous_end: '22:30' }],
    ['work-hours', { schedule: ['08:00', '12:30'], punches: ['08:00', '12:30'] }],
    ...['special_15', 'special_20', 'special_25'].flatMap((kind) =>
      ['male', 'female'].map(
        (sex) => ['inss-contribution-time', { periods: [{ from: '2001-01-01', to: '2010-12-31', kind }], sex }] as const,
      ),
    ),
  ] as const
).map(([id, input]) => ({ operation: registry.operations.get(id)!, input, on: '2026-11-16' }))

/** Reasons why a figure changes no answer. */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  'Printed for whoever reads the table: no calculator asks the age, the years or the kind of course it limits.': [
    'apprentice/longestYears',
    'apprentice/oldestAge',
    'apprentice/youngestAge',
    'family-allowance/childrenUpToAge',
    'internship/alternateWeeklyHours',
    'internship/dailyHours',
    'internship/longestYears',
    'internship/specialWeeklyHours',
    'property-relief/yearsBetween',
    'retirement-transition/waitingMonths',
    'time-tolerance/breakPremium',
    'weekly-rest/workingDaysOfTheWeek',
    'working-time/dailyHours',
  ],
  'A limit of what a calculator does not offer: cards with a payroll discount, the interest of an energy bill.': [
    'late-charges/energyMonthlyInterest',
    ...['clt', 'inss', 'public_servant'].flatMap((of) => [`payroll-loan/${of}/card`, `payroll-loan/${of}/benefitCard`]),
  ],
  'The figure of another table, printed here too: a change of it is refused and sent there.': ['employer-charges/fgts'],
  'Read of files sent, which are held to the law and to no change of it.': [
    'esocial-totals/dueDateTest/days',
    'esocial-totals/dueDateTest/dueDay',
    'esocial-totals/shortTermRate',
  ],
  'The degrees of risk: the caller says the rate, and only the highest is assumed.': [
    'employer-charges/rat/light',
    'employer-charges/rat/medium',
  ],
  'The rules of transition are worked out from the table of that name; here they are told as the reform printed them.': [
    'fullToll/SEX/age',
    'fullToll/SEX/contributionYears',
    'halfToll/SEX/contributionYears',
    'halfToll/SEX/moreThanYears',
    'oldAge/SEX/age',
    'oldAge/SEX/contributionYears',
    'points/SEX/contributionYears',
    'points/SEX/points',
    'progressiveAge/SEX/age',
    'progressiveAge/SEX/contributionYears',
  ].flatMap((each) => ['homem', 'mulher'].map((sex) => `retirement/${each.replace('SEX', sex)}`)),
  'No fee may be charged: the law that forbids it is told, and there is nothing to add.': ['early-payoff/fee'],
  'How many decimals are kept: none of the cases has more.': ['legal-rate/selicFactorPlaces', 'lump-sum/monthsDecimals'],
  'Zero or no month of notice in these endings: what is doubled or halved stays nothing.': [
    'other-terminations/antecipada_empregado/indemnifiedNotice',
    'other-terminations/antecipada_empregador/indemnifiedNotice',
    'termination/fim_contrato/indemnifiedNotice',
  ],
  'From 2027, only past the effective rate at which the ISS stops: read in that case, which has its own test.': [
    'simples-nacional/annexes/III/issCap/rest/cbs',
    'simples-nacional/annexes/III/issCap/rest/ibs',
    'simples-nacional/annexes/IV/issCap/rest/cbs',
    'simples-nacional/annexes/IV/issCap/rest/ibs',
  ],
  'The record has it only for pay that was exempt of income tax: what is deducted from nothing changes nothing.': [
    'inss/brackets/*/incomeTaxRate',
  ],
  'Read where a short-term fund is redeemed within six months; the form asks days only of one that was.': [
    'fund-tax/shortTerm/brackets/*/upToDays',
  ],
}
const DEAD = Object.values(REASONS).flat()

describe('every calculator and decision', () => {
  it.each(operations.filter(({ kind }) => kind !== 'check'))('$id reads each cited table through the context', (operation) => {
    const cases = casesIn(operation)
    const tables = new Set(cases.flatMap(tablesRead))
    const deaf = [...tables].filter((table) => !cases.some((each) => tablesRead(each).includes(table) && changes(each, table, '', null)))
    expect(deaf).toEqual(DEAF[operation.id] ?? [])
  })
})

/** Cited tables whose figures no example depends on: */
const DEAF: Readonly<Record<string, readonly string[]>> = {
  // ratio between two versions, both doubled;
  'alimony-arrears': ['minimum-wage'],
  // rules in words, and booleans;
  'civil-update': ['civil-interest'],
  'labour-update': ['labour-update'],
  'night-shift': ['night-extension'],
  'work-hours': ['night-extension'],
  'weekly-rest': ['weekly-rest'],
  'early-payoff': ['early-payoff'],
  // number of decimals of the months;
  'lump-sum-income': ['lump-sum'],
  // the rate comes from the domestic table (LC 150/2015, art. 34); only the rounding comes from the other;
  'domestic-worker': ['fgts'],
  // minimum and maximum outside the range of the examples.
  'disabled-retirement': ['inss'],
  'retirement-transition': ['minimum-wage'],
}

describe('figure in two tables', () => {
  it.each([...registry.laws.values()].filter(({ sameAs }) => Object.keys(sameAs).length > 0))(
    '$id has the same value on every day',
    (law) => {
      for (const [here, there] of Object.entries(law.sameAs)) {
        const [table = '', ...path] = there.split('/')
        const other = registry.laws.get(table)!
        const figure = (value: unknown, at: readonly string[]) => at.reduce<unknown>((inner, name) => Object(inner)[name], value)
        for (const { from } of [...law.versions, ...other.versions]) {
          if (from < law.recordStarts || from < other.recordStarts) continue
          expect(figure(law.at(from).value, here.split('/')), from).toEqual(figure(other.at(from).value, path))
        }
      }
    },
  )
})
