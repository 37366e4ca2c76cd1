import { atLeastZero, split } from '../../../../core/money.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, flag, integer, money, referenceDate } from '../../../../operation/input/fields.ts'
import minimumExistence from '../../law/minimum-existence.ts'

export default calculator({
  id: 'debt-minimum',
  slug: 'minimo-existencial',
  title: 'Mínimo existencial e superendividamento',
  summary: 'Se as parcelas das dívidas de consumo deixam menos que o mínimo existencial e se a dívida cabe no plano de cinco anos.',
  seeAlso: { 'debt-payoff': 'planejar a ordem de quitar as dívidas' },
  group: 'credito',
  headline: 'left',
  says: { positive: 'Sobram {value} por mês', zero: 'Não sobra nada no mês', negative: 'Faltam {value} por mês' },
  picture: { kind: 'gauge', title: 'O que sobra e o mínimo existencial', value: 'left', limits: ['minimumExistence'], required: true },
  lawDay: 'reference_date',
  input: {
    monthly_income: money('Renda líquida por mês'),
    consumer_installments: money('Parcelas de dívidas de consumo por mês', {
      min: 0,
      hint: 'Cartão, cheque especial, empréstimo pessoal, crediário',
    }),
    excluded_installments: money('Outras parcelas por mês', {
      min: 0,
      hint: 'Consignado, financiamento da casa, com garantia real, impostos, condomínio: o decreto não as conta',
    }).prefault(0),
    total_debt: money('Total das dívidas de consumo', { means: 'debt_balance', min: 0, hint: 'Para o plano de cinco anos' }).prefault(0),
    reference_date: referenceDate(),
  },
  result: {
    minimumExistence: brl('Mínimo existencial'),
    left: brl('O que sobra', { hint: 'Da renda, depois das parcelas que o decreto conta' }),
    compromised: flag('O mínimo existencial está comprometido'),
    maxInstallments: brl('Parcelas que cabem sem tocar no mínimo'),
    planMonths: integer('Meses do plano'),
    planInstallment: brl('Parcela do plano', { none: 'sem o total das dívidas' }).nullable(),
    fitsPlan: flag('A dívida cabe no plano', { none: 'sem o total das dívidas' }).nullable(),
  },
  answer({ monthly_income: income, consumer_installments: installments, excluded_installments: excluded, total_debt: debt }, ctx) {
    const { amount: minimum, planMonths } = ctx.law(minimumExistence)
    const left = ctx.step('O que sobra', say`${income} − ${installments}`, income - installments)
    const maxInstallments = ctx.step('Parcelas que cabem', say`${income} − ${minimum}, não menos que zero`, atLeastZero(income - minimum))
    const planInstallment =
      debt === 0n ? null : ctx.step('Parcela do plano', say`${debt} ÷ ${planMonths}`, split(debt, planMonths, 'halfUp'))
    ctx.assume('Atenção: o consignado não entra nesta conta, embora saia do salário antes de ele chegar (Decreto nº 11.150/2022, art. 4º).')
    if (excluded > 0n)
      ctx.assume(say`As outras parcelas, de ${excluded}, não contam para o decreto; descontadas elas, sobram ${left - excluded}.`)
    ctx.assume(
      'Também ficam fora casa, garantia real, fiança, crédito rural e de empresa, dívida já renegociada, impostos e condomínio, e limites não usados.',
    )
    ctx.assume(
      'O plano diante do juiz é de até cinco anos; no compulsório o credor tem garantidos o principal e a correção (CDC, arts. 104-A e 104-B, § 4º). Não substitui um advogado ou a Defensoria, e a Justiça muitas vezes protege mais que o decreto.',
    )
    return {
      minimumExistence: minimum,
      left,
      compromised: left < minimum,
      maxInstallments,
      planMonths,
      planInstallment,
      fitsPlan: planInstallment === null ? null : planInstallment <= maxInstallments,
    }
  },
})
