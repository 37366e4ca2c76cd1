import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['pejota', 'pessoa jurídica', 'vale a pena ser pj', 'pj ou clt', 'diferença entre clt e pj', 'quanto pedir como pj'],
  phrases: `
    clt x pj, carteira assinada ou pj, nota ou carteira, comparar clt e pj, registro ou nota, equivalência clt pj, ser pj ou clt,
    clt para pj, pejotização, salário pj equivalente, quanto vale pj em clt, diferença pj e clt`,
}
