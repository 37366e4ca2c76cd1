import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    faltas e férias, dias de férias por faltas, perder dias de férias, faltei e perdi férias, faltas injustificadas, tabela de faltas,
    faltas sem atestado, 5 faltas, prazo de pagamento das férias, 2 dias antes, quando pagam as férias, artigo 130, férias em dobro,
    pagamento antes das férias, descontar faltas das férias, faltei vezes, empresa depositar as férias, pagamento das férias prazo`,
}
