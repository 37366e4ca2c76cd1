import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    alíquotas da doméstica, tabela da doméstica, lei das domésticas, lc 150, dae alíquotas, porcentagem da doméstica,
    encargos do empregador doméstico, 3,2% da doméstica, guia dae, pec das domésticas, simples doméstico, inss doméstica`,
}
