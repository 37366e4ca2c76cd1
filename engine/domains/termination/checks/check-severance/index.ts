import { isBusinessDay } from '../../../../core/calendar/business-day.ts'
import { addDays, addMonths, type Day } from '../../../../core/day.ts'
import { type Money, portion, sum } from '../../../../core/money.ts'
import type { Ratio } from '../../../../core/ratio.ts'
import { calendarDate, joined, say } from '../../../../core/text/sentence.ts'
import { type CheckContext, causesOf, check } from '../../../../operation/definition/check.ts'
import { brl, choice, count, date, flag, money } from '../../../../operation/input/fields.ts'
import fgts from '../../../payroll/law/fgts.ts'
import { fgtsDeposit } from '../../../payroll/rules/charges-and-benefits/fgts.ts'
import { declaredItems, documentDay, optionalDependents, printed } from '../../../payroll/rules/payslip/document-fields.ts'
import { PAYMENT } from '../../../payroll/rules/payslip/payslip-audit.ts'
import { linesConfirmed, linesField, otherJobs } from '../../../payroll/rules/payslip/payslip-fields.ts'
import { bearingOf, closes, hasNeeded, isWholeReceipt, type OtherLine } from '../../../payroll/rules/payslip/receipt-lines.ts'
import severance from '../../calculators/severance/index.ts'
import severanceByDates from '../../calculators/severance-by-dates/index.ts'
import deadline from '../../law/severance-deadline.ts'
import { NOTICE_CHOICES, NOTICE_WORDS, NOTICE_WORKED, TERMINATION_TYPES, TERMINATION_WORDS } from '../../rules/notice.ts'
import { FINE_MISTAKES } from '../../rules/severance-mistakes.ts'
import { auditEarnings } from './earnings.ts'
import { agreesWithSalary, LINES, readForm } from './form.ts'
import { auditTaxes } from './taxes.ts'

export default check({
  id: 'check-severance',
  title: 'Conferir a rescisão',
  summary:
    'Compara cada verba do termo de rescisão (TRCT) com a lei da data: saldo, aviso, 13º, férias, terço, multa do FGTS, INSS, imposto e líquido; e o prazo do pagamento.',
  seeAlso: { 'severance-by-dates': 'calcular a rescisão que se vai receber' },
  document: 'termo de rescisão',
  slug: 'rescisao',
  lawDay: 'reference_date',
  input: {
    salary: money('Salário bruto mensal', { blank: 'com as linhas, pergunta-se' }).optional(),
    type: choice('Tipo de desligamento', TERMINATION_TYPES, TERMINATION_WORDS, {
      means: 'termination_type',
      blank: 'com as linhas, pergunta-se',
    }).optional(),
    admission_date: date('Data de admissão', { hint: 'Com a do desligamento, dispensa os meses' }).optional(),
    termination_date: date('Último dia de trabalho').optional(),
    months_worked: count('Meses completos de contrato', { min: 1, max: 1200, hint: 'Quando não se sabem as datas' }, 'months').optional(),
    days_worked_in_month: count('Dias trabalhados no último mês', { min: 0, max: 31 }, 'days').optional(),
    notice: choice('Aviso prévio', NOTICE_CHOICES, NOTICE_WORDS, { formerly: ['notice_worked'] })
      .meta({ 'x-option-aliases': NOTICE_WORKED })
      .default('auto'),
    thirteenth_twelfths: count('Avos de 13º', { min: 0, max: 12, hint: 'Sem as datas' }).optional(),
    vacation_twelfths: count('Avos de férias', { min: 0, max: 12, hint: 'Sem as datas' }).optional(),
    overdue_vacations: count('Períodos de férias não gozados', { min: 0, max: 2 }).optional(),
    dependents: optionalDependents(),
    has_variable_pay: flag('Recebia variáveis', { hint: 'Comissões, horas extras, adicionais: pedem as médias' }).default(false),
    averages: money('Média do que varia por mês', { min: 0 }).optional(),
    lines: linesField('Linhas do termo', { hint: 'Preenchem as verbas, o INSS e o IRRF; as outras entram na soma' }),
    lines_confirmed: linesConfirmed(),
    informed_salary_balance: printed('Saldo de salário'),
    informed_notice: printed('Aviso prévio indenizado', { formerly: ['informed_notice_pay'] }),
    informed_thirteenth: printed('13º proporcional'),
    informed_thirteenth_on_notice: printed('13º sobre o aviso'),
    informed_vacation: printed('Férias proporcionais'),
    informed_vacation_on_notice: printed('Férias sobre o aviso'),
    informed_vacation_third: printed('Terço das férias', { formerly: ['informed_vacation_bonus'] }),
    informed_overdue: printed('Férias vencidas', { hint: 'Com ou sem o terço' }),
    informed_notice_discount: printed('Aviso prévio descontado'),
    informed_inss: printed('INSS', { hint: 'Do saldo de salário, ou o total com o do 13º' }),
    informed_thirteenth_inss: printed('INSS do 13º'),
    informed_irrf: printed('IRRF', { hint: 'Do saldo de salário, ou o total com o do 13º' }),
    informed_thirteenth_irrf: printed('IRRF do 13º'),
    declared_items: declaredItems(),
    informed_net_total: printed('Valor líquido'),
    fgts_balance: money('Saldo do FGTS deste contrato', { min: 0, hint: 'Antes da rescisão; sem ele a multa não é conferida' }).optional(),
    informed_fgts_fine: printed('Multa do FGTS', { formerly: ['informed_fgts_penalty'] }),
    paid_on: date('Data do pagamento').optional(),
    other_jobs: otherJobs(),
    thirteenth_paid: flag('O 13º do ano já foi pago', { hint: 'Em outro papel, antes do termo' }).optional(),
    vacation_taken: flag('As férias deste período já foram tiradas', { hint: 'Adiantadas, antes de completar o período' }).optional(),
    reference_date: documentDay('Data do desligamento', 'Escolhe a lei').optional(),
  },
  result: {
    lateFine: brl('Multa pelo atraso do pagamento', {
      hint: 'Um salário (CLT, art. 477, § 8º), para referência: só quando o pagamento passou do prazo',
    }).nullable(),
  },
  examine(asked, ctx) {
    if (!closes(ctx, asked.lines, asked.informed_net_total, asked.lines_confirmed)) return { lateFine: null }
    if (!hasNeeded(ctx, asked, NEEDED)) return { lateFine: null }
    const whole = isWholeReceipt(asked.lines, asked.informed_net_total, asked.lines_confirmed)
    ctx.whole = whole || asked.lines === undefined
    ctx.byLines = asked.lines !== undefined
    if (asked.other_jobs?.length === 0) ctx.told.push('não tenho outro emprego')
    const form = asked.lines === undefined ? null : readForm(ctx, asked.lines)
    const input = {
      ...asked,
      ...form?.fields,
      ...definedFields(asked),
      declared_items: declaredIn(asked.declared_items, form?.others),
    }
    const { salary, admission_date: admission, termination_date: termination, months_worked: months, averages = 0n } = input
    const byDates = admission !== undefined && termination !== undefined
    if (!byDates && months === undefined && !asksDates(ctx, asked)) return { lateFine: null }
    const lastDay = termination ?? input.reference_date
    const lateFine = auditDeadline(ctx, salary, lastDay, input.paid_on)
    const refuseAll = (why: string) => {
      for (const [field, label] of LINES)
        ctx.cannot({ id: field.slice('informed_'.length), label, informed: input[field], favours: PAYMENT }, why)
      return { lateFine }
    }
    if (input.type === 'antecipada_empregador' || input.type === 'antecipada_empregado')
      return refuseAll(
        'No fim antecipado de um contrato a prazo as verbas dependem do dia em que ele acabaria: calcule em severance-by-dates.',
      )
    if (input.has_variable_pay && input.averages === undefined) {
      ctx.inform('Quais são as médias mensais das variáveis?', 'averages')
      return refuseAll('Havia pagamento variável, e as médias não foram informadas: nenhuma verba pode ser conferida.')
    }
    const pay = salary + averages
    const asSeverance = {
      salary: pay,
      type: input.type,
      notice: noticeOf(ctx, input.type, input.notice, input.informed_notice_discount),
      dependents: input.dependents ?? 0,
      overdue_vacations: input.overdue_vacations,
      fgts_balance: input.fgts_balance ?? 0n,
    }
    const worked = severanceOf(ctx, asSeverance, byDates ? { admission, termination } : null, input)
    if ('reason' in worked) return refuseAll(worked.reason)
    const ended = worked.value
    const due = new Map(ended.items.map(({ code, amount }) => [code, amount]))
    if (form && input.averages === undefined && !agreesWithSalary(input, due)) {
      ctx.inform('Qual era o salário do contrato, sem o que varia, e qual a média do que varia?', 'averages')
      return refuseAll(
        'Nenhuma verba é a do salário e das datas lidos: a remuneração impressa pode ter variáveis, ou algo foi lido errado.',
      )
    }
    const paid = auditEarnings(ctx, input, {
      type: input.type,
      pay,
      averages,
      noticeDays: ended.noticeDays,
      due,
      lastDay: byDates ? termination : null,
      form: form && { ...form, meansUntold: input.averages === undefined },
      told: { thirteenth: asked.thirteenth_twelfths !== undefined, vacation: asked.vacation_twelfths !== undefined },
      uncounted: uncountedIn(input, byDates),
      lacking: lackingIn(asked, whole),
      overYear: whole && byDates && addYear(admission) <= termination,
    })
    const taken = auditTaxes(
      ctx,
      {
        ...input,
        bearing: bearingOf(ctx, form?.others ?? []),
        whole,
        onlyJob: asked.other_jobs !== undefined && asked.other_jobs.length === 0,
      },
      paid,
    )
    const { deposits, finePercent: rate, fine } = ended.fgts
    const notice = due.get('notice') ?? 0n
    auditFine(ctx, { informed: input.informed_fgts_fine, balance: input.fgts_balance, deposits, rate, fine, notice })
    auditTotal(ctx, asked, form !== null, declaredAmounts(ctx, input.declared_items ?? []), paid, taken)
    return { lateFine }
  },
})

const NEEDED = [
  ['reference_date', 'Qual foi o último dia de trabalho?'],
  ['salary', 'Qual era o salário bruto?'],
  ['type', 'Como o contrato acabou?'],
] as const

/** Asks for the dates of a paper that lacks them; a form without lines needs the months instead. */
function asksDates(ctx: CheckContext, asked: Readonly<Record<string, unknown>>): boolean {
  if (asked.lines === undefined) ctx.refuse('months_worked', 'informe os meses de contrato, ou as datas de admissão e de desligamento')
  return hasNeeded(ctx, asked, [
    ['admission_date', 'Em que dia você entrou na empresa?'],
    ['termination_date', 'Qual foi o último dia de trabalho?'],
  ])
}

type ByMonths = Parameters<typeof severance.ask>[0]
type Counted = 'months_worked' | 'days_worked_in_month' | 'thirteenth_twelfths' | 'vacation_twelfths'
type Counts = { readonly [K in Counted]?: ByMonths[K] | undefined }

/** Severance of the contract, by its dates or by its months; the reason when it cannot be computed. */
const severanceOf = (
  ctx: CheckContext,
  common: Omit<ByMonths, Counted>,
  dates: { readonly admission: Day; readonly termination: Day } | null,
  { months_worked: months = 0, days_worked_in_month, thirteenth_twelfths, vacation_twelfths }: Counts,
) =>
  ctx.attempt(() =>
    dates
      ? ctx.ask(severanceByDates, { ...common, admission_date: dates.admission, termination_date: dates.termination })
      : ctx.ask(severance, { ...common, months_worked: months, days_worked_in_month, thirteenth_twelfths, vacation_twelfths }),
  )

interface Totalled {
  readonly lines?: readonly { readonly kind: string; readonly amount: Money }[] | undefined
  readonly informed_net_total?: Money | undefined
  readonly declared_items?: readonly unknown[] | undefined
}

/** Net total of the paper. With lines, the totals use only those lines; missing ones were already asked about. */
function auditTotal(
  ctx: CheckContext,
  { lines, informed_net_total: informed, declared_items: declaredItems }: Totalled,
  byLines: boolean,
  declared: ReturnType<typeof declaredAmounts>,
  paid: ReturnType<typeof auditEarnings>,
  taken: readonly Money[],
): void {
  const came = (kind: string) => (byLines ? lines?.filter((line) => line.kind === kind).map(({ amount }) => amount) : undefined)
  auditNet(ctx, {
    informed,
    earned: (came('earning') ?? [...paid.earnings, ...declared.earning]).filter((amount) => amount > 0n),
    taken: (came('deduction') ?? [...taken, paid.noticeDiscount, ...declared.deduction]).filter((amount) => amount > 0n),
    complete: declaredItems !== undefined,
  })
}

const addYear = (day: Day): Day => addMonths(day, 12)

/** Earnings that the person says were owed on this form and not paid before. */
const lackingIn = (
  told: Readonly<Partial<Record<'thirteenth_paid' | 'vacation_taken' | 'overdue_vacations' | 'notice', unknown>>>,
  whole: boolean,
): readonly string[] => [
  ...(whole && told.thirteenth_paid === false ? ['thirteenth'] : []),
  ...(whole && told.vacation_taken === false ? ['vacation'] : []),
  ...(whole && told.overdue_vacations !== undefined ? ['overdue'] : []),
  ...(whole && told.notice === 'indemnified' ? ['notice'] : []),
]

/** Counts determined neither by the dates nor by their own fields. */
const uncountedIn = (
  input: Readonly<Partial<Record<'days_worked_in_month' | 'thirteenth_twelfths' | 'vacation_twelfths' | 'overdue_vacations', unknown>>>,
  byDates: boolean,
) => ({
  days: !byDates && input.days_worked_in_month === undefined,
  thirteenth: !byDates && input.thirteenth_twelfths === undefined,
  vacation: !byDates && input.vacation_twelfths === undefined,
  overdue: input.overdue_vacations === undefined,
})

/** Fields informed directly override those read from the lines. */
const definedFields = (asked: object) => Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))

/** A list of lines is complete: it covers the whole form. */
const declaredIn = (told: readonly OtherLine[] | undefined, read: readonly OtherLine[] | undefined): readonly OtherLine[] | undefined =>
  read ? [...read, ...(told ?? [])] : told

/** Late payment fine, for reference. The deadline moves to the next business day (Código Civil, art. 132, § 1º; OJ 162). */
function auditDeadline(ctx: CheckContext, salary: Money, lastDay: Day, paidOn: Day | undefined): Money | null {
  if (paidOn === undefined) return null
  const read = ctx.attempt(() => ctx.law(deadline, lastDay))
  if ('reason' in read) {
    ctx.note('O prazo do pagamento da rescisão nesta data não está no registro.')
    return null
  }
  const { days, fineSalaries } = read.value
  let last = addDays(lastDay, days)
  while (!isBusinessDay(last)) last = addDays(last, 1)
  if (paidOn <= last) return null
  ctx.note(
    say`O pagamento foi em ${calendarDate(paidOn)}, depois do prazo de ${calendarDate(last)}: a CLT, art. 477, § 8º, dá ao empregado um salário de multa, salvo se ele mesmo causou o atraso.`,
  )
  const fine = salary * BigInt(fineSalaries)
  ctx.examine({ id: 'late_fine', label: 'Multa pelo atraso', informed: undefined, favours: PAYMENT }, () => {
    ctx.law(deadline, lastDay)
    return { expected: fine, how: say`${salary} × ${fineSalaries}` }
  })
  return fine
}

interface Fine {
  readonly informed: Money | undefined
  readonly balance: Money | undefined
  readonly deposits: Money
  readonly rate: Ratio
  readonly fine: Money
  readonly notice: Money
}

function auditFine(ctx: CheckContext, { informed, balance, deposits, rate, fine, notice }: Fine): void {
  const question = { id: 'fgts_fine', label: 'Multa do FGTS', informed, favours: PAYMENT }
  if (balance === undefined) {
    if (informed !== undefined) ctx.inform('Qual era o saldo do FGTS deste contrato antes da rescisão?', 'fgts_balance')
    ctx.cannot(question, 'O saldo do FGTS deste contrato não foi informado, e a multa é uma parte dele.')
    return
  }
  if (informed === undefined && fine === 0n) return
  ctx.examine(question, () => {
    const law = ctx.law(fgts)
    const account = balance + deposits
    const onNotice = fgtsDeposit(notice, law.depositRate, law)
    const percent = rate
    return {
      expected: fine,
      how: say`(${balance} + ${deposits}) × ${percent}; o saldo e os depósitos da rescisão`,
      accepted: rate.isZero
        ? []
        : [
            {
              amount: portion(balance, rate, 'halfUp'),
              how: say`${balance} × ${percent}; o saldo informado, se já tem os depósitos da rescisão`,
            },
            {
              amount: portion(account - onNotice, rate, 'halfUp'),
              how: say`(${account} − ${onNotice}) × ${percent}; sem o depósito do aviso, como na OJ 42, II, da SDI-1 do TST`,
            },
          ],
      causes: (found) => causesOf(found, { account, fineRate: rate }, FINE_MISTAKES),
    }
  })
}

/** Amounts of lines without a rule, included as printed. */
function declaredAmounts(ctx: CheckContext, lines: readonly OtherLine[]): Readonly<Record<'earning' | 'deduction', readonly Money[]>> {
  for (const [index, { label, amount }] of lines.entries())
    ctx.declared(`declared_${index + 1}`, label, amount, 'Linha que não é conferida aqui: entra na soma como veio.')
  const ofKind = (kind: 'earning' | 'deduction') => lines.filter((line) => line.kind === kind).map(({ amount }) => amount)
  return { earning: ofKind('earning'), deduction: ofKind('deduction') }
}

interface Net {
  readonly informed: Money | undefined
  readonly earned: readonly Money[]
  readonly taken: readonly Money[]
  readonly complete: boolean
}

function auditNet(ctx: CheckContext, { informed, earned, taken, complete }: Net): void {
  ctx.examine({ id: 'net_total', label: 'Valor líquido', informed, favours: PAYMENT }, () => {
    const total = sum(earned) - sum(taken)
    return {
      expected: total,
      how: joined([joined(earned, ' + ', 0n), ...taken], ' − '),
      adds: earned.length + taken.length,
      doubt(found) {
        if (complete) return null
        ctx.inform('Quais são as outras linhas do termo, com descrição e valor?', 'lines')
        return say`Há linhas que não foram informadas, ou a soma está errada: as informadas dão ${total} e veio ${found}.`
      },
    }
  })
}

/** Notice discounted on a resignation was not worked: the form shows it and the law allows it (CLT, art. 487, § 2º). */
function noticeOf(
  ctx: CheckContext,
  type: (typeof TERMINATION_TYPES)[number],
  told: (typeof NOTICE_CHOICES)[number],
  discount: Money | undefined,
): (typeof NOTICE_CHOICES)[number] {
  if (told !== 'auto' || type !== 'pedido_demissao' || discount === undefined || discount === 0n) return told
  ctx.assume('Aviso prévio não cumprido por quem pediu demissão, como o desconto no termo mostra (CLT, art. 487, § 2º).')
  return 'discounted'
}
