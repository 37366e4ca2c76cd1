import { addLegalMonths, type Day, endOfMonth } from '../../../../core/day.ts'
import type { Money } from '../../../../core/money.ts'
import { divide, ONE, Ratio, ZERO } from '../../../../core/ratio.ts'
import { plainNumber, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, choice, date, integer, money, number, quantity, referenceDate, text } from '../../../../operation/input/fields.ts'
import timeBank from '../../law/time-bank.ts'
import { defaultOvertimePremium, defaultWeeklyHours, overtimePremiumField, weeklyHoursField } from '../../rules/working-time/usual-hours.ts'

export default calculator({
  id: 'time-bank',
  slug: 'banco-de-horas',
  title: 'Banco de horas',
  summary: 'O saldo do banco de horas, até quando deve ser compensado e quanto vale se não for.',
  seeAlso: { 'work-hours': 'somar as horas do ponto', overtime: 'ver as horas extras do mês' },
  group: 'trabalho',
  headline: 'amountIfNotCompensated',
  says: { positive: 'Se não houver folga, o saldo vale {value}', zero: 'O saldo não dá nada a receber' },
  next: 'As horas devem ser compensadas até {deadline}.',
  picture: { kind: 'parts', title: 'Quanto é das horas e quanto é do adicional', parts: ['hoursAmount', 'premiumAmount'] },
  lawDay: 'reference_date',
  lawDayFrom: ({ start_date: start, reference_date: day }, today) =>
    start === undefined ? { field: 'reference_date', day: day ?? today } : { field: 'start_date', day: start },
  input: {
    salary: money('Salário mensal', { hint: 'Na rescisão, o do fim do contrato' }),
    weekly_hours: weeklyHoursField('Horas por semana', { min: 1, max: 44 }),
    positive_hours: quantity('Horas a favor', 'hours', { min: 0, max: 10_000 }),
    negative_hours: quantity('Horas devidas', 'hours', { min: 0, max: 10_000 }).prefault(0),
    agreement: choice('Como foi combinado', ['collective', 'individual', 'same_month'], {
      collective: 'Acordo ou convenção coletiva',
      individual: 'Acordo individual escrito',
      same_month: 'Compensação no mesmo mês',
    }).default('collective'),
    premium_percent: overtimePremiumField(50),
    start_date: date('Início do banco de horas', { hint: 'Dá o prazo' }).optional(),
    reference_date: referenceDate('o início do banco, ou hoje em São Paulo'),
  },
  result: {
    divisor: number('Horas que o salário paga no mês'),
    hourlyWage: brl('Valor da hora'),
    balanceHours: number('Saldo de horas'),
    monthsToCompensate: integer('Meses para compensar'),
    deadline: text('Prazo para compensar', { none: 'sem a data de início' }).meta({ format: 'date' }).nullable(),
    amountIfNotCompensated: brl('Quanto vale se não for compensado'),
    hoursAmount: brl('Parte das horas', { hint: 'Sem o adicional' }),
    premiumAmount: brl('Parte do adicional'),
  },
  answer(input, ctx) {
    const law = ctx.law(timeBank)
    const months = law.months[input.agreement]
    if (months === null) return ctx.refuse('agreement', 'só existe desde 11/11/2017; antes, o banco de horas era só por acordo coletivo')
    const { salary } = input
    const weekly = input.weekly_hours ?? defaultWeeklyHours(ctx)
    const premium = input.premium_percent ?? defaultOvertimePremium(ctx, 'premium_percent')
    const divisor = weekly.times(Ratio.of(BigInt(law.monthlyHoursPerWeeklyHour)))
    const balance = input.positive_hours.minus(input.negative_hours)
    const paid = balance.compare(ZERO) > 0 ? balance : ZERO
    const hour = Ratio.of(salary).over(divisor)
    ctx.step('Divisor', say`${plainNumber(weekly)} × ${law.monthlyHoursPerWeeklyHour}`, divisor.toNumber(), 'hours')
    ctx.step(
      'Saldo de horas',
      say`${plainNumber(input.positive_hours)} − ${plainNumber(input.negative_hours)}`,
      balance.toNumber(),
      'hours',
    )
    const amount = ctx.step(
      'Valor do saldo',
      say`${salary} ÷ ${plainNumber(divisor)} × ${plainNumber(paid)} × (1 + ${premium})`,
      cents(hour.times(paid).times(ONE.plus(premium))),
    )
    const hoursAmount = cents(hour.times(paid))
    if (balance.compare(ZERO) < 0)
      ctx.assume('Saldo negativo: o que foi lido não dá regra para descontá-lo do salário, e ele não é descontado aqui.')
    ctx.assume(
      'Horas não compensadas no prazo ou até o fim do contrato são pagas como extras, pelo salário desse dia (CLT, art. 59, § 3º).',
    )
    return {
      divisor: divisor.toNumber(),
      hourlyWage: cents(hour),
      balanceHours: balance.toNumber(),
      monthsToCompensate: months,
      deadline: input.start_date === undefined ? null : deadlineOf(input.start_date, months, input.agreement === 'same_month'),
      amountIfNotCompensated: amount,
      hoursAmount,
      premiumAmount: amount - hoursAmount,
    }
  },
})

const cents = ({ n, d }: Ratio): Money => divide(n, d, 'halfUp')

/** A term in months ends on the same day number (Código Civil, art. 132, § 3º); a same-month term ends with the month. */
const deadlineOf = (start: Day, months: number, sameMonth: boolean): Day => (sameMonth ? endOfMonth(start) : addLegalMonths(start, months))
