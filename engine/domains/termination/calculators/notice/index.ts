import { addDays, addMonths, type Day } from '../../../../core/day.ts'
import { portion } from '../../../../core/money.ts'
import { ONE, Ratio } from '../../../../core/ratio.ts'
import { word } from '../../../../core/text/language.ts'
import { calendarDate, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, count, date, integer, money, object, referenceDate, text } from '../../../../operation/input/fields.ts'
import thirteenth from '../../../payroll/law/thirteenth.ts'
import vacation from '../../../payroll/law/vacation.ts'
import workingTime from '../../../payroll/law/working-time.ts'
import noticeLaw from '../../law/notice.ts'
import termination from '../../law/termination.ts'
import workedNotice from '../../law/worked-notice.ts'
import { noticeDue } from '../../rules/notice.ts'
import { twelfthsOfDays, twelfthsUntil } from '../../rules/notice-projection.ts'
import { serviceTime } from '../../rules/service-time.ts'

const MONTHS_OF_A_YEAR = 12
const MAX_YEARS = 60

export default calculator({
  id: 'notice',
  slug: 'aviso-previo',
  title: 'Aviso prévio',
  summary:
    'Quantos dias de aviso, quanto vale indenizado, pela metade no acordo ou devido por quem se demite, e a projeção no contrato. Para a rescisão inteira, use severance ou severance-by-dates.',
  group: 'trabalho',
  headline: 'amount',
  says: 'O aviso vale {value}',
  lawDay: 'reference_date',
  input: {
    salary: money('Salário mensal', { hint: 'Com as médias de horas extras e adicionais habituais' }),
    full_years: count(
      'Anos completos de casa',
      { formerly: ['full_years_worked'], min: 0, max: MAX_YEARS, hint: 'Ou informe as duas datas' },
      'years',
    ).optional(),
    admission_date: date('Data de admissão').optional(),
    termination_date: date('Último dia de trabalho').optional(),
    given_by: choice('Quem dá o aviso', ['employer', 'employee'], { employer: 'O empregador', employee: 'O empregado' }).default(
      'employer',
    ),
    contract: choice('Contrato', ['clt', 'domestic'], { clt: 'CLT', domestic: 'Doméstico' }).default('clt'),
    reference_date: referenceDate('a data do desligamento, ou hoje'),
  },
  result: {
    noticeDays: integer('Dias de aviso'),
    amount: brl('Valor do aviso', { hint: 'Indenizado, quando o empregador não deixa cumprir' }),
    agreementAmount: brl('Valor no acordo', {
      hint: 'A metade',
      none: 'antes de a lei prever o acordo, ou quando é o empregado que se demite',
    }).nullable(),
    owedByEmployee: brl('Devido pelo empregado', { hint: 'Se pede demissão e não cumpre o aviso' }),
    reducedWork: object(
      'No aviso trabalhado, uma destas',
      { hoursPerDay: integer('Horas a menos por dia'), daysOff: integer('Ou dias corridos de folga') },
      { none: 'quando é o empregado que dá o aviso' },
    ).nullable(),
    projectedEndDate: text('Fim do contrato com a projeção', { none: 'sem as datas' }).nullable(),
    projectedTwelfths: object('Avos que a projeção soma', { thirteenth: integer('De 13º'), vacation: integer('De férias') }),
  },
  lawDayFrom: ({ reference_date: reference, termination_date: ended }, today) =>
    reference ? { field: 'reference_date', day: reference } : { field: ended ? 'termination_date' : 'reference_date', day: ended ?? today },
  answer(input, ctx) {
    const { salary } = input
    const byEmployer = input.given_by === 'employer'
    const reduction = ctx.law(workedNotice)
    if (input.contract === 'domestic' && !reduction.domestic)
      ctx.refuse('contract', 'o aviso do empregado doméstico só está registrado desde 02/06/2015 (Lei Complementar nº 150/2015, art. 23)')
    const { dates, fullYears } = serviceOf(ctx, input)
    const { days } = noticeDue(ctx, byEmployer ? 'sem_justa_causa' : 'pedido_demissao', 'auto', fullYears * MONTHS_OF_A_YEAR)
    const { monthDays } = ctx.law(workingTime)
    const noticeDays = ctx.step('Dias de aviso', daysFormula(ctx, byEmployer, fullYears, days), days)
    const pay = (share: Ratio) => portion(salary, share.times(Ratio.of(BigInt(noticeDays), BigInt(monthDays))), 'halfUp')
    const amount = ctx.step('Valor do aviso', say`${salary} ÷ ${monthDays} × ${noticeDays}`, pay(ONE))
    const half = byEmployer ? (ctx.law(termination).acordo?.indemnifiedNotice ?? null) : null
    const agreementAmount = half && pay(half)
    if (half && agreementAmount !== null) ctx.step('No acordo', say`${salary} ÷ ${monthDays} × ${noticeDays} × ${half}`, agreementAmount)

    const from = { thirteenth: ctx.law(thirteenth).monthFromDays, vacation: ctx.law(vacation).monthFromDays }
    const projectedEnd = dates && byEmployer ? addDays(dates.termination, noticeDays) : null
    if (projectedEnd) ctx.step('Fim projetado do contrato', say`${calendarDate(dates!.termination)}; mais ${noticeDays} dias`, projectedEnd)
    const projected = !byEmployer
      ? { thirteenth: 0, vacation: 0 }
      : projectedEnd
        ? twelfthsUntil(dates!.admission, dates!.termination, projectedEnd, from)
        : twelfthsOfDays(noticeDays, monthDays, from)
    assumeNotice(ctx, byEmployer, input.contract === 'domestic', dates !== null)
    return {
      noticeDays,
      amount,
      agreementAmount,
      owedByEmployee: byEmployer ? 0n : amount,
      reducedWork: byEmployer ? { hoursPerDay: reduction.hoursPerDay, daysOff: reduction.daysOff } : null,
      projectedEndDate: projectedEnd,
      projectedTwelfths: projected,
    }
  },
})

interface Service {
  readonly full_years?: number | undefined
  readonly admission_date?: Day | undefined
  readonly termination_date?: Day | undefined
}

/** Full years as informed, or derived from the two dates. */
function serviceOf(ctx: Context, { full_years: years, admission_date: admission, termination_date: ended }: Service) {
  if (admission === undefined && ended === undefined) {
    if (years === undefined) ctx.refuse('full_years', 'informe os anos completos de casa, ou as datas de admissão e de desligamento')
    return { dates: null, fullYears: years }
  }
  if (years !== undefined) ctx.refuse('full_years', 'informe os anos ou as datas, não os dois')
  if (admission === undefined) ctx.refuse('admission_date', 'é obrigatória com a data do desligamento')
  if (ended === undefined) ctx.refuse('termination_date', 'é obrigatória com a data de admissão')
  if (ended < admission) ctx.refuse('termination_date', say`vem antes da admissão, ${calendarDate(admission)}`)
  if (ended >= addMonths(admission, (MAX_YEARS + 1) * MONTHS_OF_A_YEAR))
    ctx.refuse('admission_date', 'o contrato teria mais de 60 anos: confira as datas')
  const { months } = serviceTime(admission, ended)
  return { dates: { admission, termination: ended }, fullYears: Math.floor(months / MONTHS_OF_A_YEAR) }
}

function daysFormula(ctx: Context, byEmployer: boolean, years: number, days: number): string {
  const { baseDays, daysPerFullYear, maximumDays } = ctx.law(noticeLaw)
  if (!byEmployer || daysPerFullYear === 0) return word`${days}; os dias de todo aviso`
  return baseDays + daysPerFullYear * years > maximumDays
    ? word`${maximumDays}; o máximo da lei`
    : `${baseDays} + ${daysPerFullYear} × ${years}`
}

function assumeNotice(ctx: Context, byEmployer: boolean, domestic: boolean, dated: boolean): void {
  if (!byEmployer) {
    ctx.assume(
      'Quem pede demissão deve 30 dias, sem os proporcionais; não cumpridos, o empregador pode descontá-los (CLT, art. 487, § 2º).',
    )
    return
  }
  ctx.assume(
    'O aviso indenizado conta como tempo de serviço (CLT, art. 487, § 1º); os avos da projeção não entram na base da multa do FGTS (OJ 42, II, da SDI-1 do TST).',
  )
  if (!dated)
    ctx.assume('Sem as datas, os avos da projeção são os meses do próprio aviso, com fração de 15 dias; o calendário pode mudar um avo.')
  if (domestic)
    ctx.assume(
      'Doméstico: os mesmos dias (Lei Complementar nº 150/2015, art. 23); o acordo vale pela aplicação subsidiária da CLT (art. 19).',
    )
}
