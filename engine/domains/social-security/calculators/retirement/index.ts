import { decimalText } from '../../../../core/money.ts'
import { Ratio, ZERO } from '../../../../core/ratio.ts'
import { translate, word } from '../../../../core/text/language.ts'
import { calendarDate, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, flag, money, number, object, percentOf, quantity, referenceDate, text } from '../../../../operation/input/fields.ts'
import retirement from '../../law/retirement.ts'
import retirementTransition from '../../law/retirement-transition.ts'
import { averageShare, benefitLimits, benefitOf, limitFormula } from '../../rules/benefit.ts'
import { monthsBetween, monthsOf, wholeYears } from '../../rules/elapsed.ts'
import { atLeastNothing, clock, contributionClock, earliestOf, metFrom, RULE_WORDS, RULES } from '../../rules/transition.ts'

export default calculator({
  id: 'retirement',
  slug: 'aposentadoria',
  title: 'Aposentadoria',
  summary:
    'Regra permanente da Emenda Constitucional nº 103/2019: idade, tempo de contribuição, percentual da média e benefício. Quem já contribuía em 13/11/2019 deve ver também as regras de transição, em retirement-transition.',
  seeAlso: { when_to_retire: 'decidir a melhor data' },
  group: 'trabalho',
  headline: 'benefit',
  says: {
    by: 'eligible',
    texts: {
      true: 'A aposentadoria é de {value} por mês',
      false: 'Ainda não: {reason}. Com os requisitos cumpridos, {whenEligible.benefit} por mês',
    },
  },
  lawDay: 'reference_date',
  input: {
    gender: choice('Sexo', ['homem', 'mulher'], { homem: 'Homem', mulher: 'Mulher' }),
    current_age: quantity('Idade, em anos', 'years', { min: 14, max: 120 }),
    contribution_years: quantity('Tempo de contribuição, em anos', 'years', { min: 0, max: 60 }),
    average_salary: money('Média de todos os salários de contribuição desde julho de 1994', { means: 'contribution_average' }),
    reference_date: referenceDate(),
  },
  result: {
    eligible: flag('Os dois requisitos estão cumpridos hoje'),
    reason: text('Por quê'),
    yearsToAge: number('Anos que faltam para a idade'),
    yearsToContribution: number('Anos que faltam de contribuição'),
    eligibleInYears: number('Anos até cumprir os dois requisitos, contribuindo sem parar'),
    averagePercent: percentOf('Percentual da média com o tempo informado'),
    benefit: brl('Benefício mensal com o tempo informado'),
    floorApplied: flag('Benefício elevado ao salário mínimo'),
    ceilingApplied: flag('Benefício limitado ao teto do INSS'),
    averageUsed: brl('Média considerada', { hint: 'Limitada ao teto do INSS antes do percentual' }),
    earlierRule: object('Regra de transição que se cumpre antes', {
      rule: choice('Regra', RULES, RULE_WORDS),
      eligibleFrom: text('Cumprida desde ou a partir de'),
    }).optional(),
    whenEligible: object('O mesmo na data em que os requisitos se cumprem', {
      contributionYears: number('Tempo de contribuição nessa data'),
      averagePercent: percentOf('Percentual da média'),
      benefit: brl('Benefício mensal'),
    }),
  },
  answer({ gender, current_age: age, contribution_years: contributed, average_salary: average }, ctx) {
    if (contributed.compare(age) > 0) ctx.refuse('contribution_years', 'o tempo de contribuição não pode ser maior que a idade')
    const law = ctx.law(retirement)
    const limits = benefitLimits(ctx)
    const rule = law.permanent[gender]
    const toAge = missing(rule.age, age)
    const toContribution = missing(rule.contributionYears, contributed)
    const wait = toAge.compare(toContribution) >= 0 ? toAge : toContribution
    ctx.step('Anos para a idade', say`${rule.age} − ${exact(age)}, não menos que zero`, toAge.toNumber())
    ctx.step(
      'Anos para o tempo de contribuição',
      say`${rule.contributionYears} − ${exact(contributed)}, não menos que zero`,
      toContribution.toNumber(),
    )

    const shareAfter = (years: Ratio) => averageShare(wholeYears(monthsOf(years)), rule.contributionYears, law.benefit)
    const averagePercent = shareAfter(contributed)
    const percentThen = shareAfter(contributed.plus(wait))
    const mean = { sum: average, count: 1 }
    const now = benefitOf(mean, averagePercent, limits)
    const then = benefitOf(mean, percentThen, limits)
    const yearsAbove = Math.max(0, wholeYears(monthsOf(contributed)) - rule.contributionYears)
    ctx.step(
      'Percentual da média',
      say`${law.benefit.base} + ${law.benefit.perYear} × ${yearsAbove}; anos completos acima de ${rule.contributionYears}`,
      averagePercent,
    )
    if (now.averageLimited) ctx.step('Média considerada', say`${limits.ceiling}; o teto do INSS`, now.averageUsed)
    ctx.step('Benefício', () => say`${now.averageUsed} × ${averagePercent}${limitFormula(now, limits)}`, now.benefit)

    const eligible = wait.isZero
    if (!eligible)
      ctx.assume(
        'Benefício com o tempo já contribuído é só uma medida: o direito nasce quando idade e tempo se cumprem (veja whenEligible).',
      )
    ctx.assume('Só anos completos aumentam o percentual, que pode passar de 100%; o benefício é arredondado ao centavo mais próximo.')
    const earlierRule = earlierThanPermanent({ gender, age, contributed }, ctx)
    if (earlierRule)
      ctx.step(
        'Regra de transição mais cedo',
        say`${RULE_WORDS[earlierRule.rule]}; ${calendarDate(earlierRule.eligibleFrom)}`,
        earlierRule.eligibleFrom,
      )
    ctx.assume(
      'Regra permanente; quem já contribuía em 13/11/2019 pode ter regra de transição melhor (EC nº 103/2019, arts. 15 a 18 e 20): veja retirement-transition, que dá a data e o valor de cada uma.',
    )
    if (earlierRule) ctx.assume('A regra de transição mais cedo supõe contribuição sem pausa desde 13/11/2019 e a idade em anos decimais.')
    ctx.assume('Média, piso e teto de hoje, sem reajustes futuros; a carência de 180 contribuições está contida no tempo mínimo.')
    return {
      eligible,
      reason: eligible
        ? word`cumpridos ${rule.age} anos de idade e ${rule.contributionYears} de contribuição`
        : lacking(toAge, toContribution),
      yearsToAge: toAge.toNumber(),
      yearsToContribution: toContribution.toNumber(),
      eligibleInYears: ctx.step(
        'Anos até o direito',
        say`${exact(toAge)}, não menos que ${exact(toContribution)}; o maior dos dois`,
        wait.toNumber(),
      ),
      averagePercent,
      benefit: now.benefit,
      floorApplied: now.floorApplied,
      ceilingApplied: now.ceilingApplied,
      averageUsed: now.averageUsed,
      ...(earlierRule && { earlierRule }),
      whenEligible: {
        contributionYears: contributed.plus(wait).toNumber(),
        averagePercent: percentThen,
        benefit: then.benefit,
      },
    }
  },
})

interface Person {
  readonly gender: 'homem' | 'mulher'
  readonly age: Ratio
  readonly contributed: Ratio
}

/** The first rule met, when it is a transition rule met before the permanent one. */
function earlierThanPermanent({ gender, age, contributed }: Person, ctx: Context) {
  const { reform } = ctx.law(retirementTransition)
  const now = monthsOf(contributed)
  const atReform = atLeastNothing(now.minus(monthsBetween(reform, ctx.day)))
  const insured = {
    sex: gender === 'homem' ? ('male' as const) : ('female' as const),
    teacher: false,
    ageAt: clock(monthsOf(age), ctx.day),
    contributionAt: contributionClock(now, ctx.day, atReform),
    atReform,
  }
  const met = RULES.map((rule) => ({ rule, eligibleFrom: metFrom(rule, insured, ctx.table(retirementTransition)) }))
  const first = earliestOf(met)
  const permanent = met.find(({ rule }) => rule === 'permanent')!
  if (!first?.eligibleFrom || (permanent.eligibleFrom !== null && first.eligibleFrom >= permanent.eligibleFrom)) return null
  return { rule: first.rule, eligibleFrom: first.eligibleFrom }
}

function missing(required: number, had: Ratio): Ratio {
  const left = Ratio.of(BigInt(required)).minus(had)
  return left.n > 0n ? left : ZERO
}

/** "faltam 2 anos de idade e 1 ano de contribuição": less than two of something is singular. */
function lacking(toAge: Ratio, toContribution: Ratio): string {
  const isOne = (years: Ratio): boolean => years.compare(TWO) < 0
  const age = isOne(toAge) ? word`${formatYears(toAge)} ano de idade` : word`${formatYears(toAge)} anos de idade`
  const contribution = isOne(toContribution)
    ? word`${formatYears(toContribution)} ano de contribuição`
    : word`${formatYears(toContribution)} anos de contribuição`
  const terms = [...(toAge.isZero ? [] : [age]), ...(toContribution.isZero ? [] : [contribution])].join(translate(' e '))
  return isOne(toAge.isZero ? toContribution : toAge) ? word`falta ${terms}` : word`faltam ${terms}`
}

const TWO = Ratio.of(2n)

/** Formula text with every given decimal. */
const exact = (years: Ratio): string => decimalText(years.toNumber())

const formatYears = (years: Ratio): string => decimalText(years.toNumber(2))
