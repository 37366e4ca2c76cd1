/**
 * Reference implementation of the register statistics: split strings, exact fractions, one record at a time. Shares no code with the
 * importer.
 */

interface OracleFamily {
  cbo: string
  admissions: number
  dismissals: number
  eligible: number
  avg: number | null
  median: number | null
  p25: number | null
  p75: number | null
  states: [string, number][]
  schooling: Record<number, number>
}

const STATES: Record<string, string> = Object.fromEntries(
  'RO11 AC12 AM13 RR14 PA15 AP16 TO17 MA21 PI22 CE23 RN24 PB25 PE26 AL27 SE28 BA29 MG31 ES32 RJ33 SP35 PR41 SC42 RS43 MS50 MT51 GO52 DF53'
    .split(' ')
    .map((pair) => [pair.slice(2), pair.slice(0, 2)]),
)
const SCHOOLING = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 80])

/** Monthly minimum wages in centavos: Decretos 12.342/2024 and 12.797/2025. */
const minimumWage = (month: number): bigint => (month >= 202601 ? 162_100n : 151_800n)

/** Half away from zero, for nonnegative amounts. */
const rounded = (n: bigint, d: bigint): number => Number((2n * n + d) / (2n * d))

/** One entry per requested family, in request order. */
export function oracle(
  files: readonly { name: string; text: string }[],
  from: number,
  to: number,
  families: readonly string[],
): { families: OracleFamily[]; totals: { admissions: number; dismissals: number } } {
  const found = new Map(
    families.map((cbo) => {
      const none = { admissions: 0, dismissals: 0, eligible: 0, avg: null, median: null, p25: null, p75: null }
      const family: OracleFamily & { wages: [number, number][] } = { cbo, ...none, states: [], schooling: {}, wages: [] }
      return [cbo, family]
    }),
  )
  const totals = { admissions: 0, dismissals: 0 }
  for (const { name, text } of files) {
    const weight = name.includes('EXC') ? -1 : 1
    const fileMonth = Number(name.slice(-6))
    const [header, ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
    const columns = header!.split(';').map((column) => column.normalize('NFC'))
    for (const line of lines) {
      const cells = line.split(';')
      if (line === '' || cells.length !== columns.length) continue
      const cell = Object.fromEntries(columns.map((column, index) => [column, cells[index]!]))
      const month = cell.competênciamov!
      if (!/^20[2-9]\d(0[1-9]|1[0-2])$/.test(month) || Number(month) > fileMonth || Number(month) < from || Number(month) > to) continue
      const balance = cell.saldomovimentação
      if (balance !== '1' && balance !== '-1') continue
      totals[balance === '1' ? 'admissions' : 'dismissals'] += weight
      const occupation = cell.cbo2002ocupação!
      if (!/^\d{1,6}$/.test(occupation) || occupation === '999999') continue
      const family = found.get(occupation.padStart(6, '0').slice(0, 4))
      if (!family) continue
      if (balance === '-1') {
        family.dismissals += weight
        continue
      }
      family.admissions += weight
      const uf = STATES[cell.uf!]
      const state = family.states.find(([known]) => known === uf)
      if (state) state[1] += weight
      else if (uf) family.states.push([uf, weight])
      const level = SCHOOLING.has(Number(cell.graudeinstrução)) ? Number(cell.graudeinstrução) : 99
      family.schooling[level] = (family.schooling[level] ?? 0) + weight
      if (cell.indtrabintermitente === '1') continue
      const amount = /^(\d+)(?:[,.](\d{1,2}))?$/.exec(cell.salário!)
      if (!amount) continue
      const cents = BigInt(amount[1]! + (amount[2] ?? '').padEnd(2, '0'))
      const wage = minimumWage(Number(month))
      if (cents * 10n < wage * 3n || cents > wage * 150n) continue
      family.wages.push([Number(cents), weight])
    }
  }
  return { families: [...found.values()].map(summarised), totals }
}

function summarised({ wages, ...family }: OracleFamily & { wages: [number, number][] }): OracleFamily {
  family.schooling = Object.fromEntries(Object.entries(family.schooling).filter(([, count]) => count > 0))
  family.states = family.states
    .filter(([, count]) => count > 0)
    .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
    .slice(0, 5)
  family.eligible = wages.reduce((sum, [, weight]) => sum + weight, 0)
  if (family.eligible < 10) return family
  const total = wages.reduce((sum, [cents, weight]) => sum + BigInt(cents) * BigInt(weight), 0n)
  family.avg = rounded(total, BigInt(family.eligible))
  const amounts = [...new Set(wages.map(([cents]) => cents))].sort((a, b) => a - b)
  const atMost = (limit: number): number => wages.reduce((sum, [cents, weight]) => sum + (cents <= limit ? weight : 0), 0)
  const smallest = (rank: number): number => amounts.find((amount) => atMost(amount) > rank)!
  const quantile = (percent: bigint): number => {
    const position = BigInt(family.eligible - 1) * percent
    const low = smallest(Number(position / 100n))
    const high = position % 100n === 0n ? low : smallest(Number(position / 100n) + 1)
    return rounded(BigInt(low) * 100n + (position % 100n) * BigInt(high - low), 100n)
  }
  family.p25 = quantile(25n)
  family.median = quantile(50n)
  family.p75 = quantile(75n)
  return family
}
