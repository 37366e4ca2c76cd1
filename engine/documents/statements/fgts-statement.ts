/** FGTS statement of an account: deposits by month, withdrawals, interest and distribution of results. */
import type { Day } from '../../core/day.ts'
import { type Money, toNumber } from '../../core/money.ts'
import { foldedLabel } from '../../domains/payroll/rules/payslip/line-labels.ts'
import { amountsIn, dateOf, datesIn, monthIn, wordsAfter } from './rows.ts'

interface Deposit {
  readonly month: string
  readonly paidOn: Day | null
  readonly amount: number
  readonly thirteenth: boolean
}

const INTEREST = /\bjam\b|\bjuros\b|\bac ?cred\b|\bcorrecao\b|\batualizacao monetaria\b/
const DISTRIBUTED = /\bdistrib\w*\b|\bresultado\w*\b|\blucro\b/
const WITHDRAWN = /\bsaque\b|\bsac\b|\bpagamento\b|\bdebito\b|\bretirada\b/
const TRANSFER = /\btransf\w*\b|\bsaldo\b/
const DEPOSIT = /\bdep\w*\b|\brecolh\w*\b/

/** Month of a deposit: after its word, never the date of the entry. */
function monthOf(row: string): string | null {
  const words = row.replace(/^\W*\d{2}[/.-]\d{2}[/.-]\d{2,4}/, '')
  return monthIn(words.replace(/\d{2}[/.-]\d{2}[/.-]\d{2,4}/g, ' '))
}

export function fgtsStatementOf(rows: readonly string[]) {
  const deposits: Deposit[] = []
  const withdrawals: { on: Day | null; amount: number }[] = []
  let [interest, distributed]: Money[] = [0n, 0n]
  let balance: Money | null = null
  for (const row of rows) {
    const folded = foldedLabel(row.replace(/\d[\d.]*,\d{2}/g, ' '))
    const amounts = amountsIn(row)
    if (amounts.length === 0) continue
    const [amount] = amounts
    if (amounts.length > 1) balance = amounts.at(-1)!
    const month = monthOf(row)
    if (INTEREST.test(folded)) interest! += amount!
    else if (DISTRIBUTED.test(folded)) distributed! += amount!
    else if (DEPOSIT.test(folded) && month !== null)
      deposits.push({
        month,
        paidOn: datesIn(row)[0] ?? null,
        amount: toNumber(amount!),
        thirteenth: /\b13\b|\bdecimo terceiro\b/.test(folded.replace(/\d{1,2}\/\d{2,4}/g, ' ')),
      })
    else if (WITHDRAWN.test(folded)) withdrawals.push({ on: datesIn(row)[0] ?? null, amount: toNumber(amount!) })
    else if (TRANSFER.test(folded)) balance = amounts.at(-1)!
  }
  return {
    employer: wordsAfter(rows, /(?:empregador|empresa|raz[aã]o social)\s*:\s*/i),
    admission: dateOf(rows, /admiss[aã]o/i),
    termination: dateOf(rows, /afastamento|desligamento|demiss[aã]o/i),
    deposits,
    withdrawals,
    interest: toNumber(interest!),
    distributed: toNumber(distributed!),
    balance: balance === null ? null : toNumber(balance),
  }
}

export type FgtsStatement = ReturnType<typeof fgtsStatementOf>

/** Input of the check: the person adds the salary and the leaves. */
export function fgtsCheck({ deposits, admission, termination }: FgtsStatement) {
  if (deposits.length === 0) return null
  return {
    name: 'fgts-statement',
    path: '/v1/check/fgts-statement',
    input: {
      deposits: deposits.map(({ month, paidOn, amount, thirteenth }) => ({
        month,
        amount,
        ...(paidOn !== null && { paid_on: paidOn }),
        ...(thirteenth && { thirteenth }),
      })),
      ...(admission !== null && { admission_date: admission }),
      ...(termination !== null && { termination_date: termination }),
    },
    missing: ['salary', 'leaves', ...(admission === null ? ['admission_date'] : [])],
  }
}
