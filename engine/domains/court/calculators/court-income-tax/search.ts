import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['ir da sentença trabalhista', 'rra trabalhista', 'irrf na justiça do trabalho'],
  phrases: `
    quanto desconta de imposto no processo trabalhista, ir sobre condenação, imposto da indenização trabalhista, imposto regime de caixa,
    imposto sobre juros de mora trabalhistas, quantidade de meses do rra`,
}
