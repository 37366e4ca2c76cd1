import { greatest, type Money, smallest, split } from '../../../../core/money.ts'
import { ONE, type Ratio } from '../../../../core/ratio.ts'
import { word } from '../../../../core/text/language.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, count, flag, integer, list, money, referenceDate, text } from '../../../../operation/input/fields.ts'
import workingTime from '../../../payroll/law/working-time.ts'
import sickPay from '../../law/sick-pay.ts'
import { benefitLimits, limitedMean, type Mean, meanOf, shareOf } from '../../rules/benefit.ts'

/** Benefits use commercial months; the days of a salary follow labor law. */
const DAYS_IN_MONTH = 30

export default calculator({
  id: 'sick-pay',
  slug: 'auxilio-doenca',
  title: 'Auxílio-doença',
  summary: 'Quanto o INSS paga no afastamento por incapacidade temporária, e quantos dias ficam por conta da empresa.',
  group: 'trabalho',
  headline: 'benefit',
  says: { by: 'eligible', texts: { true: 'Você recebe {value} por mês', false: 'Não há auxílio a receber' } },
  lawDay: 'reference_date',
  input: {
    benefit_average: money('Média das contribuições', {
      hint: 'De todas desde julho de 1994, corrigidas; antes de 13/11/2019, das 80% maiores',
    }).optional(),
    contributions: list('Contribuições', money('Contribuição corrigida'), {
      hint: 'No lugar da média: cada uma já corrigida, da mais antiga à mais nova',
    })
      .min(1)
      .max(600)
      .optional(),
    last12_average: money('Média das últimas 12', { blank: 'a das últimas contribuições informadas' }).optional(),
    salary: money('Salário', { hint: 'Para os dias que a empresa paga' }).optional(),
    days_off: count('Dias de afastamento', { min: 1, max: 3650 }, 'days').optional(),
    category: choice(
      'Como contribui',
      ['employee', 'domestic', 'self_employed', 'optional', 'mei', 'unemployed'],
      {
        employee: 'Empregado',
        domestic: 'Empregado doméstico',
        self_employed: 'Autônomo',
        optional: 'Facultativo',
        mei: 'MEI',
        unemployed: 'Desempregado',
      },
      { means: 'contributor_category' },
    ).default('employee'),
    work_related: flag('Causado pelo trabalho', { hint: 'Acidente ou doença do trabalho: sem carência e com FGTS' }).default(false),
    reference_date: referenceDate(),
  },
  result: {
    eligible: flag('Tem direito'),
    reason: text('Por quê'),
    benefitBase: brl('Média considerada'),
    raw: brl('Parte da média'),
    cap: brl('Limite: média das últimas contribuições').nullable(),
    benefit: brl('Auxílio por mês'),
    capApplied: flag('Limitado às últimas contribuições'),
    floorApplied: flag('Elevado ao salário mínimo'),
    ceilingApplied: flag('Média limitada ao teto do INSS'),
    employerDays: integer('Dias pagos pela empresa').nullable(),
    employerPay: brl('Pago pela empresa').nullable(),
    benefitDays: integer('Dias pagos pelo INSS').nullable(),
    benefitTotal: brl('Pago pelo INSS no afastamento').nullable(),
    fgtsDuringLeave: flag('Depósito do FGTS no afastamento'),
  },
  answer(input, ctx) {
    const { benefit_average: average, contributions, days_off: daysOff } = input
    if (average === undefined && contributions === undefined) ctx.refuse('benefit_average', 'informe a média ou as contribuições')
    if (average !== undefined && contributions !== undefined)
      ctx.refuse('contributions', 'informe a média ou as contribuições, não as duas')
    const law = ctx.law(sickPay)
    const limits = benefitLimits(ctx)
    const employed = input.category === 'employee'

    const mean: Mean = contributions ? meanOf(highest(contributions, law.averagedShare)) : { sum: average!, count: 1 }
    const limited = limitedMean(mean, limits)
    const meanText = limited.count === 1 ? limited.sum : say`${limited.sum} ÷ ${limited.count}`
    const benefitBase = ctx.step(
      'Média considerada',
      say`${meanText}${limited === mean ? '' : '; limitada ao teto do INSS'}`,
      shareOf(limited, ONE),
    )
    const raw = ctx.step('Parte da média', say`${meanText} × ${law.rate}`, shareOf(limited, law.rate))
    const cap = law.cappedByLast ? (input.last12_average ?? meanOfLast(law.cappedByLast, contributions)) : null
    const capped = cap === null ? raw : smallest(raw, cap)
    const amount = smallest(greatest(capped, limits.floor), limits.ceiling)

    const waited = input.work_related || contributions === undefined || contributions.length >= law.waiting
    const longEnough = daysOff === undefined || daysOff > law.employerDays
    const benefit = waited ? amount : 0n
    ctx.step(
      'Auxílio por mês',
      waited
        ? say`${amount}${cap !== null && raw > cap ? word`; a média das últimas ${law.cappedByLast!} é menor` : ''}${capped < limits.floor ? '; elevado ao salário mínimo' : ''}`
        : say`${0n}; sem a carência não há auxílio`,
      benefit,
    )

    const employerDays = daysOff === undefined ? null : employed ? Math.min(law.employerDays, daysOff) : 0
    const employerPay = employerDays === 0 ? 0n : employerDays && input.salary ? paidByEmployer(ctx, input.salary, employerDays) : null
    const benefitDays = daysOff === undefined ? null : longEnough && waited ? daysOff - employerDays! : 0
    const benefitTotal = benefitDays === null ? null : paidFor(benefit, benefitDays)
    if (benefitTotal !== null) ctx.step('Pago pelo INSS', say`${benefit} ÷ ${DAYS_IN_MONTH} × ${benefitDays!}`, benefitTotal)

    if (law.cappedByLast && cap === null)
      ctx.assume(
        say`Sem o limite da média das últimas ${law.cappedByLast} contribuições, que não foi informada e pode baixar o valor (Lei nº 8.213/1991, art. 29, § 10).`,
      )
    if (contributions === undefined && !input.work_related)
      ctx.assume(say`Carência de ${law.waiting} contribuições tida por cumprida; acidente e doenças listadas a dispensam.`)
    if (contributions && law.averagedShare.compare(ONE) < 0)
      ctx.assume(say`Das ${law.averagedShare} maiores contribuições, contada a parte inteira do número delas.`)
    if (daysOff === undefined) ctx.assume(say`Afastamento de mais de ${law.employerDays} dias.`)
    ctx.assume(say`Acidente do trabalho também paga ${law.rate}: o que muda é a carência, o FGTS e a estabilidade.`)
    ctx.assume('O piso prevalece sobre o limite das últimas contribuições (art. 33); meses de 30 dias no valor por dias.')
    return {
      eligible: waited && longEnough,
      reason: reasonOf(waited, longEnough, law),
      benefitBase,
      raw,
      cap,
      benefit,
      capApplied: waited && cap !== null && raw > cap,
      floorApplied: waited && capped < limits.floor,
      ceilingApplied: limited !== mean,
      employerDays,
      employerPay,
      benefitDays,
      benefitTotal,
      fgtsDuringLeave: input.work_related && (employed || input.category === 'domestic'),
    }
  },
})

const paidFor = (monthly: Money, days: number, month = DAYS_IN_MONTH): Money => split(monthly * BigInt(days), month, 'halfUp')

function paidByEmployer(ctx: Context, salary: Money, days: number): Money {
  const { monthDays } = ctx.law(workingTime)
  return ctx.step('Pago pela empresa', say`${salary} ÷ ${monthDays} × ${days}`, paidFor(salary, days, monthDays))
}

const meanOfLast = (count: number, contributions: readonly Money[] | undefined): Money | null =>
  contributions ? shareOf(meanOf(contributions.slice(-count)), ONE) : null

/** The highest contributions: a share of them, at least one. */
function highest(contributions: readonly Money[], share: Ratio): readonly Money[] {
  const kept = Number((BigInt(contributions.length) * share.n) / share.d)
  return [...contributions].sort((a, b) => (a < b ? 1 : a > b ? -1 : 0)).slice(0, Math.max(1, kept))
}

function reasonOf(waited: boolean, longEnough: boolean, { waiting, employerDays }: { waiting: number; employerDays: number }): string {
  if (!waited) return word`Faltam contribuições: a carência é de ${waiting}.`
  return longEnough
    ? word`Incapacidade por mais de ${employerDays} dias.`
    : word`Até ${employerDays} dias não há auxílio do INSS; ao empregado, quem paga é a empresa.`
}
