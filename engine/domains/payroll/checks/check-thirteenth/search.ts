import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['13º errado', 'segunda parcela', 'conferir décimo terceiro', 'desconto no 13º', 'conferir 13', 'décimo terceiro veio errado'],
  phrases: `
    13 errado, décimo errado, décimo veio menor, 13 veio menor, 13 certo, décimo certo, abono natalino errado, parcela do 13 errada,
    parcela de dezembro, parcela de dezembro errada, conferir décimo, conferir 13º, desconto do 13 errado, segunda parcela veio menor,
    13 a menos, faltou no 13, verificar 13, recibo do décimo, segunda parcela errada, décimo a menos, décimo veio só, décimo está certo,
    13 está certo, 13 menor, 13 não bateu, décimo não bate, décimo da colega`,
  situations: { payslip: { place: 4 } },
}
