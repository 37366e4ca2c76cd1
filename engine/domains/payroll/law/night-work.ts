import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

interface NightRule {
  readonly from: string
  readonly to: string
  readonly premium: Ratio
  /** Clock seconds per counted hour: 3,150 where the law shortens the night hour, otherwise 3,600. */
  readonly hourSeconds: number
}

export interface NightWork {
  readonly urban: NightRule
  /** Null before the law covered domestic workers. */
  readonly domestic: NightRule | null
  readonly crop: NightRule | null
  readonly livestock: NightRule | null
}

const CLT = 'https://www.planalto.gov.br/ccivil_03/Decreto-Lei/Del5452compilado.htm'
const L5889 = 'https://www.planalto.gov.br/ccivil_03/leis/L5889.htm'
const LC150 = 'https://www.planalto.gov.br/ccivil_03/leis/LCP/Lcp150.htm'

const URBAN: NightRule = { from: '22:00', to: '05:00', premium: rate('20'), hourSeconds: 3150 }
const RURAL = {
  crop: { from: '21:00', to: '05:00', premium: rate('25'), hourSeconds: 3600 },
  livestock: { from: '20:00', to: '04:00', premium: rate('25'), hourSeconds: 3600 },
}

export default law<NightWork>({
  id: 'night-work',
  title: 'Trabalho noturno',
  dateMeans: 'mês trabalhado',
  reviewedOn: '2026-11-15',
  words: {
    urban: 'Urbano',
    domestic: 'Doméstico',
    crop: 'Rural, na lavoura',
    livestock: 'Rural, na pecuária',
    from: 'Começa às',
    to: 'Termina às',
    premium: 'Adicional',
    hourSeconds: 'Segundos da hora noturna',
  },
  versions: [
    {
      from: '2015-06-02',
      norm: { act: 'CLT, art. 73; Lei nº 5.889/1973, art. 7º; Lei Complementar nº 150/2015, art. 14', published: '2015-06-02', url: LC150 },
      evidence: { status: 'verified', sources: [LC150, CLT, L5889] },
      value: { urban: URBAN, domestic: URBAN, ...RURAL },
    },
    {
      from: '1973-06-11',
      norm: { act: 'CLT, art. 73; Lei nº 5.889/1973, art. 7º', published: '1973-06-11', url: L5889 },
      evidence: { status: 'verified', sources: [L5889, CLT] },
      value: { urban: URBAN, domestic: null, ...RURAL },
    },
    {
      from: '1946-08-28',
      norm: { act: 'CLT, art. 73 (Decreto-Lei nº 9.666/1946)', published: '1946-08-28', url: CLT },
      evidence: { status: 'verified', sources: [CLT] },
      value: { urban: URBAN, domestic: null, crop: null, livestock: null },
    },
  ],
})
