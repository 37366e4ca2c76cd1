import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'reajuste do aluguel',
    'mudar de casa',
    'negociar aluguel',
    'igp-m',
    'proprietário quer aumentar o aluguel',
    'aluguel subiu',
    'mudar de apartamento',
  ],
  phrases: `
    mudar ou ficar, ficar ou mudar, trocar de apartamento, trocar de casa, mudar de aluguel, sair ou aceitar o aumento,
    aumento do aluguel mudar, procurar outro lugar, procurar outro apartamento, vale a pena mudar, aluguel mais barato, carreto, mudança,
    proprietário pediu aumento, dono pediu aumento, aceitar o aumento do aluguel, outro apartamento, custo da mudança,
    mudar para aluguel mais barato, compensa mudar, negociar com o dono, caminhão de mudança, dono aumentou o aluguel,
    locador quer aumentar, saio ou aceito, subiu o aluguel saio, dono subiu o aluguel, mudo ou fico, fico ou saio`,
  situations: { home: { place: 5 } },
}
