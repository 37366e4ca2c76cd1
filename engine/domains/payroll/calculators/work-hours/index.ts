import { Ratio } from '../../../../core/ratio.ts'
import { word } from '../../../../core/text/language.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { choice, integer, list, number, object, referenceDate, text } from '../../../../operation/input/fields.ts'
import nightExtension from '../../law/night-extension.ts'
import nightWork from '../../law/night-work.ts'
import timeTolerance, { type TimeTolerance } from '../../law/time-tolerance.ts'
import {
  breaks,
  distances,
  inOrder,
  minutesAfterNight,
  minutesOf,
  nearest,
  nightMinutes,
  restSince,
  stretches,
  type Times,
} from '../../rules/working-time/punches.ts'

const HOUR_SECONDS = 3600n
const MAX_MONTH = 31

const times = (label: string, said: { hint: string; means?: 'contracted_hours' }) =>
  list(label, text('Horário (HH:MM)'), { min: 2, max: 6, ...said })
const schedule = () =>
  times('Horário contratado', { means: 'contracted_hours', hint: '2, 4 ou 6 horários HH:MM: entrada, saída, entrada, saída' })
const punches = () => times('Marcações do ponto', { hint: 'Tantas quantas as do horário' })
const previousEnd = () =>
  text('Saída anterior (HH:MM)', { hint: 'A última saída antes desta entrada, para conferir as 11 horas de descanso' })

export default calculator({
  id: 'work-hours',
  slug: 'horas-trabalhadas',
  title: 'Horas trabalhadas no ponto',
  summary:
    'Lê o ponto contra o horário e diz o que foi trabalhado, o que é hora extra ou falta, a tolerância, a noite e o intervalo que faltou, de um dia, da semana ou do mês.',
  seeAlso: {
    overtime: 'ver quanto valem as horas extras',
    'time-bank': 'ver o saldo do banco de horas',
    'night-shift': 'ver o adicional noturno',
  },
  group: 'trabalho',
  headline: 'overtimeMinutes',
  says: { positive: 'São {value|minuto|minutos} de hora extra', zero: 'Não há hora extra' },
  picture: { kind: 'gauge', title: 'O que foi trabalhado e o horário', value: 'workedMinutes', limits: ['scheduledMinutes'] },
  lawDay: 'reference_date',
  input: {
    schedule: schedule().optional(),
    punches: punches().optional(),
    schedule_type: choice('Escala', ['regular', '12x36'], { regular: 'Comum', '12x36': '12 por 36' }).default('regular'),
    previous_end: previousEnd().optional(),
    days: list('Vários dias', object('Dia', { schedule: schedule(), punches: punches(), previous_end: previousEnd().optional() }), {
      min: 1,
      max: MAX_MONTH,
      means: 'several_days',
      hint: 'No lugar de um dia só: a semana ou o mês',
    }).optional(),
    reference_date: referenceDate(),
  },
  result: {
    workedMinutes: integer('Minutos trabalhados'),
    scheduledMinutes: integer('Minutos do horário'),
    toleratedMinutes: integer('Minutos tolerados', { hint: 'Nem extra nem falta' }),
    overtimeMinutes: integer('Minutos de hora extra'),
    missingMinutes: integer('Minutos que faltaram'),
    nightClockMinutes: integer('Minutos com o adicional da noite, no relógio', {
      hint: 'Das 22h às 5h, e os de depois quando a noite foi inteira',
    }),
    prorogatedMinutes: integer('Parte deles depois das 5h', { hint: 'A prorrogação da noite cumprida inteira' }),
    nightCountedMinutes: number('Minutos à noite, contados', { hint: 'Cada 52 minutos e 30 segundos são uma hora' }),
    breakMinutes: integer('Minutos de intervalo'),
    breakMissingMinutes: integer('Minutos de intervalo que faltaram'),
    warnings: list('Avisos', text('Aviso')),
  },
  answer(input, ctx) {
    const law = ctx.law(timeTolerance)
    const { urban } = ctx.law(nightWork)
    const night = { from: minutesOf(urban.from)!, to: minutesOf(urban.to)! }
    const extension = ctx.law(nightExtension)
    const prorogates = input.schedule_type === '12x36' ? extension.twelveByThirtySix : extension.regular
    const shift =
      input.schedule_type === '12x36' ? (law.shiftMinutes ?? ctx.refuse('schedule_type', '12x36 só está na lei desde 11/11/2017')) : null
    const read = daysOf(ctx, input).map((day) => readDay(ctx, day, { law, night, shift, prorogates }))
    const total = (of: (day: Day) => number): number => read.reduce((sum, day) => sum + of(day), 0)
    const shown = (of: (day: Day) => number) => () => read.map(of).join(' + ')
    const prorogatedMinutes = total(({ prorogated }) => prorogated)
    const nightClockMinutes = total(({ night: minutes }) => minutes) + prorogatedMinutes
    const counted = Ratio.of(BigInt(nightClockMinutes) * HOUR_SECONDS, BigInt(urban.hourSeconds)).toNumber(6)
    const workedMinutes = ctx.step(
      'Minutos trabalhados',
      () => read.flatMap(({ stretches: parts }) => parts).join(' + '),
      total(({ worked }) => worked),
      'minutes',
    )
    const overtimeMinutes = ctx.step(
      'Minutos de hora extra',
      shown(({ overtime }) => overtime),
      total(({ overtime }) => overtime),
      'minutes',
    )
    const missingMinutes = ctx.step(
      'Minutos que faltaram',
      shown(({ missing }) => missing),
      total(({ missing }) => missing),
      'minutes',
    )
    if (nightClockMinutes > 0)
      ctx.step('Minutos à noite, contados', say`${nightClockMinutes} × 3600 ÷ ${urban.hourSeconds}`, counted, 'minutes')
    assumePunches(ctx, law, { shift: shift !== null, prorogated: prorogatedMinutes > 0 })
    return {
      workedMinutes,
      scheduledMinutes: total(({ scheduled }) => scheduled),
      toleratedMinutes: total(({ tolerated }) => tolerated),
      overtimeMinutes,
      missingMinutes,
      nightClockMinutes,
      prorogatedMinutes,
      nightCountedMinutes: counted,
      breakMinutes: total(({ pause }) => pause),
      breakMissingMinutes: total(({ pauseMissing }) => pauseMissing),
      warnings: read.flatMap(({ warnings }, index) =>
        warnings.map((warning) => (read.length > 1 ? word`Dia ${index + 1}: ${warning}` : warning)),
      ),
    }
  },
})

interface Punched {
  readonly schedule: readonly string[]
  readonly punches: readonly string[]
  readonly previous_end?: string | undefined
}

interface WorkHoursInput {
  readonly schedule?: readonly string[] | undefined
  readonly punches?: readonly string[] | undefined
  readonly previous_end?: string | undefined
  readonly days?: readonly Punched[] | undefined
}

/** One day or a list of days, never both. */
function daysOf(ctx: Context, { days, schedule: hours, punches: marked, previous_end }: WorkHoursInput): readonly Punched[] {
  if (days) {
    if (hours || marked || previous_end) ctx.refuse('days', 'não combina com o dia só: informe a lista ou schedule e punches')
    return days
  }
  if (!hours) return ctx.refuse('schedule', 'informe o horário contratado, ou days')
  if (!marked) return ctx.refuse('punches', 'informe as marcações do ponto, ou days')
  return [{ schedule: hours, punches: marked, previous_end }]
}

interface Day {
  readonly worked: number
  readonly stretches: readonly number[]
  readonly scheduled: number
  readonly tolerated: number
  readonly overtime: number
  readonly missing: number
  readonly night: number
  /** Minutes after a night worked whole. */
  readonly prorogated: number
  readonly pause: number
  readonly pauseMissing: number
  readonly warnings: readonly string[]
}

interface Rule {
  readonly law: TimeTolerance
  readonly night: { readonly from: number; readonly to: number }
  /** True when hours after a whole night keep its premium. */
  readonly prorogates: boolean
  /** Minutes of a 12x36 shift; null for other schedules. */
  readonly shift: number | null
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

function readDay(
  ctx: Context,
  { schedule: hours, punches: marked, previous_end: end }: Punched,
  { law, night, shift, prorogates }: Rule,
): Day {
  const planned = timesOf(ctx, 'schedule', hours)
  if (marked.length !== hours.length) ctx.refuse('punches', say`são ${marked.length}, e o horário tem ${hours.length}`)
  const clock = nearest(timesOf(ctx, 'punches', marked), planned)
  const parts = stretches(clock)
  const worked = sum(parts)
  const planWorked = sum(stretches(planned))
  if (shift !== null && planned.at(-1)! - planned[0]! !== shift) ctx.refuse('schedule', 'da escala 12x36 vai de ponta a ponta em 12 horas')
  const away = distances(clock, planned)
  // Past either limit, the whole difference counts, not only the excess (Súmula TST 366).
  const within = away.every((minutes) => minutes <= law.perPunchMinutes) && sum(away) <= law.perDayMinutes
  const difference = within ? 0 : worked - planWorked
  const gaps = breaks(clock)
  const due = worked > law.longBreak.overMinutes ? law.longBreak.minutes : worked > law.shortBreak.overMinutes ? law.shortBreak.minutes : 0
  return {
    worked,
    stretches: parts,
    scheduled: shift ?? planWorked,
    tolerated: within ? sum(away) : 0,
    overtime: Math.max(0, difference),
    missing: Math.max(0, -difference),
    night: nightMinutes(clock, night),
    prorogated: prorogates ? minutesAfterNight(clock, within ? planned : clock, night) : 0,
    pause: sum(gaps),
    pauseMissing: Math.max(0, due - Math.max(0, ...gaps)),
    warnings: warningsOf(ctx, { clock, worked, end, shift: shift !== null }, law),
  }
}

function timesOf(ctx: Context, field: string, texts: readonly string[]): Times {
  if (texts.length % 2 !== 0) ctx.refuse(field, 'deve ter 2, 4 ou 6 horários: cada entrada com a sua saída')
  const minutes = texts.map((time) => minutesOf(time) ?? ctx.refuse(field, say`"${time}" não é um horário: escreva HH:MM, como 08:00`))
  return inOrder(minutes) ?? ctx.refuse(field, 'passa da meia-noite mais de uma vez')
}

interface Shift {
  readonly clock: Times
  readonly worked: number
  readonly end: string | undefined
  readonly shift: boolean
}

function warningsOf(ctx: Context, { clock, worked, end, shift }: Shift, law: TimeTolerance): string[] {
  const warnings: string[] = []
  if (worked > law.longestDayMinutes && !shift)
    warnings.push('Mais de 10 horas no dia: passa das duas horas extras permitidas (CLT, art. 59).')
  if (end !== undefined) {
    const left = minutesOf(end) ?? ctx.refuse('previous_end', say`"${end}" não é um horário: escreva HH:MM, como 22:00`)
    if (restSince(left, clock[0]!) < law.restMinutes) warnings.push('Menos de 11 horas de descanso desde a saída anterior (CLT, art. 66).')
  }
  return warnings
}

interface Counted {
  readonly shift: boolean
  readonly prorogated: boolean
}

function assumePunches(
  ctx: Context,
  { perPunchMinutes, perDayMinutes, breakPremium }: TimeTolerance,
  { shift, prorogated }: Counted,
): void {
  ctx.assume(
    say`Até ${perPunchMinutes} minutos em cada marcação e ${perDayMinutes} no dia nada se conta; passado um dos dois, conta-se tudo (CLT, art. 58, § 1º; Súmula TST 366).`,
  )
  ctx.assume(
    breakPremium === null
      ? 'Até 10/11/2017 o intervalo que faltou era pago de outro modo, que não está aqui: só os minutos são contados.'
      : 'O intervalo que faltou é pago com 50% a mais, como indenização, e só o tempo que faltou (CLT, art. 71, § 4º).',
  )
  ctx.assume('Trabalho urbano: noite das 22h às 5h, com a hora de 52 minutos e 30 segundos.')
  if (prorogated)
    ctx.assume(
      'Quem cumpre a noite inteira e segue depois das 5h leva o adicional e a hora reduzida também nessas horas (CLT, art. 73, § 5º; Súmula TST 60, II).',
    )
  if (shift) ctx.assume('Na escala 12x36 as horas depois das 5h não levam o adicional da noite (CLT, art. 59-A, parágrafo único).')
}
