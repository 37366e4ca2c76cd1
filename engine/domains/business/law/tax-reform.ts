import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface ReformYear {
  /** CBS rate set by law; null when the Senate sets the reference rate. */
  readonly cbs: Ratio | null
  /** Legal reduction of the CBS reference rate. */
  readonly cbsReduction: Ratio
  /** State and municipal IBS set by law; null when the Senate sets the rate. */
  readonly ibsState: Ratio | null
  readonly ibsMunicipal: Ratio | null
  /** Remaining share of the ICMS and ISS rates. */
  readonly icmsIssShare: Ratio
  /** True while PIS and Cofins are charged. */
  readonly pisCofins: boolean
  /** Test year: CBS and IBS are offset against PIS and Cofins, or waived. */
  readonly testYear: boolean
}

const LAW = 'Lei Complementar nº 214/2025 e Emenda Constitucional nº 132/2023'
const SOURCES = [
  'https://dicastributarias.blog.br/2025/06/22/as-regras-de-transicao-do-ibs-e-da-cbs-na-lei-complementar-no-214-25-e-os-equivocos-das-notas-tecnicas-dos-documentos-eletronicos',
  'https://ibs.curitiba.pr.gov.br/conteudo/linha-do-tempo/1677',
  'https://sisplansistemas.com.br/entendendo-o-iva-dual-cbs-e-ibs-explicados-copy',
] as const

const evidence = { status: 'verified', sources: SOURCES } as const
const norm = (article: string) => ({ act: LAW, article, published: '2025-01-16' as const, url: SOURCES[0] })

/** From 2029 the Senate sets both reference rates, and ICMS and ISS are phased out by tenths. */
const phaseOutYear = (share: string): ReformYear => ({
  cbs: null,
  cbsReduction: rate('0'),
  ibsState: null,
  ibsMunicipal: null,
  icmsIssShare: rate(share),
  pisCofins: false,
  testYear: false,
})

export default law<ReformYear>({
  id: 'tax-reform',
  title: 'Reforma tributária: transição para CBS e IBS',
  dateMeans: 'ano da operação',
  reviewedOn: '2026-11-14',
  words: {
    cbs: 'CBS',
    cbsReduction: 'Redução da CBS, em pontos',
    ibsState: 'IBS do estado',
    ibsMunicipal: 'IBS do município',
    icmsIssShare: 'Parte do ICMS e do ISS ainda cobrada',
    pisCofins: 'PIS e Cofins ainda cobrados',
    testYear: 'Ano de teste, sem recolhimento',
  },
  versions: [
    { from: '2033-01-01', norm: norm('ADCT, arts. 125 a 133; LC 214, arts. 342 a 369'), evidence, value: phaseOutYear('0') },
    { from: '2032-01-01', norm: norm('ADCT, art. 128; LC 214, arts. 342 a 369'), evidence, value: phaseOutYear('60') },
    { from: '2031-01-01', norm: norm('ADCT, art. 128; LC 214, arts. 342 a 369'), evidence, value: phaseOutYear('70') },
    { from: '2030-01-01', norm: norm('ADCT, art. 128; LC 214, arts. 342 a 369'), evidence, value: phaseOutYear('80') },
    { from: '2029-01-01', norm: norm('ADCT, art. 128; LC 214, arts. 342 a 369'), evidence, value: phaseOutYear('90') },
    {
      from: '2027-01-01',
      norm: norm('ADCT, arts. 126 e 127; LC 214, arts. 344 e 347'),
      evidence,
      value: {
        cbs: null,
        cbsReduction: rate('0.1'),
        ibsState: rate('0.05'),
        ibsMunicipal: rate('0.05'),
        icmsIssShare: rate('100'),
        pisCofins: false,
        testYear: false,
      },
    },
    {
      from: '2026-01-01',
      norm: norm('LC 214, arts. 343, 346 e 348, § 1º'),
      evidence,
      value: {
        cbs: rate('0.9'),
        cbsReduction: rate('0'),
        ibsState: rate('0.1'),
        ibsMunicipal: rate('0'),
        icmsIssShare: rate('100'),
        pisCofins: true,
        testYear: true,
      },
    },
  ],
})
