import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['juros do cheque especial', 'teto do cheque especial'],
  phrases: `
    limite de juros do cheque especial, juros máximos do cheque especial, tarifa do limite, banco pode cobrar, máximo do cheque especial,
    resolução 4.765, cheque especial limite legal`,
}
