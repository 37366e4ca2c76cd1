/** Due dates per taxpayer profile, month by month, from the calculator of each rule. */

import { isFlag, isObjectOf, isText, read } from '../../core/collections/type-guards.ts'
import { addMonths, type Day, endOfMonth, firstOfMonth, isDay, monthOf, yearOf } from '../../core/day.ts'
import { InvalidInput, LawNotRecorded } from '../../core/errors.ts'
import { composed, word } from '../../core/text/language.ts'
import type { Ports } from '../../operation/evaluation/ports.ts'
import { validated } from '../../operation/input/intake.ts'
import { bankYear } from '../calendar/bank-calendar.ts'

export const OBLIGED_PARTIES = ['employee', 'mei', 'household_employer', 'small_firm', 'self_employed', 'individual', 'investor'] as const
export type ObligedParty = (typeof OBLIGED_PARTIES)[number]

export const OBLIGED_PARTY_WORDS: Readonly<Record<ObligedParty, string>> = {
  employee: 'Empregado CLT',
  mei: 'MEI',
  household_employer: 'Empregador doméstico',
  small_firm: 'Pequena empresa do Simples',
  self_employed: 'Autônomo',
  individual: 'Pessoa física',
  investor: 'Investidor',
}

interface Kind {
  /** Rule name when it differs from the obligation's id. */
  readonly rule?: string
  readonly id: string
  readonly title: string
  /** Restricts the obligation to this competence month. */
  readonly month?: number
  /** For installments: due on the last business day of this many months after the rule's date. */
  readonly monthsAfter?: number
  /** Act when it differs from the rule's. */
  readonly act?: string
  /** Calculator of the amount; null when nothing is payable. */
  readonly calculator: string | null
  readonly late: Late
}

/** Penalty for late payment, and the calculator of it, if any. */
interface Late {
  readonly words: string
  readonly calculator: string | null
}

const LATE_TAX: Late = {
  words: 'Multa de 0,33% por dia, até 20%, e juros da Selic (Lei nº 9.430/1996, art. 61).',
  calculator: 'late-tax-payment',
}
const LATE_DAE: Late = {
  words:
    'O INSS e o imposto têm a multa e a Selic dos tributos federais; o FGTS, encargos próprios. A guia emitida no eSocial já traz todos.',
  calculator: 'late-tax-payment',
}
const LATE_FGTS: Late = {
  words: 'Encargos próprios do FGTS, que não são os dos tributos federais nem são calculados aqui; a guia do FGTS Digital já os traz.',
  calculator: null,
}
const LATE_RETURN: Late = { words: 'Multa por atraso na entrega, cuja regra não foi lida aqui.', calculator: null }
const LATE_PAY: Late = {
  words: 'O empregado pode cobrar a correção do atraso, e a fiscalização, multar; não são calculadas aqui.',
  calculator: null,
}

const tax = (id: string, title: string, calculator: string): Kind => ({ id, title, calculator, late: LATE_TAX })

const QUOTAS = 8

/** Up to eight quotas, each due on the last business day of a month; the first on the filing deadline. */
const irpfQuota = (number: number): Kind => ({
  id: `irpf_quota_${number}`,
  rule: 'irpf',
  title: number === 1 ? 'Imposto de renda: 1ª quota ou quota única' : composed(() => word`Imposto de renda: ${number}ª quota`),
  month: 12,
  monthsAfter: number - 1,
  act: 'Lei nº 9.250/1995, art. 14 (Lei nº 11.311/2006)',
  calculator: 'income-tax',
  late: LATE_TAX,
})

const IRPF: readonly Kind[] = [
  { id: 'irpf', title: 'Declaração do imposto de renda', month: 12, calculator: 'income-tax', late: LATE_RETURN },
  ...Array.from({ length: QUOTAS }, (_, index) => irpfQuota(index + 1)),
]
const THIRTEENTH: readonly Kind[] = [
  { id: 'thirteenth_first', title: 'Primeira parcela do 13º', month: 11, calculator: 'thirteenth-salary', late: LATE_PAY },
  { id: 'thirteenth_second', title: 'Segunda parcela do 13º', month: 12, calculator: 'thirteenth-salary', late: LATE_PAY },
]

const KINDS: Readonly<Record<ObligedParty, readonly Kind[]>> = {
  employee: [{ id: 'salary', title: 'Salário: quinto dia útil', calculator: 'net-salary', late: LATE_PAY }, ...THIRTEENTH, ...IRPF],
  mei: [
    tax('das', 'DAS do MEI', 'mei-tax'),
    { id: 'dasn_simei', title: 'Declaração anual do MEI (DASN-SIMEI)', month: 12, calculator: null, late: LATE_RETURN },
    ...IRPF,
  ],
  household_employer: [
    { id: 'salary', rule: 'household_salary', title: 'Salário do empregado doméstico', calculator: 'domestic-worker', late: LATE_PAY },
    { id: 'dae', title: 'DAE do empregado doméstico', calculator: 'domestic-worker', late: LATE_DAE },
    ...THIRTEENTH,
  ],
  small_firm: [
    tax('das', 'DAS do Simples Nacional', 'simples-nacional'),
    { id: 'fgts', title: 'FGTS dos empregados', calculator: 'fgts', late: LATE_FGTS },
    tax('inss_company', 'INSS da empresa (anexo IV e retenções)', 'employee-cost'),
    { ...tax('inss_thirteenth', 'INSS do 13º (anexo IV e retenções)', 'employee-cost'), month: 12 },
    tax('irrf', 'IRRF da folha', 'irrf-monthly'),
    { id: 'salary', title: 'Salário dos empregados', calculator: 'net-salary', late: LATE_PAY },
    ...THIRTEENTH,
    { id: 'defis', title: 'Declaração anual do Simples (DEFIS)', month: 12, calculator: null, late: LATE_RETURN },
  ],
  self_employed: [tax('inss_individual', 'INSS do autônomo', 'inss-self-employed'), tax('carne_leao', 'Carnê-leão', 'carne-leao'), ...IRPF],
  individual: IRPF,
  investor: [
    tax('stock_tax', 'Imposto da bolsa', 'stock-tax'),
    tax('capital_gain', 'Imposto do ganho de capital', 'property-gain'),
    ...IRPF,
  ],
}

export interface Obligation {
  readonly id: string
  readonly title: string
  readonly competence: string
  readonly dueDate: Day
  readonly moved: boolean
  readonly act: string
  readonly calculator: string | null
  readonly late: string
  readonly lateCalculator: string | null
}

export interface ObligationsRequest {
  readonly who: readonly ObligedParty[]
  readonly from: Day
  readonly to: Day
  readonly localHolidays: readonly Day[]
}

/** Annual returns of a December competence fall due the next year: this look-back covers every obligation due in the first month. */
const LOOK_BACK_MONTHS = 12

const isDue = isObjectOf<{ dueDate: Day; moved: boolean; act: string }>({
  dueDate: (value): value is Day => isText(value) && isDay(value),
  moved: isFlag,
  act: isText,
})

/**
 * Obligations due from the first day of `from`'s month to the last day of `to`'s, by date. Each obligation appears once per competence, on
 * its earliest date.
 */
export function obligationsOf(
  ports: Ports,
  { who, from, to, localHolidays }: ObligationsRequest,
): { obligations: Obligation[]; unknown: string[] } {
  const found = new Map<string, Obligation>()
  const unknown = new Set<string>()
  const [first, last] = [firstOfMonth(from), endOfMonth(to)]
  for (const kind of new Set(OBLIGED_PARTIES.filter((each) => who.includes(each)).flatMap((each) => KINDS[each]))) {
    for (let month = addMonths(first, -LOOK_BACK_MONTHS); month <= last; month = addMonths(month, 1)) {
      if (kind.month !== undefined && kind.month !== monthOf(month)) continue
      const due = dueOfKind(ports, kind, month, localHolidays)
      if (due === null) {
        // The quotas depend on the filing deadline, which is already reported as unknown.
        if (kind.monthsAfter === undefined) unknown.add(word`${kind.title} de ${month.slice(0, 4)}`)
        continue
      }
      if (due.dueDate < first || due.dueDate > last) continue
      const competence = month.slice(0, 7)
      const key = `${kind.id}-${competence}`
      const known = found.get(key)
      if (known && known.dueDate <= due.dueDate) continue
      const { id, title, calculator, late } = kind
      found.set(key, {
        id,
        title,
        competence,
        dueDate: due.dueDate,
        moved: due.moved,
        act: due.act,
        calculator,
        late: late.words,
        lateCalculator: late.calculator,
      })
    }
  }
  const obligations = [...found.values()].sort((a, b) => compare(a.dueDate, b.dueDate) || compare(a.id, b.id))
  return { obligations, unknown: [...unknown] }
}

/** A bank or national holiday. */
export interface Holiday {
  readonly date: Day
  readonly name: string
  readonly scope: 'national' | 'bank'
}

export function holidaysBetween(from: Day, to: Day): Holiday[] {
  const [first, last] = [firstOfMonth(from), endOfMonth(to)]
  const years = Array.from({ length: yearOf(last) - yearOf(first) + 1 }, (_, index) => yearOf(first) + index)
  return years
    .flatMap((year) => bankYear(year).closed)
    .filter(({ date }) => date >= first && date <= last)
    .map(({ date, name, scope }) => ({ date, name, scope }))
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Rule due on the last business day of the month after the income: applied to the previous month, it gives the last business day of the
 * month.
 */
const LAST_BUSINESS_DAY = 'carne_leao'

function dueOfKind(ports: Ports, { id, rule = id, monthsAfter = 0, act }: Kind, month: Day, localHolidays: readonly Day[]) {
  const first = dueOf(ports, rule, month, localHolidays)
  const due =
    first && monthsAfter > 0
      ? dueOf(ports, LAST_BUSINESS_DAY, addMonths(firstOfMonth(first.dueDate), monthsAfter - 1), localHolidays)
      : first
  return due && { ...due, act: act ?? due.act }
}

/** Null when the rule or the year's deadline is unknown. */
function dueOf(ports: Ports, obligation: string, month: Day, localHolidays: readonly Day[]) {
  const holidays = localHolidays.length > 0 ? { local_holidays: localHolidays } : {}
  const asked = { obligation, competence: month.slice(0, 7), ...holidays }
  const calculator = ports.registry.operations.get('due-date')!
  try {
    return read(calculator.answer(validated(calculator, asked), ports, asked), isDue, 'a due date')
  } catch (error) {
    if (error instanceof InvalidInput || error instanceof LawNotRecorded) return null
    throw error
  }
}
