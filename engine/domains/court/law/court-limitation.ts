import { law } from '../../../core/dated.ts'

export interface CourtLimitation {
  /** Years before the filing that may be claimed. */
  readonly years: number
  /** Years after the end of the contract to file. */
  readonly yearsToFile: number
  /** Years of FGTS for a contract that began after `fgtsChangedOn`, and for an older one. */
  readonly fgtsYears: { readonly newer: number; readonly older: number }
  readonly fgtsChangedOn: `${number}-${number}-${number}`
}

const CONSTITUTION = 'https://www.planalto.gov.br/ccivil_03/constituicao/constituicao.htm'
const ARE = 'STF, ARE 709.212 (Tema 608)'
/** Thirty years before the judgment: an older contract keeps the longer term during the transition. */
const CHANGED = '1989-11-13'

export default law<CourtLimitation>({
  id: 'court-limitation',
  title: 'Prescrição trabalhista',
  dateMeans: 'ajuizamento da ação',
  reviewedOn: '2026-11-19',
  words: {
    years: 'Anos antes do ajuizamento',
    yearsToFile: 'Anos depois do fim do contrato',
    fgtsYears: 'Anos de FGTS',
    newer: 'Contrato começado depois do marco',
    older: 'Contrato mais antigo',
    fgtsChangedOn: 'Marco',
  },
  versions: [
    {
      from: '2019-11-13',
      norm: { act: 'Constituição Federal, art. 7º, XXIX; STF, ARE 709.212; Súmula 362 do TST', url: CONSTITUTION },
      evidence: { status: 'corroborated', sources: [CONSTITUTION, ARE] },
      value: { years: 5, yearsToFile: 2, fgtsYears: { newer: 5, older: 5 }, fgtsChangedOn: CHANGED },
    },
    {
      from: '2014-11-13',
      norm: { act: 'Constituição Federal, art. 7º, XXIX; STF, ARE 709.212 (modulação); Súmula 362 do TST', url: CONSTITUTION },
      evidence: { status: 'corroborated', sources: [CONSTITUTION, ARE] },
      value: { years: 5, yearsToFile: 2, fgtsYears: { newer: 5, older: 30 }, fgtsChangedOn: CHANGED },
    },
    {
      from: '1990-05-14',
      norm: { act: 'Constituição Federal, art. 7º, XXIX; Lei nº 8.036/1990, art. 23, § 5º', url: CONSTITUTION },
      evidence: { status: 'corroborated', sources: [CONSTITUTION, ARE] },
      value: { years: 5, yearsToFile: 2, fgtsYears: { newer: 30, older: 30 }, fgtsChangedOn: CHANGED },
    },
    {
      from: '1988-10-05',
      norm: { act: 'Constituição Federal, art. 7º, XXIX; Súmula 95 do TST', url: CONSTITUTION },
      evidence: { status: 'corroborated', sources: [CONSTITUTION, ARE] },
      value: { years: 5, yearsToFile: 2, fgtsYears: { newer: 30, older: 30 }, fgtsChangedOn: CHANGED },
    },
  ],
})
