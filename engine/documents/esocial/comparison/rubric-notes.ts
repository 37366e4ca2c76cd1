/** Notes on rubrics whose incidence deviates from the law of their nature; informational only. */
import { word } from '../../../core/text/language.ts'
import payrollLines from '../../../domains/payroll/law/payroll-lines.ts'
import { admittedIncidences } from '../../../domains/payroll/rules/payslip/lines.ts'
import { firstDayOf, isPeriod } from '../events/amounts.ts'
import type { Rubric } from '../events/rubrics.ts'

const SUSPENDED = { cp: /^9[1-8]$/, irrf: /^9\d{3}$/, fgts: /^9[1-3]$/ }
const CODES = ['cp', 'irrf', 'fgts'] as const

/** Null when the incidence matches the law of the nature, or the law is not recorded. */
export function noteOf(rubric: Rubric): string | null {
  const newest = payrollLines.versions[0]
  const day = rubric.to !== null && isPeriod(rubric.to) ? firstDayOf(rubric.to) : newest.from
  if (day < payrollLines.recordStarts) return null
  const { lines } = payrollLines.at(day).value
  const line = lines.find(({ nature }) => nature === rubric.nature)
  if (!line || line.incidence.length === 0) return null
  const admitted = admittedIncidences(rubric.nature, lines)
  const fits = admitted.some((each) => CODES.every((code) => SUSPENDED[code].test(rubric[code]) || each[code] === rubric[code]))
  if (fits) return null
  const [first] = admitted
  return word`Rubrica ${rubric.code}, natureza ${rubric.nature} (${line.name}): codIncCP ${rubric.cp}, codIncIRRF ${rubric.irrf}, codIncFGTS ${rubric.fgts}; o usual é ${first!.cp}, ${first!.irrf}, ${first!.fgts} (${line.act}).`
}
