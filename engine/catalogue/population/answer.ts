/** Effect of a change of the annual income tax on all declarants, as ranges from the model's measured error. */

import { at } from '../../core/collections/records.ts'
import type { Law } from '../../core/dated.ts'
import { type Day, formatDay } from '../../core/day.ts'
import { InvalidInput } from '../../core/errors.ts'
import { Ratio } from '../../core/ratio.ts'
import { type Reform, reformOf } from '../../core/reform/reform.ts'
import { noneRead } from '../../core/reform/with-reform.ts'
import { translate, word } from '../../core/text/language.ts'
import type { Ports } from '../../operation/evaluation/ports.ts'
import { type AnnualTax, cellsOf, type Estimate, estimated, type PopulationYear } from './model.ts'

const TABLE = 'irpf-annual'
/** Tables with a base outside the data, which ranks declarants by taxable income. */
const NOT_COVERED = ['minimum-tax', 'dividends']
/** Parts of the table the estimate uses; deductions stay as declared. */
const READ = ['brackets', 'simplified', 'reduction']

type Money = 'own' | '2026'

export interface PopulationRequest {
  readonly law: unknown
  readonly year: PopulationYear
  readonly money: Money
  readonly declarants: number | undefined
  readonly uf: string | undefined
}

/** Grandes Números do IRPF, calendar year 2023 (corrected in October 2025): the latest published totals. */
const PUBLISHED = { declarants: 40_670_499, income: 2_862_800.85e6 }
/** IPCA: mean index of January to August 2026 over that of 2023. */
const SINCE_PUBLISHED = 1.1378

/** Error measured against the file's own tax, in percent: for the file's year, and aged to a later year's totals. Null: not estimated. */
const BANDS: Readonly<Record<Money, { readonly total: number; readonly byDecile: readonly (number | null)[] }>> = {
  own: { total: 1.5, byDecile: [null, null, null, 20, 20, 20, 20, 20, 3.5, 0.5] },
  '2026': { total: 4, byDecile: [null, null, null, null, 22, 22, 22, 22, 22, 4] },
}

const MODEL =
  'Erro medido contra o imposto devido do próprio arquivo (2013, 2019 e 2020); a diferença herda o erro do imposto onde ela cai. Do 4º ao 8º décimo o modelo quase sempre dá a mais: é um viés, não um acaso.'
const AGED = ' Levado a 2026 por um fator para todos: o 4º décimo, onde o imposto começa, não se estima.'

export const COVERS =
  'Quem entregou a declaração anual do imposto de renda, pela renda tributável (Receita Federal, Distribuição de Renda por Centis).'
export const DOES_NOT_COVER =
  'Quem não declara, trabalho informal, famílias, preços, o que as pessoas passariam a fazer, imposto retido na fonte sem declaração, rendimentos isentos e dividendos.'

export function populationUnder({ law, year, money, declarants, uf }: PopulationRequest, ports: Ports) {
  if (uf !== undefined)
    throw notCovered(
      'uf',
      'a distribuição por estado não está guardada aqui, e não se estima',
      'the distribution by state is not held here',
    )
  const day: Day = money === 'own' ? `${year}-12-31` : ports.today()
  const reform = reformOf(law, ports, day)
  assertCovered(reform)
  const recorded = ports.registry.laws.get(TABLE)!
  const laws = [annualOn(recorded, day), annualOn(reform.laws.get(TABLE) ?? recorded, day)] as const
  const { factor, people } = agedBy(year, money, declarants)
  const estimate = estimated(year, laws, factor, people)
  const { byDecile, total } = BANDS[money]
  return {
    hypothetical: true,
    reform: {
      id: reform.id,
      text: reform.text,
      title: reform.title,
      changes: reform.shown,
      warnings: [...reform.warnings, ...notRead(reform)],
    },
    year,
    money,
    factors: { money: rounded(factor, 5), declarants: rounded(people, 5) },
    declarants: Math.round(estimate.declarants),
    revenue: revenueOf(estimate, byDecile, total, money),
    winners: sideOf(estimate.gains, estimate, byDecile),
    losers: sideOf(estimate.loses, estimate, byDecile),
    same: sideOf(estimate.same, estimate, byDecile),
    deciles: decilesOf(estimate, byDecile),
    gini: giniOf(estimate, byDecile),
    uncertainty: { model: translate(MODEL) + (money === 'own' ? '' : translate(AGED)), total, byDecile },
    covers: COVERS,
    doesNotCover: DOES_NOT_COVER,
    source: word`Receita Federal, ano-calendário ${year}; lei de ${formatDay(day)}`,
  }
}

const notCovered = (field: string, message: string, english: string) => new InvalidInput([{ field, code: 'not_covered', message, english }])

function assertCovered({ laws }: Reform): void {
  const tables = [...laws.keys()]
  const strange = tables.find((table) => NOT_COVERED.includes(table))
  if (strange !== undefined)
    throw notCovered(
      `law.${strange}`,
      'os dados são por renda tributável: não dizem sobre quem esta tabela cai',
      'the data rank by taxable income',
    )
  if (tables.length > 0 && !tables.includes(TABLE)) throw noneRead(tables)
}

/** Changed figures the estimate does not use; throws when it uses none of them. */
function unreadFigures({ shown }: Reform) {
  const own = shown.filter(({ table }) => table === TABLE)
  const unread = own.filter(({ path }) => !READ.includes(path.split('/')[0]!))
  if (own.length > 0 && unread.length === own.length)
    throw notCovered(
      `law.${TABLE}.${unread[0]!.path.replaceAll('/', '.')}`,
      'os dados têm as deduções já somadas: não dizem a quem este número chega',
      'the data have deductions added up already: they do not say whom this figure reaches',
    )
  return unread
}

const notRead = (reform: Reform) => [
  ...[...reform.laws.keys()]
    .filter((table) => table !== TABLE)
    .map((table) => ({ code: 'not_read' as const, path: table, message: word`O imposto anual não lê a tabela ${table}.` })),
  ...unreadFigures(reform).map(({ path, label }) => ({
    code: 'not_read' as const,
    path: `${TABLE}/${path}`,
    message: word`A estimativa não conta com a mudança em “${label}”: os dados têm as deduções já somadas.`,
  })),
]

function agedBy(year: PopulationYear, money: Money, declarants: number | undefined): { readonly factor: number; readonly people: number } {
  const cells = cellsOf(year)
  const filed = cells.reduce((sum, cell) => sum + cell.declarants, 0)
  const income = cells.reduce((sum, cell) => sum + cell.declarants * cell.mean, 0)
  const aged = money === '2026'
  const people = declarants === undefined ? (aged ? PUBLISHED.declarants / filed : 1) : declarants / filed
  return { factor: aged ? (PUBLISHED.income / PUBLISHED.declarants / (income / filed)) * SINCE_PUBLISHED : 1, people }
}

/** The table's values as plain numbers. */
function annualOn(law: Law<unknown>, day: Day): AnnualTax {
  const { value } = law.at(day)
  const rows = at(value, 'brackets')
  const brackets: readonly unknown[] = Array.isArray(rows) ? rows : []
  const number = (figure: unknown): number => {
    if (typeof figure === 'bigint') return Number(figure) / 100
    if (figure instanceof Ratio) return figure.toNumber(12)
    throw new TypeError(`${TABLE}: a figure is neither an amount nor a rate`)
  }
  const simplified = at(value, 'simplified')
  const reduction = at(value, 'reduction')
  const cut = (name: string): number => number(at(reduction, name))
  return {
    limits: brackets
      .map((row) => at(row, 'limit'))
      .filter((limit) => limit !== null)
      .map(number),
    rates: brackets.map((row) => number(at(row, 'rate'))),
    parcels: brackets.map((row) => number(at(row, 'deduct'))),
    simplified: { rate: number(at(simplified, 'rate')), cap: number(at(simplified, 'cap')) },
    reduction:
      reduction === null
        ? null
        : {
            fullUpTo: cut('fullUpTo'),
            fullAmount: cut('fullAmount'),
            phaseOutUpTo: cut('phaseOutUpTo'),
            constant: cut('constant'),
            slope: cut('slope'),
          },
  }
}

const rounded = (value: number, places: number): number => Number(value.toFixed(places)) + 0
const millions = (value: number): number => rounded(value / 1e6, 2)
const share = (part: number, whole: number): number => (whole === 0 ? 0 : rounded((part / whole) * 100, 4))

/**
 * Share of an aged difference that its range covers on each side. The Treasury put the change of 2025 at 27.7 billion a year (note on bill
 * 1.087/2025); the estimate from the returns of 2020 is 18.2 billion, 52% below it.
 */
const AGEING_ERROR = 0.55
const greater = (one: number, other: number): number => (one > other ? one : other)

/** Revenue before and after, with ranges for the baseline and the difference. */
function revenueOf({ before, after, tenths }: Estimate, byDecile: Bands, total: number, money: Money) {
  const difference = after - before
  const off = greater(errorOf(tenths, byDecile), money === 'own' ? 0 : Math.abs(difference) * AGEING_ERROR)
  const around = (value: number, by: number): readonly number[] => [millions(value - by), millions(value + by)]
  return {
    before: millions(before),
    after: millions(after),
    difference: millions(difference),
    percent: share(difference, before),
    beforeRange: around(before, (before * total) / 100),
    differenceRange: around(difference, off),
  }
}

/** Share of declarants on one side, with its range: people in a taxed decile without a known error may be on any side. */
function sideOf({ people, change, byTenth }: Estimate['gains'], { declarants, tenths }: Estimate, byDecile: Bands) {
  const untold = tenths.map((tenth, index) => lacksErrorBand(tenth, byDecile[index] ?? null))
  const there = byTenth.reduce((sum, each, index) => sum + (untold[index] ? each : 0), 0)
  const all = tenths.reduce((sum, tenth, index) => sum + (untold[index] ? tenth.declarants : 0), 0)
  return {
    share: rounded(people / declarants, 6),
    shareRange: [rounded((people - there) / declarants, 6), rounded((people - there + all) / declarants, 6)],
    meanChange: people === 0 ? 0 : rounded(change / people, 2),
  }
}

type Bands = readonly (number | null)[]

/** True for a decile that pays tax but has no known error. */
const lacksErrorBand = ({ before, after, declarants }: Estimate['tenths'][number], band: number | null): boolean =>
  band === null && Math.max(before, after) / declarants >= 1

/** Error of the Gini difference, from the error of the changed tax. */
function giniOf({ gini, tenths }: Estimate, byDecile: Bands) {
  const changed = tenths.reduce((sum, tenth) => sum + Math.abs(tenth.after - tenth.before), 0)
  const off = changed === 0 ? 0 : errorOf(tenths, byDecile) / changed
  const difference = gini.after - gini.before
  const around = [difference * (1 - off), difference * (1 + off)].sort((one, other) => one - other)
  return { before: rounded(gini.before, 4), after: rounded(gini.after, 4), differenceRange: around.map((value) => rounded(value, 4)) }
}

/** Sum of the deciles' differences, each times the relative error of its tax; 100% error for deciles without an estimate. */
const errorOf = (tenths: Estimate['tenths'], byDecile: Bands): number =>
  tenths.reduce((sum, tenth, index) => sum + (Math.abs(tenth.after - tenth.before) * (byDecile[index] ?? 100)) / 100, 0)

function decilesOf({ tenths }: Estimate, byDecile: Bands) {
  return tenths.map((tenth, index) => {
    const { declarants, income, from, to, before, after } = tenth
    const change = (before - after) / declarants
    const band = byDecile[index] ?? null
    // No change is reported for a taxed decile without a known error.
    const untold = lacksErrorBand(tenth, band)
    const off = (Math.abs(change) * (band ?? 0)) / 100
    return {
      decile: index + 1,
      from: rounded(from, 2),
      to: rounded(to, 2),
      meanIncome: rounded(income / declarants, 2),
      meanChange: untold ? null : rounded(change, 2),
      range: untold ? null : [rounded(change - off, 2), rounded(change + off, 2)],
      percentOfIncome: untold ? null : share(before - after, income),
      effectiveBefore: untold ? null : share(before, income),
      effectiveAfter: untold ? null : share(after, income),
    }
  })
}
