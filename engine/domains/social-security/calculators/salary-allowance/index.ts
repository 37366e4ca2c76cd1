import { addBusinessDays } from '../../../../core/calendar/business-day.ts'
import { type Day, dayOf, yearOf } from '../../../../core/day.ts'
import type { Money } from '../../../../core/money.ts'
import { type Phrase, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, count, flag, money, referenceDate, text, words, year } from '../../../../operation/input/fields.ts'
import minimumWage from '../../../payroll/law/minimum-wage.ts'
import salaryAllowance, { type SalaryAllowance } from '../../law/salary-allowance.ts'

const DAYS_OF_A_MONTH = 30
const MONTHS_OF_A_YEAR = 12n
const REAL = 100n

export default calculator({
  id: 'salary-allowance',
  slug: 'abono-salarial',
  title: 'Abono salarial (PIS/PASEP)',
  summary: 'Se há direito ao abono do PIS ou do PASEP, quanto se recebe pelos meses do ano-base e em que dia é pago.',
  group: 'trabalho',
  headline: 'amount',
  says: { by: 'eligible', texts: { true: 'O abono é de {value}', false: 'Não há abono a receber' } },
  picture: { kind: 'gauge', title: 'A média do ano-base e o limite', value: { input: 'average_pay' }, limits: ['limit'] },
  lawDay: 'reference_date',
  lawDayFrom: ({ payment_year: paid, reference_date: day }, today) =>
    paid === undefined
      ? { field: 'reference_date', day: day ?? today }
      : { field: 'payment_year', day: paid === yearOf(today) ? today : dayOf(paid, 12, 31) },
  input: {
    average_pay: money('Remuneração média do ano-base', {
      min: 0,
      hint: 'A soma do que ganhou no ano-base dividida pelos meses trabalhados nele',
    }),
    months_worked: count('Meses trabalhados no ano-base', { min: 0, max: 12, hint: 'Quinze dias ou mais contam como mês' }, 'months'),
    days_worked: count('Dias trabalhados no ano-base', { means: 'own', min: 0, max: 366, blank: '30 por mês' }, 'days').optional(),
    years_registered: count('Anos de inscrição no PIS ou PASEP', { min: 0, max: 80 }, 'years').default(5),
    employer: choice('Empregador', ['company', 'public', 'household', 'natural_person'], {
      company: 'Empresa',
      public: 'Órgão público',
      household: 'Empregador doméstico',
      natural_person: 'Outra pessoa física',
    }).default('company'),
    birth_month: count('Mês de nascimento', { min: 1, max: 12, hint: 'Dá o dia do pagamento' }, 'month').optional(),
    payment_year: count('Ano do pagamento', { min: 2024, max: 2026, blank: 'o de hoje' }, 'year').optional(),
    reference_date: referenceDate('o ano de payment_year, ou hoje em São Paulo'),
  },
  result: {
    eligible: flag('Há direito'),
    reason: words('Por quê'),
    baseYear: year('Ano-base'),
    limit: brl('Limite da remuneração média'),
    amount: brl('Valor do abono', { hint: 'Em reais inteiros, arredondado para cima' }),
    payDate: text('Pago a partir de', { none: 'sem o mês de nascimento, sem direito ou sem calendário registrado' })
      .meta({ format: 'date' })
      .nullable(),
    paidBy: text('Quem paga'),
  },
  answer(input, ctx) {
    const law = ctx.law(salaryAllowance)
    const paid = input.payment_year ?? yearOf(ctx.day)
    if (input.payment_year !== undefined && input.reference_date !== undefined && yearOf(input.reference_date) !== paid)
      ctx.refuse('reference_date', say`é de ${yearOf(input.reference_date)}, mas payment_year é ${paid}: informe só um dos dois`)
    if (law.paymentYear !== paid)
      ctx.refuse('reference_date', say`o limite do abono pago em ${paid} ainda não foi fixado; o último é o de ${law.paymentYear}`)
    ctx.step('Limite da remuneração média', say`${law.limit}; do ano-base de ${law.baseYear}`, law.limit)
    const days = input.days_worked ?? input.months_worked * DAYS_OF_A_MONTH
    const refusal = refusalOf(input, days, law)
    const calendar = payDay(law, input.birth_month)
    const wage = ctx.law(minimumWage, calendar ?? ctx.day).monthly
    const months = BigInt(input.months_worked)
    const amount =
      refusal === null ? ctx.step('Abono', say`${wage} × ${String(months)} ÷ 12, para cima; ao real`, ceilToReal(wage * months)) : 0n
    assumeAllowance(ctx, law, input.employer)
    return {
      eligible: refusal === null,
      reason:
        refusal ??
        say`Média de até ${law.limit}, ao menos ${law.leastDays} dias de trabalho e ${law.leastYearsRegistered} anos de inscrição.`,
      baseYear: law.baseYear,
      limit: law.limit,
      amount,
      payDate: refusal === null ? calendar : null,
      paidBy: input.employer === 'public' ? 'Banco do Brasil (PASEP)' : 'Caixa Econômica Federal (PIS)',
    }
  },
})

/** A twelfth of the wage per month, rounded up to a whole real (Lei 7.998/1990, art. 9º, §§ 2º e 4º). */
function ceilToReal(wageTimesMonths: Money): Money {
  const step = MONTHS_OF_A_YEAR * REAL
  return ((wageTimesMonths + step - 1n) / step) * REAL
}

interface Worker {
  readonly average_pay: Money
  readonly years_registered: number
  readonly employer: 'company' | 'public' | 'household' | 'natural_person'
}

function refusalOf({ average_pay: pay, years_registered: years, employer }: Worker, days: number, law: SalaryAllowance): Phrase | null {
  if (employer === 'household' || employer === 'natural_person')
    return 'O empregador pessoa física não contribui para o PIS/PASEP, e sem isso não há abono.'
  if (days < law.leastDays) return say`São precisos ${law.leastDays} dias de trabalho no ano-base; foram ${days}.`
  if (years < law.leastYearsRegistered)
    return say`São precisos ${law.leastYearsRegistered} anos de inscrição no PIS ou PASEP; são ${years}.`
  return pay > law.limit ? say`A média passa de ${law.limit}, o limite do ano-base.` : null
}

/** The 15th of the scheduled month, or the next business day. */
function payDay({ payMonths, paymentYear, payDay: day }: SalaryAllowance, birthMonth: number | undefined): Day | null {
  if (payMonths === null || birthMonth === undefined) return null
  return addBusinessDays(dayOf(paymentYear, payMonths[birthMonth - 1]!, day), 0)
}

function assumeAllowance(ctx: Context, { baseYear, payMonths }: SalaryAllowance, employer: Worker['employer']): void {
  ctx.assume(say`Conta o trabalho de ${baseYear}, o ano-base: a média é a dos meses trabalhados nele, e não a de hoje.`)
  ctx.assume('Salário mínimo do dia do pagamento; o valor sobe ao real inteiro seguinte (Lei nº 7.998/1990, art. 9º, §§ 2º e 4º).')
  if (payMonths === null) ctx.assume('O calendário de pagamento desse ano não está registrado.')
  if (employer === 'household' || employer === 'natural_person')
    ctx.assume('Que o empregador pessoa física não contribui para o PIS/PASEP foi lido em uma só fonte.')
}
