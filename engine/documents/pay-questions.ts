/** Questions for the payroll office that a document's own figures raise. Not errors: each has several possible explanations. */
import { type Day, dateOf, dayIn, daysInMonth, formatDay, monthOf, yearOf } from '../core/day.ts'
import { formatBRL, type Money, portion } from '../core/money.ts'
import { word } from '../core/text/language.ts'
import overtime from '../domains/payroll/law/overtime.ts'
import thirteenth from '../domains/payroll/law/thirteenth.ts'
import workingTime from '../domains/payroll/law/working-time.ts'
import { admissionIn } from './reader/calendar.ts'
import type { Reading, ReadLine } from './reading.ts'

type Paper = Pick<Reading, 'kind' | 'month' | 'lines' | 'printed' | 'rows'>

export function payQuestions(paper: Paper): string[] {
  if (paper.month === null) return []
  const day = dayIn(paper.month, 1)
  if (paper.kind === 'payslip') return overtimeQuestions(paper, day)
  return paper.kind === 'thirteenth' ? twelfthsQuestions(paper, day) : []
}

/** Hours as printed. Minutes read as hundredths never increase them. */
const HOURS = /^(\d{1,3})(?:[,:](\d\d))?h?$/
/** Percentages printed instead of the hours. */
const RATES = ['50', '60', '70', '75', '80', '90', '100']
/** A "salário base" below this fraction of the month's earnings is hourly or daily. */
const OF_HOUR = 5n
/** Tolerance for an hourly pay truncated before the multiplication. */
const CUT = 2n

/** Overtime below the legal minimum for the printed salary and hours. Commission earners receive only the additional (TST, Súmula 340). */
function overtimeQuestions({ lines, printed: { basicSalary: basic, totalEarnings } }: Paper, day: Day): string[] {
  const byCommission = lines.some(({ nature }) => nature === '1207')
  if (basic === null || basic * OF_HOUR < (totalEarnings ?? 0n) || byCommission || day < overtime.recordStarts) return []
  return lines
    .filter((line) => line.nature === '1003' && line.kind === 'earning' && line.amount < leastOvertime(line, basic, day))
    .map(
      ({ label }) =>
        word`"${label}" veio abaixo da hora de ${formatBRL(basic)} ÷ ${monthHours(day)} mais 50% (Constituição, art. 7º, XVI): confira as horas. Por horas compensadas se paga só o acréscimo.`,
    )
}

/** Maximum monthly hours of a salary; fewer hours raise the hourly pay. */
function monthHours(day: Day): number {
  const { weeklyHours, weekDays, monthDays } = workingTime.at(day).value
  return (weeklyHours * monthDays) / weekDays
}

function leastOvertime({ reference }: ReadLine, basic: Money, day: Day): Money {
  const [, hours, part = '00'] = HOURS.exec(reference?.trim() ?? '') ?? []
  if (hours === undefined || RATES.includes(hours)) return 0n
  const normal = (basic * BigInt(hours + part)) / BigInt(monthHours(day) * 100)
  return normal + portion(normal, overtime.at(day).value.premium, 'truncate') - BigInt(hours) * CUT
}

/** "7/12", "7 avos", or the number next to the 13th salary; "07/12/2011" is a date. */
export function twelfthsIn({ rows, lines }: Pick<Reading, 'rows' | 'lines'>): string | undefined {
  const text = rows.join('\n')
  const written = /(?<![\d/.])(0?[1-9]|1[0-2]) ?\/ ?12(?![\d/])/.exec(text)?.[1] ?? /(?<!\d)(0?[1-9]|1[0-2]) avos\b/i.exec(text)?.[1]
  if (written !== undefined) return written
  const beside = lines.flatMap(({ nature, reference }) =>
    nature === '5001' || nature === '5504' ? (/^(0?[1-9]|1[0-2])(?:,00)?$/.exec(reference ?? '')?.[1] ?? []) : [],
  )
  return beside.length === 1 ? beside[0] : undefined
}

/** Fewer twelfths than months since the admission; leave or absences may explain it. */
function twelfthsQuestions(paper: Paper, day: Day): string[] {
  const admission = admissionIn(paper.rows)
  const told = twelfthsIn(paper)
  if (admission === null || told === undefined || day < thirteenth.recordStarts) return []
  const due = monthsWorked(admission, day, thirteenth.at(day).value.monthFromDays)
  if (Number(told) >= due) return []
  return [
    word`O papel conta ${Number(told)} avos, e pela admissão em ${formatDay(admission)} seriam ao menos ${due}: houve afastamento ou faltas no ano?`,
  ]
}

/** Months worked in the year, counting the admission month only with at least `enough` days left. */
function monthsWorked(admission: Day, day: Day, enough: number): number {
  if (yearOf(admission) < yearOf(day)) return monthOf(day)
  const month = monthOf(admission)
  const left = daysInMonth(yearOf(admission), month) - dateOf(admission) + 1
  return monthOf(day) - month + (left >= enough ? 1 : 0)
}
