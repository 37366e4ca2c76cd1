import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'correção trabalhista',
    'débito trabalhista',
    'ação trabalhista',
    'reclamatória',
    'adc 58',
    'ipca-e',
    'selic trabalhista',
    'juros trabalhistas',
    'verbas em atraso',
    'processo trabalhista',
    'corrigir verbas trabalhistas',
    'atualizar ação trabalhista',
  ],
  phrases: `
    processo contra a empresa, causa trabalhista, ação contra ex-patrão, reclamação trabalhista, ganhei o processo trabalhista,
    justiça do trabalho, trt, liquidação trabalhista, pjecalc, atualizar verbas, fase pré-judicial, sentença trabalhista,
    corrigir rescisão não paga, adc, processo do trabalho, ex-patrão, salário atrasado, verbas não pagas, crédito trabalhista,
    acordo na justiça do trabalho, atualização trabalhista, correção monetária trabalhista, indenização trabalhista,
    juros da ação trabalhista, ação trabalhista que movi, ganhei na justiça do trabalho, a receber da empresa na justiça,
    empresa perdeu a ação`,
}
