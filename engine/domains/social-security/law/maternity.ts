import { law } from '../../../core/dated.ts'

/** Leave days for adopting a child up to an age; null means any age. */
interface Adoption {
  readonly childUpTo: number | null
  readonly days: number
}

export interface Maternity {
  readonly days: {
    readonly birth: number
    /** By the age of the child, in order; null before the law granted it. */
    readonly adoption: readonly Adoption[] | null
    /** Two weeks. */
    readonly miscarriage: number
    /** In a company of the programme of Lei 11.770/2008, including the extra 60 days; null before it took effect. */
    readonly companyProgram: number | null
  }
  /** True when the company pays an employee who gave birth and is reimbursed (Lei 8.213/1991, art. 72, § 1º). */
  readonly employerPays: boolean
  /** Months averaged for commission or piecework pay. */
  readonly variablePayMonths: number
  /** Fixed divisor of the sum of the last contributions, even with fewer contributions. */
  readonly contributionsDivisor: number
  /** Waiting period of own-account contributors, in contributions. */
  readonly ownAccountWaiting: number
}

const L8213 = 'https://www.planalto.gov.br/ccivil_03/leis/L8213compilado.htm'
const L10710 = 'https://www.planalto.gov.br/ccivil_03/Leis/2003/L10.710.htm'
const IN_188 = 'https://www.contabeis.com.br/artigos/71765/inss-regulamenta-isencao-de-carencia-no-salario-maternidade-apos-decisao-do-stf'
const MP_619 = [
  'https://inssfacil.blogspot.com/2013/07/salario-maternidade-para-adotantes-de.html',
  'https://sindsaudejau.com.br./manchete_mae.php',
]
const CIDADA = [
  'https://santosbancarios.com.br/?p=810',
  'https://meionews.com/noticias/licenca-maternidade-de-6-meses-custara-r-800-milhoes-por-ano-aos-cofres-publicos-89212',
]

const BY_AGE: readonly Adoption[] = [
  { childUpTo: 1, days: 120 },
  { childUpTo: 4, days: 60 },
  { childUpTo: 8, days: 30 },
]
const ANY_AGE: readonly Adoption[] = [{ childUpTo: null, days: 120 }]

const AMOUNT = { variablePayMonths: 6, contributionsDivisor: 12 }
const BIRTH = { birth: 120, miscarriage: 14 }

export default law<Maternity>({
  id: 'maternity',
  title: 'Salário-maternidade',
  dateMeans: 'data do parto, da adoção ou do pedido',
  reviewedOn: '2026-11-15',
  words: {
    days: 'Duração, em dias',
    birth: 'Parto',
    adoption: 'Adoção',
    miscarriage: 'Aborto não criminoso',
    companyProgram: 'Empresa Cidadã',
    childUpTo: 'Criança de até, em anos',
    employerPays: 'A empresa paga a empregada que deu à luz',
    variablePayMonths: 'Meses da média de quem ganha por comissão',
    contributionsDivisor: 'Divisor da soma das contribuições',
    ownAccountWaiting: 'Carência por conta própria, em contribuições',
  },
  versions: [
    {
      from: '2024-04-05',
      norm: {
        act: 'Lei nº 8.213/1991; STF, ADI 2.110',
        article: 'arts. 25, 26 e 71 a 73 da Lei nº 8.213/1991',
        url: L8213,
      },
      evidence: { status: 'corroborated', sources: [L8213, IN_188] },
      value: { ...AMOUNT, days: { ...BIRTH, adoption: ANY_AGE, companyProgram: 180 }, employerPays: true, ownAccountWaiting: 0 },
    },
    {
      from: '2013-06-07',
      norm: {
        act: 'Lei nº 8.213/1991, na redação da MP nº 619/2013, convertida na Lei nº 12.873/2013',
        article: 'arts. 25, III, 26, VI, e 71 a 73',
        url: L8213,
      },
      evidence: { status: 'corroborated', sources: [L8213, ...MP_619] },
      value: { ...AMOUNT, days: { ...BIRTH, adoption: ANY_AGE, companyProgram: 180 }, employerPays: true, ownAccountWaiting: 10 },
    },
    {
      from: '2010-01-01',
      norm: {
        act: 'Lei nº 8.213/1991; Lei nº 11.770/2008 e Decreto nº 7.052/2009',
        article: 'arts. 25, III, 26, VI, e 71 a 73 da Lei nº 8.213/1991',
        url: L8213,
      },
      evidence: { status: 'corroborated', sources: [L8213, ...CIDADA] },
      value: { ...AMOUNT, days: { ...BIRTH, adoption: BY_AGE, companyProgram: 180 }, employerPays: true, ownAccountWaiting: 10 },
    },
    {
      from: '2003-09-01',
      norm: {
        act: 'Lei nº 8.213/1991, na redação da Lei nº 10.710/2003',
        article: 'arts. 25, III, 26, VI, e 71 a 73',
        url: L10710,
      },
      evidence: {
        status: 'corroborated',
        sources: [L10710, 'https://www.contabeis.com.br/forum/departamento-pessoal-e-rh/44738/salario-maternidade'],
      },
      value: { ...AMOUNT, days: { ...BIRTH, adoption: BY_AGE, companyProgram: null }, employerPays: true, ownAccountWaiting: 10 },
    },
    {
      from: '2002-04-16',
      norm: {
        act: 'Lei nº 8.213/1991, na redação da Lei nº 10.421/2002',
        article: 'arts. 25, III, 26, VI, e 71 a 73',
        url: L8213,
      },
      evidence: {
        status: 'corroborated',
        sources: [
          L8213,
          'https://jurishand.com/lei-10421-de-15-abril-2002/artigo-5',
          'http://athayde.com.br/salario-maternidade-para-maes-adotivas-2/',
        ],
      },
      value: { ...AMOUNT, days: { ...BIRTH, adoption: BY_AGE, companyProgram: null }, employerPays: false, ownAccountWaiting: 10 },
    },
    {
      from: '1999-11-29',
      norm: { act: 'Lei nº 8.213/1991, na redação da Lei nº 9.876/1999', article: 'arts. 25, III, 26, VI, e 71 a 73', url: L8213 },
      evidence: { status: 'corroborated', sources: [L8213, IN_188] },
      value: { ...AMOUNT, days: { ...BIRTH, adoption: null, companyProgram: null }, employerPays: false, ownAccountWaiting: 10 },
    },
  ],
})
