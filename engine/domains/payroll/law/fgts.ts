import { law, rate } from '../../../core/dated.ts'
import type { Ratio, Rounding } from '../../../core/ratio.ts'

export interface Fgts {
  /** Share of the month's pay, including 13th salary and notice. */
  readonly depositRate: Ratio
  readonly apprenticeDepositRate: Ratio
  /** Rounding of each deposit to the centavo. */
  readonly depositRounding: Exclude<Rounding, 'halfEven'>
  /** Annual interest, in addition to the TR. */
  readonly annualYield: Ratio
  /** True when the Council must raise the annual yield to the IPCA. */
  readonly inflationFloor: boolean
  /** Fine on all deposits of the contract, including their yield. `agreement` is null before the law introduced it. */
  readonly terminationFine: { readonly dismissal: Ratio; readonly agreement: Ratio | null }
  /** Share of the account that may be withdrawn at the end of the contract. */
  readonly withdrawal: { readonly dismissal: Ratio; readonly agreement: Ratio | null; readonly fixedTermEnd: Ratio }
}

const LAW = 'https://www.planalto.gov.br/ccivil_03/leis/l8036consol.htm'
/** FGTS Digital uses the deposits of S-5003 and S-5013 from the competence March 2024. */
const FGTS_DIGITAL = 'https://otrabalhador.com/fgts/manual-de-orientacao-do-fgts-digital-tem-nova-versao'
const CLT = 'https://www.planalto.gov.br/ccivil_03/decreto-lei/del5452.htm'

export default law<Fgts>({
  id: 'fgts',
  title: 'FGTS: depósito, juros, multa e saque na rescisão',
  dateMeans: 'mês de competência; na rescisão, data do desligamento',
  reviewedOn: '2026-11-14',
  words: {
    depositRate: 'Depósito mensal',
    apprenticeDepositRate: 'Depósito do aprendiz',
    depositRounding: 'O centavo do depósito',
    halfUp: 'Arredondado',
    truncate: 'Truncado',
    annualYield: 'Juros ao ano',
    inflationFloor: 'Rendimento ao menos igual ao IPCA',
    terminationFine: 'Multa na rescisão',
    dismissal: 'Sem justa causa',
    agreement: 'Acordo',
    withdrawal: 'Parte que se pode sacar',
    fixedTermEnd: 'Fim do contrato a prazo',
  },
  versions: [
    {
      from: '2024-06-12',
      norm: {
        act: 'Lei nº 8.036/1990, arts. 13, 15, 18 e 20; CLT, art. 484-A; STF, ADI 5.090; manual do eSocial, S-5003, item 1.13',
        url: LAW,
      },
      evidence: {
        status: 'corroborated',
        sources: [LAW, CLT, FGTS_DIGITAL, 'https://www.estadao.com.br/economia/fgts-conselho-reuniao-distribuicao-lucros/'],
      },
      value: {
        depositRate: rate('8'),
        apprenticeDepositRate: rate('2'),
        depositRounding: 'truncate',
        annualYield: rate('3'),
        inflationFloor: true,
        terminationFine: { dismissal: rate('40'), agreement: rate('20') },
        withdrawal: { dismissal: rate('100'), agreement: rate('80'), fixedTermEnd: rate('100') },
      },
    },
    {
      from: '2024-03-01',
      norm: {
        act: 'Lei nº 8.036/1990, arts. 13, 15, 18 e 20; CLT, art. 484-A; Portaria MTE nº 240/2024; manual do eSocial, S-5003, item 1.13',
        url: LAW,
      },
      evidence: { status: 'corroborated', sources: [LAW, CLT, FGTS_DIGITAL] },
      value: {
        depositRate: rate('8'),
        apprenticeDepositRate: rate('2'),
        depositRounding: 'truncate',
        annualYield: rate('3'),
        inflationFloor: false,
        terminationFine: { dismissal: rate('40'), agreement: rate('20') },
        withdrawal: { dismissal: rate('100'), agreement: rate('80'), fixedTermEnd: rate('100') },
      },
      proof: {
        of: '2000.07',
        is: '160.00',
        source: 'Manual de Orientação do eSocial, S-5003, item 1.13: 8% de 2.000,07 são 160,0056, truncados',
      },
    },
    {
      from: '2017-11-11',
      norm: {
        act: 'Lei nº 8.036/1990, arts. 13, 15, 18 e 20; CLT, art. 484-A (Lei nº 13.467/2017)',
        url: LAW,
      },
      evidence: { status: 'corroborated', sources: [LAW, CLT, 'https://github.com/ottodigitalmedia/calculo-oficial'] },
      value: {
        depositRate: rate('8'),
        apprenticeDepositRate: rate('2'),
        depositRounding: 'halfUp',
        annualYield: rate('3'),
        inflationFloor: false,
        terminationFine: { dismissal: rate('40'), agreement: rate('20') },
        withdrawal: { dismissal: rate('100'), agreement: rate('80'), fixedTermEnd: rate('100') },
      },
    },
    {
      from: '2000-12-20',
      norm: {
        act: 'Lei nº 8.036/1990, arts. 13, 15, 18 e 20, com o art. 15, § 7º, da Lei nº 10.097/2000',
        url: LAW,
      },
      evidence: { status: 'reported', sources: [LAW] },
      value: {
        depositRate: rate('8'),
        apprenticeDepositRate: rate('2'),
        depositRounding: 'halfUp',
        annualYield: rate('3'),
        inflationFloor: false,
        terminationFine: { dismissal: rate('40'), agreement: null },
        withdrawal: { dismissal: rate('100'), agreement: null, fixedTermEnd: rate('100') },
      },
    },
    {
      from: '1990-05-14',
      norm: { act: 'Lei nº 8.036/1990', article: 'arts. 13, 15, 18 e 20', published: '1990-05-14', url: LAW },
      evidence: { status: 'reported', sources: [LAW] },
      value: {
        depositRate: rate('8'),
        // Lei 10.097/2000 introduced the reduced rate of apprentices.
        apprenticeDepositRate: rate('8'),
        depositRounding: 'halfUp',
        annualYield: rate('3'),
        inflationFloor: false,
        terminationFine: { dismissal: rate('40'), agreement: null },
        withdrawal: { dismissal: rate('100'), agreement: null, fixedTermEnd: rate('100') },
      },
    },
  ],
})
