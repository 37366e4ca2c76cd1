import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const SISPLAN = 'https://sisplansistemas.com.br/entendendo-o-iva-dual-cbs-e-ibs-explicados-copy'
const LC = 'LC nº 214/2025'

export const examples: Examples<typeof definition> = [
  {
    title: 'ICMS de 17% em 2030',
    on: '2026-11-14',
    input: { year: 2030, icms: 17 },
    result: { icmsPercent: 13.6, cbsPercent: null, ibsPercent: null, totalPercent: null },
    source: `${SISPLAN} (17% × 8/10 = 13,6%)`,
  },
  {
    title: 'ISS de 5% em 2029',
    on: '2026-11-14',
    input: { year: 2029, iss: 5 },
    result: { totalPercent: null, issPercent: 4.5 },
    source: `${SISPLAN} (5% × 9/10 = 4,5%)`,
  },
  {
    title: '2026, o ano de teste',
    on: '2026-11-14',
    input: { year: 2026, icms: 18, pis_cofins: 3.65, price: 1000 },
    result: {
      cbsPercent: 0.9,
      ibsPercent: 0.1,
      icmsPercent: 18,
      pisCofinsPercent: 3.65,
      testYear: true,
      taxes: { cbs: 7.05, ibs: 0.78, icms: 180, pisCofins: 36.5, iss: 0, total: 216.5 },
      finalPrice: 1000,
    },
    source: `${LC}, arts. 343, 346 e 348, § 1º: 0,9% e 0,1%, compensáveis ou dispensados; 1.000 × 18% = 180,00 e 1.000 × 3,65% = 36,50; base de 783,50 × 0,9% e 0,1%`,
  },
  {
    title: '2027: acabam PIS e Cofins, e a CBS depende da alíquota de referência',
    on: '2026-11-14',
    input: { year: 2027, icms: 18, pis_cofins: 3.65, price: 1000 },
    result: {
      pisCofinsPercent: 0,
      ibsPercent: 0.1,
      cbsPercent: null,
      totalPercent: null,
      netPrice: 783.5,
      taxes: { icms: 171.99, ibs: 0.78, cbs: null, total: null },
    },
    source: `${LC}: IBS de 0,05% + 0,05%; CBS na alíquota de referência menos 0,1 ponto, que o Senado ainda não fixou; 783,50 ÷ 0,82 = 955,49, × 18% = 171,99; 783,50 × 0,1% = 0,78`,
  },
  {
    title: '2027 com a CBS suposta em 8,8%',
    on: '2026-11-14',
    input: { year: 2027, icms: 18, cbs_reference_rate: 8.8, price: 1000 },
    result: { cbsPercent: 8.7, ibsPercent: 0.1, taxes: { cbs: 71.34, ibs: 0.82, icms: 180, total: 252.16 }, finalPrice: 1072.16 },
    source: `${LC}: 8,8% − 0,1% = 8,7%; (1.000,00 − 180,00) × 8,7% = 71,34; × 0,1% = 0,82`,
  },
  {
    title: '2033: só CBS e IBS, por fora do preço',
    on: '2026-11-14',
    input: { year: 2033, icms: 18, pis_cofins: 9.25, cbs_reference_rate: 8.8, ibs_reference_rate: 17.7, price: 1000 },
    result: {
      icmsPercent: 0,
      totalPercent: 26.5,
      netPrice: 727.5,
      priceInside: 727.5,
      taxes: { cbs: 64.02, ibs: 128.77, total: 192.79 },
      finalPrice: 920.29,
    },
    source: `${LC}: ICMS extinto; 1.000,00 × (1 − 27,25%) = 727,50, × 8,8% e × 17,7%, alíquotas supostas por quem pergunta`,
  },
]
