import { type Money, portion, proportion, sum } from '../../../../core/money.ts'
import { divide, ONE, Ratio, ZERO } from '../../../../core/ratio.ts'
import { joined, type Phrase, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, money, number, object, percentage, quantity, referenceDate } from '../../../../operation/input/fields.ts'
import employerCharges from '../../law/employer-charges.ts'
import fgtsLaw from '../../law/fgts.ts'
import payrollRelief, { type PayrollRelief } from '../../law/payroll-relief.ts'
import {
  assumeCharges,
  chargeRates,
  chargesFormula,
  chargesOn,
  defaultRat,
  type Regime,
  ratField,
  ratWithFactor,
  regimeField,
} from '../../rules/charges-and-benefits/employer-charges.ts'
import { assumeFgtsRounding, fgtsDeposit } from '../../rules/charges-and-benefits/fgts.ts'
import { reliefField, type Sector } from '../../rules/charges-and-benefits/payroll-relief.ts'
import {
  salariesEarned,
  thirdEarned,
  thirteenthEarned,
  vacationEarned,
  type YearlyRights,
  yearlyRights,
} from '../../rules/vacation-and-thirteenth/yearly-rights.ts'

export default calculator({
  id: 'employee-cost',
  slug: 'custo-de-empregado',
  title: 'Custo de um empregado',
  summary: 'Quanto um empregado CLT custa à empresa por mês: salário, encargos, provisões de 13º e férias com seus encargos, e benefícios.',
  seeAlso: {
    'payroll-relief': 'ver a desoneração da folha',
    'dismissal-cost': 'saber o custo de demitir',
    'domestic-worker': 'tratar de empregado doméstico',
  },
  group: 'negocios',
  headline: 'monthlyTotal',
  says: 'O empregado custa {value} por mês',
  picture: { kind: 'parts', title: 'De que se faz o custo do mês', parts: ['salary', 'charges.total', 'provisions.total', 'benefits'] },
  lawDay: 'reference_date',
  input: {
    salary: money('Salário bruto mensal'),
    vale_transporte: money('Vale-transporte pago pela empresa, já sem a parte descontada do empregado', { min: 0 }).prefault(0),
    vale_refeicao: money('Vale-refeição ou alimentação pago pela empresa', { min: 0 }).prefault(0),
    plano_saude: money('Plano de saúde pago pela empresa', { min: 0 }).prefault(0),
    other_benefits: money('Outros benefícios pagos pela empresa', { min: 0, hint: 'Seguro de vida, creche, previdência' }).prefault(0),
    rat_rate: ratField('RAT', 'Já multiplicado pelo FAP da empresa, salvo quando ele é informado à parte; em regra 1, 2 ou 3'),
    fap: quantity('FAP', 'factor', {
      min: 0.5,
      max: 2,
      hint: 'Fator da empresa, de 0,5 a 2, que multiplica o RAT informado',
      blank: 'o RAT já o traz',
    }).optional(),
    third_parties_rate: percentage('Terceiros', {
      min: 0,
      max: 10,
      blank: '5,8%, o mais comum; cada atividade tem o seu',
    }).optional(),
    regime: regimeField().default('normal'),
    payroll_relief: reliefField().optional(),
    reference_date: referenceDate(),
  },
  result: {
    salary: brl('Salário bruto'),
    charges: object('Encargos do mês sobre o salário', {
      inss: brl('INSS patronal'),
      rat: brl('RAT'),
      thirdParties: brl('Terceiros', { hint: 'Salário-educação, Incra, Sistema S e Sebrae' }),
      fgts: brl('FGTS'),
      socialContribution: brl('Contribuição social da LC nº 110/2001, de 2002 a 2006').optional(),
      total: brl('Total'),
    }),
    provisions: object('O que se guarda por mês para o 13º e as férias', {
      thirteenth: brl('Um doze avos do 13º'),
      vacation: brl('Um doze avos das férias com o terço'),
      charges: brl('Encargos sobre os dois'),
      total: brl('Total'),
    }),
    benefits: brl('Benefícios'),
    monthlyTotal: brl('Custo mensal'),
    annualTotal: brl('Custo em doze meses'),
    annual: object('Quantos salários o ano custa', {
      paidSalaries: number('Salários pagos a este empregado', { hint: '12 meses, o 13º e o terço de férias' }),
      paidTotal: brl('Custo do ano sem cobrir as férias'),
      coveredSalaries: number('Salários com quem cobre as férias', { hint: 'Mais um salário, de quem trabalha no lugar dele' }),
      coveredTotal: brl('Custo do ano com quem cobre as férias', { hint: 'O mesmo que doze vezes o custo mensal' }),
    }),
    factor: number('Custo mensal sobre o salário'),
  },
  answer(input, ctx) {
    const { salary, regime, third_parties_rate: thirdParties } = input
    const law = ctx.law(employerCharges)
    const company = { regime, rat: ratWithFactor(ctx, law, input.rat_rate ?? defaultRat(ctx), input.fap), thirdParties }
    const relief = reliefOf(ctx, input.payroll_relief, regime)
    const usual = chargeRates(ctx, company)
    const contributions = relief ? { ...usual, inss: usual.inss.times(relief.payrollShare) } : usual
    const account = ctx.law(fgtsLaw)
    const { depositRate } = account
    const rates = { ...contributions, fgts: depositRate, ...(law.socialContribution && { socialContribution: law.socialContribution }) }
    const { total: contributed, ...parts } = chargesOn(salary, contributions)
    const fgts = fgtsDeposit(salary, depositRate, account)
    assumeFgtsRounding(ctx, account)
    const social = law.socialContribution ? { socialContribution: portion(salary, law.socialContribution, 'halfUp') } : {}
    const charges = { ...parts, fgts, ...social, total: contributed + fgts + sum(Object.values(social)) }
    const overall = Object.values(rates).reduce((total, rate) => total.plus(rate), ZERO)
    ctx.step(
      'Encargos',
      () => {
        const { fgts: fgtsRate, ...others } = rates
        return say`${chargesFormula(salary, others)} + (${salary} × ${fgtsRate} = ${fgts})`
      },
      charges.total,
    )

    const rights = yearlyRights(ctx)
    const thirteenth = ctx.step('Provisão do 13º', say`${salary} ÷ ${rights.thirteenth.parts}`, thirteenthEarned(salary, rights))
    const vacation = ctx.step('Provisão das férias', () => vacationFormula(salary, rights), vacationEarned(salary, rights))
    const spared = relief ? contributions.inss.minus(usual.inss.times(relief.thirteenthShare)) : ZERO
    const onThirteenth = overall.minus(spared)
    const onProvisions = chargesOfBoth(thirteenth, onThirteenth, vacation, overall)
    ctx.step(
      'Encargos das provisões',
      spared.isZero ? say`${thirteenth + vacation} × ${overall}` : say`${thirteenth} × ${onThirteenth} + ${vacation} × ${overall}`,
      onProvisions,
    )
    const provisions = { thirteenth, vacation, charges: onProvisions, total: thirteenth + vacation + onProvisions }

    const benefits = input.vale_transporte + input.vale_refeicao + input.plano_saude + input.other_benefits
    const monthlyTotal = salary + charges.total + provisions.total + benefits
    ctx.step('Custo mensal', () => joined([salary, charges.total, provisions.total, benefits], ' + '), monthlyTotal)
    ctx.assume('A provisão das férias inclui o salário do mês de descanso, além do terço: é o custo de quem cobre a ausência.')
    ctx.assume(
      'Encargos também sobre o 13º e as férias provisionados, com o terço (STF, Tema 985); quem os deixa de fora chega a um total menor.',
    )
    assumeCharges(ctx, { ...company, hasRelief: relief !== null }, contributions)
    if (law.socialContribution)
      ctx.assume(
        say`Contribuição social de ${law.socialContribution} da LC nº 110/2001, de que só as pequenas empresas do antigo Simples eram isentas.`,
      )
    ctx.assume('Sem multa do FGTS, aviso-prévio, faltas, horas extras e rotatividade.')
    const { extra, rest } = salariesEarned(rights)
    const paidSalaries = Ratio.of(12n).plus(extra)
    return {
      salary,
      charges,
      provisions,
      benefits,
      monthlyTotal,
      annualTotal: ctx.step('Custo em doze meses', say`${monthlyTotal} × 12`, monthlyTotal * 12n),
      annual: {
        paidSalaries: paidSalaries.toNumber(2),
        paidTotal: paidYear(ctx, { salary, charges: charges.total, overall, onThirteenth, benefits }, rights),
        coveredSalaries: paidSalaries.plus(rest).toNumber(2),
        coveredTotal: monthlyTotal * 12n,
      },
      factor: proportion(monthlyTotal, salary).toNumber(4),
    }
  },
})

/** Monthly accrual of vacation and its third. */
function vacationFormula(salary: Money, { vacation: { days, parts, thirdDivisor }, month: { monthDays } }: YearlyRights): Phrase {
  const rest = days === monthDays ? '' : say` × ${days} ÷ ${monthDays}`
  return say`${salary} ÷ ${parts}${rest} × ${thirdDivisor + 1} ÷ ${thirdDivisor}`
}

interface Year {
  readonly salary: Money
  readonly charges: Money
  /** Combined rate of all charges on a month's pay. */
  readonly overall: Ratio
  /** The same on the 13th, without the employer's contribution that payroll relief spares. */
  readonly onThirteenth: Ratio
  readonly benefits: Money
}

/** Annual cost of this employee without vacation cover: the vacation month is one of the twelve. */
function paidYear(ctx: Context, { salary, charges, overall, onThirteenth, benefits }: Year, rights: YearlyRights): Money {
  const thirteenth = thirteenthEarned(salary * 12n, rights)
  const third = thirdEarned(salary * 12n, rights)
  const month = joined([salary, charges, benefits], ' + ')
  const isOne = onThirteenth.compare(overall) === 0
  return ctx.step(
    'Custo do ano sem cobrir as férias',
    () =>
      isOne
        ? say`(${month}) × 12 + ${thirteenth + third} × ${ONE.plus(overall)}`
        : say`(${month}) × 12 + ${thirteenth} × ${ONE.plus(onThirteenth)} + ${third} × ${ONE.plus(overall)}`,
    (salary + charges + benefits) * 12n + thirteenth + third + chargesOfBoth(thirteenth, onThirteenth, third, overall),
  )
}

/** Charges on the 13th and on the rest, rounded once. */
function chargesOfBoth(thirteenth: Money, onThirteenth: Ratio, rest: Money, onRest: Ratio): Money {
  const { n, d } = onThirteenth.times(Ratio.of(thirteenth)).plus(onRest.times(Ratio.of(rest)))
  return divide(n, d, 'halfUp')
}

function reliefOf(ctx: Context, sector: Sector | undefined, regime: Regime): PayrollRelief | null {
  if (sector === undefined) return null
  if (regime !== 'normal') ctx.refuse('payroll_relief', 'a desoneração é do lucro presumido ou real: no Simples a patronal está no DAS')
  const law = ctx.law(payrollRelief)
  ctx.assume(
    say`Desoneração da folha: a empresa paga ${law.payrollShare} dos 20% sobre a folha, nada sobre o 13º, e ${law.revenueRates[sector].times(law.revenueShare)} da receita, que não está neste custo (Lei nº 14.973/2024).`,
  )
  return law
}
