import { addMonths, type Day, isDay, later } from '../../core/day.ts'
import { type Money, portion, split, toNumber } from '../../core/money.ts'
import { percent, Ratio } from '../../core/ratio.ts'
import { word } from '../../core/text/language.ts'
import { calendarDate, type Phrase, say } from '../../core/text/sentence.ts'
import inssSelfEmployed from '../../domains/own-account/calculators/inss-self-employed/index.ts'
import inss from '../../domains/payroll/law/inss.ts'
import benefitAmount from '../../domains/social-security/calculators/benefit-amount/index.ts'
import retirementTransition from '../../domains/social-security/calculators/retirement-transition/index.ts'
import { dayAfterMonths, monthsBetween, monthsOf, wholeYears } from '../../domains/social-security/rules/elapsed.ts'
import { atLeastNothing, RULE_WORDS, RULES, type Sex, type TransitionRule } from '../../domains/social-security/rules/transition.ts'
import { type DecisionContext, decision } from '../../operation/definition/decision.ts'
import { assumeTie, sensitivityLines, tieBand, tiePercent } from '../../operation/evaluation/sensitivity.ts'
import {
  brl,
  choice,
  count,
  date,
  flag,
  integer,
  list,
  money,
  object,
  quantity,
  referenceDate,
  text,
} from '../../operation/input/fields.ts'

type Verdict = 'retire_now' | 'at_earliest' | 'wait' | 'no_rule' | 'tie'

/** The average includes contributions since the Plano Real (EC 103/2019, art. 26). */
const AVERAGE_STARTS: Day = '1994-07-01'
/** Twelve benefits and the 13th (Lei 8.213/1991, art. 40). */
const BENEFITS_A_YEAR = 13n
const YEAR = 12

export default decision({
  id: 'when_to_retire',
  slug: 'quando-me-aposentar',
  title: 'Quando me aposentar?',
  summary:
    'A data e o valor de cada regra da aposentadoria, o que um ano a mais acrescenta, o que contribuir pelo teto acrescentaria e qual espera rende mais até uma idade.',
  question: 'Em que data e por que regra vale a pena se aposentar?',
  verdicts: ['retire_now', 'at_earliest', 'wait', 'no_rule', 'tie'],
  verdictWords: {
    retire_now: 'Aposentar-se agora',
    at_earliest: 'Aposentar-se na primeira data',
    wait: 'Esperar por um benefício maior',
    no_rule: 'Nenhuma regra até a idade escolhida',
    tie: 'Empate: a primeira data e a espera pagam quase o mesmo',
  },
  seeAlso: { 'retirement-transition': 'ver só as datas de cada regra', retirement: 'ver só a regra permanente' },
  lawDay: 'reference_date',
  input: {
    sex: choice('Sexo', ['male', 'female'], { male: 'Homem', female: 'Mulher' }),
    contribution_years: quantity('Tempo de contribuição hoje, em anos', 'years', { min: 0, max: 80 }),
    average_salary: money('Média das contribuições', { means: 'contribution_average', hint: 'De todas desde julho de 1994, corrigidas' }),
    birth_date: date('Data de nascimento', { hint: 'Ou a idade' }).optional(),
    age: quantity('Idade, em anos', 'years', { min: 14, max: 120, hint: 'No lugar da data de nascimento' }).optional(),
    years_at_reform: quantity('Tempo em 13/11/2019, em anos', 'years', {
      min: 0,
      max: 80,
      blank: 'sem pausa desde então',
    }).optional(),
    teacher: flag('Professor', { hint: 'Todo o tempo em magistério' }).default(false),
    life_expectancy: quantity('Expectativa de sobrevida, em anos', 'years', {
      above: 0,
      max: 100,
      hint: 'Da tábua do IBGE; só para o pedágio de 50%',
    }).optional(),
    until_age: count('Somar até a idade de', { min: 50, max: 120, hint: 'Até que idade comparar o que cada espera paga' }, 'years').default(
      80,
    ),
    tie_percent: tiePercent(),
    reference_date: referenceDate(),
  },
  names: { average: 'average_salary', kind: 'average_salary', contribution_base: 'average_salary' },
  result: {
    earliestRule: choice('Regra que se cumpre primeiro', RULES, RULE_WORDS).nullable(),
    earliestDate: text('Primeira data').nullable(),
    earliestBenefit: brl('Benefício na primeira data').nullable(),
    bestRule: choice('Regra que paga mais por mês', RULES, RULE_WORDS, { hint: 'Das que se cumprem até a idade da soma' }).nullable(),
    bestDate: text('Data da que paga mais').nullable(),
    bestBenefit: brl('Benefício da que paga mais').nullable(),
    oneMoreYearAdds: brl('Um ano a mais acrescenta por mês').nullable(),
    oneMoreYearPaybackMonths: integer('Meses até esse ano se pagar', {
      hint: 'O que se deixa de receber ÷ o que se ganha a mais',
    }).nullable(),
    tieBand: brl('Diferença de totais até a qual é empate').nullable(),
    ceilingAdds: brl('Contribuir pelo teto acrescenta por mês').nullable(),
    ceilingMonths: integer('Meses de contribuição pelo teto'),
    ceilingMonthlyCost: brl('Contribuição pelo teto, por conta própria').nullable(),
    plans: list(
      'O que cada espera paga',
      object('Plano', {
        rule: choice('Regra', RULES, RULE_WORDS),
        date: text('Data'),
        benefit: brl('Benefício'),
        months: integer('Meses recebidos'),
        total: brl('Total até a idade', { hint: 'Com o 13º, em valores de hoje' }),
      }),
    ),
  },
  answer(input, ctx) {
    if (!input.birth_date && !input.age) ctx.refuse('birth_date', 'informe a data de nascimento ou a idade')
    const today = ctx.day
    const { sex, until_age: untilAge, average_salary: average } = input
    const person = {
      sex,
      contribution_years: input.contribution_years,
      teacher: input.teacher,
      birth_date: input.birth_date,
      age: input.age,
      years_at_reform: input.years_at_reform,
      life_expectancy: input.life_expectancy,
    }
    const answered = ctx.take(['rules', 'A data e o valor de cada regra'], retirementTransition, { ...person, average_salary: average })
    const end = endOf(input, today)
    const rules = datedRules(answered.rules)
    const plans = plansOf(rules, today, end(untilAge))
    const first = rules.find(({ rule }) => rule === answered.earliest) ?? null
    const best = highestOf(plans)

    const later12 = oneMoreYear(ctx, first, input)
    const ceiling = onTheCeiling(ctx, first, input)
    const share = input.tie_percent
    const verdict = verdictOf(plans, first?.eligibleFrom ?? null, today, share)
    const chosen = mostOf(plans)
    const soonest = soonestOf(plans)
    const band = chosen && soonest ? tieBand([chosen.total, soonest.total], share) : null
    if (band !== null) assumeTie(ctx, band, share)
    ctx.combine(['comparison', word`O que cada espera paga até os ${untilAge} anos`], { until: end(untilAge) }, { plans })

    const verdictAt = (age: number, salary: Money) => {
      const other = salary === average ? rules : datedRules(ctx.whatIf(retirementTransition, { ...person, average_salary: salary }).rules)
      return verdictOf(plansOf(other, today, end(age)), first?.eligibleFrom ?? null, today, share)
    }
    const sensitivity = sensitivityOf({ untilAge, average, verdict }, verdictAt)
    ctx.assume(say`Soma até os ${untilAge} anos, em valores de hoje e com o 13º; o que se ganha trabalhando enquanto se espera não entra.`)
    return {
      verdict,
      answer: answerOf(verdict, { first, chosen, soonest, untilAge }),
      weakestLink: ctx.weakestLink(sensitivity, {
        step: 'rules',
        why: 'As datas supõem contribuição sem parar, e os valores, a média de hoje; o CNIS pode mostrar outro tempo.',
      }),
      sensitivity,
      earliestRule: first?.rule ?? null,
      earliestDate: first?.eligibleFrom ?? null,
      earliestBenefit: first?.benefit ?? null,
      bestRule: best?.rule ?? null,
      bestDate: best?.date ?? null,
      bestBenefit: best?.benefit ?? null,
      ...later12,
      tieBand: band,
      ...ceiling,
      plans,
    }
  },
})

interface RuleAnswer {
  readonly rule: TransitionRule
  readonly eligibleFrom: Day | null
  readonly benefit: Money | null
}

/** Rules from the calculator's result, with dates parsed. */
function datedRules(
  rules: readonly { readonly rule: TransitionRule; readonly eligibleFrom: string | null; readonly benefit: Money | null }[],
): RuleAnswer[] {
  return rules.map(({ rule, eligibleFrom, benefit }) => ({
    rule,
    eligibleFrom: eligibleFrom !== null && isDay(eligibleFrom) ? eligibleFrom : null,
    benefit,
  }))
}

interface Plan {
  readonly rule: TransitionRule
  readonly date: Day
  readonly benefit: Money
  readonly months: number
  readonly total: Money
}

/** Total paid under each rule until `end`, starting at eligibility or today if already eligible. */
function plansOf(rules: readonly RuleAnswer[], today: Day, end: Day): Plan[] {
  return rules.flatMap(({ rule, eligibleFrom, benefit }) => {
    if (eligibleFrom === null || benefit === null) return []
    const from = later(eligibleFrom, today)
    if (from >= end) return []
    const months = Math.floor(monthsBetween(from, end).toNumber())
    return [{ rule, date: from, benefit, months, total: split(benefit * BENEFITS_A_YEAR * BigInt(months), YEAR, 'halfUp') }]
  })
}

/** Plan with the highest total; the earlier one wins a tie. */
function mostOf(plans: readonly Plan[]): Plan | null {
  let most: Plan | null = null
  for (const plan of plans) if (!most || plan.total > most.total || (plan.total === most.total && plan.date < most.date)) most = plan
  return most
}

/** Plan with the highest monthly benefit; the earlier one wins a tie. */
function highestOf(plans: readonly Plan[]): Plan | null {
  let highest: Plan | null = null
  for (const plan of plans)
    if (!highest || plan.benefit > highest.benefit || (plan.benefit === highest.benefit && plan.date < highest.date)) highest = plan
  return highest
}

/** Earliest plan; the higher total wins a tie. */
function soonestOf(plans: readonly Plan[]): Plan | null {
  let first: Plan | null = null
  for (const plan of plans) if (!first || plan.date < first.date || (plan.date === first.date && plan.total > first.total)) first = plan
  return first
}

function verdictOf(plans: readonly Plan[], earliest: Day | null, today: Day, share: Ratio): Verdict {
  const most = mostOf(plans)
  const soonest = soonestOf(plans)
  if (!most || !soonest) return 'no_rule'
  if (most.date > soonest.date && most.total - soonest.total <= tieBand([most.total, soonest.total], share)) return 'tie'
  if (most.date <= today) return 'retire_now'
  return most.date === earliest ? 'at_earliest' : 'wait'
}

/** Returns a function from an age to the day it is reached. */
function endOf({ birth_date: birth, age }: { birth_date?: Day | undefined; age?: Ratio | undefined }, today: Day): (years: number) => Day {
  if (birth) return (years) => addMonths(birth, years * YEAR)
  return (years) => dayAfterMonths(today, atLeastNothing(monthsOf(Ratio.of(BigInt(years)).minus(age!))))
}

interface Situation {
  readonly sex: Sex
  readonly contribution_years: Ratio
  readonly average_salary: Money
}

/** Contribution years on a future day, assuming no gap. */
const yearsOn = (day: Day, today: Day, { contribution_years: now }: Situation): Ratio =>
  Ratio.of(BigInt(wholeYears(monthsOf(now).plus(monthsBetween(today, day)))))

/** Rules computed by the average formula. The 50% toll uses the fator previdenciário, which also varies with age. */
const kindOf = (rule: TransitionRule) => (rule === 'toll100' ? ('toll100' as const) : ('programmed' as const))

function oneMoreYear(ctx: DecisionContext, first: RuleAnswer | null, situation: Situation) {
  const nothing = { oneMoreYearAdds: null, oneMoreYearPaybackMonths: null }
  if (!first?.eligibleFrom || first.rule === 'toll50') {
    ctx.skip(
      ['one_more_year', 'Um ano a mais'],
      first ? 'O valor do pedágio de 50% depende do fator na nova idade.' : 'Nenhuma regra se cumpre.',
    )
    return nothing
  }
  const day = later(first.eligibleFrom, ctx.day)
  const asked = { sex: situation.sex, average: situation.average_salary, kind: kindOf(first.rule) }
  const years = yearsOn(day, ctx.day, situation)
  const now = ctx.take(['at_earliest', 'O valor na primeira data'], benefitAmount, { ...asked, contribution_years: capped(years) })
  const then = ctx.take(['one_more_year', 'Um ano a mais'], benefitAmount, {
    ...asked,
    contribution_years: capped(years.plus(Ratio.of(1n))),
  })
  const gain = then.benefit - now.benefit
  return {
    oneMoreYearAdds: gain,
    oneMoreYearPaybackMonths: gain > 0n ? Number((now.benefit * BigInt(YEAR) + gain - 1n) / gain) : null,
  }
}

/** Maximum input of benefit-amount. */
const MAX_YEARS = Ratio.of(60n)
const capped = (years: Ratio): Ratio => (years.compare(MAX_YEARS) > 0 ? MAX_YEARS : years)

/** Average after contributing on the ceiling until the first eligible date, or for one year when already eligible. */
function onTheCeiling(ctx: DecisionContext, first: RuleAnswer | null, situation: Situation) {
  const { ceiling } = ctx.law(inss)
  if (!first?.eligibleFrom || first.rule === 'toll50') {
    ctx.skip(['on_the_ceiling', 'Contribuir pelo teto'], first ? 'O valor do pedágio de 50% depende do fator.' : 'Nenhuma regra se cumpre.')
    return { ceilingAdds: null, ceilingMonths: 0, ceilingMonthlyCost: null }
  }
  const future = first.eligibleFrom > ctx.day
  const wait = future ? Math.ceil(monthsBetween(ctx.day, first.eligibleFrom).toNumber()) : YEAR
  const day = future ? first.eligibleFrom : addMonths(ctx.day, YEAR)
  const contributed = monthsOf(situation.contribution_years)
  const since = monthsBetween(AVERAGE_STARTS, ctx.day)
  const averaged = Math.max(1, Math.floor((contributed.compare(since) < 0 ? contributed : since).toNumber()))
  const higher = split(situation.average_salary * BigInt(averaged) + ceiling * BigInt(wait), averaged + wait, 'halfUp')
  ctx.combine(
    ['new_average', 'A média com o teto'],
    { average: situation.average_salary, months: averaged, ceiling, monthsOnTheCeiling: wait },
    { average: higher },
  )
  const asked = { sex: situation.sex, contribution_years: capped(yearsOn(day, ctx.day, situation)), kind: kindOf(first.rule) }
  const same = ctx.whatIf(benefitAmount, { ...asked, average: situation.average_salary })
  const raised = ctx.take(['on_the_ceiling', 'Contribuir pelo teto'], benefitAmount, { ...asked, average: higher })
  const cost = ctx.take(['ceiling_cost', 'O que custa contribuir pelo teto por conta própria'], inssSelfEmployed, {
    contribution_base: ceiling,
  })
  ctx.assume(
    say`Média feita de ${averaged} meses: o tempo de contribuição desde julho de 1994, sem buracos; pelo teto, ${wait} meses a mais de ${ceiling}.`,
  )
  return { ceilingAdds: raised.benefit - same.benefit, ceilingMonths: wait, ceilingMonthlyCost: cost.amount }
}

interface Answered {
  readonly first: RuleAnswer | null
  readonly chosen: Plan | null
  readonly soonest: Plan | null
  readonly untilAge: number
}

function answerOf(verdict: Verdict, { first, chosen, soonest, untilAge }: Answered): Phrase {
  if (verdict === 'no_rule' || !chosen || !soonest) {
    const when = first?.eligibleFrom ? say`a primeira data é ${calendarDate(first.eligibleFrom)}` : 'nenhuma regra tem data'
    return say`Nenhuma regra com valor conhecido se cumpre antes dos ${untilAge} anos: ${when}.`
  }
  const plan = say`${RULE_WORDS[chosen.rule]}, com ${chosen.benefit} por mês`
  if (verdict === 'tie')
    return say`Empate: de ${calendarDate(soonest.date)}, com ${soonest.benefit} por mês, ou de ${calendarDate(chosen.date)}, com ${chosen.benefit}, o total até os ${untilAge} anos é quase o mesmo.`
  if (verdict === 'retire_now') return say`Agora: ${plan}, paga mais até os ${untilAge} anos do que esperar.`
  return verdict === 'at_earliest'
    ? say`Na primeira data, ${calendarDate(chosen.date)}: ${plan}.`
    : say`Esperar até ${calendarDate(chosen.date)}: ${plan}, paga mais até os ${untilAge} anos.`
}

interface Base {
  readonly untilAge: number
  readonly average: Money
  readonly verdict: Verdict
}

/** Sensitivity: life span ±5 years, average ±10%. */
function sensitivityOf({ untilAge, average, verdict }: Base, verdictAt: (age: number, average: Money) => Verdict) {
  return [
    ...sensitivityLines(verdict, {
      assumption: 'idade até a qual se soma',
      step: 'comparison',
      from: untilAge,
      to: [untilAge - 5, untilAge + 5],
      shown: (age) => age,
      verdictAt: (age) => verdictAt(age, average),
    }),
    ...sensitivityLines(verdict, {
      assumption: 'média das contribuições',
      step: 'rules',
      from: average,
      to: [percent('90'), percent('110')].map((share) => portion(average, share, 'halfUp')),
      shown: toNumber,
      verdictAt: (other) => verdictAt(untilAge, other),
    }),
  ]
}
