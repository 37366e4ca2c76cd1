import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'cbs',
    'ibs',
    'iva',
    'reforma tributária',
    'transição',
    'split payment',
    'imposto sobre consumo',
    'quanto vai ser o iva',
    'novo imposto',
    'imposto seletivo iva',
  ],
  phrases: `
    reforma, reforma dos impostos, iva dual, cbs e ibs, imposto em 2027, imposto em 2033, fim do icms, fim do iss, icms acaba, icms, iss,
    pis cofins acaba, nova tributação do consumo, alíquota do iva, imposto novo, imposto seletivo, transição da reforma,
    mudança no comércio, reforma no meu negócio, novo imposto sobre consumo, pis/cofins, imposto do pecado, preço com a reforma,
    o que vai acontecer com o icms, o que muda com a reforma, impostos que acabam`,
}
