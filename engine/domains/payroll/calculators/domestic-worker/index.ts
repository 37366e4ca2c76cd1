import { paymentDayUpTo } from '../../../../core/calendar/tax-calendar.ts'
import { addMonths, type Day, dayOf, monthOf, yearOf } from '../../../../core/day.ts'
import { smallest, sum } from '../../../../core/money.ts'
import { joined, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, count, flag, money, referenceDate, text } from '../../../../operation/input/fields.ts'
import domestic from '../../law/domestic.ts'
import familyAllowance from '../../law/family-allowance.ts'
import fgts from '../../law/fgts.ts'
import inssLaw from '../../law/inss.ts'
import voucher from '../../law/transport-voucher.ts'
import { domesticCharges } from '../../rules/charges-and-benefits/domestic-charges.ts'
import { familyQuota } from '../../rules/charges-and-benefits/family-quota.ts'
import { assumeFgtsRounding } from '../../rules/charges-and-benefits/fgts.ts'
import { transportVoucher, voucherFormula } from '../../rules/charges-and-benefits/transport-voucher.ts'
import { withholding } from '../../rules/withholding/withholding.ts'

export default calculator({
  id: 'domestic-worker',
  slug: 'empregada-domestica',
  title: 'Empregada doméstica',
  summary:
    'A folha do empregado doméstico: o que ele recebe, a guia do eSocial (DAE) com INSS, FGTS e a reserva de 3,2%, e quanto custa ao patrão.',
  seeAlso: { 'employee-cost': 'tratar de empregado de empresa' },
  group: 'trabalho',
  headline: 'employerCost',
  says: 'O mês custa {value} ao patrão',
  next: 'Pague a guia do eSocial até {dueDate}.',
  picture: {
    kind: 'parts',
    title: 'O que fica com o empregado e o que vai na guia',
    parts: ['netSalary', 'inss', 'irrf', 'employerInss', 'gilrat', 'fgts', 'indemnity'],
  },
  lawDay: 'reference_date',
  input: {
    salary: money('Salário mensal'),
    dependents: count('Dependentes para o IRRF', { min: 0, max: 20 }).default(0),
    children: count('Filhos até 14 anos', {
      min: 0,
      max: 30,
      hint: 'Ou com deficiência, de qualquer idade: dão o salário-família',
    }).default(0),
    transport_cost: money('Custo do transporte por mês', { min: 0, hint: 'O patrão pode pagar em dinheiro' }).prefault(0),
    apply_transport_discount: flag('Descontar o vale-transporte', { hint: 'Até 6% do salário' }).default(true),
    other_earnings: money('Outros ganhos do mês', {
      min: 0,
      hint: 'Horas extras, adicional noturno: entram em INSS, IRRF e FGTS',
    }).prefault(0),
    other_deductions: money('Outros descontos', { min: 0, hint: 'Que não alteram imposto' }).prefault(0),
    thirteenth: flag('É o 13º salário', { hint: 'A guia própria do 13º, em que o salário informado é o 13º inteiro' }).default(false),
    reference_date: referenceDate(),
  },
  result: {
    inss: brl('INSS do empregado'),
    irrf: brl('IRRF'),
    irrfWaived: flag('Imposto dispensado de retenção', { hint: 'Havia imposto, de até R$ 10,00' }),
    transportDiscount: brl('Desconto do vale-transporte'),
    familyAllowance: brl('Salário-família', { hint: 'O patrão paga e desconta da guia' }),
    netSalary: brl('Salário líquido'),
    employerInss: brl('INSS do empregador'),
    gilrat: brl('Seguro contra acidentes'),
    fgts: brl('FGTS'),
    indemnity: brl('Reserva para a perda do emprego', { hint: 'Substitui a multa de 40% do FGTS' }),
    employerCharges: brl('Encargos do empregador'),
    dae: brl('Guia DAE', { hint: 'Encargos, INSS e IRRF do empregado, menos o salário-família' }),
    employerCost: brl('Custo total do patrão'),
    dueDate: text('Vencimento da guia', { none: 'no 13º' }).nullable(),
  },
  answer(input, ctx) {
    const { salary, children, thirteenth, transport_cost: transport, other_earnings: earnings, other_deductions: others } = input
    const law = ctx.law(domestic)
    const { ceiling } = ctx.law(inssLaw)
    const pay = salary + earnings
    if (thirteenth && (transport > 0n || children > 0))
      ctx.refuse(transport > 0n ? 'transport_cost' : 'children', 'no 13º não há vale-transporte nem salário-família: omita o campo')
    const { inss, irrf, irrfWaived } = withholding(ctx, {
      of: thirteenth ? 'do 13º' : 'do salário',
      gross: pay,
      dependents: input.dependents,
      finalAtSource: thirteenth,
    })
    const transportDiscount = input.apply_transport_discount && transport > 0n ? discountOf(ctx, salary, transport) : 0n
    if (transport > 0n && !input.apply_transport_discount) ctx.assume('O patrão não desconta o vale-transporte, embora pudesse.')
    const allowance = children > 0 ? allowanceOf(ctx, pay, children) : 0n
    const deductions = inss + irrf + transportDiscount + others
    if (deductions > pay) ctx.refuse('other_deductions', say`os descontos somam ${deductions}, mais que o salário`)
    const netSalary = pay - deductions + allowance
    ctx.step('Salário líquido', () => say`${joined([pay, inss, irrf, transportDiscount, others], ' − ')} + ${allowance}`, netSalary)

    const contribution = smallest(pay, ceiling)
    const account = ctx.law(fgts)
    assumeFgtsRounding(ctx, account)
    const due = domesticCharges(pay, ceiling, law, account)
    const charge = (label: string, base: bigint, name: 'employerInss' | 'gilrat' | 'fgts' | 'indemnity') =>
      ctx.step(label, say`${base} × ${law[name]}`, due[name])
    const charges = {
      employerInss: charge('INSS do empregador', contribution, 'employerInss'),
      gilrat: charge('Seguro contra acidentes', contribution, 'gilrat'),
      fgts: charge('FGTS', pay, 'fgts'),
      indemnity: charge('Reserva para a perda do emprego', pay, 'indemnity'),
    }
    const parts = Object.values(charges)
    const employerCharges = ctx.step('Encargos do empregador', () => joined(parts, ' + '), sum(parts))
    const dae = inss + irrf + employerCharges - allowance
    ctx.step('Guia DAE', () => say`${joined([inss, irrf, employerCharges], ' + ')} − ${allowance}`, dae)
    const employerCost = pay + employerCharges + transport - transportDiscount
    ctx.step('Custo do patrão', () => say`${joined([pay, employerCharges, transport], ' + ')} − ${transportDiscount}`, employerCost)
    assumeDomestic(ctx, thirteenth)
    return {
      inss,
      irrf,
      irrfWaived,
      transportDiscount,
      familyAllowance: allowance,
      netSalary,
      ...charges,
      employerCharges,
      dae,
      employerCost,
      dueDate: thirteenth ? null : dueDate(ctx.day, law.dueDay),
    }
  },
})

function discountOf(ctx: Context, salary: bigint, transport: bigint): bigint {
  const law = ctx.law(voucher)
  const due = transportVoucher(salary, transport, law)
  return ctx.step('Desconto do vale-transporte', () => voucherFormula(salary, transport, due, law), due.discount)
}

function allowanceOf(ctx: Context, pay: bigint, children: number): bigint {
  const { limit, quota, amount } = familyQuota(pay, children, ctx.law(familyAllowance))
  if (quota === 0n) ctx.assume(say`Sem salário-família: o ganho do mês passa de ${limit}.`)
  else ctx.step('Salário-família', say`${quota} × ${children}`, amount)
  return amount
}

/** Day of the next month, brought forward to a banking day (Lei 8.212/1991, art. 30, § 2º, II). */
function dueDate(competence: Day, day: number): Day {
  const next = addMonths(dayOf(yearOf(competence), monthOf(competence), 1), 1)
  return paymentDayUpTo(dayOf(yearOf(next), monthOf(next), day))
}

function assumeDomestic(ctx: Context, thirteenth: boolean): void {
  ctx.assume(
    'INSS do empregador e seguro até o teto do INSS; FGTS e reserva sobre todo o salário (Lei Complementar nº 150/2015, arts. 22 e 34).',
  )
  ctx.assume(
    'Na dispensa sem justa causa não há multa de 40%: a reserva de 3,2% a substitui e vai ao empregado; nas outras saídas volta ao patrão.',
  )
  ctx.assume(
    thirteenth
      ? 'O vencimento da guia do 13º não é informado aqui: confira no eSocial.'
      : 'O vencimento em dia sem banco é antecipado para o dia útil anterior, pelo calendário nacional.',
  )
  ctx.assume('Custo do mês, sem as provisões de 13º e férias.')
}
