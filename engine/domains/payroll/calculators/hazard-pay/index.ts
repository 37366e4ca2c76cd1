import { decimalText, type Money, portion } from '../../../../core/money.ts'
import { ONE, type Ratio } from '../../../../core/ratio.ts'
import { translate } from '../../../../core/text/language.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, money, object, percentOf, referenceDate } from '../../../../operation/input/fields.ts'
import hazard, { type HazardPay } from '../../law/hazard-pay.ts'
import minimumWage from '../../law/minimum-wage.ts'
import { defaultMonthlyHours, monthlyHoursField } from '../../rules/working-time/usual-hours.ts'

type Type = 'unhealthy' | 'dangerous'

interface Premium {
  readonly type: Type
  readonly rate: Ratio
  readonly base: Money
  readonly amount: Money
}

const TYPES = { unhealthy: 'Insalubridade', dangerous: 'Periculosidade' } as const

export default calculator({
  id: 'hazard-pay',
  slug: 'insalubridade-e-periculosidade',
  title: 'Insalubridade e periculosidade',
  summary: 'O adicional de quem trabalha em condição insalubre ou perigosa, com a base, o grau e a lei da data, e qual dos dois vale mais.',
  group: 'trabalho',
  headline: 'amount',
  says: 'O adicional é de {value} por mês',
  lawDay: 'reference_date',
  input: {
    type: choice('Tipo de adicional', ['unhealthy', 'dangerous'], TYPES),
    degree: choice(
      'Grau da insalubridade',
      ['minimum', 'medium', 'maximum'],
      { minimum: 'Mínimo', medium: 'Médio', maximum: 'Máximo' },
      { means: 'hazard_degree', hint: 'O do laudo; obrigatório na insalubridade' },
    ).optional(),
    salary: money('Salário base', { hint: 'Sem gratificações, prêmios e PLR; obrigatório na periculosidade' }).optional(),
    base_value: money('Base da insalubridade', { blank: 'o salário mínimo da data; a norma coletiva pode fixar outra' }).optional(),
    monthly_hours: monthlyHoursField(),
    reference_date: referenceDate(),
  },
  result: {
    ratePercent: percentOf('Alíquota'),
    base: brl('Base do adicional'),
    amount: brl('Adicional por mês'),
    hourlyAmount: brl('Adicional por hora'),
    salaryWithPremium: brl('Salário com o adicional', { none: 'sem o salário' }).nullable(),
    alternative: object(
      'O outro adicional',
      { type: choice('Tipo de adicional', ['unhealthy', 'dangerous'], TYPES), amount: brl('Valor por mês') },
      { hint: 'Quando salário e grau são informados', none: 'sem eles' },
    ).nullable(),
    better: choice('O que vale mais', ['unhealthy', 'dangerous', 'tie'], { ...TYPES, tie: 'Tanto faz' }),
  },
  answer(input, ctx) {
    const { type, salary, degree } = input
    const divisor = input.monthly_hours ?? defaultMonthlyHours(ctx)
    if (type === 'unhealthy' && degree === undefined) ctx.refuse('degree', 'é obrigatório na insalubridade')
    if (type === 'dangerous' && salary === undefined) ctx.refuse('salary', 'é obrigatório na periculosidade')
    if (input.base_value !== undefined && degree === undefined) ctx.refuse('base_value', 'só serve à insalubridade: informe também degree')
    const law = ctx.law(hazard)
    const unhealthy = degree === undefined ? null : unhealthyPremium(ctx, law, degree, input.base_value)
    const dangerous = salary === undefined ? null : premiumOf('dangerous', law.dangerous, salary)
    const [chosen, other] = type === 'unhealthy' ? [unhealthy!, dangerous] : [dangerous!, unhealthy]
    ctx.step(TYPES[type], say`${chosen.base} × ${chosen.rate}`, chosen.amount)
    const hourlyAmount = portion(chosen.amount, ONE.over(divisor), 'halfUp')
    ctx.step('Por hora', () => say`${chosen.amount} ÷ ${decimalText(divisor.toNumber())}`, hourlyAmount)
    const salaryWithPremium = salary === undefined ? null : salary + chosen.amount
    if (salary !== undefined) ctx.step('Salário com o adicional', say`${salary} + ${chosen.amount}`, salary + chosen.amount)
    if (other) {
      ctx.step(say`${TYPES[other.type]}, se fosse a escolhida`, say`${other.base} × ${other.rate}`, other.amount)
      ctx.assume('Os dois adicionais não se somam: quem tem direito a ambos escolhe um (CLT, art. 193, § 2º).')
    }
    if (type === 'dangerous') {
      ctx.assume('Periculosidade sobre o salário base, sem gratificações, prêmios e participação nos lucros (CLT, art. 193, § 1º).')
      ctx.assume(
        say`Trabalho perigoso pela lei da data: ${law.dangerousWork.map((work) => translate(work).toLowerCase()).join('; ')}; a NR-16 diz quando.`,
      )
    }
    ctx.assume(
      'O adicional entra na base de horas extras, adicional noturno, 13º, férias, aviso e FGTS; o descanso semanal já está nele, que é mensal.',
    )
    return {
      ratePercent: chosen.rate,
      base: chosen.base,
      amount: chosen.amount,
      hourlyAmount,
      salaryWithPremium,
      alternative: other ? { type: other.type, amount: other.amount } : null,
      better: better(chosen, other),
    }
  },
})

function unhealthyPremium(ctx: Context, law: HazardPay, degree: keyof HazardPay['unhealthy'], given: Money | undefined): Premium {
  ctx.assume(
    given === undefined
      ? 'Insalubridade sobre o salário mínimo: a Súmula Vinculante 4 do STF proíbe usá-lo como índice, mas o TST o mantém até que lei ou norma coletiva fixe outra base.'
      : 'Insalubridade sobre a base informada, como faz a norma coletiva que a fixa.',
  )
  return premiumOf('unhealthy', law.unhealthy[degree], given ?? ctx.law(minimumWage).monthly)
}

const premiumOf = (type: Type, rate: Ratio, base: Money): Premium => ({ type, rate, base, amount: portion(base, rate, 'halfUp') })

function better(chosen: Premium, other: Premium | null): Type | 'tie' {
  if (!other || chosen.amount > other.amount) return chosen.type
  return chosen.amount === other.amount ? 'tie' : other.type
}
