import { formatBRL, formatPercent, type Money, portion } from '../../../../core/money.ts'
import { calculator } from '../../../../core/operation/calculator.ts'
import { brl, choice, flag, money, number, object, percentOf, quantity, referenceDate, text } from '../../../../core/operation/fields.ts'
import { Ratio, ZERO } from '../../../../core/ratio.ts'
import inss from '../../../payroll/law/inss.ts'
import minimumWage from '../../../payroll/law/minimum-wage.ts'
import retirement, { type Retirement } from '../../law/retirement.ts'
import { examples } from './examples.ts'

export default calculator({
  id: 'retirement',
  title: 'Aposentadoria',
  summary: 'Regra permanente da Emenda Constitucional nº 103/2019: idade, tempo de contribuição, percentual da média e benefício.',
  group: 'trabalho',
  keywords: ['inss', 'previdência', 'idade mínima', 'tempo de contribuição'],
  headline: 'benefit',
  lawDay: 'reference_date',
  input: {
    gender: choice('Regra aplicável', ['homem', 'mulher'], { homem: 'Homem', mulher: 'Mulher' }),
    current_age: quantity('Idade, em anos', 'years', { min: 14, max: 120 }),
    contribution_years: quantity('Tempo de contribuição, em anos', 'years', { min: 0, max: 60 }),
    average_salary: money('Média de todos os salários de contribuição desde julho de 1994'),
    reference_date: referenceDate(),
  },
  result: {
    eligible: flag('Se os dois requisitos estão cumpridos hoje'),
    reason: text('Por quê'),
    yearsToAge: number('Anos que faltam para a idade'),
    yearsToContribution: number('Anos que faltam de contribuição'),
    eligibleInYears: number('Anos até cumprir os dois requisitos, contribuindo sem parar'),
    averagePercent: percentOf('Percentual da média com o tempo informado'),
    benefit: brl('Benefício mensal com o tempo informado'),
    floorApplied: flag('Se o benefício foi elevado ao salário mínimo'),
    ceilingApplied: flag('Se o benefício foi limitado ao teto do INSS'),
    whenEligible: object('O mesmo na data em que os requisitos se cumprem', {
      contributionYears: number('Tempo de contribuição nessa data'),
      averagePercent: percentOf('Percentual da média'),
      benefit: brl('Benefício mensal'),
    }),
  },
  examples,
  answer({ gender, current_age: age, contribution_years: contributed, average_salary: average }, ctx) {
    if (contributed.compare(age) > 0) ctx.refuse('contribution_years', 'o tempo de contribuição não pode ser maior que a idade')
    const law = ctx.law(retirement)
    const limits: Limits = { floor: ctx.law(minimumWage).monthly, ceiling: ctx.law(inss).ceiling }
    const rule = law.permanent[gender]
    const toAge = missing(rule.age, age)
    const toContribution = missing(rule.contributionYears, contributed)
    const wait = toAge.compare(toContribution) >= 0 ? toAge : toContribution
    ctx.step('Anos para a idade', `${rule.age} − ${shown(age)}`, toAge.toNumber())
    ctx.step('Anos para o tempo de contribuição', `${rule.contributionYears} − ${shown(contributed)}`, toContribution.toNumber())

    const now = benefitOf(average, contributed, rule.contributionYears, law, limits)
    const then = benefitOf(average, contributed.plus(wait), rule.contributionYears, law, limits)
    ctx.step(
      'Percentual da média',
      `${formatPercent(law.benefit.base)} + ${formatPercent(law.benefit.perYear)} × ${now.yearsAbove} anos acima de ${rule.contributionYears}`,
      now.averagePercent,
    )
    ctx.step('Benefício', () => `${formatBRL(average)} × ${formatPercent(now.averagePercent)}${now.limited}`, now.benefit)

    const eligible = wait.isZero
    if (!eligible)
      ctx.assume(
        'Benefício com o tempo já contribuído é só uma medida: o direito nasce quando idade e tempo se cumprem (veja whenEligible).',
      )
    ctx.assume('Só anos completos aumentam o percentual, que pode passar de 100%; o benefício é arredondado ao centavo mais próximo.')
    ctx.assume(
      `Regra permanente; quem já contribuía em 13/11/2019 pode ter regra de transição melhor: em pontos (${law.points[gender].points}), por idade progressiva (${shownNumber(law.progressiveAge[gender].age)} anos) ou pedágio${gender === 'homem' ? ', e homens se aposentam por idade com 15 anos de contribuição' : ''}.`,
    )
    ctx.assume('Média, piso e teto de hoje, sem reajustes futuros; a carência de 180 contribuições está contida no tempo mínimo.')
    return {
      eligible,
      reason: eligible
        ? `Cumpridos ${rule.age} anos de idade e ${rule.contributionYears} de contribuição.`
        : `Faltam ${[!toAge.isZero && `${shown(toAge)} anos de idade`, !toContribution.isZero && `${shown(toContribution)} anos de contribuição`].filter(Boolean).join(' e ')}.`,
      yearsToAge: toAge.toNumber(),
      yearsToContribution: toContribution.toNumber(),
      eligibleInYears: ctx.step('Anos até o direito', 'o maior dos dois', wait.toNumber()),
      averagePercent: now.averagePercent,
      benefit: now.benefit,
      floorApplied: now.floorApplied,
      ceilingApplied: now.ceilingApplied,
      whenEligible: {
        contributionYears: contributed.plus(wait).toNumber(),
        averagePercent: then.averagePercent,
        benefit: then.benefit,
      },
    }
  },
})

interface Limits {
  readonly floor: Money
  readonly ceiling: Money
}

/** EC 103/2019, art. 26: 60% and 2 points for each full year above the minimum, between the minimum wage and the INSS ceiling. */
function benefitOf(average: Money, contributed: Ratio, minimumYears: number, { benefit: law }: Retirement, { floor, ceiling }: Limits) {
  const yearsAbove = Math.max(0, Number(contributed.n / contributed.d) - minimumYears)
  const averagePercent = law.base.plus(law.perYear.times(Ratio.of(BigInt(yearsAbove))))
  const amount = portion(average, averagePercent, 'halfUp')
  const floorApplied = amount < floor
  const ceilingApplied = amount > ceiling
  return {
    yearsAbove,
    averagePercent,
    benefit: floorApplied ? floor : ceilingApplied ? ceiling : amount,
    floorApplied,
    ceilingApplied,
    limited: floorApplied ? ', elevado ao salário mínimo' : ceilingApplied ? ', limitado ao teto do INSS' : '',
  }
}

function missing(required: number, had: Ratio): Ratio {
  const left = Ratio.of(BigInt(required)).minus(had)
  return left.n > 0n ? left : ZERO
}

const shownNumber = (years: number): string => String(years).replace('.', ',')
const shown = (years: Ratio): string => shownNumber(years.toNumber(2))
