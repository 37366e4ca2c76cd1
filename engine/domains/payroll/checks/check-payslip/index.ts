import { type Money, sum } from '../../../../core/money.ts'
import { word } from '../../../../core/text/language.ts'
import { type CheckContext, check } from '../../../../operation/definition/check.ts'
import { brl, choice, count, date, flag, list, money, object, text } from '../../../../operation/input/fields.ts'
import payrollLines from '../../law/payroll-lines.ts'
import { floorFacts } from '../../rules/floors/floor-facts.ts'
import { floorFields } from '../../rules/floors/floor-fields.ts'
import { declaredItems, documentMonth, optionalDependents, printed } from '../../rules/payslip/document-fields.ts'
import { type KnownLine, knownLine, NO_INCIDENCE, type PaperLine } from '../../rules/payslip/lines.ts'
import { type Facts, type OtherJob, type Paper, type Printed, WORKERS, type Worker } from '../../rules/payslip/pay-document.ts'
import { factFields, linesConfirmed, linesField, morePrinted, papersField, WORKER_WORDS } from '../../rules/payslip/payslip-fields.ts'
import { hasNeeded, leaveUnconfirmed } from '../../rules/payslip/receipt-lines.ts'
import { examineFlat, type FlatPayslip } from './flat.ts'
import { type ByLines, examineLines } from './lines.ts'

const byLinesResult = {
  reconciliation: object('Se o papel fecha com ele mesmo', {
    closes: flag('Fecha', { none: 'quando pouco está impresso' }).nullable(),
    equations: list(
      'Cada soma',
      object('Soma', {
        id: text('Nome, para programas'),
        left: brl('As linhas dão'),
        right: brl('Está impresso'),
        difference: brl('Diferença'),
        holds: flag('Fecha'),
      }),
    ),
  }).nullable(),
  bases: object('Bases pelas linhas', {
    inss: brl('INSS do mês'),
    inss13: brl('INSS do 13º'),
    irrf: brl('IRRF do mês'),
    irrf13: brl('IRRF do 13º'),
    irrfVacation: brl('IRRF das férias'),
    irrfPlr: brl('IRRF da PLR'),
    fgts: brl('FGTS do mês'),
    fgts13: brl('FGTS do 13º e do aviso'),
  }).nullable(),
  worker: choice('Quem recebe', WORKERS, WORKER_WORDS).nullable(),
}

export default check({
  id: 'check-payslip',
  title: 'Conferir o holerite',
  summary:
    'Compara cada linha do holerite com a lei do mês: INSS, imposto de renda, FGTS, vale-transporte, salário-família e as somas; diz a diferença, a causa provável e o que pedir.',
  seeAlso: {
    'net-salary': 'calcular o líquido sem um holerite',
    'check-inss': 'conferir só o INSS',
    'check-irrf': 'conferir só o imposto de renda',
  },
  document: 'holerite',
  slug: 'holerite',
  lawDay: 'reference_date',
  input: {
    lines: linesField('Linhas do holerite', { hint: 'Cada uma com descrição, valor e lado; dispensa o bruto, o INSS e o IRRF' }),
    lines_confirmed: linesConfirmed(),
    papers: papersField(),
    gross_salary: money('Salário bruto do mês', {
      hint: 'O total tributado: salário, horas extras e adicionais; sem as linhas',
    }).optional(),
    informed_inss: printed('INSS descontado'),
    informed_irrf: printed('IRRF descontado', { hint: 'Zero, se não houve' }),
    dependents: optionalDependents(),
    alimony: money('Pensão alimentícia descontada', { min: 0 }).prefault(0),
    transport_discount: printed('Vale-transporte descontado'),
    family_allowance: printed('Salário-família recebido'),
    children: count('Filhos até 14 anos', { min: 0, max: 30, hint: 'Ou com deficiência; para o salário-família' }).optional(),
    declared_items: declaredItems(),
    total_earnings: printed('Total de vencimentos'),
    total_deductions: printed('Total de descontos'),
    net_received: printed('Valor líquido', { min: -1_000_000, hint: 'Negativo quando os descontos passam do que se ganhou' }),
    inss_base: printed('Base do INSS impressa', { hint: 'Ou salário de contribuição' }),
    irrf_base: printed('Base do IRRF impressa'),
    fgts: printed('FGTS do mês', { means: 'fgts_deposit' }),
    ...morePrinted(),
    ...factFields(),
    ...floorFields(),
    apprentice: flag('É aprendiz', { hint: 'O FGTS do aprendiz é de 2%' }).default(false),
    paid_on: date('Data do pagamento', { hint: 'Escolhe a tabela do imposto', blank: 'o mês do holerite ou o seguinte' }).optional(),
    reference_date: documentMonth('Mês do holerite', 'O mês a que o salário se refere, e não o do pagamento').optional(),
  },
  result: byLinesResult,
  examine(input, ctx) {
    const facts: Facts = {
      worker: input.worker ?? (input.apprentice ? 'apprentice' : undefined),
      dependents: input.dependents,
      children: input.children,
      otherJobs: input.other_jobs,
      admissionDate: input.admission_date,
      terminationDate: input.termination_date,
      daysWorked: input.days_worked,
      birthDate: input.birth_date,
      paidOn: input.paid_on,
      seriousIllness: input.serious_illness,
      suspendedByCourt: input.suspended_by_court,
      otherPapers: input.other_papers,
      ...floorFacts(input),
      childrenPapers: input.children_papers,
    }
    if (!hasNeeded(ctx, { ...input, lines: input.lines ?? input.papers }, [['reference_date', 'De que mês é o papel?']]))
      return { reconciliation: null, bases: null, worker: null }
    const { gross_salary: gross } = input
    if (input.papers || input.lines) {
      if (gross !== undefined) ctx.refuse('gross_salary', 'com as linhas do papel o bruto não é preciso: envie um ou outro')
      if (input.lines_confirmed === false) {
        leaveUnconfirmed(ctx)
        return { reconciliation: null, bases: null, worker: null }
      }
      const lines = withNatures(ctx, input.lines, input.line_is)
      const papers = input.papers ?? [{ ...printedIn(input), kind: 'monthly' as const, lines: lines! }]
      return linesView(examineLines(ctx, papers, facts, { confirmed: input.lines_confirmed === true }))
    }
    if (gross === undefined) return ctx.refuse('gross_salary', 'informe as linhas do holerite, ou o bruto, o INSS e o IRRF')
    if (input.informed_inss === undefined) return ctx.refuse('informed_inss', 'com o bruto, informe o INSS descontado; zero, se não houve')
    if (input.informed_irrf === undefined) return ctx.refuse('informed_irrf', 'com o bruto, informe o IRRF descontado; zero, se não houve')
    const flat = { ...input, gross_salary: gross, informed_inss: input.informed_inss, informed_irrf: input.informed_irrf }
    if (asksForLines(ctx, flat)) return linesView(examineAsLines(ctx, flat, facts))
    examineFlat(ctx, { ...flat, employeeTold: input.worker === 'employee', onlyJob: input.other_jobs !== undefined })
    return { reconciliation: null, bases: null, worker: null }
  },
})

/** Lines with the natures that the person told. */
function withNatures(
  ctx: CheckContext,
  lines: readonly PaperLine[] | undefined,
  told: readonly { readonly row: number; readonly nature: string }[] = [],
): readonly PaperLine[] | undefined {
  const wrong = told.find(({ row }) => row > (lines?.length ?? 0))
  if (wrong) ctx.refuse('line_is', word`a linha ${wrong.row} não existe no papel`)
  return lines?.map((line, at) => ({ ...line, nature: told.find(({ row }) => row === at + 1)?.nature ?? line.nature }))
}

const linesView = ({ reconciliation, bases, worker }: ByLines) => ({
  reconciliation: reconciliation && { closes: reconciliation.closes, equations: [...reconciliation.equations] },
  bases,
  worker,
})

const PRINTED = [
  'total_earnings',
  'total_deductions',
  'net_received',
  'basic_salary',
  'inss_base',
  'irrf_base',
  'fgts_base',
  'fgts',
  'thirteenth_inss_base',
  'thirteenth_irrf_base',
  'vacation_irrf_base',
] as const

const printedIn = (input: Printed): Printed => Object.fromEntries(PRINTED.map((field) => [field, input[field]]))

interface PayslipInput extends Omit<FlatPayslip, 'employeeTold' | 'onlyJob'>, Printed {
  readonly worker?: Worker | undefined
  readonly other_jobs?: readonly OtherJob[] | undefined
  readonly admission_date?: unknown
  readonly termination_date?: unknown
  readonly days_worked?: unknown
  readonly birth_date?: unknown
}

/** True when the input includes facts that require lines: kind of worker, other jobs, a partial month, a line that enters a base. */
function asksForLines(ctx: CheckContext, told: PayslipInput): boolean {
  if (told.worker !== undefined && told.worker !== 'employee') return true
  if (told.other_jobs !== undefined && told.other_jobs.length > 0) return true
  const facts = [told.admission_date, told.termination_date, told.days_worked, told.birth_date, told.basic_salary, told.fgts_base]
  if (facts.some((fact) => fact !== undefined)) return true
  if (ctx.day < payrollLines.recordStarts) return false
  const { lines } = payrollLines.at(ctx.day).value
  return (told.declared_items ?? []).some((line) => {
    const { incidence, nature } = knownLine(line, lines)
    return nature === '9221' || incidence.some(({ cp, irrf, fgts }) => cp !== '00' || TAXED.test(irrf) || fgts === '11' || fgts === '12')
  })
}

/** Tabela 21 codes that affect a base or are withheld: 11 to 14, 31 to 34, 41 to 48, 51 to 54. */
const TAXED = /^[1345][1-8]$/
/** Pay with separate bases, even when the gross is declared as the total taxed. */
const APART = ['1016', '1017', '1015', '1018', '1023', '1300', '5504', '5001', '5005', '6001', '6002', '6003', '1409']

/** Converts a flat payslip to lines: the gross may exceed the basic salary, and other earnings may be taxed or not. */
function examineAsLines(ctx: CheckContext, flat: PayslipInput, facts: Facts): ByLines {
  const line = (label: string, amount: Money, kind: 'earning' | 'deduction', nature: string) =>
    amount > 0n ? [{ label, amount, kind, nature }] : []
  const own = [
    ...line('Salário bruto', flat.gross_salary, 'earning', '1000'),
    ...line('Salário-família', flat.family_allowance ?? 0n, 'earning', '1409'),
    { label: 'INSS', amount: flat.informed_inss, kind: 'deduction' as const, nature: '9201' },
    { label: 'IRRF', amount: flat.informed_irrf, kind: 'deduction' as const, nature: '9203' },
    ...line('Pensão alimentícia', flat.alimony, 'deduction', '9213'),
    ...line('Vale-transporte', flat.transport_discount ?? 0n, 'deduction', '9216'),
  ]
  const others = flat.declared_items ?? []
  const lines = [...own, ...others]
  const totals =
    flat.declared_items === undefined ? { total_earnings: undefined, total_deductions: undefined, net_received: undefined } : {}
  const paper: Paper = { ...printedIn(flat), ...totals, kind: 'monthly', lines }
  if (sum(lines.map(({ amount }) => amount)) === 0n) ctx.refuse('gross_salary', 'nenhum valor foi informado')
  return examineLines(ctx, [paper], { ...facts, grossOnly: true }, { confirmed: true, adjusted })
  function adjusted(known: KnownLine): KnownLine {
    const told = others.some(({ label, amount }) => label === known.label && amount === known.amount)
    if (!told || known.kind !== 'earning' || known.incidence.length !== 1 || APART.includes(known.nature ?? '')) return known
    return { ...known, incidence: [...known.incidence, NO_INCIDENCE] }
  }
}
