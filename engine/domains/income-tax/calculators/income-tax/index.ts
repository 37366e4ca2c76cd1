import { type Day, dayOf, yearOf } from '../../../../core/day.ts'
import { atLeastZero, type Money, portion, proportion, smallest, sum } from '../../../../core/money.ts'
import { joined, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, count, list, money, object, percentOf, referenceDate, year } from '../../../../operation/input/fields.ts'
import irpfAnnual from '../../law/irpf-annual.ts'
import { annualReduction, annualTaxFormula, annualTaxOn } from '../../rules/annual-tax.ts'

export default calculator({
  id: 'income-tax',
  slug: 'imposto-de-renda',
  title: 'Imposto de renda anual',
  summary: 'Declaração anual da pessoa física: modelo simplificado contra completo, redução da Lei nº 15.270/2025, a pagar ou a restituir.',
  seeAlso: {
    'irpf-obligation': 'saber se é preciso declarar',
    'income-tax-change': 'comparar o imposto do salário antes e depois da mudança da lei',
  },
  group: 'impostos',
  headline: 'dueOrRefund',
  says: {
    positive: 'Você tem {value} a pagar',
    negative: 'Você tem {value} a restituir',
    zero: 'Você não tem imposto a pagar nem a restituir',
  },
  lawDay: 'reference_date',
  input: {
    annual_income: money('Rendimentos tributáveis do ano, sem o 13º salário'),
    calendar_year: count('Ano em que a renda foi recebida', { min: 1900, max: 2100, blank: 'o atual' }, 'year').optional(),
    tax_withheld: money('Imposto já retido ou pago no ano, sem o do 13º', { min: 0 }).prefault(0),
    dependents: count('Dependentes').default(0),
    inss_paid: money('Contribuição à previdência oficial paga no ano', { min: 0 }).prefault(0),
    health_expenses: money('Despesas médicas não reembolsadas', { min: 0 }).prefault(0),
    education_expenses: money('Despesas com instrução do titular e dos dependentes', { min: 0 }).prefault(0),
    education_by_person: list('Instrução de cada pessoa', money('Gasto de uma pessoa no ano', { min: 0 }), {
      max: 21,
      hint: 'O titular e cada dependente; o limite é de cada um',
      blank: 'education_expenses, como se todos gastassem o limite',
    }).optional(),
    pension_expenses: money('Previdência privada dedutível (PGBL e fundos de pensão)', { min: 0 }).prefault(0),
    alimony: money('Pensão alimentícia judicial ou por escritura', { min: 0 }).prefault(0),
    reference_date: referenceDate('o ano de calendar_year, ou hoje em São Paulo'),
  },
  result: {
    calendarYear: year('Ano-calendário'),
    simplified: object('Modelo simplificado', {
      discount: brl('Desconto simplificado'),
      base: brl('Base de cálculo'),
      beforeReduction: brl('Imposto antes da redução'),
      reduction: brl('Redução da Lei nº 15.270/2025'),
      tax: brl('Imposto devido'),
    }),
    full: object('Modelo completo', {
      deductions: brl('Total das deduções aceitas'),
      deductionItems: object('Cada dedução, já limitada', {
        inss: brl('Previdência oficial'),
        dependents: brl('Dependentes'),
        health: brl('Saúde'),
        education: brl('Instrução'),
        pension: brl('Previdência privada'),
        alimony: brl('Pensão alimentícia'),
      }),
      base: brl('Base de cálculo'),
      beforeReduction: brl('Imposto antes da redução'),
      reduction: brl('Redução da Lei nº 15.270/2025'),
      tax: brl('Imposto devido'),
    }),
    best: choice('Modelo com menos imposto', ['simplified', 'full'], { simplified: 'Modelo simplificado', full: 'Modelo completo' }),
    tax: brl('Imposto devido no melhor modelo'),
    reduction: brl('Redução no melhor modelo'),
    dueOrRefund: brl('Imposto menos o retido', { hint: 'Positivo a pagar, negativo a restituir' }),
    effectiveRatePercent: percentOf('Imposto sobre os rendimentos tributáveis'),
  },
  lawDayFrom: ({ calendar_year: year, reference_date: day }, today) =>
    year === undefined ? { field: 'reference_date', day: day ?? today } : { field: 'calendar_year', day: lastDay(year) },
  answer(input, ctx) {
    const { annual_income: income, tax_withheld: withheld, dependents, calendar_year: year, reference_date: day } = input
    if (year !== undefined && day !== undefined && yearOf(day) !== year)
      ctx.refuse('reference_date', say`é de ${yearOf(day)}, mas calendar_year é ${year}: informe só um dos dois`)
    const table = ctx.law(irpfAnnual)

    const discount = smallest(portion(income, table.simplified.rate, 'halfUp'), table.simplified.cap)
    const simplified = { discount, ...annualTaxOn(income - discount, income, table) }
    ctx.step(
      'Desconto simplificado',
      discount === table.simplified.cap
        ? say`${discount}; o limite`
        : say`${income} × ${table.simplified.rate}; até ${table.simplified.cap}`,
      discount,
    )
    ctx.step('Imposto no simplificado', () => annualTaxFormula(simplified, table), simplified.tax)

    const education = educationOf(ctx, input, table.educationLimit)
    const pensionLimit = portion(income, table.privatePensionLimit, 'halfUp')
    const deductionItems = {
      inss: input.inss_paid,
      dependents: table.perDependent * BigInt(dependents),
      health: input.health_expenses,
      education,
      pension: smallest(input.pension_expenses, pensionLimit),
      alimony: input.alimony,
    }
    const deductions = sum(Object.values(deductionItems))
    const full = { deductions, deductionItems, ...annualTaxOn(atLeastZero(income - deductions), income, table) }
    ctx.step('Deduções do completo', () => joined(Object.values(deductionItems), ' + '), deductions)
    ctx.step('Imposto no completo', () => annualTaxFormula(full, table), full.tax)

    const best = full.tax < simplified.tax ? 'full' : 'simplified'
    const { tax, reduction } = best === 'full' ? full : simplified
    ctx.assume(
      'Só rendimentos do ajuste anual: o 13º, a PLR e as aplicações são tributados à parte, e não se calcula o imposto mínimo de altas rendas.',
    )
    if (input.pension_expenses > 0n)
      ctx.assume(
        say`Previdência privada limitada a ${table.privatePensionLimit} da renda tributável, e só para quem contribui à previdência oficial (Lei nº 9.532/1997, art. 11).`,
      )
    const whole = smallest(annualReduction(income, table, 'whole'), best === 'full' ? full.beforeReduction : simplified.beforeReduction)
    if (whole !== reduction)
      ctx.assume(
        say`A redução do imposto dá meio centavo, e a lei não diz para que lado: aqui é ${reduction}, com o produto arredondado; arredondada a redução inteira, seria ${whole}.`,
      )
    if (table.reduction)
      ctx.assume('Redução anual da Lei nº 15.270/2025 pela fórmula própria do ano, medida na renda tributável e limitada ao imposto.')
    return {
      calendarYear: year ?? yearOf(ctx.day),
      simplified,
      full,
      best,
      tax,
      reduction,
      dueOrRefund: ctx.step(tax >= withheld ? 'Imposto a pagar' : 'Imposto a restituir', say`${tax} − ${withheld}`, tax - withheld),
      effectiveRatePercent: proportion(tax, income),
    } as const
  },
})

/** The law in force on 31 December applies to the whole calendar year. */
const lastDay = (year: number): Day => dayOf(year, 12, 31)

interface Schooling {
  readonly dependents: number
  readonly education_expenses: Money
  readonly education_by_person?: readonly Money[] | undefined
}

/** Education within the limit of each person, who cannot use that of another (Lei 9.250/1995, art. 8º, II, b). */
function educationOf(ctx: Context, { dependents, education_expenses: total, education_by_person: each }: Schooling, limit: Money): Money {
  const people = dependents + 1
  if (each === undefined) {
    if (total > limit && dependents > 0)
      ctx.assume(
        say`Instrução limitada a ${limit} por pessoa: o total foi aceito até ${limit * BigInt(people)}, como se o titular e os ${dependents} dependentes gastassem o limite; quem gasta menos não cede limite a outro, e education_by_person diz o de cada um.`,
      )
    else if (total > limit) ctx.assume(say`Instrução limitada a ${limit} por pessoa.`)
    return smallest(total, limit * BigInt(people))
  }
  if (total > 0n) ctx.refuse('education_by_person', 'já é o total de education_expenses: informe um só')
  if (each.length > people) ctx.refuse('education_by_person', say`tem ${each.length} pessoas, e o titular com os dependentes são ${people}`)
  if (each.some((amount) => amount > limit)) ctx.assume(say`Instrução limitada a ${limit} por pessoa.`)
  return sum(each.map((amount) => smallest(amount, limit)))
}
