/** Statement of income paid and tax withheld in a year (comprovante de rendimentos, IN RFB 2.060/2021). */
import { mapValues } from '../../core/collections/records.ts'
import { type Money, toNumber } from '../../core/money.ts'
import { word } from '../../core/text/language.ts'
import { amountOf, type Row, rowsOf, wordsAfter } from './rows.ts'

const SECTIONS = [
  ['taxable', /^(?:\d ?)?rendimentos tributaveis|\brendimentos tributaveis deducoes\b/],
  ['exempt', /\brendimentos isentos\b|\bisentos e nao tributaveis\b/],
  ['exclusive', /\btributacao exclusiva\b/],
  ['cumulative', /\brecebidos acumuladamente\b/],
  ['notes', /\binformacoes complementares\b/],
] as const
type Section = (typeof SECTIONS)[number][0]

function sectionsOf(rows: readonly Row[]): Record<Section, Row[]> {
  const parts: Record<Section, Row[]> = { taxable: [], exempt: [], exclusive: [], cumulative: [], notes: [] }
  let section: Section | null = null
  for (const row of rows) {
    const opens: Section | undefined = row.amounts.length === 0 ? SECTIONS.find(([, words]) => words.test(row.folded))?.[0] : undefined
    section = opens ?? section
    if (section !== null && opens === undefined) parts[section].push(row)
  }
  return parts
}

const or = (amount: Money | null): number | null => (amount === null ? null : toNumber(amount))
const sumOf = (amounts: readonly (Money | null)[]): number | null => {
  const known = amounts.filter((amount): amount is Money => amount !== null)
  return known.length === 0 ? null : toNumber(known.reduce((a, b) => a + b, 0n))
}

const EXEMPT = {
  retired65: /\bparcela isenta\b|\b65 anos\b/,
  perDiem: /\bdiarias\b|\bajudas? de custo\b/,
  severance: /\bindenizacoes por rescisao\b|\bpdv\b|\bindeniz\w* .*rescis\w*/,
  profits: /\blucros e dividendos\b|\bdividendos\b/,
}

export function incomeStatementOf(rows: readonly string[]) {
  const parsed = rowsOf(rows)
  const { taxable, exempt, exclusive, cumulative, notes } = sectionsOf(parsed)
  const of = taxable.length > 0 ? taxable : parsed
  const text = parsed.map(({ folded }) => folded).join(' ')
  const years = [...new Set([...text.matchAll(/\bano calendario(?: de)? (\d{4})\b/g)].map(([, year]) => Number(year)))]
  const exercise = /\bexercicio(?: de)? (\d{4})\b/.exec(text)?.[1]
  const others = exclusive.filter(
    ({ folded, amounts }) => amounts.length > 0 && !/\b13\b|\bdecimo terceiro\b|\bimposto\b|\bplr\b|\blucros ou resultados\b/.test(folded),
  )
  const restExempt = exempt.filter(
    ({ folded, amounts }) => amounts.length > 0 && !Object.values(EXEMPT).some((words) => words.test(folded)),
  )
  return {
    calendarYear: years.length > 0 ? years[0]! : exercise === undefined ? null : Number(exercise) - 1,
    payer:
      wordsAfter(rows, /(?:fonte pagadora|nome empresarial|raz[aã]o social)[^:\n]*:\s*/i) ??
      wordsAfter(rows, /CNPJ\s*:?\s*[\d./-]{14,18}\s+/i),
    taxableIncome: or(amountOf(of, /\btotal d(?:os|e) rendimentos\b|\brendimentos tributaveis\b/)),
    officialPension: or(amountOf(of, /\bprevidenciaria oficial\b|\bprevidencia oficial\b|\bcontribuicao ao inss\b/)),
    complementaryPension: or(amountOf(of, /\bprevidencia (?:complementar|privada)\b|\bfapi\b/)),
    alimony: or(amountOf(of, /\bpensao alimenticia\b/)),
    taxWithheld: or(amountOf(of, /\bimposto\b.*\bretido\b|\birrf\b/, /\b13\b|\bdecimo terceiro\b/)),
    exempt: {
      ...mapValues(EXEMPT, (words) => or(amountOf(exempt, words))),
      other: sumOf(restExempt.map(({ amounts }) => amounts.at(-1)!)),
    },
    thirteenth: or(amountOf(exclusive, /\b13\b|\bdecimo terceiro\b/, /\bimposto\b|\birrf\b/)),
    thirteenthTaxWithheld: or(amountOf(exclusive, /\b(?:imposto|irrf)\b.*(?:\b13\b|\bdecimo terceiro\b)/)),
    profitSharing: or(amountOf(exclusive, /\bplr\b|\bppr\b|\blucros ou resultados\b/, /\bimposto\b/)),
    otherExclusive: sumOf(others.map(({ amounts }) => amounts.at(-1)!)),
    cumulative: cumulativeOf(cumulative),
    healthPlan: notes
      .concat(exempt.length === 0 ? parsed : [])
      .flatMap(({ folded, amounts }) =>
        amounts.length > 0 && /\bplano de saude\b|\bplano odontologico\b|\bsaude\b/.test(folded)
          ? [{ who: whoOf(folded), amount: toNumber(amounts.at(-1)!) }]
          : [],
      ),
    notes: years.length > 1 ? [word`O papel traz mais de um ano: ${years.join(', ')}.`] : [],
  }
}

const whoOf = (folded: string): string =>
  folded
    .replace(/^.*?\b(?:saude|odontologico)\b ?/, '')
    .replace(/\br$/, '')
    .trim() || 'titular'

/** Income of several years paid at once: one group a row of months. */
function cumulativeOf(rows: readonly Row[]) {
  const income = amountOf(rows, /\btotal d(?:os|e) rendimentos\b/)
  if (income === null || income === 0n) return []
  const months = rows.map(({ text }) => /meses\D{0,12}(\d{1,3})/i.exec(text)?.[1]).find((found) => found !== undefined)
  return [
    {
      months: months === undefined ? null : Number(months),
      income: toNumber(income),
      pension: or(amountOf(rows, /\bprevidenciaria\b/)),
      taxWithheld: or(amountOf(rows, /\bretido\b/)),
    },
  ]
}

export type IncomeStatement = ReturnType<typeof incomeStatementOf>

/** Fields of the yearly return that the statement gives. Pay taxed at source only, and exempt pay, stay out. */
export function incomeFeeds(statement: IncomeStatement) {
  const { taxableIncome, calendarYear, taxWithheld, officialPension, complementaryPension, alimony } = statement
  const given = (field: string, amount: number | null) => (amount === null ? {} : { [field]: amount })
  return [
    {
      operation: 'income-tax',
      input: {
        ...given('annual_income', taxableIncome),
        ...given('calendar_year', calendarYear),
        ...given('tax_withheld', taxWithheld),
        ...given('inss_paid', officialPension),
        ...given('pension_expenses', complementaryPension),
        ...given('alimony', alimony),
      },
      missing: ['dependents', 'health_expenses', 'education_expenses'],
    },
  ]
}

export function incomeDoubts({ taxableIncome, taxWithheld, officialPension, notes, calendarYear }: IncomeStatement): string[] {
  return [
    ...notes,
    ...(calendarYear === null ? ['O ano do informe não foi achado: preencha.'] : []),
    ...(taxableIncome === null ? ['O total dos rendimentos não foi achado: preencha.'] : []),
    ...(taxableIncome !== null && taxWithheld !== null && taxWithheld > taxableIncome
      ? ['O imposto retido é maior que os rendimentos: confira os dois com o papel.']
      : []),
    ...(taxableIncome !== null && officialPension !== null && officialPension > taxableIncome
      ? ['A contribuição à previdência é maior que os rendimentos: confira as duas com o papel.']
      : []),
  ]
}
