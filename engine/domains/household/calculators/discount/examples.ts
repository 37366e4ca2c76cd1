import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const DEFINITION = 'Definição: desconto = preço × porcentagem'

export const examples: Examples<typeof definition> = [
  {
    title: '15% de desconto em 199,90',
    on: '2026-11-14',
    input: { original_price: 199.9, discount_percent: 15 },
    result: { discountAmount: 29.99, discountPercent: 15, finalPrice: 169.91 },
    source: `${DEFINITION}: 199,90 × 0,15 = 29,985, arredondado a 29,99; 199,90 − 29,99 = 169,91`,
  },
  {
    title: 'Quanto foi o desconto de 80,00 para 60,00',
    on: '2026-11-14',
    input: { original_price: 80, final_price: 60 },
    result: { discountAmount: 20, discountPercent: 25, finalPrice: 60 },
    source: `${DEFINITION}: 20,00 ÷ 80,00 = 25%`,
  },
  {
    title: 'Sem desconto',
    on: '2026-11-14',
    input: { original_price: 50, discount_percent: 0 },
    result: { discountAmount: 0, discountPercent: 0, finalPrice: 50 },
    source: `${DEFINITION}: 50,00 × 0 = 0`,
  },
  {
    title: 'De graça',
    on: '2026-11-14',
    input: { original_price: 50, final_price: 0 },
    result: { discountAmount: 50, discountPercent: 100, finalPrice: 0 },
    source: `${DEFINITION}: 50,00 ÷ 50,00 = 100%`,
  },
  {
    title: 'Uma dízima: 3,00 por 2,00',
    on: '2026-11-14',
    input: { original_price: 3, final_price: 2 },
    result: { discountAmount: 1, discountPercent: 33.333333 },
    source: `${DEFINITION}: 1 ÷ 3 = 33,333333…%`,
  },
]
