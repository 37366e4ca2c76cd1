import type { Examples } from '../../operation/definition/examples.ts'
import type definition from './index.ts'

export const examples: Examples<typeof definition> = [
  {
    title: 'Dois anos de casa, com direito ao seguro-desemprego',
    on: '2026-11-14',
    input: { salary: 3000, months_worked: 24, months_this_year: 6, fgts_balance: 5760 },
    result: { verdict: 'dismissal' },
    source:
      'CLT, art. 484-A, § 2º: o acordo não dá seguro-desemprego, que é o que o trabalhador perde além do que a empresa poupa em aviso, FGTS e multa',
  },
  {
    title: 'Quem já tem outro emprego não perde o seguro',
    on: '2026-11-14',
    input: { salary: 3000, months_worked: 24, months_this_year: 6, fgts_balance: 5760, unemployment_installments: 0 },
    result: { verdict: 'tie' },
    source: 'CLT, art. 484-A: metade do aviso e da multa deixam de ir de um lado ao outro; sem o seguro, o que um perde o outro poupa',
  },
  {
    title: 'Em 2019, com muito FGTS, a empresa poupava também os 10% da LC nº 110',
    on: '2026-11-14',
    input: {
      salary: 3000,
      months_worked: 120,
      months_this_year: 6,
      fgts_balance: 120000,
      unemployment_installments: 2,
      reference_date: '2019-06-28',
    },
    result: { verdict: 'agreement' },
    source: 'LC nº 110/2001, art. 1º: 10% de mais de 120.000,00, só na dispensa; duas parcelas do seguro não chegam a 12.000,00',
  },
]
