import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface InssLoanCap {
  /** Highest monthly rate of a loan with instalments withheld from a benefit. */
  readonly loan: Ratio
  /** Highest monthly rate of a payroll card of a benefit. */
  readonly card: Ratio
  /** First day on which the version may have been in force, when sources disagree; null when its first day is certain. */
  readonly mayStartOn: `${number}-${number}-${number}` | null
}

export default law<InssLoanCap>({
  id: 'inss-loan-cap',
  title: 'Teto de juros do consignado do INSS',
  dateMeans: 'dia do contrato',
  reviewedOn: '2026-11-19',
  words: { loan: 'Empréstimo, ao mês', card: 'Cartão consignado, ao mês', mayStartOn: 'Pode valer desde' },
  versions: [
    {
      from: '2025-04-04',
      norm: { act: 'Resolução CNPS nº 1.368/2025' },
      evidence: { status: 'corroborated', sources: ['https://oliberal.com', 'https://primeiramaoonline.com.br', 'https://www.bcb.gov.br'] },
      value: { loan: rate('1.85'), card: rate('2.46'), mayStartOn: null },
    },
    {
      from: '2025-01-20',
      norm: { act: 'Resolução CNPS nº 1.367/2025' },
      evidence: { status: 'corroborated', sources: ['https://oliberal.com', 'https://friburgofm.com.br', 'https://www.bcb.gov.br'] },
      value: { loan: rate('1.80'), card: rate('2.46'), mayStartOn: '2025-01-09' },
    },
    {
      from: '2024-06-06',
      norm: { act: 'Resolução CNPS aprovada em 27/05/2024' },
      evidence: { status: 'corroborated', sources: ['https://folha.uol.com.br', 'https://poder360.com.br', 'https://www.bcb.gov.br'] },
      value: { loan: rate('1.66'), card: rate('2.46'), mayStartOn: null },
    },
    {
      from: '2024-05-10',
      norm: { act: 'Resolução CNPS aprovada em 24/04/2024' },
      evidence: { status: 'corroborated', sources: ['https://swissinfo.ch', 'https://www.bcb.gov.br'] },
      value: { loan: rate('1.68'), card: rate('2.49'), mayStartOn: '2024-05-03' },
    },
    {
      from: '2024-03-11',
      norm: { act: 'Resolução CNPS aprovada em 28/02/2024' },
      evidence: { status: 'corroborated', sources: ['https://exame.com', 'https://www.bcb.gov.br'] },
      value: { loan: rate('1.72'), card: rate('2.55'), mayStartOn: null },
    },
    {
      from: '2024-02-02',
      norm: { act: 'Resolução CNPS aprovada em 11/01/2024' },
      evidence: {
        status: 'corroborated',
        sources: ['https://oliberal.com', 'https://itamarajunoticias.com.br', 'https://folhape.com.br', 'https://www.bcb.gov.br'],
      },
      value: { loan: rate('1.76'), card: rate('2.61'), mayStartOn: '2024-01-24' },
    },
    {
      from: '2023-12-13',
      norm: { act: 'Resolução CNPS aprovada em 04/12/2023' },
      evidence: {
        status: 'corroborated',
        sources: ['https://jd1noticias.com', 'https://trampolimdavitoria.net', 'https://falacorban.com.br', 'https://www.bcb.gov.br'],
      },
      value: { loan: rate('1.80'), card: rate('2.67'), mayStartOn: null },
    },
    {
      from: '2023-10-23',
      norm: { act: 'Resolução CNPS aprovada em 11/10/2023' },
      evidence: {
        status: 'corroborated',
        sources: ['https://economia.uol.com.br', 'https://valor.globo.com', 'https://redesulbrasil.com.br', 'https://www.bcb.gov.br'],
      },
      value: { loan: rate('1.84'), card: rate('2.73'), mayStartOn: null },
    },
    {
      from: '2023-08-28',
      norm: { act: 'Resolução CNPS aprovada em 17/08/2023' },
      evidence: { status: 'corroborated', sources: ['https://atarde.com.br', 'https://www.bcb.gov.br'] },
      value: { loan: rate('1.91'), card: rate('2.83'), mayStartOn: '2023-08-21' },
    },
    {
      from: '2023-03-31',
      norm: { act: 'Resolução CNPS nº 1.351/2023', article: 'IN PRES/INSS nº 146/2023' },
      evidence: {
        status: 'corroborated',
        sources: ['https://lex.com.br', 'https://site.objetivaedicoes.com.br', 'https://valor.globo.com', 'https://www.bcb.gov.br'],
      },
      value: { loan: rate('1.97'), card: rate('2.89'), mayStartOn: null },
    },
    {
      from: '2023-03-16',
      norm: { act: 'Resolução CNPS nº 1.350/2023', article: 'IN PRES/INSS nº 144/2023' },
      evidence: { status: 'corroborated', sources: ['https://tributa.net', 'https://advocaciadinamica.com', 'https://www.bcb.gov.br'] },
      value: { loan: rate('1.70'), card: rate('2.62'), mayStartOn: null },
    },
    {
      from: '2022-12-01',
      norm: { act: 'IN PRES/INSS nº 138/2022', article: 'arts. 12, II, e 15, VI' },
      evidence: { status: 'corroborated', sources: ['https://lucieliohenrique.com.br', 'https://legjur.com', 'https://www.bcb.gov.br'] },
      value: { loan: rate('2.14'), card: rate('3.06'), mayStartOn: null },
    },
  ],
})
