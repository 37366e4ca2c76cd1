import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['bpc', 'loas', 'limite de renda do bpc'],
  phrases: `
    renda do bpc, um quarto do salário mínimo, limite de renda do loas, idade do bpc, bpc do idoso, bpc da pessoa com deficiência`,
}
