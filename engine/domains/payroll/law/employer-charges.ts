import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface EmployerCharges {
  /** Employer's social security, without ceiling (Lei 8.212/1991, art. 22, I). */
  readonly inss: Ratio
  /** Accident risk (RAT) by activity, before the company's factor (FAP). */
  readonly rat: { readonly light: Ratio; readonly medium: Ratio; readonly serious: Ratio; readonly largestFactor: number }
  /** Education, INCRA, S-system and SEBRAE for commerce, industry and most services (FPAS 507 and 515). */
  readonly thirdParties: {
    readonly education: Ratio
    readonly incra: Ratio
    readonly training: Ratio
    readonly socialService: Ratio
    readonly sebrae: Ratio
  }
  readonly fgts: Ratio
  /** LC 110/2001, art. 2º: same base as the FGTS, paid to the Treasury instead of the worker. */
  readonly socialContribution: Ratio | null
  /** True when the Simples Nacional exists; it replaces most of these charges. */
  readonly simplesNacional: boolean
}

const L8212 = 'https://www.planalto.gov.br/ccivil_03/leis/l8212cons.htm'
const L8036 = 'https://www.planalto.gov.br/ccivil_03/leis/l8036consol.htm'

const RAT = { light: rate('1'), medium: rate('2'), serious: rate('3'), largestFactor: 1 }
const RAT_WITH_FAP = { ...RAT, largestFactor: 2 }
const THIRD_PARTIES = {
  education: rate('2.5'),
  incra: rate('0.2'),
  training: rate('1'),
  socialService: rate('1.5'),
  sebrae: rate('0.6'),
}

const CURRENT_SOURCES = [
  L8212,
  L8036,
  'https://portaldacontabilidade.clmcontroller.com.br/quanto-custa-um-funcionario-para-empresa-lucro-presumido',
  'https://mitraassessoria.com.br/post/custo-funcionario',
  'https://www.sitesa.com.br/contabil/conteudo_trabalhista/procedimentos/p_previdencia/c16.html',
]

export default law<EmployerCharges>({
  id: 'employer-charges',
  title: 'Encargos do empregador sobre a folha',
  dateMeans: 'mês de competência',
  reviewedOn: '2026-11-14',
  words: {
    inss: 'Contribuição patronal ao INSS',
    rat: 'RAT, pelo grau de risco',
    light: 'Leve',
    medium: 'Médio',
    serious: 'Grave',
    largestFactor: 'Maior FAP',
    thirdParties: 'Terceiros',
    education: 'Salário-educação',
    incra: 'Incra',
    training: 'Senai ou Senac',
    socialService: 'Sesi ou Sesc',
    sebrae: 'Sebrae',
    fgts: 'FGTS',
    socialContribution: 'Contribuição social da LC nº 110/2001',
    rate: 'Alíquota',
    simplesNacional: 'Há o Simples Nacional, que substitui a maior parte destes encargos',
  },
  sameAs: { fgts: 'fgts/depositRate' },
  versions: [
    {
      from: '2010-01-01',
      norm: {
        act: 'Lei nº 8.212/1991; Lei nº 8.036/1990; Decreto nº 6.957/2009 (FAP)',
        article: 'art. 22 da Lei nº 8.212/1991; art. 15 da Lei nº 8.036/1990',
        url: L8212,
      },
      evidence: { status: 'corroborated', sources: CURRENT_SOURCES },
      value: {
        inss: rate('20'),
        rat: RAT_WITH_FAP,
        thirdParties: THIRD_PARTIES,
        fgts: rate('8'),
        socialContribution: null,
        simplesNacional: true,
      },
    },
    {
      from: '2007-07-01',
      norm: {
        act: 'Lei nº 8.212/1991; Lei nº 8.036/1990; Lei Complementar nº 123/2006',
        article: 'art. 22 da Lei nº 8.212/1991; art. 13 da LC nº 123/2006',
        url: L8212,
      },
      evidence: { status: 'corroborated', sources: CURRENT_SOURCES },
      value: {
        inss: rate('20'),
        rat: RAT,
        thirdParties: THIRD_PARTIES,
        fgts: rate('8'),
        socialContribution: null,
        simplesNacional: true,
      },
    },
    {
      from: '2007-01-01',
      norm: {
        act: 'Lei nº 8.212/1991; Lei nº 8.036/1990',
        article: 'art. 22 da Lei nº 8.212/1991; art. 15 da Lei nº 8.036/1990',
        url: L8212,
      },
      evidence: { status: 'corroborated', sources: CURRENT_SOURCES },
      value: {
        inss: rate('20'),
        rat: RAT,
        thirdParties: THIRD_PARTIES,
        fgts: rate('8'),
        socialContribution: null,
        simplesNacional: false,
      },
    },
    {
      from: '2002-01-01',
      norm: {
        act: 'Lei nº 8.212/1991; Lei nº 8.036/1990; Lei Complementar nº 110/2001',
        article: 'art. 22 da Lei nº 8.212/1991; art. 2º da LC nº 110/2001',
        url: L8212,
      },
      evidence: {
        status: 'corroborated',
        sources: [
          ...CURRENT_SOURCES,
          'https://vlex.com.br/vid/es-sociais-lei-complementar-n-533824322',
          'http://www.sato.adm.br/guiadp/BcoLegis/bcolegis_lei_complementar_n_110_290601.htm',
        ],
      },
      value: {
        inss: rate('20'),
        rat: RAT,
        thirdParties: THIRD_PARTIES,
        fgts: rate('8'),
        socialContribution: rate('0.5'),
        simplesNacional: false,
      },
    },
    {
      from: '1999-11-26',
      norm: {
        act: 'Lei nº 8.212/1991, na redação da Lei nº 9.876/1999; Lei nº 8.036/1990',
        article: 'art. 22 da Lei nº 8.212/1991',
        url: L8212,
      },
      evidence: { status: 'corroborated', sources: CURRENT_SOURCES },
      value: {
        inss: rate('20'),
        rat: RAT,
        thirdParties: THIRD_PARTIES,
        fgts: rate('8'),
        socialContribution: null,
        simplesNacional: false,
      },
    },
    {
      from: '1994-07-01',
      norm: {
        act: 'Lei nº 8.212/1991; Lei nº 8.036/1990; Lei nº 8.154/1990',
        article: 'art. 22 da Lei nº 8.212/1991; art. 15 da Lei nº 8.036/1990',
        url: L8036,
      },
      evidence: {
        status: 'reported',
        sources: [L8036, 'https://www.sitesa.com.br/contabil/conteudo_trabalhista/procedimentos/p_previdencia/c16.html'],
      },
      caveat:
        'Encargos do empregador anteriores a novembro de 1999: as contribuições a terceiros têm uma única fonte secundária; o FGTS de 8% está na lei desde 1990.',
      value: {
        inss: rate('20'),
        rat: RAT,
        thirdParties: THIRD_PARTIES,
        fgts: rate('8'),
        socialContribution: null,
        simplesNacional: false,
      },
    },
  ],
})
