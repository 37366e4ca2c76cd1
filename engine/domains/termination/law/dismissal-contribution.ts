import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

/** Employer contribution to the Treasury on dismissal without cause, in addition to the worker's fine. */
export interface DismissalContribution {
  /** Rate on all FGTS deposits of the contract with their yield. */
  readonly rate: Ratio
}

const LC110 = 'https://www.planalto.gov.br/ccivil_03/leis/lcp/lcp110.htm'

export default law<DismissalContribution>({
  id: 'dismissal-contribution',
  title: 'Contribuição social na dispensa sem justa causa',
  dateMeans: 'data do desligamento',
  reviewedOn: '2026-11-15',
  words: { rate: 'Alíquota sobre os depósitos do FGTS' },
  versions: [
    {
      from: '2020-01-01',
      norm: { act: 'Lei nº 13.932/2019', article: 'art. 12', published: '2019-12-12' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://blog.jcacontadores.com.br/?p=3575',
          'http://www.rmmgadvogados.com.br/pt/publicacoes-todas/contribuicao-social-de-10-do-fgts-e-extinta.html',
        ],
      },
      value: { rate: rate('0') },
    },
    {
      // Art. 14 started it 90 days after publication, but the STF suspended that from the outset (ADI 2.556): due from the following year.
      from: '2002-01-01',
      norm: { act: 'Lei Complementar nº 110/2001', article: 'art. 1º', published: '2001-06-30', url: LC110 },
      evidence: {
        status: 'corroborated',
        sources: [
          LC110,
          'https://blog.jcacontadores.com.br/?p=3575',
          'https://jurisprudencia.juristas.com.br/jurisprudencias/post/stf-adi-2556-mc-df-distrito-federal-medida-cautelar-na-ac3a7c3a3o-direta-de-inconstitucionalidade',
          'https://tributa.net/extincao-da-contribuicao-social-10-fgts',
        ],
      },
      value: { rate: rate('10') },
    },
    {
      from: '1990-10-12',
      norm: { act: 'Lei nº 8.036/1990', article: 'art. 18', url: 'https://www.planalto.gov.br/ccivil_03/leis/l8036consol.htm' },
      evidence: { status: 'corroborated', sources: ['https://www.planalto.gov.br/ccivil_03/leis/l8036consol.htm', LC110] },
      value: { rate: rate('0') },
    },
  ],
})
