import { monthlyFromAnnual } from '../../../../core/finance/installment.ts'
import { type Money, portion } from '../../../../core/money.ts'
import type { Ratio } from '../../../../core/ratio.ts'
import { joined, type Phrase, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, integer, list, object } from '../../../../operation/input/fields.ts'
import { apart, bySign } from '../../../household/rules/comparison.ts'
import { RENT_OR_BUY } from './fields.ts'
import { livesOf } from './wealth.ts'

export default calculator({
  id: 'rent-vs-buy',
  slug: 'alugar-ou-comprar',
  variantOf: { canonical: 'buy_or_rent', as: 'Só a conta, ano a ano' },
  title: 'Alugar ou comprar',
  summary: 'Patrimônio de quem compra financiado e de quem aluga e investe a diferença, ao longo do tempo.',
  seeAlso: { buy_or_rent: 'decidir, com a parcela que cabe na renda e o aluguel que empata' },
  group: 'moradia',
  headline: 'advantage',
  says: {
    by: 'betterOption',
    texts: {
      buy: 'Comprar deixa {value} a mais no fim',
      rent: 'Alugar e investir a diferença deixa {value} a mais no fim',
      tie: 'As duas opções empatam',
    },
  },
  input: RENT_OR_BUY,
  result: {
    buy: object('Quem compra', {
      downPayment: brl('Entrada'),
      itbi: brl('ITBI e custos da compra'),
      financedAmount: brl('Valor financiado'),
      firstInstallment: brl('Parcela do financiamento'),
      totalInstallments: brl('Parcelas pagas no período'),
      totalInterest: brl('Juros pagos no período'),
      totalMaintenance: brl('Manutenção no período'),
      totalPaid: brl('Tudo o que pagou', { hint: 'Entrada, ITBI, parcelas e manutenção' }),
      totalContributions: brl('Investido nos meses em que comprar saiu mais barato'),
      propertyValue: brl('Valor do imóvel no fim'),
      outstandingBalance: brl('Dívida no fim'),
      investments: brl('Investimentos no fim'),
      finalEquity: brl('Patrimônio no fim', { hint: 'Imóvel menos dívida mais investimentos' }),
    }),
    rent: object('Quem aluga', {
      initialInvestment: brl('Investido no início', { hint: 'A entrada e o ITBI que não pagou' }),
      totalRent: brl('Aluguéis pagos no período'),
      totalContributions: brl('Investido nos meses em que alugar saiu mais barato'),
      finalWealth: brl('Patrimônio no fim', { hint: 'Os investimentos' }),
    }),
    advantage: brl('Quanto a melhor opção tem a mais no fim'),
    betterOption: choice('A opção com mais patrimônio no fim', ['buy', 'rent', 'tie'], { buy: 'Comprar', rent: 'Alugar', tie: 'Empate' }),
    breakEvenMonth: integer('Primeiro mês em que quem comprou tem tanto quanto quem alugou, ou mais', {
      none: 'se nenhum',
    }).nullable(),
    timeline: list(
      'Patrimônio a cada ano, do início ao fim',
      object('Momento', { month: integer('Mês'), buyWealth: brl('De quem comprou'), rentWealth: brl('De quem alugou') }),
    ),
  },
  answer(input, ctx) {
    const { property_value: value, down_payment: downPayment, monthly_rent: rent } = input
    if (downPayment > value) ctx.refuse('down_payment', say`não pode passar do valor do imóvel, ${value}`)
    const horizon = input.horizon_months ?? input.financing_months
    const itbi = ctx.step('ITBI', say`${value} × ${input.itbi_percent}`, portion(value, input.itbi_percent, 'halfUp'))
    const lives = livesOf({
      propertyValue: value,
      downPayment,
      itbi,
      rent,
      financingRate: input.financing_rate,
      financingMonths: input.financing_months,
      appreciation: input.property_appreciation,
      investmentReturn: input.investment_return,
      maintenance: input.maintenance_percent,
      rentAdjustment: input.rent_adjustment,
      horizon,
    })
    const end = lives.moments.at(-1)!
    ctx.step('Investido por quem aluga, no início', say`${downPayment} + ${itbi}`, downPayment + itbi)
    ctx.step(
      'Parcela do financiamento',
      () =>
        lives.financed > 0n
          ? installmentFormula(lives.financed, monthlyFromAnnual(input.financing_rate), input.financing_months)
          : say`${0n}; compra à vista`,
      lives.firstInstallment,
    )
    ctx.step(
      'Patrimônio de quem compra',
      say`imóvel de ${end.propertyValue} − dívida de ${end.debt} + investimentos de ${end.buyerInvested}`,
      end.buyWealth,
    )
    ctx.step(
      'Patrimônio de quem aluga',
      say`entrada, ITBI e diferenças investidos a ${input.investment_return} ao ano por ${horizon} meses`,
      end.rentWealth,
    )
    assumeLives(ctx)
    const gap = end.buyWealth - end.rentWealth
    return {
      buy: {
        downPayment,
        itbi,
        financedAmount: lives.financed,
        firstInstallment: lives.firstInstallment,
        totalInstallments: lives.installments,
        totalInterest: lives.interest,
        totalMaintenance: lives.maintenance,
        totalPaid: downPayment + itbi + lives.installments + lives.maintenance,
        totalContributions: lives.buyerContributions,
        propertyValue: end.propertyValue,
        outstandingBalance: end.debt,
        investments: end.buyerInvested,
        finalEquity: end.buyWealth,
      },
      rent: {
        initialInvestment: downPayment + itbi,
        totalRent: lives.rents,
        totalContributions: lives.tenantContributions,
        finalWealth: end.rentWealth,
      },
      advantage: ctx.step(
        'Vantagem',
        () =>
          joined(
            [end.buyWealth, end.rentWealth].sort((a, b) => (a < b ? 1 : -1)),
            ' − ',
          ),
        apart(gap),
      ),
      betterOption: bySign(gap, 'buy', 'rent'),
      breakEvenMonth: lives.moments.find(({ month, buyWealth, rentWealth }) => month > 0 && buyWealth >= rentWealth)?.month ?? null,
      timeline: lives.moments
        .filter(({ month }) => month % 12 === 0 || month === horizon)
        .map(({ month, buyWealth, rentWealth }) => ({ month, buyWealth, rentWealth })),
    }
  },
})

function assumeLives(ctx: Context): void {
  ctx.assume('Os dois gastam o mesmo por mês: quem tem o mês mais barato investe a diferença, no fim do mês.')
  ctx.assume(
    'Financiamento pela tabela Price, sem seguros, tarifas e correção pela TR; taxas anuais convertidas às mensais por juros compostos.',
  )
  ctx.assume('O aluguel é reajustado a cada doze meses; a manutenção do ano é calculada sobre o valor do imóvel no início dele.')
  ctx.assume('Rendimento já líquido de impostos; condomínio, IPTU e contas são iguais nos dois casos e ficam fora.')
  ctx.assume('Sem corretagem, imposto sobre o ganho ou outros custos de vender o imóvel no fim.')
}

/** Price formula: P × i ÷ (1 − (1 + i)^−n). */
function installmentFormula(financed: Money, monthlyRate: Ratio, months: number): Phrase {
  if (monthlyRate.isZero) return say`${financed} ÷ ${months}`
  const rate = monthlyRate
  return say`${financed} × ${rate} ÷ (1 − (1 + ${rate})^−${months})`
}
