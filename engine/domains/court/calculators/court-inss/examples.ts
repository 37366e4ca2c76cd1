import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const ENGINE = 'PJe-Calc 2.15.1: alíquota efetiva do seu motor'

export const examples: Examples<typeof definition> = [
  {
    title: 'Até fevereiro de 2020 as duas contas são iguais',
    on: '2026-11-19',
    input: { month: '2020-02', pay: 2000, claim: 1000 },
    result: { employee: 90, byPjeCalc: 90, byLaw: 90, effectiveRatePercent: 9 },
    source: 'Tabela de fevereiro de 2020: R$ 3.000,00 na faixa de 9%, sobre R$ 1.000,00 da condenação; Súmula 368, III, do TST',
  },
  {
    title: 'Em março de 2020 elas se separam',
    on: '2026-11-19',
    input: { month: '2020-03', pay: 2000, claim: 1000 },
    result: { employee: 93.88, byLaw: 117.3 },
    source: `${ENGINE}, 9,387925%; pela lei 281,62 − 164,32`,
  },
  {
    title: 'Salário perto do teto: só o que falta',
    on: '2026-11-19',
    input: { month: '2024-05', pay: 7000, claim: 2000 },
    result: { employee: 110.04 },
    source: 'Portaria Interministerial MPS/MF nº 2/2024: contribuição máxima de 908,86 menos 798,82',
  },
  {
    title: 'Salário acima do teto: nada',
    on: '2026-11-19',
    input: { month: '2024-05', pay: 9000, claim: 500 },
    result: { employee: 0 },
    source: 'Portaria Interministerial MPS/MF nº 2/2024: o teto já foi pago',
  },
  {
    title: 'Pela lei, com salário de R$ 3.000,00',
    on: '2026-11-19',
    input: { month: '2024-05', pay: 3000, claim: 1500, as: 'law' },
    result: { employee: 190, byPjeCalc: 149.61 },
    source: 'Súmula 368, III, do TST, com a tabela da Portaria Interministerial MPS/MF nº 2/2024',
  },
  {
    title: 'Atualização previdenciária, com juros truncados e multa',
    on: '2026-11-19',
    input: {
      month: '2019-06',
      amounts: { employee: 200, company: 300.33, rat: 15.07, third_parties: 57.19 },
      update: 'social_security',
      social_factor: 1.35,
      interest_percent: 12.5,
      fine_percent: 8,
    },
    result: { updated: { employee: { corrected: 270, interest: 33.75, fine: 21.6, total: 325.35 }, company: { interest: 50.68 } } },
    source: 'PJe-Calc 2.15.1: valor do seu motor de cálculo',
  },
]
