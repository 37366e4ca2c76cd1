import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

/** Employer's charges on a domestic worker in the DAE, besides amounts withheld from the worker. */
export interface Domestic {
  /** Rate on pay up to the INSS ceiling. */
  readonly employerInss: Ratio
  /** Work accident insurance, on the same base. */
  readonly gilrat: Ratio
  /** Rate on the whole pay. */
  readonly fgts: Ratio
  /** Rate on the whole pay; replaces the 40% fine. */
  readonly indemnity: Ratio
  /** Day of the next month. */
  readonly dueDay: number
}

const LC150 = 'https://www.planalto.gov.br/ccivil_03/leis/LCP/Lcp150.htm'
const L8212 = 'https://www.planalto.gov.br/ccivil_03/leis/L8212compilado.htm'

const RATES = { employerInss: rate('8'), gilrat: rate('0.8'), fgts: rate('8'), indemnity: rate('3.2') }

export default law<Domestic>({
  id: 'domestic',
  title: 'Emprego doméstico: guia única (DAE)',
  dateMeans: 'mês de competência',
  reviewedOn: '2026-11-15',
  words: {
    employerInss: 'INSS do empregador',
    gilrat: 'Seguro contra acidentes (GILRAT)',
    fgts: 'FGTS',
    indemnity: 'Reserva para a perda do emprego',
    dueDay: 'Dia do vencimento, no mês seguinte',
  },
  versions: [
    {
      from: '2024-03-01',
      norm: {
        act: 'Lei Complementar nº 150/2015, arts. 22, 34 e 35; Lei nº 14.438/2022; Lei nº 8.212/1991, art. 24',
        url: LC150,
      },
      evidence: { status: 'corroborated', sources: [LC150, L8212] },
      value: { ...RATES, dueDay: 20 },
    },
    {
      from: '2015-10-01',
      norm: {
        act: 'Lei Complementar nº 150/2015, arts. 22, 34 e 35; Lei nº 8.212/1991, art. 24 (Lei nº 13.202/2015)',
        published: '2015-06-02',
        url: LC150,
      },
      evidence: { status: 'verified', sources: [LC150, L8212] },
      value: { ...RATES, dueDay: 7 },
    },
  ],
})
