import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

export const examples: Examples<typeof definition> = [
  {
    title: 'Sete mil reais em 2013, primeira tabela',
    on: '2026-11-14',
    input: { amount: 7000, reference_date: '2013-03-01' },
    result: { ratePercent: 7.5, deduct: 450, annualTax: 75, tax: 75, net: 6925 },
    source: 'https://feeb-spms.org.br/veja-quanto-voce-recebera-a-mais-de-plr-com-a-nova-tabela-do-ir',
  },
  {
    title: 'O limite isento de 2020',
    on: '2026-11-14',
    input: { amount: 6677.55, reference_date: '2020-09-30' },
    result: { ratePercent: 0, tax: 0, net: 6677.55 },
    source: 'https://bancariosbq.com.br/site2/2020/09/21/plr-sem-imposto-de-renda',
  },
  {
    title: 'Segunda parcela do ano em 2026',
    on: '2026-11-14',
    input: { amount: 6000, previously_paid: 10000, previously_withheld: 139.75, reference_date: '2026-09-01' },
    result: { yearTotal: 16000, taxableBase: 16000, ratePercent: 22.5, deduct: 2347.78, annualTax: 1252.22, tax: 1112.47, net: 4887.53 },
    source: 'Lei nº 10.101/2000, art. 3º, § 7º: 16.000,00 × 22,5% − 2.347,78 = 1.252,22; menos os 139,75 retidos',
  },
  {
    title: 'A primeira parcela daquele ano',
    on: '2026-11-14',
    input: { amount: 10000, reference_date: '2026-03-01' },
    result: { annualTax: 139.75, tax: 139.75, net: 9860.25 },
    source: 'Lei nº 15.191/2025: 10.000,00 × 15% − 1.360,25 = 139,75',
  },
  {
    title: 'O limite isento da tabela de maio de 2025',
    on: '2026-11-14',
    input: { amount: 8214.4, reference_date: '2025-05-01' },
    result: { tax: 0, net: 8214.4 },
    source: 'https://www.gov.br/receitafederal/pt-br/assuntos/meu-imposto-de-renda/tabelas/2026 (PLR isenta até 8.214,40)',
  },
  {
    title: 'A pensão reduz a base, não o líquido mostrado',
    on: '2026-11-14',
    input: { amount: 10000, alimony: 2000, reference_date: '2026-03-01' },
    result: { taxableBase: 8000, tax: 0, net: 10000 },
    source: 'Lei nº 10.101/2000, art. 3º, § 10: base de 8.000,00, na faixa isenta de 8.214,40',
  },
]
