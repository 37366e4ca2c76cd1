import { type Money, portion, split, sum } from '../../../core/money.ts'
import { ONE, Ratio } from '../../../core/ratio.ts'
import { word } from '../../../core/text/language.ts'
import { type Phrase, say } from '../../../core/text/sentence.ts'
import type { Context } from '../../../operation/evaluation/context.ts'
import thirteenth from '../../payroll/law/thirteenth.ts'
import vacation, { type Vacation } from '../../payroll/law/vacation.ts'
import workingTime from '../../payroll/law/working-time.ts'
import type { NoticeDue, TerminationType } from './notice.ts'

export const SEVERANCE_CODES = [
  'salary_balance',
  'notice',
  'thirteenth',
  'thirteenth_on_notice',
  'vacation',
  'vacation_on_notice',
  'vacation_third',
  'overdue_vacation',
  'overdue_vacation_third',
  'rest_of_term',
  'additional_indemnity',
  'late_payment_fine',
  'uncontested_addition',
  'notice_discount',
  'thirteenth_advance',
  'rest_of_term_damages',
  'fgts_fine',
] as const

export interface Ending {
  readonly type: TerminationType
  readonly salary: Money
  readonly notice: NoticeDue
  readonly monthsWorked: number
  readonly salaryDays: number
  readonly thirteenthTwelfths: number
  readonly vacationTwelfths: number
  /** Twelfths added by the projection of indemnified notice. */
  readonly onNotice: { readonly thirteenth: number; readonly vacation: number }
  readonly overdueVacations: number
  readonly fgtsBalance: Money
  /** Credits of the Fund's yearly profit within the balance, excluded from the fine (Lei 8.036/1990, art. 13, § 7º). */
  readonly fgtsProfitShares: Money
  readonly dependents: number
  /** Average of variable pay, included in the notice, the 13th and the vacation but not in the days of salary. */
  readonly average?: Money
  /** Vacation days after the absences of the period. Default: the full right. */
  readonly vacationDays?: number
  /** Advance of the 13th salary. */
  readonly thirteenthAdvance?: Money
  /** For a domestic worker: the monthly 3.2% replaces the fine. */
  readonly domestic?: { readonly fund: Money } | undefined
  /** True when the worker chose the anniversary withdrawal: the balance is not released. */
  readonly anniversaryWithdrawal?: boolean
  /** Remaining days of a fixed-term contract. */
  readonly daysLeft?: number
  /** Damages owed by an employee who leaves before the end of the term. */
  readonly damages?: Money
  readonly latePayment?: LateSeverance
  /** True for a dismissal within thirty days before the base date (Lei 7.238/1984, art. 9º). */
  readonly additionalIndemnity?: boolean
}

export interface LateSeverance {
  /** Fine in salaries, after the deadline (CLT, art. 477, § 8º). */
  readonly fineSalaries: number
  /** Addition on the undisputed amount not paid by the first hearing (CLT, art. 467); null when it does not apply. */
  readonly uncontested: { readonly addition: Ratio; readonly amount: Money | undefined } | null
}

export type Code = (typeof SEVERANCE_CODES)[number]

export interface SeveranceItem {
  readonly code: Code
  readonly label: Phrase
  readonly amount: Money
  readonly incidence: { readonly inss: boolean; readonly irrf: boolean; readonly fgts: boolean }
}

const SALARY = { inss: true, irrf: true, fgts: true }
/** STJ Tema 478 and RIR/2018, art. 35, III, "c": an indemnity for INSS and income tax. Súmula TST 305: FGTS applies. */
const INDEMNIFIED_NOTICE = { inss: false, irrf: false, fgts: true }
/** Lei 8.212/1991, art. 28, § 9º, "d"; Lei 8.036/1990, art. 15, § 6º; Súmulas STJ 125 and 386. */
export const INDEMNITY = { inss: false, irrf: false, fgts: false }

/** Items so far, with the law and the pay behind every line. */
interface Statement {
  readonly ctx: Context
  readonly ending: Ending
  readonly items: SeveranceItem[]
  readonly pay: Money
  readonly payText: Phrase | Money
  readonly monthDays: number
  readonly thirteenthParts: number
  readonly vacation: Vacation
}

/** Items paid, in the order of the termination form; zero amounts are omitted. */
export function earnings(ctx: Context, ending: Ending): SeveranceItem[] {
  const { salary, average = 0n } = ending
  const statement: Statement = {
    ctx,
    ending,
    items: [],
    pay: salary + average,
    payText: average > 0n ? say`(${salary} + ${average})` : salary,
    monthDays: ctx.law(workingTime).monthDays,
    thirteenthParts: ctx.law(thirteenth).parts,
    vacation: ctx.law(vacation),
  }
  addSalaryBalance(statement)
  addNotice(statement)
  addThirteenth(statement)
  addProportionalVacation(statement)
  addOverdueVacation(statement)
  addRestOfTerm(statement)
  const { items } = statement
  if (items.some(({ code }) => code.includes('vacation')))
    ctx.assume('Férias indenizadas e seu terço sem INSS, IRRF e FGTS (Lei nº 8.212/1991, art. 28, § 9º, "d"; Súmula STJ 125).')
  if (items.some(({ code }) => code === 'thirteenth_on_notice'))
    ctx.assume(
      'O 13º sobre o aviso indenizado paga INSS e IRRF junto com o 13º, como cobra a Receita Federal; há decisões judiciais que afastam o INSS.',
    )
  return items
}

function add(
  { ctx, items }: Statement,
  code: Code,
  label: Phrase,
  incidence: SeveranceItem['incidence'],
  amount: Money,
  formula: () => Phrase,
): Money {
  if (amount > 0n) items.push({ code, label, amount: ctx.step(label, formula, amount), incidence })
  return amount
}

const daysOf = (pay: Money, days: number, monthDays: number, part = ONE): Money =>
  portion(pay, part.times(Ratio.of(BigInt(days), BigInt(monthDays))), 'halfUp')

const times = (part: Ratio) => (part.compare(ONE) === 0 ? '' : say` × ${part}`)

interface Twelfths {
  readonly code: Code
  readonly name: string
  readonly incidence: SeveranceItem['incidence']
  readonly count: number
  readonly parts: number
  /** Vacation days due, over those of a full period. */
  readonly right?: Ratio
  readonly rightText?: string
}

function addTwelfths(statement: Statement, { code, name, incidence, count, parts, right = ONE, rightText = '' }: Twelfths): Money {
  const { pay, payText } = statement
  const { share } = statement.ending.notice.rule
  return add(
    statement,
    code,
    say`${name} (${count}/${parts}${share.compare(ONE) === 0 ? '' : say`, ${share}`})`,
    incidence,
    portion(pay, share.times(right).times(Ratio.of(BigInt(count), BigInt(parts))), 'halfUp'),
    () => say`${payText} × ${count}/${parts}${rightText}${times(share)}`,
  )
}

function addSalaryBalance(statement: Statement): void {
  const { monthDays } = statement
  const { salary, salaryDays } = statement.ending
  add(
    statement,
    'salary_balance',
    say`Saldo de salário (${salaryDays} ${salaryDays === 1 ? 'dia' : 'dias'})`,
    SALARY,
    daysOf(salary, salaryDays, monthDays),
    () => say`${salary} ÷ ${monthDays} × ${salaryDays}`,
  )
}

function addNotice(statement: Statement): void {
  const { pay, payText, monthDays } = statement
  const { notice } = statement.ending
  if (notice.mode !== 'indemnified') return
  const paid = notice.rule.indemnifiedNotice
  const whole = paid.compare(ONE) === 0
  add(
    statement,
    'notice',
    say`Aviso prévio indenizado (${notice.days} dias${whole ? '' : say`, ${paid}`})`,
    INDEMNIFIED_NOTICE,
    daysOf(pay, notice.days, monthDays, paid),
    () => say`${payText} ÷ ${monthDays} × ${notice.days}${times(paid)}`,
  )
}

function addThirteenth(statement: Statement): void {
  const { notice, thirteenthTwelfths, onNotice } = statement.ending
  if (!notice.rule.thirteenth) return
  const common = { incidence: SALARY, parts: statement.thirteenthParts }
  addTwelfths(statement, { code: 'thirteenth', name: '13º proporcional', count: thirteenthTwelfths, ...common })
  addTwelfths(statement, { code: 'thirteenth_on_notice', name: '13º sobre o aviso indenizado', count: onNotice.thirteenth, ...common })
}

function addProportionalVacation(statement: Statement): void {
  const { days, parts, thirdDivisor } = statement.vacation
  const { notice, vacationTwelfths, onNotice, vacationDays = days } = statement.ending
  if (!notice.rule.proportionalVacation) return
  const right = Ratio.of(BigInt(vacationDays), BigInt(days))
  const rightText = vacationDays === days ? '' : ` × ${vacationDays}/${days}`
  const common = { incidence: INDEMNITY, parts, right, rightText }
  const proportional =
    addTwelfths(statement, { code: 'vacation', name: 'Férias proporcionais', count: vacationTwelfths, ...common }) +
    addTwelfths(statement, { code: 'vacation_on_notice', name: 'Férias sobre o aviso indenizado', count: onNotice.vacation, ...common })
  add(
    statement,
    'vacation_third',
    'Terço das férias',
    INDEMNITY,
    split(proportional, thirdDivisor, 'halfUp'),
    () => say`${proportional} ÷ ${thirdDivisor}`,
  )
}

function addOverdueVacation(statement: Statement): void {
  const { ctx, pay, payText } = statement
  const { latePayFactor, thirdDivisor } = statement.vacation
  const { overdueVacations: overdue } = statement.ending
  if (overdue <= 0) return
  // A second period accrues only after the 12 months to grant the first have passed, so every period but the newest is late.
  const late = overdue - 1
  const paid = overdue + late * (latePayFactor - 1)
  const amount = pay * BigInt(paid)
  add(
    statement,
    'overdue_vacation',
    say`Férias vencidas (${overdue === 1 ? '1 período' : word`${overdue} períodos`}${late > 0 ? ', o mais antigo em dobro' : ''})`,
    INDEMNITY,
    amount,
    () => say`${payText} × ${paid}`,
  )
  add(
    statement,
    'overdue_vacation_third',
    'Terço das férias vencidas',
    INDEMNITY,
    split(amount, thirdDivisor, 'halfUp'),
    () => say`${amount} ÷ ${thirdDivisor}`,
  )
  ctx.assume(
    late > 0
      ? say`O período mais antigo é pago em dobro, porque o segundo só se completa depois de vencido o prazo para conceder o primeiro (CLT, arts. 134, 137 e 146); a dobra soma ${pay} e seu terço.`
      : 'Férias vencidas pagas de forma simples: o prazo para concedê-las ainda corre; vencido o prazo, a CLT (arts. 137 e 146) manda pagar em dobro.',
  )
}

function addRestOfTerm(statement: Statement): void {
  const { ctx, pay, payText, monthDays, ending } = statement
  const { restOfTerm } = ending.notice.rule
  if (!restOfTerm || ending.type !== 'antecipada_empregador') return
  const left = ending.daysLeft ?? 0
  add(
    statement,
    'rest_of_term',
    say`Indenização do prazo que faltava (${left} ${left === 1 ? 'dia' : 'dias'}, ${restOfTerm})`,
    INDEMNITY,
    daysOf(pay, left, monthDays, restOfTerm),
    () => say`${payText} ÷ ${monthDays} × ${left}${times(restOfTerm)}`,
  )
  ctx.assume('Contrato sem cláusula de saída antecipada: com ela, vale o aviso prévio no lugar da indenização (CLT, arts. 479 e 481).')
}

/** Penalties for late payment, computed on the items; neither wage nor base of any charge. */
export function penalties(
  ctx: Context,
  { salary, latePayment, additionalIndemnity }: Ending,
  earned: readonly SeveranceItem[],
): SeveranceItem[] {
  const items: SeveranceItem[] = []
  const add = (code: Code, label: Phrase, amount: Money, formula: () => Phrase): void => {
    if (amount > 0n) items.push({ code, label, amount: ctx.step(label, formula, amount), incidence: INDEMNITY })
  }
  if (additionalIndemnity) add('additional_indemnity', 'Indenização adicional (Lei nº 7.238/1984, art. 9º)', salary, () => say`${salary}`)
  if (!latePayment) return items
  const { fineSalaries, uncontested } = latePayment
  add('late_payment_fine', 'Multa pelo atraso (CLT, art. 477)', salary * BigInt(fineSalaries), () => say`${salary} × ${fineSalaries}`)
  if (uncontested) {
    const due = sum(earned.map(({ amount }) => amount))
    const base = uncontested.amount ?? due
    if (base > due) ctx.refuse('uncontested_amount', say`passa das verbas da rescisão, ${due}`)
    const label = 'Acréscimo do que a empresa reconhece e não pagou (CLT, art. 467)'
    add('uncontested_addition', label, portion(base, uncontested.addition, 'halfUp'), () => say`${base} × ${uncontested.addition}`)
    ctx.assume(
      uncontested.amount === undefined
        ? 'Art. 467: nenhuma verba foi contestada, e o acréscimo incide sobre todas as da rescisão, fora a multa do FGTS; a Fazenda Pública não o paga.'
        : 'Art. 467: o acréscimo incide sobre o valor incontroverso informado.',
    )
  }
  return items
}
