import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['dias de licença-paternidade'],
  phrases:
    'licença paternidade 2027, 20 dias de licença-paternidade, lei da licença-paternidade, quantos dias o pai tem, salário-paternidade',
}
