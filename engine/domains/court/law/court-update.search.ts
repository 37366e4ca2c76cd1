import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `regra de atualização do pje-calc, adc 58 no pje-calc, fazenda pública trabalhista na lei, tema 810 trabalhista`,
}
