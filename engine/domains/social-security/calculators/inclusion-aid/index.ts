import { type Money, portion } from '../../../../core/money.ts'
import { type Phrase, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, choice, count, flag, money, referenceDate, words } from '../../../../operation/input/fields.ts'
import minimumWage from '../../../payroll/law/minimum-wage.ts'
import inclusionAid, { type InclusionAid } from '../../law/inclusion-aid.ts'

export default calculator({
  id: 'inclusion-aid',
  slug: 'auxilio-inclusao',
  title: 'Auxílio-inclusão',
  summary: 'Quanto recebe a pessoa com deficiência que troca o BPC por um emprego: metade do BPC, junto com o salário.',
  seeAlso: { bpc: 'ver o direito ao BPC' },
  group: 'cotidiano',
  headline: 'amount',
  says: { by: 'eligible', texts: { true: 'O auxílio é de {value} por mês', false: 'Não há auxílio-inclusão' } },
  picture: { kind: 'gauge', title: 'O salário e o limite', value: { input: 'pay' }, limits: ['limit'] },
  lawDay: 'reference_date',
  input: {
    pay: money('Salário'),
    disability: choice('Grau da deficiência', ['mild', 'moderate', 'severe'], { mild: 'Leve', moderate: 'Moderada', severe: 'Grave' }),
    received_bpc: flag('Recebe ou recebeu BPC nos últimos cinco anos').default(true),
    insured: flag('É segurado obrigatório da Previdência', { hint: 'Quem tem carteira assinada é' }).default(true),
    members: count('Pessoas da família', { min: 1, max: 30 }).default(1),
    other_family_income: money('Renda dos outros da família', { min: 0, hint: 'Sem o próprio salário' }).prefault(0),
    reference_date: referenceDate(),
  },
  result: {
    eligible: flag('Há direito'),
    reason: words('Por quê'),
    limit: brl('Salário até', { hint: 'Dois salários mínimos' }),
    amount: brl('Auxílio por mês'),
    bpcLost: brl('BPC que deixa de receber'),
    totalIncome: brl('Salário e auxílio'),
  },
  answer(input, ctx) {
    const law = ctx.law(inclusionAid)
    const wage = ctx.law(minimumWage).monthly
    const limit = ctx.step('Salário até', say`${law.payLimitMinimumWages} × ${wage}`, wage * BigInt(law.payLimitMinimumWages))
    const refusal = refusalOf(input, { law, wage, limit })
    const amount = refusal === null ? ctx.step('Auxílio', say`${wage} ÷ 2`, portion(wage, law.share, 'halfUp')) : 0n
    const totalIncome = ctx.step('Salário e auxílio', say`${input.pay} + ${amount}`, input.pay + amount)
    ctx.assume('O BPC fica suspenso enquanto a pessoa trabalha, e pode voltar depois (Lei nº 8.742/1993, art. 21-A).')
    ctx.assume('Não se acumula com aposentadoria, pensão, benefício por incapacidade nem seguro-desemprego (Lei nº 8.742/1993, art. 26-C).')
    return {
      eligible: refusal === null,
      reason: refusal ?? say`Deficiência moderada ou grave e salário de até ${limit}.`,
      limit,
      amount,
      bpcLost: input.received_bpc ? wage : 0n,
      totalIncome,
    }
  },
})

interface Worker {
  readonly pay: Money
  readonly disability: 'mild' | 'moderate' | 'severe'
  readonly received_bpc: boolean
  readonly insured: boolean
  readonly members: number
  readonly other_family_income: Money
}

function refusalOf(
  { pay, disability, received_bpc: received, insured, members, other_family_income: others }: Worker,
  { law, wage, limit }: { readonly law: InclusionAid; readonly wage: Money; readonly limit: Money },
): Phrase | null {
  if (disability === 'mild') return 'A deficiência deve ser moderada ou grave.'
  if (!received) return 'É de quem recebe o BPC, ou o recebeu nos últimos cinco anos.'
  if (!insured) return 'É preciso ser segurado obrigatório da Previdência.'
  if (pay > limit) return say`O salário passa de ${limit}, dois salários mínimos.`
  // The applicant's own pay is excluded from the family's income (art. 26-A, § 4º).
  const over = others * law.incomeShare.d > wage * law.incomeShare.n * BigInt(members)
  return over ? 'A renda dos outros da família, por pessoa, passa de um quarto do salário mínimo.' : null
}
