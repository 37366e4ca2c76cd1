import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['regras da declaração', 'idade do dependente'],
  phrases:
    'até que idade o filho é dependente no imposto de renda, quota mínima do imposto de renda, em quantas vezes se paga o imposto de renda, parcela isenta de 65 anos, multa isolada do carnê-leão',
}
