import { internalRate } from '../../../../core/finance/irr.ts'
import { type Money, portion, proportion, split } from '../../../../core/money.ts'
import { decimal, Ratio } from '../../../../core/ratio.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, count, money, percentage, percentOf } from '../../../../operation/input/fields.ts'

const DAYS_IN_MONTH = 30

export default calculator({
  id: 'card-machine-fee',
  slug: 'taxa-da-maquininha',
  title: 'Taxa da maquininha',
  summary: 'Quanto o lojista recebe de uma venda no cartão, no prazo e antecipada, e quanto a antecipação custa por mês.',
  group: 'negocios',
  headline: 'netAnticipated',
  says: 'Antecipando, você recebe {value} hoje',
  picture: { kind: 'parts', title: 'Para onde vai a venda antecipada', parts: ['netAnticipated', 'fee', 'anticipationCost'] },
  input: {
    sale_amount: money('Valor da venda', { means: 'amount' }),
    fee_percent: percentage('Taxa da maquininha (MDR) sobre a venda', { min: 0, max: 100 }),
    installments: count('Parcelas da venda', { min: 1, max: 24 }, 'months').default(1),
    days_to_receive: count('Dias até receber a primeira parcela', { min: 0, max: 365, hint: 'As demais, a cada 30 dias' }, 'days').default(
      30,
    ),
    anticipation_rate_per_month: percentage('Taxa de antecipação ao mês', { min: 0, max: 100, hint: '0 para não antecipar' }).prefault(0),
  },
  result: {
    fee: brl('Taxa da maquininha'),
    net: brl('Venda menos a taxa, recebida no prazo'),
    anticipationCost: brl('Custo de antecipar todas as parcelas'),
    netAnticipated: brl('Valor recebido hoje, antecipando'),
    effectiveMonthlyCostPercent: percentOf('Custo efetivo da antecipação ao mês', { decimals: 4 }).nullable(),
    totalCostPercent: percentOf('Taxa e antecipação sobre a venda'),
  },
  answer(input, ctx) {
    const { sale_amount: sale, fee_percent: feeRate, installments, anticipation_rate_per_month: rate } = input
    const fee = ctx.step('Taxa da maquininha', say`${sale} × ${feeRate}`, portion(sale, feeRate, 'halfUp'))
    const net = ctx.step('Líquido no prazo', say`${sale} − ${fee}`, sale - fee)
    const parts = equalParts(net, installments)

    // Simple discount on each net installment by its days, as acquirers quote and charge it.
    let cost = 0n
    for (const [index, part] of parts.entries()) {
      const days = input.days_to_receive + DAYS_IN_MONTH * index
      cost += portion(part, rate.times(Ratio.of(BigInt(days), BigInt(DAYS_IN_MONTH))), 'halfUp')
    }
    if (cost > 0n && cost >= net) {
      ctx.refuse(
        'anticipation_rate_per_month',
        say`antecipar custaria ${cost}, tudo o que há a receber (${net}); use taxa ou prazo menores`,
      )
    }
    ctx.step('Custo da antecipação', say`soma de cada parcela líquida × ${rate} × dias ÷ ${DAYS_IN_MONTH}`, cost)
    const netAnticipated = ctx.step('Recebido hoje', say`${net} − ${cost}`, net - cost)
    ctx.assume(
      'A taxa da maquininha incide sobre a venda inteira, e a antecipação sobre cada parcela líquida, a desconto simples por dia (taxa do mês ÷ 30).',
    )
    ctx.assume('A venda é dividida em parcelas iguais, com os centavos na última, sem mensalidade, aluguel da máquina ou impostos.')
    const effective = effectiveRate(netAnticipated, parts, input.days_to_receive)
    if (effective === null) ctx.assume('Não há custo efetivo mensal para estes valores: não há valor a antecipar.')
    else ctx.step('Custo efetivo ao mês', 'taxa que traz as parcelas líquidas, nas suas datas, ao valor recebido hoje', effective)
    return {
      fee,
      net,
      anticipationCost: cost,
      netAnticipated,
      effectiveMonthlyCostPercent: effective,
      totalCostPercent: proportion(fee + cost, sale),
    }
  },
})

function equalParts(amount: Money, parts: number): Money[] {
  const each = split(amount, parts, 'truncate')
  return Array.from({ length: parts }, (_, index) => (index === parts - 1 ? amount - each * BigInt(parts - 1) : each))
}

function effectiveRate(received: Money, parts: readonly Money[], firstDays: number): Ratio | null {
  const monthly = internalRate(Number(received), parts.map(Number), firstDays / DAYS_IN_MONTH)
  return monthly === null ? null : decimal(monthly)
}
