import { type Day, dayOf, isDay } from '../../../../core/day.ts'
import { SourceUnavailable } from '../../../../core/errors.ts'
import { atLeastZero, type Money, smallest, sum } from '../../../../core/money.ts'
import { Ratio } from '../../../../core/ratio.ts'
import { calendarDate, joined, type Phrase, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import irrf from '../../../payroll/law/irrf.ts'
import annualReturn from '../../law/annual-return.ts'
import irpfAnnual from '../../law/irpf-annual.ts'
import irpfObligation from '../../law/irpf-obligation.ts'
import minimumTax from '../../law/minimum-tax.ts'
import { accumulatedReduction, accumulatedTax } from '../../rules/accumulated-income.ts'
import { type Assessment, assessBest, deductibleExpenses } from '../../rules/annual-return/assessment.ts'
import { type Admission, admission } from '../../rules/annual-return/dependents.ts'
import { HOLDER, type LumpSum, withoutDependent, type YearLaw } from '../../rules/annual-return/facts.ts'
import { instalmentDays, instalmentInterest, instalmentsOf } from '../../rules/annual-return/instalments.ts'
import { annualTaxFormula } from '../../rules/annual-tax.ts'
import { monthlySelic } from '../../rules/monthly-selic.ts'
import highIncomeTax from '../high-income-tax/index.ts'
import filingObligation from '../irpf-obligation/index.ts'
import { cryptoMonths, type Definitive, definitiveTaxes, type StockMonth, stockMonths } from './definitive.ts'
import { formsOf } from './forms.ts'
import { input } from './input.ts'
import { result } from './result.ts'
import { risksOf, untaxedTotals } from './risks.ts'
import { type Declaration, type Declared, endOf } from './year.ts'

/** First exercise whose rules are recorded here. */
const FIRST_EXERCISE = 2024
/** The exercise of 2027 is computed before its limits are published. */
const LAST_EXERCISE = 2027

export default calculator({
  id: 'annual-return',
  slug: 'declaracao-do-imposto-de-renda',
  title: 'Declaração do imposto de renda',
  summary:
    'A declaração anual inteira, com vários informes, dependentes, deduções, atrasados e investimentos: o modelo mais barato, imposto ou restituição, quotas e onde cada número vai.',
  seeAlso: {
    'income-tax': 'fazer só a conta do ano, com um total de renda',
    'irpf-obligation': 'saber só se é preciso declarar',
    'late-tax-payment': 'pagar um DARF em atraso',
  },
  group: 'impostos',
  cost: 5,
  headline: 'dueOrRefund',
  says: {
    positive: 'Você tem {value} a pagar',
    negative: 'Você tem {value} a restituir',
    zero: 'Você não tem imposto a pagar nem a restituir',
  },
  input,
  result,
  lawDayFrom: ({ exercise }) => ({ field: 'exercise', day: dayOf(exercise - 1, 12, 31) }),
  answer(facts, ctx) {
    refuseUnsound(facts, ctx)
    const law = lawOf(facts, ctx)
    const exclusiveTax = facts.rra.map((row) => exclusiveTaxOf(ctx, row, law.year))
    const choice = assessBest(facts, law, exclusiveTax)
    const { assessment } = choice
    const declaration: Declaration = { facts, law, choice, exclusiveTax }
    explain(ctx, assessment, law)

    const stock = stockMonths(ctx, facts, law.year)
    const crypto = cryptoMonths(ctx, facts, law.year)
    const definitive = definitiveTaxes(ctx, facts, law.year, stock, crypto)
    const income = { ...assessment.income, ...untaxedOf(declaration, stock, crypto) }
    const obligation = obligationOf(ctx, facts, income, stock)
    const admissions = admissionsOf(facts, law)
    const instalments = payment(ctx, assessment.dueOrRefund, facts, law)
    assumeReturn(ctx, declaration, obligation !== null)
    return {
      calendarYear: law.year,
      obligation,
      income,
      simplified: assessment.simplified,
      full: assessment.full,
      best: assessment.best,
      tax: assessment.tax,
      rra: facts.rra.map((_, index) => lumpSumOf(declaration, index)),
      rraTax: assessment.rraTax,
      paid: assessment.paid,
      dueOrRefund: ctx.step(
        assessment.dueOrRefund < 0n ? 'Imposto a restituir' : 'Imposto a pagar',
        say`${assessment.tax} + ${assessment.rraTax} − ${assessment.paid.total}`,
        assessment.dueOrRefund,
      ),
      instalments,
      dependents: facts.dependents.map(({ id }) => ({ id, ...admissions.get(id)!, worth: worthOf(declaration, id) })),
      definitive,
      minimumTax: minimumTaxOf(ctx, declaration, income),
      forms: [...formsOf(declaration, stock)],
      risks: [...risksOf(ctx, declaration, admissions, definitive), ...mustFileRisk(declaration, obligation)],
      nextSteps: nextSteps(declaration, obligation, instalments, definitive),
    }
  },
})

function refuseUnsound(facts: Declared, ctx: Context): void {
  const { exercise } = facts
  if (exercise < FIRST_EXERCISE)
    ctx.refuse(
      'exercise',
      say`a declaração inteira está registrada de ${FIRST_EXERCISE} em diante; para ${exercise}, use income-tax com calendar_year ${exercise - 1}`,
    )
  if (exercise > LAST_EXERCISE) ctx.refuse('exercise', say`os exercícios registrados são de ${FIRST_EXERCISE} a ${LAST_EXERCISE}`)
  refuseRepeated(
    ctx,
    'dependents',
    facts.dependents.map(({ id }) => id),
    'repete o id de outro dependente',
  )
  refuseRepeated(
    ctx,
    'stock_months',
    facts.stock_months.map(({ month }) => String(month)),
    'repete um mês',
  )
  refuseRepeated(
    ctx,
    'crypto_months',
    facts.crypto_months.map(({ month }) => String(month)),
    'repete um mês',
  )
  refuseRepeated(
    ctx,
    'people_income',
    facts.people_income.map(({ of, month, kind }) => `${of} ${month} ${kind}`),
    'repete o mês, a pessoa e o tipo de outra linha: some as duas',
  )
  if (facts.dependents.some(({ id }) => id === HOLDER)) ctx.refuse('dependents', 'holder é o titular: dê outro id ao dependente')
  refuseUnknownPeople(facts, ctx)
  facts.payers.forEach(({ withheld, taxable, thirteenth }, index) => {
    if (withheld > taxable + thirteenth && taxable > 0n)
      ctx.refuse(`payers.${index}.withheld`, say`passa do rendimento desta fonte, ${taxable + thirteenth}`)
  })
  facts.payments.forEach(({ amount, reimbursed }, index) => {
    if (reimbursed > amount) ctx.refuse(`payments.${index}.reimbursed`, say`passa do valor pago, ${amount}`)
  })
  facts.crypto_months.forEach(({ sales, gain }, index) => {
    if (gain > sales) ctx.refuse(`crypto_months.${index}.gain`, say`passa do total vendido, ${sales}`)
  })
}

function refuseRepeated(ctx: Context, field: string, keys: readonly string[], message: Phrase): void {
  const at = keys.findIndex((key, index) => keys.indexOf(key) !== index)
  if (at >= 0) ctx.refuse(`${field}.${at}`, message)
}

function refuseUnknownPeople(facts: Declared, ctx: Context): void {
  const people = new Set([HOLDER, ...facts.dependents.map(({ id }) => id)])
  const check = (field: string, rows: readonly { readonly of: string }[]): void =>
    rows.forEach(({ of }, index) => {
      if (!people.has(of)) ctx.refuse(`${field}.${index}.of`, say`não há dependente "${of}"; use holder ou o id de um de dependents`)
    })
  check('payers', facts.payers)
  check('people_income', facts.people_income)
  check('rra', facts.rra)
  check('exempt', facts.exempt)
  check('exclusive', facts.exclusive)
  check('bank_statements', facts.bank_statements)
  const receivers = new Set(facts.alimony_receivers.map(({ id }) => `alimony:${id}`))
  facts.payments.forEach(({ for: whose }, index) => {
    if (!people.has(whose) && !receivers.has(whose))
      ctx.refuse(`payments.${index}.for`, say`não há "${whose}"; use holder, o id de um dependente ou alimony: e o id de um alimentando`)
  })
}

function lawOf({ exercise }: Declared, ctx: Context): YearLaw {
  const year = exercise - 1
  return {
    year,
    annual: ctx.law(irpfAnnual),
    rules: ctx.law(annualReturn),
    exemptFrom65: ctx.law(irrf, ctx.day, false).exemptFrom65 ?? 0n,
  }
}

/** Tax of a lump sum at source: the table of its month times the months (Lei 7.713/1988, art. 12-A). */
function exclusiveTaxOf(ctx: Context, row: LumpSum & { readonly month: number }, year: number): Money {
  const table = ctx.law(irrf, endOf(year, row.month), false)
  const expenses = deductibleExpenses(row)
  const base = atLeastZero(row.amount - expenses - row.inss - row.alimony)
  const { tax } = accumulatedTax(base, row.months, table.brackets)
  const average = Ratio.of(row.amount - expenses).over(row.months)
  return tax - smallest(accumulatedReduction(average, row.months, table.reduction), tax)
}

function explain(ctx: Context, { income, simplified, full, rraTax, paid }: Assessment, { annual }: YearLaw): void {
  ctx.step(
    'Rendimentos tributáveis',
    () => joined([income.fromPayers, income.fromPeople, income.fromRra, income.over65], ' + '),
    income.taxable,
  )
  ctx.step('Imposto no simplificado', () => annualTaxFormula(simplified, annual), simplified.tax)
  ctx.step('Deduções do completo', () => joined(Object.values(full.deductionItems), ' + '), full.deductions)
  if (full.incentive > 0n) ctx.step('Imposto no completo', say`${full.beforeIncentive} − ${full.incentive} − ${full.reduction}`, full.tax)
  else ctx.step('Imposto no completo', () => annualTaxFormula(full, annual), full.tax)
  if (full.tax === simplified.tax) ctx.assume('Os dois modelos dão o mesmo imposto: fica o simplificado, que não pede comprovantes.')
  if (rraTax > 0n) ctx.step('Imposto dos acumulados', say`${rraTax}`, rraTax)
  ctx.step(
    'Imposto já pago',
    () => joined([paid.withheld, paid.carneLeao, paid.rraWithheld, paid.complementary, paid.stockWithheld], ' + '),
    paid.total,
  )
}

/** Exempt and exclusively taxed income; a lump sum taxed at source is exclusive, and exempt gains come from each month of sales. */
function untaxedOf(
  { facts, choice }: Declaration,
  stock: readonly StockMonth[],
  crypto: readonly { readonly exemptGain: Money }[],
): { exempt: Money; exclusive: Money } {
  const { exempt, exclusive } = untaxedTotals(facts)
  const gains = sum([...stock, ...crypto].map(({ exemptGain }) => exemptGain))
  const atSource = sum(facts.rra.map(({ amount }, index) => (choice.adjusted[index] ? 0n : amount)))
  return { exempt: exempt + gains - choice.assessment.income.over65, exclusive: exclusive + atSource }
}

type Obligation = Omit<ReturnType<typeof obligationAnswer>, 'exercise' | 'taxableLimit'>
const obligationAnswer = (ctx: Context, fields: Parameters<typeof filingObligation.ask>[0]) => ctx.ask(filingObligation, fields)

/** Null when the limits of the exercise are not published yet. */
function obligationOf(
  ctx: Context,
  facts: Declared,
  income: { readonly taxable: Money; readonly exempt: Money; readonly exclusive: Money },
  stock: readonly StockMonth[],
): Obligation | null {
  const { exercise } = facts
  if (ctx.law(irpfObligation, dayOf(exercise, 1, 1), false).exercise !== exercise) {
    ctx.assume(say`Os limites de quem deve declarar em ${exercise} ainda não foram publicados.`)
    return null
  }
  const { mustFile, reasons, nearest, window, lateFine } = obligationAnswer(ctx, {
    exercise,
    taxable_income: income.taxable,
    exempt_income: income.exempt + income.exclusive,
    total_assets: facts.assets_after + sum(facts.bank_statements.map(({ balance_after }) => balance_after)),
    rural_revenue: facts.rural_revenue,
    rural_loss_to_offset: facts.rural_loss_to_offset,
    capital_gain: facts.gains.some(({ gain, exempt }) => gain > exempt),
    stock_sales: sum(facts.stock_months.map(({ swing_sales = 0n }) => swing_sales)),
    stock_taxable_gain: stock.some(({ tax }) => tax > 0n),
    stock_operated: facts.stock_operated || facts.stock_months.length > 0,
    residential_180_days: facts.residential_180_days,
    became_resident: facts.became_resident,
    foreign_assets_regime: facts.foreign_assets_regime,
  })
  return { mustFile, reasons, nearest, window, lateFine }
}

/** Income of each dependent decides a parent: their own field, or everything told of them. */
function admissionsOf(facts: Declared, law: YearLaw): ReadonlyMap<string, Admission> {
  return new Map(
    facts.dependents.map((dependent) => {
      const { id, income } = dependent
      const own = <T extends { readonly of: string }>(rows: readonly T[], amount: (row: T) => Money): Money =>
        sum(rows.filter(({ of }) => of === id).map(amount))
      const told = own(facts.payers, ({ taxable }) => taxable) + own(facts.people_income, ({ amount }) => amount)
      return [id, admission(dependent, income ?? told, law)]
    }),
  )
}

/** Due or refund without the dependent, less that with them: their income, tax and payments leave too. */
function worthOf({ facts, law, choice, exclusiveTax }: Declaration, id: string): Money {
  const taxes = exclusiveTax.filter((_, index) => facts.rra[index]!.of !== id)
  return assessBest(withoutDependent(facts, id), law, taxes).assessment.dueOrRefund - choice.assessment.dueOrRefund
}

function lumpSumOf({ facts, law, choice, exclusiveTax }: Declaration, index: number) {
  const option = choice.adjusted[index] ? 'exclusive' : 'adjust'
  const rra = facts.rra.map(
    (row, at) => ({ ...row, option: at === index ? option : choice.adjusted[at] ? 'adjust' : 'exclusive' }) as const,
  )
  const other = assessBest({ ...facts, rra }, law, exclusiveTax).assessment.dueOrRefund
  return {
    exclusiveTax: exclusiveTax[index]!,
    option: choice.adjusted[index] ? 'adjust' : 'exclusive',
    difference: other - choice.assessment.dueOrRefund,
  } as const
}

function payment(ctx: Context, due: Money, facts: Declared, law: YearLaw) {
  if (due <= 0n) return null
  const split = instalmentsOf(due, facts.instalments, law.rules)
  if (split === null) {
    ctx.assume(say`Imposto abaixo de ${law.rules.leastPayable} não se paga: some ao próximo do mesmo código (Lei nº 9.430/1996, art. 68).`)
    return null
  }
  const { window, exercise } = ctx.law(irpfObligation, dayOf(facts.exercise, 1, 1), false)
  if (exercise !== facts.exercise || window === null || !isDay(window.closes)) {
    ctx.assume('O último dia de entrega ainda não foi publicado: os dias das quotas dependem dele.')
    return { ...split, dueDates: [], interestPercent: [] }
  }
  const days = instalmentDays(window.closes, split.count)
  ctx.assume(
    'Quotas depois da primeira com a Selic de cada mês e 1% no mês do pagamento (Lei nº 9.250/1995, art. 14); as que faltam ainda não se conhecem.',
  )
  return { ...split, dueDates: [...days], interestPercent: [...instalmentInterest(days, (month) => knownSelic(ctx, month), law.rules)] }
}

/** Selic of a whole month; null when it is not over or not read. */
function knownSelic(ctx: Context, month: Day): Ratio | null {
  try {
    return monthlySelic(ctx, month)
  } catch (error) {
    if (error instanceof SourceUnavailable) return null
    throw error
  }
}

function minimumTaxOf(
  ctx: Context,
  { facts, law, choice }: Declaration,
  income: { readonly taxable: Money; readonly exempt: Money; readonly exclusive: Money },
) {
  if (law.year < 2026) return null
  const total = income.taxable + income.exempt + income.exclusive
  const { above } = ctx.law(minimumTax, ctx.day, false)
  if (total <= above) return null
  const excluded = sum(facts.bank_statements.map(({ savings_yield, exempt_yield }) => savings_yield + exempt_yield))
  const severance = sum(facts.payers.flatMap((payer) => [payer.severance, payer.late_interest, payer.serious_illness]))
  const exclusiveTax = sum([
    ...facts.payers.map(({ thirteenth_withheld }) => thirteenth_withheld),
    ...facts.bank_statements.map(({ fixed_income_withheld }) => fixed_income_withheld),
    ...facts.exclusive.map(({ withheld }) => withheld),
  ])
  const { ratePercent, credits, due } = ctx.ask(highIncomeTax, {
    base_income: total - excluded - severance,
    total_income: total,
    regular_tax: choice.assessment.tax,
    exclusive_tax: exclusiveTax,
    calendar_year: law.year,
  })
  return { ratePercent, credits, due }
}

function mustFileRisk({ choice }: Declaration, obligation: Obligation | null) {
  const refund = -choice.assessment.dueOrRefund
  if (obligation === null || obligation.mustFile || refund <= 0n) return []
  return [
    {
      id: 'must_file_not_told' as const,
      severity: 'possible' as const,
      what: say`Você não é obrigado a declarar, mas tem ${refund} a restituir`,
      why: 'O imposto retido só volta para quem entrega a declaração.',
      act: say`Entregue a declaração até cinco anos depois do exercício para receber.`,
      amount: refund,
    },
  ]
}

function nextSteps(
  { choice, facts }: Declaration,
  obligation: Obligation | null,
  split: ReturnType<typeof payment>,
  definitive: Definitive,
): Phrase[] {
  const { assessment } = choice
  const steps: Phrase[] = []
  if (definitive.missing.length > 0) steps.push('Pague antes os DARFs em falta, com multa e juros.')
  const closes = obligation?.window?.closes
  const model: Phrase = assessment.best === 'full' ? 'completo, por deduções legais' : 'simplificado'
  steps.push(
    closes !== undefined && isDay(closes)
      ? say`Entregue a declaração até ${calendarDate(closes)}, no modelo ${model}.`
      : say`Entregue a declaração no prazo da Receita, no modelo ${model}.`,
  )
  if (split !== null)
    steps.push(
      split.count === 1
        ? say`Pague ${split.amount} de uma vez.`
        : say`Pague ${split.amount} por mês, em ${split.count} vezes; a última é de ${split.last}.`,
    )
  if (assessment.dueOrRefund < 0n) steps.push('Informe a conta ou a chave Pix do CPF para receber a restituição.')
  if (facts.payments.length > 0) steps.push('Guarde os recibos por cinco anos.')
  return steps
}

function assumeReturn(ctx: Context, { facts, law, choice }: Declaration, limitsKnown: boolean): void {
  const { assessment } = choice
  const payers = facts.payers.filter(({ of }) => of === HOLDER)
  ctx.assume(say`Exercício ${facts.exercise}: a renda é a de ${law.year}.`)
  if (payers.length > 1 && assessment.paid.withheld === 0n && assessment.dueOrRefund > 0n)
    ctx.assume('Nenhuma fonte reteve imposto: cada uma olhou só a própria parte, e a soma passa da isenção.')
  if (facts.birth_date === undefined && facts.payers.some(({ exempt_65, of }) => exempt_65 > 0n && of === HOLDER))
    ctx.assume('Sem a data de nascimento, a parcela isenta de 65 anos foi aceita no ano todo.')
  if (assessment.full.deductionItems.bookExpenses > 0n)
    ctx.assume('Livro-caixa de cada mês até a renda do trabalho do mês; o que sobra passa para os meses seguintes, só até dezembro.')
  if (facts.payments.some(({ kind }) => kind === 'funpresp'))
    ctx.assume('Funpresp inteiro, como contribuição até a do patrocinador; o que passa dela se declara como previdência complementar.')
  if (law.annual.reduction) ctx.assume('Redução anual da Lei nº 15.270/2025, medida na renda tributável e limitada ao imposto.')
  if (facts.rra.length > 0)
    ctx.assume(
      'Rendimentos acumulados da forma que menos custa no total da declaração, salvo a escolhida; depois da entrega não se muda a forma.',
    )
  if (limitsKnown && assessment.dueOrRefund > 0n)
    ctx.assume('O débito automático da primeira quota tem de ser pedido antes do fim do prazo: veja o dia no programa.')
  ctx.assume('Nada é enviado à Receita: os números são para digitar no programa, e os comprovantes não foram vistos.')
}
