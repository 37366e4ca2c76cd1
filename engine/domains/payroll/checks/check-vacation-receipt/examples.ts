import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const ON = '2026-11-14'
const LAW = 'Constituição Federal, art. 7º, XVII; CLT, arts. 142 a 145'

export const examples: Examples<typeof definition> = [
  {
    title: 'Vinte dias de descanso e dez vendidos, tudo certo',
    on: ON,
    input: {
      salary: 3000,
      days: 20,
      sell_days: 10,
      informed_vacation: 2000,
      informed_third: 666.67,
      informed_allowance: 1000,
      informed_allowance_third: 333.33,
      informed_inss: 215.68,
      informed_irrf: 0,
      informed_net: 3784.32,
      reference_date: '2026-06-10',
    },
    result: { verdict: 'consistent', lost: 0, notes: [] },
    source: `${LAW}; Portaria Interministerial MPS/MF nº 13/2026: 1.621,00 × 7,5% + 1.045,67 × 9% = 121,57 + 94,11 = 215,68, cada faixa truncada; abono sem INSS (CLT, art. 144)`,
  },
  {
    title: 'Terço de trinta dias em uma linha só',
    on: ON,
    input: {
      salary: 3000,
      days: 20,
      sell_days: 10,
      informed_vacation: 2000,
      informed_third: 1000,
      informed_allowance: 1000,
      reference_date: '2026-06-10',
    },
    result: {
      verdict: 'consistent',
      items: [{}, { id: 'third', verdict: 'matches', expected: 1000 }, { id: 'allowance', verdict: 'matches' }, {}, {}, {}],
    },
    source: `${LAW}: (2.000,00 + 1.000,00) ÷ 3 = 1.000,00`,
  },
  {
    title: 'Terço dos dias vendidos esquecido',
    on: ON,
    input: {
      salary: 3000,
      days: 20,
      sell_days: 10,
      informed_vacation: 2000,
      informed_third: 666.67,
      informed_allowance: 1000,
      informed_allowance_third: 0,
      reference_date: '2026-06-10',
    },
    result: {
      verdict: 'differs',
      lost: 333.33,
      items: [
        {},
        {},
        {},
        { id: 'allowance_third', expected: 333.33, difference: -333.33, favours: 'employer', likelyCause: 'third_forgotten' },
        {},
        {},
        {},
      ],
    },
    source: `${LAW}: 1.000,00 ÷ 3 = 333,33`,
  },
  {
    title: 'Pago na véspera: fora do prazo, sem dobra',
    on: ON,
    input: {
      salary: 3000,
      days: 30,
      informed_vacation: 3000,
      informed_third: 1000,
      paid_on: '2026-06-09',
      starts_on: '2026-06-10',
      reference_date: '2026-06-09',
    },
    result: {
      verdict: 'consistent',
      notes: [
        'O pagamento foi em 09/06/2026, depois do prazo de 08/06/2026 (CLT, art. 145). O atraso não dá direito ao pagamento em dobro (STF, ADPF 501), mas é infração.',
      ],
    },
    source: 'CLT, art. 145: até 2 dias antes do início; STF, ADPF 501',
  },
  {
    title: 'Quinze faltas deixam dezoito dias',
    on: ON,
    input: { salary: 3000, days: 24, absences: 15, informed_vacation: 2400, reference_date: '2026-06-10' },
    result: { verdict: 'consistent', notes: ['Com 15 faltas sem justificativa o direito é de 18 dias (CLT, art. 130); o recibo tem 24.'] },
    source: 'CLT, art. 130, III: de 15 a 23 faltas, 18 dias',
  },
]
