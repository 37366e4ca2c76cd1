import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    carência do seguro-desemprego, quantas parcelas do seguro, número de parcelas, meses para seguro desemprego, segunda solicitação,
    terceira vez, quem tem direito ao seguro, tempo para seguro desemprego, regras do seguro-desemprego, primeira solicitação,
    direito ao seguro desemprego, parcelas por meses trabalhados`,
}
