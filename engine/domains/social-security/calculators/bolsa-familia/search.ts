import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'bolsa família',
    'auxílio brasil',
    'benefício por pessoa da família',
    'quanto recebo de bolsa família',
    'regra de proteção',
    'cadastro único',
    'cadúnico',
  ],
  phrases: `
    bolsa familia valor, direito ao bolsa família, renda por pessoa, renda per capita, linha de pobreza, família de baixa renda,
    ganho pouco tenho direito a ajuda, ajuda do governo por filho, perder o bolsa família, cortaram meu bolsa família, bolsa com dois filhos,
    benefício primeira infância, auxílio gestante, nutriz, consigo bolsa família, mãe solo benefício, arrumei emprego e perco o bolsa`,
  questions: [
    { question: 'Somos 4 em casa e entram R$ 800 por mês: recebemos o Bolsa Família?', input: { members: 4, monthly_income: 800 } },
  ],
  situations: {
    family: { place: 1, asks: { members: 'members', monthly_income: 'income', children_0_6: 'small', children_7_17: 'older' } },
  },
}
