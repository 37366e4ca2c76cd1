import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['tabela do pss', 'contribuição do servidor', 'alíquotas do servidor federal'],
  phrases: 'tabela pss 2026, alíquota do servidor público federal, faixas do pss, previdência do servidor federal, rpps da união',
}
