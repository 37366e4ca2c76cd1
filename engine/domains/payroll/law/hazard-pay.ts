import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface HazardPay {
  /** Rates on the minimum wage, or on the base set by a collective norm. */
  readonly unhealthy: { readonly minimum: Ratio; readonly medium: Ratio; readonly maximum: Ratio }
  /** Rate on the salary without bonuses, prizes and profit sharing. */
  readonly dangerous: Ratio
  /** Workers covered by art. 193. */
  readonly dangerousWork: readonly string[]
}

const CLT = 'https://www.planalto.gov.br/ccivil_03/Decreto-Lei/Del5452compilado.htm'

const L7369 = 'https://www.meuvademecumonline.com.br/legislacao/leis_ordinarias/4774/pagina_12/29/7-369-de-20-9-85'

const UNHEALTHY = { minimum: rate('10'), medium: rate('20'), maximum: rate('40') }
const FLAMMABLE = 'Inflamáveis ou explosivos'
const SINCE_2012 = ['Inflamáveis, explosivos ou energia elétrica', 'Segurança pessoal ou patrimonial']
const SINCE_2014 = [...SINCE_2012, 'Trabalho em motocicleta']

export default law<HazardPay>({
  id: 'hazard-pay',
  title: 'Insalubridade e periculosidade',
  dateMeans: 'mês trabalhado',
  reviewedOn: '2026-11-15',
  words: {
    unhealthy: 'Insalubridade',
    minimum: 'Grau mínimo',
    medium: 'Grau médio',
    maximum: 'Grau máximo',
    dangerous: 'Periculosidade',
    dangerousWork: 'Trabalho perigoso',
  },
  versions: [
    {
      from: '2023-09-21',
      norm: { act: 'CLT, arts. 192 e 193 (Lei nº 14.684/2023)', published: '2023-09-21', url: CLT },
      evidence: { status: 'verified', sources: [CLT] },
      value: { unhealthy: UNHEALTHY, dangerous: rate('30'), dangerousWork: [...SINCE_2014, 'Agentes das autoridades de trânsito'] },
    },
    {
      from: '2014-06-20',
      norm: { act: 'CLT, arts. 192 e 193 (Lei nº 12.997/2014)', published: '2014-06-20', url: CLT },
      evidence: { status: 'verified', sources: [CLT] },
      value: { unhealthy: UNHEALTHY, dangerous: rate('30'), dangerousWork: SINCE_2014 },
    },
    {
      from: '2012-12-10',
      norm: { act: 'CLT, arts. 192 e 193 (Lei nº 12.740/2012)', published: '2012-12-10', url: CLT },
      evidence: { status: 'verified', sources: [CLT] },
      value: { unhealthy: UNHEALTHY, dangerous: rate('30'), dangerousWork: SINCE_2012 },
    },
    {
      from: '1985-09-23',
      norm: { act: 'CLT, arts. 192 e 193 (Lei nº 6.514/1977); Lei nº 7.369/1985', published: '1985-09-23', url: L7369 },
      evidence: {
        status: 'corroborated',
        sources: [
          L7369,
          'https://jus.com.br/artigos/27590/reflexos-da-lei-n-12-740-12-sobre-a-base-de-calculo-do-adicional-de-periculosidade-dos-eletricitarios',
        ],
      },
      caveat:
        'Até 2012 o adicional do setor elétrico era sobre o salário que se recebia, com os outros adicionais (Lei nº 7.369/1985, art. 1º; Súmula TST 191), e não só sobre o salário base.',
      value: { unhealthy: UNHEALTHY, dangerous: rate('30'), dangerousWork: [FLAMMABLE, 'Setor de energia elétrica'] },
    },
    {
      from: '1977-12-23',
      norm: { act: 'CLT, arts. 192 e 193 (Lei nº 6.514/1977)', published: '1977-12-23', url: CLT },
      evidence: { status: 'verified', sources: [CLT] },
      value: { unhealthy: UNHEALTHY, dangerous: rate('30'), dangerousWork: [FLAMMABLE] },
    },
  ],
})
