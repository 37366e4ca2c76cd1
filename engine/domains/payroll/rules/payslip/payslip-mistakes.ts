/** Common mistakes in the other lines of a payslip, most likely first. */
import type { Day } from '../../../../core/day.ts'
import { type Money, portion, smallest } from '../../../../core/money.ts'
import { percent } from '../../../../core/ratio.ts'
import type { Mistake } from '../../../../operation/definition/check.ts'
import familyAllowance from '../../law/family-allowance.ts'
import type { Fgts } from '../../law/fgts.ts'
import { familyQuota } from '../charges-and-benefits/family-quota.ts'
import { fgtsDeposit } from '../charges-and-benefits/fgts.ts'
import { tableAfter, tablesBefore } from '../withholding/neighbouring-tables.ts'

export interface FgtsFacts {
  readonly pay: Money
  readonly inss: Money
  readonly inssCeiling: Money | null
  readonly apprentice: boolean
  readonly law: Fgts
}

const DEPOSIT = 'Lei nº 8.036/1990, art. 15'

export const FGTS_MISTAKES: readonly Mistake<FgtsFacts>[] = [
  {
    id: 'fgts_on_capped_pay',
    sentence: 'limita a base do FGTS ao teto do INSS, que não existe para o FGTS',
    law: DEPOSIT,
    figures: ({ pay, inssCeiling, law }) =>
      inssCeiling !== null && pay > inssCeiling ? [fgtsDeposit(inssCeiling, law.depositRate, law)] : [],
  },
  {
    id: 'fgts_8_5',
    sentence: 'deposita 8,5%, a alíquota que as empresas pagaram de 2001 a 2006',
    law: DEPOSIT,
    figures: ({ pay, law }) => [fgtsDeposit(pay, percent('8.5'), law)],
  },
  {
    id: 'fgts_apprentice_rate',
    sentence: 'usa a alíquota do aprendiz para quem não é aprendiz',
    law: `${DEPOSIT}, § 7º`,
    figures: ({ pay, apprentice, law }) => (apprentice ? [] : [fgtsDeposit(pay, law.apprenticeDepositRate, law)]),
  },
  {
    id: 'fgts_full_rate',
    sentence: 'usa a alíquota comum para um aprendiz',
    law: `${DEPOSIT}, § 7º`,
    figures: ({ pay, apprentice, law }) => (apprentice ? [fgtsDeposit(pay, law.depositRate, law)] : []),
  },
  {
    id: 'fgts_with_indemnity',
    sentence: 'soma ao FGTS os 3,2% da indenização do empregado doméstico',
    law: 'LC nº 150/2015, arts. 22 e 34',
    figures: ({ pay, law }) => [fgtsDeposit(pay, percent('11.2'), law)],
  },
  {
    id: 'fgts_on_net',
    sentence: 'calcula o FGTS sobre o salário já sem o INSS',
    law: DEPOSIT,
    figures: ({ pay, inss, law }) => [fgtsDeposit(pay - smallest(inss, pay), law.depositRate, law)],
  },
  { id: 'not_deposited', sentence: 'não deposita o FGTS', law: DEPOSIT, figures: () => [0n] },
]

export interface AllowanceFacts {
  readonly pay: Money
  readonly children: number
  readonly quota: Money
  readonly day: Day
}

const QUOTA = 'Lei nº 8.213/1991, arts. 65 e 66'

export const ALLOWANCE_MISTAKES: readonly Mistake<AllowanceFacts>[] = [
  {
    id: 'child_missing',
    sentence: 'conta um filho a menos',
    law: QUOTA,
    figures: ({ children, quota }) => (children > 0 ? [quota * BigInt(children - 1)] : []),
  },
  {
    id: 'child_extra',
    sentence: 'conta um filho a mais',
    law: QUOTA,
    figures: ({ children, quota }) => (quota > 0n ? [quota * BigInt(children + 1)] : []),
  },
  {
    id: 'old_table',
    sentence: 'usa a cota anterior, que já não valia neste mês',
    law: QUOTA,
    figures: ({ pay, children, day }) => tablesBefore(familyAllowance, day).map((table) => familyQuota(pay, children, table).amount),
  },
  {
    id: 'income_limit_ignored',
    sentence: 'paga a cota a quem ganha acima do limite',
    law: 'EC nº 103/2019, art. 27',
    figures: ({ children, day }) => [familyAllowance.at(day).value.quota * BigInt(children)],
  },
  {
    id: 'new_table',
    sentence: 'usa a cota seguinte, que ainda não valia neste mês',
    law: QUOTA,
    figures: ({ pay, children, day }) => tableAfter(familyAllowance, day).map((table) => familyQuota(pay, children, table).amount),
  },
  { id: 'not_paid', sentence: 'não paga o salário-família', law: 'Lei nº 8.213/1991, art. 68', figures: () => [0n] },
]

export interface VoucherFacts {
  readonly salary: Money
  /** Total earnings, when the document shows them. */
  readonly earnings: Money | null
}

const SHARE = percent('6')

export const VOUCHER_MISTAKES: readonly Mistake<VoucherFacts>[] = [
  {
    id: 'voucher_on_all_earnings',
    sentence: 'calcula os 6% sobre todos os vencimentos, e não sobre o salário básico',
    law: 'Lei nº 7.418/1985, art. 4º, parágrafo único',
    figures: ({ salary, earnings }) => (earnings !== null && earnings > salary ? [portion(earnings, SHARE, 'halfUp')] : []),
  },
  {
    id: 'voucher_10',
    sentence: 'desconta 10% do salário',
    law: 'Lei nº 7.418/1985, art. 4º, parágrafo único',
    figures: ({ salary }) => [portion(salary, percent('10'), 'halfUp')],
  },
]
