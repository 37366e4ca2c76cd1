import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface ItbiTable {
  /** City rate on the price; first-home discounts differ by city. */
  readonly cities: Readonly<Record<'sao_paulo' | 'belo_horizonte' | 'porto_alegre' | 'campinas' | 'manaus', Ratio>>
}

export default law<ItbiTable>({
  id: 'itbi',
  title: 'ITBI de algumas cidades',
  dateMeans: 'dia da compra do imóvel',
  reviewedOn: '2026-11-14',
  words: {
    cities: 'Cidades',
    sao_paulo: 'São Paulo',
    belo_horizonte: 'Belo Horizonte',
    porto_alegre: 'Porto Alegre',
    campinas: 'Campinas',
    manaus: 'Manaus',
  },
  versions: [
    {
      from: '2026-01-01',
      norm: { act: 'Constituição Federal e leis municipais', article: 'art. 156, II (base: o preço declarado, STJ, Tema 1.113)' },
      evidence: {
        status: 'corroborated',
        sources: ['https://nradvocacia.com.br/?p=13712', 'https://calculadorabrasil.com.br/imoveis-e-veiculos/itbi-escritura-e-registro'],
      },
      caveat:
        'A alíquota do ITBI é de lei municipal e aqui não vem do texto dela: confira com a prefeitura, que pode dar desconto no primeiro imóvel.',
      value: {
        cities: { sao_paulo: rate('3'), belo_horizonte: rate('3'), porto_alegre: rate('3'), campinas: rate('2.7'), manaus: rate('2') },
      },
    },
  ],
})
