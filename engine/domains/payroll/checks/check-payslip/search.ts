import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'holerite errado',
    'contracheque',
    'conferir salário',
    'desconto a mais',
    'folha de pagamento',
    'contracheque errado',
    'desconto maior no holerite',
    'conferir contracheque',
    'meu salário veio errado',
  ],
  phrases: `
    holerite certo, contracheque certo, holerite veio errado, pagamento errado, salário errado, salário veio menor, conferir folha,
    descontos errados, desconto indevido, empresa descontou errado, holerite confere, veio faltando, salário a menos, verificar holerite,
    entender o holerite, rh errou, pagaram a menos, salário veio a menos, pagamento veio menor, holerite bate, desconto estranho,
    conferir holerith, auditar holerite, desconto que não conheço, desconto desconhecido, não entendo o desconto, veio com desconto,
    desconto novo no holerite, salário diferente do combinado, caiu valor diferente, salário caiu errado, pagamento diferente,
    pagam por fora, parte por fora`,
  situations: { payslip: { place: 1 } },
}
