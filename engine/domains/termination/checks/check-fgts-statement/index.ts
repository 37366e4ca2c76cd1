import { addMonths, type Day, dateOf, daysInMonth, firstOfMonth, inMonthOf, isDay, later, monthOf, yearOf } from '../../../../core/day.ts'
import { type Money, portion, split, sum } from '../../../../core/money.ts'
import { percent, type Ratio } from '../../../../core/ratio.ts'
import { word } from '../../../../core/text/language.ts'
import { calendarDate, type Phrase, say } from '../../../../core/text/sentence.ts'
import { type CheckContext, check } from '../../../../operation/definition/check.ts'
import { brl, choice, date, flag, list, money, month, object, text } from '../../../../operation/input/fields.ts'
import dueDate from '../../../income-tax/calculators/due-date/index.ts'
import fgts from '../../../payroll/law/fgts.ts'
import { PAYMENT } from '../../../payroll/rules/payslip/payslip-audit.ts'

const WORKERS = ['employee', 'domestic', 'apprentice'] as const
const STATUSES = ['deposited', 'short', 'missing', 'over', 'late', 'not_due', 'unknown'] as const
type Status = (typeof STATUSES)[number]
const STATUS_WORDS: Readonly<Record<Status, string>> = {
  deposited: 'Depositado',
  short: 'Depositado a menos',
  missing: 'Não depositado',
  over: 'Depositado a mais',
  late: 'Depositado depois do prazo',
  not_due: 'Ainda não vencido',
  unknown: 'Não se sabe',
}

const MAX_MONTHS = 720
const MONTH_DAYS = 30n
const TOLERANCE: Money = 1n

export default check({
  id: 'check-fgts-statement',
  title: 'Conferir o extrato do FGTS',
  summary: 'Compara cada depósito do extrato com o salário do mês e o prazo da lei: o que falta, o que veio a menos e o que atrasou.',
  seeAlso: { fgts: 'calcular o saldo do FGTS', 'check-payslip': 'conferir o holerite' },
  document: 'extrato do FGTS',
  slug: 'fgts',
  lawDay: 'reference_date',
  input: {
    deposits: list(
      'Depósitos do extrato',
      object('Depósito', {
        month: month('Mês a que se refere'),
        paid_on: date('Dia do depósito').optional(),
        amount: money('Valor', { min: 0 }),
        thirteenth: flag('É do 13º').default(false),
      }),
      { max: MAX_MONTHS, hint: 'Juros, correção e distribuição de resultados não são depósitos' },
    ),
    salary: money('Salário de todos os meses', { hint: 'O bruto: salário, horas extras e adicionais' }).optional(),
    salaries: list('Salário de cada mês', object('Mês', { month: month('Mês'), amount: money('Salário bruto', { min: 0 }) }), {
      max: MAX_MONTHS,
      hint: 'Nos meses dele, vale no lugar do salário de todos os meses',
    }).optional(),
    admission_date: date('Data de admissão').optional(),
    termination_date: date('Data do desligamento').optional(),
    worker: choice('Quem recebe', WORKERS, { employee: 'Empregado', domestic: 'Empregado doméstico', apprentice: 'Aprendiz' }).default(
      'employee',
    ),
    leaves: list('Meses de afastamento', month('Mês'), {
      max: MAX_MONTHS,
      hint: 'Sem depósito: doença acima de 15 dias; uma lista vazia diz que não houve',
    }).optional(),
    until: month('Até que mês conferir', { blank: 'o do último depósito' }).optional(),
    reference_date: date('Dia da conferência', { blank: 'hoje' }).optional(),
  },
  result: {
    months: list(
      'Cada mês',
      object('Mês', {
        month: text('Mês'),
        salary: brl('Salário').nullable(),
        due: brl('Depósito devido').nullable(),
        dueOn: text('Prazo').nullable(),
        deposited: brl('Depositado'),
        difference: brl('Diferença', { hint: 'O que veio menos o devido' }).nullable(),
        status: choice('Situação', STATUSES, STATUS_WORDS),
      }),
    ),
    expectedTotal: brl('Total devido'),
    depositedTotal: brl('Total depositado'),
    missingTotal: brl('Total que falta'),
  },
  examine(input, ctx) {
    const rows = monthsOf(ctx, input).map((each) => judged(ctx, input, each))
    const ordinary = input.deposits.filter(({ thirteenth }) => !thirteenth)
    if (rows.length === 0) ctx.state('deposits', 'Depósitos', 'not_checkable', 'O extrato não tem depósito com mês.')
    for (const row of rows) report(ctx, input, row)
    if (rows.some(isMissing))
      ctx.note('A correção, a multa e os juros do depósito atrasado são do banco e da empresa: não entram nesta conta.')
    const missing = sum(rows.filter(isMissing).map(({ difference }) => -difference!))
    if (missing > 0n) ctx.note(say`Nos meses conferidos faltam ${missing} de depósitos.`)
    const judgedRows = rows.filter(({ due, status }) => due !== null && status !== 'not_due')
    return {
      months: rows.map(({ month: at, salary, due, dueOn, deposited, difference, status }) => ({
        month: at.slice(0, 7),
        salary,
        due,
        dueOn,
        deposited,
        difference,
        status,
      })),
      expectedTotal: sum(judgedRows.map(({ due }) => due!)),
      depositedTotal: sum(ordinary.map(({ amount }) => amount)),
      missingTotal: missing,
    }
  },
})

const isMissing = ({ status }: MonthRow): boolean => status === 'missing' || status === 'short'

interface Input {
  readonly deposits: readonly {
    readonly month: Day
    readonly paid_on?: Day | undefined
    readonly amount: Money
    readonly thirteenth: boolean
  }[]
  readonly salary?: Money | undefined
  readonly salaries?: readonly { readonly month: Day; readonly amount: Money }[] | undefined
  readonly admission_date?: Day | undefined
  readonly termination_date?: Day | undefined
  readonly worker: (typeof WORKERS)[number]
  readonly leaves?: readonly Day[] | undefined
  readonly until?: Day | undefined
}

interface MonthRow {
  readonly month: Day
  readonly salary: Money | null
  readonly due: Money | null
  readonly dueOn: Day | null
  readonly deposited: Money
  readonly difference: Money | null
  readonly status: Status
  /** Accepted deposits besides the due one. */
  readonly partial: boolean
}

/** Months from the admission, or the first deposit, to the last asked. */
function monthsOf(ctx: CheckContext, { deposits, admission_date: admission, termination_date: ended, until }: Input): Day[] {
  const told = deposits.filter(({ thirteenth }) => !thirteenth).map(({ month: at }) => firstOfMonth(at))
  const [first, last] = [[...told].sort()[0], [...told].sort().at(-1)]
  const from = admission === undefined ? first : firstOfMonth(admission)
  const to = until === undefined ? (last ?? from) : firstOfMonth(until)
  if (from === undefined || to === undefined) return []
  const end = ended !== undefined && firstOfMonth(ended) < to ? firstOfMonth(ended) : to
  const found: Day[] = []
  for (let at = from; at <= end; at = addMonths(at, 1)) {
    if (found.length >= MAX_MONTHS) ctx.refuse('admission_date', word`são mais de ${MAX_MONTHS} meses`)
    found.push(at)
  }
  return found
}

/** LC 110/2001, art. 2º: an extra half point, accepted and never required. */
const EXTRA = { from: '2001-10-01', to: '2006-12-31', rate: percent('8.5') } as const

function judged(ctx: CheckContext, input: Input, at: Day): MonthRow {
  const own = input.deposits.filter(({ month: of, thirteenth }) => !thirteenth && inMonthOf(of, at))
  const deposited = sum(own.map(({ amount }) => amount))
  const salary = input.salaries?.find(({ month: of }) => inMonthOf(of, at))?.amount ?? input.salary ?? null
  const dueOn = dueDay(ctx, at)
  const partial = [input.admission_date, input.termination_date].some((day) => day !== undefined && inMonthOf(day, at))
  const base = { month: at, salary, dueOn, deposited, partial }
  const law = ctx.attempt(() => ctx.law(fgts, at))
  if (salary === null || 'reason' in law) return { ...base, due: null, difference: null, status: 'unknown' }
  const rate = input.worker === 'apprentice' ? law.value.apprenticeDepositRate : law.value.depositRate
  const due = portion(paidIn(input, at, salary), rate, 'truncate')
  const difference = deposited - due
  const onLeave = input.leaves?.some((leave) => inMonthOf(leave, at)) === true
  if (onLeave && deposited === 0n) return { ...base, due: 0n, difference: 0n, status: 'not_due' }
  const last = lastRow(input)
  if (deposited === 0n && dueOn !== null && (dueOn > ctx.today || (last !== null && dueOn > last)))
    return { ...base, due, difference, status: 'not_due' }
  const status = statusOf({ due, deposited, salary: paidIn(input, at, salary), rate, at })
  const late = status === 'deposited' && dueOn !== null && own.some(({ paid_on: on }) => on !== undefined && on > dueOn)
  return { ...base, due, difference, status: late ? 'late' : status }
}

/** Last day that the statement shows; a deposit due after it cannot be on it. */
function lastRow({ deposits, until }: Input): Day | null {
  if (until !== undefined) return null
  const days = deposits.flatMap(({ paid_on: on }) => on ?? [])
  return days.length === 0 ? null : days.reduce(later)
}

function statusOf({ due, deposited, salary, rate, at }: { due: Money; deposited: Money; salary: Money; rate: Ratio; at: Day }): Status {
  const rounded = portion(salary, rate, 'halfUp')
  const extra = at >= EXTRA.from && at <= EXTRA.to ? [portion(salary, EXTRA.rate, 'halfUp'), portion(salary, EXTRA.rate, 'truncate')] : []
  if ([rounded, ...extra].includes(deposited) || (deposited >= due - TOLERANCE && deposited <= due + TOLERANCE)) return 'deposited'
  if (deposited === 0n) return 'missing'
  return deposited < due ? 'short' : 'over'
}

/** Pay of the month; by thirtieths of the days under contract in the months of admission and end. */
function paidIn({ admission_date: admission, termination_date: ended }: Input, at: Day, salary: Money): Money {
  const from = admission !== undefined && inMonthOf(admission, at) ? dateOf(admission) : 1
  const whole = daysInMonth(yearOf(at), monthOf(at))
  const to = ended !== undefined && inMonthOf(ended, at) ? dateOf(ended) : whole
  if (from === 1 && to === whole) return salary
  const days = BigInt(Math.min(30, to === whole ? 30 - from + 1 : to - from + 1))
  return days <= 0n ? split(salary, 30, 'halfUp') : split(salary * days, Number(MONTH_DAYS), 'halfUp')
}

function dueDay(ctx: CheckContext, at: Day): Day | null {
  const read = ctx.attempt(() => ctx.ask(dueDate, { obligation: 'fgts', competence: at }).dueDate)
  return 'value' in read && isDay(read.value) ? read.value : null
}

/** Months whose deposits were put off: MP 927/2020, art. 19, and MP 1.046/2021, art. 20. */
const PUT_OFF = [
  ['2020-03', '2020-05'],
  ['2021-04', '2021-07'],
] as const

function report(ctx: CheckContext, input: Input, row: MonthRow): void {
  const { month: at, due, deposited, status, dueOn, difference } = row
  const id = at.slice(0, 7)
  const question = { id, label: word`FGTS de ${id.slice(5)}/${id.slice(0, 4)}`, informed: deposited, favours: PAYMENT }
  if (status === 'unknown') {
    if (input.salary === undefined) ctx.inform('Qual era o salário bruto de cada mês?', 'salary')
    const hole = deposited === 0n
    return void ctx.cannot(
      question,
      hole ? 'Não há depósito deste mês, e o salário não foi informado.' : 'O salário deste mês não foi informado.',
    )
  }
  if (status === 'not_due') return
  const doubt = (): Phrase | null => doubtOf(ctx, input, row)
  ctx.examine(question, () => {
    const law = ctx.law(fgts, at)
    const rate = input.worker === 'apprentice' ? law.apprenticeDepositRate : law.depositRate
    const how = dueOn === null ? say`${row.salary!} × ${rate}` : say`${row.salary!} × ${rate}; até ${calendarDate(dueOn)}`
    if (status === 'deposited' || status === 'late' || status === 'over') return { expected: deposited, how }
    return { expected: due!, how, doubt }
  })
  if (status === 'late') ctx.note(word`O depósito de ${id.slice(5)}/${id.slice(0, 4)} entrou depois do prazo.`)
  if (difference !== null && difference < 0n && input.leaves?.length === 0 && ctx.told.length === 0) ctx.told.push('não houve afastamento')
}

function doubtOf(ctx: CheckContext, { leaves }: Input, { month: at, partial, deposited }: MonthRow): Phrase | null {
  const id = at.slice(0, 7)
  if (PUT_OFF.some(([from, to]) => id >= from && id <= to))
    return 'O depósito deste mês podia ser adiado e pago em parcelas: procure-o nos meses seguintes.'
  if (partial) {
    ctx.inform('Quanto foi o salário do mês da entrada ou da saída?', 'salaries')
    return 'É o mês da entrada ou da saída, pago pelos dias, que podem ser contados de outro modo.'
  }
  if (leaves === undefined) {
    ctx.inform(
      word`Ficou afastado em ${id.slice(5)}/${id.slice(0, 4)}? Doença acima de 15 dias não gera depósito; acidente e licença-maternidade geram.`,
      'leaves',
    )
    return 'Um afastamento por doença acima de 15 dias não gera depósito (Lei nº 8.036/1990, art. 15, § 5º), e não se sabe se houve.'
  }
  const more = leaves.some((leave) => inMonthOf(leave, at) || inMonthOf(addMonths(leave, 1), at) || inMonthOf(addMonths(leave, -1), at))
  if (!more || deposited === 0n) return null
  ctx.inform('Quanto foi o salário do mês do afastamento?', 'salaries')
  return 'O mês tem afastamento, e o depósito é sobre o que foi pago nele.'
}
