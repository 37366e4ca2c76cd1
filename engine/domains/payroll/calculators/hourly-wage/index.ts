import { decimalText, type Money, portion } from '../../../../core/money.ts'
import { ONE, Ratio } from '../../../../core/ratio.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, money, number, quantity, referenceDate } from '../../../../operation/input/fields.ts'
import workingTime from '../../law/working-time.ts'
import { defaultWeeklyHours, weeklyHoursField } from '../../rules/working-time/usual-hours.ts'

const HOURS_OF_A_WEEK = Ratio.of(168n)

export default calculator({
  id: 'hourly-wage',
  slug: 'valor-da-hora',
  title: 'Valor da hora de trabalho',
  summary: 'O salário-hora pelo divisor legal e o que sobra por hora depois do deslocamento e dos gastos para trabalhar.',
  group: 'trabalho',
  headline: 'realHourlyWage',
  says: { positive: 'Sua hora vale {value}', negative: 'Cada hora custa {value}: os gastos passam do salário' },
  lawDay: 'reference_date',
  input: {
    monthly_salary: money('Salário mensal'),
    weekly_hours: weeklyHoursField('Jornada semanal, em horas', { above: 0, max: 168 }),
    weekly_commute_hours: quantity('Horas de deslocamento por semana', 'hours', { min: 0, max: 168 }).prefault(0),
    work_related_costs: money('Gastos mensais para trabalhar', { min: 0 }).prefault(0),
    reference_date: referenceDate(),
  },
  result: {
    monthlyDivisor: number('Horas que o salário mensal paga, com os repousos'),
    legalHourlyWage: brl('Salário-hora'),
    realHourlyWage: brl('Salário-hora depois de gastos e deslocamento'),
  },
  answer({ monthly_salary: salary, weekly_hours: told, weekly_commute_hours: commute, work_related_costs: costs }, ctx) {
    const weekly = told ?? defaultWeeklyHours(ctx)
    if (weekly.plus(commute).compare(HOURS_OF_A_WEEK) > 0)
      ctx.refuse('weekly_commute_hours', 'trabalho e deslocamento somam mais que as 168 horas da semana')
    const { monthDays, weekDays, weeklyHours } = ctx.law(workingTime)
    const monthPerWeek = Ratio.of(BigInt(monthDays), BigInt(weekDays))
    const divisor = weekly.times(monthPerWeek)
    const real = weekly.plus(commute).times(monthPerWeek)
    ctx.step('Divisor mensal', say`${formatHours(weekly)} h ÷ ${weekDays} dias × ${monthDays} dias`, divisor.toNumber())
    const legalHourlyWage = perHour(salary, divisor)
    ctx.step('Salário-hora', () => say`${salary} ÷ ${formatHours(divisor)} h`, legalHourlyWage)
    const realHourlyWage = perHour(salary - costs, real)
    ctx.step('Salário-hora real', () => say`(${salary} − ${costs}) ÷ ${formatHours(real)} h`, realHourlyWage)
    ctx.assume(
      say`Divisor pela semana de ${weekDays} dias e mês de ${monthDays} (CLT, art. 64; Súmula TST 431): ${formatHours(weekly)} horas dão ${formatHours(divisor)}.`,
    )
    ctx.assume('O deslocamento é levado ao mês pelo mesmo fator da jornada, para que as duas horas se comparem.')
    ctx.assume('Salário bruto: INSS, IRRF e benefícios não entram.')
    if (ctx.hypothesis?.laws.has(workingTime.id)) ctx.assume(say`Pela hipótese, a jornada máxima é de ${weeklyHours} horas por semana.`)
    else
      ctx.assume(
        say`A jornada máxima é de ${weeklyHours} horas por semana (Constituição, art. 7º, XIII)${ctx.day >= '2026-01-01' ? '; a promulgação da PEC nº 221/2019, que a reduz, não estava confirmada na última revisão' : ''}.`,
      )
    return { monthlyDivisor: divisor.toNumber(), legalHourlyWage, realHourlyWage }
  },
})

const perHour = (amount: Money, hours: Ratio): Money => portion(amount, ONE.over(hours), 'halfUp')

const formatHours = (hours: Ratio): string => decimalText(hours.toNumber(2))
