import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'aposentar',
    'quando aposento',
    'pontos',
    'pedágio',
    'idade progressiva',
    'quando vou me aposentar',
    'reforma da previdência',
    'aposentadoria por tempo de contribuição',
    'pedágio de 50',
    'pedágio de 100',
    'aposentadoria do professor',
    'pontos para aposentar',
  ],
  phrases: `
    pedágio 100, pedágio 50, regra de pontos, aposentadoria por pontos, regras de transição, transição do inss, já contribuía antes de 2019,
    contribuo desde, antes da reforma, idade mínima progressiva, regra do pedágio, sistema de pontos, quantos pontos,
    professor aposentadoria, reforma de 2019, aposentadoria do professora, aposentar pela transição, faltava 2 anos na reforma, pontuação`,
  situations: { retirement: { place: 2, asks: { sex: 'sex', birth_date: 'birth', contribution_years: 'years' } } },
}
