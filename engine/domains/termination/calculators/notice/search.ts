import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'aviso prévio indenizado',
    'aviso prévio proporcional',
    'dias de aviso',
    'cumprir aviso',
    'não cumprir o aviso',
    'desconto do aviso prévio',
    'lei 12.506',
    'aviso',
    'quantos dias de aviso',
    'aviso trabalhado',
    'valor do aviso prévio',
  ],
  phrases: `
    aviso indenizado, aviso proporcional, 30 dias de aviso, 3 dias por ano, pagar o aviso, cumprir 30 dias, sair sem cumprir,
    desconto do aviso, dias de aviso por ano, aviso de 90 dias, dispensado do aviso, pedi as contas aviso, não cumpri, cumprir os 30 dias,
    data do fim do aviso, projeção do aviso, aviso de 33 dias, último dia de trabalho, aviso em casa, não quero cumprir, me demitiram aviso,
    aviso por tempo de casa, aviso de quem tem anos de registro, quantos dias de aviso prévio`,
  questions: [
    { question: 'Quanto vale o aviso prévio de quem ganha R$ 2.000 e tem 3 anos de casa?', input: { salary: 2000, full_years: 3 } },
  ],
}
