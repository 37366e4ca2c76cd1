import { paymentDayFrom } from '../../../../core/calendar/tax-calendar.ts'
import { addMonths, type Day, dayOf, monthOf, yearOf } from '../../../../core/day.ts'
import { greatest, portion, smallest } from '../../../../core/money.ts'
import { type Ratio, ZERO } from '../../../../core/ratio.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, flag, money, percentOf, referenceDate, text } from '../../../../operation/input/fields.ts'
import inss from '../../../payroll/law/inss.ts'
import selfEmployed from '../../../payroll/law/inss-self-employed.ts'
import minimumWage from '../../../payroll/law/minimum-wage.ts'
import mei from '../../law/mei.ts'
import ownAccount, { type OwnAccount } from '../../law/own-account.ts'

const PLANS = ['normal', 'simplified', 'low_income', 'mei', 'mei_trucker'] as const
type Plan = (typeof PLANS)[number]

const MONTHS_IN_QUARTER = 3

export default calculator({
  id: 'inss-self-employed',
  slug: 'inss-do-autonomo',
  title: 'INSS do autônomo',
  summary:
    'A contribuição de quem paga por conta própria, em cada plano, com o código da guia e o vencimento. Quem recebe de empresa com desconto na fonte deve usar a conta do RPA.',
  group: 'trabalho',
  headline: 'amount',
  says: 'Você paga {value} de INSS',
  next: 'Pague a guia até {dueDate}.',
  lawDay: 'reference_date',
  input: {
    plan: choice('Plano', PLANS, {
      normal: 'Normal, 20%',
      simplified: 'Simplificado, 11%',
      low_income: 'Baixa renda, 5%',
      mei: 'MEI',
      mei_trucker: 'MEI caminhoneiro',
    }).default('normal'),
    category: choice(
      'Quem contribui',
      ['individual', 'optional'],
      {
        individual: 'Trabalha por conta própria',
        optional: 'Não trabalha (facultativo)',
      },
      { means: 'contributor_category' },
    ).default('individual'),
    contribution_base: money('Sobre quanto contribui', {
      hint: 'Só o plano normal permite outro valor',
      blank: 'um salário mínimo',
    }).optional(),
    period: choice('Pagamento', ['monthly', 'quarterly'], { monthly: 'Por mês', quarterly: 'Por trimestre' }).default('monthly'),
    reference_date: referenceDate(),
  },
  result: {
    base: brl('Base da contribuição'),
    ratePercent: percentOf('Alíquota'),
    amount: brl('Contribuição'),
    gpsCode: text('Código da guia').nullable(),
    dueDate: text('Data de vencimento').nullable(),
    countsForTimeRetirement: flag('Conta para regras com tempo de contribuição'),
    topUpTo20: brl('Complemento até 20%', { hint: 'Por mês, para contar tempo; sem juros' }),
  },
  answer({ plan, category, contribution_base: declared, period }, ctx) {
    const floor = ctx.law(minimumWage).monthly
    const { ceiling } = ctx.law(inss)
    const { ownAccount: fullRate } = ctx.law(selfEmployed)
    const slip = ctx.law(ownAccount)
    const rate = rateOf(plan, ctx)
    const quarterly = period === 'quarterly'
    const asked = declared ?? floor
    const base = plan === 'normal' ? smallest(greatest(asked, floor), ceiling) : floor
    if (quarterly && base > floor) ctx.refuse('period', 'o pagamento por trimestre só vale para quem contribui sobre um salário mínimo')
    const inDas = plan === 'mei' || plan === 'mei_trucker'
    if (quarterly && inDas) ctx.refuse('period', 'a contribuição do MEI é mensal, dentro do DAS')

    const limit =
      base > asked
        ? '; elevada ao salário mínimo'
        : base < asked
          ? plan === 'normal'
            ? '; limitada ao teto do INSS'
            : '; o plano é sobre o salário mínimo'
          : ''
    ctx.step('Base', say`${base}${limit}`, base)
    const monthly = portion(base, rate, 'halfUp')
    const amount = quarterly ? monthly * BigInt(MONTHS_IN_QUARTER) : monthly
    ctx.step('Contribuição', quarterly ? say`${monthly} × ${MONTHS_IN_QUARTER}` : say`${base} × ${rate}`, amount)
    const missing = fullRate.compare(rate) > 0 ? fullRate.minus(rate) : ZERO
    const topUpTo20 = portion(floor, missing, 'halfUp')
    if (!missing.isZero) ctx.step('Complemento até 20%', say`${floor} × ${missing}`, topUpTo20)

    const gpsCode = codeOf(plan, category, period, slip)
    if (declared === undefined) ctx.assume('Contribuição sobre um salário mínimo, por não haver outra base informada.')
    if (plan === 'low_income')
      ctx.assume('Baixa renda: só facultativo sem renda própria, inscrito no CadÚnico, com renda da família de até dois salários mínimos.')
    if (inDas) ctx.assume('A contribuição do MEI é paga dentro do DAS, com o vencimento dele; veja mei-tax.')
    else if (gpsCode === null)
      ctx.assume('O código desta guia não foi confirmado ou não existe para esta combinação; confira no site do INSS.')
    if (plan !== 'normal')
      ctx.assume(
        'Dá direito à aposentadoria por idade; para regras com tempo de contribuição é preciso o complemento, com juros se atrasado.',
      )
    return {
      base,
      ratePercent: rate,
      amount,
      gpsCode,
      dueDate: inDas ? null : dueDateOf(ctx.day, quarterly, slip.dueDay),
      countsForTimeRetirement: plan === 'normal',
      topUpTo20,
    }
  },
})

function rateOf(plan: Plan, ctx: Context): Ratio {
  const { ownAccount: normal, simplifiedPlan, lowIncome } = ctx.law(selfEmployed)
  const notYet = (since: string) => ctx.refuse('plan', say`este plano só existe desde ${since}`)
  switch (plan) {
    case 'normal':
      return normal
    case 'simplified':
      return simplifiedPlan ?? notYet('abril de 2007')
    case 'low_income':
      return lowIncome ?? notYet('outubro de 2011')
    case 'mei':
      return ctx.law(mei).inssRate
    case 'mei_trucker':
      return ctx.law(mei).trucker?.inssRate ?? notYet('abril de 2022')
  }
}

function codeOf(plan: Plan, category: 'individual' | 'optional', period: 'monthly' | 'quarterly', { codes }: OwnAccount): string | null {
  const byPlan = { normal: codes.normal, simplified: codes.simplified, low_income: codes.lowIncome, mei: null, mei_trucker: null }[plan]
  return byPlan?.[category]?.[period] ?? null
}

/** Due day of the month after the period, postponed to a banking day (Lei 8.212/1991, art. 30, § 2º, I). */
function dueDateOf(day: Day, quarterly: boolean, dueDay: number): Day {
  const last = quarterly ? Math.ceil(monthOf(day) / MONTHS_IN_QUARTER) * MONTHS_IN_QUARTER : monthOf(day)
  return paymentDayFrom(addMonths(dayOf(yearOf(day), last, dueDay), 1))
}
