import { law, type Version } from '../../../core/dated.ts'

export interface Maternity {
  readonly days: {
    readonly birth: number
    readonly adoption: number
    /** Two weeks. */
    readonly miscarriage: number
    /** Of a company in the programme of Lei 11.770/2008, the 60 more included. */
    readonly companyProgram: number
  }
  /** Months whose mean is the pay of who earns commissions or by piece. */
  readonly variablePayMonths: number
  /** The sum of the last contributions is divided by this many, however few they are. */
  readonly contributionsDivisor: number
  /** Contributions that whoever pays on their own account must have. */
  readonly ownAccountWaiting: number
}

const L8213 = 'https://www.planalto.gov.br/ccivil_03/leis/L8213compilado.htm'
const IN_188 = 'https://www.contabeis.com.br/artigos/71765/inss-regulamenta-isencao-de-carencia-no-salario-maternidade-apos-decisao-do-stf'

const CONSTANT = {
  days: { birth: 120, adoption: 120, miscarriage: 14, companyProgram: 180 },
  variablePayMonths: 6,
  contributionsDivisor: 12,
}

const evidence: Version<Maternity>['evidence'] = { status: 'corroborated', sources: [L8213, IN_188] }

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
      evidence,
      value: { ...CONSTANT, ownAccountWaiting: 0 },
    },
    {
      from: '1999-11-29',
      norm: { act: 'Lei nº 8.213/1991, na redação da Lei nº 9.876/1999', article: 'arts. 25, III, 26, VI, e 71 a 73', url: L8213 },
      evidence,
      caveat:
        'Durações da lei de hoje: a adoção já dependeu da idade da criança, e o programa Empresa Cidadã só veio em 2008; confira se o caso é anterior.',
      value: { ...CONSTANT, ownAccountWaiting: 10 },
    },
  ],
})
