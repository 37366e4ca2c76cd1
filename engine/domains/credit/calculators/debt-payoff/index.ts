import { greatest, portion, smallest, sum } from '../../../../core/money.ts'
import { word } from '../../../../core/text/language.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, choice, flag, integer, list, money, object, percentage, text } from '../../../../operation/input/fields.ts'
import { apart, bySign } from '../../../household/rules/comparison.ts'
import { type Debt, type PayoffPlan, paidOff } from './plan.ts'

const MAX_DEBTS = 30

const planField = (label: string) =>
  object(label, {
    months: integer('Meses até quitar tudo'),
    totalInterest: brl('Total de juros'),
    totalPaid: brl('Total pago'),
    order: list('Em que ordem acabam', object('Dívida', { name: text('Dívida'), month: integer('Mês em que acaba') })),
    timeline: list(
      'Mês a mês',
      object('Mês', { month: integer('Mês'), interest: brl('Juros'), paid: brl('Pago'), balance: brl('Dívida no fim do mês') }),
    ).optional(),
  }).nullable()

export default calculator({
  id: 'debt-payoff',
  slug: 'sair-das-dividas',
  cost: 5,
  title: 'Plano para sair das dívidas',
  summary:
    'Em quantos meses várias dívidas acabam e quanto custam, pagando primeiro a mais cara (avalanche) ou a menor (bola de neve). Para quitar uma só antes do prazo, use early-payoff.',
  seeAlso: { pay_debt_or_invest: 'decidir entre quitar e investir' },
  group: 'credito',
  headline: 'totalInterest',
  says: { by: 'payable', texts: { true: 'Até quitar tudo, você paga {value} de juros', false: 'Pagando isto, as dívidas não acabam' } },
  input: {
    debts: list(
      'Dívidas',
      object('Dívida', {
        name: text('Nome').optional(),
        balance: money('Saldo devedor', { means: 'debt_balance' }),
        monthly_rate: percentage('Juros ao mês', { min: 0, max: 100 }),
        minimum: money('Pagamento mínimo por mês', { min: 0 }),
      }),
      { min: 1, max: MAX_DEBTS },
    ),
    extra: money('Quanto pagar a mais por mês', { min: 0, hint: 'Além de todos os mínimos' }).prefault(0),
    strategy: choice('Ordem', ['both', 'avalanche', 'snowball'], {
      both: 'Comparar as duas',
      avalanche: 'Avalanche: a mais cara primeiro',
      snowball: 'Bola de neve: a menor primeiro',
    }).default('both'),
    schedule: flag('Inclui o mês a mês').default(false),
  },
  result: {
    payable: flag('As dívidas acabam', { hint: 'Falso quando o que se paga não vence os juros' }),
    months: integer('Meses até quitar tudo', { hint: 'Na ordem que custa menos' }).nullable(),
    totalInterest: brl('Total de juros', { hint: 'Na ordem que custa menos' }).nullable(),
    monthlyPayment: brl('Pagamento por mês', { hint: 'Os mínimos e o extra, até o fim' }),
    cheaper: choice('A ordem que custa menos', ['avalanche', 'snowball', 'tie'], {
      avalanche: 'Avalanche',
      snowball: 'Bola de neve',
      tie: 'Empate',
    }).nullable(),
    interestSaved: brl('Juros a menos na ordem mais barata').nullable(),
    avalanche: planField('Avalanche: a mais cara primeiro'),
    snowball: planField('Bola de neve: a menor primeiro'),
  },
  answer({ debts, extra, strategy, schedule }, ctx) {
    const owed: Debt[] = debts.map(({ name, balance, monthly_rate: rate, minimum }, index) => ({
      name: name?.trim() || word`Dívida ${index + 1}`,
      balance,
      rate,
      minimum,
    }))
    const avalanche = strategy === 'snowball' ? null : paidOff(owed, extra, 'avalanche')
    const snowball = strategy === 'avalanche' ? null : paidOff(owed, extra, 'snowball')
    const minimums = sum(owed.map(({ minimum }) => minimum))
    const monthlyPayment = ctx.step('Pagamento por mês', say`${minimums} + ${extra}`, minimums + extra)
    const both = avalanche && snowball
    const gap = both ? snowball.totalInterest - avalanche.totalInterest : null
    const best = both && gap !== null && gap < 0n ? snowball : (avalanche ?? snowball)

    if (best) {
      ctx.step(
        'Total de juros',
        () => say`${best.totalPaid} − ${sum(owed.map(({ balance }) => balance))}; tudo o que se paga menos as dívidas`,
        best.totalInterest,
      )
      if (gap !== null && both)
        ctx.step(
          'Diferença entre as ordens',
          () =>
            say`${greatest(avalanche.totalInterest, snowball.totalInterest)} − ${smallest(avalanche.totalInterest, snowball.totalInterest)}`,
          apart(gap),
        )
    } else {
      const first = sum(owed.map(({ balance, rate }) => portion(balance, rate, 'halfUp')))
      ctx.assume(
        say`O que se paga por mês não vence os juros (no primeiro mês, ${first}): a dívida não acaba em cem anos. Aumente o valor a mais ou negocie a taxa.`,
      )
    }
    ctx.assume('Juros ao fim de cada mês sobre cada saldo, ao centavo; sem compras novas, multas, IOF ou mudança de taxa.')
    ctx.assume('O que se paga por mês fica igual até o fim: o mínimo da dívida que acaba passa para as outras, já no mesmo mês.')
    return {
      payable: best !== null,
      months: best?.months ?? null,
      totalInterest: best?.totalInterest ?? null,
      monthlyPayment,
      cheaper: gap === null ? null : bySign(gap, 'avalanche', 'snowball'),
      interestSaved: gap === null ? null : apart(gap),
      avalanche: planView(avalanche, schedule),
      snowball: planView(snowball, schedule),
    }
  },
})

function planView(plan: PayoffPlan | null, schedule: boolean) {
  return plan && { ...plan, order: [...plan.order], timeline: schedule ? [...plan.timeline] : undefined }
}
