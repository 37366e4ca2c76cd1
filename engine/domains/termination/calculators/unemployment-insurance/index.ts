import { greatest, type Money, portion, split, sum } from '../../../../core/money.ts'
import { word } from '../../../../core/text/language.ts'
import { joined, type Phrase, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, count, flag, integer, lawDate, list, money, words } from '../../../../operation/input/fields.ts'
import minimumWage from '../../../payroll/law/minimum-wage.ts'
import unemploymentEligibility from '../../law/unemployment-eligibility.ts'
import unemploymentInsurance, { type UnemploymentBenefit } from '../../law/unemployment-insurance.ts'

const ORDINAL = ['1º', '2º', '3º'] as const

export default calculator({
  id: 'unemployment-insurance',
  slug: 'seguro-desemprego',
  title: 'Seguro-desemprego',
  summary: 'Direito, valor e número de parcelas do seguro-desemprego do trabalhador formal dispensado sem justa causa.',
  seeAlso: { after_dismissal: 'ver tudo o que se recebe depois da demissão' },
  group: 'trabalho',
  headline: 'installmentAmount',
  says: {
    by: 'eligible',
    texts: { true: 'Você recebe {installments|parcela|parcelas} de {value}', false: 'Não há seguro-desemprego a receber' },
  },
  lawDay: 'reference_date',
  input: {
    average_salary: money('Média dos três últimos salários', { hint: 'Ou informe os salários' }).optional(),
    last_salaries: list('Três últimos salários', money('Salário'), {
      min: 1,
      max: 3,
      hint: 'No lugar da média; um ou dois, para quem não recebeu três',
    }).optional(),
    months_worked: count('Meses trabalhados nos últimos 36', { min: 0 }, 'months'),
    times_requested: count('Qual pedido é este', {
      min: 1,
      max: 3,
      hint: '1º, 2º ou 3º em diante',
      spoken: ['vez', 'solicitação'],
    }).default(1),
    reference_date: lawDate('Dia em que o benefício é concedido', {
      hint: 'A tabela é a desse dia',
      blank: 'hoje em São Paulo',
    }).optional(),
  },
  result: {
    eligible: flag('Há direito ao benefício'),
    reason: words('Por quê'),
    monthsMissing: integer('Meses que faltam para o direito'),
    averageSalary: brl('Média dos salários', { hint: 'Quando os salários são informados' }).optional(),
    installmentAmount: brl('Valor de cada parcela'),
    installmentRoundedUp: brl('Parcela arredondada para o real seguinte', {
      hint: 'Como diz a lei; o ministério divulga valores com centavos',
    }),
    installments: integer('Número de parcelas'),
    total: brl('Total do benefício'),
    bracket: integer('Faixa da tabela em que cai a média', { hint: '1, 2 ou 3' }),
    floorApplied: flag('Parcela elevada ao salário mínimo'),
  },
  answer({ months_worked: months, times_requested: request, ...pay }, ctx) {
    const average = averageOf(ctx, pay)
    const told = pay.last_salaries ? { averageSalary: average } : {}
    const table = ctx.law(unemploymentInsurance)
    const eligibility = ctx.law(unemploymentEligibility)
    const floor = ctx.law(minimumWage).monthly
    const terms = [eligibility.first, eligibility.second, eligibility.later][request - 1]!
    const { bracket, amount, formula } = benefitOf(average, table)

    ctx.assume(
      'Dispensa sem justa causa, sem renda própria e sem benefício da Previdência de prestação continuada (Lei nº 7.998/1990, art. 3º).',
    )
    ctx.assume(
      say`Os mesmos meses servem à carência (${terms.minimumMonths} nos últimos ${terms.withinMonths}) e ao número de parcelas (36 meses); fração de ${eligibility.monthFromDays} dias ou mais conta como mês.`,
    )
    ctx.assume('Meses já usados em pedido anterior não contam.')
    if (months < terms.minimumMonths) {
      ctx.step('Número de parcelas', say`0; ${months} meses, menos que os ${terms.minimumMonths} do ${ORDINAL[request - 1]!} pedido`, 0)
      return {
        eligible: false,
        reason: say`No ${ORDINAL[request - 1]!} pedido são precisos ${terms.minimumMonths} meses de trabalho; foram informados ${months}, e ${missingWords(terms.minimumMonths - months)}.`,
        monthsMissing: ctx.step('Meses que faltam', say`${terms.minimumMonths} − ${months}`, terms.minimumMonths - months, 'months'),
        ...told,
        installmentAmount: 0n,
        installmentRoundedUp: 0n,
        installments: 0,
        total: 0n,
        bracket,
        floorApplied: false,
      }
    }
    const { count: installments } = terms.installments.find(({ fromMonths }) => months >= fromMonths)!
    const installment = greatest(amount, floor)
    const floorApplied = amount < floor
    ctx.step(
      'Valor da parcela',
      () => (floorApplied ? say`${formula()}, não menos que ${floor}; o salário mínimo` : formula()),
      installment,
    )
    ctx.step('Número de parcelas', say`${installments}; por ${months} meses no ${ORDINAL[request - 1]!} pedido`, installments)
    const total = installment * BigInt(installments)
    ctx.step('Total', say`${installment} × ${installments}`, total)
    const installmentRoundedUp = ((installment + 99n) / 100n) * 100n
    if (installmentRoundedUp > installment)
      ctx.assume(
        say`A lei manda arredondar a parcela para o real seguinte, ${installmentRoundedUp} (Lei nº 7.998/1990, art. 4º, § 4º), mas o ministério divulga e paga valores com centavos: o total usa ${installment}.`,
      )
    ctx.assume('A tabela é a do dia em que o benefício é concedido, e não a do dia da dispensa.')
    return {
      eligible: true,
      reason: say`Cumpridos os ${terms.minimumMonths} meses de trabalho exigidos no ${ORDINAL[request - 1]!} pedido.`,
      monthsMissing: 0,
      ...told,
      installmentAmount: installment,
      installmentRoundedUp,
      installments,
      total,
      bracket,
      floorApplied,
    }
  },
})

const missingWords = (months: number): string => (months === 1 ? 'falta 1 mês' : word`faltam ${months} meses`)

interface Pay {
  readonly average_salary?: Money | undefined
  readonly last_salaries?: readonly Money[] | undefined
}

/** Mean of the last three salaries, or of those there are (Lei 7.998/1990, art. 5º, § 1º). */
function averageOf(ctx: Context, { average_salary: told, last_salaries: salaries }: Pay): Money {
  if (!salaries) return told ?? ctx.refuse('average_salary', 'informe a média, ou os últimos salários em last_salaries')
  if (told !== undefined) ctx.refuse('average_salary', 'não vem com last_salaries: informe a média ou os salários')
  const average = split(sum(salaries), salaries.length, 'halfUp')
  ctx.step('Média dos salários', () => say`(${joined(salaries, ' + ')}) ÷ ${salaries.length}`, average)
  if (salaries.length < 3)
    ctx.assume('Com menos de três salários, a média é a dos que houve; o mês incompleto entra pelo valor de um mês inteiro.')
  return average
}

/** Benefit before the floor of one minimum wage. */
function benefitOf(average: Money, table: UnemploymentBenefit): { bracket: number; amount: Money; formula: () => Phrase } {
  if (average <= table.firstLimit) {
    return {
      bracket: 1,
      amount: portion(average, table.firstRate, 'halfUp'),
      formula: () => say`${average} × ${table.firstRate}`,
    }
  }
  if (average <= table.secondLimit) {
    return {
      bracket: 2,
      amount: table.secondAmount + portion(average - table.firstLimit, table.secondRate, 'halfUp'),
      formula: () => say`${table.secondAmount} + (${average} − ${table.firstLimit}) × ${table.secondRate}`,
    }
  }
  return {
    bracket: 3,
    amount: table.highest,
    formula: () => say`${table.highest}; valor fixo, com média acima de ${table.secondLimit}`,
  }
}
