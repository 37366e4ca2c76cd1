import { greatest, type Money, portion, smallest } from '../../../../core/money.ts'
import { divide, ONE, Ratio } from '../../../../core/ratio.ts'
import { word } from '../../../../core/text/language.ts'
import { type Phrase, plainNumber, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, flag, integer, money, number, quantity, referenceDate } from '../../../../operation/input/fields.ts'
import inss from '../../../payroll/law/inss.ts'
import minimumWage from '../../../payroll/law/minimum-wage.ts'
import acquiredRetirement, { type AcquiredRetirement } from '../../law/acquired-retirement.ts'
import type { Limits } from '../../rules/benefit.ts'
import { monthsOf } from '../../rules/elapsed.ts'
import { lifeExpectancyHint } from '../../rules/life-expectancy.ts'
import { pensionFactor } from '../../rules/transition.ts'

/** Last day of the rules before EC 103/2019. */
const LAST_DAY = '2019-11-12'

export default calculator({
  id: 'acquired-retirement',
  slug: 'direito-adquirido-antes-da-reforma',
  title: 'Aposentadoria com direito adquirido antes da reforma',
  summary:
    'Se em 12/11/2019 já havia direito à aposentadoria por tempo ou por idade pelas regras antigas, e o valor, com o fator ou sem ele.',
  seeAlso: { 'retirement-transition': 'ver as regras de quem ainda não tinha o direito' },
  group: 'trabalho',
  headline: 'benefit',
  says: {
    by: 'eligible',
    texts: {
      true: {
        positive: 'A aposentadoria era de {value} por mês',
        none: 'Havia direito: informe a expectativa de sobrevida para saber o valor',
      },
      false: 'Não havia direito pelas regras antigas',
    },
  },
  picture: { kind: 'gauge', title: 'Os pontos e o que dispensa o fator', value: 'points', limits: ['pointsNeeded'], required: true },
  lawDay: 'reference_date',
  lawDayFrom: () => ({ field: undefined, day: LAST_DAY }),
  input: {
    sex: choice('Sexo', ['male', 'female'], { male: 'Homem', female: 'Mulher' }),
    age_at_reform: quantity('Idade em 12/11/2019, em anos', 'years', { min: 14, max: 120 }),
    years_at_reform: quantity('Tempo de contribuição em 12/11/2019, em anos', 'years', { min: 0, max: 80 }),
    teacher: flag('Professor', { hint: 'Todo o tempo em magistério na educação infantil, fundamental ou média' }).default(false),
    average_80: money('Média das 80% maiores contribuições', { hint: 'Desde julho de 1994, corrigidas até novembro de 2019' }),
    life_expectancy: quantity('Expectativa de sobrevida, em anos', 'years', {
      above: 0,
      max: 100,
      hint: 'Na idade, da tábua do IBGE em vigor na época; só para o fator',
    }).optional(),
    reference_date: referenceDate('12/11/2019; data posterior não muda a conta'),
  },
  result: {
    eligible: flag('Havia direito'),
    byTime: flag('Por tempo de contribuição'),
    byAge: flag('Por idade'),
    points: number('Pontos', { hint: 'Idade mais tempo; o professor soma 5' }),
    pointsNeeded: integer('Pontos que dispensam o fator'),
    factor: number('Fator previdenciário', { none: 'sem a expectativa de sobrevida' }).nullable(),
    factorWaived: flag('Fator dispensado', { hint: 'Com os pontos, só se usa quando aumenta' }),
    benefit: brl('Benefício em 12/11/2019', { none: 'sem direito, ou sem o fator quando é preciso' }).nullable(),
  },
  answer(
    { sex, age_at_reform: age, years_at_reform: years, teacher, average_80: average, life_expectancy: expectancy, reference_date: asked },
    ctx,
  ) {
    if (asked !== undefined && asked < LAST_DAY)
      ctx.refuse(
        'reference_date',
        word`esta conta começa em ${LAST_DAY}, o último dia das regras antigas; antes dele não havia direito adquirido a guardar`,
      )
    const law = ctx.law(acquiredRetirement)
    const limits = { floor: ctx.law(minimumWage).monthly, ceiling: ctx.law(inss).ceiling }
    if (years.compare(age) > 0) ctx.refuse('years_at_reform', 'o tempo de contribuição não pode ser maior que a idade')
    const demand = law[sex]
    const least = (value: Ratio, whole: number) => value.compare(Ratio.of(BigInt(whole))) >= 0
    const byTime = least(years, teacher ? demand.teacherYears : demand.years) && least(years, law.leastYears)
    const byAge = least(age, demand.age) && least(years, law.leastYears)
    const points = age.plus(years).plus(Ratio.of(BigInt(teacher ? law.teacherPoints : 0)))
    ctx.step('Pontos', say`${plainNumber(age)} + ${plainNumber(years)}${teacher ? ` + ${law.teacherPoints}` : ''}`, points.toNumber())
    const factor = expectancy ? roundedFactor({ sex, teacher, age, years, expectancy }, law) : null
    if (factor)
      ctx.step('Fator previdenciário', () => factorFormula({ sex, teacher, age, years, expectancy: expectancy! }, law), factor.toNumber())
    const factorWaived = byTime && least(points, demand.points)
    const values = [
      byTime ? timeBenefit(average, factor, factorWaived, limits, ctx) : null,
      byAge ? ageBenefit({ average, years, factor }, law, limits, ctx) : null,
    ].filter((value) => value !== null)
    assumed(ctx, { byTime, age, expectancy, factorWaived })
    return {
      eligible: byTime || byAge,
      byTime,
      byAge,
      points: points.toNumber(),
      pointsNeeded: demand.points,
      factor: factor?.toNumber() ?? null,
      factorWaived,
      benefit: values.length === 0 ? null : values.reduce(greatest),
    }
  },
})

interface Insured {
  readonly sex: 'male' | 'female'
  readonly teacher: boolean
  readonly age: Ratio
  readonly years: Ratio
  readonly expectancy: Ratio
}

const FACTOR_SCALE = 10_000n

/** Rounded half up to four decimals, as the INSS prints it. */
function roundedFactor({ sex, teacher, age, years, expectancy }: Insured, { factor }: AcquiredRetirement): Ratio {
  const exact = pensionFactor({ sex, teacher }, { age: monthsOf(age), contribution: monthsOf(years), lifeExpectancy: expectancy }, factor)
  return Ratio.of(divide(exact.n * FACTOR_SCALE, exact.d, 'halfUp'), FACTOR_SCALE)
}

function factorFormula({ sex, teacher, age, years, expectancy }: Insured, { factor: { rate, extraYears } }: AcquiredRetirement): Phrase {
  const extra = (sex === 'female' ? extraYears.woman : 0) + (teacher ? extraYears.teacher : 0)
  const saved = say`${plainNumber(years.plus(Ratio.of(BigInt(extra))))} × ${rate}`
  return say`${saved} ÷ ${plainNumber(expectancy)} × (1 + (${plainNumber(age)} + ${saved}) ÷ 100); arredondado na quarta casa`
}

const within = (amount: Money, { floor, ceiling }: Limits): Money => smallest(ceiling, greatest(floor, amount))

const limitsWords = ({ floor, ceiling }: Limits): Phrase => say`, não menos que ${floor}, não mais que ${ceiling}`

/** With enough points, the factor applies only when it raises the amount (art. 29-C). */
function timeBenefit(average: Money, factor: Ratio | null, waived: boolean, limits: Limits, ctx: Context): Money | null {
  if (factor === null && !waived) return null
  const used = waived && (factor === null || factor.compare(ONE) < 0) ? ONE : factor!
  return ctx.step(
    'Por tempo',
    () => say`${average} × ${plainNumber(used)}${limitsWords(limits)}`,
    within(portion(average, used, 'halfUp'), limits),
  )
}

interface ByAge {
  readonly average: Money
  readonly years: Ratio
  readonly factor: Ratio | null
}

/** The benefit salary is capped before applying the share (Lei 8.213, art. 29, § 2º); the factor applies only when it raises the amount. */
function ageBenefit(
  { average, years, factor }: ByAge,
  { byAge: { base, perYear, most } }: AcquiredRetirement,
  limits: Limits,
  ctx: Context,
): Money {
  const raised = factor !== null && factor.compare(ONE) > 0 ? factor : ONE
  const salary = smallest(portion(average, raised, 'halfUp'), limits.ceiling)
  const share = base.plus(perYear.times(Ratio.of(years.n / years.d)))
  const used = share.compare(most) > 0 ? most : share
  return ctx.step('Por idade', () => say`${salary} × ${used}${limitsWords(limits)}`, within(portion(salary, used, 'halfUp'), limits))
}

function assumed(
  ctx: Context,
  { byTime, age, expectancy, factorWaived }: { byTime: boolean; age: Ratio; expectancy: Ratio | undefined; factorWaived: boolean },
): void {
  ctx.assume('Valor de 12/11/2019: desde então o benefício teve os reajustes de cada ano, que não estão nesta conta.')
  ctx.assume('Requisitos todos cumpridos até 12/11/2019, com a carência de 180 contribuições contida no tempo.')
  if (byTime && !expectancy && !factorWaived) {
    ctx.assume('Sem life_expectancy não há fator nem valor por tempo: use a da tábua do IBGE em vigor na época, na idade de então.')
    const hint = lifeExpectancyHint(age)
    if (hint) ctx.assume(hint)
  } else if (byTime && !expectancy) ctx.assume('Sem life_expectancy, supôs-se que o fator não passava de 1.')
}
