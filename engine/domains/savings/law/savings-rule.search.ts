import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    regra da poupança, 70% da selic, 0,5% ao mês mais tr, 0,5% + tr, lei da poupança, poupança nova e antiga, poupança antes de 2012,
    selic abaixo de 8,5%, como é calculada a poupança, remuneração da caderneta, poupança regra, lei 12.703`,
}
