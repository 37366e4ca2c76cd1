import { type Day, daysBetween, later } from '../../../../core/day.ts'
import type { Money } from '../../../../core/money.ts'
import { decimalText } from '../../../../core/money.ts'
import { Ratio } from '../../../../core/ratio.ts'
import { word } from '../../../../core/text/language.ts'
import { calendarDate, type Phrase, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import {
  brl,
  choice,
  date,
  flag,
  integer,
  list,
  money,
  number,
  object,
  percentOf,
  quantity,
  referenceDate,
  text,
  words,
} from '../../../../operation/input/fields.ts'
import retirement from '../../law/retirement.ts'
import retirementTransition, { type RetirementTransition } from '../../law/retirement-transition.ts'
import { averageShare, benefitLimits, benefitOf, limitFormula } from '../../rules/benefit.ts'
import { monthsBetween, monthsOf, wholeYears, yearsOf } from '../../rules/elapsed.ts'
import { lifeExpectancyHint } from '../../rules/life-expectancy.ts'
import {
  atLeastNothing,
  clock,
  contributionClock,
  demandOf,
  earliestOf,
  fullTollOf,
  type Insured,
  metFrom,
  missingOn,
  pensionFactor,
  RULE_WORDS,
  RULES,
  type Sex,
  type TransitionRule,
  yearsAfterReform,
} from '../../rules/transition.ts'

export default calculator({
  id: 'retirement-transition',
  slug: 'regras-de-transicao',
  title: 'Regras de transição da aposentadoria',
  summary:
    'Todas as regras da reforma de 2019 para quem já contribuía: o dia em que cada uma se cumpre, o que falta e o valor. Para o valor por uma média, use benefit-amount; só a regra permanente, retirement.',
  seeAlso: { when_to_retire: 'decidir a melhor data' },
  group: 'trabalho',
  headline: 'daysToEarliest',
  says: {
    positive: 'Em {value|dia|dias} você alcança a primeira aposentadoria',
    zero: 'Você já pode se aposentar',
    none: 'Nenhuma regra se cumpre',
  },
  lawDay: 'reference_date',
  input: {
    sex: choice('Sexo', ['male', 'female'], { male: 'Homem', female: 'Mulher' }),
    birth_date: date('Data de nascimento', { hint: 'Ou a idade. Sem nenhuma das duas, só o pedágio de 50% tem data' }).optional(),
    age: quantity('Idade, em anos', 'years', { min: 14, max: 120, hint: 'No lugar da data de nascimento' }).optional(),
    contribution_years: quantity('Tempo de contribuição hoje, em anos', 'years', {
      min: 0,
      max: 80,
      hint: 'Na data de referência',
      blank: 'o tempo na reforma mais o que passou desde então',
    }).optional(),
    years_at_reform: quantity('Tempo em 13/11/2019, em anos', 'years', {
      min: 0,
      max: 80,
      blank: 'o tempo de hoje menos o que passou desde então, como se não houvesse pausa',
    }).optional(),
    teacher: flag('Professor', { hint: 'Todo o tempo em magistério na educação infantil, fundamental ou média' }).default(false),
    average_salary: money('Média das contribuições', {
      means: 'contribution_average',
      hint: 'De todas desde julho de 1994, corrigidas',
    }).optional(),
    life_expectancy: quantity('Expectativa de sobrevida, em anos', 'years', {
      above: 0,
      max: 100,
      hint: 'Da tábua do IBGE, na idade da aposentadoria; só para o fator do pedágio de 50%',
    }).optional(),
    reference_date: referenceDate(),
  },
  result: {
    daysToEarliest: integer('Dias até a primeira aposentadoria', { hint: 'Zero quando já há direito' }).nullable(),
    earliest: choice('Regra que se cumpre primeiro', RULES, RULE_WORDS).nullable(),
    earliestDate: text('Primeiro dia com direito').nullable(),
    best: choice('Regra que paga mais', RULES, RULE_WORDS, { hint: 'Na data de cada uma; se empatam, a que vem antes' }).nullable(),
    pointsNow: number('Pontos na data', { hint: 'Idade mais tempo de contribuição' }).nullable(),
    yearsAtReform: number('Tempo em 13/11/2019'),
    toll50YearsAfterReform: number('Anos depois da reforma, pedágio de 50%').nullable(),
    toll100YearsAfterReform: number('Anos depois da reforma, pedágio de 100%').nullable(),
    rules: list(
      'Regras',
      object('Regra', {
        rule: choice('Regra', RULES, RULE_WORDS),
        eligible: flag('Já cumprida'),
        eligibleFrom: text('Cumprida desde ou a partir de').nullable(),
        reason: words('Por quê'),
        missing: object('O que falta pela exigência da data', {
          ageMonths: integer('Meses de idade').nullable(),
          contributionDays: integer('Dias de contribuição'),
          points: number('Pontos').nullable(),
        }).nullable(),
        percent: percentOf('Parte da média').nullable(),
        benefit: brl('Benefício').nullable(),
      }),
    ),
  },
  answer(input, ctx) {
    const today = ctx.day
    const law = ctx.law(retirementTransition)
    const { sex, average_salary: average } = input
    const insured = insuredOf(input, law.reform, ctx)
    const limits = average === undefined ? null : benefitLimits(ctx)

    const now = insured.contributionAt(today)
    const points = insured.ageAt ? insured.ageAt(today).plus(now) : null
    ctx.step(
      'Tempo em 13/11/2019',
      input.years_at_reform ? say`${years(insured.atReform)}; informado` : 'o tempo de hoje menos o que passou desde então',
      yearsOf(insured.atReform).toNumber(),
    )
    if (points) ctx.step('Pontos na data', say`${years(insured.ageAt!(today))} + ${years(now)}`, yearsOf(points).toNumber())

    const rules = RULES.map((rule) => {
      const eligibleFrom = inLifetime(metFrom(rule, insured, ctx.table(retirementTransition)), insured)
      const demand = demandOf(rule, insured, law)
      const missing = demand && missingOn(today, insured, demand)
      const reason = eligibleFrom === null ? withoutDate(rule, insured, law) : withDate(eligibleFrom, today)
      ctx.step(RULE_WORDS[rule], reason, eligibleFrom ?? 'sem data')
      const retires = eligibleFrom && later(eligibleFrom, today)
      if (retires) ctx.law(retirementTransition, eligibleFrom)
      const percent = retires && shareOn(retires, rule, insured, input.life_expectancy, ctx)
      const benefit = percent && limits && benefitOf({ sum: average!, count: 1 }, percent, limits)
      if (benefit && limits)
        ctx.step(
          say`Benefício, ${RULE_WORDS[rule]}`,
          () => say`${benefit.averageUsed} × ${percent}${limitFormula(benefit, limits)}`,
          benefit.benefit,
        )
      return {
        rule,
        eligible: eligibleFrom !== null && eligibleFrom <= today,
        eligibleFrom,
        reason,
        missing: missing && { ...missing, points: missing.points?.toNumber() ?? null },
        percent,
        benefit: benefit?.benefit ?? null,
      }
    })

    const first = earliestOf(rules)
    const daysToEarliest = first && Math.max(0, daysBetween(today, first.eligibleFrom!))
    if (first && daysToEarliest !== null)
      ctx.step(
        'Dias até a primeira',
        first.eligibleFrom! > today
          ? say`de ${calendarDate(today)} a ${calendarDate(first.eligibleFrom!)}`
          : say`já cumprida, desde ${calendarDate(first.eligibleFrom!)}`,
        daysToEarliest,
      )
    const best = bestOf(rules)
    if (best && first && best.rule !== first.rule)
      ctx.assume('A regra que paga mais pode se cumprir muito depois da primeira; para pesar a espera, veja when_to_retire.')
    assumeChoices(ctx, input)
    if (!input.life_expectancy) assumeFactor(ctx, insured, rules)
    const afterReform = (contributionYears: number, toll: Ratio) =>
      input.years_at_reform ? yearsAfterReform(contributionYears, insured.atReform, toll).toNumber() : null
    return {
      daysToEarliest,
      earliest: first?.rule ?? null,
      earliestDate: first?.eligibleFrom ?? null,
      best: best?.rule ?? null,
      pointsNow: points && yearsOf(points).toNumber(),
      yearsAtReform: yearsOf(insured.atReform).toNumber(),
      toll50YearsAfterReform: afterReform(law.halfToll[sex].contributionYears, law.halfToll.toll),
      toll100YearsAfterReform: afterReform(fullTollOf(sex, input.teacher, law).contributionYears, law.fullToll.toll),
      rules,
    }
  },
})

interface TransitionInput {
  readonly sex: Sex
  readonly teacher: boolean
  readonly birth_date?: Day | undefined
  readonly age?: Ratio | undefined
  readonly contribution_years?: Ratio | undefined
  readonly years_at_reform?: Ratio | undefined
}

/** Tolerance in months for years informed with one or two decimals, which may contradict each other. */
const ROUNDING: Ratio = monthsBetween('2019-11-13', '2019-12-13')

function insuredOf({ sex, teacher, birth_date: birth, age, ...told }: TransitionInput, reform: Day, ctx: Context): Insured {
  const today = ctx.day
  if (birth && age) ctx.refuse('age', 'informe a data de nascimento ou a idade, não as duas')
  if (birth && birth > today) ctx.refuse('birth_date', 'é depois da data de referência')
  const ageAt = birth ? (day: Day) => monthsBetween(birth, day) : age ? clock(monthsOf(age), today) : null
  const elapsed = monthsBetween(reform, today)
  const given = told.contribution_years && monthsOf(told.contribution_years)
  const atReform = told.years_at_reform ? monthsOf(told.years_at_reform) : given && atLeastNothing(given.minus(elapsed))
  if (!atReform) ctx.refuse('contribution_years', 'informe o tempo de contribuição de hoje ou o de 13/11/2019')
  const contributionAt = given ? contributionClock(given, today, atReform) : clock(atReform, reform)
  const now = contributionAt(today)
  if (now.compare(atReform) < 0) ctx.refuse('years_at_reform', 'passa do tempo de contribuição de hoje')
  if (now.compare(atReform.plus(elapsed).plus(ROUNDING)) > 0)
    ctx.refuse('contribution_years', 'é mais do que o tempo em 13/11/2019 e os anos que passaram desde então')
  if (ageAt && now.compare(ageAt(today)) > 0)
    ctx.refuse(given ? 'contribution_years' : 'years_at_reform', 'o tempo de contribuição não pode ser maior que a idade')
  return { sex, teacher, ageAt, contributionAt, atReform }
}

/** Share of the average paid on retirement on a day by a rule; null when the factor is unknown. */
function shareOn(day: Day, rule: TransitionRule, insured: Insured, lifeExpectancy: Ratio | undefined, ctx: Context): Ratio | null {
  const { fullToll, factor } = ctx.law(retirementTransition)
  const contribution = insured.contributionAt(day)
  if (rule === 'toll100') return fullToll.benefit
  if (rule === 'toll50') {
    if (!lifeExpectancy || !insured.ageAt) return null
    return pensionFactor(insured, { age: insured.ageAt(day), contribution, lifeExpectancy }, factor)
  }
  const { benefit, permanent } = ctx.law(retirement)
  return averageShare(wholeYears(contribution), permanent[insured.sex === 'male' ? 'homem' : 'mulher'].contributionYears, benefit)
}

/** Dates beyond this age are discarded: the rule counts as never met. */
const OLDEST_YEARS = 100n

const inLifetime = (day: Day | null, { ageAt }: Insured): Day | null =>
  day && ageAt && ageAt(day).compare(monthsOf(Ratio.of(OLDEST_YEARS))) > 0 ? null : day

const withDate = (day: Day, today: Day): Phrase =>
  day > today ? say`cumprida em ${calendarDate(day)}, contribuindo sem parar` : say`cumprida desde ${calendarDate(day)}`

function withoutDate(rule: TransitionRule, { atReform, ageAt, sex }: Insured, law: RetirementTransition): string {
  if (rule !== 'permanent' && atReform.isZero) return 'só para quem já contribuía em 13/11/2019'
  if (rule === 'toll50') return word`só para quem tinha mais de ${law.halfToll[sex].moreThanYears} anos de contribuição em 13/11/2019`
  return ageAt ? 'não se cumpre em tempo de vida' : 'depende da idade, que não foi informada'
}

interface Answered {
  readonly rule: TransitionRule
  readonly eligibleFrom: Day | null
  readonly percent: Ratio | null
  readonly benefit: Money | null
}

/** Rule with the highest benefit; on a tie, the first one. */
function bestOf(rules: readonly Answered[]): Answered | null {
  const pays = (a: Answered, b: Answered) =>
    a.benefit !== null && b.benefit !== null ? Number(a.benefit - b.benefit) : a.percent!.compare(b.percent!)
  let best: Answered | null = null
  for (const candidate of rules) {
    if (candidate.percent === null) continue
    const gain = best ? pays(candidate, best) : 1
    if (gain > 0 || (gain === 0 && candidate.eligibleFrom! < best!.eligibleFrom!)) best = candidate
  }
  return best
}

const years = (months: Ratio): string => decimalText(yearsOf(months).toNumber())

/** Without life expectancy there is no factor; the hint uses the age on the day the toll is met. */
function assumeFactor(ctx: Context, { ageAt }: Insured, rules: readonly Answered[]): void {
  ctx.assume('Pedágio de 50% sem valor: o fator previdenciário depende da expectativa de sobrevida do IBGE.')
  const met = rules.find(({ rule }) => rule === 'toll50')?.eligibleFrom
  const hint = met && ageAt && lifeExpectancyHint(yearsOf(ageAt(later(met, ctx.day))))
  if (hint) ctx.assume(hint)
}

function assumeChoices(ctx: Context, { teacher, ...input }: TransitionInput): void {
  ctx.assume('Contribuição sem parar da data de referência até cada regra; parando, as datas se afastam.')
  ctx.assume(
    input.years_at_reform
      ? 'Do tempo entre 13/11/2019 e hoje conta, em cada dia, o mínimo certo com os dois tempos informados.'
      : 'Tempo em 13/11/2019 contado como se não houvesse pausa desde então; informe years_at_reform se houve.',
  )
  ctx.assume('Idade e tempo em anos, meses e dias do calendário; o INSS pode contar alguns dias a mais ou a menos em meses incompletos.')
  ctx.assume('Média, piso e teto de hoje, sem reajustes futuros; a carência de 180 contribuições está contida no tempo mínimo.')
  if (teacher)
    ctx.assume(
      'Professor só com tempo de magistério na educação infantil, no fundamental ou no médio: cinco anos a menos nos pontos, na idade progressiva, no pedágio de 100% e na regra permanente; o pedágio de 50% e a idade do art. 18 não têm redução.',
    )
}
