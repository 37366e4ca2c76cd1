/** Rebuilds S-5001: INSS bases by place and type, and the worker's contribution (eSocial manual, S-5001, items 1.2 and 2). */
import type { Money } from '../../../core/money.ts'
import type { Item, Place } from '../events/remuneration.ts'
import type { Rubric, Suspension } from '../events/rubrics.ts'

export interface InssEntry {
  /** tpValor. */
  readonly type: string
  /** ind13. */
  readonly thirteenth: boolean
  /** Signed amount the rubric adds to the total. */
  readonly amount: Money
}

/** codIncCP values of the 13th salary. */
const THIRTEENTH = new Set(['12', '14', '16', '22', '26', '32', '92', '94', '96', '98'])
const BASE = new Set(['11', '12', '21', '22'])
const EMPLOYER_ONLY = new Set(['13', '14'])
const SUSPENDED = new Set(['91', '92', '93', '94'])
const SUSPENDED_EMPLOYER = new Set(['95', '96', '97', '98'])
const WITHHELD: Readonly<Record<string, string>> = { '31': '21', '32': '21', '34': '22', '35': '23' }

/** Categories of the Verde e Amarelo contract, which have separate tpValor numbers. */
const GREEN_YELLOW = new Set(['107', '108'])

export const isThirteenth = (cp: string): boolean => THIRTEENTH.has(cp)
export const isSuspendedCode = (cp: string): boolean => SUSPENDED.has(cp) || SUSPENDED_EMPLOYER.has(cp)

/** Totals that a rubric enters, by incidence and exposure to harmful agents. */
function inssTypes(cp: string, exposure: number, suspension: Suspension): string[] {
  const whole = String(10 + exposure)
  const employer = String(14 + exposure)
  if (BASE.has(cp)) return cp === '21' || cp === '22' ? [whole, '32'] : [whole]
  if (EMPLOYER_ONLY.has(cp)) return [employer]
  // Exposure 1 (none) only: the table of item 1.2 lists 25 and 26 under type 15 alone.
  if (cp === '25' || cp === '26') return exposure === 1 ? ['15'] : []
  if (cp === '15' || cp === '16') return ['19']
  if (cp === '51') return ['31']
  const withheld = WITHHELD[cp]
  if (withheld) return [withheld]
  if (!isSuspendedCode(cp) || suspension === 'definitive') return []
  const [base, apart] = SUSPENDED.has(cp) ? [whole, String(90 + exposure)] : [employer, String(94 + exposure)]
  return suspension === 'in_base' ? [base] : [base, apart]
}

/** Kinds 1 and 3 add, 2 and 4 subtract; signs are inverted for withheld amounts. */
export function inssEntries(
  rubric: Rubric,
  { amount, exposure, place }: Pick<Item, 'exposure' | 'place'> & { readonly amount: Money },
  { suspension, annual }: { readonly suspension: Suspension; readonly annual: boolean },
): InssEntry[] {
  const adds = rubric.kind === '1' || rubric.kind === '3'
  return inssTypes(rubric.cp, exposure, suspension).map((type) => {
    const withheld = type === '21' || type === '22' || type === '23'
    return {
      type: ofContract(type, place),
      thirteenth: annual || isThirteenth(rubric.cp),
      amount: adds !== withheld ? amount : -amount,
    }
  })
}

/** Verde e Amarelo contract: maps 11–19 to 41–49 and 91–98 to 81–88. */
function ofContract(type: string, { category }: Place): string {
  if (!GREEN_YELLOW.has(category)) return type
  if (/^1\d$/.test(type)) return String(Number(type) + 30)
  return /^9\d$/.test(type) ? String(Number(type) - 10) : type
}

/** Types subject to the worker's contribution (2.2). */
const CONTRIBUTED = new Set(['11', '12', '13', '14', '19', '41', '42', '43', '44', '49'])

export const isContributed = (type: string): boolean => CONTRIBUTED.has(type)

/**
 * Maps the 13th-salary types of companies leaving payroll tax relief (Lei 14.973/2024) to the regular ones: the bases are equal, and worker
 * files do not identify these companies.
 */
export function comparedType(type: string, thirteenth: boolean): string {
  if (!thirteenth) return type
  if (/^5[1-4]$/.test(type)) return String(Number(type) - 40)
  return /^7[1-4]$/.test(type) ? String(Number(type) + 20) : type
}
