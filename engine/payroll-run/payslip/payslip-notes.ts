/** Notes for the reader of a payslip: what the law says of a line that the run pays as entered. None is an error. */
import { daysBetween, endOfMonth, monthOf, yearOf } from '../../core/day.ts'
import { type Money, portion, sum } from '../../core/money.ts'
import { type Phrase, say } from '../../core/text/sentence.ts'
import minimumWage from '../../domains/payroll/law/minimum-wage.ts'
import type { Bases } from '../../domains/payroll/rules/payslip/lines.ts'
import type { PayslipLine, Person } from '../person.ts'
import { EMPLOYED, MONTH_COUNTS_FROM, SALARY_NATURES, voucherSalary } from './earned-lines.ts'
import type { MonthLaw } from './month-law.ts'

export const MATERNITY = '4050'
const VOUCHER = '9216'
const ALIMONY = '9213'
const FIRST_INSTALMENT_TAKEN_BACK = '9214'
const COMPLEMENT = '5005'
const MONTHS = 12

interface Paid {
  readonly lines: readonly PayslipLine[]
  /** Days of the contract in the month; null for a whole month. */
  readonly days: number | null
  readonly restDays: number
  readonly bases: Bases
}

type Note = (person: Person, paid: Paid, law: MonthLaw) => Phrase | null

const amountOf = (lines: readonly PayslipLine[], nature: string): Money =>
  sum(lines.filter((line) => line.nature === nature).map(({ amount }) => amount))

const voucher: Note = ({ basic_salary: salary }, { lines, days, restDays }, law) => {
  const ride = amountOf(lines, VOUCHER)
  if (ride === 0n || salary === undefined) return null
  const limit = portion(voucherSalary(salary, days, restDays, law), law.voucher.employeeShare, 'halfUp')
  if (ride <= limit) return null
  return say`O vale-transporte descontado, ${ride}, passa de ${law.voucher.employeeShare} do salário, ${limit} (Lei nº 7.418/1985, art. 4º).`
}

const voucherOfOthers: Note = ({ worker, transport_cost: cost }) =>
  cost === 0n || EMPLOYED.includes(worker)
    ? null
    : 'O vale-transporte da lei é de empregado: nada foi descontado (Lei nº 7.418/1985, art. 1º; Lei nº 11.788/2008, art. 12).'

const otherThirteenth: Note = ({ other_jobs: jobs }, { lines }) => {
  const untold = jobs?.some(({ order, thirteenth }) => order === 'before' && thirteenth === undefined)
  return untold && lines.some(({ of, nature }) => of === 'thirteenth' && nature !== FIRST_INSTALMENT_TAKEN_BACK)
    ? 'O INSS do 13º é o desta empresa só: o 13º dos outros empregos não foi informado.'
    : null
}

const maternityBesideSalary: Note = (_person, { lines }) =>
  amountOf(lines, MATERNITY) > 0n && lines.some(({ nature }) => SALARY_NATURES.includes(nature))
    ? 'O salário-maternidade vem no lugar do salário dos mesmos dias: o mês paga os dois. Informe o salário só dos dias trabalhados.'
    : null

const maternityOfInss: Note = (_person, { lines }, law) =>
  amountOf(lines, MATERNITY) > 0n && !law.employerPaysMaternity
    ? 'De 29/11/1999 a 31/08/2003 o próprio INSS pagava o salário-maternidade: a guia não o deduz (Lei nº 8.213/1991, art. 72, antes da Lei nº 10.710/2003).'
    : null

/** Twelfths of the 13th that the contract can have earned in the year, at fifteen days a month (Lei 4.090/1962, art. 1º). */
const thirteenthBeforeAdmission: Note = ({ admission_date: admission, lines }, _paid, law) => {
  const { day } = law.ctx
  if (admission === undefined || yearOf(admission) !== yearOf(day)) return null
  const first = daysBetween(admission, endOfMonth(admission)) + 1 >= MONTH_COUNTS_FROM ? 1 : 0
  const most = MONTHS - monthOf(admission) + first
  const paid = lines.reduce((months, line) => months + (line.months ?? 0), 0)
  return paid > most ? say`O 13º pago é de ${paid}/12, e a admissão no ano dá direito a até ${most}/12 (Lei nº 4.090/1962, art. 1º).` : null
}

const thirteenthDifference: Note = ({ thirteenth_before: before, termination_date: ended }, { lines, bases }, { ctx: { day } }) => {
  if (bases.inss13 === 0n || before !== undefined || ended !== undefined) return null
  return amountOf(lines, COMPLEMENT) > 0n || monthOf(day) === 1
    ? 'O INSS e o imposto desta diferença de 13º são calculados só sobre ela; informe thirteenth_before, o 13º do mesmo ano já pago, para somá-los (Decreto nº 3.048/1999, arts. 214, §§ 6º e 7º, e 216, § 25).'
    : null
}

/** Full-time pay only: fewer hours allow a smaller salary. */
export function belowMinimum({ worker, basic_salary: salary, monthly_hours: hours }: Person, law: MonthLaw): Phrase | null {
  if (salary === undefined || (worker !== 'employee' && worker !== 'domestic') || law.ctx.day < minimumWage.recordStarts) return null
  if (hours !== undefined && hours.compare(law.usualHours) < 0) return null
  return salary < law.minimumWage ? say`O salário do contrato, ${salary}, é menor que o mínimo, ${law.minimumWage}.` : null
}

const alimonyOfGross: Note = ({ lines }) =>
  lines.some(({ nature, percent }) => nature === ALIMONY && percent !== undefined)
    ? 'A pensão em percentual é sobre o salário do contrato: se a decisão manda usar outra base, como o líquido de INSS e imposto, informe o valor.'
    : null

const NOTES: readonly Note[] = [
  voucher,
  voucherOfOthers,
  otherThirteenth,
  maternityBesideSalary,
  maternityOfInss,
  thirteenthBeforeAdmission,
  thirteenthDifference,
  (person, _paid, law) => belowMinimum(person, law),
  alimonyOfGross,
]

export function notesOf(person: Person, paid: Paid, law: MonthLaw): Phrase[] {
  return NOTES.map((note) => note(person, paid, law)).filter((note) => note !== null)
}
