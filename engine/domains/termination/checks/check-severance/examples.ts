import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const ON = '2026-11-14'
const DATES = {
  salary: 3000,
  admission_date: '2020-03-10',
  termination_date: '2026-07-15',
  type: 'sem_justa_causa',
  reference_date: '2026-07-15',
} as const
const LAW = 'Lei nº 12.506/2011: 30 + 3 × 6 = 48 dias; Lei nº 4.090/1962, art. 1º, § 2º; CLT, arts. 146 e 477'

/** Expected items where only one, at a given index, is asserted. */
const among = (count: number, at: number, item: object): object[] => Array.from({ length: count }, (_, index) => (index === at ? item : {}))

export const examples: Examples<typeof definition> = [
  {
    title: 'Seis anos de casa, tudo certo',
    on: ON,
    input: {
      ...DATES,
      fgts_balance: 20000,
      overdue_vacations: 0,
      informed_salary_balance: 1500,
      informed_notice: 4800,
      informed_thirteenth: 1750,
      informed_thirteenth_on_notice: 250,
      informed_vacation: 1000,
      informed_vacation_on_notice: 500,
      informed_vacation_third: 500,
      informed_inss: 112.5,
      informed_thirteenth_inss: 155.68,
      informed_irrf: 0,
      informed_thirteenth_irrf: 0,
      informed_net_total: 10031.82,
      informed_fgts_fine: 8265.6,
      paid_on: '2026-07-24',
    },
    result: { verdict: 'consistent', lost: 0, lateFine: null, message: null },
    source: `${LAW}: 1.500,00 + 4.800,00 + 1.750,00 + 250,00 + 1.000,00 + 500,00 + 500,00 = 10.300,00; (20.000,00 + 664,00) × 40% = 8.265,60; prazo até 27/07/2026, segunda-feira`,
  },
  {
    title: 'Aviso de 30 dias, sem os anos de casa',
    on: ON,
    input: { ...DATES, informed_notice: 3000 },
    result: {
      verdict: 'differs',
      lost: 1800,
      items: among(12, 1, { id: 'notice', expected: 4800, difference: -1800, favours: 'employer', likelyCause: 'notice_without_years' }),
    },
    source: `${LAW}: 3.000,00 ÷ 30 × 48 = 4.800,00`,
  },
  {
    title: 'Multa do FGTS sem o saldo: não se confere',
    on: ON,
    input: { ...DATES, informed_fgts_fine: 8000 },
    result: { verdict: 'inconclusive', nextQuestion: 'Qual era o saldo do FGTS deste contrato antes da rescisão?' },
    source: 'Lei nº 8.036/1990, art. 18, § 1º: a multa é de 40% dos depósitos, que não foram informados',
  },
  {
    title: 'Variáveis sem as médias: nada se conclui',
    on: ON,
    input: { ...DATES, has_variable_pay: true, informed_notice: 4800, informed_thirteenth: 1750 },
    result: {
      verdict: 'inconclusive',
      items: [
        { id: 'notice', verdict: 'not_checkable' },
        { id: 'thirteenth', verdict: 'not_checkable' },
      ],
    },
    source: 'CLT, arts. 142 e 487, § 3º: as médias entram em todas as verbas',
  },
  {
    title: 'Pago depois de dez dias: a multa de um salário, para referência',
    on: ON,
    input: { ...DATES, informed_notice: 4800, paid_on: '2026-07-28' },
    result: { verdict: 'consistent', lateFine: 3000, items: among(13, 0, { id: 'late_fine', verdict: 'reference', expected: 3000 }) },
    source: 'CLT, art. 477, §§ 6º e 8º: dez dias do fim do contrato (25/07, sábado; 27/07), e um salário ao empregado',
  },
  {
    title: 'Só os meses: os avos dependem das datas',
    on: ON,
    input: { salary: 3000, months_worked: 20, type: 'pedido_demissao', informed_thirteenth: 1500, reference_date: '2026-07-15' },
    result: { verdict: 'inconclusive', nextQuestion: 'Quais são as datas de admissão e de desligamento?' },
    source: 'Lei nº 4.090/1962, art. 1º, § 2º: os avos são os meses do ano civil, que os meses de contrato não dizem',
  },
]
