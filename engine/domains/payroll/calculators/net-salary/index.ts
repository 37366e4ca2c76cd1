import { type Money, sum } from '../../../../core/money.ts'
import type { Ratio } from '../../../../core/ratio.ts'
import { joined, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, count, money, object, referenceDate } from '../../../../operation/input/fields.ts'
import familyAllowance from '../../law/family-allowance.ts'
import voucher from '../../law/transport-voucher.ts'
import {
  assumeCharges,
  chargeRates,
  chargesFormula,
  chargesOn,
  defaultRat,
  type Regime,
  ratField,
  regimeField,
} from '../../rules/charges-and-benefits/employer-charges.ts'
import { familyQuota } from '../../rules/charges-and-benefits/family-quota.ts'
import { transportVoucher, voucherFormula } from '../../rules/charges-and-benefits/transport-voucher.ts'
import { payslip, payslipFields } from '../../rules/payslip/payslip.ts'

export default calculator({
  id: 'net-salary',
  slug: 'salario-liquido',
  title: 'Salário líquido',
  summary:
    'Salário líquido de um empregado CLT depois de INSS e IRRF, com as faixas, as deduções e a lei da data; se quiser, com vale-transporte, plano de saúde, refeição, horas extras e salário-família. Para partir do líquido, use gross-from-net.',
  seeAlso: { 'check-payslip': 'conferir um holerite já recebido', 'annual-salary': 'ver o ano inteiro' },
  group: 'trabalho',
  headline: 'netSalary',
  says: 'Você recebe {value}',
  picture: {
    kind: 'parts',
    title: 'Para onde vai cada real do salário',
    parts: ['netSalary', 'inss', 'irrf', 'alimony', 'transportDiscount', 'healthPlan', 'mealShare', 'otherDeductions'],
  },
  lawDay: 'reference_date',
  input: {
    gross_salary: money('Salário bruto mensal'),
    dependents: count('Dependentes para o IRRF', { spoken: ['dependentes', 'filhos'] }).default(0),
    alimony: money('Pensão alimentícia descontada em folha', { min: 0 }).prefault(0),
    other_deductions: money('Outros descontos em folha, que não alteram imposto', { min: 0 }).prefault(0),
    overtime_pay: money('Horas extras do mês', {
      min: 0,
      hint: 'Em reais, com o descanso; a calculadora de horas extras as acha',
    }).prefault(0),
    premiums: money('Adicionais do mês', { min: 0, hint: 'Noturno, insalubridade, periculosidade: em reais' }).prefault(0),
    transport_cost: money('Custo do transporte por mês', {
      min: 0,
      hint: 'Com vale-transporte: desconta-se o menor entre o custo e 6% do salário',
    }).prefault(0),
    health_plan: money('Plano de saúde descontado', { min: 0, hint: 'A parte do empregado; não reduz o imposto do mês' }).prefault(0),
    meal_share: money('Vale-refeição descontado', { min: 0, hint: 'A parte do empregado' }).prefault(0),
    children: count('Filhos até 14 anos', {
      min: 0,
      max: 30,
      hint: 'Ou com deficiência: dão o salário-família a quem ganha pouco',
    }).default(0),
    regime: regimeField('Regime da empresa', 'Informe para ver também quanto a empresa gasta').optional(),
    rat_rate: ratField('RAT já multiplicado pelo FAP da empresa', 'Só para o gasto da empresa; em regra 1, 2 ou 3', {
      'x-stated-with': ['regime'],
    }),
    reference_date: referenceDate(),
  },
  result: {
    ...payslipFields,
    totalPay: brl('Salário com horas extras e adicionais', { hint: 'Quando há algum' }).optional(),
    transportDiscount: brl('Desconto do vale-transporte').optional(),
    healthPlan: brl('Plano de saúde descontado').optional(),
    mealShare: brl('Vale-refeição descontado').optional(),
    familyAllowance: brl('Salário-família', { hint: 'Somado ao líquido; zero acima do limite' }).optional(),
    employer: object(
      'O que a empresa gasta no mês',
      {
        pay: brl('Salário com horas extras e adicionais'),
        inss: brl('INSS patronal'),
        rat: brl('RAT'),
        thirdParties: brl('Terceiros'),
        fgts: brl('FGTS'),
        transportShare: brl('Parte da empresa no transporte'),
        total: brl('Total'),
      },
      { hint: 'Quando se informa o regime' },
    ).optional(),
  },
  answer(input, ctx) {
    const { gross_salary: gross, dependents, alimony, other_deductions: other } = input
    const { overtime_pay: overtime, premiums, health_plan: health, meal_share: meal, transport_cost: transport } = input
    const added = [overtime, premiums].filter((amount) => amount > 0n)
    const pay = gross + sum(added)
    if (added.length > 0) {
      ctx.step('Salário com horas extras e adicionais', () => joined([gross, ...added], ' + '), pay)
      ctx.assume('Horas extras e adicionais pagam INSS, IRRF e FGTS com o salário.')
    }
    const ride = transport > 0n ? rideOf(ctx, gross, transport) : null
    if (health > 0n) ctx.assume('O plano de saúde não reduz o IRRF do mês: deduz-se na declaração anual de quem opta pela completa.')
    if (meal > 0n) ctx.assume('O desconto da refeição é o informado; o vale não é salário (CLT, art. 457, § 2º).')
    const allowance = input.children > 0 ? allowanceOf(ctx, pay, input.children) : undefined
    const month = payslip(ctx, {
      gross,
      dependents,
      alimony,
      other,
      added,
      taken: [ride?.discount ?? 0n, health, meal].filter((amount) => amount > 0n),
      ...(allowance !== undefined && { allowance }),
    })
    return {
      ...month,
      ...(added.length > 0 && { totalPay: pay }),
      ...(ride && { transportDiscount: ride.discount }),
      ...(health > 0n && { healthPlan: health }),
      ...(meal > 0n && { mealShare: meal }),
      ...(allowance !== undefined && { familyAllowance: allowance }),
      ...(input.regime && {
        employer: employerView(ctx, {
          regime: input.regime,
          rat: input.rat_rate ?? defaultRat(ctx),
          pay,
          fgts: month.fgts,
          transportShare: ride?.employerShare ?? 0n,
        }),
      }),
    }
  },
})

function rideOf(ctx: Context, salary: Money, cost: Money) {
  const law = ctx.law(voucher)
  const due = transportVoucher(salary, cost, law)
  ctx.step('Desconto do vale-transporte', () => voucherFormula(salary, cost, due, law), due.discount)
  ctx.assume('Vale-transporte sobre o salário básico, sem horas extras e adicionais (Lei nº 7.418/1985, art. 4º).')
  return due
}

function allowanceOf(ctx: Context, pay: Money, children: number): Money {
  const { limit, quota, amount } = familyQuota(pay, children, ctx.law(familyAllowance))
  if (quota === 0n) ctx.assume(say`Sem salário-família: o ganho do mês passa de ${limit}.`)
  else {
    ctx.step('Salário-família', say`${quota} × ${children}`, amount)
    ctx.assume('Salário-família sem desconto, pago pela empresa por conta do INSS; pai e mãe podem receber, cada um pelo seu salário.')
  }
  return amount
}

interface Payer {
  readonly regime: Regime
  readonly rat: Ratio
  readonly pay: Money
  readonly fgts: Money
  readonly transportShare: Money
}

function employerView(ctx: Context, { regime, rat, pay, fgts, transportShare }: Payer) {
  const rates = chargeRates(ctx, { regime, rat })
  const { inss, rat: accident, thirdParties, total: charges } = chargesOn(pay, rates)
  assumeCharges(ctx, { regime, rat }, rates)
  if (!rates.rat.isZero) ctx.assume(say`RAT de ${rat} no gasto da empresa.`)
  ctx.assume(
    'O gasto da empresa é o do mês: sem provisões de 13º e férias nem a parte dela em saúde e refeição; para isso, use employee-cost.',
  )
  const total = ctx.step(
    'Gasto da empresa no mês',
    () => say`${pay} + ${chargesFormula(pay, rates)} + ${fgts} + ${transportShare}`,
    pay + charges + fgts + transportShare,
  )
  return { pay, inss, rat: accident, thirdParties, fgts, transportShare, total }
}
