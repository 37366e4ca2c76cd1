import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['cota por filho', 'filhos', 'baixa renda', 'salário família', 'auxílio por filho', 'salário família por filho'],
  phrases: `
    extra por filho, abono por filho, filhos até 14 anos, benefício por filho, ajuda por filho, cota do salário família, quantia por filho,
    filho menor de 14, filhos pequenos, adicional por filho, auxílio filho, bolsa filho no holerite, crianças, três filhos, dois filhos,
    filhos menores, auxílio no holerite, auxílio por criança, benefício no contracheque`,
  situations: { family: { place: 6 } },
}
