import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface CourtInterest {
  /** Interest of labour credits against private employers. */
  readonly standard: { readonly monthly: Ratio; readonly compound: boolean; readonly counting: 'fraction' | 'fifteen_days' }
  /** Interest of labour credits against public bodies; `none` where the Selic is the index. */
  readonly treasury: 'standard' | 'half_percent' | 'savings' | 'none'
  /** Percent of each day under the regime that counts days. */
  readonly daily: Ratio
}

const L8177 = 'https://www.planalto.gov.br/ccivil_03/leis/l8177.htm'
const TABLES = 'Tabelas do PJe-Calc 2.15.1 (Justiça do Trabalho)'
const OJ7 = 'TST, Pleno, Orientação Jurisprudencial nº 7'
const DAILY = rate('0.0333333')
const ONE_PERCENT = { monthly: rate('1'), compound: false, counting: 'fraction' } as const

export default law<CourtInterest>({
  id: 'court-interest',
  title: 'Juros de mora da Justiça do Trabalho',
  dateMeans: 'dia em que os juros correm',
  reviewedOn: '2026-11-19',
  words: {
    standard: 'Contra empregador privado',
    monthly: 'Ao mês',
    compound: 'Capitalizados',
    counting: 'Contagem dos meses',
    fraction: 'Mês incompleto pelos dias',
    fifteen_days: 'Mês de quinze dias ou mais conta inteiro',
    treasury: 'Contra a Fazenda Pública',
    half_percent: '0,5% ao mês',
    savings: 'Juros da poupança',
    none: 'Nenhum: a Selic já os contém',
    daily: 'Ao dia, no regime diário',
  },
  versions: [
    {
      from: '2021-12-09',
      norm: {
        act: 'Emenda Constitucional nº 113/2021',
        article: 'art. 3º',
        published: '2021-12-09',
        url: 'https://www.planalto.gov.br/ccivil_03/constituicao/emendas/emc/emc113.htm',
      },
      evidence: { status: 'corroborated', sources: ['https://www.planalto.gov.br/ccivil_03/constituicao/emendas/emc/emc113.htm', TABLES] },
      value: { standard: ONE_PERCENT, treasury: 'none', daily: DAILY },
    },
    {
      from: '2009-06-30',
      norm: { act: 'Lei nº 9.494/1997, art. 1º-F (Lei nº 11.960/2009); TST, Pleno, OJ 7', published: '2009-06-30' },
      evidence: { status: 'corroborated', sources: [OJ7, TABLES] },
      value: { standard: ONE_PERCENT, treasury: 'savings', daily: DAILY },
    },
    {
      from: '2001-09-01',
      norm: { act: 'Lei nº 9.494/1997, art. 1º-F (MP nº 2.180-35/2001); TST, Pleno, OJ 7' },
      evidence: { status: 'corroborated', sources: [OJ7, TABLES] },
      value: { standard: ONE_PERCENT, treasury: 'half_percent', daily: DAILY },
    },
    {
      from: '1991-03-04',
      norm: { act: 'Lei nº 8.177/1991', article: 'art. 39, § 1º', published: '1991-03-04', url: L8177 },
      evidence: { status: 'corroborated', sources: [L8177, TABLES] },
      value: { standard: ONE_PERCENT, treasury: 'standard', daily: DAILY },
    },
    {
      from: '1987-02-27',
      norm: { act: 'Decreto-Lei nº 2.322/1987', article: 'art. 3º', published: '1987-02-27' },
      evidence: { status: 'corroborated', sources: ['https://www.planalto.gov.br/ccivil_03/decreto-lei/del2322.htm', TABLES] },
      value: { standard: { monthly: rate('1'), compound: true, counting: 'fifteen_days' }, treasury: 'standard', daily: DAILY },
    },
    {
      from: '1967-01-01',
      norm: { act: 'Código Civil de 1916', article: 'arts. 1.062 e 1.063' },
      evidence: { status: 'corroborated', sources: ['https://www.planalto.gov.br/ccivil_03/leis/l3071.htm', TABLES] },
      value: { standard: { monthly: rate('0.5'), compound: false, counting: 'fifteen_days' }, treasury: 'standard', daily: DAILY },
    },
  ],
})
