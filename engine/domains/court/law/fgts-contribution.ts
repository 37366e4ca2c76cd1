import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface FgtsContribution {
  /** Employer's contribution on pay, besides the deposit; never the worker's. */
  readonly onPay: Ratio
}

const LC110 = 'https://www.planalto.gov.br/ccivil_03/leis/lcp/lcp110.htm'
const TABLES = 'Tabelas do PJe-Calc 2.15.1 (Justiça do Trabalho)'

export default law<FgtsContribution>({
  id: 'fgts-contribution',
  title: 'Contribuição social de 0,5% sobre a folha (LC 110/2001)',
  dateMeans: 'mês de competência',
  reviewedOn: '2026-11-19',
  words: { onPay: 'Sobre a remuneração' },
  versions: [
    {
      from: '2007-01-01',
      norm: { act: 'Lei Complementar nº 110/2001', article: 'art. 2º, § 2º (fim do prazo de sessenta meses)', url: LC110 },
      evidence: { status: 'corroborated', sources: [LC110, TABLES] },
      value: { onPay: rate('0') },
    },
    {
      from: '2002-01-01',
      norm: { act: 'Lei Complementar nº 110/2001', article: 'art. 2º', published: '2001-06-30', url: LC110 },
      evidence: { status: 'corroborated', sources: [LC110, TABLES] },
      value: { onPay: rate('0.5') },
    },
    {
      from: '1967-01-01',
      norm: { act: 'Lei nº 5.107/1966', article: 'art. 2º: só o depósito', published: '1966-09-14' },
      evidence: { status: 'corroborated', sources: ['https://www.planalto.gov.br/ccivil_03/leis/l5107.htm', TABLES] },
      value: { onPay: rate('0') },
    },
  ],
})
