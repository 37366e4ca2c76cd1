import { addDays, addLegalMonths, type Day, daysBetween, monthOf, yearOf } from '../../../../core/day.ts'
import { decimalText } from '../../../../core/money.ts'
import { calendarDate, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { choice, date, flag, integer, list, number, object, text } from '../../../../operation/input/fields.ts'
import contributionTime from '../../law/contribution-time.ts'
import { type ContributionPeriod, countPeriods, factorOf, PERIOD_KINDS } from '../../rules/contribution-periods.ts'

/** Accepted date range: nobody alive contributed earlier, and nobody plans later. */
const FIRST: Day = '1900-01-01'
const LAST: Day = '2150-12-31'

const KIND_WORDS = {
  common: 'Comum',
  special_25: 'Especial de 25 anos',
  special_20: 'Especial de 20 anos',
  special_15: 'Especial de 15 anos',
  reduced_plan: 'Plano de 11% ou 5%',
}

export default calculator({
  id: 'inss-contribution-time',
  slug: 'tempo-de-contribuicao',
  title: 'Tempo de contribuição',
  summary: 'Anos, meses e dias de contribuição de um ou mais períodos, com o tempo especial convertido e a carência.',
  group: 'trabalho',
  headline: 'years',
  says: {
    positive: 'Você tem {value|ano|anos}, {months|mês|meses} e {days|dia|dias} de contribuição',
    zero: 'Você tem {months|mês|meses} e {days|dia|dias} de contribuição',
  },
  input: {
    from: date('Primeiro dia', { hint: 'De um só período; para vários, use a lista de períodos' }).optional(),
    to: date('Último dia').optional(),
    periods: list(
      'Períodos',
      object('Período', {
        from: date('Primeiro dia'),
        to: date('Último dia'),
        kind: choice('Tipo', PERIOD_KINDS, KIND_WORDS).default('common'),
        below_minimum: flag('Abaixo do mínimo', { hint: 'Contribuição menor que o salário mínimo, depois de 13/11/2019' }).default(false),
      }),
      { hint: 'Até 600, em vez de um só' },
    )
      .min(1)
      .max(600)
      .optional(),
    sex: choice('Sexo', ['male', 'female'], { male: 'Homem', female: 'Mulher' }, { hint: 'Para converter o tempo especial' }).optional(),
    counting: choice(
      'Contagem',
      ['dates', 'inss'],
      { dates: 'Data a data', inss: 'Como o INSS: por competência depois de 13/11/2019' },
      { blank: 'data a data' },
    ).default('dates'),
  },
  result: {
    years: integer('Anos'),
    months: integer('Meses'),
    days: integer('Dias'),
    totalDays: integer('Total em dias'),
    waitingMonths: integer('Carência, em meses'),
    byPeriod: list(
      'Cada período',
      object('Período', {
        from: text('Primeiro dia'),
        to: text('Último dia'),
        kind: choice('Tipo', PERIOD_KINDS, KIND_WORDS),
        days: integer('Dias corridos'),
        countedDays: number('Dias contados', { hint: 'Sem os que outro período já conta, e com a conversão' }),
      }),
    ),
    overlaps: list('Dias em mais de um período', object('Trecho', { from: text('De'), to: text('Até') })),
  },
  answer({ from, to, periods: given, sex, counting }, ctx) {
    if (given && (from || to)) ctx.refuse('periods', 'informe um período em from e to, ou a lista, não os dois')
    if (!given && !from) ctx.refuse('from', 'informe o período em from e to, ou a lista em periods')
    if (!given && !to) ctx.refuse('to', 'é obrigatório com from')
    const periods: readonly ContributionPeriod[] = given ?? [{ from: from!, to: to!, kind: 'common', below_minimum: false }]
    for (const period of periods) {
      const field = given ? 'periods' : 'to'
      if (period.to < period.from) ctx.refuse(field, say`o período termina antes de começar, em ${calendarDate(period.to)}`)
      if (period.from < FIRST || period.to > LAST) ctx.refuse(field, say`as datas vão de ${calendarDate(FIRST)} a ${calendarDate(LAST)}`)
      if (!sex && period.kind.startsWith('special_')) ctx.refuse('sex', 'é necessário para converter tempo especial')
    }
    const law = ctx.law(contributionTime)
    const byCompetence = counting === 'inss'
    const counted = countPeriods(periods, { law, sex, wholeMonths: byCompetence })
    const byDays = Number(counted.days.n / counted.days.d)
    const totalDays = byDays + counted.months * law.daysInMonth + counted.restOfReformMonth

    for (const [index, { from: start, to: end, kind }] of periods.entries())
      ctx.step(
        say`Período ${index + 1}`,
        say`de ${calendarDate(start)} a ${calendarDate(end)}, com os dois dias; × ${decimalText(factorOf(kind, sex, law).toNumber(2))}`,
        counted.byPeriod[index]!.days,
      )
    const alone = !byCompetence && periods.length === 1 && periods[0]!.kind === 'common'
    const time = alone ? civil(periods[0]!) : byCompetence ? added(byDays + counted.restOfReformMonth, counted.months) : divided(byDays)
    ctx.step(
      'Total em dias',
      byCompetence ? say`${byDays} + ${counted.months} × ${law.daysInMonth} + ${counted.restOfReformMonth}` : say`${byDays}`,
      totalDays,
    )
    ctx.step('Carência', 'meses com contribuição, cada um uma vez', counted.waitingMonths)

    ctx.assume(
      alone
        ? 'Anos e meses do calendário, com o primeiro e o último dia.'
        : 'Soma de dias com o ano de 365 e o mês de 30; o primeiro e o último dia de cada período contam.',
    )
    if (byCompetence)
      ctx.assume(
        'Depois de 13/11/2019 cada competência com contribuição de ao menos um salário mínimo vale um mês; a de novembro de 2019 completa trinta dias, sem passar deles.',
      )
    else ctx.assume('Data a data em todo o tempo; o INSS conta por competência depois de 13/11/2019 (counting=inss).')
    if (periods.some(({ kind }) => kind.startsWith('special_')))
      ctx.assume('Tempo especial multiplicado só até 13/11/2019 (EC nº 103/2019, art. 25, § 2º); depois conta como comum.')
    if (periods.some(({ kind }) => kind === 'reduced_plan'))
      ctx.assume('Planos de 11% e 5% contam para a carência e a aposentadoria por idade; para o tempo, só com a complementação.')
    return {
      ...time,
      totalDays,
      waitingMonths: counted.waitingMonths,
      byPeriod: periods.map(({ from: start, to: end, kind }, index) => ({
        from: start,
        to: end,
        kind,
        days: counted.byPeriod[index]!.days,
        countedDays: counted.byPeriod[index]!.counted.toNumber(2),
      })),
      overlaps: counted.overlaps.map((overlap) => ({ ...overlap })),
    }
  },
})

interface Time {
  readonly years: number
  readonly months: number
  readonly days: number
}

/** Calendar months between anniversaries, and the remaining days. */
function civil({ from, to }: ContributionPeriod): Time {
  const end = addDays(to, 1)
  const calendar = (yearOf(end) - yearOf(from)) * 12 + monthOf(end) - monthOf(from)
  const whole = addLegalMonths(from, calendar) > end ? calendar - 1 : calendar
  return { years: Math.floor(whole / 12), months: whole % 12, days: daysBetween(addLegalMonths(from, whole), end) }
}

const YEAR = 365
const MONTH = 30

function divided(days: number): Time {
  const rest = days % YEAR
  return { years: Math.floor(days / YEAR), months: Math.floor(rest / MONTH), days: rest % MONTH }
}

/** Sums days and months of contribution: thirty days make a month and twelve months a year. */
function added(days: number, months: number): Time {
  const time = divided(days)
  const all = time.months + months
  return { years: time.years + Math.floor(all / 12), months: all % 12, days: time.days }
}
