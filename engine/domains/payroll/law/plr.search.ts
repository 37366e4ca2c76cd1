import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['tabela plr'],
  phrases: `
    tabela da plr, tabela do imposto da plr, faixas da plr, plr isenta até, isenção da plr, imposto exclusivo na fonte, faixas do bônus,
    lei 10.101, alíquota da plr, plr 2026, plr 2025`,
}
