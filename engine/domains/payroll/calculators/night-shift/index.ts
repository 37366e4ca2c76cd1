import { decimalText, portion } from '../../../../core/money.ts'
import { ONE, Ratio, ZERO } from '../../../../core/ratio.ts'
import { joined, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, count, money, number, percentage, quantity, referenceDate } from '../../../../operation/input/fields.ts'
import nightExtension from '../../law/night-extension.ts'
import nightWork, { type NightWork } from '../../law/night-work.ts'
import overtime from '../../law/overtime.ts'
import {
  defaultMonthlyHours,
  defaultOvertimePremium,
  monthlyHoursField,
  overtimePremiumField,
} from '../../rules/working-time/usual-hours.ts'
import { refuseLongMonth, restDayReflex } from '../../rules/working-time/weekly-rest.ts'

const HOUR_SECONDS = 3600n
const MONTH_HOURS = Ratio.of(744n)
const RURAL = ['crop', 'livestock']

export default calculator({
  id: 'night-shift',
  slug: 'adicional-noturno',
  title: 'Adicional noturno',
  summary:
    'O que o trabalho à noite soma ao salário: a hora reduzida, o adicional urbano, doméstico ou rural, a prorrogação, a hora extra noturna e o descanso. Para um mês com horas extras de dia também, use overtime.',
  group: 'trabalho',
  headline: 'total',
  says: 'Somam-se {value} ao salário',
  picture: { kind: 'parts', title: 'De que se faz o que se soma', parts: ['nightPremium', 'overtimePay', 'restDayReflex'] },
  lawDay: 'reference_date',
  input: {
    salary: money('Salário mensal'),
    night_clock_hours: quantity('Horas à noite, no relógio', 'hours', {
      min: 0,
      max: 744,
      hint: 'Horas do mês dentro do período noturno: das 22h às 5h na cidade, das 21h às 5h na lavoura, das 20h às 4h na pecuária',
    }),
    regime: choice('Trabalho', ['urban', 'domestic', 'crop', 'livestock'], {
      urban: 'Urbano',
      domestic: 'Doméstico',
      crop: 'Rural, na lavoura',
      livestock: 'Rural, na pecuária',
    }).default('urban'),
    monthly_hours: monthlyHoursField(),
    premium_percent: percentage('Adicional noturno', {
      means: 'night_premium_percent',
      min: 0,
      max: 1000,
      blank: 'o da lei, 20% na cidade e 25% no campo; a convenção coletiva pode dar mais',
    }).optional(),
    prorogated_hours: quantity('Horas depois da noite, no relógio', 'hours', {
      min: 0,
      max: 744,
      hint: 'Quem cumpre a noite inteira e segue trabalhando leva o adicional também nessas horas',
    }).prefault(0),
    schedule: choice('Escala', ['regular', '12x36'], { regular: 'Comum', '12x36': '12 por 36' }, { means: 'schedule_type' }).default(
      'regular',
    ),
    overtime_clock_hours: quantity('Horas extras à noite, no relógio', 'hours', {
      min: 0,
      max: 744,
      hint: 'A parte das horas acima que é hora extra',
    }).prefault(0),
    overtime_premium_percent: overtimePremiumField(0),
    working_days: count('Dias úteis do mês, sábado incluído', { min: 1, max: 31 }, 'days').default(25),
    rest_days: count('Domingos e feriados do mês', { min: 0, max: 31 }, 'days').default(5),
    reference_date: referenceDate(),
  },
  result: {
    hourlyWage: brl('Valor da hora normal'),
    nightHourValue: brl('Valor da hora noturna', { hint: 'A hora normal com o adicional' }),
    countedHours: number('Horas noturnas contadas', { hint: 'No trabalho urbano e doméstico, cada 52 minutos e 30 segundos são uma hora' }),
    reducedHourGain: number('Horas ganhas com a hora reduzida', {
      hint: 'Pagas a mais só quando a jornada não é encurtada por causa delas',
    }),
    nightPremium: brl('Adicional noturno'),
    nightPay: brl('Horas noturnas com o adicional', { hint: 'As que não são extras; a parte sem o adicional já está no salário' }),
    overtimePay: brl('Horas extras noturnas'),
    restDayReflex: brl('Reflexo no descanso semanal remunerado'),
    total: brl('Total a somar ao salário'),
  },
  answer(input, ctx) {
    const { salary, regime, night_clock_hours: night, overtime_clock_hours: extra } = input
    const divisor = input.monthly_hours ?? defaultMonthlyHours(ctx)
    refuseLongMonth(ctx, input)
    const rule = ruleOf(ctx, regime)
    const premium = input.premium_percent ?? rule.premium
    if (premium.compare(rule.premium) < 0)
      ctx.refuse('premium_percent', say`é menor que o adicional da lei, ${rule.premium}; veio ${premium}`)
    const prorogated = prorogatedHours(ctx, input)
    const clock = night.plus(prorogated)
    if (clock.compare(MONTH_HOURS) > 0) ctx.refuse('prorogated_hours', 'as horas da noite e as de depois somam mais que um mês')
    if (extra.compare(clock) > 0)
      ctx.refuse(
        'overtime_clock_hours',
        say`${formatHours(extra)} horas extras não cabem em ${formatHours(clock)} horas com adicional noturno`,
      )
    const overtimePremium = input.overtime_premium_percent ?? defaultOvertimePremium(ctx, 'overtime_premium_percent')

    const perClockHour = Ratio.of(HOUR_SECONDS, BigInt(rule.hourSeconds))
    const reduced = perClockHour.compare(ONE) > 0
    const counting = reduced ? ` × 60 ÷ ${formatHours(Ratio.of(BigInt(rule.hourSeconds), 60n))}` : ''
    const counted = clock.times(perClockHour)
    const common = clock.minus(extra)
    const pay = (hours: Ratio, factor: Ratio) => portion(salary, hours.times(perClockHour).times(factor).over(divisor), 'halfUp')
    const written = (hours: string, ...factors: Ratio[]) =>
      say`${salary} ÷ ${formatHours(divisor)} × ${hours}${counting}${joined(
        factors.map((factor) => say` × ${factor}`),
        '',
      )}`
    const withPremium = ONE.plus(premium)

    const hourlyWage = portion(salary, ONE.over(divisor), 'halfUp')
    ctx.step('Hora normal', () => say`${salary} ÷ ${formatHours(divisor)}`, hourlyWage)
    const nightHourValue = portion(salary, withPremium.over(divisor), 'halfUp')
    ctx.step('Hora noturna', () => say`${salary} ÷ ${formatHours(divisor)} × ${withPremium}`, nightHourValue)
    const clockHours = prorogated.isZero ? formatHours(clock) : `(${formatHours(night)} + ${formatHours(prorogated)})`
    const countedHours = ctx.step(
      'Horas noturnas',
      say`${clockHours}${counting}${reduced ? '; arredondado na quarta casa' : ''}`,
      counted.toNumber(4),
    )
    const commonHours = extra.isZero ? clockHours : `(${formatHours(clock)} − ${formatHours(extra)})`
    const nightPremium = ctx.step('Adicional noturno', () => written(commonHours, premium), pay(common, premium))
    const overtimePay = pay(extra, withPremium.times(ONE.plus(overtimePremium)))
    if (!extra.isZero) {
      const { premium: least } = ctx.law(overtime)
      if (overtimePremium.compare(least) < 0) ctx.refuse('overtime_premium_percent', say`é menor que o adicional da lei, ${least}`)
      ctx.step('Horas extras noturnas', () => written(formatHours(extra), withPremium, ONE.plus(overtimePremium)), overtimePay)
      ctx.assume('Hora extra noturna: o adicional da hora extra incide sobre a hora já com o noturno (OJ 97 da SDI-1 do TST).')
    }
    const reflex = restDayReflex(nightPremium + overtimePay, input)
    ctx.step('Reflexo no descanso', say`(${nightPremium} + ${overtimePay}) ÷ ${input.working_days} × ${input.rest_days}`, reflex)
    assumeNight(ctx, { rural: RURAL.includes(regime), given: input.premium_percent !== undefined, reduced })
    return {
      hourlyWage,
      nightHourValue,
      countedHours,
      reducedHourGain: counted.minus(clock).toNumber(4),
      nightPremium,
      nightPay: ctx.step('Horas noturnas com o adicional', () => written(commonHours, withPremium), pay(common, withPremium)),
      overtimePay,
      restDayReflex: reflex,
      total: ctx.step('Total', () => joined([nightPremium, overtimePay, reflex], ' + '), nightPremium + overtimePay + reflex),
    }
  },
})

function ruleOf(ctx: Context, regime: keyof NightWork) {
  const rule = ctx.law(nightWork)[regime]
  if (!rule)
    ctx.refuse(
      'regime',
      regime === 'domestic'
        ? 'o adicional noturno do empregado doméstico só existe desde 02/06/2015 (Lei Complementar nº 150/2015)'
        : 'o adicional noturno rural só existe desde 11/06/1973 (Lei nº 5.889/1973)',
    )
  return rule
}

/** Hours after the night window that keep the premium (Súmula TST 60, II); none in the 12x36 schedule since CLT art. 59-A. */
function prorogatedHours(
  ctx: Context,
  { prorogated_hours: hours, schedule }: { prorogated_hours: Ratio; schedule: 'regular' | '12x36' },
): Ratio {
  if (hours.isZero) return ZERO
  const extension = ctx.law(nightExtension)
  const counts = schedule === 'regular' ? extension.regular : extension.twelveByThirtySix
  ctx.assume(
    counts
      ? 'As horas depois do período noturno levam o adicional e a hora reduzida porque a noite foi cumprida inteira (CLT, art. 73, § 5º; Súmula TST 60, II).'
      : 'Na escala 12x36 as horas depois do período noturno não contam: o salário já as compensa (CLT, art. 59-A, parágrafo único); contratos anteriores a 11/11/2017 são discutidos nos tribunais.',
  )
  return counts ? hours : ZERO
}

function assumeNight(ctx: Context, { rural, given, reduced }: { rural: boolean; given: boolean; reduced: boolean }): void {
  if (!given) ctx.assume(say`Adicional mínimo da lei${rural ? ' rural' : ''}; convenção coletiva pode fixar maior.`)
  ctx.assume(
    reduced
      ? 'Horas informadas pelo relógio: cada 52 minutos e 30 segundos contam como uma hora (CLT, art. 73, § 1º).'
      : 'No campo a hora noturna tem 60 minutos: não há hora reduzida (Lei nº 5.889/1973, art. 7º).',
  )
  ctx.assume('O total é o que se soma ao salário do mês, que já paga a hora sem o adicional.')
  ctx.assume('Reflexo no descanso sobre adicional e horas extras habituais (Lei nº 605/1949, art. 7º; Súmulas TST 60 e 172).')
}

const formatHours = (hours: Ratio): string => decimalText(hours.toNumber())
