import { law, rate, reais } from '../../../core/dated.ts'
import type { Money } from '../../../core/money.ts'
import type { Ratio } from '../../../core/ratio.ts'

/** Presumed profit as a share of revenue, for IRPJ and CSLL. */
interface Presumption {
  readonly irpj: Ratio
  readonly csll: Ratio
}

export interface PresumedProfit {
  readonly presumption: {
    readonly services: Presumption
    readonly services_small: Presumption
    readonly commerce: Presumption
    readonly cargo: Presumption
    readonly passengers: Presumption
    readonly hospital: Presumption
  }
  /** Annual revenue up to which services use the smaller share (Lei 9.250/1995, art. 40). */
  readonly smallServicesUpTo: Money
  /** Annual revenue limit of the regime (Lei 9.718/1998, art. 13). */
  readonly annualLimit: Money
  readonly irpj: Ratio
  /** Applies to the quarterly base above this amount. */
  readonly additional: { readonly rate: Ratio; readonly above: Money }
  readonly csll: Ratio
  /** Cumulative PIS and Cofins on revenue; null from the year the CBS replaces them. */
  readonly turnover: { readonly pis: Ratio; readonly cofins: Ratio } | null
  /** LC 224/2025: the shares increase on revenue above an annual limit; each quarter has a part of it, plus what earlier ones left (IN RFB 2.306/2026). */
  readonly increase: { readonly above: Money; readonly aboveInYear: Money; readonly factor: Ratio; readonly onCsll: boolean } | null
  /** IRPJ and CSLL of a quarter may be paid in quotas, each at least `least` (Lei 9.430/1996, art. 5º). */
  readonly quotas: { readonly most: number; readonly least: Money }
}

const L9249 = 'https://www.planalto.gov.br/ccivil_03/LEIS/L9249.htm'
const L9430 = 'https://www.planalto.gov.br/ccivil_03/LEIS/L9430compilada.htm'

const OF_SERVICES = rate('32')
const OF_SALES = { irpj: rate('8'), csll: rate('12') }

const BASE: PresumedProfit = {
  presumption: {
    services: { irpj: OF_SERVICES, csll: OF_SERVICES },
    services_small: { irpj: rate('16'), csll: OF_SERVICES },
    commerce: OF_SALES,
    cargo: OF_SALES,
    passengers: { irpj: rate('16'), csll: rate('12') },
    hospital: OF_SALES,
  },
  smallServicesUpTo: reais('120000.00'),
  annualLimit: reais('78000000.00'),
  irpj: rate('15'),
  additional: { rate: rate('10'), above: reais('60000.00') },
  csll: rate('9'),
  turnover: { pis: rate('0.65'), cofins: rate('3') },
  increase: null,
  quotas: { most: 3, least: reais('1000.00') },
}
const INCREASE = { above: reais('1250000.00'), aboveInYear: reais('5000000.00'), factor: rate('110') }

const LC224 = {
  act: 'Lei nº 9.249/1995; Lei nº 9.430/1996; LC nº 224/2025',
  article: 'arts. 3º, 15 e 20; art. 5º; art. 4º',
  url: L9249,
}
const LC224_SOURCES = [L9249, L9430, 'LC nº 224/2025, art. 4º', 'IN RFB nº 2.305/2025 e nº 2.306/2026']
const DISPUTED = 'O aumento da presunção pela LC nº 224/2025 é discutido na Justiça.'

export default law<PresumedProfit>({
  id: 'presumed-profit',
  title: 'Lucro presumido',
  dateMeans: 'trimestre de apuração',
  reviewedOn: '2026-11-15',
  words: {
    presumption: 'Presunção do lucro',
    services: 'Serviços em geral',
    services_small: 'Serviços, receita anual pequena',
    commerce: 'Comércio e indústria',
    cargo: 'Transporte de cargas',
    passengers: 'Transporte de passageiros',
    hospital: 'Serviços hospitalares',
    irpj: 'IRPJ',
    csll: 'CSLL',
    smallServicesUpTo: 'Receita anual pequena, até',
    annualLimit: 'Receita máxima no ano',
    additional: 'Adicional do IRPJ',
    rate: 'Alíquota',
    above: 'Acima de, no trimestre',
    aboveInYear: 'Acima de, no ano',
    turnover: 'Sobre o faturamento',
    pis: 'PIS',
    cofins: 'Cofins',
    increase: 'Aumento da LC nº 224/2025',
    factor: 'Multiplica a presunção por',
    onCsll: 'Também na CSLL',
    quotas: 'Quotas',
    most: 'No máximo',
    least: 'Menor quota',
  },
  versions: [
    {
      from: '2027-01-01',
      norm: { act: 'Lei nº 9.249/1995; LC nº 224/2025; LC nº 214/2025', article: 'arts. 3º, 15 e 20; art. 4º', url: L9249 },
      evidence: { status: 'corroborated', sources: LC224_SOURCES },
      caveat: `${DISPUTED} Desde 2027 a CBS substitui PIS e Cofins, e a alíquota dela não está neste registro.`,
      value: { ...BASE, turnover: null, increase: { ...INCREASE, onCsll: true } },
    },
    {
      from: '2026-04-01',
      norm: LC224,
      evidence: { status: 'corroborated', sources: LC224_SOURCES },
      caveat: DISPUTED,
      value: { ...BASE, increase: { ...INCREASE, onCsll: true } },
    },
    {
      from: '2026-01-01',
      norm: LC224,
      evidence: { status: 'corroborated', sources: LC224_SOURCES },
      caveat: DISPUTED,
      value: { ...BASE, increase: { ...INCREASE, onCsll: false } },
    },
    {
      from: '2020-01-01',
      norm: { act: 'Lei nº 9.249/1995; Lei nº 9.430/1996; Lei nº 9.718/1998', article: 'arts. 3º, 15 e 20; art. 5º', url: L9249 },
      evidence: { status: 'verified', sources: [L9249, L9430] },
      value: BASE,
    },
  ],
})
