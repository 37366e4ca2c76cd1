/** Reasons why a record is fully or partly excluded. Every exclusion is counted. */
import { entriesOf } from '../../engine/core/collections/records.ts'

export const REASONS = {
  columns: { effect: 'ignored', label: 'número de colunas diferente do cabeçalho' },
  month: { effect: 'ignored', label: 'competência inválida, anterior a 2020 ou posterior ao arquivo' },
  balance: { effect: 'ignored', label: 'saldo de movimentação diferente de 1 e -1' },
  occupationMalformed: { effect: 'familyless', label: 'CBO ausente ou malformada' },
  occupationUnidentified: { effect: 'familyless', label: 'CBO 999999 (não identificada)' },
  occupationRetired: { effect: 'familyless', label: 'família extinta ou fora da CBO atual' },
  state: { effect: 'unidentified', label: 'UF não identificada' },
  schooling: { effect: 'unidentified', label: 'grau de instrução não identificado' },
  intermittent: { effect: 'wageless', label: 'contrato intermitente' },
  wageMissing: { effect: 'wageless', label: 'salário ausente' },
  wageMalformed: { effect: 'wageless', label: 'salário malformado' },
  wageZero: { effect: 'wageless', label: 'salário zero' },
  wageLow: { effect: 'wageless', label: 'salário abaixo de 0,3 salário mínimo' },
  wageHigh: { effect: 'wageless', label: 'salário acima de 150 salários mínimos' },
} as const

export type Reason = keyof typeof REASONS

export const EFFECTS: Readonly<Record<(typeof REASONS)[Reason]['effect'], string>> = {
  ignored: 'Linhas que não contam',
  familyless: 'Contam no total, em nenhuma família',
  unidentified: 'Contam na família, como não identificado',
  wageless: 'Contam como admissão, fora das estatísticas de salário',
}

export type ReasonCounts = Partial<Record<Reason, number>>

export function reasonsAdded(parts: readonly ReasonCounts[]): ReasonCounts {
  const added: ReasonCounts = {}
  for (const part of parts) for (const [reason, count] of entriesOf<Reason, number>(part)) added[reason] = (added[reason] ?? 0) + count
  return added
}
