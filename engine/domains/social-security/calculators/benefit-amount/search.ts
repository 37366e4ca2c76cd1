import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'rmi',
    'renda mensal inicial',
    'média',
    '60%',
    'aposentadoria por invalidez',
    'quanto vou receber de aposentadoria',
    'cálculo da aposentadoria',
    'média salarial do inss',
  ],
  phrases: `
    valor do benefício, renda da aposentadoria, média das contribuições, 60% mais 2%, coeficiente, percentual da média,
    salário de benefício, quanto o inss vai pagar, fator previdenciário, valor por mês da aposentadoria, média dos salários,
    média de contribuição, aposentadoria com 30 anos, aposentado recebe, invalidez, pensão por morte, tempo pago,
    simular valor da aposentadoria, contribuí e minha média, vem por mês de aposentadoria, benefício do inss`,
  situations: { retirement: { place: 3, asks: { sex: 'sex', contribution_years: 'years', average: 'average' } } },
}
