import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['inss da sentença', 'inss sobre condenação', 'contribuição previdenciária na ação trabalhista', 'súmula 368'],
  phrases: `
    desconto de inss no processo trabalhista, inss da empresa na condenação, inss de verbas deferidas, inss mês a mês na liquidação`,
}
