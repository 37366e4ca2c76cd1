import { sacSchedule, schedulesAt } from '../../../../core/finance/installment.ts'
import { type Money, proportion } from '../../../../core/money.ts'
import type { Ratio } from '../../../../core/ratio.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, count, flag, integer, money, percentage, percentOf, referenceDate } from '../../../../operation/input/fields.ts'
import iof, { type IofCharge, type IofTable } from '../../law/iof.ts'
import { DAYS_IN_MONTH, debtWithIofFinanced, iofOnParts } from '../../rules/iof.ts'

export default calculator({
  id: 'iof-credit',
  slug: 'iof-do-emprestimo',
  title: 'IOF do empréstimo',
  summary:
    'O IOF de um crédito de pessoa ou empresa, em um pagamento ou em parcelas, descontado ou financiado. Para compras no exterior, use currency.',
  group: 'credito',
  headline: 'iof',
  says: 'O IOF é de {value}',
  picture: { kind: 'parts', title: 'As duas partes do imposto', parts: ['daily', 'additional'] },
  lawDay: 'reference_date',
  input: {
    amount: money('Valor do crédito'),
    days: count('Dias até pagar', { min: 1, max: 36_500, hint: 'Quando se paga de uma vez' }, 'days').optional(),
    installments: count('Parcelas', { min: 1, max: 600, hint: 'Quando se paga por mês' }, 'months').optional(),
    monthly_rate: percentage('Juros ao mês', { min: 0, max: 100, hint: 'Com parcelas: decide quanto cada uma amortiza' }).optional(),
    system: choice('Sistema de amortização', ['price', 'sac'], { price: 'Tabela Price', sac: 'SAC' }).default('price'),
    borrower: choice('Quem toma o crédito', ['pf', 'pj', 'simples', 'mei'], {
      pf: 'Pessoa física',
      pj: 'Empresa',
      simples: 'Empresa do Simples Nacional',
      mei: 'MEI',
    }).default('pf'),
    financed: flag('O IOF é financiado', { hint: 'Somado à dívida, em vez de descontado do que se recebe' }).default(false),
    reference_date: referenceDate(),
  },
  result: {
    dailyPercent: percentOf('Alíquota ao dia', { decimals: 4 }),
    additionalPercent: percentOf('Alíquota adicional'),
    daily: brl('IOF pelos dias'),
    additional: brl('IOF adicional'),
    iof: brl('IOF', { hint: 'Descontado do que se recebe' }),
    iofFinanced: brl('IOF se for financiado', { hint: 'Maior: o imposto entra na própria base' }),
    debt: brl('Dívida contratada'),
    effectivePercent: percentOf('IOF sobre o valor do crédito'),
    daysCounted: integer('Dias contados, no máximo'),
  },
  answer(input, ctx) {
    const { amount, financed } = input
    const table = ctx.law(iof)
    const charge = chargeOf(ctx, table, input.borrower, amount)
    const partsOf = planOf(ctx, input)
    const taxOf = (debt: Money): Money => {
      const { daily, additional } = iofOnParts(partsOf(debt), charge, table.maxDays)
      return daily + additional
    }
    const parts = partsOf(amount)
    const { daily, additional } = iofOnParts(parts, charge, table.maxDays)
    const longest = Math.min(parts.at(-1)!.days, table.maxDays)
    ctx.step(
      'IOF pelos dias',
      input.days === undefined
        ? say`${charge.daily} ao dia sobre cada amortização, até ${table.maxDays} dias`
        : say`${amount} × ${longest} × ${charge.daily}`,
      daily,
    )
    ctx.step('IOF adicional', say`${amount} × ${charge.additional}`, additional)
    const tax = ctx.step('IOF', say`${daily} + ${additional}`, daily + additional)
    const grown = debtWithIofFinanced(amount, taxOf)
    const iofFinanced = ctx.step(
      'IOF financiado',
      say`${grown} − ${amount}; a dívida que, pago o IOF dela, deixa o valor do crédito`,
      grown - amount,
    )
    ctx.assume('Financiamento habitacional de pessoa física e outras isenções não entram: confira se o seu crédito é uma delas.')
    if (input.installments !== undefined) ctx.assume('Meses de 30 dias, a primeira parcela em um mês.')
    ctx.assume(
      financed
        ? 'IOF somado à dívida: quem toma recebe o valor do crédito inteiro.'
        : 'IOF descontado do valor liberado; iofFinanced diz quanto seria somado à dívida.',
    )
    const due = financed ? iofFinanced : tax
    return {
      dailyPercent: charge.daily,
      additionalPercent: charge.additional,
      daily,
      additional,
      iof: tax,
      iofFinanced,
      debt: financed ? grown : amount,
      effectivePercent: ctx.step('IOF sobre o crédito', say`${due} ÷ ${amount}`, proportion(due, amount)),
      daysCounted: longest,
    }
  },
})

type Borrower = 'pf' | 'pj' | 'simples' | 'mei'

function chargeOf(ctx: Context, table: IofTable, borrower: Borrower, amount: Money): IofCharge {
  if (borrower === 'pf') return table.individual
  const small = borrower !== 'pj' && amount <= table.smallCompanyUpTo
  if (borrower !== 'pj' && !small)
    ctx.assume(say`Acima de ${table.smallCompanyUpTo} o Simples e o MEI pagam a alíquota das demais empresas.`)
  const charge = small ? table.smallCompany : table.company
  return charge ?? ctx.refuse('borrower', 'não há alíquota confirmada para este tomador nesta data')
}

interface Plan {
  readonly days?: number | undefined
  readonly installments?: number | undefined
  readonly monthly_rate?: Ratio | undefined
  readonly system: 'price' | 'sac'
}

/** Repayment plan: amortizations and days to each. */
function planOf(ctx: Context, { days, installments, monthly_rate: rate, system }: Plan) {
  if (days !== undefined) {
    if (installments !== undefined) ctx.refuse('days', 'não combina com installments: informe os dias ou as parcelas')
    return (debt: Money) => [{ days, amortization: debt }]
  }
  if (installments === undefined) ctx.refuse('days', 'informe days, ou installments e monthly_rate')
  if (rate === undefined) ctx.refuse('monthly_rate', 'é obrigatório junto com installments')
  const { even } = schedulesAt(rate, installments)
  const schedule = (debt: Money) => (system === 'sac' ? sacSchedule(debt, rate, installments) : even(debt))
  return (debt: Money) => schedule(debt).map(({ month, amortization }) => ({ days: DAYS_IN_MONTH * month, amortization }))
}
