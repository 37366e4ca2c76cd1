import { atLeastZero, type Money, portion, split } from '../../../../core/money.ts'
import { word } from '../../../../core/text/language.ts'
import { type Phrase, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, choice, count, flag, money, referenceDate, words } from '../../../../operation/input/fields.ts'
import minimumWage from '../../../payroll/law/minimum-wage.ts'
import bpc from '../../law/bpc.ts'

export default calculator({
  id: 'bpc',
  slug: 'bpc-loas',
  title: 'BPC (LOAS)',
  summary: 'Se a renda da família cabe no Benefício de Prestação Continuada do idoso ou da pessoa com deficiência e quanto se recebe.',
  seeAlso: { 'inclusion-aid': 'ver o que muda quando a pessoa com deficiência trabalha' },
  group: 'cotidiano',
  headline: 'amount',
  says: { by: 'eligible', texts: { true: 'O benefício é de {value} por mês', false: 'Por estes números não há BPC' } },
  picture: { kind: 'gauge', title: 'A renda por pessoa e os limites', value: 'incomePerPerson', limits: ['limit', 'widenedLimit'] },
  lawDay: 'reference_date',
  input: {
    applicant: choice('Quem pede', ['elderly', 'disabled'], { elderly: 'Idoso', disabled: 'Pessoa com deficiência' }),
    age: count('Idade de quem pede', { min: 0, max: 130 }, 'years'),
    members: count('Pessoas da família', {
      min: 1,
      max: 30,
      hint: 'Na mesma casa: cônjuge, pais, irmãos e filhos solteiros, enteados e menores tutelados',
    }),
    family_income: money('Renda da família por mês', { min: 0, hint: 'A soma de todos, antes do que se tira' }),
    excluded_minimum_benefits: count('Benefícios de até um salário mínimo de outro idoso ou pessoa com deficiência', {
      min: 0,
      max: 29,
      hint: 'Outro BPC, aposentadoria ou pensão: não entram na renda',
    }).default(0),
    excluded_income: money('Bolsa de estágio e de aprendizagem na renda', { min: 0 }).prefault(0),
    reference_date: referenceDate(),
  },
  result: {
    eligible: flag('A idade e a renda cabem'),
    reason: words('Por quê'),
    countedIncome: brl('Renda que conta'),
    incomePerPerson: brl('Renda por pessoa', { hint: 'Arredondada; a comparação é pela fração exata' }),
    limit: brl('Limite por pessoa', { hint: 'Um quarto do salário mínimo' }),
    widenedLimit: brl('Limite ampliado', { hint: 'Meio salário mínimo, por regulamento e prova' }),
    mayBeWidened: flag('Pode caber no limite ampliado'),
    amount: brl('Benefício por mês'),
  },
  answer({ applicant, age, members, family_income: income, excluded_minimum_benefits: benefits, excluded_income: excluded }, ctx) {
    if (benefits >= members) ctx.refuse('excluded_minimum_benefits', say`são de outros da família, que tem ${members}, contando quem pede`)
    const law = ctx.law(bpc)
    const wage = ctx.law(minimumWage).monthly
    const countedIncome = ctx.step(
      'Renda que conta',
      say`${income} − ${excluded} − ${benefits} × ${wage}, não menos que zero`,
      atLeastZero(income - excluded - BigInt(benefits) * wage),
    )
    const incomePerPerson = ctx.step('Renda por pessoa', say`${countedIncome} ÷ ${members}`, split(countedIncome, members, 'halfUp'))
    const limit = ctx.step('Limite por pessoa', say`${wage} ÷ 4`, portion(wage, law.incomeShare, 'halfUp'))
    const widenedLimit = portion(wage, law.widenedShare, 'halfUp')
    const oldEnough = applicant === 'disabled' || age >= law.elderlyAge
    /** Exact comparison: a family of three with 1,215.76 has more than 405.25 each. */
    const within = (share: { readonly n: bigint; readonly d: bigint }): boolean =>
      countedIncome * share.d <= wage * share.n * BigInt(members)
    const eligible = oldEnough && within(law.incomeShare)
    const mayBeWidened = oldEnough && !eligible && within(law.widenedShare)

    ctx.assume('Só a idade e a renda são conferidas aqui: a deficiência é avaliada pelo INSS, e o Cadastro Único deve estar em dia.')
    ctx.assume('O BPC não tem 13º e não deixa pensão.')
    if (law.noOtherDeductions)
      ctx.assume('Nenhuma outra despesa ou renda sai da conta além das informadas (Lei nº 8.742/1993, art. 20, § 3º-A).')
    if (mayBeWidened)
      ctx.assume(
        'Entre um quarto e meio salário mínimo por pessoa o limite pode ser ampliado, por regulamento e com prova (art. 20, § 11-A): quem decide é o INSS ou o juiz.',
      )
    return {
      eligible,
      reason: reasonOf({ oldEnough, eligible, mayBeWidened }, { limit, widenedLimit, age: law.elderlyAge }),
      countedIncome,
      incomePerPerson,
      limit,
      widenedLimit,
      mayBeWidened,
      amount: eligible ? wage : 0n,
    }
  },
})

interface Found {
  readonly oldEnough: boolean
  readonly eligible: boolean
  readonly mayBeWidened: boolean
}

function reasonOf(
  { oldEnough, eligible, mayBeWidened }: Found,
  { limit, widenedLimit, age }: { readonly limit: Money; readonly widenedLimit: Money; readonly age: number },
): Phrase {
  if (!oldEnough) return word`O idoso tem direito desde os ${age} anos.`
  if (eligible) return say`A renda por pessoa não passa de ${limit}.`
  return mayBeWidened
    ? say`A renda por pessoa passa de ${limit}, mas não de ${widenedLimit}: só com a ampliação, que depende de prova.`
    : say`A renda por pessoa passa de ${widenedLimit}.`
}
