import { law, rate, reais } from '../../../core/dated.ts'
import type { Money } from '../../../core/money.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface PropertyRelief {
  /** Exempt sale price of the owner's only property (Lei 9.250/1995, art. 23). */
  readonly onlyPropertyUpTo: Money
  /** Minimum years between sales for the exemption, and between uses of the 180-day relief. */
  readonly yearsBetween: number
  /** Limit for low-value goods (Lei 9.250/1995, art. 22). */
  readonly smallValueUpTo: Money
  /** Days to buy another home (Lei 11.196/2005, art. 39). */
  readonly reinvestmentDays: number
  /** Reduction of the gain: full for purchases until `wholeUpTo`, then `step` less per year until `lastYear` (Lei 7.713/1988, art. 18). */
  readonly oldPurchase: { readonly wholeUpTo: number; readonly step: Ratio; readonly lastYear: number }
  /** Monthly growth rates that divide the gain (Lei 11.196/2005, art. 40): FR1 until `firstEndsIn`, FR2 afterwards. */
  readonly reduction: { readonly firstRate: Ratio; readonly secondRate: Ratio; readonly startsIn: string; readonly firstEndsIn: string }
}

const L11196 = 'https://www.planalto.gov.br/ccivil_03/_Ato2004-2006/2005/Lei/L11196compilado.htm'

export default law<PropertyRelief>({
  id: 'property-relief',
  title: 'Venda de imóvel: isenções e reduções do ganho de capital',
  dateMeans: 'data da venda',
  reviewedOn: '2026-11-15',
  words: {
    onlyPropertyUpTo: 'Único imóvel, isento até',
    yearsBetween: 'Anos sem outra venda ou sem usar o benefício',
    smallValueUpTo: 'Bem de pequeno valor, isento até',
    reinvestmentDays: 'Dias para comprar outra moradia',
    oldPurchase: 'Imóvel comprado até 1988',
    wholeUpTo: 'Redução total se comprado até',
    step: 'A menos por ano seguinte',
    lastYear: 'Último ano com redução',
    reduction: 'Fatores de redução',
    firstRate: 'Fator FR1, ao mês',
    secondRate: 'Fator FR2, ao mês',
    startsIn: 'FR1 conta desde',
    firstEndsIn: 'FR1 conta até',
  },
  versions: [
    {
      from: '2005-10-14',
      norm: {
        act: 'Lei nº 11.196/2005; Lei nº 9.250/1995; Lei nº 7.713/1988',
        article: 'arts. 38 a 40; arts. 22 e 23; art. 18',
        published: '2005-11-22',
        url: L11196,
      },
      evidence: {
        status: 'verified',
        sources: [
          L11196,
          'https://www.planalto.gov.br/ccivil_03/LEIS/L9250compilado.htm',
          'https://www.planalto.gov.br/ccivil_03/Leis/L7713compilada.htm',
          'http://apoiotributario.blogspot.com/2009/04/como-calcular-o-ganho-de-capital-da.html',
        ],
      },
      value: {
        onlyPropertyUpTo: reais('440000.00'),
        yearsBetween: 5,
        smallValueUpTo: reais('35000.00'),
        reinvestmentDays: 180,
        oldPurchase: { wholeUpTo: 1969, step: rate('5'), lastYear: 1988 },
        reduction: { firstRate: rate('0.60'), secondRate: rate('0.35'), startsIn: '1996-01', firstEndsIn: '2005-11' },
      },
    },
  ],
})
