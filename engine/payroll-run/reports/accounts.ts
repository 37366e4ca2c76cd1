/** Accounts of the journal; the company may rename them. */

import { InvalidInput } from '../../core/errors.ts'
import { word } from '../../core/text/language.ts'

export const ACCOUNTS = {
  salaries_payable: 'Salários a pagar',
  inss_payable: 'INSS a recolher',
  irrf_payable: 'IRRF a recolher',
  fgts_payable: 'FGTS a recolher',
  alimony_payable: 'Pensão alimentícia a repassar',
  loans_payable: 'Empréstimos consignados a repassar',
  others_payable: 'Outros descontos a repassar',
  salary_advance: 'Adiantamento de salários',
  thirteenth_advance: 'Adiantamento de 13º salário',
  vacation_advance: 'Adiantamento de férias',
  thirteenth_provision: 'Provisão de 13º salário',
  vacation_provision: 'Provisão de férias',
  charges_provision: 'Provisão de encargos',
  salary_expense: 'Despesa com salários',
  overtime_expense: 'Despesa com horas extras e adicionais',
  partner_expense: 'Despesa com pró-labore',
  provider_expense: 'Despesa com autônomos',
  intern_expense: 'Despesa com estagiários',
  plr_expense: 'Despesa com participação nos lucros',
  termination_expense: 'Despesa com rescisões',
  benefit_expense: 'Despesa com benefícios',
  inss_expense: 'Despesa com INSS da empresa',
  rat_expense: 'Despesa com RAT',
  third_parties_expense: 'Despesa com terceiros',
  fgts_expense: 'Despesa com FGTS',
  thirteenth_expense: 'Despesa com 13º salário',
  vacation_expense: 'Despesa com férias',
  provision_charges_expense: 'Despesa com encargos das provisões',
} as const

export type Account = keyof typeof ACCOUNTS
export type AccountNames = Readonly<Partial<Record<Account, string>>>

/** Custom account names; refuses a name that is not an account of the journal. */
export function accountNames(given: Readonly<Record<string, string>> = {}): AccountNames {
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(ACCOUNTS, name))
  if (unknown !== undefined)
    throw new InvalidInput([
      { field: `accounts.${unknown}`, message: word`não é uma conta: as contas são ${Object.keys(ACCOUNTS).join(', ')}` },
    ])
  return given
}

/** Account charged for an earning, or owed or reversed by a deduction. Default: salary expense, other deductions. */
export const OF_NATURE: Readonly<Record<string, Account>> = {
  '1003': 'overtime_expense',
  '1004': 'overtime_expense',
  '1011': 'overtime_expense',
  '1012': 'overtime_expense',
  '1202': 'overtime_expense',
  '1203': 'overtime_expense',
  '1205': 'overtime_expense',
  '1015': 'vacation_advance',
  '1016': 'vacation_provision',
  '1017': 'vacation_provision',
  '1018': 'vacation_provision',
  '1023': 'vacation_provision',
  '1300': 'plr_expense',
  '1350': 'intern_expense',
  '1405': 'benefit_expense',
  '1406': 'benefit_expense',
  '1407': 'benefit_expense',
  '1409': 'inss_payable',
  '1620': 'benefit_expense',
  '1629': 'benefit_expense',
  '1810': 'benefit_expense',
  '3501': 'provider_expense',
  '3506': 'partner_expense',
  '3508': 'partner_expense',
  '4050': 'inss_payable',
  '5001': 'thirteenth_provision',
  '5005': 'thirteenth_provision',
  '5501': 'salary_advance',
  '5504': 'thirteenth_advance',
  '6001': 'thirteenth_provision',
  '6002': 'thirteenth_provision',
  '6003': 'termination_expense',
  '6006': 'vacation_provision',
  '6007': 'vacation_provision',
  '6101': 'termination_expense',
  '6104': 'termination_expense',
  '6106': 'termination_expense',
  '9200': 'salary_advance',
  '9201': 'inss_payable',
  '9203': 'irrf_payable',
  '9207': 'salary_expense',
  '9208': 'salary_expense',
  '9211': 'salary_expense',
  '9213': 'alimony_payable',
  '9214': 'thirteenth_advance',
  '9216': 'benefit_expense',
  '9219': 'benefit_expense',
  '9221': 'vacation_advance',
  '9241': 'benefit_expense',
  '9253': 'loans_payable',
  '9254': 'loans_payable',
}

/** Natures whose charges were provisioned with them: payments out of a provision, and the FGTS of the first instalment. */
export const PROVISIONED = Object.keys(OF_NATURE).filter(
  (nature) => /_provision$/.test(OF_NATURE[nature]!) || OF_NATURE[nature] === 'thirteenth_advance',
)

/** Natures paid out of a provision or as an advance: not an expense of the month. */
export const PROVIDED_BEFORE = Object.keys(OF_NATURE).filter(
  (nature) => /_(provision|advance)$/.test(OF_NATURE[nature]!) && nature < '9000',
)
