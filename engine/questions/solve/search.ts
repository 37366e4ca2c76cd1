import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'calcular ao contrário',
    'inverso',
    'quanto preciso ganhar',
    'meta',
    'atingir um valor',
    'bruto pelo líquido',
    'descobrir a taxa',
  ],
}
