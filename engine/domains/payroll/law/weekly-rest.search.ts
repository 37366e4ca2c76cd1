import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    lei 605, lei do dsr, dsr na lei, repouso semanal na lei, domingos e feriados, faltou perde o dsr, perder o descanso, súmula 172,
    descanso remunerado na lei, regra do dsr, comissão tem dsr, comissionado domingo`,
}
