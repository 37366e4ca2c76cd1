import { type Money, proportion, split } from '../../../../core/money.ts'
import { divide } from '../../../../core/ratio.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, count, integer, money, percentOf } from '../../../../operation/input/fields.ts'

export default calculator({
  id: 'consortium-bid',
  slug: 'lance-de-consorcio',
  title: 'Lance de consórcio',
  summary:
    'Quanto sobra da carta de crédito com lance embutido e como fica a parcela ou o prazo depois do lance. Para o custo do consórcio inteiro, use consorcio.',
  group: 'credito',
  headline: 'netCredit',
  says: 'Você recebe {value} de crédito',
  input: {
    credit: money('Carta de crédito'),
    embedded_bid: money('Lance embutido', { min: 0, hint: 'Pago com parte da própria carta' }).prefault(0),
    paid_bid: money('Lance pago do bolso', { min: 0 }).prefault(0),
    balance: money('Saldo a pagar ao grupo', {
      means: 'debt_balance',
      hint: 'Com as taxas; para saber a parcela depois do lance',
    }).optional(),
    remaining: count('Parcelas que faltam', { min: 1, max: 600 }, 'months').optional(),
    reduce: choice('O que o lance diminui', ['installment', 'term'], { installment: 'A parcela', term: 'O prazo' }).default('installment'),
  },
  result: {
    netCredit: brl('Crédito que se recebe'),
    bidTotal: brl('Lance'),
    bidPercent: percentOf('Lance sobre a carta'),
    currentInstallment: brl('Parcela antes do lance').nullable(),
    newBalance: brl('Saldo depois do lance').nullable(),
    newInstallment: brl('Parcela depois do lance').nullable(),
    newRemaining: integer('Parcelas depois do lance').nullable(),
  },
  answer(input, ctx) {
    const { credit, embedded_bid: embedded, paid_bid: paid } = input
    if (embedded >= credit) ctx.refuse('embedded_bid', say`deve ser menor que a carta, ${credit}`)
    if (embedded + paid === 0n) ctx.refuse('paid_bid', 'informe o lance embutido, o pago ou os dois')
    const netCredit = ctx.step('Crédito que se recebe', say`${credit} − ${embedded}`, credit - embedded)
    const bidTotal = ctx.step('Lance', say`${embedded} + ${paid}`, embedded + paid)
    const bidPercent = ctx.step('Lance sobre a carta', say`${bidTotal} ÷ ${credit}`, proportion(bidTotal, credit))
    ctx.assume('O lance, embutido ou pago, abate o saldo; as taxas continuam calculadas sobre a carta inteira.')
    ctx.assume('O maior lance embutido é regra de cada grupo, e dar o lance não garante a contemplação.')
    return { netCredit, bidTotal, bidPercent, ...afterBid(ctx, input, bidTotal) }
  },
})

interface Sent {
  readonly balance?: Money | undefined
  readonly remaining?: number | undefined
  readonly reduce: 'installment' | 'term'
}

function afterBid(ctx: Context, { balance, remaining, reduce }: Sent, bid: Money) {
  if (balance === undefined && remaining === undefined)
    return { currentInstallment: null, newBalance: null, newInstallment: null, newRemaining: null }
  if (balance === undefined) ctx.refuse('balance', 'é obrigatório junto com remaining')
  if (remaining === undefined) ctx.refuse('remaining', 'é obrigatório junto com balance')
  if (bid > balance) ctx.refuse('paid_bid', say`o lance não pode passar do saldo de ${balance}`)
  const currentInstallment = ctx.step('Parcela antes do lance', say`${balance} ÷ ${remaining}`, split(balance, remaining, 'halfUp'))
  const newBalance = ctx.step('Saldo depois do lance', say`${balance} − ${bid}`, balance - bid)
  ctx.assume('Parcelas iguais, sem o reajuste anual da carta.')
  if (reduce === 'installment') {
    const newInstallment = ctx.step('Parcela depois do lance', say`${newBalance} ÷ ${remaining}`, split(newBalance, remaining, 'halfUp'))
    return { currentInstallment, newBalance, newInstallment, newRemaining: remaining }
  }
  if (currentInstallment === 0n) ctx.refuse('balance', 'a parcela não chega a um centavo')
  // A smaller last installment counts as one.
  const whole = divide(newBalance, currentInstallment, 'truncate')
  const newRemaining = Math.min(Number(whole) + (newBalance % currentInstallment > 0n ? 1 : 0), remaining)
  ctx.step('Parcelas depois do lance', say`${newBalance} ÷ ${currentInstallment}; a última pode ser menor`, newRemaining)
  return { currentInstallment, newBalance, newInstallment: currentInstallment, newRemaining }
}
