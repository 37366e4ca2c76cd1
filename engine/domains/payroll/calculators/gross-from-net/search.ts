import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'bruto a partir do líquido',
    'quanto pedir de salário',
    'cálculo inverso',
    'pretensão salarial',
    'salário bruto para receber',
    'bruto para líquido',
    'bruto para receber limpo',
    'qual salário bruto',
    'quanto preciso ganhar',
    'bruto para ter líquido',
    'quanto pedir bruto',
  ],
  phrases: `
    receber na mão, para cair na mão, salário da carteira para receber, quanto deve ser a carteira,
    salário bruto, bruto, líquido desejado, pedir na entrevista, pretensão, negociar salário, salário para sobrar,
    salário de carteira para cair na conta, bruto do líquido, líquido para bruto, líquido vira bruto, de líquido para bruto, valor bruto,
    converter líquido em bruto, pedir de salário, quanto tem que ser o bruto, descobrir o bruto, salário bruto para sobrar,
    valor da carteira, combinei líquido, líquido combinado, constar na carteira, registrar na carteira para receber,
    acertei líquido com a empresa, sobrar bruto, quanto preciso ganhar bruto`,
  questions: [{ question: 'Quanto preciso ganhar para receber R$ 5.000 limpos?', input: { net: 5000 } }],
}
