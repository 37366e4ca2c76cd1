import { Ratio } from '../../../../core/ratio.ts'
import { word } from '../../../../core/text/language.ts'
import { plainNumber, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, choice, flag, integer, money, percentOf, quantity, referenceDate } from '../../../../operation/input/fields.ts'
import disabledRetirement, { type DisabledRetirement } from '../../law/disabled-retirement.ts'
import { benefitLimits, benefitOf, limitFormula } from '../../rules/benefit.ts'

const DEGREE_WORDS = { severe: () => word`grave`, moderate: () => word`moderada`, mild: () => word`leve` } as const

export default calculator({
  id: 'disabled-retirement',
  slug: 'aposentadoria-da-pessoa-com-deficiencia',
  title: 'Aposentadoria da pessoa com deficiência',
  summary:
    'Se há direito à aposentadoria da pessoa com deficiência, por tempo ou por idade, e o valor pela média. A reforma de 2019 manteve essas regras.',
  group: 'trabalho',
  headline: 'benefit',
  says: {
    by: 'eligible',
    texts: {
      true: { positive: 'A aposentadoria é de {value} por mês', none: 'Você já tem direito: informe a média para saber o valor' },
      false: 'Você ainda não tem direito',
    },
  },
  picture: {
    kind: 'gauge',
    title: 'O tempo e o que se exige',
    value: { input: 'contribution_years' },
    limits: ['yearsNeeded'],
    required: true,
  },
  lawDay: 'reference_date',
  input: {
    sex: choice('Sexo', ['male', 'female'], { male: 'Homem', female: 'Mulher' }),
    degree: choice(
      'Grau da deficiência',
      ['severe', 'moderate', 'mild'],
      { severe: 'Grave', moderate: 'Moderada', mild: 'Leve' },
      {
        means: 'disability',
        hint: 'O mesmo em todo o tempo: mudança de grau não é calculada aqui',
      },
    ),
    age: quantity('Idade, em anos', 'years', { min: 14, max: 120 }),
    disabled_years: quantity('Anos contribuídos com a deficiência', 'years', { min: 0, max: 80 }),
    contribution_years: quantity('Tempo de contribuição, em anos', 'years', { min: 0, max: 80 }),
    average: money('Média das contribuições').optional(),
    reference_date: referenceDate(),
  },
  result: {
    eligible: flag('Há direito'),
    byTime: flag('Por tempo de contribuição'),
    byAge: flag('Por idade'),
    yearsNeeded: integer('Anos exigidos por tempo'),
    percent: percentOf('Parte da média', { none: 'sem direito' }).nullable(),
    benefit: brl('Benefício', { none: 'sem a média ou sem direito' }).nullable(),
  },
  answer({ sex, degree, age, disabled_years: disabled, contribution_years: years, average }, ctx) {
    const law = ctx.law(disabledRetirement)
    const demand = law[sex]
    const atLeast = (least: number) => [years, disabled].every((time) => time.compare(Ratio.of(BigInt(least))) >= 0)
    const byTime = atLeast(demand[degree])
    const byAge = age.compare(Ratio.of(BigInt(demand.age))) >= 0 && atLeast(law.ageYears)
    ctx.step(
      'Anos exigidos por tempo',
      say`${demand[degree]}; deficiência ${DEGREE_WORDS[degree]()}, com ${plainNumber(disabled)} anos contribuídos nela`,
      demand[degree],
    )
    const percent = byTime ? law.byTime : byAge ? ageShare(years, law) : null
    if (percent)
      ctx.step(
        'Parte da média',
        byTime ? '100%; por tempo, a média inteira' : say`70% + 1% × ${Number(years.n / years.d)}, não mais que 100%`,
        percent,
      )
    const limits = percent && average !== undefined ? benefitLimits(ctx) : null
    const benefit = limits && percent && benefitOf({ sum: average!, count: 1 }, percent, limits)
    if (limits && benefit && percent)
      ctx.step('Benefício', () => say`${benefit.averageUsed} × ${percent}${limitFormula(benefit, limits)}`, benefit.benefit)
    ctx.assume('Um só grau em todo o tempo; a conversão entre graus e de tempo sem deficiência não é calculada aqui.')
    ctx.assume('O grau é dado pela avaliação do INSS. O fator previdenciário, que só se usa quando aumenta o valor, ficou de fora.')
    return { eligible: byTime || byAge, byTime, byAge, yearsNeeded: demand[degree], percent, benefit: benefit?.benefit ?? null }
  },
})

/** One percentage point per whole year, capped at the whole average. */
function ageShare(years: Ratio, { byAge: { base, perYear, most } }: DisabledRetirement): Ratio {
  const share = base.plus(perYear.times(Ratio.of(years.n / years.d)))
  return share.compare(most) > 0 ? most : share
}
