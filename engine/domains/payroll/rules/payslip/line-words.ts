/** Words of a line: nature, side, percentage, unit and the pay that it is of. Documents, JSON, CSV and columns read them here alone. */
import { percent, Ratio } from '../../../../core/ratio.ts'
import type { LineKind, PayrollLine } from '../../law/payroll-lines.ts'
import { foldedLabel, naturesOf, type PayOf, payOf } from './line-labels.ts'

type LineUnit = 'hours' | 'days' | 'twelfths' | 'percent' | 'rate'

export interface LineWords {
  readonly side: LineKind | null
  readonly natures: readonly string[]
  readonly of: PayOf
  /** Rate of the hour, or of pay, in percent; null where the words have none. */
  readonly percent: number | null
  readonly unit: LineUnit | null
  /** "12/48": an instalment, never a rate nor a month. */
  readonly part: { readonly number: number; readonly total: number | null } | null
  /** Month of another pay in the words, as AAAA-MM. */
  readonly month: string | null
  /** True where one nature answers. */
  readonly certain: boolean
  /** Question of the words, where more than one reading is right. */
  readonly ask: string | null
}

/** Overtime, night work, standby and time bank: a number beside their words is a rate of the hour. */
const OF_HOURS = ['1003', '1004', '1006', '1011', '1205']
const PERCENT = /(\d{1,3}(?:[.,]\d{1,2})?) ?(?:%|por cento)/
/** A bare rate after words of hours: "HE 50", "H. Extra 70". */
const BARE =
  /\b(?:he|h e|h extras?|hs extras?|hextra|extras?|horas? extras?|adn|ad not|adic not|adicional noturno|insal\w*|peric\w*|bh|banco de horas) (?:a |com |de )?(\d{2,3})(?! ?(?:h|hs|hrs|horas|d|dias|,|\.|:|\/|\d))\b/
/** "Extra 1,5", "2,0x": one plus the rate. */
const FACTOR =
  /(?:\b(?:extras?|he|horas? extras?)\s+(?:a\s+|c\/\s*)?([1-3][.,](?:0?5|[1-9]0?|75|25))(?!\d)(?:\s*x)?|\b([1-3](?:[.,]\d{1,2})?)\s*x\b)/i
const DOUBLE = /\b(?:em )?dobro\b|\bdomingos?\b|\bferiados?\b|\bdobrad\w*\b/
const BARE_RATES = { least: 10, most: 200, step: 5 } as const

/** Rates of hours without a rate in their words, in percent of the hour: CF art. 7º, XVI; CLT, arts. 59, § 3º, 73 and 244. */
const DEFAULTS: Readonly<Record<string, number>> = { '1004': 50, '1006': 50 }

const NUMBER = (text: string): number => Number(text.replace(',', '.'))

/** Rate in the words of a line; null where they have none. */
export function rateIn(label: string, nature: string | null = null): number | null {
  const folded = foldedLabel(label)
  if (nature === '1011') {
    if (/(?<![\d/])1\/3(?![\d/])/.test(label)) return 100 / 3
    if (/(?<![\d/])2\/3(?![\d/])/.test(label)) return 200 / 3
  }
  const written = PERCENT.exec(label.toLowerCase())
  if (written) return NUMBER(written[1]!)
  const factor = FACTOR.exec(label)
  const times = factor && NUMBER((factor[1] ?? factor[2])!)
  if (times !== null && times > 1 && times <= 3 && (nature === null ? /\bextras?\b/i.test(label) : OF_HOURS.includes(nature)))
    return Math.round((times - 1) * 10_000) / 100
  const bare = BARE.exec(folded.replace(/\b(\d+) (?=h\b)/, '$1h'))?.[1]
  if (bare !== undefined) {
    const rate = Number(bare)
    if (rate >= BARE_RATES.least && rate <= BARE_RATES.most && rate % BARE_RATES.step === 0) return rate
  }
  return nature === '1003' && DOUBLE.test(folded) ? 100 : null
}

/** Same as `rateIn`, exact, for a line paid by the hour; undefined where the words have no rate. */
export function hourRateIn(label: string, nature: string): Ratio | undefined {
  if (!OF_HOURS.includes(nature)) return undefined
  if (nature === '1011' && /(?<![\d/])[12]\/3(?![\d/])/.test(label)) return Ratio.of(/(?<![\d/])1\/3/.test(label) ? 1n : 2n, 3n)
  const rate = rateIn(label, nature) ?? DEFAULTS[nature] ?? null
  return rate === null ? undefined : percent(String(rate))
}

const INSTALMENT = /\b(?:parc(?:ela)?\.? ?(\d{1,3})(?: ?(?:\/|de) ?(\d{1,3}))?|(\d{1,3}) ?\/ ?(\d{2,3}))(?![\d/])/i
const LOAN = /\bconsig\w*\b|\bemprest\w*\b|\bcredito do trabalhador\b|\bfinanc\w*\b/

function partIn(label: string): LineWords['part'] {
  const found = INSTALMENT.exec(label)
  if (!found) return null
  const [number, total] = [Number(found[1] ?? found[3]), found[2] ?? found[4]]
  if (found[1] !== undefined) return { number, total: total === undefined ? null : Number(total) }
  return Number(total) > 12 || LOAN.test(foldedLabel(label)) ? { number, total: Number(total) } : null
}

function unitIn(label: string, natures: readonly string[], rate: number | null): LineUnit | null {
  const folded = foldedLabel(label)
  if (
    natures.some((nature) => OF_HOURS.includes(nature)) ||
    /\b\d+(?:[.,]\d+)? ?(?:h|hs|hrs|horas)\b|\d{1,3}:\d{2}|\bhoras?\b/.test(label.toLowerCase())
  )
    return 'hours'
  if (/\b\d{1,2}(?: ?\d\d)? ?(?:d|dias?)\b|\bdias\b/.test(folded)) return 'days'
  if (/(?<![\d/])\d{1,2}\/12(?![\d/])|\bavos\b/.test(folded) && !natures.includes('9254')) return 'twelfths'
  if (rate === null) return null
  return natures.includes('9201') ? 'rate' : 'percent'
}

/** Questions of words that the law admits to read in more than one way. */
const ASKS: readonly (readonly [string, RegExp, readonly string[]])[] = [
  ['premium', /\bpremi\w*\b|\bbonus\b|\bbonificac\w*\b|\bincentivo\b/, ['2501']],
  ['education', /\bbolsas?\b|\beduca\w*\b|\bescola\w*\b/, ['1407', '1352']],
  ['overtime_indemnified', /\bindeniz\w*\b|\bintervalo\b|\bintrajornada\b/, ['1003', '1006']],
  ['removal', /\bajuda de custo\b/, ['1603']],
  ['expenses', /./, ['1620', '1629']],
  ['nursery', /./, ['1406']],
  ['housing', /./, ['1805']],
  ['allowance', /\babono\b/, ['1401', '1403']],
  ['sick_days', /./, ['1050']],
  ['advance_or_benefit', /^vale$/, ['9200']],
  ['union_consent', /./, ['9230', '9231', '9232', '9233']],
  ['damage', /./, ['9270']],
]

const askOf = (label: string, natures: readonly string[]): string | null => {
  const folded = foldedLabel(label)
  return ASKS.find(([, words, of]) => natures.some((nature) => of.includes(nature)) && words.test(folded))?.[0] ?? null
}

/** "(-)", "(+)" and "Desc." tell the side before any other word. */
function markedSide(label: string): LineKind | null {
  if (/^\s*\(\s*[-–]\s*\)|^\s*desc(?:onto)?\b\.?(?! sem)/i.test(label)) return 'deduction'
  return /^\s*\(\s*\+\s*\)/.test(label) ? 'earning' : null
}

export function lineWords(
  label: string,
  { side = null, table }: { readonly side?: LineKind | null; readonly table: readonly PayrollLine[] },
): LineWords {
  const marked = side ?? markedSide(label)
  const read = naturesOf(label, marked, table)
  // Informative words, as a fine that goes by a guide, stand in the table as earnings.
  const found = read.length === 0 && marked === 'informative' ? naturesOf(label, 'earning', table) : read
  const natures = [...new Set(found.map(({ nature }) => nature))]
  const nature = natures.length === 1 ? natures[0]! : null
  const rate =
    rateIn(label, natures.find((each) => OF_HOURS.includes(each)) ?? nature) ?? (nature === null ? null : (DEFAULTS[nature] ?? null))
  const kinds = new Set(found.map(({ kind }) => kind))
  const month = /(?<![\d/])(0[1-9]|1[0-2])\/((?:19|20)\d{2})(?!\d)/.exec(label)
  return {
    side: marked ?? (kinds.size === 1 ? [...kinds][0]! : null),
    natures,
    of: payOf(label),
    percent: rate,
    unit: unitIn(label, natures, rate),
    part: partIn(label),
    month: month === null ? null : `${month[2]}-${month[1]}`,
    certain: natures.length === 1,
    ask: askOf(label, natures),
  }
}
