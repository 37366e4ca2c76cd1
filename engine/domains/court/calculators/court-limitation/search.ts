import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'prescrição quinquenal',
    'prescrição trabalhista',
    'prazo para processar a empresa',
    'prescrição do fgts',
    'prescrição bienal',
  ],
  phrases: `
    quanto tempo tenho para entrar na justiça contra a empresa, prazo para entrar com ação trabalhista, dois anos depois da demissão,
    cinco anos para trás, posso cobrar horas extras de quantos anos, ação trabalhista prescreveu`,
}
