import { type Money, split } from '../../../../core/money.ts'
import { type Phrase, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, count, flag, integer, money, referenceDate, words } from '../../../../operation/input/fields.ts'
import familyAllowance from '../../../payroll/law/family-allowance.ts'
import { familyQuota } from '../../../payroll/rules/charges-and-benefits/family-allowance.ts'

const DAYS_IN_MONTH = 30

export default calculator({
  id: 'family-allowance',
  slug: 'salario-familia',
  title: 'Salário-família',
  summary: 'Quanto se recebe por filho de até 14 anos, pela renda do mês e pela tabela da data.',
  group: 'trabalho',
  headline: 'amount',
  says: { by: 'eligible', texts: { true: 'Você recebe {value} de salário-família no mês', false: 'Não há salário-família neste mês' } },
  lawDay: 'reference_date',
  input: {
    remuneration: money('Remuneração do mês', { hint: 'Sem o 13º e sem o terço de férias. Com dois empregos, a soma' }),
    children: count('Filhos', { min: 0, max: 30, hint: 'Filhos ou equiparados de até 14 anos, ou com deficiência de qualquer idade' }),
    days_worked: count(
      'Dias trabalhados',
      { min: 1, max: DAYS_IN_MONTH, hint: 'Só no mês de admissão ou de saída; nos outros, 30' },
      'days',
    ).default(DAYS_IN_MONTH),
    reference_date: referenceDate(),
  },
  result: {
    eligible: flag('Tem direito'),
    reason: words('Por quê'),
    limit: brl('Limite de renda', { hint: 'Acima dele não há cota nenhuma' }),
    quota: brl('Cota por filho', { hint: 'Já na proporção dos dias' }),
    amount: brl('Salário-família do mês'),
    bracket: integer('Faixa da tabela').nullable(),
  },
  answer({ remuneration, children, days_worked: days }, ctx) {
    const table = ctx.law(familyAllowance)
    const { bracket, quota: full } = familyQuota(remuneration, table)
    const quota = split(full * BigInt(days), DAYS_IN_MONTH, 'halfUp')
    const eligible = bracket !== null && children > 0
    if (bracket === null) ctx.step('Cota por filho', say`${quota}; renda acima de ${table.incomeLimit}, sem direito`, quota)
    else if (days === DAYS_IN_MONTH) ctx.step('Cota por filho', say`${full}; faixa ${bracket} da tabela`, quota)
    else ctx.step('Cota por filho', say`${full} × ${days} ÷ ${DAYS_IN_MONTH}`, quota)
    const amount = ctx.step('Salário-família', say`${quota} × ${children}`, quota * BigInt(children))

    ctx.assume('O limite é de cada um: pai e mãe empregados recebem os dois, cada um pela sua renda.')
    ctx.assume(
      'Vale para empregado, doméstico, avulso e aposentado nas condições da Lei nº 8.213/1991, art. 65; autônomo e MEI não recebem.',
    )
    if (days < DAYS_IN_MONTH) ctx.assume('No mês de admissão ou de saída a cota é proporcional aos dias, arredondada por filho.')
    return {
      eligible,
      reason: reasonOf(bracket !== null, children, table.incomeLimit),
      limit: table.incomeLimit,
      quota,
      amount,
      bracket,
    }
  },
})

function reasonOf(withinLimit: boolean, children: number, limit: Money): Phrase {
  if (!withinLimit) return say`A renda passa de ${limit}, o limite desta data.`
  return children === 0 ? 'A cota é por filho, e nenhum foi informado.' : say`A renda não passa de ${limit}, o limite desta data.`
}
