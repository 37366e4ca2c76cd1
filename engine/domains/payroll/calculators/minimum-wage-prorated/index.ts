import { decimalText, type Money, portion } from '../../../../core/money.ts'
import { Ratio } from '../../../../core/ratio.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, count, quantity, referenceDate } from '../../../../operation/input/fields.ts'
import minimumWage from '../../law/minimum-wage.ts'
import workingTime from '../../law/working-time.ts'

export default calculator({
  id: 'minimum-wage-prorated',
  slug: 'salario-minimo-proporcional',
  title: 'Salário mínimo proporcional',
  summary: 'O salário mínimo do mês, do dia e da hora como o decreto os imprime, e o proporcional a uma jornada, a dias ou a horas.',
  group: 'trabalho',
  headline: 'amount',
  says: 'O mínimo devido é de {value}',
  lawDay: 'reference_date',
  input: {
    weekly_hours: quantity('Jornada semanal, em horas', 'hours', { min: 1, max: 44 }).optional(),
    hours: quantity('Horas trabalhadas', 'hours', { above: 0, max: 744 }).optional(),
    days: count('Dias trabalhados', { min: 1, max: 31 }, 'days').optional(),
    reference_date: referenceDate(),
  },
  result: {
    minimumWage: brl('Salário mínimo da data'),
    monthly: brl('Mínimo do mês para a jornada', { hint: 'O salário mínimo inteiro quando não se informa a jornada semanal' }),
    daily: brl('Mínimo por dia', { hint: 'Como o decreto imprime' }),
    hourly: brl('Mínimo por hora', { hint: 'Como o decreto imprime', none: 'quando não o fez' }).nullable(),
    amount: brl('Mínimo devido', { hint: 'Pelo que foi informado: jornada, dias ou horas' }),
  },
  answer({ weekly_hours: weekly, hours, days }, ctx) {
    const given = [weekly, hours, days].filter((way) => way !== undefined)
    if (given.length > 1) ctx.refuse('weekly_hours', 'informe só um: jornada semanal, horas ou dias')
    const wage = ctx.law(minimumWage)
    const { weekDays, monthDays, weeklyHours } = ctx.law(workingTime)
    const daysPerWeekday = Ratio.of(BigInt(monthDays), BigInt(weekDays))
    const divisor = Ratio.of(BigInt(weeklyHours)).times(daysPerWeekday)
    const part = (label: string, formula: string, share: Ratio): Money =>
      ctx.step(label, say`${wage.monthly} ${formula}`, portion(wage.monthly, share, 'halfUp'))

    const monthly =
      weekly === undefined
        ? wage.monthly
        : part(
            'Mínimo do mês',
            `× ${formatQuantity(weekly)} × ${formatQuantity(daysPerWeekday)} ÷ ${formatQuantity(divisor)}`,
            weekly.times(daysPerWeekday).over(divisor),
          )
    let amount = monthly
    if (days !== undefined) amount = part('Mínimo dos dias', `÷ ${monthDays} × ${days}`, Ratio.of(BigInt(days), BigInt(monthDays)))
    else if (hours !== undefined)
      amount = part('Mínimo das horas', `÷ ${formatQuantity(divisor)} × ${formatQuantity(hours)}`, hours.over(divisor))
    else if (weekly === undefined) ctx.step('Salário mínimo', say`${wage.monthly}`, wage.monthly)
    if (given.length > 0) {
      ctx.assume(
        'Proporcional à jornada só no tempo parcial contratado (OJ 358 da SDI-1 do TST; CLT, art. 58-A): quem tem jornada curta por lei, como o telefonista de 6 horas, recebe o mínimo inteiro.',
      )
      ctx.assume(
        'O proporcional vem da divisão do valor mensal; o dia e a hora impressos no decreto são arredondados e podem diferir por centavos.',
      )
    }
    ctx.assume('Salário mínimo nacional; o piso do estado ou da categoria prevalece, se maior.')
    return { minimumWage: wage.monthly, monthly, daily: wage.daily, hourly: wage.hourly, amount }
  },
})

const formatQuantity = (value: Ratio): string => decimalText(value.toNumber())
