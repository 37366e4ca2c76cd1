import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    limite de 20%, passar de 20%, regra dos 20%, desenquadramento do mei, regras do desenquadramento, desenquadramento retroativo,
    excesso do mei na lei, passar do limite regra, imposto do excesso`,
}
