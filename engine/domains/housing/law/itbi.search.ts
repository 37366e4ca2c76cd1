import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['itbi', 'alíquota do itbi'],
  phrases: `
    itbi são paulo, itbi sp, itbi rio, itbi bh, itbi curitiba, itbi porcentagem, imposto da prefeitura, imposto municipal do imóvel,
    quantos por cento de itbi, imposto de transmissão de imóvel, itbi por cidade, itbi 3%`,
}
