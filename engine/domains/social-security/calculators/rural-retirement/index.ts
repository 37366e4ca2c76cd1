import { Ratio } from '../../../../core/ratio.ts'
import { joined, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, choice, count, flag, integer, quantity, referenceDate, words } from '../../../../operation/input/fields.ts'
import minimumWage from '../../../payroll/law/minimum-wage.ts'
import ruralRetirement from '../../law/rural-retirement.ts'

export default calculator({
  id: 'rural-retirement',
  slug: 'aposentadoria-rural',
  title: 'Aposentadoria rural',
  summary: 'Se o segurado especial (agricultor familiar, pescador artesanal, extrativista) já pode se aposentar por idade, e de quanto.',
  seeAlso: { retirement: 'ver a aposentadoria de quem contribui na cidade' },
  group: 'trabalho',
  headline: 'benefit',
  says: { by: 'eligible', texts: { true: 'A aposentadoria é de {value} por mês', false: 'Ainda não há direito: {reason}' } },
  picture: {
    kind: 'gauge',
    title: 'Os meses de trabalho rural e os exigidos',
    value: { input: 'rural_months' },
    limits: ['monthsNeeded'],
    required: true,
  },
  lawDay: 'reference_date',
  input: {
    sex: choice('Sexo', ['male', 'female'], { male: 'Homem', female: 'Mulher' }),
    age: quantity('Idade, em anos', 'years', { min: 0, max: 130 }),
    rural_months: count('Meses de trabalho rural', { min: 0, max: 1200, hint: 'Logo antes do pedido, mesmo com pausas' }, 'months'),
    reference_date: referenceDate(),
  },
  result: {
    eligible: flag('Há direito'),
    reason: words('Por quê'),
    ageNeeded: integer('Idade exigida'),
    monthsNeeded: integer('Meses exigidos'),
    benefit: brl('Benefício', { none: 'sem direito' }).nullable(),
  },
  answer({ sex, age, rural_months: months }, ctx) {
    const law = ctx.law(ruralRetirement)
    const needed = law[sex].age
    const oldEnough = age.compare(Ratio.of(BigInt(needed))) >= 0
    const longEnough = months >= law.months
    const eligible = oldEnough && longEnough
    const lacking = [
      oldEnough ? null : say`a idade é de ${needed} anos`,
      longEnough ? null : say`são precisos ${law.months} meses de trabalho rural`,
    ].filter((each) => each !== null)
    const reason = eligible ? say`${needed} anos e ${law.months} meses cumpridos` : joined(lacking, ' e ')
    ctx.step('Direito', say`${needed} anos de idade e ${law.months} meses de trabalho rural`, eligible ? 'sim' : 'não')
    const minimum = ctx.law(minimumWage).monthly
    const benefit = eligible ? ctx.step('Benefício', say`${minimum}; um salário mínimo`, minimum) : null
    ctx.assume(
      'Segurado especial, com prova do trabalho rural logo antes do pedido. Quem contribui por conta própria ou soma tempo na cidade tem outra conta.',
    )
    return { eligible, reason, ageNeeded: needed, monthsNeeded: law.months, benefit }
  },
})
