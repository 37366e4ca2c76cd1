import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const PR2026 =
  'https://github.com/ottodigitalmedia/calculo-oficial (tests/golden/cripto.test.ts, da pergunta 653 do Perguntas e Respostas IRPF 2026)'

export const examples: Examples<typeof definition> = [
  {
    title: 'Trinta mil vendidos no mês: isento',
    on: '2026-11-14',
    input: { sold_in_brazil: 30000, acquisition_cost: 20000 },
    result: { totalSold: 30000, exempt: true, roomLeft: 5000, gain: 10000, tax: 0 },
    source: PR2026,
  },
  {
    title: 'No limite exato de trinta e cinco mil: isento',
    on: '2026-11-14',
    input: { sold_in_brazil: 35000, acquisition_cost: 25000 },
    result: { exempt: true, roomLeft: 0, tax: 0 },
    source: 'Lei nº 9.250/1995, art. 22, II: isento até 35.000,00, inclusive',
  },
  {
    title: 'Um centavo além: todo o ganho é tributado',
    on: '2026-11-14',
    input: { sold_in_brazil: 35000.01, acquisition_cost: 25000.01 },
    result: { exempt: false, gain: 10000, tax: 1500, darfCode: '4600', dueDate: '2026-12-30' },
    source: `${PR2026}; vencimento: Resolução CMN nº 4.880/2020, art. 3º: sem atendimento nos bancos no último dia útil do ano`,
  },
  {
    title: 'Venda grande com ganho pequeno',
    on: '2026-11-14',
    input: { sold_in_brazil: 200000, acquisition_cost: 199000 },
    result: { exempt: false, tax: 150 },
    source: PR2026,
  },
  {
    title: 'O exterior conta no limite e paga por ano',
    on: '2026-11-14',
    input: { sold_in_brazil: 20000, acquisition_cost: 15000, sold_abroad: 20000, gain_abroad: 4000 },
    result: { totalSold: 40000, exempt: false, gain: 5000, tax: 750, annualAbroadTax: 600 },
    source:
      'Lei nº 9.250/1995, art. 22, parágrafo único: 5.000,00 × 15% = 750,00; Lei nº 14.754/2023, arts. 2º a 4º: 4.000,00 × 15% = 600,00',
  },
  {
    title: 'Só o exterior no mês',
    on: '2026-11-14',
    input: { sold_in_brazil: 0, acquisition_cost: 0, sold_abroad: 10000, gain_abroad: 4000 },
    result: { totalSold: 10000, exempt: true, gain: 0, tax: 0, annualAbroadTax: 600 },
    source: 'Lei nº 14.754/2023, arts. 2º a 4º: 4.000,00 × 15% = 600,00',
  },
  {
    title: 'Prejuízo não gera crédito',
    on: '2026-11-14',
    input: { sold_in_brazil: 50000, acquisition_cost: 60000 },
    result: { exempt: false, gain: -10000, tax: 0 },
    source: PR2026,
  },
  {
    title: 'Em 2023, antes da lei do exterior',
    on: '2026-11-14',
    input: { sold_in_brazil: 40000, acquisition_cost: 30000, sold_abroad: 1000, reference_date: '2023-12-31' },
    result: { tax: 1500, annualAbroadTax: null, dueDate: '2024-01-31' },
    source: 'Lei nº 9.250/1995, art. 22: 10.000,00 × 15%; a Lei nº 14.754/2023 vale desde 1º de janeiro de 2024',
  },
]
