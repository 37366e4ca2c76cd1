import { describe, expect, it } from 'vitest'
import type { SeriesSummary } from '../operation/evaluation/ports.ts'
import { compared } from './compared.ts'
import { LISTED_SERIES, type ListedSeries } from './listed-series.ts'

const byCode = new Map(LISTED_SERIES.map((series) => [series.code, series]))

describe('list of series', () => {
  it('has unique codes and titles', () => {
    expect(byCode.size).toBe(LISTED_SERIES.length)
    expect(new Set(LISTED_SERIES.map(({ title }) => title)).size).toBe(LISTED_SERIES.length)
  })

  /** Codes transcribed independently from the central bank's catalogue: a mistyped code is another series. */
  it.each([
    [1, 'Dólar PTAX, venda', '1984-11-28'],
    [10813, 'Dólar PTAX, compra', '1984-11-28'],
    [21619, 'Euro PTAX, venda', '1999-01-04'],
    [432, 'Meta da taxa Selic', '1999-03-05'],
    [11, 'Taxa Selic efetiva do dia', '1986-06-04'],
    [1178, 'Taxa Selic efetiva, base 252', '1986-06-04'],
    [4390, 'Selic acumulada no mês', '1986-07'],
    [4189, 'Selic do mês anualizada, base 252', '1986-07'],
    [12, 'Taxa CDI do dia', '1986-03-06'],
    [4389, 'Taxa CDI, base 252', '1986-03-06'],
    [4391, 'CDI acumulado no mês', '1986-03'],
    [4392, 'CDI do mês anualizado', '1986-03'],
    [226, 'TR pelo dia de início', '1991-02-01'],
    [195, 'Poupança, depósitos desde 04/05/2012', '2012-05-04'],
    [433, 'IPCA', '1980-01'],
    [188, 'INPC', '1979-04'],
    [189, 'IGP-M', '1989-06'],
    [190, 'IGP-DI', '1944-02'],
    [193, 'IPC-Fipe', '1939'],
    [1619, 'Salário mínimo', '1940-07'],
    [24363, 'IBC-Br', '2003-01'],
    [4380, 'PIB do mês, valores correntes', '1990-01'],
    [7324, 'PIB do ano em dólares', '1962'],
    [13762, 'Dívida bruta do governo geral', '2006-12'],
  ])('%d is "%s", since %s', (code, title, starts) => {
    expect(byCode.get(code)).toMatchObject({ title, starts })
  })

  it('lists the nine IPCA groups consecutively, all from the same year', () => {
    const groups = LISTED_SERIES.filter(({ code }) => code >= 1635 && code <= 1643)
    expect(groups.map(({ code }) => code)).toEqual([1635, 1636, 1637, 1638, 1639, 1640, 1641, 1642, 1643])
    for (const { title, starts } of groups) expect([title.startsWith('IPCA, '), starts]).toEqual([true, '1991'])
  })

  it('pairs each yearly rate with its listed monthly rate', () => {
    const pairs = LISTED_SERIES.filter(({ monthlyCode }) => monthlyCode !== undefined)
    // No yearly code is known of the three series of non-revolving credit.
    const alone = [27641, 27642, 27643]
    expect(pairs.length).toBe(LISTED_SERIES.filter(({ code, unit }) => unit === '% ao mês' && !alone.includes(code)).length)
    for (const { title, unit, monthlyCode } of pairs) {
      expect(unit).toBe('% ao ano')
      expect(byCode.get(monthlyCode!)).toMatchObject({ title: `${title}, ao mês`, unit: '% ao mês' })
    }
  })
})

describe('listed series compared with its observations', () => {
  const listed: ListedSeries = {
    code: 20741,
    title: 'Cheque especial',
    unit: '% ao ano',
    cadence: 'monthly',
    starts: '2011-03',
    evidence: 'unconfirmed',
    keywords: '',
  }
  const read: SeriesSummary = {
    code: 20741,
    cadence: 'monthly',
    first: '2011-03-01',
    last: { date: '2026-09-01', value: 151.82 },
    range: { least: 120, greatest: 330 },
    wholeFrom: null,
    readOn: '2026-11-14',
  }
  const differences = (own: Partial<ListedSeries>, seen: Partial<SeriesSummary> = {}, monthly?: number) =>
    compared(
      { ...listed, ...own },
      { ...read, ...seen },
      monthly === undefined ? undefined : { ...read, last: { ...read.last, value: monthly } },
    ).differences.length

  it.each([
    ['as it is said', {}, {}, 0],
    ['another cadence', {}, { cadence: 'daily' }, 1],
    ['another month of the same year', {}, { first: '2011-12-01' }, 0],
    ['another year', {}, { first: '2012-01-01' }, 1],
    ['another year of one not read to its beginning', {}, { first: '2012-01-01', wholeFrom: '2012-01-01' }, 0],
    ['a year nobody says', { starts: null }, { first: '2012-01-01' }, 0],
    ['a percentage as large as any', {}, { range: { least: 1, greatest: 2000 } }, 0],
    ['a percentage no one could believe', {}, { range: { least: 1, greatest: 2000.1 } }, 1],
    ['one below all', {}, { range: { least: -2000.1, greatest: 1 } }, 1],
    ['an index above nothing', { unit: 'índice' }, { range: { least: 0.1, greatest: 9 } }, 0],
    ['an index of nothing', { unit: 'índice' }, { range: { least: 0, greatest: 9 } }, 1],
    ['a balance in dollars', { unit: 'US$ milhões' }, { range: { least: -9, greatest: 9 } }, 0],
    ['nothing since the real', {}, { range: null }, 0],
  ] as const)('%s', (_case, own, seen, count) => {
    expect(differences(own, seen)).toBe(count)
  })

  it('the yearly rate equals the compounded monthly rate within two hundredths', () => {
    // 1.08 ** 12 − 1 = 151.82%.
    expect(differences({}, {}, 8)).toBe(0)
    expect(differences({}, {}, 8.1)).toBe(0)
    expect(differences({}, {}, 8.2)).toBe(1)
    expect(differences({}, {}, 7.8)).toBe(1)
    expect(differences({}, {}, 151.82)).toBe(1)
    // A different month is not comparable.
    expect(differences({}, { last: { date: '2026-08-01', value: 9 } }, 8)).toBe(0)
  })
})

it.each([
  // The names of the central bank's own export; each yearly code follows its monthly one by 4722.
  [20744, 25466, /setor privado/],
  [20745, 25467, /servidores públicos/],
  [20746, 25468, /INSS/],
  [20747, 25469, /total/],
])('payroll loans of %i and %i are %s', (yearly, monthly, title) => {
  const of = (code: number) => LISTED_SERIES.find((each) => each.code === code)
  expect(of(yearly)).toMatchObject({ title: expect.stringMatching(title), unit: '% ao ano', monthlyCode: monthly })
  expect(of(monthly)).toMatchObject({ title: expect.stringMatching(title), unit: '% ao mês' })
  expect(yearly - monthly).toBe(-4722)
})
