import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    limite de 6%, lei do vale-transporte, lei 7.418, desconto máximo do vale, 6% do salário, podem descontar 6%,
    percentual do vale transporte, desconto do vale na lei, vale transporte 6%`,
}
