/** Maps the lines of a termination form to the figures compared by the check, plus details from their labels. */
import { type Money, sum } from '../../../../core/money.ts'
import type { CheckContext } from '../../../../operation/definition/check.ts'
import { foldedLabel } from '../../../payroll/rules/payslip/line-labels.ts'
import type { KnownLine, PaperLine } from '../../../payroll/rules/payslip/lines.ts'
import { isThird, type OtherLine, receiptOf } from '../../../payroll/rules/payslip/receipt-lines.ts'
import type { Code } from '../../rules/severance-items.ts'

/** Figures of the form, with their labels. */
export const LINES = [
  ['informed_salary_balance', 'Saldo de salário'],
  ['informed_notice', 'Aviso prévio indenizado'],
  ['informed_thirteenth', '13º'],
  ['informed_thirteenth_on_notice', '13º sobre o aviso'],
  ['informed_vacation', 'Férias'],
  ['informed_vacation_on_notice', 'Férias sobre o aviso'],
  ['informed_vacation_third', 'Terço das férias'],
  ['informed_overdue', 'Férias vencidas'],
  ['informed_notice_discount', 'Desconto do aviso prévio'],
  ['informed_inss', 'INSS'],
  ['informed_thirteenth_inss', 'INSS do 13º'],
  ['informed_irrf', 'IRRF'],
  ['informed_thirteenth_irrf', 'IRRF do 13º'],
  ['informed_fgts_fine', 'Multa do FGTS'],
  ['informed_net_total', 'Valor líquido'],
] as const

type Figure = (typeof LINES)[number][0]
type Figures = Readonly<Partial<Record<Figure, Money | undefined>>>

export interface Form {
  readonly fields: Figures
  readonly others: readonly OtherLine[]
  /** Vacation paid double (CLT, art. 137); its third is printed with the other thirds. */
  readonly double: Money
  /** Days of the balance and twelfths printed in the labels; null when absent. */
  readonly days: number | null
  readonly absences: boolean
  readonly twelfths: { readonly thirteenth: number | null; readonly vacation: number | null }
}

const FIGURES: Readonly<Record<string, Figure>> = {
  '6000': 'informed_salary_balance',
  '1000': 'informed_salary_balance',
  '6003': 'informed_notice',
  '5001': 'informed_thirteenth',
  '6002': 'informed_thirteenth',
  '6001': 'informed_thirteenth_on_notice',
  '6006': 'informed_vacation',
  '1016': 'informed_vacation',
  '1017': 'informed_vacation_third',
  '6007': 'informed_overdue',
  '6901': 'informed_notice_discount',
  '9201': 'informed_inss',
  '9203': 'informed_irrf',
}
const OF_VACATION = ['6006', '1016']

function fieldOf({ nature, label, of, kind, incidence: [first] }: KnownLine): Figure | undefined {
  if (nature === null) return undefined
  const figure = FIGURES[nature]
  if (OF_VACATION.includes(nature) && isThird(label)) return 'informed_vacation_third'
  if (OF_VACATION.includes(nature) && /aviso/i.test(label)) return 'informed_vacation_on_notice'
  if (of === 'thirteenth' && figure === 'informed_inss') return 'informed_thirteenth_inss'
  if (of === 'thirteenth' && figure === 'informed_irrf') return 'informed_thirteenth_irrf'
  if (figure !== undefined || kind !== 'earning') return figure
  // "Periculosidade s/ 13º" and "s/ férias" are part of the 13th and of the vacation.
  if (first?.cp === '12') return 'informed_thirteenth'
  return first?.irrf === '13' ? 'informed_vacation' : undefined
}

export function readForm(ctx: CheckContext, lines: readonly PaperLine[]): Form {
  const known: KnownLine[] = []
  const { fields, others } = receiptOf(ctx, lines, (line) => {
    known.push(line)
    return fieldOf(line)
  })
  const words = (figure: Figure) => known.flatMap((line, at) => (fieldOf(line) === figure ? [wordsOf(lines[at]!)] : []))
  const number = (figure: Figure, pattern: RegExp): number | null => {
    const found = words(figure).map((text) => pattern.exec(text)?.[1])[0]
    return found === undefined ? null : Number(found)
  }
  return {
    fields,
    others,
    double: sum(known.filter(({ nature }) => nature === '1024').map(({ amount }) => amount)),
    days: number('informed_salary_balance', DAYS),
    absences: Number(number('informed_salary_balance', ABSENCES) ?? 0) > 0,
    twelfths: { thirteenth: number('informed_thirteenth', TWELFTHS), vacation: number('informed_vacation', TWELFTHS) },
  }
}

const wordsOf = ({ label, reference }: PaperLine): string => foldedLabel(`${label} ${reference ?? ''}`)
const DAYS = /(?<![\d/,])(\d{1,2}) ?\/? ?d(?:ias?)?\b/
const ABSENCES = /(?<![\d/,])(\d{1,2}) ?\/? ?faltas?\b/
const TWELFTHS = /(?<![\d/,])(\d{1,2})\/12\b/

/** Tolerance in centavos for differences of rounding. */
const NEAR = 10n

/** True when any printed figure matches the salary and dates read; otherwise one of them was misread, or is not the base. */
export function agreesWithSalary(printed: Figures, due: ReadonlyMap<Code, Money>): boolean {
  const of = (code: Code): Money => due.get(code) ?? 0n
  const pairs: readonly (readonly [Money | undefined, readonly Money[]])[] = [
    [printed.informed_salary_balance, [of('salary_balance')]],
    [printed.informed_notice, [of('notice')]],
    [printed.informed_thirteenth, [of('thirteenth'), of('thirteenth') + of('thirteenth_on_notice')]],
    [printed.informed_vacation, [of('vacation'), of('vacation') + of('vacation_on_notice')]],
  ]
  const came = pairs.filter((pair): pair is readonly [Money, readonly Money[]] => pair[0] !== undefined)
  const near = (one: Money, other: Money): boolean => one - other <= NEAR && other - one <= NEAR
  return came.length === 0 || came.some(([informed, ways]) => ways.some((way) => near(informed, way)))
}
