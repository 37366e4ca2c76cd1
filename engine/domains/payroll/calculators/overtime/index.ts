import { decimalText, portion, sum } from '../../../../core/money.ts'
import { ONE, Ratio } from '../../../../core/ratio.ts'
import { joined, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, count, money, number, quantity, referenceDate } from '../../../../operation/input/fields.ts'
import overtime from '../../law/overtime.ts'
import { defaultMonthlyHours, monthlyHoursField } from '../../rules/working-time/usual-hours.ts'
import { restDayReflex as reflexOf, refuseLongMonth } from '../../rules/working-time/weekly-rest.ts'

const HOUR_SECONDS = 3600n

/** "12 horas a 50%", "50% 12 horas", "8 horas no domingo". */
const COMMON_DAYS = { forms: ['{50%} {extra_hours_50}', '{extra_hours_50} (?:extras? )?(?:(?:a|com|de|em) )?{50%}'] }
const REST_DAYS = {
  forms: [
    '{100%} {extra_hours_100}',
    '{extra_hours_100} (?:extras? )?(?:(?:a|com|de|em) )?{100%}',
    '{extra_hours_100} (?:extras? )?(?:(?:n[oa]s?|em|aos|de) )?(?:domingos?|feriados?)',
    '(?:domingos?|feriados?) {extra_hours_100}',
  ],
}

export default calculator({
  id: 'overtime',
  slug: 'horas-extras',
  title: 'Horas extras e adicional noturno',
  summary:
    'Horas extras a 50% e a 100%, adicional noturno com a hora reduzida e o reflexo no descanso semanal remunerado. Para trabalho noturno rural, doméstico ou com prorrogação, use night-shift.',
  group: 'trabalho',
  headline: 'total',
  says: { positive: 'Somam-se {value} ao salário', zero: 'Nada se soma ao salário' },
  picture: { kind: 'parts', title: 'De que se faz o que se soma', parts: ['overtime50', 'overtime100', 'nightPremium', 'restDayReflex'] },
  lawDay: 'reference_date',
  input: {
    salary: money('Salário mensal'),
    monthly_hours: monthlyHoursField(),
    extra_hours_50: quantity('Horas extras em dias comuns', 'hours', { min: 0, max: 744, ...COMMON_DAYS }).prefault(0),
    extra_hours_100: quantity('Horas extras em domingos e feriados', 'hours', {
      min: 0,
      max: 744,
      ...REST_DAYS,
    }).prefault(0),
    night_hours: quantity('Horas de relógio entre 22h e 5h', 'hours', { min: 0, max: 744 }).prefault(0),
    working_days: count('Dias úteis do mês, sábado incluído', { min: 1, max: 31 }, 'days').default(25),
    rest_days: count('Domingos e feriados do mês', { min: 0, max: 31 }, 'days').default(5),
    reference_date: referenceDate(),
  },
  result: {
    hourlyWage: brl('Valor da hora normal'),
    overtime50: brl('Horas extras em dias comuns'),
    overtime100: brl('Horas extras em domingos e feriados'),
    countedNightHours: number('Horas noturnas de 52 minutos e 30 segundos'),
    nightPremium: brl('Adicional noturno'),
    restDayReflex: brl('Reflexo no descanso semanal remunerado'),
    total: brl('Total a somar ao salário'),
  },
  answer(input, ctx) {
    const { salary, working_days: workingDays, rest_days: restDays } = input
    refuseLongMonth(ctx, input)
    const law = ctx.law(overtime)
    const monthly = input.monthly_hours ?? defaultMonthlyHours(ctx)
    const divisor = formatHours(monthly)
    const hours = (count: Ratio, factor: Ratio) => portion(salary, count.times(factor).over(monthly), 'halfUp')
    const hourlyWage = hours(ONE, ONE)
    ctx.step('Hora normal', say`${salary} ÷ ${divisor} h`, hourlyWage)

    const line = (label: string, count: Ratio, factor: Ratio) => {
      const amount = hours(count, factor)
      if (!count.isZero) ctx.step(label, () => say`${salary} ÷ ${divisor} h × ${formatHours(count)} h × ${factor}`, amount)
      return amount
    }
    const overtime50 = line('Horas extras em dias comuns', input.extra_hours_50, ONE.plus(law.premium))
    const overtime100 = line('Horas extras em domingos e feriados', input.extra_hours_100, ONE.plus(law.restDayPremium))
    const nightHours = input.night_hours.times(Ratio.of(HOUR_SECONDS, BigInt(law.night.hourSeconds)))
    const nightPremium = line('Adicional noturno', nightHours, law.night.premium)
    const variable = overtime50 + overtime100 + nightPremium
    const restDayReflex = reflexOf(variable, input)
    ctx.step('Reflexo no descanso', say`${variable} ÷ ${workingDays} dias × ${restDays} dias`, restDayReflex)

    ctx.assume('Adicionais mínimos da lei; convenção coletiva pode fixar maiores.')
    ctx.assume('A hora entra sem arredondar em cada verba, e cada verba é arredondada ao centavo mais próximo.')
    if (!input.extra_hours_100.isZero)
      ctx.assume('100% em domingos e feriados trabalhados sem folga compensatória (Lei nº 605/1949, art. 9º; Súmula TST 146).')
    if (!nightHours.isZero) {
      ctx.assume(
        'Horas noturnas informadas pelo relógio: cada 52 minutos e 30 segundos contam como uma hora (CLT, art. 73, § 1º); o acréscimo é só o adicional, sem a hora já paga no salário.',
      )
    }
    ctx.assume('Reflexo no descanso sobre horas extras e adicional noturno habituais (Lei nº 605/1949, art. 7º; Súmulas TST 60 e 172).')
    const parts = [overtime50, overtime100, nightPremium, restDayReflex]
    return {
      hourlyWage,
      overtime50,
      overtime100,
      countedNightHours: nightHours.toNumber(),
      nightPremium,
      restDayReflex,
      total: ctx.step('Total', () => joined(parts, ' + '), sum(parts)),
    }
  },
})

const formatHours = (hours: Ratio): string => decimalText(hours.toNumber(2))
