import { greatest, type Money, smallest, split, sum } from '../../../../core/money.ts'
import { Ratio } from '../../../../core/ratio.ts'
import { word } from '../../../../core/text/language.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, count, flag, integer, list, money, quantity, referenceDate, text } from '../../../../operation/input/fields.ts'
import inss from '../../../payroll/law/inss.ts'
import irrf from '../../../payroll/law/irrf.ts'
import { assumeInssRounding, inssDue, inssFormula } from '../../../payroll/rules/withholding/inss.ts'
import { assumeIrrfChoices, irrfDue, irrfFormula } from '../../../payroll/rules/withholding/irrf.ts'
import maternity, { type Maternity } from '../../law/maternity.ts'
import { benefitLimits, type Limits } from '../../rules/benefit.ts'

const DAYS_IN_MONTH = 30

const CATEGORIES = ['employee', 'variable_employee', 'domestic', 'self_employed', 'optional', 'mei', 'unemployed', 'special_rural'] as const
type Category = (typeof CATEGORIES)[number]

/** Input that determines the amount in each category. */
const MADE_OF = {
  employee: 'last_salary',
  variable_employee: 'last_salaries',
  domestic: 'last_salary',
  self_employed: 'contributions',
  optional: 'contributions',
  mei: 'contributions',
  unemployed: 'contributions',
  special_rural: null,
} as const satisfies Record<Category, string | null>

/** Categories subject to the waiting period of own-account workers. */
const WAITS: ReadonlySet<Category> = new Set<Category>(['self_employed', 'optional', 'mei', 'special_rural'])

export default calculator({
  id: 'maternity-pay',
  slug: 'salario-maternidade',
  title: 'Salário-maternidade',
  summary: 'Quanto se recebe por mês e no total na licença por parto, adoção ou aborto, quem paga e o que se desconta.',
  group: 'trabalho',
  headline: 'monthlyAmount',
  says: { by: 'eligible', texts: { true: 'Você recebe {value} por mês', false: 'Não há salário-maternidade a receber' } },
  picture: { kind: 'parts', title: 'Para onde vai o valor do mês', parts: ['net', 'inss', 'irrf'] },
  lawDay: 'reference_date',
  input: {
    category: choice(
      'Como contribui',
      CATEGORIES,
      {
        employee: 'Empregada com salário fixo',
        variable_employee: 'Empregada que ganha por comissão',
        domestic: 'Empregada doméstica',
        self_employed: 'Autônoma',
        optional: 'Facultativa',
        mei: 'MEI',
        unemployed: 'Desempregada',
        special_rural: 'Segurada especial (rural)',
      },
      { means: 'contributor_category' },
    ),
    last_salary: money('Último salário', { hint: 'Empregada e doméstica' }).optional(),
    last_salaries: list('Últimos seis salários', money('Salário do mês'), { hint: 'Quem ganha por comissão' }).min(1).max(6).optional(),
    contributions: list('Últimas contribuições', money('Salário de contribuição'), {
      hint: 'Até doze, dos últimos quinze meses: autônoma, facultativa, MEI e desempregada',
    })
      .min(1)
      .max(12)
      .optional(),
    event: choice('Motivo', ['birth', 'adoption', 'miscarriage', 'company_program'], {
      birth: 'Parto',
      adoption: 'Adoção ou guarda para adoção',
      miscarriage: 'Aborto não criminoso',
      company_program: 'Parto, em Empresa Cidadã',
    }).default('birth'),
    child_age: quantity('Idade da criança adotada, em anos', 'years', {
      min: 0,
      max: 18,
      hint: 'Só para adoções até 06/06/2013',
    }).optional(),
    dependents: count('Dependentes para o IRRF', { min: 0, max: 20 }).default(0),
    extra_days: count('Dias a mais', { min: 0, max: 365, hint: 'Por internação ou repouso que a lei soma' }, 'days').default(0),
    reference_date: referenceDate(),
  },
  result: {
    eligible: flag('Tem direito'),
    reason: text('Por quê'),
    waitingMonths: integer('Carência, em contribuições'),
    days: integer('Dias de licença'),
    monthlyAmount: brl('Salário-maternidade por mês'),
    dailyAmount: brl('Por dia'),
    total: brl('Na licença inteira'),
    paidBy: choice('Quem paga', ['employer', 'inss'], { employer: 'A empresa, que desconta do que deve ao INSS', inss: 'O INSS' }),
    inss: brl('INSS por mês'),
    irrf: brl('IRRF por mês'),
    net: brl('Líquido por mês', { hint: 'Depois dos descontos' }),
  },
  answer(input, ctx) {
    const { category, event } = input
    const law = ctx.law(maternity)
    for (const field of ['last_salary', 'last_salaries', 'contributions'] as const) {
      if (field === MADE_OF[category] && input[field] === undefined) ctx.refuse(field, 'é obrigatório nesta categoria')
      if (field !== MADE_OF[category] && input[field] !== undefined)
        ctx.refuse(field, say`não se usa nesta categoria${MADE_OF[category] ? word`; informe ${MADE_OF[category]}` : ''}`)
    }
    const employee = category === 'employee' || category === 'variable_employee'
    if (event === 'company_program' && !employee) ctx.refuse('event', 'o programa Empresa Cidadã é só para empregadas')

    const waitingMonths = WAITS.has(category) ? law.ownAccountWaiting : 0
    const paid = input.contributions?.length
    const waited = paid === undefined || paid >= waitingMonths
    const leave = daysOf(ctx, event, input.child_age, law)
    const eligible = waited && leave > 0
    const days = leave > 0 ? leave + input.extra_days : 0
    const monthlyAmount = eligible ? amountOf(input, law, benefitLimits(ctx), ctx) : 0n
    if (!eligible)
      ctx.step(
        'Salário-maternidade',
        leave > 0
          ? say`${monthlyAmount}; ${paid ?? 0} de ${waitingMonths} contribuições, sem direito`
          : say`${monthlyAmount}; adoção sem direito nesta data`,
        monthlyAmount,
      )
    const dailyAmount = ctx.step('Por dia', say`${monthlyAmount} ÷ ${DAYS_IN_MONTH}`, split(monthlyAmount, DAYS_IN_MONTH, 'halfUp'))
    const total = ctx.step(
      'Na licença',
      say`${monthlyAmount} ÷ ${DAYS_IN_MONTH} × ${days}`,
      split(monthlyAmount * BigInt(days), DAYS_IN_MONTH, 'halfUp'),
    )
    const contribution =
      eligible && (employee || category === 'domestic') ? contributionOf(monthlyAmount, ctx) : { due: 0n, deductible: 0n }
    const tax = eligible ? taxOf(monthlyAmount, contribution.deductible, input.dependents, ctx) : 0n
    const net = ctx.step('Líquido por mês', say`${monthlyAmount} − ${contribution.due} − ${tax}`, monthlyAmount - contribution.due - tax)
    if (eligible) assumeChoices(ctx, category, waitingMonths)
    return {
      eligible,
      reason: eligible
        ? waitingMonths === 0
          ? 'Não há carência nesta data e categoria.'
          : word`A carência é de ${waitingMonths} contribuições.`
        : leave > 0
          ? word`Faltam contribuições: ${paid} informadas, e a carência desta data é de ${waitingMonths}.`
          : law.days.adoption
            ? 'Nesta data a adoção de criança maior de 8 anos não dava direito (Lei nº 10.421/2002).'
            : 'Nesta data a adoção ainda não dava direito: a lei é de 16/04/2002 e não vale para fatos anteriores (Lei nº 10.421/2002, art. 5º).',
      waitingMonths,
      days,
      monthlyAmount,
      dailyAmount,
      total,
      // Lei 8.213/1991, arts. 71-A, § 1º, and 72, § 1º.
      paidBy: employee && event !== 'adoption' && law.employerPays ? ('employer' as const) : ('inss' as const),
      inss: contribution.due,
      irrf: tax,
      net,
    }
  },
})

type Event = 'birth' | 'adoption' | 'miscarriage' | 'company_program'

/** Days of leave; refused when the law of the day grants no right. */
function daysOf(ctx: Context, event: Event, childAge: Ratio | undefined, { days }: Maternity): number {
  if (event === 'company_program')
    return days.companyProgram ?? ctx.refuse('event', 'o programa Empresa Cidadã só tem efeito desde 1º de janeiro de 2010: escolha birth')
  if (event !== 'adoption') return days[event]
  const bands = days.adoption ?? []
  const anyAge = bands.find(({ childUpTo }) => childUpTo === null)
  if (anyAge || bands.length === 0) return anyAge?.days ?? 0
  if (!childAge) return ctx.refuse('child_age', 'é obrigatório: nesta data os dias dependiam da idade da criança')
  return bands.find(({ childUpTo }) => childAge.compare(Ratio.of(BigInt(childUpTo!))) <= 0)?.days ?? 0
}

interface Pay {
  readonly category: Category
  readonly last_salary?: Money | undefined
  readonly last_salaries?: readonly Money[] | undefined
  readonly contributions?: readonly Money[] | undefined
}

/** Lei 8.213/1991, arts. 72 and 73: full pay for an employee, without a ceiling; for the others, between floor and ceiling. */
function amountOf({ category, ...pay }: Pay, law: Maternity, { floor, ceiling }: Limits, ctx: Context): Money {
  if (category === 'employee') return ctx.step('Salário-maternidade', say`${pay.last_salary!}; o último salário`, pay.last_salary!)
  if (category === 'special_rural') return ctx.step('Salário-maternidade', say`${floor}; o salário mínimo`, floor)
  if (category === 'variable_employee') {
    const months = pay.last_salaries!
    if (months.length < law.variablePayMonths)
      ctx.assume(say`Média dos ${months.length} meses informados, menos que os ${law.variablePayMonths} da lei.`)
    const mean = split(sum(months), months.length, 'halfUp')
    return ctx.step('Salário-maternidade', () => say`${sum(months)} ÷ ${months.length}`, mean)
  }
  const total = pay.contributions && sum(pay.contributions)
  const measured = total === undefined ? pay.last_salary! : split(total, law.contributionsDivisor, 'halfUp')
  const amount = smallest(greatest(measured, floor), ceiling)
  const formula = total === undefined ? say`${measured}` : say`${total} ÷ ${law.contributionsDivisor}`
  const limit = () => {
    if (amount > measured) return say`, não menos que ${floor}; o salário mínimo`
    return amount < measured ? say`, não mais que ${ceiling}; o teto do INSS` : ''
  }
  return ctx.step('Salário-maternidade', () => say`${formula}${limit()}`, amount)
}

function contributionOf(pay: Money, ctx: Context): { due: Money; deductible: Money } {
  const table = ctx.law(inss)
  const due = inssDue(pay, table)
  assumeInssRounding(ctx, table)
  return { due: ctx.step('INSS por mês', () => inssFormula(due), due.amount), deductible: due.deductible }
}

/** Taxed like the pay it replaces. */
function taxOf(pay: Money, contribution: Money, dependents: number, ctx: Context): Money {
  const table = ctx.law(irrf)
  const due = irrfDue({ gross: pay, deductions: contribution + BigInt(dependents) * table.perDependent }, table)
  assumeIrrfChoices(ctx, due, table, 'por mês')
  return ctx.step('IRRF por mês', () => irrfFormula(due), due.amount)
}

function assumeChoices(ctx: Context, category: Category, waiting: number): void {
  if (MADE_OF[category] === 'contributions') {
    ctx.assume('Soma das contribuições informadas dividida por doze, mesmo que sejam menos (Lei nº 8.213/1991, art. 73, III).')
    ctx.assume(
      'Sem a contribuição descontada do próprio benefício, de 11% ou 20% conforme o plano (Lei nº 8.212/1991, art. 28, § 2º), que também diminuiria o imposto.',
    )
  }
  if (category === 'unemployed') ctx.assume('Desempregada no período de graça, com carência dispensada como a de empregada.')
  if (category === 'special_rural' && waiting > 0) ctx.assume('Carência de atividade rural tida por cumprida.')
  if (category === 'employee' || category === 'variable_employee') ctx.assume('Sem teto do INSS: a remuneração é paga inteira.')
}
