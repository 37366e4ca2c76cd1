import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['licença-paternidade', 'licença paternidade', 'salário-paternidade', 'dias do pai', 'empresa cidadã'],
  phrases: `
    nasceu meu filho, vou ser pai, quantos dias o pai pode faltar, folga do pai, pai de recém-nascido, licença do pai, adoção pelo pai,
    20 dias de licença do pai, licença paternidade estendida, quando volto da licença-paternidade`,
  situations: { family: { place: 5 } },
}
