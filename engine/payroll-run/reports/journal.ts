/** Accounting entries of a run: each debits one account and credits another. */
import { type Day, endOfMonth } from '../../core/day.ts'
import type { Money } from '../../core/money.ts'
import { ACCOUNTS, type Account, type AccountNames, OF_NATURE } from './accounts.ts'
import type { RunTotals } from './totals.ts'

export interface JournalEntry {
  readonly date: Day
  readonly debit: string
  readonly credit: string
  readonly amount: Money
  /** Nature of the lines; null for entries not based on lines. */
  readonly nature: string | null
  readonly memo: string
}

interface Draft {
  readonly debit: Account
  readonly credit: Account
  readonly amount: Money
  readonly nature?: string
  readonly memo: string
}

/** Skips informative lines and zero amounts. */
function lineEntries(totals: RunTotals, names: ReadonlyMap<string, string>): Draft[] {
  return [...totals.lines.values()]
    .filter(({ kind }) => kind !== 'informative')
    .sort((a, b) => (a.nature < b.nature ? -1 : 1))
    .map(({ nature, kind, amount }) => {
      const memo = names.get(nature) ?? nature
      return kind === 'earning'
        ? { debit: OF_NATURE[nature] ?? 'salary_expense', credit: 'salaries_payable', amount, nature, memo }
        : { debit: 'salaries_payable', credit: OF_NATURE[nature] ?? 'others_payable', amount, nature, memo }
    })
}

function employerEntries(totals: RunTotals): Draft[] {
  const { charges, fgts, reserve, provided } = totals.of('employee', 'domestic', 'apprentice', 'partner', 'own_account', 'intern')
  const [inssProvided, fgtsProvided] = [provided.inss + provided.rat + provided.thirdParties, provided.fgts + provided.reserve]
  return [
    { debit: 'inss_expense', credit: 'inss_payable', amount: charges.inss - provided.inss, memo: 'INSS da empresa' },
    { debit: 'rat_expense', credit: 'inss_payable', amount: charges.rat - provided.rat, memo: 'RAT' },
    { debit: 'third_parties_expense', credit: 'inss_payable', amount: charges.thirdParties - provided.thirdParties, memo: 'Terceiros' },
    { debit: 'fgts_expense', credit: 'fgts_payable', amount: fgts + reserve - fgtsProvided, memo: 'FGTS' },
    {
      debit: 'fgts_expense',
      credit: 'fgts_payable',
      amount: charges.socialContribution - provided.socialContribution,
      memo: 'Contribuição social da LC nº 110/2001',
    },
    {
      debit: 'charges_provision',
      credit: 'fgts_payable',
      amount: provided.socialContribution,
      memo: 'Contribuição social da LC nº 110/2001',
    },
    { debit: 'charges_provision', credit: 'inss_payable', amount: inssProvided, memo: 'INSS do 13º e das férias provisionados' },
    { debit: 'charges_provision', credit: 'fgts_payable', amount: fgtsProvided, memo: 'FGTS do 13º e das férias provisionados' },
  ]
}

function provisionEntries({ provisions }: RunTotals): Draft[] {
  return [
    { debit: 'thirteenth_expense', credit: 'thirteenth_provision', amount: provisions.thirteenth, memo: 'Provisão do 13º' },
    { debit: 'vacation_expense', credit: 'vacation_provision', amount: provisions.vacation, memo: 'Provisão das férias' },
    { debit: 'vacation_expense', credit: 'vacation_provision', amount: provisions.remeasured, memo: 'Provisões reavaliadas pelo aumento' },
    { debit: 'provision_charges_expense', credit: 'charges_provision', amount: provisions.charges, memo: 'Encargos das provisões' },
  ]
}

/** @param own Custom names of accounts. */
export function journalOf(totals: RunTotals, day: Day, natures: ReadonlyMap<string, string>, own: AccountNames = {}): JournalEntry[] {
  const date = endOfMonth(day)
  const nameOf = (account: Account): string => own[account] ?? ACCOUNTS[account]
  return [...lineEntries(totals, natures), ...employerEntries(totals), ...provisionEntries(totals)]
    .filter(({ amount }) => amount !== 0n)
    .map(({ debit, credit, amount, nature = null, memo }) =>
      // A shrinking provision swaps debit and credit: amounts are never negative.
      amount > 0n
        ? { date, debit: nameOf(debit), credit: nameOf(credit), amount, nature, memo }
        : { date, debit: nameOf(credit), credit: nameOf(debit), amount: -amount, nature, memo },
    )
}
