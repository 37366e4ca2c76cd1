import { daysInMonth, monthOf, yearOf } from '../../../../core/day.ts'
import { decimalText, type Money, portion } from '../../../../core/money.ts'
import { decimal, Ratio } from '../../../../core/ratio.ts'
import { joined, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, count, flag, money, number, quantity, referenceDate } from '../../../../operation/input/fields.ts'
import apprentice from '../../law/apprentice.ts'
import fgts from '../../law/fgts.ts'
import minimumWage from '../../law/minimum-wage.ts'
import { assumeFgtsRounding, fgtsDeposit } from '../../rules/charges-and-benefits/fgts.ts'
import { withholding } from '../../rules/withholding/withholding.ts'

export default calculator({
  id: 'apprentice',
  slug: 'salario-do-aprendiz',
  title: 'Salário do aprendiz',
  summary: 'O salário mensal do jovem aprendiz pela hora, a jornada e as semanas do mês, com INSS, IRRF e o FGTS de 2%.',
  group: 'trabalho',
  headline: 'monthlySalary',
  says: 'O salário do mês é de {value}',
  picture: { kind: 'parts', title: 'Para onde vai o salário do mês', parts: ['net', 'inss', 'irrf'] },
  lawDay: 'reference_date',
  input: {
    weekly_hours: quantity('Jornada semanal, em horas', 'hours', { min: 1, max: 44, hint: 'Com as horas de teoria' }),
    hourly_wage: money('Salário-hora', {
      blank: 'o mínimo-hora do decreto; o piso da categoria ou do estado pode ser maior',
    }).optional(),
    month_days: count('Dias do mês', { min: 28, max: 31, blank: 'os do mês da data' }, 'days').optional(),
    fixed_monthly: flag('Salário igual todo mês', { hint: 'Verdadeiro: todo mês como de 31 dias' }).default(false),
    reference_date: referenceDate(),
  },
  result: {
    hourlyWage: brl('Salário-hora'),
    weeks: number('Semanas do mês'),
    monthlySalary: brl('Salário do mês'),
    inss: brl('INSS'),
    irrf: brl('IRRF'),
    irrfWaived: flag('Imposto dispensado de retenção', { hint: 'Havia imposto, de até R$ 10,00' }),
    fgts: brl('FGTS depositado'),
    net: brl('Salário líquido'),
  },
  answer(input, ctx) {
    const { weekly_hours: weekly } = input
    const law = ctx.law(apprentice)
    const hourlyWage = hourOf(ctx, input.hourly_wage)
    const days = daysOf(ctx, input)
    const { weeks } = law.months.find((month) => month.days === days)!
    const perHour = weekly.times(decimal(weeks)).times(Ratio.of(BigInt(law.paidDaysOfTheWeek), BigInt(law.workingDaysOfTheWeek)))
    const monthlySalary = ctx.step(
      'Salário do mês',
      () => say`${hourlyWage} × ${formatHours(weekly)} × ${decimalText(weeks)} × ${law.paidDaysOfTheWeek} ÷ ${law.workingDaysOfTheWeek}`,
      portion(hourlyWage, perHour, 'halfUp'),
    )
    const { inss, irrf, irrfWaived } = withholding(ctx, { of: 'do salário', gross: monthlySalary, dependents: 0 })
    const account = ctx.law(fgts)
    const deposit = account.apprenticeDepositRate
    assumeFgtsRounding(ctx, account)
    const deposited = ctx.step('FGTS', say`${monthlySalary} × ${deposit}`, fgtsDeposit(monthlySalary, deposit, account))
    if (weekly.compare(Ratio.of(BigInt(law.dailyHours * law.workingDaysOfTheWeek))) > 0)
      ctx.assume(
        say`Mais de ${law.dailyHours} horas por dia só para quem completou o ensino fundamental, até ${law.dailyHoursWithTheory} com a teoria (CLT, art. 432).`,
      )
    ctx.assume(
      'Semanas do mês com quatro decimais, sem arredondar, e o descanso semanal por 7 ÷ 6 (Nota Técnica nº 52/COPES do Ministério do Trabalho).',
    )
    ctx.assume('Sem dependentes, vale-transporte e faltas; o aprendiz tem 13º, férias e FGTS de 2% (Lei nº 8.036/1990, art. 15, § 7º).')
    return {
      hourlyWage,
      weeks,
      monthlySalary,
      inss,
      irrf,
      irrfWaived,
      fgts: deposited,
      net: ctx.step('Salário líquido', () => joined([monthlySalary, inss, irrf], ' − '), monthlySalary - inss - irrf),
    }
  },
})

/** Hourly wage from the decree or the input. A wage below the minimum is still computed, with a note (CLT, art. 428, § 2º). */
function hourOf(ctx: Context, given: Money | undefined): Money {
  const { hourly } = ctx.law(minimumWage)
  if (given === undefined) {
    if (hourly === null) ctx.refuse('hourly_wage', 'é obrigatório nesta data: o ato do salário mínimo não trouxe o valor da hora')
    ctx.assume(say`Salário-hora de ${hourly}, o mínimo do decreto; prevalece o piso da categoria ou do estado, se maior.`)
    return hourly
  }
  if (hourly !== null && given < hourly)
    ctx.assume(say`O salário-hora informado é menor que o mínimo-hora da data, ${hourly}, garantido ao aprendiz (CLT, art. 428, § 2º).`)
  return given
}

const MAX_DAYS_IN_MONTH = 31

function daysOf(
  ctx: Context,
  { month_days: given, fixed_monthly: fixed }: { month_days?: number | undefined; fixed_monthly: boolean },
): number {
  if (fixed && given !== undefined) ctx.refuse('month_days', 'com fixed_monthly o mês tem sempre 31 dias: omita o campo')
  if (fixed) ctx.assume('Salário igual todo mês, como se todos tivessem 31 dias: mais favorável ao aprendiz.')
  else if (given === undefined) ctx.assume('Dias do mês da data de referência.')
  return fixed ? MAX_DAYS_IN_MONTH : (given ?? daysInMonth(yearOf(ctx.day), monthOf(ctx.day)))
}

const formatHours = (hours: Ratio): string => decimalText(hours.toNumber())
