import { type Money, portion, sum } from '../../../../core/money.ts'
import { divide, ONE, type Ratio } from '../../../../core/ratio.ts'
import { joined, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, money, percentage, percentOf, referenceDate } from '../../../../operation/input/fields.ts'
import employerCharges from '../../law/employer-charges.ts'
import payrollRelief, { type PayrollRelief } from '../../law/payroll-relief.ts'
import { reliefDue, SECTOR_WORDS, SECTORS } from '../../rules/charges-and-benefits/payroll-relief.ts'

export default calculator({
  id: 'payroll-relief',
  slug: 'desoneracao-da-folha',
  title: 'Desoneração da folha',
  summary:
    'Quanto a empresa paga com a desoneração da folha, sobre a receita e sobre a folha, e quanto pagaria sem ela, em cada ano da volta gradual até 2027.',
  seeAlso: { 'employee-cost': 'ver o custo de um empregado', 'presumed-profit': 'ver o lucro presumido' },
  group: 'negocios',
  headline: 'saving',
  says: {
    positive: 'A desoneração poupa {value} no mês',
    negative: 'A desoneração custa {value} a mais no mês',
    zero: 'Com ou sem a desoneração, o custo é o mesmo',
  },
  picture: { kind: 'parts', title: 'De que se faz o custo com a desoneração', parts: ['onRevenue', 'onPayroll', 'onThirteenth'] },
  lawDay: 'reference_date',
  input: {
    sector: choice('Setor', [...SECTORS, 'other'], { ...SECTOR_WORDS, other: 'Outro dos dezessete setores' }),
    revenue_rate: percentage('Alíquota sobre a receita', {
      above: 0,
      max: 10,
      hint: 'Só para outro setor; a cheia, como em 2024',
    }).optional(),
    covered_revenue: money('Receita da atividade no mês', {
      min: 0,
      hint: 'Sem exportações, vendas canceladas e descontos incondicionais',
    }),
    other_revenue: money('Outras receitas', { min: 0, hint: 'De atividades fora da desoneração' }).prefault(0),
    payroll: money('Folha do mês', { min: 0, hint: 'Empregados e autônomos, sem o 13º' }),
    thirteenth: money('13º pago no mês', { min: 0 }).prefault(0),
    reference_date: referenceDate(),
  },
  result: {
    ratePercent: percentOf('Alíquota sobre a receita no ano', { decimals: 4 }),
    onRevenue: brl('Sobre a receita'),
    payrollRatePercent: percentOf('Alíquota sobre a folha', { decimals: 4 }),
    onPayroll: brl('Sobre a folha'),
    onThirteenth: brl('Sobre o 13º'),
    total: brl('Total com a desoneração'),
    withoutRelief: brl('Total sem a desoneração'),
    saving: brl('Quanto se poupa', { hint: 'Negativo quando a desoneração custa mais' }),
    breakEvenRevenue: brl('Receita em que dá no mesmo', { hint: 'Só com receita da atividade' }),
    jobsKeptPercent: percentOf('Empregados a manter, sobre a média do ano anterior', { none: 'em 2024' }).nullable(),
  },
  answer(input, ctx) {
    const law = ctx.law(payrollRelief)
    const { inss } = ctx.law(employerCharges)
    const { covered_revenue: covered, other_revenue: other, payroll, thirteenth } = input
    const rate = rateOf(ctx, input, law)
    const due = reliefDue({ covered, other, payroll, thirteenth, rate, inss }, law)
    ctx.step('Alíquota sobre a receita', say`${rate} × ${law.revenueShare}`, due.rate)
    ctx.step('Sobre a receita', say`${due.taxed} × ${due.rate}`, due.onRevenue)
    ctx.step(
      'Alíquota sobre a folha',
      due.otherShare.isZero
        ? say`${inss} × ${law.payrollShare}`
        : say`${inss} × (${law.payrollShare} × ${covered} + ${other}) ÷ ${covered + other}`,
      due.payrollRate,
    )
    ctx.step('Sobre a folha', say`${payroll} × ${due.payrollRate}`, due.onPayroll)
    const total = ctx.step(
      'Total',
      joined([due.onRevenue, due.onPayroll, due.onThirteenth], ' + '),
      due.onRevenue + due.onPayroll + due.onThirteenth,
    )
    const whole = [payroll, thirteenth].map((base) => portion(base, inss, 'halfUp'))
    const withoutRelief = ctx.step('Sem a desoneração', say`${payroll} × ${inss} + ${thirteenth} × ${inss}`, sum(whole))
    const saving = ctx.step('Quanto se poupa', say`${withoutRelief} − ${total}`, withoutRelief - total)
    assumeRelief(ctx, { law, hasOther: other > 0n, isShared: !due.otherShare.isZero, thirteenth })
    return {
      ratePercent: due.rate,
      onRevenue: due.onRevenue,
      payrollRatePercent: due.payrollRate,
      onPayroll: due.onPayroll,
      onThirteenth: due.onThirteenth,
      total,
      withoutRelief,
      saving,
      breakEvenRevenue: breakEven(withoutRelief, portion(payroll, inss.times(law.payrollShare), 'halfUp'), due.rate),
      jobsKeptPercent: law.jobsKept,
    }
  },
})

/** Covered revenue whose contribution equals what the relief takes off the payroll. */
function breakEven(withoutRelief: Money, onPayroll: Money, { n, d }: Ratio): Money {
  return divide((withoutRelief - onPayroll) * d, n, 'halfUp')
}

interface Asked {
  readonly sector: keyof PayrollRelief['revenueRates'] | 'other'
  readonly revenue_rate?: Ratio | undefined
}

function rateOf(ctx: Context, { sector, revenue_rate: given }: Asked, { revenueRates }: PayrollRelief): Ratio {
  if (sector === 'other') {
    if (given === undefined) return ctx.refuse('revenue_rate', 'é preciso para outro setor: informe a alíquota cheia da Lei nº 12.546/2011')
    ctx.assume(say`Alíquota cheia de ${given}, como informada: a do setor não está neste registro.`)
    return given
  }
  if (given !== undefined) ctx.refuse('revenue_rate', 'só vale para outro setor (other): a deste está na lei')
  return revenueRates[sector]
}

interface Terms {
  readonly law: PayrollRelief
  readonly hasOther: boolean
  readonly isShared: boolean
  readonly thirteenth: Money
}

function assumeRelief(ctx: Context, { law, hasOther, isShared, thirteenth }: Terms): void {
  if (hasOther)
    ctx.assume(
      isShared
        ? say`Outras receitas acima de ${law.otherRevenueUpTo} do total: a folha é dividida pela receita, e a parte delas paga a contribuição inteira (Lei nº 12.546/2011, art. 9º, §§ 1º e 5º).`
        : say`Outras receitas até ${law.otherRevenueUpTo} do total: seguem a alíquota da atividade, e a folha não é dividida (art. 9º, §§ 5º e 6º).`,
    )
  if (isShared && thirteenth > 0n) ctx.assume('No 13º a divisão pela receita é a de doze meses; foi tomada a do mês.')
  ctx.assume('A opção é do ano inteiro, pelo primeiro pagamento, e não se desfaz; RAT e terceiros continuam sobre toda a folha.')
  if (law.jobsKept)
    ctx.assume(
      say`De 2025 em diante a empresa mantém, na média do ano, ao menos ${law.jobsKept} dos empregados do ano anterior; se não, perde a desoneração no ano seguinte.`,
    )
  ctx.assume(
    say`O que a desoneração poupa é a contribuição de ${ONE.minus(law.payrollShare)} dos 20% da empresa; a atividade ser de um dos setores não é conferida.`,
  )
}
