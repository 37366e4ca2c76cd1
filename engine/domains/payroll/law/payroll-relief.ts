import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface PayrollRelief {
  /** Part of each sector's rate on revenue. */
  readonly revenueShare: Ratio
  /** Part of the employer's contribution on the payroll that is due beside it. */
  readonly payrollShare: Ratio
  /** Part of the employer's contribution due on the 13th. */
  readonly thirteenthShare: Ratio
  /** Share of the year before that the mean number of employees must reach; null without the condition. */
  readonly jobsKept: Ratio | null
  /** Other revenue up to this share of all follows the covered revenue (Lei 12.546/2011, art. 9º, §§ 5º and 6º). */
  readonly otherRevenueUpTo: Ratio
  /** Rate on revenue of each sector, before the share of the year. */
  readonly revenueRates: {
    readonly it: Ratio
    readonly call_center: Ratio
    readonly passenger_transport: Ratio
    readonly construction: Ratio
    readonly infrastructure: Ratio
    readonly media: Ratio
  }
}

const L12546 = 'https://www.planalto.gov.br/ccivil_03/_ato2011-2014/2011/lei/l12546.htm'

const norm = {
  act: 'Lei nº 12.546/2011, na redação da Lei nº 14.973/2024',
  article: 'arts. 7º a 9º-A',
  published: '2024-09-16' as const,
  url: L12546,
}
const evidence = {
  status: 'corroborated',
  sources: [
    'https://lauffer.com.br',
    'https://arquivotributario.com',
    'https://hesketh.com.br',
    'https://trenchrossi.com',
    'https://blog.sibrax.com.br',
  ],
} as const

const REVENUE_RATES = {
  it: rate('4.5'),
  call_center: rate('3'),
  passenger_transport: rate('2'),
  construction: rate('4.5'),
  infrastructure: rate('4.5'),
  media: rate('1.5'),
}

const yearOf = (revenueShare: string, payrollShare: string, jobsKept: Ratio | null): PayrollRelief => ({
  revenueShare: rate(revenueShare),
  payrollShare: rate(payrollShare),
  thirteenthShare: rate('0'),
  jobsKept,
  otherRevenueUpTo: rate('5'),
  revenueRates: REVENUE_RATES,
})

export default law<PayrollRelief>({
  id: 'payroll-relief',
  title: 'Desoneração da folha',
  dateMeans: 'mês de competência',
  reviewedOn: '2026-11-19',
  ends: { on: '2027-12-31', because: 'a desoneração da folha acabou no fim de 2027 (Lei nº 14.973/2024)' },
  words: {
    revenueShare: 'Parte da alíquota sobre a receita',
    payrollShare: 'Parte da contribuição sobre a folha',
    thirteenthShare: 'Parte da contribuição sobre o 13º',
    jobsKept: 'Empregados a manter, sobre os do ano anterior',
    otherRevenueUpTo: 'Outras receitas que seguem a da atividade, até',
    revenueRates: 'Alíquota sobre a receita, por setor',
    it: 'Tecnologia da informação e comunicação',
    call_center: 'Call center',
    passenger_transport: 'Transporte de passageiros',
    construction: 'Construção civil',
    infrastructure: 'Obras de infraestrutura',
    media: 'Jornais, rádio e televisão',
  },
  versions: [
    { from: '2027-01-01', norm, evidence, value: yearOf('40', '75', rate('75')) },
    { from: '2026-01-01', norm, evidence, value: yearOf('60', '50', rate('75')) },
    { from: '2025-01-01', norm, evidence, value: yearOf('80', '25', rate('75')) },
    { from: '2024-01-01', norm, evidence, value: yearOf('100', '0', null) },
  ],
})
