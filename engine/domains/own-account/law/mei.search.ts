import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['tabela mei', 'limite do mei'],
  phrases: `
    teto do mei, limite mei, faturamento máximo do mei, limite de faturamento, valor do das, das do mei tabela, limite anual do mei,
    mei caminhoneiro limite, lei do mei, mei pode ter funcionário, contribuição do mei, valor do das por atividade,
    quanto o mei pode faturar, icms e iss do mei, mei 2026, novo limite do mei`,
}
