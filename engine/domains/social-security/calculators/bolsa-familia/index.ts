import { addLegalMonths, type Day } from '../../../../core/day.ts'
import { greatest, type Money, portion, split } from '../../../../core/money.ts'
import { calendarDate, joined, type Phrase, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, count, date, flag, integer, money, referenceDate, text, words } from '../../../../operation/input/fields.ts'
import minimumWage from '../../../payroll/law/minimum-wage.ts'
import bolsaFamilia, { type BolsaFamilia } from '../../law/bolsa-familia.ts'

/** Families above the poverty line up to this day keep the protection then in force (Portaria MDS 1.084/2025). */
const OLD_PROTECTION_UNTIL: Day = '2025-06-11'

export default calculator({
  id: 'bolsa-familia',
  slug: 'bolsa-familia',
  title: 'Bolsa Família',
  summary:
    'Quanto a família recebe do Bolsa Família, parte por parte, se a renda cabe no programa e o que muda na regra de proteção quando a renda aumenta.',
  seeAlso: { benefit_and_raise: 'ver o que um emprego ou um aumento muda nos benefícios' },
  group: 'cotidiano',
  headline: 'benefit',
  says: { by: 'eligible', texts: { true: 'A família recebe {value} por mês', false: 'Com esta renda a família não recebe Bolsa Família' } },
  picture: {
    kind: 'parts',
    title: 'De que se faz o benefício inteiro',
    parts: ['citizenship', 'complement', 'earlyChildhood', 'variable'],
  },
  lawDay: 'reference_date',
  input: {
    members: count('Pessoas da família', { min: 1, max: 30, spoken: ['pessoas', 'membros'] }),
    monthly_income: money('Renda da família por mês', {
      min: 0,
      hint: 'De todos, somada; sem o próprio Bolsa Família, indenizações e auxílios eventuais. O BPC entra',
      spoken: ['renda', 'renda da família'],
    }),
    children_0_6: count('Crianças de até 6 anos', { min: 0, max: 30 }).default(0),
    children_7_17: count('Crianças e jovens de 7 a 17 anos', { min: 0, max: 30 }).default(0),
    pregnant: count('Gestantes', { min: 0, max: 30 }).default(0),
    nursing: count('Mães que amamentam', { min: 0, max: 30, hint: 'De bebê de até 6 meses' }).default(0),
    already_beneficiary: flag('Já recebe o Bolsa Família', { hint: 'Só quem já recebe entra na regra de proteção' }).default(false),
    stable_income: flag('O aumento veio de aposentadoria, pensão ou BPC de idoso').default(false),
    entered_protection_on: date('Dia em que entrou na regra de proteção', { blank: 'o dia da consulta' }).optional(),
    reference_date: referenceDate(),
  },
  result: {
    eligible: flag('Recebe'),
    status: choice('Situação', ['in', 'protection', 'out'], {
      in: 'Dentro do programa',
      protection: 'Na regra de proteção',
      out: 'Fora do programa',
    }),
    reason: words('Por quê'),
    incomePerPerson: brl('Renda por pessoa', { hint: 'Arredondada; a comparação é pela fração exata' }),
    povertyLine: brl('Limite de renda por pessoa'),
    citizenship: brl('Benefício de renda de cidadania'),
    complement: brl('Complemento até o mínimo por família'),
    earlyChildhood: brl('Primeira infância', { hint: 'Por criança de até 6 anos' }),
    variable: brl('Variável familiar', { hint: 'Por gestante, nutriz e cada um de 7 a 17 anos' }),
    fullBenefit: brl('Benefício inteiro'),
    benefit: brl('O que se recebe por mês'),
    protectionMonths: integer('Meses de proteção', { none: 'fora da regra de proteção' }).nullable(),
    protectionUntil: text('Fim da proteção', { none: 'fora da regra de proteção' }).meta({ format: 'date' }).nullable(),
  },
  answer(input, ctx) {
    const { members, monthly_income: income, children_0_6: small, children_7_17: older, pregnant, nursing } = input
    // A mother may also be one of the young members.
    if (small + older > members || small + Math.max(pregnant, nursing) > members)
      ctx.refuse('members', 'são menos que as crianças, os jovens e as mães informados')
    const law = ctx.law(bolsaFamilia)
    const people = BigInt(members)
    const citizenship = ctx.step('Renda de cidadania', say`${law.perPerson} × ${members}`, law.perPerson * people)
    const complement = ctx.step(
      'Complemento',
      say`${law.floor} − ${citizenship}, não menos que zero`,
      greatest(0n, law.floor - citizenship),
    )
    const earlyChildhood = law.child0to6 * BigInt(small)
    const variable = law.variable * BigInt(older + pregnant + nursing)
    const fullBenefit = ctx.step(
      'Benefício inteiro',
      () => joined([citizenship, complement, earlyChildhood, variable], ' + '),
      citizenship + complement + earlyChildhood + variable,
    )
    const incomePerPerson = ctx.step('Renda por pessoa', say`${income} ÷ ${members}`, split(income, members, 'halfUp'))
    const limit = protectionLimit(ctx, input.entered_protection_on)
    const status = statusOf(income, people, law.povertyLine, input.already_beneficiary ? limit : null)
    const held = status === 'protection' ? protectionOf(ctx, input) : { months: null, until: null, over: false }
    const benefit = status === 'in' ? fullBenefit : status === 'protection' && !held.over ? protectedPart(ctx, fullBenefit, law) : 0n
    ctx.assume(
      'Renda do Cadastro Único: a soma de todos da casa dividida por todos; o programa confere também frequência, vacinas e vagas.',
    )
    if (nursing > 0) ctx.assume('A parte da nutriz é da mãe que amamenta, por bebê de até 6 meses, e não de outro membro da família.')
    return {
      eligible: benefit > 0n,
      status: held.over ? 'out' : status,
      reason: reasonOf(held.over ? 'over' : status, law.povertyLine, limit, input.already_beneficiary),
      incomePerPerson,
      povertyLine: law.povertyLine,
      citizenship,
      complement,
      earlyChildhood,
      variable,
      fullBenefit,
      benefit,
      protectionMonths: held.over ? null : held.months,
      protectionUntil: held.over ? null : held.until,
    }
  },
})

type Status = 'in' | 'protection' | 'out'

/** Compares income and limits as exact fractions: 654.01 for three people exceeds 218.00. */
function statusOf(income: Money, people: bigint, line: Money, protectedUpTo: Money | null): Status {
  if (income <= line * people) return 'in'
  return protectedUpTo !== null && income <= protectedUpTo * people ? 'protection' : 'out'
}

/** Families that entered under the earlier rule keep its limit and its months. */
const protectionSince = (ctx: Context, entered: Day): BolsaFamilia['protection'] =>
  ctx.law(bolsaFamilia, entered <= OLD_PROTECTION_UNTIL ? OLD_PROTECTION_UNTIL : ctx.day).protection

/** Limit of the rule; by default, half a minimum wage. */
const protectionLimit = (ctx: Context, entered: Day | undefined): Money =>
  protectionSince(ctx, entered ?? ctx.day).limit ?? split(ctx.law(minimumWage).monthly, 2, 'halfUp')

interface Protected {
  readonly stable_income: boolean
  readonly entered_protection_on?: Day | undefined
}

function protectionOf(ctx: Context, { stable_income: stable, entered_protection_on: entered }: Protected) {
  const from = entered ?? ctx.day
  if (from > ctx.day) ctx.refuse('entered_protection_on', say`é depois de ${calendarDate(ctx.day)}, o dia da consulta`)
  const { months: usual, monthsStableIncome, limit } = protectionSince(ctx, from)
  const months = (stable ? monthsStableIncome : null) ?? usual
  // A term in months ends on the same day number (Código Civil, art. 132, § 3º).
  const until = addLegalMonths(from, months)
  if (from <= OLD_PROTECTION_UNTIL && ctx.day > OLD_PROTECTION_UNTIL)
    ctx.assume(
      limit === null
        ? say`Quem entrou na proteção até 11/06/2025 fica com os ${usual} meses e o limite de antes, de meio salário mínimo por pessoa.`
        : say`Quem entrou na proteção até 11/06/2025 fica com os ${usual} meses e o limite de antes, de ${limit} por pessoa.`,
    )
  ctx.assume('Quem sai do programa e volta a precisar tem prioridade na volta (Lei nº 14.601/2023, art. 6º, § 3º).')
  return { months, until, over: until < ctx.day }
}

/** Half of every benefit in force is a whole number of reais, so the reported rounding up has no effect. */
function protectedPart(ctx: Context, full: Money, { protection: { share } }: BolsaFamilia): Money {
  return ctx.step('Na regra de proteção', say`${full} × ${share}`, portion(full, share, 'halfUp'))
}

function reasonOf(status: Status | 'over', line: Money, limit: Money, already: boolean): Phrase {
  switch (status) {
    case 'in':
      return say`A renda por pessoa não passa de ${line}.`
    case 'protection':
      return say`A renda por pessoa passa de ${line}, mas não de ${limit}: quem já recebia fica com a metade por um tempo.`
    case 'over':
      return say`A renda por pessoa passa de ${line} e o tempo da regra de proteção acabou.`
    default:
      return already
        ? say`A renda por pessoa passa de ${limit}, o limite da regra de proteção.`
        : say`A renda por pessoa passa de ${line}, e a regra de proteção é só de quem já recebe.`
  }
}
