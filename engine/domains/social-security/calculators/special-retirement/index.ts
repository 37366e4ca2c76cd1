import { ONE, Ratio } from '../../../../core/ratio.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, choice, count, flag, integer, money, number, percentOf, quantity, referenceDate } from '../../../../operation/input/fields.ts'
import retirement from '../../law/retirement.ts'
import specialRetirement from '../../law/special-retirement.ts'
import { averageShare, benefitLimits, benefitOf, limitFormula } from '../../rules/benefit.ts'

const DEGREES = [15, 20, 25] as const

export default calculator({
  id: 'special-retirement',
  slug: 'aposentadoria-especial',
  title: 'Aposentadoria especial',
  summary: 'Quem trabalhou exposto a agentes nocivos: se já há direito, pelos pontos ou pela idade, e o valor pela média.',
  seeAlso: { 'inss-contribution-time': 'converter o tempo especial de antes da reforma', 'retirement-transition': 'ver as outras regras' },
  group: 'trabalho',
  headline: 'points',
  says: {
    by: 'eligible',
    texts: { true: 'Você já tem direito, com {value} pontos', false: 'Você ainda não tem direito: são {value} pontos' },
  },
  picture: { kind: 'gauge', title: 'Os pontos e o que se exige', value: 'points', limits: ['pointsNeeded'], required: true },
  lawDay: 'reference_date',
  input: {
    sex: choice('Sexo', ['male', 'female'], { male: 'Homem', female: 'Mulher' }),
    age: quantity('Idade, em anos', 'years', { min: 14, max: 120 }),
    degree: count(
      'Anos de exposição que a atividade exige',
      { means: 'required_exposure_years', min: 15, max: 25, hint: '15, 20 ou 25' },
      'years',
    ),
    exposure_years: quantity('Anos de exposição', 'years', { min: 0, max: 80 }),
    contribution_years: quantity('Tempo de contribuição, em anos', 'years', { min: 0, max: 80, hint: 'Todo ele, com a exposição' }),
    joined_after_reform: flag('Começou a contribuir depois de 13/11/2019').default(false),
    average: money('Média das contribuições').optional(),
    reference_date: referenceDate(),
  },
  result: {
    eligible: flag('Há direito'),
    rule: choice('Regra', ['points', 'age'], { points: 'Pontos (quem já contribuía)', age: 'Idade (quem entrou depois)' }),
    points: number('Pontos', { hint: 'Idade mais todo o tempo de contribuição' }),
    pointsNeeded: integer('Pontos exigidos', { none: 'para quem entrou depois da reforma' }).nullable(),
    ageNeeded: integer('Idade exigida', { none: 'para quem já contribuía' }).nullable(),
    percent: percentOf('Parte da média'),
    benefit: brl('Benefício', { none: 'sem a média ou sem direito' }).nullable(),
  },
  answer({ sex, age, exposure_years: exposure, contribution_years: years, joined_after_reform: joinedAfter, average, ...input }, ctx) {
    const law = ctx.law(specialRetirement)
    const degree = DEGREES.find((each) => each === input.degree) ?? ctx.refuse('degree', 'deve ser 15, 20 ou 25')
    if (exposure.compare(years) > 0) ctx.refuse('exposure_years', 'passa do tempo de contribuição')
    const points = ctx.step('Pontos', `${age.toNumber()} + ${years.toNumber()}`.replaceAll('.', ','), age.plus(years).toNumber())
    const needed = joinedAfter ? law.age[`${degree}`] : law.points[`${degree}`]
    const exposed = exposure.compare(Ratio.of(BigInt(degree))) >= 0
    const reached = (joinedAfter ? age : age.plus(years)).compare(Ratio.of(BigInt(needed))) >= 0
    const eligible = exposed && reached
    const from = degree === 15 ? law.shareFrom.degree15 : law.shareFrom[sex]
    const share = averageShare(Number(years.n / years.d), from, ctx.law(retirement).benefit)
    const percent = ctx.step(
      'Parte da média',
      say`60% + 2% × ${Math.max(0, Number(years.n / years.d) - from)}, não mais que 100%`,
      share.compare(ONE) > 0 ? ONE : share,
    )
    const limits = eligible && average !== undefined ? benefitLimits(ctx) : null
    const benefit = limits && benefitOf({ sum: average!, count: 1 }, percent, limits)
    if (limits && benefit)
      ctx.step('Benefício', () => say`${benefit.averageUsed} × ${percent}${limitFormula(benefit, limits)}`, benefit.benefit)
    ctx.assume('A exposição precisa de prova (PPP); a carência é de 180 contribuições, contida no tempo.')
    ctx.assume('Tempo especial até 13/11/2019 pode virar tempo comum; o de depois, não (EC 103, art. 25, § 2º).')
    ctx.assume('A parte da média é limitada a 100%; já não são 100% desde o início, como antes de 13/11/2019.')
    return {
      eligible,
      rule: joinedAfter ? ('age' as const) : ('points' as const),
      points,
      pointsNeeded: joinedAfter ? null : needed,
      ageNeeded: joinedAfter ? needed : null,
      percent,
      benefit: benefit?.benefit ?? null,
    }
  },
})
