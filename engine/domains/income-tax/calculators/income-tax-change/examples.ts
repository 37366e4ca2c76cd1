import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const RFB = 'https://www.gov.br/receitafederal/pt-br/assuntos/meu-imposto-de-renda/tabelas/exemplos-de-aplicacao-da-lei-15-270-2025'

export const examples: Examples<typeof definition> = [
  {
    title: 'Seis mil reais',
    on: '2026-11-14',
    input: { salary: 6000, inss: 649.6 },
    result: { before: 562.63, after: 382.88, saving: 179.75, savingYear: 2336.75, afterDetail: { base: 5350.4, reduction: 179.75 } },
    source: `${RFB}: 562,63 antes, 382,88 depois; 13 × 179,75 = 2.336,75`,
  },
  {
    title: 'Dois salários mínimos: já era isento',
    on: '2026-11-14',
    input: { salary: 3036, inss: 257.73 },
    result: { before: 0, after: 0, saving: 0, savingYear: 0 },
    source: `${RFB}: nada antes nem depois`,
  },
  {
    title: 'Cinco mil reais: o imposto acaba',
    on: '2026-11-14',
    input: { salary: 5000, inss: 501.5 },
    result: { before: 312.89, after: 0, saving: 312.89, savingYear: 4067.57 },
    source: 'Lei nº 9.250/1995, art. 3º-A: (5.000,00 − 607,20) × 22,5% − 675,49 = 312,89, zerado em 2026; 13 × 312,89',
  },
  {
    title: 'Sete mil e quinhentos: nada muda',
    on: '2026-11-14',
    input: { salary: 7500, inss: 800 },
    result: { saving: 0 },
    source: 'Lei nº 9.250/1995, art. 3º-A: a redução acaba em 7.350,00',
  },
  {
    title: 'De abril de 2025 para maio de 2025, com o INSS da data',
    on: '2026-11-14',
    input: { salary: 4000, before: '2025-04-30', after: '2025-05-01', reference_date: '2025-05-01' },
    result: { inss: 373.4, before: 133.84, after: 114.76, saving: 19.08 },
    source: '(4.000,00 − 564,80) × 15% − 381,44 = 133,84 contra (4.000,00 − 607,20) × 15% − 394,16 = 114,76',
  },
]
