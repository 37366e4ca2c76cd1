import { law, rate, reais } from '../../../core/dated.ts'
import type { Money } from '../../../core/money.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface CarneLeao {
  readonly code: string
  /** Minimum payment; a smaller amount waits for the next one of the same code (Lei 9.430/1996, art. 68). */
  readonly smallestSlip: Money
  /** Taxable share of a driver's income (Lei 7.713/1988, art. 9º); null when not recorded. */
  readonly transport: { readonly cargo: Ratio | null; readonly passengers: Ratio }
}

const L7713 = 'https://www.planalto.gov.br/ccivil_03/Leis/L7713compilada.htm'
const NORM = { act: 'Lei nº 7.713/1988; Lei nº 8.383/1991; Lei nº 9.430/1996', article: 'arts. 8º e 9º; art. 6º, II; art. 68', url: L7713 }
const EVIDENCE = { status: 'corroborated', sources: [L7713, 'https://github.com/ottodigitalmedia/calculo-oficial'] } as const
const SLIP = { code: '0190', smallestSlip: reais('10.00') }

export default law<CarneLeao>({
  id: 'carne-leao',
  title: 'Carnê-leão: recolhimento mensal da pessoa física',
  dateMeans: 'mês do recebimento',
  reviewedOn: '2026-11-15',
  words: {
    code: 'Código do DARF',
    smallestSlip: 'Menor DARF que se paga',
    transport: 'Parte tributada do frete ou da corrida',
    cargo: 'Transporte de cargas',
    passengers: 'Transporte de passageiros',
  },
  versions: [
    { from: '2013-01-01', norm: NORM, evidence: EVIDENCE, value: { ...SLIP, transport: { cargo: rate('10'), passengers: rate('60') } } },
    { from: '1997-01-01', norm: NORM, evidence: EVIDENCE, value: { ...SLIP, transport: { cargo: null, passengers: rate('60') } } },
  ],
})
