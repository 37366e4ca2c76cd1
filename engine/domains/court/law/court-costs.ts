import { law, rate, reais } from '../../../core/dated.ts'
import type { Money } from '../../../core/money.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface CourtCosts {
  /** Share of the judgment, with a floor that applies to any amount above zero. */
  readonly knowledge: { readonly rate: Ratio; readonly floor: Money; readonly ceilingTimes: number | null }
  readonly settlement: { readonly rate: Ratio; readonly ceiling: Money }
  readonly appraisal: { readonly rate: Ratio; readonly ceiling: Money }
  /** Share of the appraised value for each day of storage. */
  readonly storageDaily: Ratio
  readonly acts: {
    readonly urbanActs: Money
    readonly ruralActs: Money
    readonly instrumentAppeal: Money
    readonly petitionAppeal: Money
    readonly settlementObjection: Money
    readonly auctionMotion: Money
    readonly executionMotion: Money
    readonly thirdPartyMotion: Money
    readonly reviewAppeal: Money
  }
}

const CLT = 'https://www.planalto.gov.br/ccivil_03/decreto-lei/del5452.htm'
const TABLES = 'Tabelas do PJe-Calc 2.15.1 (Justiça do Trabalho)'

/** Amounts of Lei 10.537/2002, never updated since. */
const COMMON = {
  settlement: { rate: rate('0.5'), ceiling: reais('638.46') },
  appraisal: { rate: rate('5'), ceiling: reais('1915.38') },
  storageDaily: rate('0.1'),
  acts: {
    urbanActs: reais('11.06'),
    ruralActs: reais('22.13'),
    instrumentAppeal: reais('44.26'),
    petitionAppeal: reais('44.26'),
    settlementObjection: reais('55.35'),
    auctionMotion: reais('44.26'),
    executionMotion: reais('44.26'),
    thirdPartyMotion: reais('44.26'),
    reviewAppeal: reais('55.35'),
  },
}

export default law<CourtCosts>({
  id: 'court-costs',
  title: 'Custas da Justiça do Trabalho',
  dateMeans: 'ajuizamento da ação',
  reviewedOn: '2026-11-19',
  words: {
    knowledge: 'Custas de conhecimento',
    rate: 'Percentual',
    floor: 'Mínimo',
    ceilingTimes: 'Máximo, em tetos do INSS',
    settlement: 'Custas de liquidação',
    ceiling: 'Máximo',
    appraisal: 'Auto de arrematação, adjudicação ou remição',
    storageDaily: 'Armazenagem por dia',
    acts: 'Atos',
    urbanActs: 'Ato de oficial de justiça em zona urbana',
    ruralActs: 'Ato de oficial de justiça em zona rural',
    instrumentAppeal: 'Agravo de instrumento',
    petitionAppeal: 'Agravo de petição',
    settlementObjection: 'Impugnação à sentença de liquidação',
    auctionMotion: 'Embargos à arrematação',
    executionMotion: 'Embargos à execução',
    thirdPartyMotion: 'Embargos de terceiro',
    reviewAppeal: 'Recurso de revista',
  },
  versions: [
    {
      from: '2017-11-11',
      norm: { act: 'CLT, arts. 789, 789-A e 789-B', article: 'com a Lei nº 13.467/2017', published: '2017-07-13', url: CLT },
      evidence: { status: 'corroborated', sources: [CLT, TABLES] },
      value: { knowledge: { rate: rate('2'), floor: reais('10.64'), ceilingTimes: 4 }, ...COMMON },
    },
    {
      from: '2002-09-27',
      norm: { act: 'CLT, arts. 789, 789-A e 789-B', article: 'com a Lei nº 10.537/2002', published: '2002-08-27', url: CLT },
      evidence: { status: 'corroborated', sources: [CLT, TABLES] },
      value: { knowledge: { rate: rate('2'), floor: reais('10.64'), ceilingTimes: null }, ...COMMON },
    },
  ],
})
