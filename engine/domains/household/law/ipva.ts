import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface StateIpva {
  /** Rate on the market value (FIPE) of an ordinary private car. */
  readonly rate: Ratio
  /** corroborated: two independent sources agree; reported: one, or sources that differ in detail. */
  readonly evidence: 'corroborated' | 'reported'
  /** Other rates of the same state, in Portuguese. */
  readonly note: string | null
}

export type Uf = (typeof UFS)[number]

// biome-ignore format: the 27 federative units, by letter
export const UFS = [
  'AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA',
  'PB', 'PE', 'PI', 'PR', 'RJ', 'RN', 'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO',
] as const

export type IpvaTable = Readonly<Record<Uf, StateIpva>>

const agreed = (percent: string, note: string | null = null): StateIpva => ({ rate: rate(percent), evidence: 'corroborated', note })
const reported = (percent: string, note: string | null = null): StateIpva => ({ rate: rate(percent), evidence: 'reported', note })

const IN_2026: IpvaTable = {
  AC: agreed('2'),
  AL: reported('3', 'há alíquotas menores e maiores conforme a potência'),
  AM: reported('2', '1,5% até 1.0, elétricos e híbridos'),
  AP: reported('3'),
  BA: agreed('2.5'),
  CE: reported('3', 'há alíquotas menores e maiores conforme a potência'),
  DF: reported('3', 'há fontes que informam 3,5%'),
  ES: agreed('2'),
  GO: agreed('3.75'),
  MA: reported('2.5', 'há alíquota de 3% para carros de valor maior'),
  MG: agreed('4'),
  MS: reported('3', 'a lei fixa 3,5%, reduzidos por decreto'),
  MT: reported('3', '2% para motor 1.0'),
  PA: agreed('2.5'),
  PB: agreed('2.5'),
  PE: agreed('2.4', '1,5% para gás natural'),
  PI: reported('2.5', 'há alíquota de 3% para carros de valor maior'),
  PR: agreed('1.9', '1% para utilitários e gás natural'),
  RJ: agreed('4', 'há alíquotas menores para gás natural, híbridos e elétricos'),
  RN: reported('3'),
  RO: reported('3'),
  RR: agreed('3'),
  RS: reported('3'),
  SC: agreed('2'),
  SE: agreed('2.5', 'há alíquota de 3% para carros de valor maior'),
  SP: agreed('4'),
  TO: agreed('2'),
}

export default law<IpvaTable>({
  id: 'ipva',
  title: 'IPVA de automóvel particular, por estado',
  dateMeans: 'ano do imposto',
  reviewedOn: '2026-11-14',
  words: { corroborated: 'Fontes concordam', reported: 'Uma só fonte', rate: 'Alíquota', evidence: 'Confirmação', note: 'Observação' },
  versions: [
    {
      from: '2026-01-01',
      norm: { act: 'Leis estaduais do IPVA (Constituição Federal, art. 155, III)' },
      evidence: {
        status: 'reported',
        sources: [
          'https://www.vrum.com.br/aceleradas/2025/08/7230786-parana-reduz-ipva-em-45-e-tera-menor-aliquota-do-brasil-veja-ranking.html',
          'https://corollaimportado.com.br/parana-corta-ipva-para-1-9-em-2026-e-assume-lideranca-entre-menores-aliquotas',
          'https://exame.com/brasil/veja-quais-sao-os-estados-com-o-ipva-mais-barato-do-brasil/',
        ],
      },
      value: IN_2026,
    },
    {
      from: '2025-01-01',
      norm: { act: 'Leis estaduais do IPVA (Constituição Federal, art. 155, III)' },
      evidence: {
        status: 'reported',
        sources: [
          'https://www.vrum.com.br/aceleradas/2025/08/7230786-parana-reduz-ipva-em-45-e-tera-menor-aliquota-do-brasil-veja-ranking.html',
          'https://novocantu.com.br/noticia/201280/apos-sete-anos-entre-os-ipvas-mais-caros-do-pais-ratinho-baixa-ipva-para-1-9-para-o-ano-eleitoral',
        ],
      },
      caveat: 'Do IPVA de 2025 registram-se as mudanças do Paraná e do Amazonas; nos demais estados supõe-se a alíquota de 2026.',
      value: { ...IN_2026, AM: reported('4', '3% até 1.0'), PR: agreed('3.5') },
    },
  ],
})
