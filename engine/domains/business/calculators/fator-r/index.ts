import { atLeastZero, decimalText, type Money, split } from '../../../../core/money.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, choice, count, money, number, object, percentOf, referenceDate } from '../../../../operation/input/fields.ts'
import simples from '../../law/simples-nacional.ts'
import { annexByFactor, factorR as factorOf, truncated } from '../../rules/factor-r.ts'
import { simplesDue } from '../../rules/simples.ts'

const MONTHS = 12

export default calculator({
  id: 'fator-r',
  slug: 'fator-r',
  title: 'Fator R: anexo III ou V',
  summary:
    'Folha sobre receita de 12 meses, o anexo do Simples que resulta, quanto se paga em cada um e o pró-labore que falta. Para a guia do mês com a repartição, use o Simples Nacional.',
  seeAlso: { 'simples-nacional': 'ver a guia do mês' },
  group: 'negocios',
  headline: 'factorR',
  says: {
    by: 'annex',
    texts: {
      III: 'Você paga pelo anexo III: o fator R é de {value}',
      V: 'Você paga pelo anexo V: faltam {payrollMissing} de folha para o anexo III',
    },
  },
  lawDay: 'reference_date',
  input: {
    revenue_12m: money('Receita dos 12 meses', { min: 0, hint: 'Dos meses anteriores, ou desde a abertura' }),
    payroll_12m: money('Folha dos mesmos meses', { min: 0, hint: 'Paga: salários, pró-labore, 13º, INSS da empresa e FGTS' }),
    monthly_revenue: money('Receita do mês', { blank: 'a média dos meses' }).optional(),
    months_active: count(
      'Meses somados',
      { min: 1, max: MONTHS, hint: 'Menos de 12 na empresa nova: a receita é levada a 12 meses' },
      'months',
    ).default(MONTHS),
    reference_date: referenceDate(),
  },
  result: {
    factorR: number('Fator R', { hint: 'Truncado na segunda casa, como no PGDAS-D' }),
    annex: choice('Anexo', ['III', 'V']),
    revenue12m: brl('Receita levada a 12 meses'),
    monthlyRevenue: brl('Receita do mês'),
    effectiveRates: object('Alíquota efetiva', { III: percentOf('Anexo III', { decimals: 4 }), V: percentOf('Anexo V', { decimals: 4 }) }),
    monthlyTax: object('Guia do mês', { III: brl('Anexo III'), V: brl('Anexo V') }),
    monthlyDifference: brl('Anexo V menos anexo III, por mês'),
    payrollNeeded: brl('Folha que leva ao anexo III', { hint: 'Nos meses somados' }),
    payrollMissing: brl('Folha que falta'),
    proLaboreIncrease: brl('Aumento de pró-labore por mês', { hint: 'Para chegar ao anexo III, se mantido pelos mesmos meses' }),
  },
  answer({ revenue_12m: revenue, payroll_12m: payroll, monthly_revenue: given, months_active: months }, ctx) {
    const table = ctx.law(simples)
    const revenue12m = split(revenue * 12n, months, 'halfUp')
    if (revenue12m > table.ceiling)
      ctx.refuse('revenue_12m', say`${revenue12m} em 12 meses passa de ${table.ceiling}, o teto do Simples Nacional`)
    const factor = factorOf(payroll, revenue, table)
    const annex = annexByFactor(factor, table)
    const factorR = truncated(factor, 2)
    ctx.step(
      'Fator R',
      () =>
        payroll > 0n && revenue > 0n
          ? say`${payroll} ÷ ${revenue}; truncado na segunda casa`
          : say`${decimalText(factorR)}; valor do regulamento, por faltar folha ou receita`,
      factorR,
    )
    ctx.step('Receita levada a 12 meses', say`${revenue} ÷ ${months} × 12`, revenue12m)

    const monthlyRevenue = given ?? split(revenue, months, 'halfUp')
    if (given === undefined) ctx.assume('Receita do mês tomada como a média dos meses somados.')
    const [three, five] = [
      simplesDue(monthlyRevenue, revenue12m, table.annexes.III),
      simplesDue(monthlyRevenue, revenue12m, table.annexes.V),
    ]
    const monthlyDifference = ctx.step('Diferença por mês', say`${five.tax} − ${three.tax}`, five.tax - three.tax)
    const payrollNeeded = roundedUp(revenue * table.factorR.threshold.n, table.factorR.threshold.d)
    const payrollMissing = ctx.step(
      'Folha que falta',
      payrollNeeded > payroll ? say`${payrollNeeded} − ${payroll}` : say`${0n}; a folha já basta`,
      atLeastZero(payrollNeeded - payroll),
    )
    ctx.assume(
      'Conta o que foi pago nos meses (regime de caixa): salários, pró-labore, 13º, contribuição patronal e FGTS; lucros distribuídos não contam.',
    )
    ctx.assume('O INSS e o imposto de renda sobre o pró-labore a mais não entram nesta comparação.')
    return {
      factorR,
      annex,
      revenue12m,
      monthlyRevenue,
      effectiveRates: { III: three.effectiveRate, V: five.effectiveRate },
      monthlyTax: { III: three.tax, V: five.tax },
      monthlyDifference,
      payrollNeeded,
      payrollMissing,
      proLaboreIncrease: roundedUp(payrollMissing, BigInt(months)),
    }
  },
})

/** Rounds up: a payroll one centavo short misses the factor. */
const roundedUp = (n: Money, d: bigint): Money => (n + d - 1n) / d
