import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'licença-maternidade',
    'licença maternidade',
    'gestante',
    'parto',
    'adoção',
    'empresa cidadã',
    'auxílio maternidade',
    'estou grávida',
    'salário na licença',
    'grávida inss',
  ],
  phrases: `
    grávida, gravidez, gestação, bebê, licença do bebê, licença gestante, mãe, salário maternidade mei, salário maternidade desempregada,
    maternidade autônoma, auxílio gestante, quem paga a licença, nascimento do filho, 4 meses em casa, auxílio natalidade,
    licença-paternidade, mãe desempregada, adotar, aborto, parto antecipado, vou ter bebê, salário da gestante, engravidei,
    grávida desempregada, esperando bebê, gestante desempregada, licença do parto, vou ser mãe`,
  situations: { family: { place: 4 } },
}
