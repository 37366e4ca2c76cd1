import { calculator } from '../../../../operation/definition/calculator.ts'
import { choice, percentage } from '../../../../operation/input/fields.ts'
import { dealDays, dealFields, dealResult, opField } from '../../rules/treasury-bonds/bond-deal.ts'
import { dealt, withMaturity } from '../../rules/treasury-bonds/bond-desk.ts'

export default calculator({
  id: 'tesouro-prefixado',
  title: 'Tesouro Prefixado',
  slug: 'tesouro-prefixado',
  summary: 'Preço do Tesouro Prefixado pela taxa, taxa pelo preço, e quanto sobra no resgate depois de imposto, IOF e custódia.',
  seeAlso: { 'tesouro-selic': 'tratar de título pela Selic', 'tesouro-ipca': 'tratar de título com inflação' },
  group: 'investimentos',
  headline: 'unitPrice',
  says: 'Um título custa {value}',
  picture: { kind: 'parts', title: 'Para onde vai o valor bruto', parts: ['netAmount', 'incomeTax', 'iof', 'custodyFee', 'brokerFee'] },
  lawDay: 'trade',
  input: {
    op: opField,
    bond: choice('Título do Tesouro', ['ltn', 'ntnf'], { ltn: 'Prefixado (LTN)', ntnf: 'Prefixado com Juros Semestrais (NTN-F)' }).default(
      'ltn',
    ),
    ...dealFields,
    ipca_annual: percentage('Inflação suposta ao ano', {
      min: -10,
      max: 100,
      hint: 'Para o rendimento real',
      blank: 'ele não é calculado',
    }).optional(),
  },
  result: dealResult,
  answer({ bond, ipca_annual: inflation, ...asked }, ctx) {
    const deal = withMaturity(ctx, asked, bond)
    if (deal.op === 'vna') ctx.refuse('op', 'o prefixado não tem VNA: vale R$ 1.000,00 no vencimento')
    const { settlement } = dealDays(ctx, deal)
    return dealt(ctx, deal, { bond, settlement, inflation: inflation ?? null, exemptSelic: false })
  },
})
