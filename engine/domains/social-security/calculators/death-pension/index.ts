import { greatest, type Money, portion, proportion, smallest, split } from '../../../../core/money.ts'
import { ONE, type Ratio } from '../../../../core/ratio.ts'
import { type Phrase, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, count, date, flag, integer, money, object, percentOf, quantity } from '../../../../operation/input/fields.ts'
import benefitAccumulation from '../../law/benefit-accumulation.ts'
import deathPension, { type DeathPension } from '../../law/death-pension.ts'
import retirement from '../../law/retirement.ts'
import { averageShare, benefitLimits, type Limits, limitFormula } from '../../rules/benefit.ts'
import { accumulated, quotaShare, spouseMonths } from '../../rules/death-pension.ts'

export default calculator({
  id: 'death-pension',
  slug: 'pensao-por-morte',
  title: 'Pensão por morte',
  summary: 'Quanto a família recebe de pensão por morte, por quanto tempo o cônjuge recebe e o que sobra quando ele já é aposentado.',
  seeAlso: { 'benefit-amount': 'calcular a aposentadoria pela média' },
  group: 'trabalho',
  headline: 'amount',
  says: 'A pensão é de {value} por mês',
  picture: { kind: 'gauge', title: 'A pensão e a aposentadoria de que ela sai', value: 'amount', limits: ['base'] },
  lawDay: 'death_date',
  input: {
    death_date: date('Dia da morte', { hint: 'A lei é a desse dia' }),
    pension_base: money('Aposentadoria que a pessoa recebia', { hint: 'Ou, se não era aposentada, a média e o tempo' }).optional(),
    average: money('Média das contribuições', { hint: 'De quem não era aposentado' }).optional(),
    contribution_years: quantity('Tempo de contribuição, em anos', 'years', {
      min: 0,
      max: 80,
      hint: 'Só os anos completos contam',
    }).optional(),
    sex: choice('Quem morreu', ['male', 'female'], { male: 'Homem', female: 'Mulher' }).optional(),
    work_accident: flag('Morte por acidente ou doença do trabalho').default(false),
    dependents: count('Dependentes', { min: 1, max: 20, hint: 'O cônjuge conta' }),
    disabled_dependent: flag('Há dependente inválido ou com deficiência').default(false),
    spouse_age: count('Idade do cônjuge no dia da morte', { min: 12, max: 120 }, 'years').optional(),
    contribution_count: count('Contribuições de quem morreu', {
      formerly: ['contributions'],
      min: 0,
      max: 800,
      hint: 'Meses; com menos de 18 a pensão do cônjuge é curta',
    })
      .default(18)
      .meta({ 'x-stated-with': ['spouse_age'] }),
    union_years: quantity('Anos de casamento ou união', 'years', { min: 0, max: 100 })
      .prefault(2)
      .meta({ 'x-stated-with': ['spouse_age'] }),
    accident: flag('Morte por acidente', { hint: 'De qualquer natureza' }).default(false),
    own_retirement: money('Aposentadoria própria do cônjuge', { min: 0 }).prefault(0),
    regime: choice('Regime', ['rgps', 'federal'], { rgps: 'INSS', federal: 'Servidor federal' }).default('rgps'),
  },
  result: {
    base: brl('Aposentadoria de que sai a pensão'),
    percent: percentOf('Parte da aposentadoria'),
    amount: brl('Pensão da família'),
    floorApplied: flag('Elevada ao salário mínimo'),
    ceilingApplied: flag('Limitada ao teto do INSS'),
    perDependent: brl('Por dependente'),
    spouseMonths: integer('Meses que o cônjuge recebe', { none: 'sem a idade do cônjuge, ou se é vitalícia' }).nullable(),
    spouseLifetime: flag('Vitalícia para o cônjuge', { none: 'sem a idade do cônjuge' }).nullable(),
    accumulation: object(
      'Com a aposentadoria própria',
      { kept: brl('Benefício inteiro'), reduced: brl('O que sobra do outro'), total: brl('Total por mês') },
      { none: 'sem aposentadoria própria' },
    ).nullable(),
  },
  answer(input, ctx) {
    const law = ctx.law(deathPension)
    const { regime, dependents } = input
    if (regime === 'federal' && ctx.day < REFORM)
      ctx.refuse('death_date', 'a pensão do servidor federal de antes de 13/11/2019 não está neste registro')
    const limits = benefitLimits(ctx)
    const base = baseOf(input, limits, ctx)
    const share = quotaShare(law, dependents)
    const raw = rawOf({ base, share, disabled: input.disabled_dependent, federal: regime === 'federal' }, limits)
    const floorApplied = raw < limits.floor
    const ceilingApplied = regime === 'rgps' && raw > limits.ceiling
    const amount = floorApplied ? limits.floor : ceilingApplied ? limits.ceiling : raw
    const percent = input.disabled_dependent ? proportion(raw, base) : share
    ctx.step('Parte da aposentadoria', shareFormula(law, dependents, input.disabled_dependent ? { raw, base } : null), percent)
    ctx.step('Pensão da família', () => say`${base} × ${percent}${limitFormula({ floorApplied, ceilingApplied }, limits)}`, amount)
    const perDependent = ctx.step('Por dependente', say`${amount} ÷ ${dependents}`, split(amount, dependents, 'halfUp'))
    assumed(ctx, input)
    return {
      base,
      percent,
      amount,
      floorApplied,
      ceilingApplied,
      perDependent,
      ...spouseTerm(input, law, ctx),
      accumulation: input.own_retirement > 0n ? together(amount, input.own_retirement, limits, ctx) : null,
    }
  },
})

/** First day of EC 103/2019. */
const REFORM = '2019-11-13'

interface Dead {
  readonly pension_base?: Money | undefined
  readonly average?: Money | undefined
  readonly contribution_years?: Ratio | undefined
  readonly sex?: 'male' | 'female' | undefined
  readonly work_accident: boolean
}

/** Retirement received, or the incapacity retirement due on that day. */
function baseOf(
  { pension_base: received, average, contribution_years: years, sex, work_accident: atWork }: Dead,
  limits: Limits,
  ctx: Context,
): Money {
  if (received !== undefined) {
    if (average !== undefined) ctx.refuse('average', 'informe a aposentadoria recebida ou a média, não as duas')
    return received
  }
  if (average === undefined) return ctx.refuse('pension_base', 'informe a aposentadoria recebida ou a média das contribuições')
  const limited = smallest(average, limits.ceiling)
  if (ctx.day < REFORM) {
    ctx.assume('Antes de 13/11/2019 a aposentadoria por invalidez era de 100% da média (Lei 8.213, art. 44).')
    return limited
  }
  if (!atWork && years === undefined) return ctx.refuse('contribution_years', 'é preciso o tempo de contribuição, com a média')
  if (!atWork && sex === undefined) return ctx.refuse('sex', 'é preciso dizer se era homem ou mulher, com a média')
  const { benefit, permanent } = ctx.law(retirement)
  const from = permanent[sex === 'male' ? 'homem' : 'mulher'].contributionYears
  const share = atWork ? benefit.whole : averageShare(Number(years!.n / years!.d), from, benefit)
  return ctx.step('Aposentadoria por incapacidade', say`${limited} × ${share}`, portion(limited, share, 'halfUp'))
}

interface Shared {
  readonly base: Money
  readonly share: Ratio
  readonly disabled: boolean
  readonly federal: boolean
}

/** With a disabled dependent: the whole base up to the ceiling, and the quotas on the excess (art. 23, § 2º). */
function rawOf({ base, share, disabled, federal }: Shared, { ceiling }: Limits): Money {
  if (!disabled) return portion(base, share, 'halfUp')
  if (!federal || base <= ceiling) return base
  return ceiling + portion(base - ceiling, share, 'halfUp')
}

function shareFormula(
  { family, perDependent }: DeathPension,
  dependents: number,
  disabled: { readonly raw: Money; readonly base: Money } | null,
): Phrase {
  if (disabled) return say`${disabled.raw} ÷ ${disabled.base}; com dependente inválido, inteira até o teto do INSS`
  return perDependent.isZero ? '100%; a aposentadoria inteira' : say`${family} + ${perDependent} × ${dependents}, não mais que ${ONE}`
}

interface SpouseInput {
  readonly spouse_age?: number | undefined
  readonly contribution_count: number
  readonly union_years: Ratio
  readonly accident: boolean
  readonly work_accident: boolean
}

function spouseTerm(
  { spouse_age: age, contribution_count: contributions, union_years: unionYears, ...how }: SpouseInput,
  { spouse }: DeathPension,
  ctx: Context,
) {
  if (age === undefined) return { spouseMonths: null, spouseLifetime: null }
  if (spouse === null) {
    ctx.assume('A duração da pensão do cônjuge de antes de 18/06/2015 não está neste registro.')
    return { spouseMonths: null, spouseLifetime: null }
  }
  const months = spouseMonths({ age, contributions, unionYears, accident: how.accident || how.work_accident }, spouse)
  if (months !== null) ctx.step('Tempo do cônjuge', say`${months}; aos ${age} anos, com ${contributions} contribuições`, months)
  return { spouseMonths: months, spouseLifetime: months === null }
}

/** The larger benefit in full, plus the part of the smaller one allowed by the slices. */
function together(pension: Money, own: Money, { floor }: Limits, ctx: Context) {
  const kept = greatest(pension, own)
  const smaller = smallest(pension, own)
  const reduced = ctx.day < REFORM ? smaller : accumulated(smaller, floor, ctx.law(benefitAccumulation))
  if (ctx.day < REFORM) ctx.assume('Antes de 13/11/2019 os dois benefícios se somavam inteiros.')
  ctx.step('Do benefício menor', say`${reduced}; faixas do mínimo de ${floor} sobre ${smaller}`, reduced)
  ctx.assume('Acumulação com a pensão inteira da família; com mais dependentes, o cônjuge acumula só com a cota dele.')
  return { kept, reduced, total: ctx.step('Pensão e aposentadoria', say`${kept} + ${reduced}`, kept + reduced) }
}

function assumed(
  ctx: Context,
  { regime, disabled_dependent: disabled, dependents }: { regime: string; disabled_dependent: boolean; dependents: number },
): void {
  ctx.assume('A qualidade de segurado e a condição de dependente não são julgadas aqui.')
  if (dependents > 1 && ctx.day >= REFORM && !disabled)
    ctx.assume('A cota de quem deixa de ser dependente não passa para os outros (EC 103, art. 23, § 1º).')
  if (regime === 'federal')
    ctx.assume('Servidor federal: o piso de um salário mínimo supõe que a pensão é a única renda formal do dependente.')
}
