/** Codes of the CAGED layout (PDET, "Layout Não-identificado Novo Caged Movimentação"). */

/** IBGE code → state abbreviation. 99 is "não identificado" and belongs to no state. */
const STATES: Readonly<Record<number, string>> = {
  11: 'RO',
  12: 'AC',
  13: 'AM',
  14: 'RR',
  15: 'PA',
  16: 'AP',
  17: 'TO',
  21: 'MA',
  22: 'PI',
  23: 'CE',
  24: 'RN',
  25: 'PB',
  26: 'PE',
  27: 'AL',
  28: 'SE',
  29: 'BA',
  31: 'MG',
  32: 'ES',
  33: 'RJ',
  35: 'SP',
  41: 'PR',
  42: 'SC',
  43: 'RS',
  50: 'MS',
  51: 'MT',
  52: 'GO',
  53: 'DF',
}

/** Ascending levels; "não identificado" last. */
const SCHOOLING: readonly (readonly [code: number, label: string])[] = [
  [1, 'Analfabeto'],
  [2, 'Até 5ª Incompleto'],
  [3, '5ª Completo Fundamental'],
  [4, '6ª a 9ª Fundamental'],
  [5, 'Fundamental Completo'],
  [6, 'Médio Incompleto'],
  [7, 'Médio Completo'],
  [8, 'Superior Incompleto'],
  [9, 'Superior Completo'],
  [80, 'Pós-Graduação completa'],
  [10, 'Mestrado'],
  [11, 'Doutorado'],
  [99, 'Não Identificado'],
]

export const UNKNOWN = 99

export const STATE_CODES: readonly number[] = [...Object.keys(STATES).map(Number), UNKNOWN]
export const SCHOOLING_CODES: readonly number[] = SCHOOLING.map(([code]) => code)

export const stateLetters = (code: number): string | undefined => STATES[code]
export const schoolingLabel = (code: number): string => SCHOOLING.find(([known]) => known === code)![1]
